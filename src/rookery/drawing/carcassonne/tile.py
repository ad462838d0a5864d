"""Tiles drawn from their data alone: as fragments for pages that include the symbols and styles, or as pictures."""

from functools import lru_cache
from typing import Final

from rookery.drawing.art_files import Theme
from rookery.drawing.carcassonne.buildings import field_trees, houses, landmarks, paint_city, turrets, village_houses
from rookery.drawing.carcassonne.landscape import paint_crossings, paint_meadow, paint_river, paint_roads
from rookery.drawing.carcassonne.tile_layout import lay_out_tile
from rookery.drawing.carcassonne.tile_marks import BASE
from rookery.drawing.geometry import CENTRE, Point
from rookery.drawing.seeded_random import SeededRandom
from rookery.drawing.svg import Picture, make_picture
from rookery.games.carcassonne.geometry import Cell
from rookery.games.carcassonne.tiles import FIELD, GARDEN, MONASTERY, Tile

ORIGIN: Final[Cell] = (0, 0)
_STANDS_BEFORE: Final[dict[str, Point]] = {MONASTERY: (5, 8), GARDEN: (0, -2)}
"""Offset of a figure from the centre of its building, so that it stands in front of it in every rotation."""


@lru_cache(maxsize=2048)
def paint_tile(tile: Tile, rotation: int = 0, at: Cell = ORIGIN) -> str:
    """Paint the tile as one `<g>` of 100 by 100. Code, rotation and cell seed the houses and trees, so that equal tiles look different."""
    layout = lay_out_tile(tile, rotation)
    terrain = layout.terrain
    rng = SeededRandom(f"{tile.code}{at[0]},{at[1]}{rotation}")
    fields = frozenset(place for place, piece in enumerate(tile.face.pieces) if piece.kind == FIELD)
    painted = [
        "<g>",
        *paint_meadow(layout, fields, rng),
        *paint_river(terrain),
        *paint_roads(terrain),
        *paint_crossings(terrain),
    ]
    standing = []
    for city in terrain.cities:
        painted.extend(paint_city(city, rng, f"city-{tile.code}-{rotation}-{at[0]}_{at[1]}-{city.place}"))
        standing += [*turrets(city), *houses(city, layout, rng)]
    standing += [*village_houses(layout), *field_trees(layout, fields, rng), *landmarks(layout, tile, rotation)]
    painted += [thing.markup for thing in sorted(standing, key=lambda thing: thing.foot)]
    painted.append('<rect x=".3" y=".3" width="99.4" height="99.4" class="rk-tile-edge"/></g>')
    return "".join(painted)


def tile_picture(tile: Tile, rotation: int = 0, *, theme: Theme = "light", size: float = 200) -> Picture:
    """Draw the tile, `size` pixels wide."""
    return make_picture(paint_tile(tile, rotation), (0, 0, 100, 100), size / 100, theme)


def spot(tile: Tile, piece: str, rotation: int = 0) -> Point:
    """Return the figure spot on this piece of the rotated tile, named as in a claim; raise ValueError if it does not exist."""
    for place, turned in enumerate(tile.faces[rotation].pieces):
        if turned.name == piece:
            x, y = lay_out_tile(tile, rotation).spots[place]
            east, south = _STANDS_BEFORE.get(turned.kind, (0, 0))
            return x + east, y + south
    raise ValueError(f"tile {tile.code} turned by {rotation} has no piece '{piece}'")


def tower_spot(tile: Tile, rotation: int = 0) -> Point:
    """Return the centre of the rotated tile's tower base; raise ValueError if it has none."""
    base = lay_out_tile(tile, rotation).marks.get(BASE)
    if base is None:
        raise ValueError(f"tile {tile.code} has no tower base")
    return base


def mark_spot(tile: Tile, rotation: int = 0) -> Point:
    """Return the point for objects on none of the rotated tile's pieces: its last mark, or its centre."""
    marks = lay_out_tile(tile, rotation).marks
    return [CENTRE, *marks.values()][-1]
