"""Contours of the pieces of a tile, so that pages can highlight a whole feature: traced on the grid, then smoothed."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

from rookery.drawing.carcassonne.outlines import CORNERS
from rookery.drawing.carcassonne.tile_grid import GRID, STEP, TileGrid
from rookery.drawing.carcassonne.tile_layout import TileLayout
from rookery.drawing.geometry import SIZE, Line, Point, distance_to_segment
from rookery.drawing.svg import path_data
from rookery.games.carcassonne.tiles import CITY, FIELD, ROAD, Piece

_SOFTENED: Final = 2
"""Smoothing radius: each corner becomes the mean of itself and this many corners on each side."""

_EXACT: Final = 0.35
"""Maximum distance between the smoothed line and the simplified contour."""

_Corner: TypeAlias = tuple[int, int]
"""A corner of grid cells, in cells."""


class Contour(NamedTuple):
    """The outline of a piece as paths of the unrotated tile.

    `area` is closed. `border` separates the piece from other land on its tile; for a road it is the centre line. `rims` are the parts of
    the outline along the tile's edge, by side.
    """

    area: str
    border: str
    rims: tuple[tuple[int, str], ...]


def contour_of(layout: TileLayout, place: int, piece: Piece) -> Contour:
    """Return the contour of a piece; empty for a piece without land, such as a monastery."""
    if piece.kind == CITY:
        city = next(city for city in layout.terrain.cities if city.place == place)
        rims = tuple((side, path_data((CORNERS[side], CORNERS[(side + 1) % 4]))) for side in city.sides)
        return Contour(path_data(city.loop, closed=True), "".join(map(path_data, city.walls)), rims)
    if piece.kind not in (ROAD, FIELD):
        return Contour("", "", ())
    runs = [list(_runs(loop)) for loop in _loops(layout.grid, place)]
    area = "".join(path_data((point for _, line in loop for point in line[:-1]), closed=True) for loop in runs)
    if piece.kind == ROAD:
        road = next(road for road in layout.terrain.roads if road.place == place)
        return Contour(area, path_data(road.course), ())
    lines = [run for loop in runs for run in loop]  # a cell at the foot of a city wall may lie on a side that the field does not reach
    border = "".join(path_data(line) for side, line in lines if side is None)
    return Contour(area, border, tuple((side, path_data(line)) for side, line in lines if side in piece.sides))


def _loops(grid: TileGrid, place: int) -> Iterator[list[_Corner]]:
    """Yield the closed loops around the piece's cells, clockwise around the piece and counter-clockwise around holes."""
    leaving: dict[_Corner, list[_Corner]] = {}
    for start, end in _sides(grid, place):
        leaving.setdefault(start, []).append(end)
    while leaving:
        loop = [next(iter(leaving))]
        while len(loop) == 1 or loop[-1] != loop[0]:
            ends = leaving[loop[-1]]
            loop.append(ends.pop())
            if not ends:
                del leaving[loop[-2]]
        yield loop


def _sides(grid: TileGrid, place: int) -> Iterator[tuple[_Corner, _Corner]]:
    """Yield the sides of the piece's cells that border another piece or the edge."""

    def other(x: int, y: int) -> bool:
        return not (0 <= x < GRID and 0 <= y < GRID) or grid.cells[y * GRID + x] != place

    for cell, label in enumerate(grid.cells):
        if label != place:
            continue
        x, y = cell % GRID, cell // GRID
        corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1), (x, y))
        for (start, end), beside in zip(pairwise(corners), ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)), strict=True):
            if other(*beside):
                yield start, end


def _side(start: _Corner, end: _Corner) -> int | None:
    """Return the tile side that contains this cell side, if any."""
    lies = (start[1] == end[1] == 0, start[0] == end[0] == GRID, start[1] == end[1] == GRID, start[0] == end[0] == 0)
    return lies.index(True) if any(lies) else None


def _runs(loop: list[_Corner]) -> Iterator[tuple[int | None, Line]]:
    """Split the loop into runs along one side of the tile (exact) and runs inside it (smoothed)."""
    sides = [_side(start, end) for start, end in pairwise(loop)]
    first = next((place for place in range(len(sides)) if sides[place] != sides[place - 1]), None)
    if first is None:
        yield sides[0], _softened(_points(loop), closed=True)
        return
    corners = [*loop[first:-1], *loop[: first + 1]]
    sides = [*sides[first:], *sides[:first]]
    begin = 0
    for place in range(1, len(sides) + 1):
        if place < len(sides) and sides[place] == sides[begin]:
            continue
        points = _points(corners[begin : place + 1])
        side = sides[begin]
        yield side, _softened(points, closed=False) if side is None else (points[0], points[-1])
        begin = place


def _points(corners: Iterable[_Corner]) -> list[Point]:
    return [(min(x * STEP, SIZE), min(y * STEP, SIZE)) for x, y in corners]


def _softened(points: Sequence[Point], *, closed: bool) -> Line:
    """Smooth a line with a moving average; keep its ends and drop redundant points."""
    last = len(points) - 1
    means = []
    for place in range(len(points)):
        reach = _SOFTENED if closed else min(_SOFTENED, place, last - place)
        near = [points[other % last if closed else other] for other in range(place - reach, place + reach + 1)]
        means.append((sum(x for x, _ in near) / len(near), sum(y for _, y in near) / len(near)))
    return tuple(_thinned(means))


def _thinned(points: Sequence[Point]) -> list[Point]:
    """Simplify the line by dropping points close to it."""
    if len(points) < 3:
        return list(points)
    away = [distance_to_segment(point, points[0], points[-1]) for point in points[1:-1]]
    farthest = max(range(len(away)), key=away.__getitem__) + 1
    if away[farthest - 1] <= _EXACT:
        return [points[0], points[-1]]
    return [*_thinned(points[: farthest + 1])[:-1], *_thinned(points[farthest:])]
