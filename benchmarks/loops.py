"""The loop that every library is measured with: Python asks what is legal or possible, draws with Python's own random numbers, and applies.

OpenSpiel's is in open_spiel_games.py, since it runs in an environment without Rookery; the steps are the same, but OpenSpiel hands out pairs of
actions and weights that Python has to take apart. Rookery's `odds()` is a table that Python has to take apart too, while `outcomes()` has the form
that Python draws from; both are measured. A step is a decision of a seat; what chance does in between is part of its cost.
"""

from collections.abc import Callable
from random import Random
from typing import Final

from rookery.core.rules import CHANCE
from rookery.fast.carcassonne.twin import Twin as CarcassonneTwin
from rookery.fast.five_towers.twin import Twin as FiveTowersTwin


def through_outcomes(start: FiveTowersTwin | CarcassonneTwin) -> Callable[[], int]:
    """Games from this start in that loop, chance asked for its outcomes."""
    return _loop(start, lambda twin, rng: rng.choices(*twin.outcomes())[0])


def through_odds(start: FiveTowersTwin | CarcassonneTwin) -> Callable[[], int]:
    """The same, chance asked for its odds."""

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
"""The loops that other libraries can go through as well, by name."""
