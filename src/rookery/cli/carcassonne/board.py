"""The board of Carcassonne in the terminal: the part that fits, with coordinates in the margins."""

from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from rookery.cli.carcassonne.choices import cell_of, places
from rookery.cli.carcassonne.glyphs import SEAT_MARKS, STYLES, TOWER, figure_mark, is_plain, tile_glyphs
from rookery.cli.carcassonne.tile import COLUMNS, MIDDLE, ROWS, TOWER_BASE, Glyph, Offset, TextTile, text_tile, tile_block
from rookery.cli.console import Block, side_by_side
from rookery.cli.draw_context import DrawContext
from rookery.games.carcassonne.completion import marks_of, ruleset_of
from rookery.games.carcassonne.expansion import Mark
from rookery.games.carcassonne.expansions.base import read_cell
from rookery.games.carcassonne.geometry import Cell
from rookery.games.carcassonne.view import CarcassonneView

MARGIN: Final = 5
"""The width of the row coordinates on the left."""
OTHER_LINES: Final = 3
"""The number of screen lines other than head, tiles and choices: one above, the margin, and the hint about hidden parts of the board."""
FEWEST_ROWS: Final = 3
DIRECTIONS: Final = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
_AROUND_MIDDLE: Final = [(MIDDLE[0] + step, MIDDLE[1]) for step in (-1, 0, 1)]


class Window(NamedTuple):
    """A part of the board: its north-west cell, and its width and height in cells."""

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
    """Return how many tiles fit side by side."""
    return max(1, (context.width - MARGIN) // COLUMNS)


def whole(cells: Collection[Cell]) -> Window:
    """Return the smallest part of the board that holds all these cells."""
    across, down = [x for x, _ in cells], [y for _, y in cells]
    return Window(min(across), min(down), max(across) - min(across) + 1, max(down) - min(down) + 1)


def around(board: Window, middle: Cell, columns: int, rows: int) -> Window:
    """Return a part of this size around a cell, moved so that it stays on the board."""
    columns, rows = min(columns, board.columns), min(rows, board.rows)
    left = min(max(middle[0] - (columns - 1) // 2, board.left), board.left + board.columns - columns)
    top = min(max(middle[1] - (rows - 1) // 2, board.top), board.top + board.rows - rows)
    return Window(left, top, columns, rows)


def best(board: Window, wanted: Collection[Cell], tiles: Collection[Cell], anchor: Cell, size: tuple[int, int]) -> Window:
    """Return the part of this size with the most wanted cells, then the most tiles, then nearest to the anchor."""
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
    """Return the whole board in parts of at most that many columns, from west to east."""
    return [
        Window(left, board.top, min(columns, board.left + board.columns - left), board.rows)
        for left in range(board.left, board.left + board.columns, columns)
    ]


def board_window(view: CarcassonneView) -> Window:
    """Return the whole board with the places for the drawn tile."""
    return whole([*(tile.at for tile in view.tiles), *places(view)])


def visible_part(view: CarcassonneView, context: DrawContext, lines: int) -> Window:
    """Return the part that fits beside `lines` other lines, around the requested cell or where most of the choices are."""
    size = columns_in(context), max(FEWEST_ROWS, (context.height - lines - OTHER_LINES) // ROWS)
    if context.part:
        return around(board_window(view), read_cell(context.part), *size)
    tiles = [tile.at for tile in view.tiles]
    wanted = [cell for choice in view.choices if (cell := cell_of(choice))]
    if view.placed is not None:
        wanted += [view.placed] * len(view.choices)  # the tile just placed outweighs all other choices
    return best(board_window(view), wanted, tiles, view.placed or tiles[-1], size)


def next_part(part: Window, direction: str) -> Cell:
    """Return the middle of the next part in this direction; the two overlap by one row or column."""
    x, y = DIRECTIONS[direction]
    return part.middle[0] + x * max(1, part.columns - 1), part.middle[1] + y * max(1, part.rows - 1)


def hidden_hint(view: CarcassonneView, part: Window, context: DrawContext) -> str:
    """Return a hint that names the directions of hidden parts and the commands to see them; empty if the whole board is visible."""
    board = board_window(view)
    beyond = {
        "north": board.top < part.top,
        "east": board.left + board.columns > part.left + part.columns,
        "south": board.top + board.rows > part.top + part.rows,
        "west": board.left < part.left,
    }
    sides = [side for side, more in beyond.items() if more]
    if not sides:
        return ""
    hidden = sum(not part.holds(cell) for cell in places(view))
    names = context.words.listed([context.words(f"port-{side[0].upper()}") for side in sides])
    return context.words("table-beyond", sides=names, places=hidden, look=sides[0])


def board_lines(view: CarcassonneView, part: Window, context: DrawContext) -> list[Text]:
    """Return a part of the board: the tiles with everything on them, and the numbered places for the drawn tile."""
    blocks = {**_tile_blocks(view, part, context), **_place_blocks(view, context)}
    empty = [Text(" " * COLUMNS)] * ROWS
    lines = [_column_margin(view, part)]
    for y in range(part.top, part.top + part.rows):
        row = [blocks.get((x, y), empty) for x in range(part.left, part.left + part.columns)]
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
    """Return a coordinate centred in that width, in brackets if it belongs to the tile just placed."""
    label = Text(f"[{number}]" if here else str(number), style=STYLES["here" if here else "margin"])
    label.align("center", width)
    return label


def _place_blocks(view: CarcassonneView, context: DrawContext) -> dict[Cell, Block]:
    """Return the places for the drawn tile, each with its number and the letters of the rotations that fit."""
    north_west, north_east, south_east, south_west = tile_glyphs(context).corners
    blocks: dict[Cell, Block] = {}
    for cell, place in places(view).items():
        rows = ((north_west, "", north_east), (" ", str(place.number), " "), (south_west, "".join(place.turns), south_east))
        blocks[cell] = [Text(left + middle.center(COLUMNS - 2) + right, style=STYLES["open"]) for left, middle, right in rows]
    return blocks


def _tile_blocks(view: CarcassonneView, part: Window, context: DrawContext) -> dict[Cell, Block]:
    tiles, marks = ruleset_of(view).tiles, marks_of(view)
    blocks: dict[Cell, Block] = {}
    for laid in view.tiles:
        if part.holds(laid.at):
            tile = text_tile(tiles[laid.code], laid.rotation, plain=is_plain(context))
            figures = {
                tile.spots[figure.piece]: Glyph(figure_mark(figure.seat, figure.figure), f"seat-{figure.seat}")
                for figure in view.figures
                if figure.at == laid.at
            }
            blocks[laid.at] = tile_block(tile, figures | dict(_mark_glyphs([mark for mark in marks if mark.at == laid.at], tile)))
    return blocks


def _mark_glyphs(marks: Sequence[Mark], tile: TextTile) -> Iterator[tuple[Offset, Glyph]]:
    """Return the marks on a tile. A tower shows its floors and guard, any other mark its seat or first letter, and its count."""
    for mark in marks:
        seat = None if mark.seat is None else Glyph(SEAT_MARKS[mark.seat], f"seat-{mark.seat}")
        if mark.kind == TOWER:
            _, floors, guard = tile.marks[TOWER_BASE]
            yield floors, Glyph(str(mark.count), TOWER)
            if seat is not None:
                yield guard, seat
        else:
            _, middle, right = [_AROUND_MIDDLE, *tile.marks.values()][-1]
            yield middle, seat or Glyph(mark.kind[0], "neutral")
            if mark.count > 1:
                yield right, Glyph(str(mark.count)[-1], "neutral")
