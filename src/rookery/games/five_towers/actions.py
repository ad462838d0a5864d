"""The actions of 5 Towers. `str()` of an action is its notation."""

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from rookery.games.five_towers.cards import BOX, Card, TowerType

_REVEALED: Final = {printed.card: f"reveal {printed.card}" for printed in BOX}
"""Cached notation of all reveals; every draw needs it for each card in the draw pile."""


class Reveal(NamedTuple):
    """Reveal the next card of the draw pile (chance). A named tuple hashes fast, and every draw hashes one for each card of the pile."""

    card: Card

    def __str__(self) -> str:
        return _REVEALED[self.card]


@dataclass(frozen=True, slots=True)
class Bid:
    """In the auction, bid this many cards of the display."""

    count: int

    def __str__(self) -> str:
        return f"bid {self.count}"


@dataclass(frozen=True, slots=True)
class Pass:
    """In the auction, pass."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Demolish:
    """Before building, remove the uppermost card of one of your own towers."""

    type: TowerType

    def __str__(self) -> str:
        return f"demolish {self.type}"


@dataclass(frozen=True, slots=True)
class Place:
    """Place this card of the display on its tower."""

    card: Card

    def __str__(self) -> str:
        return f"place {self.card}"


@dataclass(frozen=True, slots=True)
class Retract:
    """Retract a bid that cannot be built: undo the build and reopen the auction."""

    def __str__(self) -> str:
        return "retract"


Action: TypeAlias = Reveal | Bid | Pass | Demolish | Place | Retract
