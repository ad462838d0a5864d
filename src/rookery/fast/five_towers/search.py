"""Search on top of a value function: follow each promising choice for some rounds of solver play and evaluate the result.

The candidates are all buildable calls, or the ten best builds by the value function. The search finishes the current round once per candidate. A
sample then draws from the cards in the draw pile, with common random numbers for all candidates, plays some rounds and evaluates the result.
Sequential halving with early pruning allocates the samples (common/halving.py). Candidates that lead to the same position, or
that the value function puts more than `scope` below the best, get no samples.
With at most `endgame` rounds left, samples go to the end of the game and all candidates get samples, because the value function errs most there.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import NamedTuple, SupportsIndex

import cython

if not cython.compiled:
    from rookery.fast.common.checks import whole, within
    from rookery.fast.common.halving import Halving
    from rookery.fast.common.rng import Rng
    from rookery.fast.common.uncompiled import named
    from rookery.fast.five_towers import rules
    from rookery.fast.five_towers.laying import sort_piles
    from rookery.fast.five_towers.players import Player
    from rookery.fast.five_towers.position import AUCTION, OVER, PASS, Position
    from rookery.fast.five_towers.round_solver import Solver, first_of, lone
    from rookery.fast.five_towers.twin import Twin

    (CANDIDATES,) = named(__file__, "CANDIDATES")

MOST_ROUNDS = cython.declare(cython.longlong, 1000)
MOST_WITHIN = cython.declare(cython.longlong, 2**31 - 1)
"""The most samples of a search with a time limit."""


class Opinion(NamedTuple):
    """The evaluation of a choice: its value to the choosing seat, the standard deviation of its samples, and their number."""

    worth: float
    spread: float
    samples: int


class Search(Halving):
    """A search `depth` rounds deep with a shared sample budget for all choices."""

    def __cinit__(self) -> None:
        self.scratch = cython.address(self.memory)

    def __init__(
        self,
        solver: Solver,
        *,
        depth: SupportsIndex = 4,
        endgame: SupportsIndex = 0,
        samples: SupportsIndex = 250,
        trust: float = 16.0,
        scope: float = inf,
        doubt: float = 0.0,
    ) -> None:
        self.begin_setup()
        self.share_out(samples, trust, doubt)
        if not cython.compiled:
            self.scratch = self.memory = Position()
            self.after = [Position() for _ in range(CANDIDATES)]
            self.choice, self.number = [0] * CANDIDATES, [0] * CANDIDATES
        self.solver = solver
        self.depth, self.endgame, self.scope = within(depth, "the depth", 0, MOST_ROUNDS), within(endgame, "the endgame", 0, MOST_ROUNDS), scope
        self.reach = self.depth
        self.rng = Rng(0)
        self.end_setup((solver,))

    def advise(self, twin: Twin, seed: SupportsIndex, *, clock: Callable[[], float] | None = None, deadline: float = inf) -> int:
        """Return the number of the best action, or of the best so far when `clock` reaches the deadline. Without a clock there is no deadline."""
        going: cython.int = 1
        start = whole(seed, "the seed")
        self.enter_with(twin)
        try:
            choices: cython.uint = rules.legal(twin.p)
            if choices == 0:
                raise ValueError("no seat is to act")
            if choices & (choices - 1) == 0:
                return rules.action_of(twin.p, lone(choices))
            self.begin(twin.p, start & 0xFFFFFFFF)
            while going and (clock is None or clock() < deadline):
                with cython.nogil:
                    going = self.sweep()
            return self.number[self.best()]
        finally:
            self.leave_with(twin)

    def advise_within(self, twin: Twin, seed: SupportsIndex, seconds: float, clock: Callable[[], float]) -> int:
        """Return the number of the best action found, using all of this time: the first samples determine how many fit."""
        start = clock()
        self.enter_with(twin)
        wanted: int = self.samples
        try:
            self.samples = CANDIDATES
            self.advise(twin, seed, clock=clock, deadline=start + seconds / 4)
            if self.candidates > 1 and self.drawn:
                each = (clock() - start) / self.all_taken()
                self.samples = max(CANDIDATES, min(MOST_WITHIN, int((seconds - (clock() - start)) / max(each, 1e-7))))
            return self.advise(twin, seed, clock=clock, deadline=start + seconds)
        finally:
            self.samples = wanted
            self.leave_with(twin)

    def opinions(self, twin: Twin) -> dict[int, Opinion]:  # noqa: ARG002  as in Carcassonne
        """Return the evaluations of the last search by action; for builds with the same first action, the evaluation of the best."""
        self.check()
        found: dict[int, Opinion] = {}
        for candidate in sorted(range(self.candidates), key=self.rank):
            opinion = Opinion(self.score(candidate), self.spread(candidate), self.taken[candidate])
            found[self.number[candidate]] = opinion
        return found

    # --- candidates

    def outcome(self, candidate: cython.int) -> cython.pointer[Position]:
        """Return the position at the end of the round after a candidate."""
        if cython.compiled:
            return cython.address(self.after[candidate])
        return self.after[candidate]

    def begin(self, p: cython.pointer[Position], seed: cython.uint) -> cython.void:
        """List the candidates of a position in which a seat has a choice."""
        choices: cython.uint = rules.legal(p)
        self.seat, self.seed, self.candidates, self.drawn = p.actor, seed, 0, 0
        self.reach = p.cards if 0 < self.endgame >= rounds_left(p) else self.depth
        rules.copy(self.scratch, p)
        sort_piles(self.scratch)
        if p.step == AUCTION:
            self.solver.prepare(p)
            self.solver.best_call(p)
            for i in range(PASS, -1, -1):  # ties go to the first: pass, then the highest bid
                if choices >> i & 1 and (i in (0, PASS) or self.solver.has_build(p.actor, i)):
                    rules.copy(self.outcome(self.candidates), self.scratch)
                    rules.apply(self.outcome(self.candidates), i)
                    self.list_candidate(i, self.solver.s.calls[5 * i + p.actor])
            for i in range(self.candidates):
                self.solver.finish_round(self.outcome(i))
        else:
            self.solver.list_builds(p)
            for i in range(self.solver.s.listed):
                rules.copy(self.outcome(i), self.scratch)
                self.solver.build(self.outcome(i), self.solver.s.list_way, 5 * i)
                self.list_candidate(self.solver.first_step(self.solver.s.list_way, 5 * i), self.solver.s.list_worth[i])
        if self.candidates == 0:  # no build has a finite value
            rules.copy(self.outcome(0), self.scratch)
            rules.apply(self.outcome(0), first_of(choices))
            self.solver.finish_round(self.outcome(0))
            self.list_candidate(first_of(choices), 0.0)
        self.narrow()
        self.plan_phases()

    def narrow(self) -> cython.void:
        """Prune candidates that are too far behind or lead to the same table as an earlier one."""
        best: cython.float = self.prior[0]
        for i in range(1, self.candidates):
            best = max(best, self.prior[i])
        for i in range(self.candidates):
            if self.reach == self.depth and self.prior[i] < best - self.scope:
                self.alive[i] = 0
            for j in range(i):
                if self.alive[j] and is_same_table(self.outcome(i), self.outcome(j)):
                    self.alive[i] = 0

    def list_candidate(self, choice: cython.int, prior: cython.float) -> cython.void:
        """Append a candidate whose position has been written."""
        self.choice[self.candidates], self.number[self.candidates] = choice, rules.action_of(self.scratch, choice)
        self.add_candidate(prior)

    # --- samples

    def sweep(self) -> cython.int:
        """Take one sample of every remaining candidate; return whether the search continues."""
        if self.left < 2:
            return 0
        for i in range(self.candidates):
            if self.alive[i]:
                self.note(i, self.sample(i, self.drawn))
        self.drawn += 1
        self.end_sweep()
        return self.left > 1

    def sample(self, candidate: cython.int, number: cython.int) -> cython.float:
        """Return a candidate's value to the seat after some rounds drawn with this random stream."""
        p: cython.pointer[Position] = self.scratch
        rules.copy(p, self.outcome(candidate))
        self.rng.reseed(self.seed, 0, number)
        for _ in range(self.reach):
            if p.step == OVER:
                break
            rules.reveal_all(p, self.rng)
            self.solver.finish_round(p)
        return self.solver.worth_now(p, self.seat)


def is_same_table(p: cython.pointer[Position], q: cython.pointer[Position]) -> cython.int:
    """Return whether two ends of one round are equal: the same cards on the same towers, and the same opener."""
    if p.opener != q.opener or p.discard != q.discard or p.draw != q.draw:
        return 0
    for i in range(5 * p.seats):
        if p.top[i] != q.top[i] or p.height[i] != q.height[i] or p.covered[p.top[i]] != q.covered[q.top[i]]:
            return 0
    return 1


def rounds_left(p: cython.pointer[Position]) -> cython.int:
    """Estimate the rounds after this one: each reveals five cards, of which some are discarded and come back once (FT-51)."""
    return (p.draw + (p.discard if p.deck_pass == 1 else 0)) // 5


class SearchPlayer(Player):
    """A player that follows a search without a time limit."""

    def __init__(self, search: Search) -> None:
        self.begin_setup()
        self.search = search
        self.end_setup((search,))

    def choose(self, p: cython.pointer[Position], rng: Rng) -> cython.int:
        choices: cython.uint = rules.legal(p)
        if choices & (choices - 1) == 0:
            return lone(choices)
        self.search.begin(p, rng.word())
        while self.search.sweep():
            pass
        return self.search.choice[self.search.best()]
