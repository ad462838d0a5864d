"""The layout of a tile: its terrain, the area of each piece, and the points of marks, shields and figures."""

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from rookery.drawing.carcassonne.terrain import Lake, Terrain, terrain_of
from rookery.drawing.carcassonne.tile_grid import (
    Reserved,
    TileGrid,
    assign_fields,
    freest_course_point,
    half_edges_of,
    mark_terrain,
    most_open_point,
    open_areas,
)
from rookery.drawing.carcassonne.tile_marks import art_of, marks_on
from rookery.drawing.geometry import CENTRE, Line, Point, rotate, rotate_line
from rookery.games.carcassonne.tiles import FIELD, MONASTERY, Tile

RISE_RADIUS: Final = 11


@dataclass(frozen=True, slots=True, kw_only=True)
class TileLayout:
    """A tile laid out in one rotation. `spots` are the points for figures by piece index; `shields` are by city index.

    `marks` are the points of everything in `marks_on(tile)`, `reserved` the discs that houses and trees avoid.
    """

    terrain: Terrain
    grid: TileGrid
    marks: dict[str, Point]
    reserved: tuple[Reserved, ...]
    spots: dict[int, Point] = field(default_factory=dict)
    shields: dict[int, Point] = field(default_factory=dict)


@lru_cache(maxsize=1024)
def lay_out_tile(tile: Tile, rotation: int = 0) -> TileLayout:
    """Lay out a tile at rotation 0 and rotate only its points, so that all objects stay upright."""
    if rotation == 0:
        return _lay_out(tile)
    layout = _turned(lay_out_tile(tile), rotation)
    rises = any(art_of(mark).rises for mark in layout.marks)
    return _find_spots(tile, layout) if rises else layout  # tall objects rise northwards in every rotation


def _lay_out(tile: Tile) -> TileLayout:
    """Reserve a point for each mark, the most important first, then for shields and figures."""
    terrain = terrain_of(tile)
    grid = _grid_of(tile, terrain)
    fields = [place for place, piece in enumerate(tile.face.pieces) if piece.kind == FIELD]
    reserved = _fixed(terrain)

    marks: dict[str, Point] = {}
    for mark in marks_on(tile):
        art = art_of(mark)
        marks[mark] = most_open_point(grid, fields, reserved, art.radius, art.margin) or CENTRE
        reserved.append(Reserved(marks[mark], art.radius))
    return _find_spots(tile, TileLayout(terrain=terrain, grid=grid, marks=marks, reserved=tuple(reserved)))


def _fixed(terrain: Terrain) -> list[Reserved]:
    places = ((terrain.monastery, 17), (terrain.rocks, 15), (terrain.gate, 9))
    return [Reserved(at, radius) for at, radius in places if at]


def _find_spots(tile: Tile, layout: TileLayout) -> TileLayout:
    """Find a spot for every piece and shield, clear of all marks and of anything that may rise from them."""
    terrain, grid = layout.terrain, layout.grid
    reserved = [*_fixed(terrain), *(Reserved(at, art_of(mark).radius) for mark, at in layout.marks.items())]
    reserved += [Reserved((x, y - rise), RISE_RADIUS) for mark, (x, y) in layout.marks.items() for rise in art_of(mark).rises]

    def reserve(place: int, radius: float, margin: float) -> Point:
        reserved.append(Reserved(most_open_point(grid, (place,), reserved, radius, margin) or CENTRE, radius))
        return reserved[-1].at

    spots: dict[int, Point] = {}
    shields: dict[int, Point] = {}
    for city in terrain.cities:
        spots[city.place] = reserve(city.place, 10, 6)
        if city.shield:
            shields[city.place] = reserve(city.place, 7, 3)
    for road in terrain.roads:
        spots[road.place] = freest_course_point(road.course, reserved, 0.4 if road.ends_here else 0.5)
        reserved.append(Reserved(spots[road.place], 11))
    for place, piece in enumerate(tile.face.pieces):
        if piece.kind == FIELD:
            spots[place] = reserve(place, 11, 2)
        elif piece.kind == MONASTERY:
            spots[place] = terrain.monastery or CENTRE
        elif piece.kind in layout.marks:
            spots[place] = layout.marks[piece.kind]
    return replace(layout, spots=spots, shields=shields, reserved=tuple(reserved))


def _grid_of(tile: Tile, terrain: Terrain) -> TileGrid:
    """Build the grid. An open area belongs to the field at its half-edges in the tile's data."""
    cells = mark_terrain(terrain)
    at_half = tile.face.at_half
    owned = []
    for area in open_areas(cells):
        place = next((at_half[half] for half in half_edges_of(area) if at_half[half] is not None), None)
        if place is not None:
            owned.append((place, area))
    return assign_fields(cells, owned)


def _turned(layout: TileLayout, rotation: int) -> TileLayout:
    return TileLayout(
        terrain=_turned_terrain(layout.terrain, rotation),
        grid=layout.grid.turned(rotation),
        marks={mark: rotate(at, rotation) for mark, at in layout.marks.items()},
        spots={place: rotate(at, rotation) for place, at in layout.spots.items()},
        shields={place: rotate(at, rotation) for place, at in layout.shields.items()},
        reserved=tuple(Reserved(rotate(disc.at, rotation), disc.radius) for disc in layout.reserved),
    )


def _turned_terrain(terrain: Terrain, rotation: int) -> Terrain:
    def lines(old: tuple[Line, ...]) -> tuple[Line, ...]:
        return tuple(rotate_line(line, rotation) for line in old)

    return replace(
        terrain,
        cities=tuple(city._replace(loop=rotate_line(city.loop, rotation), walls=lines(city.walls)) for city in terrain.cities),
        roads=tuple(road._replace(course=rotate_line(road.course, rotation)) for road in terrain.roads),
        river=terrain.river and rotate_line(terrain.river, rotation),
        lake=terrain.lake and _turned_lake(terrain.lake, rotation),
        rocks=_turned_point(terrain.rocks, rotation),
        village=_turned_point(terrain.village, rotation),
        gate=_turned_point(terrain.gate, rotation),
        monastery=_turned_point(terrain.monastery, rotation),
        bridges=lines(terrain.bridges),
    )


def _turned_point(point: Point | None, rotation: int) -> Point | None:
    return point and rotate(point, rotation)


def _turned_lake(lake: Lake, rotation: int) -> Lake:
    at = rotate(lake.at, rotation)
    return Lake(at, lake.ry, lake.rx) if rotation % 180 else Lake(at, lake.rx, lake.ry)
