"""Pictures of games, made from views and tile data alone: one drawer for notebooks, files, documents and the web.

`draw(view)` gives a `Picture`, an SVG that needs nothing but itself. The `paint_...` functions give fragments of it for a page that has the
symbols (`symbol_sheet`), the looks (`style_sheet`) and the tokens (`token_sheet`).
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from rookery.core.view import View
from rookery.drawing.art_files import THEMES, Theme, style_sheet, symbol_sheet, token_sheet
from rookery.drawing.carcassonne.board import board_picture, paint_board
from rookery.drawing.carcassonne.figures import paint_figure, paint_floors
from rookery.drawing.carcassonne.tile import paint_tile, spot, tile_picture, tower_spot
from rookery.drawing.five_towers.components import card_picture, paint_card, paint_skyline, paint_tower
from rookery.drawing.five_towers.table_picture import skyline_picture
from rookery.drawing.svg import Picture

DRAWERS: Final[Mapping[str, Callable[..., Picture]]] = MappingProxyType({"five-towers": skyline_picture, "carcassonne": board_picture})
"""The drawer of each game, by its name. A game joins by standing here."""


def draw(view: View, *, theme: Theme = "light", names: Sequence[str] = ()) -> Picture:
    """What the view shows, as a picture; `names` of the players are by seat, and may be left out."""
    return DRAWERS[view.game](view, theme=theme, names=names)


__all__ = [
    "DRAWERS",
    "THEMES",
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
    "skyline_picture",
    "spot",
    "style_sheet",
    "symbol_sheet",
    "tile_picture",
    "token_sheet",
    "tower_spot",
]
