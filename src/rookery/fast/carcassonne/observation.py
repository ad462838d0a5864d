"""What a seat of Carcassonne observes, as rows of numbers: 3828 bytes. Seats count from the observer; unused rows are 0.

     0-5  step (0 draw, 1 raise a tower, 2 place the tile, 3 place a meeple, 4 over), seats, whose turn, turn, may fields be claimed?,
          expansions (1 River + 2 Abbot + 4 Towers & Thieves)
     6-9  tiles in the piles: river, lake, land, tower
   10-14  pile to draw from + 1, type + 1 of the drawn tile, row + 1 of the tile just placed, type + 1 of the stolen tile, floors in supply
   16-35  by seat (5 rows of 4): points // 256, points % 256, meeples and abbots in supply
   36-99  by type: number still to come
 100-147  by piece of the tile just placed (8 rows of 6): kind + 1, and its feature
 148-563  by tile in reading order (104 rows of 4): x + 128, y + 128, type + 1, quarter turns
564-1707  by tile (104 rows of 11): owner + 1 of the figure on it, is it an abbot?, its piece, its feature; floors of the tower, its guard + 1,
          may it be raised now?
1708-2979 by open place in reading order (212 rows of 6): x + 128, y + 128, by side the letter its edge must have (1 city, 2 road, 3 field,
          4 water, 0 any)
2980-3827 by open place and side: leader of the city or road there (1 the observer, 2 the observer tied with others, 3 others,
          0 nobody)

A feature is five bytes: tiles, shields, what is missing for completion (0 for a field), the observer's figures, most figures of any
other seat. Types are indexed as in `tiles.CODES`, kinds as in `seen.KINDS`, pieces as on the tile. A placement at the open place
x, y has the number 42 + 4 x (32 x ((y + 16) mod 32) + (x + 16) mod 32) + quarter turns (actions.py).

Two positions with different views have different observations, except for the lines of the score sheets, whose sums are here: nothing in the
rest of a game depends on them. The order in which the tiles were placed is left out too, as in the text of a seen. Tiles that have left the
game are those that are neither in a pile nor in hand nor on the board.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Final, NamedTuple

from rookery.core.record import Setup
from rookery.core.rules import Seat
from rookery.fast.carcassonne.actions import open_places, reading_order
from rookery.fast.carcassonne.layout import setup_of
from rookery.fast.carcassonne.position import KINDS, STEPS
from rookery.fast.carcassonne.tiles import CODES, EXPANSIONS, LETTER_NAMES, PILES
from rookery.fast.common.rng import Rng
from rookery.fast.common.uncompiled import numbers
from rookery.games.carcassonne import CARCASSONNE
from rookery.games.carcassonne.actions import Action
from rookery.games.carcassonne.board import Board, Laid
from rookery.games.carcassonne.completion import complete
from rookery.games.carcassonne.expansions.abbot import ABBOT_FIGURE
from rookery.games.carcassonne.expansions.towers_and_thieves import FLOORS, SLOT
from rookery.games.carcassonne.features import PieceId
from rookery.games.carcassonne.geometry import Cell, facing_side, neighbours
from rookery.games.carcassonne.state import Standing
from rookery.games.carcassonne.tiles import FIELD
from rookery.games.carcassonne.view import CarcassonneView, TileView

_ROWS: Final = numbers(Path(__file__).with_name("encoding.pxd"))
SEAT_ROWS, TO_COME, PIECE_ROWS, TILE_ROWS = _ROWS["SEAT_ROWS"], _ROWS["TO_COME"], _ROWS["PIECE_ROWS"], _ROWS["TILE_ROWS"]
FIGURE_ROWS, PLACE_ROWS, LEAD_ROWS = _ROWS["FIGURE_ROWS"], _ROWS["PLACE_ROWS"], _ROWS["LEAD_ROWS"]
LENGTH = OBSERVATION = _ROWS["OBSERVATION"]


class Seen(NamedTuple):
    """A view with derived data: setup, seats starting at the observer, tiles in reading order, features, figures and legal actions."""

    view: CarcassonneView
    setup: Setup
    order: Sequence[Seat]
    tiles: Sequence[TileView]
    board: Board
    figures: Mapping[PieceId, Standing]
    legal: Sequence[Action]


def observe(view: CarcassonneView) -> bytes:
    """Encode the observing seat's view; at most one figure may stand on a tile, as in every game."""
    seen = see(view)
    row = bytearray(LENGTH)
    _write(row, 0, [_header(seen)])
    for place, seat in enumerate(seen.order):
        supplies = view.players[seat]
        row[SEAT_ROWS + 4 * place : SEAT_ROWS + 4 * place + 4] = bytes((*divmod(view.scores[seat], 256), supplies["meeples"], supplies["abbots"]))
    for code, count in view.to_come.items():
        row[TO_COME + CODES.index(code)] = count
    if view.placed is not None:
        _write(row, PIECE_ROWS, [_piece(seen, PieceId(view.placed, place)) for place in range(len(_laid(seen, view.placed).face.pieces))])
    _write(row, TILE_ROWS, [(tile.at[0] + 128, tile.at[1] + 128, _type(tile.code), tile.rotation // 90) for tile in seen.tiles])
    _write(row, FIGURE_ROWS, _figure_rows(seen))
    places = open_places(view)
    _write(row, PLACE_ROWS, [(cell[0] + 128, cell[1] + 128, *map(LETTER_NAMES.index, seen.board.open[cell])) for cell in places])
    _write(row, LEAD_ROWS, [[_lead(seen, neighbours(cell)[side], facing_side(side)) for side in range(4)] for cell in places])
    return bytes(row)


def see(view: CarcassonneView) -> Seen:
    """Return a seat's view with derived data."""
    assert view.seat is not None, "seats count from the observer, so spectators have no observation"
    seats = len(view.scores)
    setup, state = setup_of(view), complete(view, Rng(0))
    order = [(view.seat + step) % seats for step in range(seats)]
    return Seen(view, setup, order, sorted(view.tiles, key=lambda tile: reading_order(tile.at)), state.board, state.figures, state.offers)


def _write(row: bytearray, at: int, rows: Iterable[Sequence[int]]) -> None:
    numbers = bytes(chain.from_iterable(rows))
    row[at : at + len(numbers)] = numbers


def _laid(seen: Seen, cell: Cell) -> Laid:
    return seen.board.tiles[cell]


def _header(seen: Seen) -> Sequence[int]:
    view = seen.view
    towers = view.slots.get(SLOT, {"stolen": None, "supply": FLOORS})
    cells = [tile.at for tile in seen.tiles]
    farmers = CARCASSONNE.option(seen.setup, "farmers") == "on"
    expansions = sum(1 << number for number, name in enumerate(EXPANSIONS) if name in view.expansions)
    return (
        *(STEPS.index(view.step), len(view.scores), seen.order.index(view.turn_of), view.turn, farmers, expansions),
        *(view.piles.get(pile, 0) for pile in PILES),
        *(1 + PILES.index(view.pile) if view.pile else 0, _type(view.drawn), 0 if view.placed is None else 1 + cells.index(view.placed)),
        *(_type(towers["stolen"]), towers["supply"]),
    )


def _type(code: str | None) -> int:
    return 0 if code is None else 1 + CODES.index(code)


def _feature(seen: Seen, piece: PieceId) -> tuple[int, ...]:
    feature = seen.board.feature(piece)
    own, others = figures_on(seen, piece)
    return len(feature.tiles), feature.shields, 0 if feature.kind == FIELD else feature.open, own, others


def figures_on(seen: Seen, piece: PieceId) -> tuple[int, int]:
    """Return how many figures the observer has on this piece's feature, and the most that any other seat has."""
    counts = Counter(seen.figures[part].seat for part in seen.board.feature(piece).pieces if part in seen.figures)
    return counts[seen.order[0]], max(counts[seat] for seat in seen.order[1:])


def leader(own: int, others: int) -> int:
    """Return the leader of a feature with these figures: 1 the observer, 2 the observer tied with others, 3 others, 0 nobody."""
    if own == others:
        return 2 if own else 0
    return 1 if own > others else 3


def _piece(seen: Seen, piece: PieceId) -> tuple[int, ...]:
    return 1 + KINDS.index(seen.board.piece(piece).kind), *_feature(seen, piece)


def _figure_rows(seen: Seen) -> Iterable[Sequence[int]]:
    rows = {tile.at: [0] * 11 for tile in seen.tiles}
    for piece, standing in seen.figures.items():
        rows[piece.cell][:8] = (1 + seen.order.index(standing.seat), standing.figure == ABBOT_FIGURE, piece.place, *_feature(seen, piece))
    slot = seen.view.slots.get(SLOT, {"towers": (), "rising": ()})
    for tower in slot["towers"]:
        guard = 0 if tower["guard"] is None else 1 + seen.order.index(tower["guard"])
        rows[tower["at"]][8:] = tower["floors"], guard, tower["at"] in slot["rising"]
    return rows.values()


def _lead(seen: Seen, cell: Cell, side: int) -> int:
    """Return the leader of the city or road at this side of a cell; nobody if there is no tile, no such piece or no figure."""
    place = _laid(seen, cell).face.at_side[side] if cell in seen.board.tiles else None
    return 0 if place is None else leader(*figures_on(seen, PieceId(cell, place)))
