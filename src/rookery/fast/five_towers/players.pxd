# The C interface of players, without the GIL or Python objects.

cimport cython
from rookery.fast.common.checks cimport within
from rookery.fast.common.guarded cimport Guarded
from rookery.fast.common.rng cimport Rng
from rookery.fast.common.twin cimport share_of_win
from rookery.fast.five_towers cimport policy as policies
from rookery.fast.five_towers cimport rules
from rookery.fast.five_towers.policy cimport Policy
from rookery.fast.five_towers.position cimport AUCTION, CHOICES, DISPLAY, OVER, PASS, Position
from rookery.fast.five_towers.round_solver cimport Solver, lone
from rookery.fast.five_towers.twin cimport Twin

cdef class Player(Guarded):
    cdef int choose(self, Position* p, Rng rng) noexcept nogil

@cython.final
cdef class LapsingPlayer(Player):
    cdef Player player
    cdef Player weaker
    cdef int lapses

@cython.final
cdef class CautiousPlayer(Player):
    cdef Player player
    cdef int calm
    cdef int most

@cython.final
cdef class PolicyPlayer(Player):
    cdef Policy policy

@cython.final
cdef class FlatPlayer(Player):
    cdef Policy policy
    cdef int playouts
    cdef Position memory
    cdef Position* scratch
    cdef double share(self, Position* p, int choice, Rng rng) noexcept nogil

@cython.final
cdef class SolverPlayer(Player):
    cdef Solver solver

cdef double share_of(Position* p, int seat) noexcept nogil
