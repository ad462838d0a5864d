# The C interface of the search, without the GIL or Python objects.

cimport cython
from rookery.fast.common.checks cimport whole, within
from rookery.fast.common.halving cimport Halving
from rookery.fast.common.rng cimport Rng
from rookery.fast.five_towers cimport rules
from rookery.fast.five_towers.laying cimport sort_piles
from rookery.fast.five_towers.players cimport Player
from rookery.fast.five_towers.position cimport AUCTION, BUILDING, OVER, PASS, Position
from rookery.fast.five_towers.round_solver cimport Solver, first_of, lone
from rookery.fast.five_towers.twin cimport Twin

cdef enum:
    CANDIDATES = 10

@cython.final
cdef class Search(Halving):
    cdef Solver solver
    cdef int depth
    cdef int endgame
    cdef int reach
    cdef float scope
    cdef Position after[10]
    cdef Position memory
    cdef Position* scratch
    cdef int choice[10]
    cdef int number[10]            # of the action with that choice
    cdef readonly int drawn
    cdef int seat
    cdef unsigned int seed
    cdef Rng rng
    cdef Position* outcome(self, int candidate) noexcept nogil
    cdef void begin(self, Position* p, unsigned int seed) noexcept nogil
    cdef void list_candidate(self, int choice, float prior) noexcept nogil
    cdef void narrow(self) noexcept nogil
    cdef int sweep(self) noexcept nogil
    cdef float sample(self, int candidate, int number) noexcept nogil

@cython.final
cdef class SearchPlayer(Player):
    cdef Search search

cdef int is_same_table(Position* p, Position* q) noexcept nogil
cdef int rounds_left(Position* p) noexcept nogil
