# The C interface of players, without the GIL or Python objects.

cimport cython
from rookery.fast.carcassonne cimport policy as policies
from rookery.fast.carcassonne cimport rules, towers
from rookery.fast.carcassonne.policy cimport Policy
from rookery.fast.carcassonne.position cimport DRAW, MEEPLE, OVER, THIEF, Position
from rookery.fast.carcassonne.scoring cimport score_remaining
from rookery.fast.carcassonne.turns cimport Turns
from rookery.fast.carcassonne.twin cimport Twin
from rookery.fast.common.buffers cimport copy_struct
from rookery.fast.common.checks cimport within
from rookery.fast.common.guarded cimport Guarded
from rookery.fast.common.rng cimport Rng
from rookery.fast.common.twin cimport share_of_win

cdef enum:
    WIN = 30               # value of a win in points, for searches

cdef class Player(Guarded):
    cdef int first
    cdef int second
    cdef void plan(self, Position* p, Rng rng) noexcept nogil
    cdef void move(self, Position* p, Rng rng) noexcept nogil

@cython.final
cdef class LapsingPlayer(Player):
    cdef Player player
    cdef Player weaker
    cdef int lapses

@cython.final
cdef class PolicyPlayer(Player):
    cdef Policy policy

@cython.final
cdef class ValuePlayer(Player):
    cdef Turns turns

@cython.final
cdef class GreedyPlayer(Player):
    cdef Position laid_memory
    cdef Position* laid
    cdef Position after_memory
    cdef Position* after
    cdef int choices[1024]
    cdef int figures[64]
    cdef int best_figure
    cdef int rank_figures(self, int seat, Rng rng) noexcept nogil
    cdef int worth(self, int figure, int seat) noexcept nogil

cdef double share_of(Position* p, int seat) noexcept nogil
cdef int lead_of(Position* p, int seat) noexcept nogil
