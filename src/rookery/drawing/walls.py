"""Where a city lies on its tile, and the walls around it."""

from typing import Final, NamedTuple

from rookery.drawing.geometry import Line, Point, turn_line

CORNERS: Final[Line] = ((0, 0), (100, 0), (100, 100), (0, 100))
"""Where each side begins, going clockwise."""

_GAP_WALLS: Final[dict[int, Line]] = {
    1: ((100, 0), (87, 17), (76, 34), (76, 66), (87, 83), (100, 100)),
    2: ((100, 0), (79, 17), (47, 47), (17, 79), (0, 100)),
    3: ((100, 0), (83, 13), (66, 26), (34, 26), (17, 13), (0, 0)),
}
"""A gap is a run of sides the city does not touch: its wall, by the length of the run, for the run that begins at E.

A wall leaves its corner at 38 degrees, so the walls of two cities on one tile never cross.
"""


class Outline(NamedTuple):
    """The edge of a city as one loop, and the parts of it that are walls."""

    loop: Line
    walls: tuple[Line, ...]


def city_outline(sides: tuple[int, ...]) -> Outline:
    """Walk the four sides clockwise: a touched side is followed, a run of untouched sides becomes its wall."""
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
            wall = turn_line(_GAP_WALLS[gap], (side - 1) * 90)
            walls.append(wall)
            loop.extend(wall[:-1])
        else:
            loop.append(CORNERS[side])
        walked += gap or 1
    return Outline(tuple(loop), tuple(walls))


def _gap(side: int, sides: tuple[int, ...]) -> int:
    """How many sides from this one on, clockwise, the city does not touch."""
    return next(run for run in range(4) if (side + run) % 4 in sides)
