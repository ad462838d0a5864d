"""The actions of Carcassonne as numbers in a fixed range, for masks and policies: 0-881 for seats, 882-945 for chance.

    0 skip   1-16 claim: 1 + 2 x piece, + 1 with the abbot   17-24 guard by tower   25-32 raise by tower   33 recall
    34-881 place: 34 + 4 x open place + quarter turns   882-945 draw by type of tile

Open places and towers are numbered in reading order: north to south, and west to east in each row. A number therefore does not depend on
the order of placement. 102 tiles have at most 206 open places, fewer than the 212 available numbers: every legal action has a number.
"""

from typing import Final

from rookery.core.record import Setup
from rookery.fast.carcassonne.layout import setup_of
from rookery.fast.carcassonne.position import CLAIM, FIRST_DRAW, FIRST_PLACE, GUARD_TOWER, RAISE, RECALL, SKIP
from rookery.fast.carcassonne.tiles import RULESET
from rookery.games.carcassonne import CARCASSONNE
from rookery.games.carcassonne.actions import Action, Claim, Place
from rookery.games.carcassonne.expansions.abbot import ABBOT_FIGURE, Recall
from rookery.games.carcassonne.expansions.towers_and_thieves import SLOT, Guard, Raise
from rookery.games.carcassonne.geometry import Cell, neighbours
from rookery.games.carcassonne.view import CarcassonneView

SEAT_ACTIONS: Final = FIRST_DRAW
"""The number of seat actions; the higher numbers are chance's."""


def reading_order(cell: Cell) -> Cell:
    """Return the sort key for reading order: row, then column."""
    return cell[1], cell[0]


def open_places(view: CarcassonneView) -> list[Cell]:
    """Return the open places in reading order."""
    laid = {tile.at for tile in view.tiles}
    return sorted({place for cell in laid for place in neighbours(cell)} - laid, key=reading_order)


def numbers(view: CarcassonneView) -> dict[str, int]:
    """Return the number of every choice of the view by notation."""
    setup = setup_of(view)
    return {choice.action: _number(view, setup, choice.action) for choice in view.choices}


def _number(view: CarcassonneView, setup: Setup, text: str) -> int:
    action: Action = CARCASSONNE.read_action(setup, text)
    if isinstance(action, Place):
        return FIRST_PLACE + 4 * open_places(view).index(action.cell) + action.rotation // 90
    if isinstance(action, Claim):
        return CLAIM + 2 * _pieces(view).index(action.piece) + (action.figure == ABBOT_FIGURE)
    if isinstance(action, Guard | Raise):
        cells = sorted((tower["at"] for tower in view.slots[SLOT]["towers"]), key=reading_order)
        return (GUARD_TOWER if isinstance(action, Guard) else RAISE) + cells.index(action.cell)
    return RECALL if isinstance(action, Recall) else SKIP


def _pieces(view: CarcassonneView) -> list[str]:
    """Return the names of the pieces of the tile just placed."""
    tile = next(tile for tile in view.tiles if tile.at == view.placed)
    return [piece.name for piece in RULESET.tiles[tile.code].faces[tile.rotation].pieces]
