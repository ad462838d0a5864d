"""The board of Carcassonne in a terminal: as much of it as fits, with coordinates on its margins."""

from collections.abc import Collection, Iterator, Mapping
from typing import Final, NamedTuple

from rich.text import Text

from rookery.cli.console import Block, side_by_side
from rookery.cli.draw_context import DrawContext
from rookery.cli.renderers.carcassonne_choices import Place
from rookery.cli.renderers.carcassonne_glyphs import SEAT_MARKS, STYLES, figure_mark, is_plain, tile_glyphs
from rookery.cli.renderers.carcassonne_tile import COLUMNS, ROWS, Glyph, Offset, TextTile, text_tile, tile_block
from rookery.games.carcassonne.geometry import Cell
from rookery.games.carcassonne.view import CarcassonneView, TileView

MARGIN: Final = 5
"""The columns that the coordinates take on the left."""


class Window(NamedTuple):
    """A part of the board: the cell in its north-west corner, and how many cells it is wide and high."""

    left: int
    top: int
    columns: int
    rows: int

    def holds(self, cell: Cell) -> bool:
        return 0 <= cell[0] - self.left < self.columns and 0 <= cell[1] - self.top < self.rows

    @property
    def middle(self) -> Cell:
        return self.left + (self.columns - 1) // 2, self.top + (self.rows - 1) // 2


def columns_in(context: DrawContext) -> int:
    """How many tiles fit beside each other."""
    return max(1, (context.width - MARGIN) // COLUMNS)


def whole(cells: Collection[Cell]) -> Window:
    """The smallest part of the board that holds all these cells."""
    across, down = [x for x, _ in cells], [y for _, y in cells]
    return Window(min(across), min(down), max(across) - min(across) + 1, max(down) - min(down) + 1)


def around(board: Window, middle: Cell, columns: int, rows: int) -> Window:
    """The part of that size around a cell, moved so that it lies on the board."""
    columns, rows = min(columns, board.columns), min(rows, board.rows)
    left = min(max(middle[0] - (columns - 1) // 2, board.left), board.left + board.columns - columns)
    top = min(max(middle[1] - (rows - 1) // 2, board.top), board.top + board.rows - rows)
    return Window(left, top, columns, rows)


def best(board: Window, wanted: Collection[Cell], tiles: Collection[Cell], anchor: Cell, size: tuple[int, int]) -> Window:
    """The part of that size with most of the wanted cells, then most tiles, then nearest to the anchor."""
    columns, rows = min(size[0], board.columns), min(size[1], board.rows)
    parts = [
        Window(left, top, columns, rows)
        for left in range(board.left, board.left + board.columns - columns + 1)
        for top in range(board.top, board.top + board.rows - rows + 1)
    ]

    def worth(part: Window) -> tuple[int, int, int]:
        middle = part.middle
        return sum(map(part.holds, wanted)), sum(map(part.holds, tiles)), -abs(middle[0] - anchor[0]) - abs(middle[1] - anchor[1])

    return max(parts, key=worth)


def bands(board: Window, columns: int) -> list[Window]:
    """The whole board in parts that are narrow enough, from west to east."""
    return [
        Window(left, board.top, min(columns, board.left + board.columns - left), board.rows)
        for left in range(board.left, board.left + board.columns, columns)
    ]


def board_lines(view: CarcassonneView, part: Window, places: Mapping[Cell, Place], context: DrawContext) -> list[Text]:
    """That part of the board: tiles with all that stands on them, and the numbered places where the drawn tile can be laid."""
    laid = {tile.at: tile for tile in view.tiles}
    lines = [_column_margin(view, part)]
    for y in range(part.top, part.top + part.rows):
        row = [_cell_block((x, y), laid, view, places, context) for x in range(part.left, part.left + part.columns)]
        lines += side_by_side([_row_margin(y, view), *row], 0)
    return lines


def _column_margin(view: CarcassonneView, part: Window) -> Text:
    line = Text(" " * MARGIN)
    for x in range(part.left, part.left + part.columns):
        here = view.placed is not None and view.placed[0] == x
        line.append_text(_label(x, here=here, width=COLUMNS))
    return line


def _row_margin(y: int, view: CarcassonneView) -> Block:
    here = view.placed is not None and view.placed[1] == y
    return [Text(" " * MARGIN), _label(y, here=here, width=MARGIN), Text(" " * MARGIN)]


def _label(number: int, *, here: bool, width: int) -> Text:
    """A coordinate in the middle of that width; that of the tile just laid stands in brackets."""
    label = Text(f"[{number}]" if here else str(number), style=STYLES["here" if here else "margin"])
    label.align("center", width)
    return label


def _cell_block(cell: Cell, laid: Mapping[Cell, TileView], view: CarcassonneView, places: Mapping[Cell, Place], context: DrawContext) -> Block:
    if cell in laid:
        tile = laid[cell]
        tile_text = text_tile(tile.code, tile.rotation, plain=is_plain(context))
        return tile_block(tile_text, dict(_standing(view, cell, tile_text)))
    if cell in places:
        north_west, north_east, south_east, south_west = tile_glyphs(context).corners
        place = places[cell]
        rows = ((north_west, "", north_east), (" ", str(place.number), " "), (south_west, "".join(place.turns), south_east))
        return [Text(left + middle.center(COLUMNS - 2) + right, style=STYLES["open"]) for left, middle, right in rows]
    return [Text(" " * COLUMNS)] * ROWS


def _standing(view: CarcassonneView, cell: Cell, tile_text: TextTile) -> Iterator[tuple[Offset, Glyph]]:
    """The figures on a tile, and the floors and the guard of its tower."""
    for figure in view.figures:
        if figure.at == cell:
            yield tile_text.spots[figure.piece], Glyph(figure_mark(figure.seat, figure.figure), f"seat-{figure.seat}")
    for tower in view.slots["towers"]["towers"] if "towers" in view.slots else ():
        if tower["at"] == cell:
            _, floors, guard = tile_text.tower
            yield floors, Glyph(str(tower["floors"]), "tower")
            if tower["guard"] is not None:
                yield guard, Glyph(SEAT_MARKS[tower["guard"]], f"seat-{tower['guard']}")
