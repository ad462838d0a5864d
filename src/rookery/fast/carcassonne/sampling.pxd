# The C interface of rollouts, without the GIL or Python objects.

cimport cython
from rookery.fast.carcassonne cimport policy as policies
from rookery.fast.carcassonne cimport rules
from rookery.fast.carcassonne.policy cimport Policy
from rookery.fast.carcassonne.position cimport DRAW, OVER, TILE, Position
from rookery.fast.carcassonne.shortlists cimport Shortlists
from rookery.fast.carcassonne.turns cimport Turns
from rookery.fast.common.guarded cimport Guarded
from rookery.fast.common.rng cimport Rng

@cython.final
cdef class Sampler(Guarded):
    cdef Turns turns
    cdef Policy policy
    cdef Shortlists shortlists
    cdef int by_value
    cdef Rng draws
    cdef Rng lots
    cdef void begin(self, Position* p) noexcept nogil
    cdef void play(self, Position* p, unsigned int seed, int number, int present, int until) noexcept nogil
    cdef int choice(self, Position* p) noexcept nogil
