"""The wooden components of Carcassonne: figures in their seats' colours, and tower floors."""

from typing import Final, NamedTuple

from rookery.core.rules import Seat
from rookery.drawing.geometry import Point
from rookery.drawing.svg import labelled_plate, translated, use
from rookery.games.carcassonne.tiles import FIELD

FLOOR_PITCH: Final = 9.5
FLOOR: Final = (-13.5, -13.0, 27.0, 18.0)
"""The box of a tower's first floor around the centre of its base."""

GUARD_ABOVE: Final = 4
SEAT_MARK: Final = 7.2
_UNDER_FIGURE: Final = 16
"""Distance of the name below a figure without art."""


class Shape(NamedTuple):
    """The box of a figure's symbol around its spot, and the centre of the seat mark on its chest."""

    left: float
    top: float
    width: float
    height: float
    mark: Point


SHAPES: Final = {
    "meeple": Shape(-12, -16.7, 24, 27, (0, 0)),
    "farmer": Shape(-16, -13, 32, 21, (4, -2.5)),
    "abbot": Shape(-12, -19.5, 24, 31.5, (-1.5, 1.3)),
    "guard": Shape(-11.4, -17.1, 22.8, 27.6, (-1.4, 1.1)),
}


def shape_of(figure: str, piece: str) -> str:
    """Return the shape of a figure on a piece: lying down as a farmer on a field, otherwise standing."""
    return "farmer" if figure in SHAPES and piece.split(maxsplit=1)[0] == FIELD else figure


def paint_figure(shape: str, seat: Seat, at: Point) -> str:
    """Paint a figure at its spot. Halo, dark outline and seat mark make it visible on any background, without relying on colour.

    A figure without art is a meeple with its name.
    """
    if shape not in SHAPES:
        return paint_figure("meeple", seat, at) + labelled_plate(shape, (at[0], at[1] + _UNDER_FIGURE))
    box = SHAPES[shape]
    mark = use(f"seat-{seat + 1}", box.mark[0] - SEAT_MARK / 2, box.mark[1] - SEAT_MARK / 2, SEAT_MARK, SEAT_MARK, style="mark")
    return translated(use(shape, box.left, box.top, box.width, box.height) + mark, at, f"seat-{seat + 1}")


def paint_floors(floors: int, at: Point) -> str:
    """Paint the floors of a tower over its base."""
    left, top, width, height = FLOOR
    return translated("".join(use("tower-floor", left, top - FLOOR_PITCH * floor, width, height) for floor in range(floors)), at)


def guard_height(floors: int) -> float:
    """Return the y of a tower's guard relative to the centre of the base (negative: above it)."""
    return FLOOR[1] - FLOOR_PITCH * (floors - 1) - GUARD_ABOVE
