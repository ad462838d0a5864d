"""Rollouts of a few turns, evaluated with the value nets, and a breakdown of that evaluation.

The value nets play the current turn; the playout policy, or the nets if none is given, plays the later ones. The same seed gives two positions the
same draws wherever possible (common random numbers), which reduces the variance of their difference.
"""

from __future__ import annotations

from typing import Any, NamedTuple, SupportsIndex

import cython

if cython.compiled:
    from cython.cimports.libc.math import exp, sqrt
else:
    from math import exp, sqrt

    from rookery.fast.carcassonne.board import tiles_on
    from rookery.fast.carcassonne.coming import tiles_to_come
    from rookery.fast.carcassonne.features import is_first_figure
    from rookery.fast.carcassonne.inputs import list_items, look_at_board
    from rookery.fast.carcassonne.players import lead_of, share_of
    from rookery.fast.carcassonne.policy import Policy
    from rookery.fast.carcassonne.position import DRAW, FIELD, OVER, Position
    from rookery.fast.carcassonne.sampling import Sampler
    from rookery.fast.carcassonne.scan import WIDEST
    from rookery.fast.carcassonne.scoring import kind_under, node_under
    from rookery.fast.carcassonne.turns import Turns
    from rookery.fast.carcassonne.twin import Twin
    from rookery.fast.common.buffers import copy_struct
    from rookery.fast.common.checks import whole, within
    from rookery.fast.common.guarded import Guarded

MOST_TURNS = cython.declare(cython.longlong, 1000)
MOST_SAMPLES = cython.declare(cython.longlong, 2**31 - 1)
KINDS = ("city", "road", "field", "monastery", "garden")
"""The kinds of features by number."""


class Expectation(NamedTuple):
    """A seat's expected share of the win and margin over the best other seat at the end, and the margin's standard deviation."""

    result: float
    margin: float
    spread: float


class Part(NamedTuple):
    """An item of the evaluation between turns: a feature with figures, a seat's figures in supply ("hand"), or a guard.

    `seats` get the worth, in points. `figures` lists those on it as tile index, piece index and seat. `size` counts tiles, or the
    complete cities of a field, the meeples in a hand, or the thieves to come for a guard. `chance` is the probability of completion, and
    `closing` the number of remaining tiles that close the hardest open place.
    """

    kind: str
    seats: tuple[int, ...]
    worth: float
    size: int
    figures: tuple[tuple[int, int, int], ...] = ()
    chance: float = 0.0
    closing: int = 0


