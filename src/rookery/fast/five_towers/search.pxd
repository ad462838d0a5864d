# A search as other compiled modules may run it, without the GIL and without Python objects.

from rookery.fast.common.rng cimport Rng
from rookery.fast.five_towers cimport rules
from rookery.fast.five_towers.players cimport Player
from rookery.fast.five_towers.position cimport AUCTION, BUILDING, OVER, PASS, Position
from rookery.fast.five_towers.round_solver cimport Solver, lone
from rookery.fast.five_towers.twin cimport Twin

cdef enum:
    CANDIDATES = 10

cdef class Search:
    cdef Solver solver
    cdef int depth
    cdef int endgame
    cdef int reach
    cdef int samples
    cdef float trust
    cdef float scope
    cdef Position after[10]
    cdef Position memory
    cdef Position* scratch
    cdef int choice[10]
    cdef float prior[10]
    cdef double total[10]
    cdef double square[10]
    cdef int taken[10]
    cdef unsigned char alive[10]
    cdef readonly int candidates
    cdef readonly int drawn
    cdef int left
    cdef int seat
    cdef int phases
    cdef int sweeps
    cdef unsigned int seed
    cdef Rng rng
    cdef Position* outcome(self, int candidate) noexcept nogil
    cdef void begin(self, Position* p, unsigned int seed) noexcept nogil
    cdef void add_candidate(self, int choice, float prior) noexcept nogil
    cdef void narrow(self) noexcept nogil
    cdef void plan_phase(self) noexcept nogil
    cdef int sweep(self) noexcept nogil
    cdef void halve(self) noexcept nogil
    cdef float sample(self, int candidate, int number) noexcept nogil
    cdef float score(self, int candidate) noexcept nogil
    cdef int best(self) noexcept nogil

cdef class SearchPlayer(Player):
    cdef Search search

cdef int is_same_table(Position* p, Position* q) noexcept nogil
cdef int rounds_left(Position* p) noexcept nogil
cdef void put_in_order(Position* p, int begin, int end) noexcept nogil
