"""The terrain of a tile: the positions of its cities, roads, river and buildings, computed from its pieces and marks at rotation 0."""

from dataclasses import dataclass
from itertools import pairwise
from math import dist
from typing import Final, NamedTuple

from rookery.drawing.carcassonne.outlines import (
    MIDDLES,
    are_opposite,
    bowing_river,
    city_outline,
    course_ending,
    course_through,
    river_from_lake,
    swaying_river,
)
from rookery.drawing.geometry import CENTRE, Line, Point, between, distance_to_line, distance_to_segment, rotate
from rookery.games.carcassonne.tiles import CITY, MONASTERY, ROAD, Piece, Tile

RIVER_EDGE: Final = "V"
_NORTH: Final = 0
_EAST_WEST: Final = (1, 3)
_BRIDGE_HALF: Final = 14


class City(NamedTuple):
    """A city piece: `place` is its index among the pieces of the tile, `loop` its outline."""

    place: int
    sides: tuple[int, ...]
    shield: bool
    loop: Line
    walls: tuple[Line, ...]


class Road(NamedTuple):
    """A road piece: `place` is its index among the pieces of the tile."""

    place: int
    course: Line
    ends_here: bool


class Lake(NamedTuple):
    at: Point
    rx: float
    ry: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Terrain:
    """The layout of the terrain: a `village` joins several road ends, `rocks` cover a spring or tunnel, and a bridge is a centre line."""

    cities: tuple[City, ...]
    roads: tuple[Road, ...]
    river: Line | None
    lake: Lake | None
    rocks: Point | None
    tunnel: bool
    village: Point | None
    gate: Point | None
    monastery: Point | None
    bridges: tuple[Line, ...]


def terrain_of(tile: Tile) -> Terrain:
    """Compute the terrain of the tile at rotation 0."""
    pieces = tile.face.pieces
    cities = tuple(City(place, piece.ports, piece.shield, *city_outline(piece.ports)) for place, piece in enumerate(pieces) if piece.kind == CITY)
    road_pieces = [(place, piece) for place, piece in enumerate(pieces) if piece.kind == ROAD]
    wet = tuple(side for side, letter in enumerate(tile.face.edges) if letter == RIVER_EDGE)
    lake = _lake(wet[0]) if len(wet) == 1 and tile.marks.get("source") == "lake" else None
    tunnel = bool(tile.marks.get("tunnel"))
    river, rocks = _river(tile, wet, lake, cities, [piece for _, piece in road_pieces])
    if river and tunnel:
        rocks = river[len(river) // 2]
    monastery = _monastery(lake, river) if any(piece.kind == MONASTERY for piece in pieces) else None
    village = _village([piece for _, piece in road_pieces], cities)
    gate = _gate([piece for _, piece in road_pieces], cities) if not village and not monastery else None
    goal = village or (monastery and (monastery[0], monastery[1] + 14)) or gate or CENTRE
    roads = [_road(place, piece.ports, goal) for place, piece in road_pieces]
    bridges = tuple(_bridges(roads, river)) if river and not rocks else ()
    return Terrain(
        cities=cities,
        roads=tuple(roads),
        river=river,
        lake=lake,
        rocks=rocks,
        tunnel=tunnel,
        village=village,
        gate=gate,
        monastery=monastery,
        bridges=bridges,
    )


def _lake(side: int) -> Lake:
    return Lake(rotate((35, 54), side * 90), *((24, 17) if side % 2 == 0 else (17, 24)))


def _river(tile: Tile, wet: tuple[int, ...], lake: Lake | None, cities: tuple[City, ...], roads: list[Piece]) -> tuple[Line | None, Point | None]:
    """Return the river's centre line, and the rocks of its spring, if any."""
    if not wet:
        return None, None
    if lake:
        return river_from_lake(wet[0]), None
    if len(wet) == 1:
        spring = course_through(*roads[0].ports[:2])[10] if roads and len(roads[0].ports) > 1 else (50, 52)
        return course_ending(wet[0], spring), spring
    if not are_opposite(wet) or len(cities) == 2:
        return course_through(wet[0], wet[1]), None
    northern = any(city.sides == (_NORTH,) for city in cities) or any(piece.kind == MONASTERY for piece in tile.face.pieces)
    if wet == _EAST_WEST and northern:
        return bowing_river(), None
    return (course_through(wet[0], wet[1]) if roads else swaying_river(wet[0])), None


def _monastery(lake: Lake | None, river: Line | None) -> Point:
    if lake:
        return 72, 66
    return (50, 24) if river else (50, 44)


def _village(roads: list[Piece], cities: tuple[City, ...]) -> Point | None:
    if sum(len(piece.ports) == 1 for piece in roads) < 2:
        return None
    return 50, 58 if cities else 50


def _road(place: int, sides: tuple[int, ...], goal: Point) -> Road:
    """Return a road from side to side, or from one side to the goal."""
    ends_here = len(sides) == 1
    return Road(place, course_ending(sides[0], goal) if ends_here else course_through(sides[0], sides[1]), ends_here)


def _gate(roads: list[Piece], cities: tuple[City, ...]) -> Point | None:
    """Return the point where a road meets a city: the midpoint of the wall segment straight ahead of it."""
    side = next((piece.ports[0] for piece in roads if len(piece.ports) == 1), None)
    if side is None:
        return None
    middle = MIDDLES[side]
    pieces = [between(start, end, 0.5) for city in cities for wall in city.walls for start, end in pairwise(wall)]
    return min(pieces, key=lambda at: (distance_to_segment(at, middle, CENTRE), dist(at, middle)), default=None)


def _bridges(roads: list[Road], river: Line) -> list[Line]:
    """Return a bridge along each road that comes within 2 of the river's line."""
    bridges: list[Line] = []
    for road in roads:
        course = road.course
        fine = [between(start, end, share) for start, end in pairwise(course) for share in (0.25, 0.5, 0.75, 1)]
        crossing = min(range(len(fine)), key=lambda step: distance_to_line(fine[step], river))
        if distance_to_line(fine[crossing], river) >= 2:
            continue
        before, after = fine[max(0, crossing - 4)], fine[min(len(fine) - 1, crossing + 4)]
        reach = _BRIDGE_HALF / dist(before, after)
        x, y = (after[0] - before[0]) * reach, (after[1] - before[1]) * reach
        at = fine[crossing]
        bridges.append(((at[0] - x, at[1] - y), (at[0] + x, at[1] + y)))
    return bridges
