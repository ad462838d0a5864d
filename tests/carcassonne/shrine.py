"""A made-up expansion with its own tiles, action, state and scores: it proves that a new expansion needs only its declaration.

SH-01  Placing a tile beside a shrine scores 1 point for each such shrine.
SH-02  Instead of claiming, a player may send a meeple to pray at a shrine that is or touches the placed tile, if nobody prays there yet.
SH-03  At the end each shrine gives its worshipper 1 point, plus 1 for each of the eight tiles around it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

import pytest

from rookery.core.errors import NotationError
from rookery.core.frozen import FrozenMap
from rookery.core.outcome import ScoreLine, args
from rookery.core.rules import Seat
from rookery.core.view import Choice, Target, event
from rookery.games.carcassonne import CARCASSONNE, rules
from rookery.games.carcassonne.actions import MEEPLE, Action
from rookery.games.carcassonne.expansion import Expansion, Mark, Note, Ruleset, Slot, Verb
from rookery.games.carcassonne.expansions import CATALOGUE
from rookery.games.carcassonne.expansions.base import PLACE_MEEPLE, read_cell
from rookery.games.carcassonne.geometry import Cell, around, neighbours, write_cell
from rookery.games.carcassonne.state import State
from rookery.games.carcassonne.tiles import TileFile

SLOT: Final = "pilgrims"
Pilgrims = FrozenMap[Cell, Seat]
"""The seat and cell of each praying meeple."""


@dataclass(frozen=True, slots=True)
class Pray:
    """Send a meeple to a shrine."""

    verb: ClassVar[str] = "pray"
    cell: Cell

    def __str__(self) -> str:
        return f"pray {write_cell(self.cell)}"


def _is_shrine(ruleset: Ruleset, state: State, cell: Cell) -> bool:
    laid = state.board.tiles.get(cell)
    return laid is not None and bool(ruleset.tiles[laid.code].marks.get("shrine"))


def _pilgrims(state: State) -> Pilgrims:
    pilgrims: Pilgrims = state.slots[SLOT]
    return pilgrims


def _scored(state: State, seat: Seat, cell: Cell, label: str, line: ScoreLine, *, complete: bool) -> State:
    scored = event("scored", feature="shrine", complete=complete, seat=seat, points=line.points, at=cell, lines=(line,))
    return state.scored(seat, label, line.points).happened(scored)


def _visited(ruleset: Ruleset, state: State) -> State:
    assert state.placed is not None, "a tile was laid"
    for cell in neighbours(state.placed):
        if _is_shrine(ruleset, state, cell):
            state = _scored(state, state.seat, cell, "score-shrine", ScoreLine("line-shrine", 1, "SH-01"), complete=True)
    return state


def _near(state: State) -> tuple[Cell, ...]:
    assert state.placed is not None, "a tile was laid"
    return state.placed, *neighbours(state.placed)


def _prayers(ruleset: Ruleset, state: State) -> Iterable[Action]:
    if state.players[state.seat].supply[MEEPLE]:
        for cell in _near(state):
            if _is_shrine(ruleset, state, cell) and cell not in _pilgrims(state):
                yield Pray(cell)


def _pray(ruleset: Ruleset, state: State, action: Pray) -> State:
    state = state.with_slot(SLOT, _pilgrims(state).set(action.cell, state.seat)).supplied(state.seat, MEEPLE, -1)
    return ruleset.next_step(state.happened(event("prayed", seat=state.seat, at=action.cell)))


def _choice(_ruleset: Ruleset, _state: State, action: Pray) -> Choice:
    return Choice(str(action), Target("cell", write_cell(action.cell)), "choice-pray", args(x=action.cell[0], y=action.cell[1]))


def _read_pray(_ruleset: Ruleset, words: list[str]) -> Pray:
    if len(words) != 1:
        raise NotationError("pray-needs", "pray needs the cell of a shrine (such as: pray 1,-2)")
    return Pray(read_cell(words[0]))


def _final(_ruleset: Ruleset, state: State) -> State:
    for cell, seat in sorted(_pilgrims(state).items()):
        tiles = sum(other in state.board.tiles for other in (cell, *around(cell)))
        state = _scored(state, seat, cell, "score-pilgrim", ScoreLine("line-tiles", tiles, "SH-03", args(count=tiles)), complete=False)
    return state


def _write(pilgrims: Pilgrims) -> str:
    return ";".join(f"{write_cell(cell)}:{seat}" for cell, seat in sorted(pilgrims.items())) or "none"


def _read(ruleset: Ruleset, text: str) -> Pilgrims:
    pilgrims: dict[Cell, Seat] = {}
    for part in () if text == "none" else text.split(";"):
        cell, _, seat = part.partition(":")
        if seat not in map(str, range(ruleset.setup.seats)):
            raise NotationError("not-a-pilgrim", "{text!r} is not a pilgrim", text=part[:40])
        pilgrims[read_cell(cell)] = int(seat)
    return FrozenMap(pilgrims)


def _problem(ruleset: Ruleset, state: State) -> NotationError | None:
    at_shrines = all(_is_shrine(ruleset, state, cell) for cell in _pilgrims(state))
    return None if at_shrines else NotationError("pilgrims-pray", "pilgrims pray at shrines")


def _from_view(seen: Iterable[Mapping[str, Any]]) -> Pilgrims:
    return FrozenMap({pilgrim["at"]: pilgrim["seat"] for pilgrim in seen})


SHRINE: Final = Expansion(
    name="shrine",
    tiles=TileFile("shrine.toml", marks=FrozenMap({"shrine": bool}), package="tests.carcassonne"),
    offers={PLACE_MEEPLE: _prayers},
    verbs=(Verb(Pray, PLACE_MEEPLE, _read_pray, _pray, lambda *_: "SH-02", _choice),),
    on_placed=(_visited,),
    at_end=(_final,),
    slots={
        SLOT: Slot(
            start=lambda _ruleset, _state: FrozenMap(),
            write=_write,
            read=_read,
            view=lambda pilgrims: tuple(FrozenMap({"at": cell, "seat": seat}) for cell, seat in sorted(pilgrims.items())),
            from_view=_from_view,
            problem=_problem,
            figures=lambda pilgrims: ((seat, MEEPLE) for seat in pilgrims.values()),
            marks=lambda pilgrims: (Mark(cell, "pilgrim", seat=seat) for cell, seat in sorted(pilgrims.items())),
            notes=lambda _ruleset, pilgrims: [Note("table-pilgrims", args(count=len(pilgrims)))],
        )
    },
    labels={"score-shrine": "SH-01", "score-pilgrim": "SH-03"},
    counters={"pilgrims": lambda state, seat: list(state.slots.get(SLOT, FrozenMap()).values()).count(seat)},
)
RULES: Final = frozenset({"SH-01", "SH-02", "SH-03"})


def add_shrine(patch: pytest.MonkeyPatch) -> None:
    """Add the shrine to the expansions of Carcassonne for the whole program, until the patch is undone."""
    patch.setattr(rules, "CATALOGUE", (*CATALOGUE, SHRINE))
    patch.setitem(vars(CARCASSONNE), "expansions", (*CARCASSONNE.expansions, SHRINE.name))
