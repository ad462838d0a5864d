"""The tile catalogue for web pages: the pieces of each tile, its art in every rotation, the spots of figures, and outlines."""

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
    """The part of a piece's outline on one side of the unrotated tile."""

    side: int
    path: str


@dataclass(frozen=True, slots=True)
class CataloguePiece:
    """A piece of a tile: its name and figure spot in each rotation, and its outline on the unrotated tile.

    `sides` are the sides it reaches, `cities` the indices of the cities that a field touches. `area` is closed, `border` separates the piece
    from other land on the tile (for a road it is the centre line), and `rims` lie on the tile's edge.
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
    """A tile: the edge letters, pieces, marks and pile, and its art in each rotation, 100 by 100.

    `mark_spots` are the points of its marks in each rotation; `standing` is the point for objects that belong to no piece.
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
    """The box of a figure's symbol around its spot (left, top, width, height), and the centre of its seat mark."""

    box: tuple[float, float, float, float]
    mark: Point


@dataclass(frozen=True, slots=True)
class TowerShape:
    """The box of a tower's first floor around the centre of its base, the height per additional floor, and the height of a guard on top."""

    floor: tuple[float, float, float, float]
    pitch: float
    guard: float


@dataclass(frozen=True, slots=True)
class TileCatalogue:
    """All tiles by code, and the shapes of the objects on them."""

    tiles: FrozenMap[str, CatalogueTile]
    figures: FrozenMap[str, FigureShape]
    tower: TowerShape


def all_tiles() -> Mapping[str, Tile]:
    """Return every tile of the game and its expansions by code."""
    return load_tiles(catalogue())


def whole_catalogue() -> TileCatalogue:
    """Return the catalogue of all tiles (cached)."""
    return tile_catalogue(all_tiles().values())


def tile_catalogue(tiles: Iterable[Tile]) -> TileCatalogue:
    """Build the catalogue of these tiles. Painting all of them takes seconds, so cache the result."""
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
