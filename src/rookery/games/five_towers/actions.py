"""Everything that can be done in 5 Towers. `str()` of an action is its notation."""

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from rookery.games.five_towers.cards import BOX, Card, TowerType

_REVEALED: Final = {printed.card: f"reveal {printed.card}" for printed in BOX}
"""The notation of all reveals: a draw asks for that of every card of the pile."""


class Reveal(NamedTuple):
    """Chance turns up the next card of the draw pile. A tuple, whose hash costs little: every draw weighs one for each card of the pile."""

    card: Card

    def __str__(self) -> str:
        return _REVEALED[self.card]


@dataclass(frozen=True, slots=True)
class Bid:
    """In the auction: take this many cards of the display."""

    count: int

    def __str__(self) -> str:
        return f"bid {self.count}"


@dataclass(frozen=True, slots=True)
class Pass:
    """In the auction: bid no higher."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Demolish:
    """Before building: remove the uppermost card of one of your own towers."""

    type: TowerType

    def __str__(self) -> str:
        return f"demolish {self.type}"


@dataclass(frozen=True, slots=True)
class Place:
    """Take this card of the display and put it on its tower."""

    card: Card

    def __str__(self) -> str:
        return f"place {self.card}"


@dataclass(frozen=True, slots=True)
class Retract:
    """Admit that the bid cannot be built, undo the build and bid again."""

    def __str__(self) -> str:
        return "retract"


Action: TypeAlias = Reveal | Bid | Pass | Demolish | Place | Retract
