"""The wooden things of Carcassonne: meeples, farmers, abbots and guards in the colours of their seats, and towers of floors."""

from typing import Final, NamedTuple

from rookery.core.rules import Seat
from rookery.drawing.geometry import Point
from rookery.drawing.svg import translated, use
from rookery.games.carcassonne.tiles import FIELD

FLOOR_PITCH: Final = 9.5
_FIRST_FLOOR: Final = 13
_GUARD_ABOVE: Final = 4
_MARK: Final = 7.2


class _Shape(NamedTuple):
    """A figure's symbol around the spot where it stands: its box, and the middle of the seat mark on its chest."""

    left: float
    top: float
    width: float
    height: float
    mark: Point


_SHAPES: Final = {
    "meeple": _Shape(-12, -16.7, 24, 27, (0, 0)),
    "farmer": _Shape(-16, -13, 32, 21, (4, -2.5)),
    "abbot": _Shape(-12, -19.5, 24, 31.5, (-1.5, 1.3)),
    "guard": _Shape(-11.4, -17.1, 22.8, 27.6, (-1.4, 1.1)),
}


def shape_of(figure: str, piece: str) -> str:
    """How a figure on a piece looks: on a field it lies as a farmer, elsewhere it stands."""
    return "farmer" if piece.split(maxsplit=1)[0] == FIELD else figure


def paint_figure(shape: str, seat: Seat, at: Point) -> str:
    """A figure at its spot. Halo, dark outline and the mark of its seat tell it from any ground without its colour."""
    box = _SHAPES[shape]
    mark = use(f"seat-{seat + 1}", box.mark[0] - _MARK / 2, box.mark[1] - _MARK / 2, _MARK, _MARK, style="mark")
    return translated(use(shape, box.left, box.top, box.width, box.height) + mark, at, f"seat-{seat + 1}")


def paint_floors(floors: int, at: Point) -> str:
    """The floors of a tower over its base."""
    return translated("".join(use("tower-floor", -13.5, -_FIRST_FLOOR - FLOOR_PITCH * floor, 27, 18) for floor in range(floors)), at)


def guard_height(floors: int) -> float:
    """Where, counted down from the middle of the base, the guard of a tower stands."""
    return -_FIRST_FLOOR - FLOOR_PITCH * (floors - 1) - _GUARD_ABOVE
