"""What a seat of Carcassonne observes, as planes for convolutions: 74 planes of 32 x 32 bytes. Seats count from the observer.

Each plane but the last is a picture of the board in the window of actions.py: the cell x, y is in row (y + 16) mod 32, column (x + 16) mod 32.
The number of a placement is therefore 42 + 4 x (32 x row + column) + quarter turns. The window repeats, so pad convolutions circularly.

      0  is there a tile?
   1-12  by side N E S W: is its edge a city, a road, water? (4 x 3; a field otherwise)
  13-18  does one city or road join the sides N E, N S, N W, E S, E W, S W?
  19-23  shields; is there a monastery, a garden?; number on the thief's sign; is there a tower base?
  24-25  type + 1, quarter turns
  26-41  of the city or road at each side (4 x 4): tiles + shields by side, then open ends, the observer's figures, most figures of any other seat
  42-49  by half-edge NL NR EL ER SL SR WL WR: leader of the field there (1 the observer, 2 the observer tied with others, 3 others, 0 nobody)
  50-59  does a figure of the observer stand on a city, road, field, monastery, garden?; the same for the other seats
  60-62  owner + 1 of the figure, is it an abbot?, its piece + 1
     63  tiles around a monastery or garden, with its own
  64-66  floors of the tower, its guard + 1, may it be raised now?
     67  the tile just placed
     68  open places
  69-72  may the tile in hand be placed here with 0, 1, 2, 3 quarter turns?
     73  no picture: its first 148 cells, row by row, are the bytes 0-147 of observation.py, such as the step, points, supplies, the types of tile
         in hand and to come

Like rows, planes tell the whole position, if the board is at most 32 cells wide and high. On a larger one, cells of the board may share a cell of
the window, and the largest number counts. What follows from the position is only here if it helps a net: fields have a leader, but neither their
size nor their cities, and which half-edges of a tile one field joins follows from type and quarter turns alone.
"""

from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Final

from rookery.fast.carcassonne.actions import WINDOW, cell_number, open_places
from rookery.fast.carcassonne.observation import TILE_ROWS, Seen, figures_on, leader, see
from rookery.fast.carcassonne.observation import observe as observe_rows
from rookery.fast.carcassonne.position import KINDS
from rookery.fast.carcassonne.tiles import BASE_CODES, CODES, LETTER_NAMES, RULESET
from rookery.fast.common.uncompiled import number_by_name, numbers
from rookery.games.carcassonne.actions import Place
from rookery.games.carcassonne.expansions.abbot import ABBOT_FIGURE
from rookery.games.carcassonne.expansions.river import WATER
from rookery.games.carcassonne.expansions.towers_and_thieves import SLOT, THIEF
from rookery.games.carcassonne.features import PieceId
from rookery.games.carcassonne.geometry import Cell, around
from rookery.games.carcassonne.tiles import FIELD, GARDEN, MONASTERY
from rookery.games.carcassonne.view import CarcassonneView

_PXD: Final = Path(__file__).with_name("plane_writer.pxd")
_FIRST: Final = numbers(_PXD)
"""The first plane of each kind."""
__getattr__ = number_by_name(_PXD)

PLANES: Final = _FIRST["PLANES"]
SHAPE: Final = (PLANES, WINDOW, WINDOW)
LENGTH: Final = PLANES * WINDOW * WINDOW
SCALARS: Final = TILE_ROWS
"""How many cells of the last plane are in use."""


def face_planes(type_: int, quarters: int) -> dict[int, int]:
    """Return the planes that show a tile as it lies, with their numbers; without those that are 0."""
    tile = RULESET.tiles[CODES[type_]]
    face = tile.faces[90 * quarters]
    kinds = [piece.kind for piece in face.pieces]
    found = {_FIRST["THERE"]: 1, _FIRST["KINDS_OF_TILE"]: type_ + 1, _FIRST["QUARTERS"]: quarters}
    for side, letter in enumerate(face.edges):
        if face.at_side[side] is not None or letter == WATER:
            found[_FIRST["EDGES"] + 3 * side + (2 if letter == WATER else LETTER_NAMES.index(letter) - 1)] = 1
    for joint, (one, other) in enumerate(combinations(face.at_side, 2)):
        found[_FIRST["JOINTS"] + joint] = one is not None and one == other
    found[_FIRST["SHIELDS"]] = sum(piece.shield for piece in face.pieces)
    found[_FIRST["SITES"]], found[_FIRST["SITES"] + 1] = MONASTERY in kinds, GARDEN in kinds
    found[_FIRST["THIEVES"]], found[_FIRST["TOWER_BASES"]] = tile.marks.get(THIEF, 0), tile.code in BASE_CODES
    return {plane: int(value) for plane, value in found.items() if value}


