"""The tiles as a page needs them: what is on each, its art in every rotation, where figures stand, and the outlines of its pieces."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from rookery.core.frozen import FrozenMap
from rookery.drawing.carcassonne.contours import contour_of
from rookery.drawing.carcassonne.figures import FLOOR, FLOOR_PITCH, GUARD_ABOVE, SHAPES
from rookery.drawing.carcassonne.tile import mark_spot, paint_tile, spot
from rookery.drawing.carcassonne.tile_layout import lay_out_tile
from rookery.drawing.geometry import Point
from rookery.games.carcassonne.expansion import load_tiles
from rookery.games.carcassonne.geometry import ROTATIONS
from rookery.games.carcassonne.rules import catalogue
from rookery.games.carcassonne.tiles import Tile

_DECIMALS: Final = 1


@dataclass(frozen=True, slots=True)
class Rim:
    """The part of a piece's outline on one side of the unturned tile."""

    side: int
    path: str


@dataclass(frozen=True, slots=True)
class CataloguePiece:
    """A piece of a tile: its name and the spot of a figure on it in each rotation, and its outline on the unturned tile.

    `sides` are those it reaches, `cities` the places of the cities that a field touches. `area` is closed, `border` divides the piece from
    other land on the tile (of a road it is the course), `rims` lie on the tile's edge.
    """

    kind: str
    names: tuple[str, ...]
    spots: tuple[Point, ...]
    sides: tuple[int, ...]
    shield: bool
    cities: tuple[int, ...]
    area: str
    border: str
    rims: tuple[Rim, ...]


@dataclass(frozen=True, slots=True)
class CatalogueTile:
    """A tile: the letters of its unturned edges, its pieces, marks and pile, and its art in each rotation, 100 by 100.

    `mark_spots` are the points of its marks in each rotation; what stands on the tile and is on none of its pieces has `standing`.
    """

    edges: str
    count: int
    pile: str
    marks: FrozenMap[str, Any]
    pieces: tuple[CataloguePiece, ...]
    mark_spots: FrozenMap[str, tuple[Point, ...]]
    standing: tuple[Point, ...]
    art: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FigureShape:
    """The box of a figure's symbol around its spot (left, top, width, height), and the middle of the seat mark on it."""

    box: tuple[float, float, float, float]
    mark: Point


@dataclass(frozen=True, slots=True)
class TowerShape:
    """The box of a tower's first floor around the middle of its base, how much higher each further one is, and a guard above the last one."""

    floor: tuple[float, float, float, float]
    pitch: float
    guard: float


@dataclass(frozen=True, slots=True)
class TileCatalogue:
    """All tiles by code, and the shapes of what stands on them."""

    tiles: FrozenMap[str, CatalogueTile]
    figures: FrozenMap[str, FigureShape]
    tower: TowerShape


def all_tiles() -> Mapping[str, Tile]:
    """Every tile of the game and its expansions by code."""
    return load_tiles(catalogue())


def whole_catalogue() -> TileCatalogue:
    """The catalogue of all tiles."""
    return tile_catalogue(all_tiles().values())


def tile_catalogue(tiles: Iterable[Tile]) -> TileCatalogue:
    """The catalogue of these tiles. Painting them all takes seconds: keep it."""
    return TileCatalogue(
        tiles=FrozenMap({tile.code: _tile(tile) for tile in tiles}),
        figures=FrozenMap({name: FigureShape((shape.left, shape.top, shape.width, shape.height), shape.mark) for name, shape in SHAPES.items()}),
        tower=TowerShape(FLOOR, FLOOR_PITCH, -GUARD_ABOVE),
    )


def _tile(tile: Tile) -> CatalogueTile:
    layouts = [lay_out_tile(tile, rotation) for rotation in ROTATIONS]
    return CatalogueTile(
        edges=tile.face.edges,
        count=tile.count,
        pile=tile.pile,
        marks=tile.marks,
        pieces=tuple(_piece(tile, place) for place in range(len(tile.face.pieces))),
        mark_spots=FrozenMap({mark: tuple(_rounded(layout.marks[mark]) for layout in layouts) for mark in layouts[0].marks}),
        standing=tuple(_rounded(mark_spot(tile, rotation)) for rotation in ROTATIONS),
        art=tuple(paint_tile(tile, rotation) for rotation in ROTATIONS),
    )


def _piece(tile: Tile, place: int) -> CataloguePiece:
    piece = tile.face.pieces[place]
    names = tuple(tile.faces[rotation].pieces[place].name for rotation in ROTATIONS)
    contour = contour_of(lay_out_tile(tile), place, piece)
    return CataloguePiece(
        kind=piece.kind,
        names=names,
        spots=tuple(_rounded(spot(tile, name, rotation)) for name, rotation in zip(names, ROTATIONS, strict=True)),
        sides=piece.sides,
        shield=piece.shield,
        cities=piece.cities,
        area=contour.area,
        border=contour.border,
        rims=tuple(Rim(*rim) for rim in contour.rims),
    )


def _rounded(point: Point) -> Point:
    return round(point[0], _DECIMALS), round(point[1], _DECIMALS)
