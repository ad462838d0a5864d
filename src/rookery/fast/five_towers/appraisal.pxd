# The C interface of the appraiser, without the GIL or Python objects.

cimport cython
from rookery.fast.common.checks cimport whole, within
from rookery.fast.common.guarded cimport Guarded
from rookery.fast.common.rng cimport Rng
from rookery.fast.five_towers cimport rules
from rookery.fast.five_towers.laying cimport sort_piles
from rookery.fast.five_towers.position cimport OVER, Position
from rookery.fast.five_towers.players cimport share_of
from rookery.fast.five_towers.round_solver cimport Solver
from rookery.fast.five_towers.search cimport rounds_left
from rookery.fast.five_towers.twin cimport Twin

@cython.final
cdef class Appraiser(Guarded):
    cdef object _expectation(self, int seat, int count)
    cdef Solver solver
    cdef int depth
    cdef int endgame
    cdef int reach
    cdef Position memory
    cdef Position spare
    cdef Position* start
    cdef Position* scratch
    cdef double share[5]
    cdef double share_square[5]
    cdef double margin[5]
    cdef double margin_square[5]
    cdef Rng rng
    cdef void sample(self, unsigned int seed, int number) noexcept nogil
    cdef void note(self, int seat, double share, double margin) noexcept nogil

cdef double margin_of(Position* p, int seat) noexcept nogil
