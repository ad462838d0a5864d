# The C interface of sequential halving for each game's search.

from rookery.fast.common.checks cimport within
from rookery.fast.common.guarded cimport Guarded

cdef enum:
    MOST = 32  # maximum number of candidates

cdef class Halving(Guarded):
    cdef object share_out(self, object samples, object trust, object doubt)
    cdef int number_of(self, object candidate) except -1
    cdef int samples
    cdef float trust
    cdef float doubt
    cdef double prior[32]
    cdef double total[32]
    cdef double square[32]
    cdef double latest[32]
    cdef double products[1024]
    cdef int taken[32]
    cdef unsigned char alive[32]
    cdef readonly int candidates
    cdef int left
    cdef int phases
    cdef int sweeps
    cdef int swept
    cdef int budget
    cdef void add_candidate(self, double prior) noexcept nogil
    cdef void plan_phases(self) noexcept nogil
    cdef void count_phases(self) noexcept nogil
    cdef void plan_phase(self) noexcept nogil
    cdef void note(self, int candidate, double worth) noexcept nogil
    cdef void end_sweep(self) noexcept nogil
    cdef void note_products(self) noexcept nogil
    cdef void drop_hopeless(self) noexcept nogil
    cdef double uncertainty(self, int i, int j) noexcept nogil
    cdef void halve(self) noexcept nogil
    cdef double score(self, int candidate) noexcept nogil
    cdef int best(self) noexcept nogil
