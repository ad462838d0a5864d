"""The flat layers of a tile: fields, rivers, roads and bridges."""

from collections.abc import Iterator
from math import dist

from rookery.drawing.carcassonne.terrain import Lake, Terrain
from rookery.drawing.carcassonne.tile_grid import TileGrid
from rookery.drawing.carcassonne.tile_layout import TileLayout
from rookery.drawing.geometry import Line, Point
from rookery.drawing.seeded_random import SeededRandom
from rookery.drawing.svg import centred_symbol, circle, ellipse, number, path_data, polyline

MOST_TUFTS = 21
MOST_FLOWERS = 5
_DECK_HALF_WIDTH = 7.5


def in_one_field(grid: TileGrid, fields: frozenset[int], point: Point, rx: float, ry: float) -> bool:
    """Return whether an ellipse with these radii around the point lies in one field."""
    field = grid.at(point)
    x, y = point
    if field not in fields or not (1 + rx < x < 99 - rx and 1 + ry < y < 99 - ry):
        return False
    return all(grid.at(other) == field for other in ((x + rx, y), (x - rx, y), (x, y + ry), (x, y - ry)))


def paint_meadow(layout: TileLayout, fields: frozenset[int], rng: SeededRandom) -> Iterator[str]:
    """Paint the meadow with mown patches, tufts and flowers."""
    yield '<rect width="100" height="100" class="rk-field"/>'
    mown = 0
    for _ in range(60):
        if mown == 3:
            break
        point, rx, ry = rng.point(), 9 + rng.next() * 7, 5 + rng.next() * 3
        if in_one_field(layout.grid, fields, point, rx, ry):
            mown += 1
            yield ellipse(point, rx, ry, "mown")
    yield from _plants(layout, fields, rng)


def _plants(layout: TileLayout, fields: frozenset[int], rng: SeededRandom) -> Iterator[str]:
    tufts: list[str] = []
    flowers: list[str] = []
    for _ in range(70):
        if len(tufts) == MOST_TUFTS:
            break
        point = rng.point()
        if not in_one_field(layout.grid, fields, point, 3, 3):
            continue
        kind = rng.next()
        if kind < 0.8:
            tufts.append(_tuft(*point))
        elif len(flowers) < MOST_FLOWERS:
            flowers.append(circle(point, 1.1, "bloom-a" if kind < 0.9 else "bloom-b"))
    if tufts:
        yield f'<path d="{"".join(tufts)}" class="rk-tuft"/>'
    yield from flowers


def _tuft(x: float, y: float) -> str:
    return f"M{number(x - 1.6)} {number(y - 1.6)}l1.6 2 .6-3M{number(x)} {number(y + 0.4)}l2-2"


def paint_river(terrain: Terrain) -> Iterator[str]:
    """Paint bank, water and ripples; a lake covers its river's end."""
    if not terrain.river:
        return
    lake = terrain.lake
    yield polyline(terrain.river, "bank")
    if lake:
        yield ellipse(lake.at, lake.rx + 2.5, lake.ry + 2.5, "bank-fill")
    yield polyline(terrain.river, "water")
    if lake:
        yield ellipse(lake.at, lake.rx, lake.ry, "water-fill")
    yield polyline(terrain.river, "ripple")
    if lake:
        yield _lake_ripples(lake)


def _lake_ripples(lake: Lake) -> str:
    (x, y), half = lake.at, lake.rx / 2
    return f'<path d="M{number(x - half)} {number(y)}q4-2.5 8 0t8 0M{number(x - half * 0.4)} {number(y + 7)}q4-2.5 8 0" class="rk-ripple"/>'


def paint_roads(terrain: Terrain) -> Iterator[str]:
    """Paint roads with their ruts. Paint all edges first if a village joins the roads, so that no edge cuts a road."""
    courses = [road.course for road in terrain.roads]
    if terrain.village:
        yield from (polyline(course, "road-edge") for course in courses)
        yield circle(terrain.village, 12, "plaza-edge")
        yield from (polyline(course, "road") for course in courses)
        yield circle(terrain.village, 10.4, "plaza")
    else:
        for course in courses:
            yield from _road(course)
    yield from (polyline(course, "rut") for course in courses)


def _road(course: Line) -> tuple[str, str]:
    return polyline(course, "road-edge"), polyline(course, "road")


def paint_crossings(terrain: Terrain) -> Iterator[str]:
    """Paint bridges over the river, and rocks over a tunnel or spring; repaint the road at a spring over its rocks."""
    for bridge in terrain.bridges:
        yield from _bridge(*bridge)
    if not terrain.rocks:
        return
    yield centred_symbol("rock", terrain.rocks, 1.05 if terrain.tunnel else 1)
    if not terrain.tunnel:
        for road in terrain.roads:
            yield from _road(road.course)


def _bridge(start: Point, end: Point) -> Iterator[str]:
    length = dist(start, end)
    east, south = (end[0] - start[0]) / length, (end[1] - start[1]) / length

    def on_deck(along: float, across: float) -> Point:
        return start[0] + east * along - south * across, start[1] + south * along + east * across

    half = _DECK_HALF_WIDTH
    yield polyline([on_deck(0, -half), on_deck(length, -half), on_deck(length, half), on_deck(0, half)], "deck", closed=True)
    planks = "".join(path_data([on_deck(2 + 3.5 * plank, 1 - half), on_deck(2 + 3.5 * plank, half - 1)]) for plank in range(8))
    yield f'<path d="{planks}" class="rk-plank"/>'
    rails = "".join(path_data([on_deck(0, side), on_deck(length, side)]) for side in (-half - 0.5, half + 0.5))
    yield f'<path d="{rails}" class="rk-rail"/>'
