"""Pictures of games as SVG, made from views and tile data alone, for notebooks, files, documents and web pages.

`draw(view)` gives a `Picture`, a standalone SVG. The `paint_...` functions give fragments for a page that already has the
symbols (`symbol_sheet`), the styles (`style_sheet`) and the tokens (`token_sheet`).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from rookery.core.view import View
from rookery.drawing.art_files import THEMES, Theme, style_sheet, symbol_sheet, token_sheet
from rookery.drawing.carcassonne.board import board_picture, paint_board
from rookery.drawing.carcassonne.catalogue import all_tiles, whole_catalogue
from rookery.drawing.carcassonne.figures import paint_figure, paint_floors
from rookery.drawing.carcassonne.tile import paint_tile, spot, tile_picture, tower_spot
from rookery.drawing.five_towers.components import card_picture, paint_card, paint_skyline, paint_tower
from rookery.drawing.five_towers.table_picture import skyline_picture
from rookery.drawing.result_picture import result_picture
from rookery.drawing.svg import Picture

DRAWERS: Final[Mapping[str, Callable[..., Picture]]] = MappingProxyType({"five-towers": skyline_picture, "carcassonne": board_picture})
"""The function that draws each game, by the game's name."""


@dataclass(frozen=True, slots=True)
class CatalogueSource:
    """Where the catalogue of a game's tiles comes from: the tiles by code, and the function that paints them all, which takes seconds."""

    tiles: Callable[[], Mapping[str, object]]
    paint: Callable[[], object]


CATALOGUES: Final[Mapping[str, CatalogueSource]] = MappingProxyType({"carcassonne": CatalogueSource(all_tiles, whole_catalogue)})
"""The games whose boards are made of tiles, by name."""


def draw(view: View, *, theme: Theme = "light", names: Sequence[str] = ()) -> Picture:
    """A picture of the view. `names` of the players are by seat and optional."""
    return DRAWERS[view.game](view, theme=theme, names=names)


__all__ = [
    "CATALOGUES",
    "DRAWERS",
    "THEMES",
    "CatalogueSource",
    "Picture",
    "Theme",
    "board_picture",
    "card_picture",
    "draw",
    "paint_board",
    "paint_card",
    "paint_figure",
    "paint_floors",
    "paint_skyline",
    "paint_tile",
    "paint_tower",
    "result_picture",
    "skyline_picture",
    "spot",
    "style_sheet",
    "symbol_sheet",
    "tile_picture",
    "token_sheet",
    "tower_spot",
]
