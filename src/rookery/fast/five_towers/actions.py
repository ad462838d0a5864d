"""The actions of 5 Towers as position-independent numbers: 0-92 for seats, 93-172 for chance.

    0-5 bid   6 pass   7-11 demolish by type   12-91 place by card   92 retract   93-172 reveal by card

Cards are numbered by type, then value: candy-0 is the first, sand-15 the last of 80.
"""

from typing import Final

from rookery.fast.five_towers.position import DEMOLISH, FIRST_REVEAL, PLACE
from rookery.games.five_towers.actions import Action, Bid, Demolish, Pass, Place, Retract, Reveal
from rookery.games.five_towers.cards import TYPES, VALUES, Card

KINDS: Final = tuple(Card(type_, value) for type_ in TYPES for value in VALUES)
ACTIONS: Final[tuple[Action, ...]] = (
    *(Bid(count) for count in range(6)),
    Pass(),
    *(Demolish(type_) for type_ in TYPES),
    *(Place(card) for card in KINDS),
    Retract(),
    *(Reveal(card) for card in KINDS),
)
"""The action for each number; `str()` gives the notation."""

SEAT_ACTIONS: Final = FIRST_REVEAL
"""The number of seat actions; the higher numbers are chance's."""

TEXTS: Final = tuple(map(str, ACTIONS))
"""The notation for each number."""

NUMBERS: Final = {text: number for number, text in enumerate(TEXTS)}
"""The number for each notation."""


def reading_order(number: int) -> tuple[bool, int]:
    """Return the sort key of a seat action for the order of a view, where cards precede demolitions."""
    return DEMOLISH <= number < PLACE, number
