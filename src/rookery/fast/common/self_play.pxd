# The C fields of every game's self-play, and the methods that each game implements.

from rookery.fast.common.buffers cimport floats
from rookery.fast.common.checks cimport whole, within
from rookery.fast.common.guarded cimport Guarded
from rookery.fast.common.rng cimport Rng

cdef class AnySelfPlay(Guarded):
    cdef object held
    cdef Py_ssize_t size
    cdef object clear_gradient(self, object weights, object seed)
    cdef Rng rng
    cdef unsigned int seed_low
    cdef unsigned int seed_high
    cdef readonly object gradient
    cdef float* g
    cdef readonly int states
    cdef readonly double loss
    cdef void play_game(self) noexcept nogil
    cdef void learn(self) noexcept nogil
