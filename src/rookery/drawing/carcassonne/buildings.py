"""Cities and everything that stands on a tile: walls, turrets, houses, trees and landmarks."""

from collections.abc import Iterator
from math import dist
from typing import NamedTuple

from rookery.drawing.carcassonne.landscape import in_one_field
from rookery.drawing.carcassonne.outlines import MIDDLES
from rookery.drawing.carcassonne.terrain import City
from rookery.drawing.carcassonne.tile_layout import TileLayout
from rookery.drawing.carcassonne.tile_marks import TERRAIN_EDGES, art_of, marks_on
from rookery.drawing.geometry import CENTRE, Line, Point, between, distance_to_line
from rookery.drawing.seeded_random import SeededRandom
from rookery.drawing.svg import StandingObject, centred_symbol, labelled_plate, number, path_data, polyline, use
from rookery.games.carcassonne.tiles import Tile

ROOFS = ("roof-a", "roof-b", "roof-c", "roof-d")
MOST_HOUSES = 26
_IN_FRONT = 200
_EDGE_LABEL = 0.2
"""Position of an edge letter, as a share of the way from the edge to the tile's centre."""
_VILLAGE_HOUSES = ((-10.6, -8.75, 0.62), (10.6, -8.1, 0.6), (-10, 10, 0.6), (10, 10.6, 0.62))


class _House(NamedTuple):
    at: Point
    size: float


def paint_city(city: City, rng: SeededRandom, clip: str) -> Iterator[str]:
    """Paint a city's ground, shaded along its walls, and the walls. `clip` must be a unique id in the document."""
    outline = path_data(city.loop, closed=True)
    yield f'<path d="{outline}" class="rk-city"/><clipPath id="{clip}"><path d="{outline}"/></clipPath><g clip-path="url(#{clip})">'
    yield from (polyline(wall, "city-rim") for wall in city.walls)
    paving = "".join(_stone(*rng.point(0, 0, 94, 98), 3 + rng.next() * 3) for _ in range(9))
    yield f'<path d="{paving}" class="rk-paving"/></g>'
    yield '<svg width="100" height="100" overflow="hidden">'  # an inner svg clips the walls at the tile's edge
    for wall in city.walls:
        course = path_data(wall)
        yield "".join(f'<path d="{course}" class="rk-{style}"/>' for style in ("wall-edge", "wall", "crenel"))
    yield "</svg>"


def _stone(x: float, y: float, length: float) -> str:
    return f"M{number(x)} {number(y)}h{number(length)}"


def turrets(city: City) -> Iterator[StandingObject]:
    """Yield a turret for every inner corner of the walls."""
    for wall in city.walls:
        for at in wall[1:-1]:
            yield StandingObject(at[1] + 3, centred_symbol("turret", at, 0.82))


def houses(city: City, layout: TileLayout, rng: SeededRandom) -> Iterator[StandingObject]:
    """Yield houses where the city has room (the first two of a bigger city larger) and up to three trees between them."""
    built: list[_House] = []
    left, top, width, height = _box(city.loop)
    for attempt in range(int(width * height / 10)):
        if len(built) == MOST_HOUSES:
            break
        size = 1.35 if len(built) < 2 and len(city.sides) > 1 else 1 if attempt % 3 else 0.85
        at = rng.point(left, top, width, height)
        if _room_for_house(at, size, city, layout, built):
            built.append(_House(at, size))
            yield StandingObject(at[1] + 6 * size, centred_symbol("house", at, size * 0.86, ROOFS[int(rng.next() * 4)]))
    trees = 0
    for _ in range(60):
        if trees == 3:
            break
        at = rng.point(6, 8, 88, 86)
        if _room_for_city_tree(at, city, layout, built):
            trees += 1
            built.append(_House(at, 0.6))
            yield StandingObject(at[1] + 4, centred_symbol("tree", at, 0.72))


def _box(loop: Line) -> tuple[float, float, float, float]:
    columns, rows = zip(*loop, strict=True)
    return min(columns), min(rows), max(columns) - min(columns), max(rows) - min(rows)


def _room_for_house(at: Point, size: float, city: City, layout: TileLayout, built: list[_House]) -> bool:
    x, y = at
    grid = layout.grid
    if not (7 * size < x < 100 - 8 * size and 8 < y < 93):
        return False
    if any(grid.at((x, row)) != city.place for row in (y, min(99, y + 4), max(1, y - 4))):
        return False
    if any(abs(house.at[0] - x) < 6.25 * (house.size + size) and abs(house.at[1] - y) < 5.5 * (house.size + size) for house in built):
        return False
    return _is_free(layout, at, 5) and _off_walls(city.walls, at, 8)


def _room_for_city_tree(at: Point, city: City, layout: TileLayout, built: list[_House]) -> bool:
    if layout.grid.at(at) != city.place or not all(dist(at, house.at) > 9.5 for house in built):
        return False
    return _is_free(layout, at, 3) and _off_walls(city.walls, at, 7)


def _is_free(layout: TileLayout, at: Point, reach: float) -> bool:
    return all(dist(at, disc.at) > disc.radius * 0.82 + reach for disc in layout.reserved)


def _off_walls(walls: tuple[Line, ...], at: Point, reach: float) -> bool:
    return all(distance_to_line(at, wall) >= reach for wall in walls)


def village_houses(layout: TileLayout) -> Iterator[StandingObject]:
    """Yield up to four small houses around the plaza, except those that would overlap a city."""
    village = layout.terrain.village
    if not village:
        return
    cities = {city.place for city in layout.terrain.cities}
    for roof, (east, south, size) in zip(("roof-a", "roof-b", "roof-c", "roof-d"), _VILLAGE_HOUSES, strict=True):
        at = (village[0] + east, village[1] + south)
        if layout.grid.at(at) not in cities:
            yield StandingObject(at[1], centred_symbol("house", at, size, roof))


def field_trees(layout: TileLayout, fields: frozenset[int], rng: SeededRandom) -> Iterator[StandingObject]:
    """Yield up to six trees, each well inside one field and clear of reserved discs."""
    planted: list[Point] = []
    for _ in range(80):
        if len(planted) == 6:
            break
        at = rng.point(0, 8, 100, 88)
        if in_one_field(layout.grid, fields, at, 6.5, 6.5) and _is_free(layout, at, 5) and all(dist(at, other) > 7 for other in planted):
            planted.append(at)
            scale = 0.8 + rng.next() * 0.4
            yield StandingObject(at[1] + 4, centred_symbol("fir" if rng.next() < 0.4 else "tree", at, scale))


def landmarks(layout: TileLayout, tile: Tile, rotation: int) -> Iterator[StandingObject]:
    """Yield gate, monastery, the tile's marks and shields, and the letters of edges without art."""
    terrain = layout.terrain
    if terrain.gate:
        yield StandingObject(terrain.gate[1] + 4, centred_symbol("gate", terrain.gate))
    if terrain.monastery:
        x, y = terrain.monastery
        yield StandingObject(y + 14, use("monastery", x - 18, y - 21, 36, 35))
    for mark, value in marks_on(tile).items():
        yield art_of(mark).draw(layout.marks[mark], mark, value)
    for x, y in layout.shields.values():
        yield StandingObject(_IN_FRONT, use("shield", x - 7, y - 8, 14, 16))
    for side, letter in enumerate(tile.faces[rotation].edges):
        if letter not in TERRAIN_EDGES:
            yield StandingObject(_IN_FRONT, labelled_plate(letter, between(MIDDLES[side], CENTRE, _EDGE_LABEL)))
