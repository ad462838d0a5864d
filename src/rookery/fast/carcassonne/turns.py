"""Rank a seat's turns by the value nets, deciding tile and figure together.

A turn is a placement and a figure; only a figure, if the tile is already placed; or a tower to raise, evaluated as if the turn began with it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple, SupportsIndex

import cython

if not cython.compiled:
    from rookery.fast.carcassonne import rules
    from rookery.fast.carcassonne.net import NetValue
    from rookery.fast.carcassonne.position import CELLS, CLAIM, FIELD, GUARD_TOWER, MEEPLE, PLACE, RAISE, ROW, THIEF, TILE, Position
    from rookery.fast.carcassonne.tiles import PIECES, TILES
    from rookery.fast.carcassonne.twin import Twin
    from rookery.fast.common.buffers import copy_struct
    from rookery.fast.common.checks import sum_named, within
    from rookery.fast.common.guarded import Guarded
    from rookery.fast.common.uncompiled import named

    (KEPT,) = named(__file__, "KEPT")
    FIELDS, ABBOT, GUARDS = named(__file__, "FIELDS", "ABBOT", "GUARDS")

AVOIDABLE = {"fields": FIELDS, "abbot": ABBOT, "guards": GUARDS}
"""Abilities that a study can ablate: claiming fields, placing the abbot, placing guards."""


MOST_TURNS = cython.declare(cython.longlong, 2**31 - 1)


class Turn(NamedTuple):
    """The notation of a turn's choices, and the resulting lead over the best other seat by the value nets, in points."""

    choices: tuple[str, ...]
    worth: float


