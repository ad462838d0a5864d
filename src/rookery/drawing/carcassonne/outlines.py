"""The outlines of cities with their walls, and the centre lines of roads and rivers."""

from typing import Final, NamedTuple

from rookery.drawing.geometry import CENTRE, Line, Point, between, curve, rotate_line

CORNERS: Final[Line] = ((0, 0), (100, 0), (100, 100), (0, 100))
"""The first corner of each side, clockwise."""

_GAP_WALLS: Final[dict[int, Line]] = {
    1: ((100, 0), (87, 17), (76, 34), (76, 66), (87, 83), (100, 100)),
    2: ((100, 0), (79, 17), (47, 47), (17, 79), (0, 100)),
    3: ((100, 0), (83, 13), (66, 26), (34, 26), (17, 13), (0, 0)),
}
"""The wall along a gap (a run of sides that the city does not touch) by its length, for a gap that begins at E.

A wall leaves its corner at 38 degrees, so the walls of two cities on one tile never cross.
"""


class Outline(NamedTuple):
    """The outline of a city as one loop, and the parts of it that are walls."""

    loop: Line
    walls: tuple[Line, ...]


def city_outline(sides: tuple[int, ...]) -> Outline:
    """Walk the four sides clockwise: follow each touched side, and close each run of untouched sides with its wall."""
    first = next((side for side in sides if (side - 1) % 4 not in sides), None)
    if first is None:
        return Outline(CORNERS, ())
    loop: list[Point] = []
    walls: list[Line] = []
    walked = 0
    while walked < 4:
        side = (first + walked) % 4
        gap = _gap(side, sides)
        if gap:
            wall = rotate_line(_GAP_WALLS[gap], (side - 1) * 90)
            walls.append(wall)
            loop.extend(wall[:-1])
        else:
            loop.append(CORNERS[side])
        walked += gap or 1
    return Outline(tuple(loop), tuple(walls))


def _gap(side: int, sides: tuple[int, ...]) -> int:
    """Return the number of consecutive sides, clockwise starting at this one, that the city does not touch."""
    return next(run for run in range(4) if (side + run) % 4 in sides)


# --- centre lines

MIDDLES: Final[Line] = ((50, 0), (100, 50), (50, 100), (0, 50))
"""The midpoint of each side, where roads and rivers enter."""

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


def are_opposite(sides: tuple[int, ...]) -> bool:
    return len(sides) == 2 and (sides[0] - sides[1]) % 4 == 2


def course_through(start: int, end: int) -> Line:
    """Return a line from side to side, perpendicular to both edges."""
    reach = 33 if are_opposite((start, end)) else 29
    return curve(MIDDLES[start], _ahead(start, reach), _ahead(end, reach), MIDDLES[end], 20)


def course_ending(side: int, goal: Point) -> Line:
    """Return a line from a side to its end on the tile."""
    middle = MIDDLES[side]
    return curve(middle, between(middle, CENTRE, 0.4), between(middle, goal, 0.7), goal, 10)


def swaying_river(side: int) -> Line:
    """Return a straight river from N to S or E to W, for a tile without anything else."""
    return rotate_line(_SWAY, side * 90)


def bowing_river() -> Line:
    """Return a river from W to E that bends around something in the north."""
    return _BOW


def river_from_lake(side: int) -> Line:
    """Return a river that leaves its lake through this side."""
    return rotate_line(_FROM_LAKE, side * 90)


def _ahead(side: int, reach: float) -> Point:
    (x, y), (east, south) = MIDDLES[side], _INWARD[side]
    return x + east * reach, y + south * reach
