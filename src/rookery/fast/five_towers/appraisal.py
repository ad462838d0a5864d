"""Evaluate a position by rollouts: a solver plays the rest of the round and some more, and its net evaluates the result.

With at most `endgame` rounds left, rollouts go to the end of the game, because the net errs most there.
The same seed gives two positions the same draws wherever possible (common random numbers), which reduces the variance of their difference.
"""

from __future__ import annotations

from typing import Any, NamedTuple, SupportsIndex

import cython

from rookery.fast.five_towers.net import NetValue

if not cython.compiled:
    from rookery.fast.common.checks import whole, within
    from rookery.fast.common.guarded import Guarded
    from rookery.fast.common.rng import Rng
    from rookery.fast.five_towers import rules
    from rookery.fast.five_towers.laying import sort_piles
    from rookery.fast.five_towers.players import share_of
    from rookery.fast.five_towers.position import OVER, Position
    from rookery.fast.five_towers.round_solver import Solver
    from rookery.fast.five_towers.search import rounds_left
    from rookery.fast.five_towers.twin import Twin

POINT = cython.declare(cython.const[cython.double], 0.005)
"""Weight of a point of margin relative to a win, as in value.py."""
MOST_ROUNDS = cython.declare(cython.longlong, 1000)
MOST_SAMPLES = cython.declare(cython.longlong, 2**31 - 1)


class Expectation(NamedTuple):
    """A seat's expected share of the win and margin over the best other seat, each with the standard deviation of the samples."""

    result: float
    margin: float
    result_spread: float
    margin_spread: float


class Appraiser(Guarded):
    """An evaluator that looks `depth` rounds beyond the current one, or `endgame` rounds if that is the end."""

    def __cinit__(self) -> None:
        self.start = cython.address(self.memory)
        self.scratch = cython.address(self.spare)

    def __init__(self, net: Any, *, depth: SupportsIndex = 4, endgame: SupportsIndex = 8) -> None:
        self.begin_setup()
        if not cython.compiled:
            self.start = self.memory = Position()
            self.scratch = self.spare = Position()
            self.share, self.share_square, self.margin, self.margin_square = ([0.0] * 5 for _ in range(4))
        self.solver = Solver(NetValue(net))
        self.depth, self.endgame = within(depth, "the depth", 0, MOST_ROUNDS), within(endgame, "the endgame", 0, MOST_ROUNDS)
        self.rng = Rng(0)
        self.end_setup((self.solver,))

    def expect(self, twin: Twin, seed: SupportsIndex, samples: SupportsIndex) -> tuple[Expectation, ...]:
        """Return each seat's expected result if all follow the net, whichever seat is to act."""
        count: cython.int = within(samples, "the samples", 1, MOST_SAMPLES)
        stream: cython.uint = whole(seed, "the seed") & 0xFFFFFFFF
        self.enter_with(twin)
        try:
            seats: int = twin.p.seats
            for seat in range(seats):
                self.share[seat] = self.share_square[seat] = self.margin[seat] = self.margin_square[seat] = 0.0
            with cython.nogil:
                rules.copy(self.start, twin.p)
                sort_piles(self.start)
                self.solver.finish_round(self.start)
                self.reach = twin.p.cards if 0 < self.endgame >= rounds_left(self.start) else self.depth
                for number in range(count):
                    self.sample(stream, number)
            return tuple([self._expectation(seat, count) for seat in range(seats)])
        finally:
            self.leave_with(twin)

    def _expectation(self, seat: cython.int, count: cython.int) -> Any:
        """Return the mean and the spread of a seat's samples."""
        result, margin = self.share[seat] / count, self.margin[seat] / count
        result_spread = max(0.0, self.share_square[seat] / count - result * result) ** 0.5
        margin_spread = max(0.0, self.margin_square[seat] / count - margin * margin) ** 0.5
        return Expectation(result, margin, result_spread, margin_spread)

    def sample(self, seed: cython.uint, number: cython.int) -> cython.void:
        """Play one rollout with this random stream and accumulate each seat's result."""
        p: cython.pointer[Position] = self.scratch
        rules.copy(p, self.start)
        self.rng.reseed(seed, 0, number)
        for _ in range(self.reach):
            if p.step == OVER:
                break
            rules.reveal_all(p, self.rng)
            self.solver.finish_round(p)
        if p.step == OVER:
            for seat in range(p.seats):
                self.note(seat, share_of(p, seat), margin_of(p, seat))
            return
        self.solver.worth_now(p, 0)
        for seat in range(p.seats):
            margin: cython.double = self.solver.s.margins[seat]
            if p.seats == 2:
                margin = 0.5 * (self.solver.s.margins[seat] - self.solver.s.margins[1 - seat])
            self.note(seat, self.solver.s.nobody[seat] - POINT * margin, margin)

    def note(self, seat: cython.int, share: cython.double, margin: cython.double) -> cython.void:
        self.share[seat] += share
        self.share_square[seat] += share * share
        self.margin[seat] += margin
        self.margin_square[seat] += margin * margin


def margin_of(p: cython.pointer[Position], seat: cython.int) -> cython.double:
    """Return a seat's lead over the best other seat; negative if it trails."""
    best: cython.int = -1000
    for other in range(p.seats):
        if other != seat:
            best = max(best, rules.score(p, other))
    return rules.score(p, seat) - best
