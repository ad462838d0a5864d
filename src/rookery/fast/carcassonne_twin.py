"""The twin of Carcassonne as Python sees it: one position that changes, with actions as numbers (carcassonne_actions.py)."""

# mypy: disable-error-code="import-untyped, untyped-decorator, valid-type"
# C types and decorators are Cython's to check: to Python they are nothing.

from typing import Any

import cython

from rookery.core.record import Setup
from rookery.core.rules import CHANCE, Actor
from rookery.fast.carcassonne_position import STEPS
from rookery.fast.carcassonne_tiles import CODES, LABEL_NAMES, PILES
from rookery.games.carcassonne import CARCASSONNE, book_for
from rookery.games.carcassonne.actions import MEEPLE
from rookery.games.carcassonne.expansions.abbot import ABBOT_FIGURE
from rookery.games.carcassonne.expansions.towers_and_thieves import SLOT
from rookery.games.carcassonne.view import CarcassonneView

if not cython.compiled:
    from rookery.fast import carcassonne as rules
    from rookery.fast.carcassonne_board import find_places, lay
    from rookery.fast.carcassonne_position import CELLS, DRAW, DRAW_TYPE, IN_PILE, LABELS, MOST_LEGAL, OVER, PLACE, ROW, TILE, Position
    from rookery.fast.carcassonne_tiles import TILES
    from rookery.fast.rng import Rng


@cython.final
@cython.cclass
class Twin:
    """A game of Carcassonne. It is not for use by two threads at once; what takes long lets other threads run."""

    position: Position
    p: cython.pointer[Position]
    setup = cython.declare(object, visibility="readonly")

    def __cinit__(self, *_args: Any, **_named: Any) -> None:
        self.p = cython.address(self.position)

    def __init__(self, setup: Setup) -> None:
        """The game before the first draw."""
        CARCASSONNE.check(setup)
        if not cython.compiled:
            self.p = self.position = Position()
        book = book_for(setup)
        starts = [expansion.start for expansion in book.expansions if expansion.start]
        self._sit_down(setup)
        self._fill_piles({code: tile.count - starts.count(code) for code, tile in book.tiles.items()})  # BC-01
        rules.start(self.p, CODES.index(book.start), setup.opener)

    def _sit_down(self, setup: Setup) -> None:
        """Seats with all their figures."""
        figures = book_for(setup).figures
        self.setup = setup
        self.p.seats = setup.seats
        self.p.farmers = CARCASSONNE.option(setup, "farmers") == "on"
        for seat in range(setup.seats):
            self.p.meeples[seat] = figures[MEEPLE].count  # BC-02
            self.p.abbots[seat] = figures[ABBOT_FIGURE].count if ABBOT_FIGURE in figures else 0  # AB-01

    def _fill_piles(self, counts: Any) -> None:
        pile: cython.int
        for code, count in counts.items():
            pile = PILES.index(TILE_PILES[code])
            for _ in range(count):
                self.p.bag[IN_PILE * pile + self.p.in_pile[pile]] = CODES.index(code)
                self.p.in_pile[pile] += 1

    def copy(self) -> "Twin":
        """Another twin in the same position."""
        other: Twin = Twin.__new__(Twin)
        if not cython.compiled:
            other.p = other.position = Position()
        other.become(self)
        return other

    def become(self, other: "Twin") -> None:
        """Take the other twin's position."""
        self.setup = other.setup
        if cython.compiled:
            self.position = other.position
        else:
            self.position.become(other.position)

    # --- as in Rules

    @property
    def actor(self) -> Actor:
        """Who acts next: a seat, nature, or nobody because the game is over."""
        if self.p.step == DRAW:
            return CHANCE
        return None if self.p.step == OVER else int(self.p.seat)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat so far."""
        return tuple([rules.score(self.p, seat) for seat in range(self.p.seats)])

    def legal(self) -> list[int]:
        """The numbers of all actions allowed now, nature's too, each once; empty only when the game is over."""
        i: cython.int
        actions: cython.int[848]
        if not cython.compiled:
            actions = [0] * MOST_LEGAL
        if self.p.step == DRAW:
            return list(self.odds())
        return [actions[i] for i in range(rules.legal(self.p, actions))]

    def odds(self) -> dict[int, int]:
        """Nature's actions with their weights; empty when nature is not to act."""
        place: cython.int
        counts: dict[int, int] = {}
        if self.p.step == DRAW:
            for place in range(self.p.in_pile[self.p.pile]):
                action = DRAW_TYPE + self.p.bag[IN_PILE * self.p.pile + place]
                counts[action] = counts.get(action, 0) + 1
        return counts

    def apply(self, action: int) -> None:
        """Carry out the action of this number; ValueError, and nothing changed, if it is not legal."""
        place: cython.int = 0
        if action not in self.legal():
            raise ValueError(f"action {action} is not legal here")
        if self.p.step != DRAW:
            rules.apply(self.p, action)
            return
        while self.p.bag[IN_PILE * self.p.pile + place] != action - DRAW_TYPE:
            place += 1
        rules.draw(self.p, place)

    # --- at random

    def play_out(self, rng: Rng) -> None:
        """Play to the end, all seats choosing at random."""
        with cython.nogil:
            rules.play_out(self.p, rng)
