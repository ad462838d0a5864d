"""The loop that every library is measured with: Python asks what is legal or possible, draws with Python's own random numbers, and applies.

OpenSpiel's is in open_spiel_games.py, since it runs in an environment without Rookery; the steps are the same, but OpenSpiel hands out pairs of
actions and weights that Python has to take apart. A step is a decision of a seat; what chance does in between is part of its cost.
"""

from collections.abc import Callable
from random import Random

from rookery.core.rules import CHANCE
from rookery.fast.carcassonne.twin import Twin as CarcassonneTwin
from rookery.fast.five_towers.twin import Twin as FiveTowersTwin


def identical(start: FiveTowersTwin | CarcassonneTwin) -> Callable[[], int]:
    """Games from this start in that loop."""
    rng = Random(1)

    def play() -> int:
        twin, steps = start.copy(), 0
        while (actor := twin.actor) is not None:
            if actor == CHANCE:
                twin.apply(rng.choices(*twin.outcomes())[0])
            else:
                twin.apply(rng.choice(twin.legal()))
                steps += 1
        return steps

    return play
