"""Simple bots for tests, and a short way to write a setup of 5 Towers."""

from dataclasses import dataclass
from random import Random

from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.core.view import View
from rookery.games import GAMES

FIVE_TOWERS = GAMES["five-towers"]


def five_towers(seats: int = 2, *, opener: int = 0, **options: str) -> Setup:
    return Setup("five-towers", seats, FrozenMap({name.replace("_", "-"): value for name, value in options.items()}), opener=opener)


@dataclass(frozen=True)
class Idler:
    """Never builds: all towers stay empty, and a game among such bots is a tie at 0."""

    def choose(self, view: View, rng: Random) -> str:
        return next(choice.action for choice in view.choices if choice.action in ("bid 0", "pass"))


@dataclass(frozen=True)
class First:
    """Takes the first choice, after drawing some random numbers that it does not use."""

    dice: int = 0

    def choose(self, view: View, rng: Random) -> str:
        for _ in range(self.dice):
            rng.random()
        return view.choices[0].action


@dataclass(frozen=True)
class Last:
    """Takes the last choice."""

    def choose(self, view: View, rng: Random) -> str:
        return view.choices[-1].action
