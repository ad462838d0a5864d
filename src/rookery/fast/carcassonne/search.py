"""Search on top of the value nets: follow each promising turn for some turns and evaluate the result.

The candidates are the best turns by the value nets. A sample is a rollout of some turns (sampling.py), evaluated with a bonus for wins.
Samples use common random numbers for all candidates. Sequential halving with early pruning allocates them (common/halving.py).
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import NamedTuple, SupportsIndex

import cython

if cython.compiled:
    from cython.cimports.libc.math import exp, sqrt
else:
    from math import exp, sqrt

    from rookery.fast.carcassonne import rules
    from rookery.fast.carcassonne.coming import tiles_to_come
    from rookery.fast.carcassonne.players import WIN, Player, share_of
    from rookery.fast.carcassonne.policy import Policy
    from rookery.fast.carcassonne.position import DRAW, OVER, Position
    from rookery.fast.carcassonne.sampling import Sampler
    from rookery.fast.carcassonne.turns import Turns
    from rookery.fast.carcassonne.twin import Twin
    from rookery.fast.common.buffers import copy_struct
    from rookery.fast.common.checks import whole, within
    from rookery.fast.common.halving import MOST, Halving
    from rookery.fast.common.rng import Rng

NEVER = cython.declare(cython.const[cython.int], 1000)
"""A turn number that no game reaches."""
MOST_WITHIN = cython.declare(cython.longlong, 2**31 - 1)
"""The most samples of a search with a time limit."""


class Opinion(NamedTuple):
    """The evaluation of a turn: the notation of its choices, its value, the standard deviation of its samples, and their number."""

    choices: tuple[str, ...]
    worth: float
    spread: float
    samples: int


class Search(Halving):
    """A search `depth` turns deep with a shared sample budget, using a policy or, without one, the value nets; with at most `to_end` tiles to come
    it plays to the end of the game.
    """

    def __cinit__(self) -> None:
        self.scratch = cython.address(self.memory)

    def __init__(
        self,
        turns: Turns,
        policy: Policy | None = None,
        *,
        depth: SupportsIndex,
        samples: SupportsIndex,
        candidates: SupportsIndex = 8,
        to_end: SupportsIndex = 0,
        trust: float = 1.0,
        doubt: float = 0.0,
    ) -> None:
        self.begin_setup()
        self.most = within(candidates, "the candidates", 1, MOST)
        self.share_out(samples, trust, doubt)
        if not cython.compiled:
            self.scratch = self.memory = Position()
            self.after_memory = [Position() for _ in range(MOST)]
            self.first, self.second = [0] * MOST, [0] * MOST
        self.turns, self.sampler = turns, Sampler(turns, policy)
        self.depth, self.to_end = within(depth, "the depth", 0, NEVER), within(to_end, "the tiles to come", 0, NEVER)
        self.end_setup((turns, self.sampler))

    def advise(self, twin: Twin, seed: SupportsIndex, *, clock: Callable[[], float] | None = None, deadline: float = inf) -> str:
        """Return the notation of the next choice, or of the best so far when the clock reaches the deadline. Without a clock there is no deadline."""
        going: cython.int = 1
        start = whole(seed, "the seed")
        self.enter_with(twin)
        try:
            if twin.p.step in (DRAW, OVER):
                raise ValueError("no seat is to act")
            self.begin(twin.p, start & 0xFFFFFFFF)
            while going and (clock is None or clock() < deadline):
                with cython.nogil:
                    going = self.advance()
            return str(twin.notation_of(self.first[self.best()]))
        finally:
            self.leave_with(twin)

    def advise_within(self, twin: Twin, seed: SupportsIndex, seconds: float, clock: Callable[[], float]) -> str:
        """Return the notation of the next choice, using all of this time: the first samples determine how many fit."""
        start = clock()
        self.enter_with(twin)
        wanted: int = self.samples
        try:
            self.samples = self.most
            advice = self.advise(twin, seed, clock=clock, deadline=start + seconds / 4)
            count: int = self.all_taken()
            if self.candidates > 1 and count:
                each = (clock() - start) / count
                self.samples = max(self.most, min(MOST_WITHIN, int((seconds - (clock() - start)) / max(each, 1e-7))))
                advice = self.advise(twin, seed, clock=clock, deadline=start + seconds)
        finally:
            self.samples = wanted
            self.leave_with(twin)
        return advice

    def opinions(self, twin: Twin) -> list[Opinion]:
        """Return the last search's evaluations, best first; `twin` must be in the searched position."""
        found: list[Opinion] = []
        self.enter_with(twin)
        try:
            for candidate in sorted(range(self.candidates), key=self.rank, reverse=True):
                choices: tuple[str, ...] = (str(twin.notation_of(self.first[candidate])),)
                if self.second[candidate] >= 0:
                    then: Twin = twin.copy()
                    rules.apply(then.p, self.first[candidate])
                    choices = (*choices, str(then.notation_of(self.second[candidate])))
                found.append(Opinion(choices, self.score(candidate), self.spread(candidate), self.taken[candidate]))
        finally:
            self.leave_with(twin)
        return found

    # --- candidates

    def outcome(self, candidate: cython.int) -> cython.pointer[Position]:
        """Return the position after a candidate."""
        if cython.compiled:
            return cython.address(self.after_memory[candidate])
        return self.after_memory[candidate]

    def begin(self, p: cython.pointer[Position], seed: cython.uint) -> cython.void:
        """List the candidates of a position in which a seat is to act."""
        self.seat, self.seed, self.next = p.seat, seed, 0
        self.until = NEVER if tiles_to_come(p) <= self.to_end else p.turn + 1 + self.depth
        self.sampler.begin(p)
        self.turns.rank(p, self.most)
        self.candidates = 0
        for i in range(self.turns.count):
            copy_struct(self.outcome(i), p, cython.sizeof(Position))
            self.turns.carry_out(self.outcome(i), i)
            self.first[i], self.second[i] = self.turns.first[i], self.turns.second[i]
            self.add_candidate(with_win(self.turns.worth[i], p))
        self.plan_phases()

    # --- samples

    def advance(self) -> cython.int:
        """Take one sample of the next remaining candidate; return whether the search continues."""
        if self.left < 2:
            return 0
        while not self.alive[self.next]:
            self.next += 1
        self.note(self.next, self.sample(self.next))
        self.next += 1
        while self.next < self.candidates and not self.alive[self.next]:
            self.next += 1
        if self.next == self.candidates:
            self.next = 0
            self.end_sweep()
        return self.left > 1

    def sample(self, candidate: cython.int) -> cython.double:
        """Return a candidate's value to the seat some turns later."""
        p: cython.pointer[Position] = self.scratch
        number: cython.int = self.taken[candidate]
        copy_struct(p, self.outcome(candidate), cython.sizeof(Position))
        self.sampler.play(p, self.seed, number, -1, self.until)
        return self.worth_now(p)

    def worth_now(self, p: cython.pointer[Position]) -> cython.double:
        """Return the value at the end of a sample; a win counts as WIN points."""
        self.turns.value.prepare(p)
        self.turns.value.look(p)
        margin: cython.float = self.turns.value.margin(p, self.seat)
        return margin + WIN * share_of(p, self.seat) if p.step == OVER else with_win(margin, p)


def with_win(margin: cython.double, p: cython.pointer[Position]) -> cython.double:
    """Add a bonus for the win probability to a margin; the fewer tiles to come, the more the margin determines it."""
    return margin + WIN / (1.0 + exp(-1.7 * margin / (4.0 + 3.2 * sqrt(tiles_to_come(p)))))


class SearchPlayer(Player):
    """A player that follows a search without a time limit."""

    def __init__(self, search: Search) -> None:
        self.begin_setup()
        self.search = search
        self.end_setup((search,))

    def plan(self, p: cython.pointer[Position], rng: Rng) -> cython.void:
        self.search.begin(p, rng.word())
        while self.search.advance():
            pass
        best = self.search.best()
        self.first, self.second = self.search.first[best], self.search.second[best]
