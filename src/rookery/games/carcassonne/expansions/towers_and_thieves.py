"""Towers & Thieves: guards on growing towers score when thief tiles are drawn. No prisoners, no ransom (TT-A19)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from rookery.core import frozen
from rookery.core.errors import NotationError
from rookery.core.frozen import FrozenMap, replace
from rookery.core.outcome import ScoreLine, args
from rookery.core.rules import Seat
from rookery.core.view import Choice, Target, event
from rookery.games.carcassonne.actions import MEEPLE, Action
from rookery.games.carcassonne.expansion import Expansion, Mark, Note, Ruleset, Slot, Step, Verb
from rookery.games.carcassonne.expansions.base import DRAW, PLACE_MEEPLE, read_cell
from rookery.games.carcassonne.geometry import Cell, write_cell
from rookery.games.carcassonne.state import State
from rookery.games.carcassonne.tiles import TileFile

THIEF: Final = "thief"
BASE_MARK: Final = "base"
SLOT: Final = "towers"
TOWER_PILE: Final = "tower"
FLOORS: Final = 20  # TT-02, TT-12
TALLEST: Final = 5  # TT-31
REPLACED: Final = 2  # TT-25
AT_END: Final = 5  # TT-48


@dataclass(frozen=True, slots=True)
class Towers:
    """The floors of each tower, the owner of its guard, the floors left, and the code of the stolen tile beside the scoreboard.

    `rising` lists the towers from which the drawer must still choose if there are too few floors for all.
    """

    floors: FrozenMap[Cell, int] = FrozenMap()
    guards: FrozenMap[Cell, Seat] = FrozenMap()
    supply: int = FLOORS
    stolen: str | None = None
    rising: frozenset[Cell] = frozenset()

    def raised(self, cell: Cell) -> "Towers":
        return replace(self, floors=self.floors.set(cell, self.floors[cell] + 1), supply=self.supply - 1, rising=self.rising - {cell})


@dataclass(frozen=True, slots=True)
class Guard:
    """Put an ordinary meeple on a tower as its guard."""

    verb: ClassVar[str] = "guard"
    cell: Cell

    def __str__(self) -> str:
        return f"guard {write_cell(self.cell)}"


@dataclass(frozen=True, slots=True)
class Raise:
    """Add one of the scarce floors to this tower."""

    verb: ClassVar[str] = "raise"
    cell: Cell

    def __str__(self) -> str:
        return f"raise {write_cell(self.cell)}"


def _towers(state: State) -> Towers:
    towers: Towers = state.slots[SLOT]
    return towers


def _number(ruleset: Ruleset, code: str | None) -> int:
    """Return the number on a thief tile; 0 for any other tile and None."""
    number: int = 0 if code is None else ruleset.tiles[code].marks.get(THIEF, 0)
    return number


# --- a tile with a tower base is placed


def _first_floor(ruleset: Ruleset, state: State) -> State:
    """Put one floor on a new tower base, or none if the supply is empty (TT-13, TT-A11, TT-A18)."""
    assert state.placed is not None, "a tile was laid"
    if not ruleset.tiles[state.board.tiles[state.placed].code].marks.get(BASE_MARK):
        return state
    towers = _towers(state)
    towers = replace(towers, floors=towers.floors.set(state.placed, 0))
    if not towers.supply:
        return state.with_slot(SLOT, towers)
    return state.with_slot(SLOT, towers.raised(state.placed)).happened(event("raised", at=state.placed, floors=1))


# --- the meeple step: a guard instead of a meeple


def reach(towers: Towers, tower: Cell, cell: Cell) -> bool:
    """Return whether a cell is in a tower's reach: its own tile, or one in the four directions within its number of floors.

    Empty cells count like tiles (TT-19 to TT-23).
    """
    across, down = abs(tower[0] - cell[0]), abs(tower[1] - cell[1])
    return (across == 0 or down == 0) and across + down <= towers.floors[tower]


def _guards(_ruleset: Ruleset, state: State) -> Iterable[Action]:
    """Yield guards for towers in reach that have a floor and no guard of the acting player (TT-17, TT-18, TT-A4, TT-A11)."""
    assert state.placed is not None, "a tile was laid"
    towers = _towers(state)
    if not state.players[state.seat].supply[MEEPLE]:
        return
    for cell, floors in towers.floors.items():
        if floors and reach(towers, cell, state.placed) and towers.guards.get(cell) != state.seat:
            yield Guard(cell)


def _guard(ruleset: Ruleset, state: State, action: Guard) -> State:
    towers = _towers(state)
    former = towers.guards.get(action.cell)
    if former is not None:  # TT-24
        state = state.supplied(former, MEEPLE, 1).happened(event("guard-replaced", seat=former, at=action.cell))
        line = ScoreLine("line-guard-replaced", REPLACED, "TT-25")
        state = _scored(state, former, action.cell, "score-guard-replaced", (line,), complete=True)
    state = state.with_slot(SLOT, replace(towers, guards=towers.guards.set(action.cell, state.seat)))
    return ruleset.next_step(state.supplied(state.seat, MEEPLE, -1).happened(event("guarded", seat=state.seat, at=action.cell)))


def _guard_refused(_ruleset: Ruleset, state: State, action: Guard) -> str:
    assert state.placed is not None, "a tile was laid"
    towers = _towers(state)
    if action.cell not in towers.floors:
        return "TT-17"
    if not reach(towers, action.cell, state.placed):
        return "TT-19"
    if not towers.floors[action.cell]:
        return "TT-A11"
    return "TT-A4" if towers.guards.get(action.cell) == state.seat else "BC-02"


# --- drawing a thief tile: part I raises towers; part II scores, or the tile is stolen


def _enter(ruleset: Ruleset, state: State) -> State:
    """Run part I: add a floor to every tower without a guard. If the floors do not suffice, the drawer chooses (TT-29 to TT-34)."""
    if not _number(ruleset, state.drawn):
        return ruleset.next_step(state)
    towers = _towers(state)
    low = [cell for cell, floors in sorted(towers.floors.items()) if floors < TALLEST and cell not in towers.guards]
    if 0 < towers.supply < len(low):
        return state.with_slot(SLOT, replace(towers, rising=frozenset(low)))  # TT-33
    for cell in low if towers.supply else ():
        towers = towers.raised(cell)
        state = state.happened(event("raised", at=cell, floors=towers.floors[cell]))
    return state.with_slot(SLOT, towers)


def _raises(_ruleset: Ruleset, state: State) -> Iterable[Action]:
    """Offer one floor at a time, to different towers, until the supply is empty (TT-33, TT-A16)."""
    towers = _towers(state)
    return map(Raise, towers.rising if towers.supply else ())


def _raise(_ruleset: Ruleset, state: State, action: Raise) -> State:
    towers = _towers(state).raised(action.cell)
    return state.with_slot(SLOT, towers).happened(event("raised", at=action.cell, floors=towers.floors[action.cell]))


def _leave(ruleset: Ruleset, state: State) -> State:
    """Steal the tile if no tower has a guard (TT-35 to TT-38, TT-40); otherwise part II: score and return all guards (TT-42 to TT-46)."""
    assert state.drawn is not None, "a tile was drawn"
    towers = replace(_towers(state), rising=frozenset())
    if not towers.guards:
        tile = state.drawn
        state = state.with_slot(SLOT, replace(towers, stolen=tile)).happened(event("stolen", tile=tile, number=_number(ruleset, tile)))
        return replace(state, step=DRAW, pile=TOWER_PILE, drawn=None, out=frozen.add(state.out, (tile,)))
    worth = (ScoreLine("line-thief", _number(ruleset, state.drawn), "TT-42"), *_stolen_line(ruleset, towers, "TT-43"))
    for cell, seat in sorted(towers.guards.items()):
        state = _scored(state, seat, cell, "score-guard", worth, complete=True).supplied(seat, MEEPLE, 1)
    return ruleset.next_step(state.with_slot(SLOT, replace(towers, guards=FrozenMap(), stolen=None)))


def _stolen_line(ruleset: Ruleset, towers: Towers, rule: str) -> tuple[ScoreLine, ...]:
    return (ScoreLine("line-stolen", _number(ruleset, towers.stolen), rule),) if towers.stolen else ()


def _scored(state: State, seat: Seat, cell: Cell, label: str, worth: tuple[ScoreLine, ...], *, complete: bool) -> State:
    points = sum(line.points for line in worth)
    scored = event("scored", feature="guard", complete=complete, seat=seat, points=points, at=cell, lines=worth)
    return state.scored(seat, label, points).happened(scored)


def _final(ruleset: Ruleset, state: State) -> State:
    """Score the guards on towers at the end (TT-48, TT-49)."""
    towers = _towers(state)
    worth = (ScoreLine("line-guard", AT_END, "TT-48"), *_stolen_line(ruleset, towers, "TT-49"))
    for cell, seat in sorted(towers.guards.items()):
        state = _scored(state, seat, cell, "score-guard-end", worth, complete=False)
    return state


# --- text and view


def _write(towers: Towers) -> str:
    parts = [f"supply:{towers.supply}"]
    if towers.stolen:
        parts.append(f"stolen:{towers.stolen}")
    for cell, floors in sorted(towers.floors.items()):
        guard = f":guard{towers.guards[cell]}" if cell in towers.guards else ""
        parts.append(f"{write_cell(cell)}:{floors}{guard}{':rising' if cell in towers.rising else ''}")
    return ";".join(parts)


def _read(ruleset: Ruleset, text: str) -> Towers:
    towers = Towers(supply=-1)
    for part in text.split(";"):
        name, *values = part.split(":")
        if name == "supply" and towers.supply < 0 and len(values) == 1 and values[0] in map(str, range(FLOORS + 1)):
            towers = replace(towers, supply=int(values[0]))
        elif name == "stolen" and towers.stolen is None and len(values) == 1 and values[0] in ruleset.tiles and _number(ruleset, values[0]):
            towers = replace(towers, stolen=values[0])
        elif name in ("supply", "stolen"):
            raise NotationError("not-of-towers", "{text!r} makes no sense for the towers", text=part[:40])
        else:
            towers = _read_tower(ruleset, towers, read_cell(name), values)
    if towers.supply + sum(towers.floors.values()) != FLOORS:
        raise NotationError("floors-sum", "the floors in the supply and on the towers do not add up to {floors}", floors=FLOORS)
    return towers


def _read_tower(ruleset: Ruleset, towers: Towers, cell: Cell, values: list[str]) -> Towers:
    if not values or values[0] not in map(str, range(TALLEST + 1)) or cell in towers.floors:
        raise NotationError("floors-tower", "a tower has 0 to {most} floors and must be given only once", most=TALLEST)
    towers = replace(towers, floors=towers.floors.set(cell, int(values[0])))
    for value in values[1:]:
        if value == "rising":
            towers = replace(towers, rising=towers.rising | {cell})
        elif value in (f"guard{seat}" for seat in range(ruleset.setup.seats)):
            towers = replace(towers, guards=towers.guards.set(cell, int(value.removeprefix("guard"))))
        else:
            raise NotationError("not-of-towers", "{text!r} makes no sense for a tower", text=value[:40])
    return towers


def _problem(ruleset: Ruleset, state: State) -> NotationError | None:
    """Return the error in the towers of a position just read, if any."""
    towers = _towers(state)
    bases = {cell for cell, laid in state.board.tiles.items() if ruleset.tiles[laid.code].marks.get(BASE_MARK)}
    choosing = state.step == THIEF and _number(ruleset, state.drawn) > 0 and 0 < towers.supply < len(towers.rising)
    too_tall = any(cell in towers.guards or towers.floors[cell] >= TALLEST for cell in towers.rising)
    problems = (
        (bases != set(towers.floors), NotationError("tower-bases", "there must be one tower on each tower base, and nowhere else")),
        (any(not towers.floors[cell] for cell in towers.guards), NotationError("guard-floor", "a guard needs a floor to stand on")),
        (towers.stolen is not None and towers.stolen not in state.out, NotationError("stolen-out", "a stolen tile must be out of the game")),
        (
            bool(towers.rising) and not choosing,
            NotationError("rising-when", "towers are chosen only when a thief tile was drawn and there are too few floors"),
        ),
        (too_tall, NotationError("rising-guarded", "a tower that gets a floor has no guard and fewer than {most} floors", most=TALLEST)),
    )
    return next((problem for found, problem in problems if found), None)


def _view(towers: Towers) -> Any:
    return FrozenMap(
        {
            "towers": tuple(
                FrozenMap({"at": cell, "floors": floors, "guard": towers.guards.get(cell)}) for cell, floors in sorted(towers.floors.items())
            ),
            "supply": towers.supply,
            "stolen": towers.stolen,
            "rising": tuple(sorted(towers.rising)),
        }
    )


def _from_view(seen: Mapping[str, Any]) -> Towers:
    return Towers(
        floors=FrozenMap({tower["at"]: tower["floors"] for tower in seen["towers"]}),
        guards=FrozenMap({tower["at"]: tower["guard"] for tower in seen["towers"] if tower["guard"] is not None}),
        supply=seen["supply"],
        stolen=seen["stolen"],
        rising=frozenset(seen["rising"]),
    )


def _marks(towers: Towers) -> Iterable[Mark]:
    for cell, floors in sorted(towers.floors.items()):
        yield Mark(cell, "tower", floors, towers.guards.get(cell), _reached(cell, floors))


def _reached(tower: Cell, floors: int) -> tuple[Cell, ...]:
    """Return every cell in the reach of a tower with this number of floors."""
    x, y = tower
    arms = ((x + east * far, y + south * far) for far in range(1, floors + 1) for east, south in ((0, -1), (1, 0), (0, 1), (-1, 0)))
    return (tower, *arms) if floors else ()


def _notes(ruleset: Ruleset, towers: Towers) -> Iterable[Note]:
    yield Note("table-floors", args(floors=towers.supply))
    if towers.stolen:
        yield Note("table-stolen", args(number=_number(ruleset, towers.stolen)))


def _cell_choice(_ruleset: Ruleset, _state: State, action: Guard | Raise) -> Choice:
    return Choice(str(action), Target("tower", write_cell(action.cell)), f"choice-{action.verb}", args(x=action.cell[0], y=action.cell[1]))


def _one_cell(verb: str, words: list[str]) -> Cell:
    if len(words) != 1:
        template = "{action} needs the cell of a tower (such as: {example})"
        raise NotationError("tower-needs", template, action=verb, example=f"{verb} 1,-2")
    return read_cell(words[0])


TOWERS_AND_THIEVES: Final = Expansion(
    name="towers-and-thieves",
    tiles=TileFile("towers_and_thieves.toml", marks=FrozenMap({THIEF: int, BASE_MARK: bool, "tunnel": bool}), letters="V"),
    side_piles=(TOWER_PILE,),
    steps=((DRAW, Step(THIEF, enter=_enter, leave=_leave)),),
    offers={THIEF: _raises, PLACE_MEEPLE: _guards},
    verbs=(
        Verb(Guard, PLACE_MEEPLE, lambda _, words: Guard(_one_cell("guard", words)), _guard, _guard_refused, _cell_choice),
        Verb(Raise, THIEF, lambda _, words: Raise(_one_cell("raise", words)), _raise, lambda *_: "TT-33", _cell_choice),
    ),
    on_placed=(_first_floor,),
    at_end=(_final,),
    slots={
        SLOT: Slot(
            start=lambda _ruleset, _state: Towers(),
            write=_write,
            read=_read,
            view=_view,
            from_view=_from_view,
            problem=_problem,
            figures=lambda towers: ((seat, MEEPLE) for seat in towers.guards.values()),
            marks=_marks,
            notes=_notes,
        )
    },
    labels={"score-guard": "TT-42", "score-guard-replaced": "TT-25", "score-guard-end": "TT-48"},
    counters={"guards": lambda state, seat: list(state.slots.get(SLOT, Towers()).guards.values()).count(seat)},
)
