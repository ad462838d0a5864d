"""The twin of Carcassonne as Python sees it: one position that changes, with actions as numbers (listed in rules.py)."""

from __future__ import annotations

# mypy: disable-error-code="import-untyped, untyped-decorator, valid-type"
# C types and decorators are Cython's to check: to Python they are nothing.
from collections.abc import Mapping
from typing import Any, NamedTuple

import cython

from rookery.core.record import Setup
from rookery.core.rules import CHANCE, Actor
from rookery.fast.carcassonne.layout import Figure, LaidTile, Layout, Tower, check, layout_of, setup_of, state_of
from rookery.fast.carcassonne.tiles import CODES, PILES, RULESET, check_expansions
from rookery.games.carcassonne import CARCASSONNE
from rookery.games.carcassonne.actions import MEEPLE, Action, Claim, Draw, Place, Skip
from rookery.games.carcassonne.completion import complete
from rookery.games.carcassonne.expansions.abbot import ABBOT_FIGURE, Recall
from rookery.games.carcassonne.expansions.towers_and_thieves import Guard, Raise
from rookery.games.carcassonne.geometry import Cell
from rookery.games.carcassonne.notation import write_position
from rookery.games.carcassonne.rules import ruleset_for
from rookery.games.carcassonne.view import CarcassonneView

if not cython.compiled:
    from rookery.fast.carcassonne import board, rules
    from rookery.fast.carcassonne.policy import Policy, advise, play_out_by
    from rookery.fast.carcassonne.position import (
        CELLS,
        CLAIM,
        DRAW,
        DRAW_TYPE,
        GUARD_TOWER,
        IN_PILE,
        LABELS,
        MOST_LEGAL,
        OVER,
        PLACE,
        RAISE,
        RECALL,
        ROW,
        SKIP,
        TILE,
        Position,
    )
    from rookery.fast.common.rng import Rng


NOTHING = cython.declare(Position)
"""A position of zeros, when compiled."""


class Tally(NamedTuple):
    """The sum over some playouts, by seat: wins, of which the tied have equal shares, and points."""

    wins: tuple[float, ...]
    points: tuple[int, ...]


