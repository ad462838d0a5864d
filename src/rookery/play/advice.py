"""A bot's evaluation of the choices in a view, with reasons for people."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple, Protocol, runtime_checkable

from rookery.core.outcome import Args, Outcome
from rookery.core.view import View


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why a choice is good or bad: a locale id with arguments, where `seat` is another player."""

    label: str
    args: Args


@dataclass(frozen=True, slots=True)
class Opinion:
    """The expected result of a choice for the acting seat: win probability, margin over the best rival, and its standard deviation.

    `then` lists the seat's next choices in the same turn, if a turn has several.
    """

    action: str
    result: float
    margin: float
    spread: float
    explanations: tuple[Explanation, ...] = ()
    then: tuple[str, ...] = ()


class Forecast(NamedTuple):
    """The expected result of a position for a seat: win probability and final points.

    `drawing` is the mean of its final points over the possible draws, if known more precisely than `points` before a draw.
    """

    result: float
    points: float
    drawing: float | None = None


def final_forecasts(outcome: Outcome) -> tuple[Forecast, ...]:
    """Return each seat's result at the end of a game; tied winners share the win."""
    return tuple(Forecast((seat in outcome.winners) / len(outcome.winners), score) for seat, score in enumerate(outcome.scores))


def best_few(opinions: Sequence[Opinion], count: int) -> tuple[Opinion, ...]:
    """Return the first opinions, skipping those with the same expected result as an earlier one, such as another rotation of a symmetric tile."""
    found: dict[tuple[float, float], Opinion] = {}
    for opinion in opinions:
        found.setdefault((opinion.result, opinion.margin), opinion)
    return tuple(found.values())[:count]


@runtime_checkable
class Advisor(Protocol):
    """A bot that can also evaluate every choice and position. It sees only the view."""

    def explain(self, view: View, rng: Random, *, samples: int | None = None) -> tuple[Opinion, ...]:
        """Evaluate each choice, best first; more samples give a smaller error."""

    def expect(self, view: View, rng: Random, *, samples: int | None = None) -> tuple[Forecast, ...]:
        """Return each seat's expected result; the win probabilities add up to 1. A spectator's view also works."""
