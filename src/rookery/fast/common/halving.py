"""Sequential halving: samples are shared out over phases, and after each phase the worse half of the candidates is out.

A search of one game lists its candidates with what a value says of them, takes samples, and asks for the best. The opinion of the value counts as
`trust` samples.

With a `doubt` above 0 a candidate is out as soon as it is behind by more than that number of standard deviations of what its samples, and those of
the best with the same draws, still leave open; the samples it would have got go to the others.
"""

import cython

if cython.compiled:
    from cython.cimports.libc.math import sqrt
else:
    from math import sqrt

    from rookery.fast.common.uncompiled import named

    (MOST,) = named(__file__, "MOST")

FIRST_LOOK = cython.declare(cython.const[cython.int], 16)
"""After how many sweeps candidates are compared for the first time, and how often after that (LOOKS)."""
LOOKS = cython.declare(cython.const[cython.int], 8)


class Halving:
    """The candidates of a search, with a number of samples for all of them together. It is not for use by two threads at once."""

    def __init__(self, samples: int, trust: float, doubt: float = 0.0) -> None:
        if not cython.compiled:
            self.prior, self.total, self.square = [0.0] * MOST, [0.0] * MOST, [0.0] * MOST
            self.taken, self.alive = [0] * MOST, [0] * MOST
            self.latest, self.products = [0.0] * MOST, [0.0] * (MOST * MOST)
        self.samples, self.trust, self.doubt = samples, trust, doubt
        self.candidates = self.left = self.phases = self.sweeps = self.swept = self.budget = 0

    def rank(self, candidate: int) -> tuple[bool, float]:
        """What sorts candidates, the best last: those that survived longest are better, whatever their mean."""
        return bool(self.alive[candidate]), self.score(candidate)

    def spread(self, candidate: int) -> float:
        """The standard deviation of a candidate's samples."""
        count = self.taken[candidate]
        mean = self.total[candidate] / count if count else 0.0
        return max(0.0, self.square[candidate] / count - mean * mean) ** 0.5 if count else 0.0

    def all_taken(self) -> int:
        """How many samples the last search has taken."""
        return sum([self.taken[candidate] for candidate in range(self.candidates)])

    def add_candidate(self, prior: cython.double) -> cython.void:
        """Note one more candidate, and what the value says of it."""
        i: cython.int = self.candidates
        self.prior[i], self.alive[i], self.taken[i] = prior, 1, 0
        self.total[i] = self.square[i] = 0.0
        self.candidates += 1

    def plan_phases(self) -> cython.void:
        """Share out the samples, once all candidates are there and those that get none are out."""
        i: cython.int
        self.swept, self.budget = 0, self.samples
        for i in range(MOST * MOST):
            self.products[i] = 0.0
        self.count_phases()
        self.plan_phase()

    def count_phases(self) -> cython.void:
        """How many phases there will be with the candidates that are left."""
        i: cython.int
        self.left = 0
        for i in range(self.candidates):
            self.left += self.alive[i]
        self.phases, i = 0, 1
        while i < self.left:
            self.phases, i = self.phases + 1, 2 * i

    def plan_phase(self) -> cython.void:
        """Share of the samples for the candidates that are left: every phase has as many, but at least one for each."""
        self.sweeps = max(1, self.budget // max(1, self.phases * self.left))

    def note(self, candidate: cython.int, worth: cython.double) -> cython.void:
        """A sample of a candidate has come to this."""
        self.total[candidate] += worth
        self.square[candidate] += worth * worth
        self.taken[candidate] += 1
        self.latest[candidate] = worth

    def end_sweep(self) -> cython.void:
        """Every candidate that is left has got one more sample."""
        self.sweeps -= 1
        self.swept += 1
        if self.doubt > 0.0:
            self.note_products()
            if self.swept >= FIRST_LOOK and self.swept % LOOKS == 0:
                self.drop_hopeless()
        if self.sweeps == 0:
            self.halve()

    def note_products(self) -> cython.void:
        """Note how the samples of this sweep go together: the same draws make two candidates better or worse alike."""
        i: cython.int
        j: cython.int
        for i in range(self.candidates):
            if self.alive[i]:
                for j in range(i):
                    if self.alive[j]:
                        self.products[MOST * i + j] += self.latest[i] * self.latest[j]

    def drop_hopeless(self) -> cython.void:
        """Drop the candidates that are too far behind the best, and share out what is left of the samples again if there were any."""
        i: cython.int
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
        """The standard deviation of the difference between two candidates, given the samples of both and the opinion of the value."""
        count: cython.double = self.taken[i]
        gap: cython.double = (self.total[i] - self.total[j]) / count
        product: cython.double = self.products[MOST * max(i, j) + min(i, j)]
        return sqrt(max((self.square[i] + self.square[j] - 2.0 * product) / count - gap * gap, 0.0) / (count + self.trust))

    def halve(self) -> cython.void:
        """Drop the worse half of the candidates."""
        i: cython.int
        worst: cython.int
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
        """The mean of the samples, with the opinion of the value among them."""
        return (self.trust * self.prior[candidate] + self.total[candidate]) / max(self.trust + self.taken[candidate], 1e-6)

    def best(self) -> cython.int:
        """The best candidate so far."""
        i: cython.int
        best: cython.int = -1
        for i in range(self.candidates):
            if self.alive[i] and (best < 0 or self.score(i) > self.score(best)):
                best = i
        return best
