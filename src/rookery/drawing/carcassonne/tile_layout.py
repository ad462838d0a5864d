"""Where everything of a tile is: its terrain, the ground of its pieces, and a place for all that stands on it."""

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
from rookery.drawing.geometry import CENTRE, Line, Point, rotate, rotate_line
from rookery.games.carcassonne.tiles import FIELD, GARDEN, MONASTERY, Tile

BASE_RADIUS: Final = 15
TOWER_RADIUS: Final = 11
TOWER_RISES: Final = (20, 40)
"""How far north of its base the discs lie that a tower of five floors covers."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TileLayout:
    """A tile laid out in one rotation. `spots` are where pieces are claimed, by their place among the pieces of the tile.

    `shields` are by city, `taken` are the discs that houses and trees keep clear of.
    """

    terrain: Terrain
    grid: TileGrid
    base: Point | None
    garden: Point | None
    sign: Point | None
    reserved: tuple[Reserved, ...]
    spots: dict[int, Point] = field(default_factory=dict)
    shields: dict[int, Point] = field(default_factory=dict)


@lru_cache(maxsize=1024)
def lay_out_tile(tile: Tile, rotation: int = 0) -> TileLayout:
    """The layout of a tile. It is worked out at rotation 0 and its points are turned, so that everything can be painted upright."""
    if rotation == 0:
        return _lay_out(tile)
    layout = _turned(lay_out_tile(tile), rotation)
    return _find_spots(tile, layout) if layout.base else layout  # a tower rises northwards, whatever the rotation


def _lay_out(tile: Tile) -> TileLayout:
    """Reserve a place for each thing in turn, the ones that must not be missed first."""
    terrain = terrain_of(tile)
    grid = _grid_of(tile, terrain)
    fields = [place for place, piece in enumerate(tile.face.pieces) if piece.kind == FIELD]
    reserved = _fixed(terrain)

    def reserve(radius: float, margin: float) -> Point:
        reserved.append(Reserved(most_open_point(grid, fields, reserved, radius, margin) or CENTRE, radius))
        return reserved[-1].at

    base = reserve(BASE_RADIUS, 12) if tile.marks.get("base") else None
    garden = reserve(13, 12) if any(piece.kind == GARDEN for piece in tile.face.pieces) else None
    sign = reserve(13, 10) if tile.marks.get("thief") else None
    bare = TileLayout(terrain=terrain, grid=grid, base=base, garden=garden, sign=sign, reserved=tuple(reserved))
    return _find_spots(tile, bare)


def _fixed(terrain: Terrain) -> list[Reserved]:
    places = ((terrain.monastery, 17), (terrain.rocks, 15), (terrain.gate, 9))
    return [Reserved(at, radius) for at, radius in places if at]


def _find_spots(tile: Tile, layout: TileLayout) -> TileLayout:
    """The layout with a spot for every piece and a place for every shield, clear of all landmarks and of a tower that may grow high."""
    terrain, grid = layout.terrain, layout.grid
    landmarks = ((layout.base, BASE_RADIUS), (layout.garden, 13), (layout.sign, 13))
    reserved = [*_fixed(terrain), *(Reserved(at, radius) for at, radius in landmarks if at)]
    if layout.base:
        reserved += [Reserved((layout.base[0], layout.base[1] - rise), TOWER_RADIUS) for rise in TOWER_RISES]

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
        elif piece.kind in (MONASTERY, GARDEN):
            spots[place] = (terrain.monastery if piece.kind == MONASTERY else layout.garden) or CENTRE
    return replace(layout, spots=spots, shields=shields, reserved=tuple(reserved))


def _grid_of(tile: Tile, terrain: Terrain) -> TileGrid:
    """Flooded ground belongs to the field that the data has at its half-edges."""
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
        base=_turned_point(layout.base, rotation),
        garden=_turned_point(layout.garden, rotation),
        sign=_turned_point(layout.sign, rotation),
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
