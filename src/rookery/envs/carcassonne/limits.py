"""Upper bounds of a game of Carcassonne."""

from typing import Final

from rookery.core.record import Setup
from rookery.fast.carcassonne.tiles import CODES
from rookery.games.carcassonne.expansions.towers_and_thieves import FLOORS
from rookery.games.carcassonne.rules import ruleset_for

CHANCE_ACTIONS: Final = len(CODES)
"""The number of different actions of chance."""


def most_decisions(setup: Setup) -> int:
    """Return how many actions the seats take at most: for every tile a place and a figure, and the choices of towers.

    Each such choice takes a floor from the supply, which never grows (TT-33).
    """
    return 2 * most_draws(setup) + (FLOORS if "towers-and-thieves" in setup.expansions else 0)


def most_draws(setup: Setup) -> int:
    """Return how often chance acts at most: once for every tile."""
    return sum(tile.count for tile in ruleset_for(setup).tiles.values())