@cython.final
@cython.cclass
class Twin:
    """A game of Carcassonne. It is not for use by two threads at once; what takes long lets other threads run."""

    position: Position
    p: cython.pointer[Position]
    setup: Setup

    def __cinit__(self, *_args: Any, **_named: Any) -> None:
        self.p = cython.address(self.position)

    def __init__(self, setup: Setup) -> None:
        """The game before the first draw."""
        CARCASSONNE.check(setup)
        check_expansions(setup)
        ruleset = ruleset_for(setup)
        starts = [expansion.start for expansion in ruleset.expansions if expansion.start]
        self.setup = setup
        self.sit_down()
        self.fill_piles({CODES.index(code): tile.count - starts.count(code) for code, tile in ruleset.tiles.items()})  # BC-01
        rules.start(self.p, CODES.index(ruleset.start), setup.opener)

    def copy(self) -> Twin:
        """Another twin in the same position."""
        other: Twin = Twin.__new__(Twin)
        if not cython.compiled:
            other.p = other.position = Position()
        other.become(self)
        return other

    def become(self, other: Twin) -> None:
        """Take the other twin's position."""
        self.setup = other.setup
        rules.copy(self.p, other.p)

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

    # --- actions in notation

    def numbers(self) -> dict[str, int]:
        """The notation of every legal action, with its number."""
        return {str(self.named(number)): number for number in self.legal()}

    def action(self, number: int) -> Action:
        """The legal action of this number as games/carcassonne knows it; its `str()` is its notation."""
        if number not in self.legal():
            raise ValueError(f"action {number} is not legal here")
        action: Action = self.named(number)
        return action

    @cython.cfunc
    def named(self, number: cython.int) -> Action:
        p = self.p
        if number >= PLACE:
            slot = p.grid[(number - PLACE) >> 2] - 1
            return Place((p.open_x[slot], p.open_y[slot]), 90 * (number & 3))
        if number >= DRAW_TYPE:
            return Draw(CODES[number - DRAW_TYPE])
        if number == RECALL:
            return Recall(cell_of(p, p.on_tile[rules.abbot_of(p)]))
        if number >= RAISE:
            return Raise(cell_of(p, p.tower[number - RAISE]))
        if number >= GUARD_TOWER:
            return Guard(cell_of(p, p.tower[number - GUARD_TOWER]))
        if number == SKIP:
            return Skip()
        face = RULESET.tiles[CODES[p.face[p.placed] >> 2]].faces[90 * (p.face[p.placed] & 3)]
        return Claim(face.pieces[(number - CLAIM) >> 1].name, ABBOT_FIGURE if (number - CLAIM) & 1 else MEEPLE)

    # --- from and to other forms

    @staticmethod
    def of_view(view: CarcassonneView) -> Twin:
        """A twin in the position of this view."""
        twin: Twin = Twin(setup_of(view))
        twin.lay(layout_of(complete(view, Rng(0))))  # nothing is hidden: no number is drawn
        return twin

    def position_text(self) -> str:
        """The position in notation, as games/carcassonne writes it."""
        return write_position(self.setup, state_of(self.layout(), self.setup))

    @cython.cfunc
    def sit_down(self) -> cython.void:
        """Seats with all their figures at an empty table."""
        figures = ruleset_for(self.setup).figures
        if cython.compiled:
            self.position = NOTHING
        else:
            self.p = self.position = Position()
        self.p.seats = self.setup.seats
        self.p.farmers = CARCASSONNE.option(self.setup, "farmers") == "on"
        for seat in range(self.setup.seats):
            self.p.meeples[seat] = figures[MEEPLE].count  # BC-02
            self.p.abbots[seat] = figures[ABBOT_FIGURE].count if ABBOT_FIGURE in figures else 0  # AB-01

    @cython.cfunc
    def fill_piles(self, bag: Mapping[int, int]) -> cython.void:
        """Put these types into the piles where they belong."""
        p = self.p
        for type_, count in bag.items():
            pile = PILES.index(RULESET.tiles[CODES[type_]].pile)
            for _ in range(count):
                p.bag[IN_PILE * pile + p.in_pile[pile]] = type_
                p.in_pile[pile] += 1

    def lay(self, layout: Layout) -> None:
        """Take the position of a layout of this setup; ValueError if it could not lie on a table."""
        check(layout, self.setup)
        self.sit_down()
        p = self.p
        p.opens = p.grid[0] = 1
        for tile in layout.tiles:
            slot = p.grid[(tile.cell[0] + ROW * tile.cell[1]) & (CELLS - 1)] - 1
            if slot < 0:
                raise ValueError(f"the tile at {tile.cell} touches none of those before it")
            board.lay(p, slot, 4 * tile.type + tile.quarters)
        for figure in layout.figures:
            rules.claim(p, figure.tile, figure.piece, figure.seat, figure.abbot)
        for number, tower in enumerate(layout.towers):
            p.tower[number], p.floors[number], p.guard[number] = tower.tile, tower.floors, tower.guard
            p.rising |= tower.rising << number
            if tower.guard >= 0:
                p.meeples[tower.guard] -= 1
        for seat, tally in enumerate(layout.tallies):
            for label, points in tally.items():
                p.tally[LABELS * seat + label] = points
                p.noted[seat] |= 1 << label
        for type_, count in layout.out.items():
            p.out[type_] = count
        self.fill_piles(layout.bag)
        p.towers, p.supply, p.stolen = len(layout.towers), layout.supply, layout.stolen
        p.step, p.turn, p.seat = layout.step, layout.turn, layout.seat
        p.pile, p.drawn, p.placed = layout.pile, layout.drawn, layout.placed
        if p.step == TILE:
            p.places = board.find_places(p, p.drawn)

    def layout(self) -> Layout:
        """The position in plain numbers."""
        p = self.p
        bag: dict[int, int] = {}
        for pile in range(len(PILES)):
            for place in range(p.in_pile[pile]):
                bag[p.bag[IN_PILE * pile + place]] = bag.get(p.bag[IN_PILE * pile + place], 0) + 1
        return Layout(
            step=p.step,
            turn=p.turn,
            seat=p.seat,
            pile=p.pile,
            drawn=p.drawn,
            placed=p.placed,
            tiles=tuple([LaidTile(cell_of(p, tile), p.face[tile] >> 2, p.face[tile] & 3) for tile in range(p.laid)]),
            figures=tuple([Figure(p.on_tile[i], p.on_piece[i], p.owner[i], p.abbot[i]) for i in range(p.standing)]),
            bag=bag,
            out={type_: p.out[type_] for type_ in range(len(CODES)) if p.out[type_]},
            tallies=tuple(
                [{label: p.tally[LABELS * seat + label] for label in range(LABELS) if p.noted[seat] >> label & 1} for seat in range(p.seats)]
            ),
            towers=tuple([Tower(p.tower[i], p.floors[i], p.guard[i], p.rising >> i & 1) for i in range(p.towers)]),
            supply=p.supply,
            stolen=p.stolen,
        )

    # --- at random

    def step(self, rng: Rng, policy: Policy | None = None) -> int:
        """Carry out one action, nature's by their weights, a seat's each as likely or by a policy; its number, -1 when the game is over."""
        place: cython.int
        number: int = -1
        if self.p.step == DRAW:
            place = rng.below(self.p.in_pile[self.p.pile])
            number = DRAW_TYPE + self.p.bag[IN_PILE * self.p.pile + place]
            rules.draw(self.p, place)
        elif self.p.step != OVER:
            number = rules.draw_lots(self.p, rng) if policy is None else advise(self.p, policy, rng)
            rules.apply(self.p, number)
        return number

    def play_out(self, rng: Rng, policy: Policy | None = None) -> None:
        """Play to the end, all seats choosing at random or by a policy."""
        with cython.nogil:
            finish(self.p, policy, rng)

    def playouts(self, count: int, rng: Rng, policy: Policy | None = None) -> Tally:
        """Play that many times from here to the end, all seats choosing at random or by a policy; the position stays as it is."""
        i: cython.int
        times: cython.int = count
        wins: cython.double[5] = [0.0, 0.0, 0.0, 0.0, 0.0]
        points: cython.longlong[5] = [0, 0, 0, 0, 0]
        scratch: Twin = self.copy()
        with cython.nogil:
            for i in range(times):  # noqa: B007  a name without a type would be a Python object
                rules.copy(scratch.p, self.p)
                finish(scratch.p, policy, rng)
                add_up(scratch.p, wins, points)
        return Tally(tuple([wins[seat] for seat in range(self.p.seats)]), tuple([points[seat] for seat in range(self.p.seats)]))


@cython.cfunc
def cell_of(p: cython.pointer[Position], tile: cython.int) -> Cell:
    """Where a tile lies, by its number."""
    return p.x[tile], p.y[tile]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def finish(p: cython.pointer[Position], policy: Policy | None, rng: Rng) -> cython.void:
    """Play to the end by the policy or, if there is none, at random."""
    if policy is None:
        rules.play_out(p, rng)
    else:
        play_out_by(p, policy, rng)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def add_up(p: cython.pointer[Position], wins: cython.p_double, points: cython.p_longlong) -> cython.void:
    """Add wins and points of a game that is over to those of others."""
    seat: cython.int
    best: cython.int = -1
    winners: cython.int = 0
    for seat in range(p.seats):
        points[seat] += rules.score(p, seat)
        if rules.score(p, seat) > best:
            best, winners = rules.score(p, seat), 0
        winners += rules.score(p, seat) == best
    for seat in range(p.seats):
        if rules.score(p, seat) == best:  # BC-17: the tied share the victory
            wins[seat] += 1.0 / winners
