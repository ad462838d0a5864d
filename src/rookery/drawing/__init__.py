"""SVG pictures of games, made only from views and tile data, for notebooks, files, documents and web pages.

`draw(view)` returns a `Picture`, a standalone SVG. The `paint_...` functions in the games' packages return fragments for pages that
include the symbols (`symbol_sheet`), the styles (`style_sheet`) and the tokens (`token_sheet`).
"""

from collections.abc import Mapping, Sequence
from functools import cache

from rookery.core.view import View
from rookery.drawing.art_files import THEMES, Theme, style_sheet, symbol_sheet, token_sheet
from rookery.drawing.kit import CatalogueSource, drawing_kit
from rookery.drawing.result_picture import poster, result_picture
from rookery.drawing.svg import Picture
from rookery.games import GAMES


def draw(view: View, *, theme: Theme = "light", names: Sequence[str] = ()) -> Picture:
    """Draw the view. `names` are the players' names by seat (optional)."""
    return drawing_kit(view.game).draw(view, theme=theme, names=names)


@cache
def catalogues() -> Mapping[str, CatalogueSource]:
    """Return the catalogue sources of all games with tile boards, by game."""
    return {game: catalogue for game in GAMES if (catalogue := drawing_kit(game).catalogue) is not None}


__all__ = [
    "THEMES",
    "CatalogueSource",
    "Picture",
    "Theme",
    "catalogues",
    "draw",
    "poster",
    "result_picture",
    "style_sheet",
    "symbol_sheet",
    "token_sheet",
]
