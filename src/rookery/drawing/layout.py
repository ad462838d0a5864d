"""Where everything of a tile is: its terrain, the ground of its pieces, and a place for all that stands on it."""

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from rookery.drawing.geometry import CENTRE, Line, Point, turn, turn_line
from rookery.drawing.ground import Ground, assign, flood, halves, lay_out
from rookery.drawing.places import Taken, freest, roomiest
from rookery.drawing.terrain import Lake, Terrain, survey
from rookery.games.carcassonne.tiles import FIELD, GARDEN, MONASTERY, Tile

BASE_RADIUS: Final = 15
TOWER_RADIUS: Final = 11
TOWER_RISES: Final = (20, 40)
"""How far north of its base the discs lie that a tower of five floors covers."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """A tile laid out in one rotation. `spots` are where pieces are claimed, by their place among the pieces of the tile.

    `shields` are by city, `taken` are the discs that houses and trees keep clear of.
    """

    terrain: Terrain
    ground: Ground
    base: Point | None
    garden: Point | None
    sign: Point | None
    taken: tuple[Taken, ...]
    spots: dict[int, Point] = field(default_factory=dict)
    shields: dict[int, Point] = field(default_factory=dict)


@lru_cache(maxsize=1024)
def lay_tile(tile: Tile, rotation: int = 0) -> Layout:
    """The layout of a tile. It is worked out at rotation 0 and its points are turned, so that everything can be painted upright."""
    if rotation == 0:
        return _lay_out(tile)
    layout = _turned(lay_tile(tile), rotation)
    return _find_spots(tile, layout) if layout.base else layout  # a tower rises northwards, whatever the rotation


def _lay_out(tile: Tile) -> Layout:
    """Reserve a place for each thing in turn, the ones that must not be missed first."""
    terrain = survey(tile)
    ground = _ground(tile, terrain)
    fields = [place for place, piece in enumerate(tile.face.pieces) if piece.kind == FIELD]
    taken = _fixed(terrain)

    def reserve(radius: float, margin: float) -> Point:
        taken.append(Taken(roomiest(ground, fields, taken, radius, margin) or CENTRE, radius))
        return taken[-1].at

    base = reserve(BASE_RADIUS, 12) if tile.marks.get("base") else None
    garden = reserve(13, 12) if any(piece.kind == GARDEN for piece in tile.face.pieces) else None
    sign = reserve(13, 10) if tile.marks.get("thief") else None
    bare = Layout(terrain=terrain, ground=ground, base=base, garden=garden, sign=sign, taken=tuple(taken))
    return _find_spots(tile, bare)


def _fixed(terrain: Terrain) -> list[Taken]:
    places = ((terrain.monastery, 17), (terrain.rocks, 15), (terrain.gate, 9))
    return [Taken(at, radius) for at, radius in places if at]


def _find_spots(tile: Tile, layout: Layout) -> Layout:
    """The layout with a spot for every piece and a place for every shield, clear of all landmarks and of a tower that may grow high."""
    terrain, ground = layout.terrain, layout.ground
    landmarks = ((layout.base, BASE_RADIUS), (layout.garden, 13), (layout.sign, 13))
    taken = [*_fixed(terrain), *(Taken(at, radius) for at, radius in landmarks if at)]
    if layout.base:
        taken += [Taken((layout.base[0], layout.base[1] - rise), TOWER_RADIUS) for rise in TOWER_RISES]

    def reserve(place: int, radius: float, margin: float) -> Point:
        taken.append(Taken(roomiest(ground, (place,), taken, radius, margin) or CENTRE, radius))
        return taken[-1].at

    spots: dict[int, Point] = {}
    shields: dict[int, Point] = {}
    for city in terrain.cities:
        spots[city.place] = reserve(city.place, 10, 6)
        if city.shield:
            shields[city.place] = reserve(city.place, 7, 3)
    for road in terrain.roads:
        spots[road.place] = freest(road.course, taken, 0.4 if road.ends_here else 0.5)
        taken.append(Taken(spots[road.place], 11))
    for place, piece in enumerate(tile.face.pieces):
        if piece.kind == FIELD:
            spots[place] = reserve(place, 11, 2)
        elif piece.kind in (MONASTERY, GARDEN):
            spots[place] = (terrain.monastery if piece.kind == MONASTERY else layout.garden) or CENTRE
    return replace(layout, spots=spots, shields=shields, taken=tuple(taken))


def _ground(tile: Tile, terrain: Terrain) -> Ground:
    """Flooded ground belongs to the field that the data has at its half-edges."""
    cells = lay_out(terrain)
    at_half = tile.face.at_half
    owned = []
    for area in flood(cells):
        place = next((at_half[half] for half in halves(area) if at_half[half] is not None), None)
        if place is not None:
            owned.append((place, area))
    return assign(cells, owned)


def _turned(layout: Layout, rotation: int) -> Layout:
    return Layout(
        terrain=_turned_terrain(layout.terrain, rotation),
        ground=layout.ground.turned(rotation),
        base=_turned_point(layout.base, rotation),
        garden=_turned_point(layout.garden, rotation),
        sign=_turned_point(layout.sign, rotation),
        spots={place: turn(at, rotation) for place, at in layout.spots.items()},
        shields={place: turn(at, rotation) for place, at in layout.shields.items()},
        taken=tuple(Taken(turn(disc.at, rotation), disc.radius) for disc in layout.taken),
    )


def _turned_terrain(terrain: Terrain, rotation: int) -> Terrain:
    def lines(old: tuple[Line, ...]) -> tuple[Line, ...]:
        return tuple(turn_line(line, rotation) for line in old)

    return replace(
        terrain,
        cities=tuple(city._replace(loop=turn_line(city.loop, rotation), walls=lines(city.walls)) for city in terrain.cities),
        roads=tuple(road._replace(course=turn_line(road.course, rotation)) for road in terrain.roads),
        river=terrain.river and turn_line(terrain.river, rotation),
        lake=terrain.lake and _turned_lake(terrain.lake, rotation),
        rocks=_turned_point(terrain.rocks, rotation),
        village=_turned_point(terrain.village, rotation),
        gate=_turned_point(terrain.gate, rotation),
        monastery=_turned_point(terrain.monastery, rotation),
        bridges=lines(terrain.bridges),
    )


def _turned_point(point: Point | None, rotation: int) -> Point | None:
    return point and turn(point, rotation)


def _turned_lake(lake: Lake, rotation: int) -> Lake:
    at = turn(lake.at, rotation)
    return Lake(at, lake.ry, lake.rx) if rotation % 180 else Lake(at, lake.rx, lake.ry)
