"""The pieces of a tile on a grid of small cells, and a search for free room. A flood fill of the remaining cells finds the fields."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import dist, inf, sqrt
from typing import Final, NamedTuple, TypeAlias

from rookery.drawing.carcassonne.terrain import Terrain
from rookery.drawing.geometry import CENTRE, SIZE, Line, Point, distance_to_segment, rotate
from rookery.games.carcassonne.geometry import HALVES

GRID: Final = 50
STEP: Final = 2
OPEN: Final = -1
UNOWNED: Final = -2
"""Rivers, villages, and areas too small to be a field."""

ROAD_REACH: Final = 7.5
VILLAGE_REACH: Final = 13
RIVER_REACH: Final = 13
TUNNEL_REACH: Final = 15
LAKE_SHORE: Final = 3
SLIVER: Final = 14

_HALF_POINTS: Final[Line] = ((25, 1), (75, 1), (99, 25), (99, 75), (75, 99), (25, 99), (1, 75), (1, 25))
"""A point just inside each half-edge, in HALVES order."""

Cells: TypeAlias = list[int]
Area: TypeAlias = list[int]
"""The cells of one open area, by grid index."""


@dataclass(frozen=True, slots=True)
class TileGrid:
    """The piece index of every cell, row by row from the north-west, or UNOWNED."""

    cells: tuple[int, ...]

    def at(self, point: Point) -> int:
        """Return the piece index at a point of the tile, or UNOWNED."""
        return self.cells[_cell(point)]

    def turned(self, rotation: int) -> "TileGrid":
        return TileGrid(tuple(map(self.cells.__getitem__, _turned_from(rotation))))


def middle(cell: int) -> Point:
    """Return the centre of a grid cell."""
    return cell % GRID * STEP + STEP / 2, cell // GRID * STEP + STEP / 2


def mark_terrain(terrain: Terrain) -> Cells:
    """Return the cells with rivers, roads, village and cities marked, in this order; the rest is OPEN."""
    cells = [OPEN] * (GRID * GRID)
    if terrain.river:
        _brush(cells, terrain.river, RIVER_REACH, UNOWNED)
    if terrain.tunnel and terrain.rocks:
        _blot(cells, terrain.rocks, TUNNEL_REACH, TUNNEL_REACH, OPEN)
    for road in terrain.roads:
        _brush(cells, road.course, ROAD_REACH, road.place)
    if terrain.village:
        _blot(cells, terrain.village, VILLAGE_REACH, VILLAGE_REACH, UNOWNED)
    if terrain.lake:
        _blot(cells, terrain.lake.at, terrain.lake.rx + LAKE_SHORE, terrain.lake.ry + LAKE_SHORE, UNOWNED)
    for city in terrain.cities:
        _fill(cells, city.loop, city.place)
    return cells


def open_areas(cells: Cells) -> list[Area]:
    """Return the connected open areas, excluding slivers."""
    beside = _beside()
    seen = [label != OPEN for label in cells]
    areas = []
    for start in range(GRID * GRID):
        if seen[start]:
            continue
        seen[start] = True
        area = [start]
        for cell in area:
            for other in beside[cell]:
                if not seen[other]:
                    seen[other] = True
                    area.append(other)
        if len(area) >= SLIVER:
            areas.append(area)
    return areas


def half_edges_of(area: Area) -> tuple[int, ...]:
    """Return the half-edges that an open area reaches."""
    cells = set(area)
    return tuple(half for half in range(len(HALVES)) if _cell(_HALF_POINTS[half]) in cells)


def assign_fields(cells: Cells, fields: Iterable[tuple[int, Area]]) -> TileGrid:
    """Assign each area to the field of that index; open cells of no field become UNOWNED."""
    for place, area in fields:
        for cell in area:
            cells[cell] = place
    return TileGrid(tuple(UNOWNED if label == OPEN else label for label in cells))


@cache
def _beside() -> list[list[int]]:
    """Return the two to four neighbours of every cell."""
    table = []
    for cell in range(GRID * GRID):
        column, row = cell % GRID, cell // GRID
        around = ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))
        table.append([y * GRID + x for x, y in around if 0 <= x < GRID and 0 <= y < GRID])
    return table


def _cell(point: Point) -> int:
    return min(int(point[1]) // STEP, GRID - 1) * GRID + min(int(point[0]) // STEP, GRID - 1)


@cache
def _turned_from(rotation: int) -> list[int]:
    """Return for every cell of a rotated tile its index before the rotation."""
    return [_cell(rotate(middle(cell), 360 - rotation)) for cell in range(GRID * GRID)]


def _span(low: float, high: float) -> range:
    """Return the columns (or rows) that may lie between low and high."""
    return range(max(0, int(low // STEP)), min(GRID, int(high // STEP) + 1))


def _brush(cells: Cells, line: Line, reach: float, label: int) -> None:
    for start, end in pairwise(line):
        columns = _span(min(start[0], end[0]) - reach, max(start[0], end[0]) + reach)
        for row in _span(min(start[1], end[1]) - reach, max(start[1], end[1]) + reach):
            for cell in range(row * GRID + columns.start, row * GRID + columns.stop):
                if cells[cell] != label and distance_to_segment(middle(cell), start, end) < reach:
                    cells[cell] = label


def _blot(cells: Cells, at: Point, rx: float, ry: float, label: int) -> None:
    for row in _span(at[1] - ry, at[1] + ry):
        for column in _span(at[0] - rx, at[0] + rx):
            cell = row * GRID + column
            x, y = middle(cell)
            if ((x - at[0]) / rx) ** 2 + ((y - at[1]) / ry) ** 2 < 1:
                cells[cell] = label


def _fill(cells: Cells, loop: Line, label: int) -> None:
    """Fill the loop row by row with the even-odd rule."""
    for row in range(GRID):
        y = row * STEP + STEP / 2
        sides = zip(loop, (*loop[1:], loop[0]), strict=True)
        crossings = sorted(x + (x2 - x) * (y - y1) / (y2 - y1) for (x, y1), (x2, y2) in sides if (y1 > y) != (y2 > y))
        for left, right in zip(crossings[::2], crossings[1::2], strict=True):
            for column in range(GRID):
                if left <= column * STEP + STEP / 2 < right:
                    cells[row * GRID + column] = label


# --- free room


class Reserved(NamedTuple):
    """A reserved disc."""

    at: Point
    radius: float


def most_open_point(grid: TileGrid, pieces: Collection[int], reserved: Sequence[Reserved], radius: float, margin: float) -> Point | None:
    """Return the centre of the freest disc on these pieces, preferably near the tile's centre; None if they have no free cell.

    Room much beyond the radius does not count. A small margin lets the disc come near the tile's edge.
    """
    enough = radius + 4
    best, found = -inf, None
    distances = _distances_to_others(grid, pieces)
    for row in range(3, GRID - 3, 2):
        for column in range(3, GRID - 3, 2):
            if grid.cells[row * GRID + column] not in pieces:
                continue
            point = (column * STEP + STEP / 2, row * STEP + STEP / 2)
            pull = dist(point, CENTRE) * 0.12
            clear = min(point[0], point[1], SIZE - point[0], SIZE - point[1], enough - 12 + margin) + 12 - margin
            if clear * 4 - pull <= best:
                continue
            clear = min([clear, *(dist(point, other.at) - other.radius for other in reserved)])
            if clear * 4 - pull <= best:
                continue
            score = _clearance(point, distances[row // 2], clear) * 4 - pull
            if score > best:
                best, found = score, point
    return found


def freest_course_point(course: Line, reserved: Sequence[Reserved], favourite: float) -> Point:
    """Return the point of a line farthest from all reserved discs, preferably at this fraction of its length, never near its ends."""
    last = len(course) - 1
    choice = [step for step in range(len(course)) if 0.14 < step / last < 0.86]

    def free(step: int) -> float:
        room = min([26, *(dist(course[step], other.at) - other.radius * 0.4 for other in reserved)])
        return room - abs(step / last - favourite) * 12

    return course[max(choice, key=free)]


def _distances_to_others(grid: TileGrid, pieces: Collection[int]) -> list[list[float]]:
    """For each searched row and every second column, return the vertical distance to the nearest cell of another piece."""
    sample = [[grid.cells[row * GRID + column] not in pieces for column in range(0, GRID, 2)] for row in range(0, GRID, 2)]
    above = _sweep(sample)
    below = _sweep(sample[:0:-1])[::-1]
    return [list(map(min, *rows)) for rows in zip(above, below, strict=False)]


def _sweep(sample: list[list[bool]]) -> list[list[float]]:
    """For each row and column, return the distance back to the last cell of another piece; a searched row is one cell past its sample."""
    heights = [inf] * (GRID // 2)
    table = []
    for row in sample:
        heights = [STEP if other else height + 2 * STEP for other, height in zip(row, heights, strict=True)]
        table.append(heights)
    return table


def _clearance(point: Point, heights: Sequence[float], most: float) -> float:
    """Return the distance to the nearest cell of another piece, at most `most`."""
    if most <= 0:
        return most
    nearest = most * most
    first = max(0, int((point[0] - most) // (2 * STEP)))
    for place in range(first, min(GRID // 2, int((point[0] + most) // (2 * STEP)) + 1)):
        x = point[0] - (place * 2 * STEP + STEP / 2)
        nearest = min(nearest, x * x + heights[place] * heights[place])
    return sqrt(nearest)
