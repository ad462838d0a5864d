"""Sequential halving: split the samples over phases and drop the worse half of the candidates after each.

A game's search adds its candidates with their priors, takes samples, and asks for the best. A prior counts as `trust` samples.

If `doubt` is above 0, a candidate is pruned once it trails by more than that many standard deviations of the remaining uncertainty, which
is estimated from its samples and the best candidate's samples with the same draws. The other candidates get its remaining samples.
"""

from typing import Any, SupportsIndex

import cython

if cython.compiled:
    from cython.cimports.libc.math import sqrt
else:
    from math import sqrt

    from rookery.fast.common.checks import within
    from rookery.fast.common.guarded import Guarded
    from rookery.fast.common.uncompiled import named

    (MOST,) = named(__file__, "MOST")

FIRST_LOOK = cython.declare(cython.const[cython.int], 16)
"""The number of sweeps before the first comparison of candidates."""
LOOKS = cython.declare(cython.const[cython.int], 8)
MOST_SAMPLES = cython.declare(cython.longlong, 2**31 - 1)


class Halving(Guarded):
    """The candidates of a search with a shared sample budget."""

    def __init__(self, samples: SupportsIndex, trust: float, doubt: float = 0.0) -> None:
        self.begin_setup()
        self.share_out(samples, trust, doubt)
        self.end_setup(())

    def share_out(self, samples: Any, trust: Any, doubt: Any) -> object:
        """Set the parameters."""
        if not cython.compiled:
            self.prior, self.total, self.square = [0.0] * MOST, [0.0] * MOST, [0.0] * MOST
            self.taken, self.alive = [0] * MOST, [0] * MOST
            self.latest, self.products = [0.0] * MOST, [0.0] * (MOST * MOST)
        self.samples, self.trust, self.doubt = within(samples, "the samples", 0, MOST_SAMPLES), trust, doubt
        self.candidates = self.left = self.phases = self.sweeps = self.swept = self.budget = 0
        return None

    def rank(self, candidate: SupportsIndex) -> tuple[bool, float]:
        """Return the sort key, highest for the best: survivors rank above dropped candidates, whatever their mean."""
        i: cython.int = self.number_of(candidate)
        return bool(self.alive[i]), self.score(i)

    def spread(self, candidate: SupportsIndex) -> float:
        """Return the standard deviation of a candidate's samples."""
        i: cython.int = self.number_of(candidate)
        count = self.taken[i]
        mean = self.total[i] / count if count else 0.0
        return max(0.0, self.square[i] / count - mean * mean) ** 0.5 if count else 0.0

    def number_of(self, candidate: Any) -> cython.int:
        """Return the number of a candidate; raise ValueError if there is none."""
        self.check()
        return within(candidate, "a candidate", 0, self.candidates - 1)

    def all_taken(self) -> int:
        """Return the number of samples in the last search."""
        self.check()
        return sum([self.taken[candidate] for candidate in range(self.candidates)])

    def add_candidate(self, prior: cython.double) -> cython.void:
        """Add a candidate with its prior."""
        i: cython.int = self.candidates
        self.prior[i], self.alive[i], self.taken[i] = prior, 1, 0
        self.total[i] = self.square[i] = 0.0
        self.candidates += 1

    def plan_phases(self) -> cython.void:
        """Plan the phases, after adding and pruning candidates."""
        self.swept, self.budget = 0, self.samples
        for i in range(MOST * MOST):
            self.products[i] = 0.0
        self.count_phases()
        self.plan_phase()

    def count_phases(self) -> cython.void:
        """Count the phases for the remaining candidates."""
        self.left = 0
        for i in range(self.candidates):
            self.left += self.alive[i]
        self.phases, i = 0, 1
        while i < self.left:
            self.phases, i = self.phases + 1, 2 * i

    def plan_phase(self) -> cython.void:
        """Set the samples per candidate for this phase: an equal share per phase, at least one each."""
        self.sweeps = max(1, self.budget // max(1, self.phases * self.left))

    def note(self, candidate: cython.int, worth: cython.double) -> cython.void:
        """Record a sample of a candidate."""
        self.total[candidate] += worth
        self.square[candidate] += worth * worth
        self.taken[candidate] += 1
        self.latest[candidate] = worth

    def end_sweep(self) -> cython.void:
        """Finish a sweep, in which every remaining candidate got one sample."""
        self.sweeps -= 1
        self.swept += 1
        if self.doubt > 0.0:
            self.note_products()
            if self.swept >= FIRST_LOOK and self.swept % LOOKS == 0:
                self.drop_hopeless()
        if self.sweeps == 0:
            self.halve()

    def note_products(self) -> cython.void:
        """Accumulate the covariance of this sweep's samples: common draws affect candidates alike."""
        for i in range(self.candidates):
            if self.alive[i]:
                for j in range(i):
                    if self.alive[j]:
                        self.products[MOST * i + j] += self.latest[i] * self.latest[j]

    def drop_hopeless(self) -> cython.void:
        """Prune candidates too far behind the best, and redistribute the remaining samples."""
        best: cython.int = self.best()
        spent: cython.int = 0
        dropped: cython.int = 0
        for i in range(self.candidates):
            spent += self.taken[i]
            if i != best and self.alive[i] and self.score(best) - self.score(i) > self.doubt * self.uncertainty(best, i):
                self.alive[i] = 0
                dropped += 1
        if dropped:
            self.budget = self.samples - spent
            self.count_phases()
            self.plan_phase()

    def uncertainty(self, i: cython.int, j: cython.int) -> cython.double:
        """Return the standard deviation of the difference between two candidates, from their samples and priors."""
        count: cython.double = self.taken[i]
        gap: cython.double = (self.total[i] - self.total[j]) / count
        product: cython.double = self.products[MOST * max(i, j) + min(i, j)]
        return sqrt(max((self.square[i] + self.square[j] - 2.0 * product) / count - gap * gap, 0.0) / (count + self.trust))

    def halve(self) -> cython.void:
        """Drop the worse half of the candidates."""
        goal: cython.int = (self.left + 1) // 2
        while self.left > goal:
            worst = -1
            for i in range(self.candidates):
                if self.alive[i] and (worst < 0 or self.score(i) <= self.score(worst)):
                    worst = i
            self.alive[worst] = 0
            self.left -= 1
        self.plan_phase()

    def score(self, candidate: cython.int) -> cython.double:
        """Return the mean of the samples and the prior."""
        return (self.trust * self.prior[candidate] + self.total[candidate]) / max(self.trust + self.taken[candidate], 1e-6)

    def best(self) -> cython.int:
        """Return the best candidate so far."""
        best: cython.int = -1
        for i in range(self.candidates):
            if self.alive[i] and (best < 0 or self.score(i) > self.score(best)):
                best = i
        return best
