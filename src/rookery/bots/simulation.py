"""Games between bots that follow from a seed alone (docs/notation.md: reproducing simulated games)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Protocol

from rookery.bots.twin_match import can_play, has_twin, play_on_twin
from rookery.bots.uniform import Uniform
from rookery.core.frozen import FrozenMap
from rookery.core.record import Record, Setup
from rookery.fast.twins import make_twin
from rookery.games import GAMES
from rookery.play.asking import play_out
from rookery.play.bot import Bot, GameListener
from rookery.play.match import Match, bot_rng, chance_rng


@dataclass(frozen=True, slots=True)
class Simulation:
    """Everything that determines simulated games: the setup, the name of each seat's bot, the seed, and the release of Rookery.

    With `draw_opener` chance draws the opener of each game.
    """

    setup: Setup
    names: tuple[str, ...]
    seed: str
    version: str
    draw_opener: bool

    def play(self, bots: Sequence[Bot], numbers: Iterable[int]) -> Iterator[Record]:
        """Yield the games with these numbers, played by `bots`. A game depends only on its number, not on the other games or the engine."""
        play = _engine(self.setup, bots)
        tags = {f"player {seat}": name for seat, name in enumerate(self.names)}
        for number in numbers:
            chance, thought = chance_rng(f"{self.seed}:{number}"), bot_rng(f"{self.seed}:{number}")
            setup = replace(self.setup, opener=chance.randrange(self.setup.seats)) if self.draw_opener else self.setup
            actions, scores = play(setup, bots, chance=chance, thought=thought)
            yield Record(setup, actions, scores, FrozenMap({**tags, "deal": str(number), "seed": self.seed, "version": self.version}))


class Engine(Protocol):
    """A function that plays a whole game and returns its actions in notation and its scores."""

    def __call__(self, setup: Setup, bots: Sequence[Bot], *, chance: Random, thought: Random) -> tuple[tuple[str, ...], tuple[int, ...]]: ...


def _engine(setup: Setup, bots: Sequence[Bot]) -> Engine:
    """Return the fastest engine for this setup: the compiled twin if the game has one and all bots support it, else the readable rules.

    Only the rules tell bots when a game begins and ends.
    """
    if all(isinstance(bot, Uniform) for bot in bots) and has_twin(setup):
        return _at_random
    return play_on_twin if can_play(setup, bots) and not any(isinstance(bot, GameListener) for bot in bots) else _by_rules


def _at_random(
    setup: Setup,
    bots: Sequence[Bot],  # noqa: ARG001  uniform bots need only the choices
    *,
    chance: Random,
    thought: Random,
) -> tuple[tuple[str, ...], tuple[int, ...]]:
    twin = make_twin(setup)
    return tuple(twin.play_by_lot(chance, thought)), twin.scores


def _by_rules(setup: Setup, bots: Sequence[Bot], *, chance: Random, thought: Random) -> tuple[tuple[str, ...], tuple[int, ...]]:
    match = Match(GAMES[setup.game], setup)
    play_out(match, bots, chance=chance, thought=thought)
    outcome = match.rules.outcome(match.state)
    assert outcome is not None, "a game that was played out is over"
    return tuple(match.actions), outcome.scores
