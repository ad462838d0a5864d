"""Objects on a tile besides its terrain: one row per printed mark, with the room it needs and its drawing.

A mark, kind of piece or edge without art is a plate with its name, so that new expansions need no art.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from rookery.drawing.geometry import Point
from rookery.drawing.svg import StandingObject, labelled_plate, text, use
from rookery.games.carcassonne.tiles import CITY, FIELD, GARDEN, MONASTERY, ROAD, Tile

TERRAIN_EDGES: Final = "CRFV"
TERRAIN_PIECES: Final = (CITY, ROAD, FIELD, MONASTERY)
TERRAIN_MARKS: Final = ("source", "tunnel")
"""Edges, pieces and marks that belong to the terrain drawing."""


@dataclass(frozen=True, slots=True)
class MarkArt:
    """A mark's disc, its margin to the tile's edge, the discs north of it to keep free, and its drawing."""

    radius: float
    margin: float
    draw: Callable[[Point, str, Any], StandingObject]
    rises: tuple[float, ...] = ()


def _tower_base(at: Point, _name: str, _value: Any) -> StandingObject:
    return StandingObject(at[1] + 8, use("tower-base", at[0] - 15, at[1] - 10, 30, 20))


def _garden(at: Point, _name: str, _value: Any) -> StandingObject:
    return StandingObject(at[1] + 9, use("garden", at[0] - 14, at[1] - 12, 28, 24.3))


def _thief_sign(at: Point, _name: str, value: Any) -> StandingObject:
    x, y = at
    return StandingObject(y + 10, use("thief-sign", x - 12, y - 12.8, 24, 25.6) + text(str(value), x + 4.8, y - 1.3, "sign-number"))


def _plate(at: Point, name: str, value: Any) -> StandingObject:
    label = name if value is True else f"{name} {value}"
    return StandingObject(at[1] + 8, labelled_plate(label, at))


BASE: Final = "base"
MARKS: Final[Mapping[str, MarkArt]] = MappingProxyType(
    {
        BASE: MarkArt(15, 12, _tower_base, rises=(20, 40)),  # five floors cover the discs north of the base
        GARDEN: MarkArt(13, 12, _garden),
        "thief": MarkArt(13, 10, _thief_sign),
    }
)
NEUTRAL_MARK: Final = MarkArt(13, 10, _plate)


def art_of(mark: str) -> MarkArt:
    return MARKS.get(mark, NEUTRAL_MARK)


def marks_on(tile: Tile) -> dict[str, Any]:
    """Return the marks of a tile with their values, those with art first. A piece that is not terrain counts as a mark of its kind."""
    pieces = {piece.kind: True for piece in tile.face.pieces if piece.kind not in TERRAIN_PIECES}
    found = pieces | {name: value for name, value in tile.marks.items() if value and name not in TERRAIN_MARKS}
    return {name: found[name] for name in [*(name for name in MARKS if name in found), *(name for name in found if name not in MARKS)]}