class Appraiser(Guarded):
    """An evaluator that looks `depth` turns beyond the current one.

    With N tiles to come, the error of a margin has a standard deviation of `base + growth * sqrt(N)` points.
    """

    def __cinit__(self) -> None:
        self.start = cython.address(self.memory)
        self.scratch = cython.address(self.spare)

    def __init__(self, turns: Turns, policy: Policy | None = None, *, depth: SupportsIndex, base: float, growth: float) -> None:
        self.begin_setup()
        if not cython.compiled:
            self.start = self.memory = Position()
            self.scratch = self.spare = Position()
            self.share, self.margin, self.margin_square, self.unknown = ([0.0] * 5 for _ in range(4))
        self.turns, self.value, self.sampler = turns, turns.value, Sampler(turns, policy)
        self.depth, self.base, self.growth = within(depth, "the depth", 0, MOST_TURNS), base, growth
        self.end_setup((turns, self.sampler))

    def expect(self, twin: Twin, seed: SupportsIndex, samples: SupportsIndex) -> tuple[Expectation, ...]:
        """Return each seat's expected result, whichever seat is to act."""
        count: cython.int = within(samples, "the samples", 1, MOST_SAMPLES)
        stream: cython.uint = whole(seed, "the seed") & 0xFFFFFFFF
        self.enter_with(twin)
        try:
            seats: int = twin.p.seats
            for seat in range(seats):
                self.share[seat] = self.margin[seat] = self.margin_square[seat] = self.unknown[seat] = 0.0
            with cython.nogil:
                copy_struct(self.start, twin.p, cython.sizeof(Position))
                self.settle()
                if self.start.step == OVER:
                    count = 1
                for number in range(count):
                    self.sample(stream, number)
            return tuple([self._expectation(seat, count) for seat in range(seats)])
        finally:
            self.leave_with(twin)

    def _expectation(self, seat: cython.int, count: cython.int) -> Any:
        """Return the means and the spread of a seat's samples."""
        margin = self.margin[seat] / count
        spread = (max(0.0, self.margin_square[seat] / count - margin * margin) + self.unknown[seat] / count) ** 0.5
        return Expectation(self.share[seat] / count, margin, spread)

    def parts(self, twin: Twin) -> list[Part]:
        """Return the items of a position between turns, excluding points and the right to move next; none at the end."""
        self.enter_with(twin)
        try:
            return [] if twin.p.step == OVER else self.list_parts(twin)
        finally:
            self.leave_with(twin)

    def list_parts(self, twin: Twin) -> Any:
        """Return the items of the evaluation."""
        item: cython.int = 0
        found: list[Part] = []
        p = twin.p
        s = self.value.s
        t = self.value.t
        self.value.prepare(p)
        look_at_board(p, self.value.c, s)
        list_items(p, self.value.c, s, t)  # the items below come in the same order
        for i in range(p.standing):
            kind = kind_under(p, i)
            if kind > FIELD:
                at = WIDEST * item
                found.append(self._part(KINDS[kind], item, round(9 * t.x[at]), figures_at(p, i, -1), t.x[at + 3], round(20 * t.x[at + 5])))
                item += 1
            elif kind != FIELD:
                node = node_under(p, i)
                if is_first_figure(p, i, node):
                    found.append(self._part(KINDS[kind], item, tiles_on(p, node), figures_at(p, -1, node), s.close_all[node], s.least_close[node]))
                    item += 1
        for i in range(s.fields):
            found.append(self._part("field", item, round(5 * t.x[WIDEST * item]), figures_at(p, -1, s.field[i])))
            item += 1
        for i in range(p.seats):
            found.append(self._part("hand", item, p.meeples[i], ()))
            item += 1
        for i in range(p.towers):
            if p.guard[i] >= 0:
                found.append(self._part("guard", item, self.value.c.thieves, ((p.tower[i], -1, p.guard[i]),)))
                item += 1
        return found

    def _part(self, kind: Any, item: cython.int, size: Any, figures: Any, chance: cython.double = 0.0, closing: cython.int = 0) -> Any:
        """Return an item of the evaluation."""
        bits = self.value.t.seats[item]
        seats = tuple([seat for seat in range(5) if bits >> seat & 1])
        return Part(kind, seats, self.value.answer(self.value.t.net[item], self.value.t.x, WIDEST * item), size, figures, chance, closing)

    # --- samples

    def settle(self) -> cython.void:
        """Play the current turn with the value nets, up to the next draw."""
        p: cython.pointer[Position] = self.start
        while p.step not in (DRAW, OVER):
            self.turns.rank(p, 1)
            self.turns.carry_out(p, 0)
        self.present = p.turn if p.step == DRAW and p.pile >= 3 else p.turn - 1  # the replacement of a stolen tile belongs to the same turn
        self.until = self.present + 1 + self.depth
        self.sampler.begin(p)

    def sample(self, seed: cython.uint, number: cython.int) -> cython.void:
        """Play one rollout with this random stream and accumulate each seat's result."""
        p: cython.pointer[Position] = self.scratch
        copy_struct(p, self.start, cython.sizeof(Position))
        self.sampler.play(p, seed, number, self.present, self.until)
        self.note(p)

    def note(self, p: cython.pointer[Position]) -> cython.void:
        """Add each seat's expected result at the end of a rollout; its lead determines its share of the win."""
        most: cython.double = -1e9
        total: cython.double = 0.0
        scale: cython.double = self.scale(p)
        if p.step == OVER:
            for seat in range(p.seats):
                margin: cython.double = lead_of(p, seat)
                self.share[seat] += share_of(p, seat)
                self.margin[seat] += margin
                self.margin_square[seat] += margin * margin
            return
        self.value.prepare(p)
        self.value.look(p)
        self.value.judge(p)
        for seat in range(p.seats):
            most = max(most, self.value.worth[seat])
        for seat in range(p.seats):
            total += exp(1.7 * (self.value.worth[seat] - most) / scale)
        for seat in range(p.seats):
            margin = self.value.ahead(p, seat)
            self.share[seat] += exp(1.7 * (self.value.worth[seat] - most) / scale) / total
            self.margin[seat] += margin
            self.margin_square[seat] += margin * margin
            self.unknown[seat] += scale * scale

    def scale(self, p: cython.pointer[Position]) -> cython.double:
        """Return the standard deviation of the final margin."""
        return self.base + self.growth * sqrt(tiles_to_come(p))


def figures_at(p: cython.pointer[Position], figure: cython.int, node: cython.int) -> Any:
    """Return the given figure, or all figures on the feature of a root, as tile index, piece index and seat."""
    found = [i for i in range(p.standing) if i == figure or (node >= 0 and node_under(p, i) == node)]
    return tuple(sorted([(p.on_tile[i], p.on_piece[i], p.owner[i]) for i in found]))
