"""What the twins of all games share: scores, playouts that are added up, and games by the random numbers of the readable rules."""

from __future__ import annotations

# mypy: disable-error-code="import-untyped, untyped-decorator, valid-type"
# C types and decorators are Cython's to check: to Python they are nothing.
from random import Random
from typing import Any, NamedTuple, Self

import cython

if not cython.compiled:
    from rookery.fast.common.buffers import copy_struct
    from rookery.fast.common.rng import Rng


class Tally(NamedTuple):
    """The sum over some playouts, by seat: wins, of which the tied have equal shares, and points."""

    wins: tuple[float, ...]
    points: tuple[int, ...]


@cython.cclass
class AnyPolicy:
    """How seats play in playouts: `noise` is the chance, in 1/256, that a seat chooses at random instead."""

    noise: cython.int


@cython.cclass
class AnyTwin:
    """A game that changes. It is not for use by two threads at once; what takes long lets other threads run."""

    memory: cython.p_void
    size: cython.size_t

    def copy(self) -> Self:
        """Another twin in the same position."""
        raise NotImplementedError

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat as they stand."""
        scores: cython.int[5] = [0, 0, 0, 0, 0]
        seats: cython.int = self.write_scores(scores)
        return tuple([scores[seat] for seat in range(seats)])

    def play_out(self, rng: Rng, policy: AnyPolicy | None = None) -> None:
        """Play to the end, all seats choosing at random or by a policy."""
        self.check(policy)
        with cython.nogil:
            self.finish(policy, rng)

    def playouts(self, count: int, rng: Rng, policy: AnyPolicy | None = None) -> Tally:
        """Play that many times from here to the end, all seats choosing at random or by a policy; the position stays as it is."""
        i: cython.int
        times: cython.int = count
        seats: cython.int = 0
        scores: cython.int[5] = [0, 0, 0, 0, 0]
        wins: cython.double[5] = [0.0, 0.0, 0.0, 0.0, 0.0]
        points: cython.longlong[5] = [0, 0, 0, 0, 0]
        scratch: AnyTwin = self.copy()
        self.check(policy)
        seats = self.write_scores(scores)
        with cython.nogil:
            for i in range(times):  # noqa: B007  a name without a type would be a Python object
                copy_struct(scratch.memory, self.memory, self.size)
                scratch.finish(policy, rng)
                scratch.write_scores(scores)
                add_up(scores, seats, wins, points)
        return Tally(tuple([wins[seat] for seat in range(seats)]), tuple([points[seat] for seat in range(seats)]))

    def play_by_lot(self, chance: Random, thought: Random) -> list[str]:
        """Play to the end, all seats choosing each action as likely; the notation of all that was done.

        It takes the same numbers from the same streams as `play_out` of a match with uniform bots, and so plays the same game.
        """
        count: cython.int
        done: list[str] = []
        for_nature, for_seats = chance.getrandbits, thought.getrandbits
        while True:
            count = self.ways()
            if count == 0:
                return done
            done.append(self.take_nth(below(for_nature if self.by_nature() else for_seats, count)))

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def finish(self, policy: AnyPolicy | None, rng: Rng) -> cython.void:
        """Play to the end by the policy or, if there is none, at random."""
        if policy is None:
            self.play_at_random(rng)
        else:
            self.play_by(policy, rng)

    # --- what the twin of a game fills in

    @cython.cfunc
    def check(self, policy: Any) -> Any:
        """TypeError if this is no policy of this game; None is one of every game."""
        raise NotImplementedError

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def write_scores(self, scores: cython.p_int) -> cython.int:  # noqa: ARG002  for those who fill it in
        """Write the points of each seat as they stand; how many seats there are."""
        return 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def play_at_random(self, rng: Rng) -> cython.void:
        """Play to the end, all seats choosing at random."""

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def play_by(self, policy: AnyPolicy, rng: Rng) -> cython.void:
        """Play to the end, all seats following a policy that was checked."""

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def by_nature(self) -> cython.bint:
        """Whether chance is to act."""
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def ways(self) -> cython.int:
        """How many actions the seat to act has, or how much chance's weigh together; 0 when the game is over."""
        return 0

    @cython.cfunc
    def take_nth(self, n: cython.int) -> Any:
        """Carry out the n-th action, seats' in the order of a view, chance's by weight in the order of notation; its notation."""
        raise NotImplementedError


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def add_up(scores: cython.p_int, seats: cython.int, wins: cython.p_double, points: cython.p_longlong) -> cython.void:
    """Add wins and points of a game that is over to those of others; the tied share the victory (FT-60, BC-17)."""
    seat: cython.int
    best: cython.int = scores[0]
    winners: cython.int = 0
    for seat in range(seats):
        points[seat] += scores[seat]
        if scores[seat] > best:
            best, winners = scores[seat], 0
        winners += scores[seat] == best
    for seat in range(seats):
        if scores[seat] == best:
            wins[seat] += 1.0 / winners


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def nth(weights: cython.p_uchar, order: cython.p_uchar, n: cython.int) -> cython.int:
    """Which of some things the n-th is when each counts as often as it weighs, in this order."""
    i: cython.int = 0
    while n >= weights[order[i]]:
        n -= weights[order[i]]
        i += 1
    return order[i]


@cython.cfunc
def below(getrandbits: Any, count: cython.int) -> cython.int:
    """What `randrange(count)` of the `random.Random` with this method would give: bits are drawn until they make a number below the count."""
    bits: cython.int = 0
    found: cython.int
    while count >> bits:
        bits += 1
    while True:
        found = getrandbits(bits)
        if found < count:
            return found
