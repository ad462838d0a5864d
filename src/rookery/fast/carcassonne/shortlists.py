"""Turns by the value inside a search, without looking at all of them: the same tile is drawn again and again on boards that hardly differ.

The first time a seat has a tile, all its turns are ranked and the best placements are noted. Later only those are ranked, and the ones beside tiles
that were laid since the search began.
"""

from __future__ import annotations

import cython

from rookery.fast.carcassonne.turns import Turn

if not cython.compiled:
    from rookery.fast.carcassonne.position import CELLS, PLACE, ROW, TYPES, Position
    from rookery.fast.carcassonne.turns import Turns
    from rookery.fast.carcassonne.twin import Twin
    from rookery.fast.common.uncompiled import named

    LISTED, RANKED = named(__file__, "LISTED", "RANKED")


class Shortlists:
    """The placements worth a look, by seat and type of tile. Not for use by two threads at once."""

    def __init__(self, turns: Turns) -> None:
        if not cython.compiled:
            self.noted, self.placements = [0] * (5 * TYPES), [0] * (5 * TYPES * LISTED)
        self.turns = turns
        self.laid = 0

    def forget(self, twin: Twin) -> None:
        """A search begins at this position."""
        self.begin(twin.p)

    def best(self, twin: Twin) -> Turn:
        """The best turn that is found for the seat that is to lay a tile."""
        self.find_best(twin.p)
        return Turn(self.turns.named(twin, 0), self.turns.worth[0])

    def begin(self, p: cython.pointer[Position]) -> cython.void:
        """A search begins at this position: forget what was noted."""
        i: cython.int
        self.laid = p.laid
        for i in range(5 * TYPES):
            self.noted[i] = 0

    def find_best(self, p: cython.pointer[Position]) -> cython.void:
        """Rank the turns of a seat that is to lay a tile, so that the first one can be carried out."""
        row: cython.int = TYPES * p.seat + p.drawn
        count: cython.int = self.list_choices(p, row) if self.noted[row] else 0
        if count:
            self.turns.rank_choices(p, count, 1)
        else:
            self.turns.rank(p, RANKED)
            self.note(row)

    def note(self, row: cython.int) -> cython.void:
        """Keep the best placements of the turns just ranked, each once."""
        i: cython.int
        known: cython.int
        self.noted[row] = 0
        for i in range(self.turns.count):
            known = 0
            while known < self.noted[row] and self.placements[LISTED * row + known] != self.turns.first[i]:
                known += 1
            if known == self.noted[row] and known < LISTED:
                self.placements[LISTED * row + known] = self.turns.first[i]
                self.noted[row] += 1

    def list_choices(self, p: cython.pointer[Position], row: cython.int) -> cython.int:
        """Write down the noted placements that the tile fits, and those around the new tiles; how many there are."""
        i: cython.int
        x: cython.int
        y: cython.int
        count: cython.int = 0
        for i in range(LISTED * row, LISTED * row + self.noted[row]):
            count = self.add(p, self.placements[i], count)
        for i in range(self.laid, p.laid):
            for y in range(-1, 2):
                for x in range(-1, 2):
                    count = self.add_place(p, (p.cell[i] + x + ROW * y) & (CELLS - 1), count)
        return count

    def add_place(self, p: cython.pointer[Position], cell: cython.int, count: cython.int) -> cython.int:
        """Add all ways to lay the tile on a place."""
        rotation: cython.int
        for rotation in range(4 if p.grid[cell] > 0 else 0):
            count = self.add(p, PLACE + 4 * cell + rotation, count)
        return count

    def add(self, p: cython.pointer[Position], placement: cython.int, count: cython.int) -> cython.int:
        """Add a placement if the tile fits there and it is not listed yet."""
        i: cython.int
        slot: cython.int = p.grid[(placement - PLACE) >> 2] - 1
        if slot < 0 or not p.fits[slot] >> (placement & 3) & 1:
            return count
        for i in range(count):
            if self.turns.choices[i] == placement:
                return count
        self.turns.choices[count] = placement
        return count + 1