class Turns(Guarded):
    """A ranker of turns. `without` names the seat's ablated abilities."""

    def __cinit__(self) -> None:
        self.laid = cython.address(self.laid_memory)
        self.after = cython.address(self.after_memory)

    def __init__(self, value: NetValue, *, without: Collection[str] = ()) -> None:
        self.begin_setup()
        if not cython.compiled:
            self.laid = self.laid_memory = Position()
            self.after = self.after_memory = Position()
            self.choices, self.figures = [0] * 1024, [0] * 64
            self.first, self.second, self.worth = [0] * (KEPT + 1), [0] * (KEPT + 1), [0.0] * (KEPT + 1)
        self.value = value
        self.avoided = sum_named(AVOIDABLE, without, "the abilities")
        self.end_setup((value,))

    def ranked(self, twin: Twin, count: SupportsIndex = KEPT) -> list[Turn]:
        """Return at most `count` of the acting seat's turns, best first."""
        most: cython.int = min(within(count, "the number of turns", 1, MOST_TURNS), KEPT)
        self.enter_with(twin)
        try:
            if twin.p.step not in (TILE, MEEPLE, THIEF):
                raise ValueError("no seat is to act")
            self.rank(twin.p, most)
            return [Turn(self.named(twin, number), self.worth[number]) for number in range(self.count)]
        finally:
            self.leave_with(twin)

    def advise(self, twin: Twin) -> str:
        """Return the notation of the first choice of the best turn."""
        return self.ranked(twin, 1)[0].choices[0]

    def named(self, twin: Twin, number: SupportsIndex) -> tuple[str, ...]:
        """Return the notation of a turn by its rank in the last ranking; `twin` must be in the ranked position."""
        self.enter_with(twin)
        try:
            rank: cython.int = within(number, "the rank", 0, self.count - 1)
            first = str(twin.notation_of(self.first[rank]))
            if self.second[rank] < 0:
                return (first,)
            then: Twin = twin.copy()
            rules.apply(then.p, self.first[rank])
            return first, str(then.notation_of(self.second[rank]))
        finally:
            self.leave_with(twin)

    def rank(self, p: cython.pointer[Position], keep: cython.int) -> cython.void:
        """List the acting seat's best turns by the codes of their choices; -1 means no second choice."""
        if p.step != MEEPLE:
            self.rank_choices(p, rules.legal(p, self.choices), keep)
            return
        self.begin(p, keep)
        self.rank_figures(-1, p.seat)

    def begin(self, p: cython.pointer[Position], keep: cython.int) -> cython.void:
        """Clear the ranking; set `laid` and `after` to the position."""
        self.keep, self.count = keep, 0
        self.value.prepare(p)
        copy_struct(self.laid, p, cython.sizeof(Position))
        copy_struct(self.after, p, cython.sizeof(Position))

    def rank_choices(self, p: cython.pointer[Position], count: cython.int, keep: cython.int) -> cython.void:
        """Rank the turns that begin with the first `count` of `choices`."""
        self.begin(p, keep)
        for i in range(count):
            copy_without_grid(self.laid, p)
            rules.apply(self.laid, self.choices[i])
            if p.step == TILE:
                copy_grid_around(self.after, self.laid, p, self.choices[i])
                self.rank_figures(self.choices[i], p.seat)
                copy_grid_around(self.laid, p, p, self.choices[i])
                copy_grid_around(self.after, p, p, self.choices[i])
            else:
                self.value.look(self.laid)
                self.add(self.choices[i], -1, self.value.margin(self.laid, p.seat))

    def rank_figures(self, place: cython.int, seat: cython.int) -> cython.void:
        """Add the turns that follow in the position `laid`, after placing the tile here (or -1); `after` has the same grid."""
        count: cython.int = rules.legal(self.laid, self.figures)
        self.value.look(self.laid)
        for i in range(count):
            if self.avoided and self.avoids(self.figures[i]):
                continue
            copy_without_grid(self.after, self.laid)
            rules.apply(self.after, self.figures[i])
            worth: cython.float = self.value.margin(self.after, seat)
            if place < 0:
                self.add(self.figures[i], -1, worth)
            else:
                self.add(place, self.figures[i], worth)

    def avoids(self, figure: cython.int) -> cython.bint:
        """Return whether a figure in the position `laid` is ablated."""
        piece: cython.int = (figure - CLAIM) >> 1
        if GUARD_TOWER <= figure < RAISE:
            return self.avoided & GUARDS != 0
        if not CLAIM <= figure < GUARD_TOWER:
            return False
        if (figure - CLAIM) & 1:
            return self.avoided & ABBOT != 0
        return self.avoided & FIELDS != 0 and TILES.kind[PIECES * (self.laid.face[self.laid.placed] >> 2) + piece] == FIELD

    def add(self, first: cython.int, second: cython.int, worth: cython.float) -> cython.void:
        """Insert a turn into the top-k list; the worst one drops out if it is full."""
        i: cython.int = self.count
        while i > 0 and self.worth[i - 1] < worth:
            self.first[i], self.second[i], self.worth[i] = self.first[i - 1], self.second[i - 1], self.worth[i - 1]
            i -= 1
        self.first[i], self.second[i], self.worth[i] = first, second, worth
        if self.count < self.keep:
            self.count += 1

    def carry_out(self, p: cython.pointer[Position], number: cython.int) -> cython.void:
        """Play the turn with this rank in the last ranking; `p` must be in the ranked position."""
        rules.apply(p, self.first[number])
        if self.second[number] >= 0:
            rules.apply(p, self.second[number])


def copy_without_grid(into: cython.pointer[Position], source: cython.pointer[Position]) -> cython.void:
    """Copy a position without its grid, which must be equal already; it comes first and is more than half of the struct."""
    if cython.compiled:
        copy_struct(cython.address(into.face), cython.address(source.face), cython.sizeof(Position) - cython.sizeof(into.grid))
    else:
        copy_struct(into, source, 0)


def copy_grid_around(
    into: cython.pointer[Position], source: cython.pointer[Position], before: cython.pointer[Position], place: cython.int
) -> cython.void:
    """Copy the grid cells that placing a tile here changes: the cell, its neighbours, and the last open place, which gets its index."""
    cell: cython.int = (place - PLACE) >> 2
    last: cython.int = before.open_cell[before.opens - 1]
    into.grid[cell], into.grid[last] = source.grid[cell], source.grid[last]
    copy_cell(into, source, cell - ROW)
    copy_cell(into, source, cell + 1)
    copy_cell(into, source, cell + ROW)
    copy_cell(into, source, cell - 1)


def copy_cell(into: cython.pointer[Position], source: cython.pointer[Position], cell: cython.int) -> cython.void:
    into.grid[cell & (CELLS - 1)] = source.grid[cell & (CELLS - 1)]
