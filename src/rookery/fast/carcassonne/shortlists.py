"""Short lists of placements inside a search, where the same tile is drawn again and again on nearly equal boards.

The first draw of a tile for a seat ranks all turns and lists the best placements. Later draws rank only these and the placements beside tiles
placed since the search began.
"""

from __future__ import annotations

import cython

from rookery.fast.carcassonne.turns import Turn

if not cython.compiled:
    from rookery.fast.carcassonne.position import CELLS, PLACE, ROW, TILE, TYPES, Position
    from rookery.fast.carcassonne.turns import Turns
    from rookery.fast.carcassonne.twin import Twin
    from rookery.fast.common.guarded import Guarded
    from rookery.fast.common.uncompiled import named

    LISTED, RANKED = named(__file__, "LISTED", "RANKED")


class Shortlists(Guarded):
    """The listed placements of each seat and type of tile."""

    def __init__(self, turns: Turns) -> None:
        self.begin_setup()
        if not cython.compiled:
            self.noted, self.placements = [0] * (5 * TYPES), [0] * (5 * TYPES * LISTED)
        self.turns = turns
        self.laid = 0
        self.end_setup((turns,))

    def forget(self, twin: Twin) -> None:
        """Start a search at this position."""
        self.check()
        twin.check()
        self.begin(twin.p)

    def best(self, twin: Twin) -> Turn:
        """Return the best turn found for the seat that is to place a tile."""
        self.enter_with(twin)
        try:
            if twin.p.step != TILE:
                raise ValueError("no seat is to place a tile")
            self.find_best(twin.p)
            return Turn(self.turns.named(twin, 0), self.turns.worth[0])
        finally:
            self.leave_with(twin)

    def begin(self, p: cython.pointer[Position]) -> cython.void:
        """Start a search at this position with empty lists."""
        self.laid = p.laid
        for i in range(5 * TYPES):
            self.noted[i] = 0

    def find_best(self, p: cython.pointer[Position]) -> cython.void:
        """Rank the turns of a seat that is to place a tile; the caller can then play the first."""
        row: cython.int = TYPES * p.seat + p.drawn
        count: cython.int = self.list_choices(p, row) if self.noted[row] else 0
        if count:
            self.turns.rank_choices(p, count, 1)
        else:
            self.turns.rank(p, RANKED)
            self.note(row)

    def note(self, row: cython.int) -> cython.void:
        """List the distinct best placements of the turns just ranked."""
        self.noted[row] = 0
        for i in range(self.turns.count):
            known = 0
            while known < self.noted[row] and self.placements[LISTED * row + known] != self.turns.first[i]:
                known += 1
            if known == self.noted[row] and known < LISTED:
                self.placements[LISTED * row + known] = self.turns.first[i]
                self.noted[row] += 1

    def list_choices(self, p: cython.pointer[Position], row: cython.int) -> cython.int:
        """Write the listed placements that fit and those around new tiles; return their number."""
        count: cython.int = 0
        for i in range(LISTED * row, LISTED * row + self.noted[row]):
            count = self.add(p, self.placements[i], count)
        for i in range(self.laid, p.laid):
            for y in range(-1, 2):
                for x in range(-1, 2):
                    count = self.add_place(p, (p.cell[i] + x + ROW * y) & (CELLS - 1), count)
        return count

    def add_place(self, p: cython.pointer[Position], cell: cython.int, count: cython.int) -> cython.int:
        """Append all placements of the tile on a cell."""
        for rotation in range(4 if p.grid[cell] > 0 else 0):
            count = self.add(p, PLACE + 4 * cell + rotation, count)
        return count

    def add(self, p: cython.pointer[Position], placement: cython.int, count: cython.int) -> cython.int:
        """Append a placement if it fits and is not listed yet."""
        slot: cython.int = p.grid[(placement - PLACE) >> 2] - 1
        if slot < 0 or not p.fits[slot] >> (placement & 3) & 1:
            return count
        for i in range(count):
            if self.turns.choices[i] == placement:
                return count
        self.turns.choices[count] = placement
        return count + 1