def observe(view: CarcassonneView) -> bytes:
    """Draw the observing seat's view."""
    drawing = _Drawing(see(view))
    drawing.draw_tiles()
    drawing.draw_figures()
    drawing.draw_towers()
    drawing.draw_places()
    start = _FIRST["SCALAR_PLANE"] * WINDOW * WINDOW
    drawing.cells[start : start + SCALARS] = observe_rows(view)[:SCALARS]
    return bytes(drawing.cells)


class _Drawing:
    """The planes of a view, as far as they are drawn."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.cells = bytearray(LENGTH)

    def put(self, cell: Cell, kind: str, value: int, number: int = 0) -> None:
        """Write a number into a plane, unless a larger one of another cell of the board is there."""
        at = (_FIRST[kind] + number) * WINDOW * WINDOW + cell_number(cell)
        self.cells[at] = max(self.cells[at], value)

    def draw_tiles(self) -> None:
        tiles = self.seen.board.tiles
        for tile in self.seen.tiles:
            for plane, value in face_planes(CODES.index(tile.code), tile.rotation // 90).items():
                self.put(tile.at, "THERE", value, plane - _FIRST["THERE"])
            pieces = tiles[tile.at].face.pieces
            for place, piece in enumerate(pieces):
                if piece.kind in (MONASTERY, GARDEN):
                    self.put(tile.at, "SURROUNDED", 1 + sum(cell in tiles for cell in around(tile.at)))
                else:
                    self._draw_feature(PieceId(tile.at, place), piece.ports)

    def _draw_feature(self, piece: PieceId, ports: Sequence[int]) -> None:
        feature = self.seen.board.feature(piece)
        own, others = figures_on(self.seen, piece)
        for port in ports:
            if feature.kind == FIELD:
                self.put(piece.cell, "FIELD_LEADERS", leader(own, others), port)
            else:
                self.put(piece.cell, "WORTHS", len(feature.tiles) + feature.shields, port)
                self.put(piece.cell, "OPEN_ENDS", feature.open, port)
                self.put(piece.cell, "OWN_FIGURES", own, port)
                self.put(piece.cell, "OTHER_FIGURES", others, port)

    def draw_figures(self) -> None:
        seen = self.seen
        for piece, standing in seen.figures.items():
            place = seen.order.index(standing.seat)
            self.put(piece.cell, "OTHER" if place else "OWN", 1, KINDS.index(seen.board.piece(piece).kind))
            self.put(piece.cell, "OWNERS", 1 + place)
            self.put(piece.cell, "ABBOTS", standing.figure == ABBOT_FIGURE)
            self.put(piece.cell, "PIECES_TAKEN", 1 + piece.place)
        if seen.view.placed is not None:
            self.put(seen.view.placed, "PLACED", 1)

    def draw_towers(self) -> None:
        slot = self.seen.view.slots.get(SLOT, {"towers": (), "rising": ()})
        for tower in slot["towers"]:
            self.put(tower["at"], "FLOORS", tower["floors"])
            self.put(tower["at"], "GUARDS", 0 if tower["guard"] is None else 1 + self.seen.order.index(tower["guard"]))
            self.put(tower["at"], "RISING", tower["at"] in slot["rising"])

    def draw_places(self) -> None:
        for cell in open_places(self.seen.view):
            self.put(cell, "OPEN_PLACES", 1)
        for action in self.seen.legal:
            if isinstance(action, Place):
                self.put(action.cell, "FITTING", 1, action.rotation // 90)
