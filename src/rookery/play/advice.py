"""What a bot thinks of the choices of a view, so that people can be told why."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple, Protocol, runtime_checkable

from rookery.core.outcome import Args, Outcome
from rookery.core.view import View


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why a choice is good or bad, as a locale id with arguments; `seat` among them is another player."""

    label: str
    args: Args


@dataclass(frozen=True, slots=True)
class Opinion:
    """What a choice promises to the seat that makes it: its share of the win, its points more than the best rival's, and their standard deviation.

    `then` is what the seat does afterwards in the same turn to get that, where a turn has several choices.
    """

    action: str
    result: float
    margin: float
    spread: float
    explanations: tuple[Explanation, ...] = ()
    then: tuple[str, ...] = ()


class Prospect(NamedTuple):
    """What a position promises to a seat: its share of the win, and its points at the end of the game.

    `drawing` is the mean of its points over what may be drawn, where that is known better than `points` before a draw.
    """

    result: float
    points: float
    drawing: float | None = None


def final_prospects(outcome: Outcome) -> tuple[Prospect, ...]:
    """What each seat has at the end of a game; winners share the win."""
    return tuple(Prospect((seat in outcome.winners) / len(outcome.winners), score) for seat, score in enumerate(outcome.scores))


def best_few(opinions: Sequence[Opinion], count: int) -> tuple[Opinion, ...]:
    """The first opinions, without those that promise just what one before them does: a tile that looks the same either way round is told once."""
    found: dict[tuple[float, float], Opinion] = {}
    for opinion in opinions:
        found.setdefault((opinion.result, opinion.margin), opinion)
    return tuple(found.values())[:count]


@runtime_checkable
class Advisor(Protocol):
    """What a bot may offer besides: an opinion of every choice, and of every position. It knows what the view shows and nothing else."""

    def explain(self, view: View, rng: Random, *, samples: int | None = None) -> tuple[Opinion, ...]:
        """An opinion of each choice, the best first; with more samples it is surer."""

    def expect(self, view: View, rng: Random, *, samples: int | None = None) -> tuple[Prospect, ...]:
        """What each seat may expect; the shares of the win are 1 together. Any view will do, a spectator's too."""
