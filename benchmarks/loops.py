"""The loop shared by all libraries: Python asks for the legal or possible actions, draws with its own random numbers, and applies one.

OpenSpiel's version is in open_spiel_games.py, which runs in an environment without Rookery. The steps are the same, but OpenSpiel returns
pairs of action and weight that Python must unzip. Rookery's `odds()` is a mapping that Python must also unzip, while `outcomes()` has the
form of `random.choices`; both are measured. A step is a seat's decision and includes chance's actions in between.
"""

from collections.abc import Callable
from random import Random
from typing import Final

from rookery.core.rules import CHANCE
from rookery.fast.carcassonne.twin import Twin as CarcassonneTwin
from rookery.fast.five_towers.twin import Twin as FiveTowersTwin


def through_outcomes(start: FiveTowersTwin | CarcassonneTwin) -> Callable[[], int]:
    """Play games in that loop with `outcomes()`."""
    return _loop(start, lambda twin, rng: rng.choices(*twin.outcomes())[0])


def through_odds(start: FiveTowersTwin | CarcassonneTwin) -> Callable[[], int]:
    """Play games in that loop with `odds()`."""

    def draw(twin: FiveTowersTwin | CarcassonneTwin, rng: Random) -> int:
        odds = twin.odds()
        return rng.choices(list(odds), list(odds.values()))[0]

    return _loop(start, draw)


def _loop(start: FiveTowersTwin | CarcassonneTwin, draw: Callable[[FiveTowersTwin | CarcassonneTwin, Random], int]) -> Callable[[], int]:
    rng = Random(1)

    def play() -> int:
        twin, steps = start.copy(), 0
        while (actor := twin.actor) is not None:
            if actor == CHANCE:
                twin.apply(draw(twin, rng))
            else:
                twin.apply(rng.choice(twin.legal()))
                steps += 1
        return steps

    return play


IDENTICAL: Final = {"identical Python loop through outcomes()": through_outcomes, "identical Python loop through odds()": through_odds}
"""The loops that other libraries can also run, by name."""
