"""The courses of roads and rivers over a tile."""

from typing import Final

from rookery.drawing.geometry import CENTRE, Line, Point, between, curve, turn_line

MIDDLES: Final[Line] = ((50, 0), (100, 50), (50, 100), (0, 50))
"""The middle of each side; every road and river enters there."""

_INWARD: Final[Line] = ((0, 1), (-1, 0), (0, -1), (1, 0))

_SWAY: Final[Line] = (
    *curve((50, 0), (50, 16), (42, 20), (42, 34), 8),
    *curve((42, 34), (42, 50), (58, 50), (58, 66), 10)[1:],
    *curve((58, 66), (58, 80), (50, 84), (50, 100), 8)[1:],
)
_BOW: Final[Line] = (
    *curve((0, 50), (30, 50), (32, 60), (50, 60), 10),
    *curve((50, 60), (68, 60), (70, 50), (100, 50), 10)[1:],
)
_FROM_LAKE: Final[Line] = curve((50, 0), (50, 22), (36, 28), (35, 48), 14)


def opposite(sides: tuple[int, ...]) -> bool:
    return len(sides) == 2 and (sides[0] - sides[1]) % 4 == 2


def through(start: int, end: int) -> Line:
    """From side to side, square to both edges."""
    reach = 33 if opposite((start, end)) else 29
    return curve(MIDDLES[start], _ahead(start, reach), _ahead(end, reach), MIDDLES[end], 20)


def ending(side: int, goal: Point) -> Line:
    """From a side to where the way ends on the tile."""
    middle = MIDDLES[side]
    return curve(middle, between(middle, CENTRE, 0.4), between(middle, goal, 0.7), goal, 10)


def swaying(side: int) -> Line:
    """A straight river with the tile to itself, from N to S or from E to W."""
    return turn_line(_SWAY, side * 90)


def bowing() -> Line:
    """A river from W to E that gives way to something in the north."""
    return _BOW


def from_lake(side: int) -> Line:
    """A river that leaves a lake through this side; the lake lies as in the layout of side N."""
    return turn_line(_FROM_LAKE, side * 90)


def _ahead(side: int, reach: float) -> Point:
    (x, y), (east, south) = MIDDLES[side], _INWARD[side]
    return x + east * reach, y + south * reach
