"""Draw the client's pictures of Carcassonne from the board's own drawings: home page, expansions and score sheet.

    python tools/client_pictures.py      writes web/src/games/carcassonne/pictures/*.svg and web/src/score/carcassonne/*.svg

The pages that show these pictures supply the symbols and the colours.
"""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from rookery.core.record import replay
from rookery.core.record_text import read_rook
from rookery.drawing.carcassonne.board import all_tiles, paint_board
from rookery.drawing.carcassonne.figures import guard_height, paint_figure, paint_floors
from rookery.drawing.carcassonne.tile import paint_tile, spot, tower_spot
from rookery.drawing.svg import translated
from rookery.games.carcassonne import CARCASSONNE
from rookery.games.carcassonne.view import CarcassonneView, FigureView, TileView

ROOT: Final = Path(__file__).parents[1]
RECORD: Final = ROOT / "docs/pictures/board.rook"
COLUMNS: Final = range(4)
ROWS: Final = range(1, 4)
STANDING: Final = {(2, 2): ("city", 0, "meeple"), (0, 2): ("road", 1, "meeple"), (3, 1): ("monastery", 3, "abbot")}
"""The figures on the home page: the kind of piece, the seat, the figure."""
FLOORS: Final = 4
ROW: Final = 21
"""A row outside every board. The cell of a tile determines its trees and the ids in its drawing."""
OUTLINE: Final = "M112 3H288L272 18 268 50 272 82 288 97H112L128 82 132 50 128 18z"
"""The field between the two cities."""


def home_board() -> str:
    """Draw a corner of the board in docs/pictures, with a few figures."""
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
    return _picture(f'{frame}" preserveAspectRatio="xMidYMid slice', body)


def _standing(tile: TileView) -> FigureView:
    kind, seat, figure = STANDING[tile.at]
    piece = next(piece.name for piece in all_tiles()[tile.code].faces[tile.rotation].pieces if piece.kind == kind)
    return FigureView(tile.at, piece, seat, figure)


def river() -> str:
    return _picture("0 0 100 100", paint_tile(all_tiles()["RI"], 0, (7, 0)))


def abbot() -> str:
    tile = all_tiles()["Ug"]
    return _picture("26 10 76 76", paint_tile(tile, 90, (7, 0)), paint_figure("abbot", 0, spot(tile, "garden", 90)))


def towers_and_thieves() -> str:
    """Draw a guarded tower; the tile above it fills the background."""
    tile = all_tiles()["WA"]
    ground = paint_tile(tile, 0, (7, 0))
    x, y = tower_spot(tile, 0)
    guard = paint_figure("guard", 0, (x, y + guard_height(FLOORS)))
    return _picture("6 -27 88 88", translated(ground, (0, -100)), ground, paint_floors(FLOORS, (x, y)), guard)


def road() -> str:
    return _picture("0 0 100 100", paint_tile(all_tiles()["U"], 0, (3, ROW)))


def city() -> str:
    return _picture("0 0 100 100", paint_tile(all_tiles()["N"], 0, (5, ROW)))


def fields() -> str:
    """Draw two completed cities and the field between them with its farmer."""
    tile = all_tiles()["E"]
    tiles = [translated(paint_tile(tile, 90 if x % 2 == 0 else 270, (x, ROW)), (100 * x, 0)) for x in range(4)]
    outline = f'<path d="{OUTLINE}" class="rk-lamp"/>'
    return _picture("38 -2 324 104", *tiles, outline, paint_figure("farmer", 1, (200, 50)))


def _picture(frame: str, *parts: str) -> str:
    return f'<svg viewBox="{frame}" aria-hidden="true">{"".join(parts)}</svg>\n'


EXPANSIONS: Final = {"river": river, "abbot": abbot, "towers-and-thieves": towers_and_thieves}
PICTURES: Final[dict[Path, Callable[[], str]]] = {
    ROOT / "web/src/games/carcassonne/pictures/home_board.svg": home_board,
    **{ROOT / f"web/src/games/carcassonne/pictures/expansion_{name.replace('-', '_')}.svg": draw for name, draw in EXPANSIONS.items()},
    **{ROOT / f"web/src/score/carcassonne/{draw.__name__}.svg": draw for draw in (road, city, fields)},
}

if __name__ == "__main__":
    for path, draw in PICTURES.items():
        path.write_text(draw(), encoding="utf-8")
