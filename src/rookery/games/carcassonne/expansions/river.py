"""The River: the game begins with a spring, eleven tiles carry the water on, and a lake ends it before the land tiles come."""

from dataclasses import dataclass
from typing import Final

from rookery.core.errors import NotationError
from rookery.core.frozen import FrozenMap
from rookery.games.carcassonne.expansion import Book, Expansion, Placement, Slot
from rookery.games.carcassonne.expansions.base import read_cell
from rookery.games.carcassonne.geometry import Cell, neighbour, neighbours, write_cell
from rookery.games.carcassonne.state import State
from rookery.games.carcassonne.tiles import Face, TileFile

WATER: Final = "V"
SLOT: Final = "river"
STRAIGHT, RIGHT, LEFT = 0, 1, -1
_BENDS: Final = {"straight": STRAIGHT, "right": RIGHT, "left": LEFT}


@dataclass(frozen=True, slots=True)
class River:
    """Where the river must go on (None once the lake lies), and which way its last tile turned."""

    mouth: Cell | None
    bend: int = STRAIGHT


def _river(state: State) -> River:
    river: River = state.slots[SLOT]
    return river


def _course(state: State, cell: Cell, face: Face) -> tuple[int | None, int | None]:
    """Through which side of this place the river comes in from the board, and through which it would leave."""
    wet = [side for side, letter in enumerate(face.edges) if letter == WATER]
    inflow = next((side for side in wet if neighbours(cell)[side] in state.board.tiles), None)
    return inflow, next((side for side in wet if side != inflow), None)


def _bend(inflow: int, outflow: int | None) -> int:
    """Seen with the current: leaving opposite the inflow is straight, leaving on the right is a right bend."""
    if outflow is None:
        return STRAIGHT
    return {2: STRAIGHT, 3: RIGHT, 1: LEFT}[(outflow - inflow) % 4]


def _continues(_book: Book, state: State, cell: Cell, face: Face) -> bool:
    """A river tile continues the river."""
    return WATER not in face.edges or cell == _river(state).mouth  # RI-03


def _no_u_turn(_book: Book, state: State, cell: Cell, face: Face) -> bool:
    """Two bends directly after each other do not turn the same way."""
    inflow, outflow = _course(state, cell, face)
    if inflow is None or _river(state).bend == STRAIGHT:
        return True
    return _bend(inflow, outflow) != _river(state).bend  # RI-04


def _flow_on(_book: Book, state: State) -> State:
    assert state.placed is not None, "a tile was laid"
    face = state.board.tiles[state.placed].face
    if WATER not in face.edges:
        return state
    inflow, outflow = _course(state, state.placed, face)
    assert inflow is not None, "a river tile continues the river"
    mouth = None if outflow is None else neighbour(state.placed, outflow)
    return state.with_slot(SLOT, River(mouth, _bend(inflow, outflow)))


def _start(book: Book, _state: State) -> River:
    return River(neighbour((0, 0), book.tiles[book.start].face.edges.index(WATER)))


def _write(river: River) -> str:
    name = next(name for name, bend in _BENDS.items() if bend == river.bend)
    return "lake" if river.mouth is None else f"{write_cell(river.mouth)}:{name}"


def _read(_book: Book, text: str) -> River:
    if text == "lake":
        return River(None)
    mouth, _, bend = text.partition(":")
    if bend not in _BENDS:
        raise NotationError(f"{text[:40]!r} is not a river (such as 0,1:straight or lake)")
    return River(read_cell(mouth), _BENDS[bend])


RIVER: Final = Expansion(
    name="river",
    tiles=TileFile("river.toml", marks=FrozenMap({"source": str}), letters=WATER),
    piles=("river", "lake"),  # RI-02
    start="RA",  # RI-01
    placement=(Placement("RI-03", _continues), Placement("RI-04", _no_u_turn)),
    on_placed=(_flow_on,),
    slots={SLOT: Slot(start=_start, write=_write, read=_read, view=lambda river: FrozenMap({"mouth": river.mouth}))},
)
