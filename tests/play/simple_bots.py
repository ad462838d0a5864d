"""Simple bots for tests, and helpers to set up 5 Towers and to let two bots meet."""

from concurrent.futures import Executor
from dataclasses import dataclass
from random import Random

from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.core.view import View
from rookery.games import GAMES
from rookery.play.bot import Bot
from rookery.play.tournament import Meeting, Terms, Tournament

FIVE_TOWERS = GAMES["five-towers"]


def five_towers(seats: int = 2, *, opener: int = 0, **options: str) -> Setup:
    return Setup("five-towers", seats, FrozenMap({name.replace("_", "-"): value for name, value in options.items()}), opener=opener)


@dataclass(frozen=True)
class Idler:
    """A bot that never builds: all towers stay empty, and a game among such bots is a tie at 0."""

    def choose(self, view: View, rng: Random) -> str:
        return next(choice.action for choice in view.choices if choice.action in ("bid 0", "pass"))


@dataclass(frozen=True)
class First:
    """A bot that takes the first choice after drawing unused random numbers."""

    dice: int = 0

    def choose(self, view: View, rng: Random) -> str:
        for _ in range(self.dice):
            rng.random()
        return view.choices[0].action


@dataclass(frozen=True)
class Last:
    """A bot that takes the last choice."""

    def choose(self, view: View, rng: Random) -> str:
        return view.choices[-1].action


def meet(challenger: Bot, rival: Bot, setup: Setup | None = None, *, deals: int = 2, seed: int = 5, executor: Executor | None = None) -> Meeting:
    """Let two bots play some deals as the arena does, by default at a table of 5 Towers for two."""
    pair, setup = ("challenger", "rival"), setup or five_towers()
    bots = dict(zip(pair, (challenger, rival), strict=True))
    tournament = Tournament(Terms(GAMES[setup.game], setup, (pair,), bots.__getitem__, str(seed)), deals)
    for _ in tournament.play(executor):
        pass
    return tournament.meetings[pair]
