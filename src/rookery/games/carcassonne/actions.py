"""The actions of the base game; expansions add their own. `str()` of an action is its notation."""

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Protocol

from rookery.games.carcassonne.geometry import Cell, write_cell

MEEPLE = "meeple"


class Action(Protocol):
    """A small frozen dataclass whose text begins with its verb."""

    verb: ClassVar[str]


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance draws a tile."""

    verb: ClassVar[str] = "draw"
    code: str

    def __str__(self) -> str:
        return f"draw {self.code}"


@dataclass(frozen=True, slots=True)
class Place:
    """Place the drawn tile."""

    verb: ClassVar[str] = "place"
    cell: Cell
    rotation: int

    def __str__(self) -> str:
        return _place_text(self.cell, self.rotation)


@lru_cache(maxsize=1 << 16)
def _place_text(cell: Cell, rotation: int) -> str:
    return f"place {write_cell(cell)} {rotation}"


@dataclass(frozen=True, slots=True)
class Claim:
    """Put a figure on a piece of the tile just placed; the action names the piece by its kind and first edge or half-edge."""

    verb: ClassVar[str] = "claim"
    piece: str
    figure: str = MEEPLE

    def __str__(self) -> str:
        return f"claim {self.piece}" if self.figure == MEEPLE else f"claim {self.piece} {self.figure}"


@dataclass(frozen=True, slots=True)
class Skip:
    """Place no figure."""

    verb: ClassVar[str] = "skip"

    def __str__(self) -> str:
        return "skip"
