"""Finding room on a tile: the point of a piece that is farthest from everything else."""

from collections.abc import Collection, Sequence
from math import dist, inf, sqrt
from typing import NamedTuple

from rookery.drawing.geometry import CENTRE, SIZE, Line, Point
from rookery.drawing.ground import GRID, STEP, Ground


class Taken(NamedTuple):
    """A disc that is spoken for."""

    at: Point
    radius: float


def roomiest(ground: Ground, pieces: Collection[int], taken: Sequence[Taken], radius: float, margin: float) -> Point | None:
    """The middle of the clearest disc on these pieces, pulled gently to the tile's middle; None when they have no cell to spare.

    More room than the radius and a little counts for nothing. A small margin lets the disc come near the tile's edge.
    """
    enough = radius + 4
    best, found = -inf, None
    strangers = _strangers(ground, pieces)
    for row in range(3, GRID - 3, 2):
        for column in range(3, GRID - 3, 2):
            if ground.cells[row * GRID + column] not in pieces:
                continue
            point = (column * STEP + STEP / 2, row * STEP + STEP / 2)
            pull = dist(point, CENTRE) * 0.12
            clear = min(point[0], point[1], SIZE - point[0], SIZE - point[1], enough - 12 + margin) + 12 - margin
            if clear * 4 - pull <= best:
                continue
            clear = min([clear, *(dist(point, other.at) - other.radius for other in taken)])
            if clear * 4 - pull <= best:
                continue
            score = _clearance(point, strangers[row // 2], clear) * 4 - pull
            if score > best:
                best, found = score, point
    return found


def freest(course: Line, taken: Sequence[Taken], favourite: float) -> Point:
    """The point of a road that is farthest from everything taken, preferably that far along it, never near its ends."""
    last = len(course) - 1
    choice = [step for step in range(len(course)) if 0.14 < step / last < 0.86]

    def free(step: int) -> float:
        room = min([26, *(dist(course[step], other.at) - other.radius * 0.4 for other in taken)])
        return room - abs(step / last - favourite) * 12

    return course[max(choice, key=free)]


def _strangers(ground: Ground, pieces: Collection[int]) -> list[list[float]]:
    """For each searched row and each second column, how far up or down the nearest cell of another piece is."""
    sample = [[ground.cells[row * GRID + column] not in pieces for column in range(0, GRID, 2)] for row in range(0, GRID, 2)]
    above = _sweep(sample)
    below = _sweep(sample[:0:-1])[::-1]
    return [list(map(min, *rows)) for rows in zip(above, below, strict=False)]


def _sweep(sample: list[list[bool]]) -> list[list[float]]:
    """Row after row, how far back the last stranger of each column is; a searched row lies one cell beyond its sampled row."""
    heights = [inf] * (GRID // 2)
    table = []
    for row in sample:
        heights = [STEP if stranger else height + 2 * STEP for stranger, height in zip(row, heights, strict=True)]
        table.append(heights)
    return table


def _clearance(point: Point, heights: Sequence[float], most: float) -> float:
    """The distance to the nearest cell of another piece, or `most` if that is less."""
    if most <= 0:
        return most
    nearest = most * most
    first = max(0, int((point[0] - most) // (2 * STEP)))
    for place in range(first, min(GRID // 2, int((point[0] + most) // (2 * STEP)) + 1)):
        x = point[0] - (place * 2 * STEP + STEP / 2)
        nearest = min(nearest, x * x + heights[place] * heights[place])
    return sqrt(nearest)
