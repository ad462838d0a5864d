"""The actions of Carcassonne as fixed numbers, for masks and policies: 0-4137 for seats, 4138-4201 for chance.

    0 skip   1-28 claim: 1 + 2 x spot, + 1 with the abbot   29-34 guard, 35-40 raise: by tower base   41 recall
    42-4137 place: 42 + 4 x cell + quarter turns clockwise   4138-4201 draw by type of tile

A number means the same on every board, and each legal action has exactly one number, so that numbers translate to notation and back:

- The **spot** of a claim is the one that notation names, on the tile as it lies: the first side N E S W of a city or road, the first half-edge
  NL NR EL ER SL SR WL WR of a field, the monastery, or the garden. These are `tiles.SPOT_NAMES`.
- **Tower bases** are numbered by type of tile, `tiles.BASE_CODES`: each occurs once.
- The **cell** is a cell of a window of 32 x 32 cells, 32 x row + column. Column 16 of row 16 is the cell of the first tile; x grows with the
  column, y with the row. The window repeats like a tiled floor: column (x + 16) mod 32, row (y + 16) mod 32. For each cell and rotation,
  `cell_number` and `place_number` compute these numbers.
- **Types of tile** are numbered as in `tiles.CODES`.

Only on a board more than 32 cells wide or high, counting its open places, can two placements have the same number. None of 60,000 random games
and 3,000 games of `greedy` had such a board: without expansions, with the River, or with all; the largest was 28 cells wide. The number then
belongs to the placement that comes first in reading order: north to south, west to east in each row. The other one is shadowed: masks leave it
out, and it has the number 4202 + 4 x ((x + 127 y) mod 8192) + quarter turns, which twins accept, and batches do not. A mask is never empty while
a seat is to act.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from rookery.fast.carcassonne.layout import setup_of
from rookery.fast.carcassonne.position import CELLS, ROW
from rookery.fast.carcassonne.tiles import BASE_CODES, spot_of
from rookery.fast.common.uncompiled import numbers as numbers_of
from rookery.games.carcassonne import CARCASSONNE
from rookery.games.carcassonne.actions import Action, Claim, Place
from rookery.games.carcassonne.expansions.abbot import ABBOT_FIGURE, Recall
from rookery.games.carcassonne.expansions.towers_and_thieves import Guard, Raise
from rookery.games.carcassonne.geometry import Cell, neighbours
from rookery.games.carcassonne.view import CarcassonneView

_NUMBERS: Final = numbers_of(Path(__file__).with_name("numbering.pxd"))
SKIPS, FIRST_CLAIM, FIRST_GUARD, FIRST_RAISE = (_NUMBERS[name] for name in ("SKIPS", "FIRST_CLAIM", "FIRST_GUARD", "FIRST_RAISE"))
RECALLS, FIRST_PLACE, FIRST_DRAW, SHADOWED = (_NUMBERS[name] for name in ("RECALLS", "FIRST_PLACE", "FIRST_DRAW", "SHADOWED"))
WINDOW, MIDDLE = _NUMBERS["WINDOW"], _NUMBERS["MIDDLE"]

SEAT_ACTIONS: Final = FIRST_DRAW
"""The number of seat actions; the higher numbers are chance's."""


def reading_order(cell: Cell) -> Cell:
    """Return the sort key for reading order: row, then column."""
    return cell[1], cell[0]


def open_places(view: CarcassonneView) -> list[Cell]:
    """Return the open places in reading order."""
    laid = {tile.at for tile in view.tiles}
    return sorted({place for cell in laid for place in neighbours(cell)} - laid, key=reading_order)


def cell_number(cell: Cell) -> int:
    """Return the number of a cell in the window."""
    return WINDOW * ((cell[1] + MIDDLE) % WINDOW) + (cell[0] + MIDDLE) % WINDOW


def place_number(cell: Cell, rotation: int) -> int:
    """Return the number of a placement that is not shadowed; the rotation is in degrees."""
    return FIRST_PLACE + 4 * cell_number(cell) + rotation // 90


def numbers(view: CarcassonneView) -> dict[str, int]:
    """Return the number of every choice of the view by notation."""
    setup = setup_of(view)
    actions: list[Action] = [CARCASSONNE.read_action(setup, choice.action) for choice in view.choices]
    first: dict[int, Cell] = {}
    for place in sorted((action for action in actions if isinstance(action, Place)), key=lambda place: reading_order(place.cell)):
        first.setdefault(place_number(place.cell, place.rotation), place.cell)
    return {str(action): _number(view, first, action) for action in actions}


def _number(view: CarcassonneView, first: Mapping[int, Cell], action: Action) -> int:
    if isinstance(action, Place):
        number = place_number(action.cell, action.rotation)
        return number if first[number] == action.cell else SHADOWED + 4 * ((action.cell[0] + ROW * action.cell[1]) % CELLS) + action.rotation // 90
    if isinstance(action, Claim):
        return FIRST_CLAIM + 2 * spot_of(action.piece) + (action.figure == ABBOT_FIGURE)
    if isinstance(action, Guard | Raise):
        code = next(tile.code for tile in view.tiles if tile.at == action.cell)
        return (FIRST_GUARD if isinstance(action, Guard) else FIRST_RAISE) + BASE_CODES.index(code)
    return RECALLS if isinstance(action, Recall) else SKIPS
