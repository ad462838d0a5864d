"""The pictures of Carcassonne."""

from typing import Final

from rookery.drawing.art_files import Theme
from rookery.drawing.carcassonne.board import board_centre, board_picture, paint_board, paint_mat
from rookery.drawing.carcassonne.catalogue import TileCatalogue, all_tiles, whole_catalogue
from rookery.drawing.kit import CatalogueSource, DrawingKit, Headline
from rookery.drawing.result_picture import HEIGHT, PANEL_END, WIDTH, paint_panel
from rookery.drawing.svg import translated
from rookery.games.carcassonne.view import CarcassonneView

_LEAST_TILE: Final = 44
"""Minimum size of a tile in a result picture; a larger board is cropped at the edges."""
_MOST_TILE: Final = 100
_TILE: Final = 100


def _result(view: CarcassonneView, words: Headline, _theme: Theme, points: bool) -> str:
    """Paint the headline and ranking on a panel, and to its right the board, centred and as large as fits; without a headline the board alone."""
    (x, y), width, height = board_centre(view)
    left = PANEL_END if words.title else 0
    room = WIDTH - left
    fits = (_TILE * (room - 40) / width, _TILE * (HEIGHT - 40) / height)
    tile = max(_LEAST_TILE, min(_MOST_TILE, *fits)) if words.title else max(fits)
    scale = tile / _TILE
    middle = (left + room / 2 - x * scale, HEIGHT / 2 - y * scale)
    board = translated(f'<g transform="scale({scale:.3f})">{paint_board(view)}</g>', middle)
    return paint_mat(0, 0, WIDTH, HEIGHT) + board + (paint_panel(view, words, points=points) if words.title else "")


KIT: Final = DrawingKit(board_picture, _result, CatalogueSource(all_tiles, whole_catalogue, TileCatalogue))
