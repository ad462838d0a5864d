"""Points and lines. x grows to the east and y to the south; a tile is a square of 100 by 100."""

from itertools import pairwise
from math import dist
from typing import Final, TypeAlias

Point: TypeAlias = tuple[float, float]
Line: TypeAlias = tuple[Point, ...]

SIZE: Final = 100
CENTRE: Final[Point] = (50, 50)


def rotate(point: Point, rotation: int) -> Point:
    """Rotate a point of a tile clockwise by this many degrees."""
    x, y = point
    for _ in range(rotation // 90 % 4):
        x, y = SIZE - y, x
    return x, y


def rotate_line(line: Line, rotation: int) -> Line:
    return tuple(rotate(point, rotation) for point in line)


def between(start: Point, end: Point, share: float) -> Point:
    """Interpolate linearly from start (0) to end (1)."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def curve(start: Point, leave: Point, arrive: Point, end: Point, steps: int) -> Line:
    """Approximate a cubic Bézier curve by a polyline of `steps` segments."""
    points = []
    for step in range(steps + 1):
        t = step / steps
        u = 1 - t
        weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        corners = (start, leave, arrive, end)
        points.append((sum(w * p[0] for w, p in zip(weights, corners, strict=True)), sum(w * p[1] for w, p in zip(weights, corners, strict=True))))
    return tuple(points)


def distance_to_segment(point: Point, start: Point, end: Point) -> float:
    """Return the distance of the point from the segment."""
    x, y = end[0] - start[0], end[1] - start[1]
    length = x * x + y * y
    if not length:
        return dist(point, start)
    share = ((point[0] - start[0]) * x + (point[1] - start[1]) * y) / length
    return dist(point, between(start, end, max(0.0, min(1.0, share))))


def distance_to_line(point: Point, line: Line) -> float:
    """Return the distance of the point from the line."""
    return min(distance_to_segment(point, start, end) for start, end in pairwise(line))
