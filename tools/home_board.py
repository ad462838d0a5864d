"""Draws the board on Carcassonne's panel of the home page: a corner of the board of docs/pictures/board.rook, with a few figures.

python tools/home_board.py      writes web/src/games/carcassonne/pictures/home_board.svg
"""

from dataclasses import replace
from pathlib import Path
from typing import Final

from rookery.core.record import replay
from rookery.core.record_text import read_rook
from rookery.drawing.carcassonne.board import all_tiles, paint_board
from rookery.games.carcassonne import CARCASSONNE
from rookery.games.carcassonne.view import CarcassonneView, FigureView, TileView

ROOT: Final = Path(__file__).parents[1]
RECORD: Final = ROOT / "docs/pictures/board.rook"
PICTURE: Final = ROOT / "web/src/games/carcassonne/pictures/home_board.svg"

COLUMNS: Final = range(4)
ROWS: Final = range(1, 4)
STANDING: Final = {(2, 2): ("city", 0, "meeple"), (0, 2): ("road", 1, "meeple"), (3, 1): ("monastery", 3, "abbot")}
"""Who stands where: the kind of piece, the seat, the figure."""


def home_board() -> str:
    """Return the picture, for a page that has the symbols and the colours."""
    record = read_rook(RECORD.read_text(encoding="utf-8"))
    *_, state = replay(CARCASSONNE, record)
    view = CARCASSONNE.rules(record.setup).view(state, None)
    assert isinstance(view, CarcassonneView)
    tiles = tuple(tile for tile in view.tiles if tile.at[0] in COLUMNS and tile.at[1] in ROWS)
    figures = tuple(_standing(tile) for tile in tiles if tile.at in STANDING)
    towers = view.slots["towers"]["towers"]
    seen = view.slots["towers"].set("towers", tuple(tower for tower in towers if tower["at"] in {tile.at for tile in tiles}))
    body = paint_board(replace(view, tiles=tiles, figures=figures, placed=None, slots=view.slots.set("towers", seen)))
    frame = f"{COLUMNS.start * 100} {ROWS.start * 100} {len(COLUMNS) * 100} {len(ROWS) * 100}"
    return f'<svg viewBox="{frame}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">{body}</svg>\n'


def _standing(tile: TileView) -> FigureView:
    kind, seat, figure = STANDING[tile.at]
    piece = next(piece.name for piece in all_tiles()[tile.code].faces[tile.rotation].pieces if piece.kind == kind)
    return FigureView(tile.at, piece, seat, figure)


if __name__ == "__main__":
    PICTURE.write_text(home_board(), encoding="utf-8")
