"""Upper bounds of a game of 5 Towers."""

from typing import Final

from rookery.core import frozen
from rookery.core.record import Setup
from rookery.fast.five_towers.actions import KINDS
from rookery.games.five_towers.cards import DISPLAY, deck

CHANCE_ACTIONS: Final = len(KINDS)
"""The number of different actions of chance."""


def most_decisions(setup: Setup) -> int:
    """Return how many actions the seats take at most, provided that they cannot retract bids.

    Both passes through the deck have a round for every five cards (FT-D8). In a round every seat calls once and the builder demolishes
    at most once. Every card is placed at most once, because cards leave a tower only for a demolition pile.
    """
    cards = frozen.size(deck(setup.seats))
    return 2 * (cards // DISPLAY) * (setup.seats + 1) + cards


def most_draws(setup: Setup) -> int:
    """Return how often chance acts at most: every card is revealed at most twice (FT-51)."""
    return 2 * frozen.size(deck(setup.seats))
