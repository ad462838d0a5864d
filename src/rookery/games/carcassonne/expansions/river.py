"""The River: the game begins with a spring; river tiles extend the river, and a lake ends it before the land tiles."""

from typing import Final

from rookery.core.frozen import FrozenMap
from rookery.games.carcassonne.expansion import Expansion, Placement, Ruleset
from rookery.games.carcassonne.geometry import Cell, facing_side, neighbour
from rookery.games.carcassonne.state import State
from rookery.games.carcassonne.tiles import Face, TileFile

WATER: Final = "V"


def _continues(_ruleset: Ruleset, state: State, cell: Cell, face: Face) -> bool:
    """Return whether a river tile continues the river at its end."""
    return WATER not in face.edges or WATER in state.board.open[cell]


def _no_u_turn(_ruleset: Ruleset, state: State, cell: Cell, face: Face) -> bool:
    """Return whether the river avoids a second bend in the same direction. A straight tile in between allows one."""
    if WATER not in face.edges or WATER not in state.board.open[cell]:
        return True
    inflow = state.board.open[cell].index(WATER)
    former = state.board.tiles[neighbour(cell, inflow)].face
    bend = _bend(face, inflow)
    return bend == 0 or bend != _bend(former, _other(former, facing_side(inflow)))


def _other(face: Face, side: int) -> int | None:
    """Return the other side that the river crosses; None at the spring and at the lake."""
    return next((other for other, letter in enumerate(face.edges) if letter == WATER and other != side), None)


def _bend(face: Face, inflow: int | None) -> int:
    """Return the river's turn on a tile, facing downstream: 1 left, -1 right, 0 straight or none."""
    outflow = None if inflow is None else _other(face, inflow)
    if inflow is None or outflow is None:
        return 0
    return {1: 1, 2: 0, 3: -1}[(outflow - inflow) % 4]


RIVER: Final = Expansion(
    name="river",
    tiles=TileFile("river.toml", marks=FrozenMap({"source": str}), letters=WATER),
    piles=("river", "lake"),  # RI-02
    start="RA",  # RI-01; the base game's start tile goes back to the box
    placement=(Placement("RI-03", _continues), Placement("RI-04", _no_u_turn)),
)
