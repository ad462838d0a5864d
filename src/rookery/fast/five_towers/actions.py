"""The actions of 5 Towers as numbers that do not depend on the position: 0-92 are a seat's, 93-172 chance's.

    0-5 bid   6 pass   7-11 demolish by type   12-91 place by card   92 retract   93-172 reveal by card

Cards count by type, then value: candy-0 is the first, sand-15 the last of 80.
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
"""By number: the action, whose `str()` is its notation."""

SEAT_ACTIONS: Final = FIRST_REVEAL
"""How many of them seats can do; the others are chance's."""

TEXTS: Final = tuple(map(str, ACTIONS))
"""By number: the notation."""

NUMBERS: Final = {text: number for number, text in enumerate(TEXTS)}
"""By notation: the number."""


def reading_order(number: int) -> tuple[bool, int]:
    """By what to sort the numbers of a seat's actions to have them as in a view, where cards come before demolitions."""
    return DEMOLISH <= number < PLACE, number
