# The C fields of every game's self-play, and the methods that each game implements.

from rookery.fast.common.buffers cimport floats
from rookery.fast.common.rng cimport Rng

cdef class AnySelfPlay:
    cdef Rng rng
    cdef unsigned int seed_low
    cdef unsigned int seed_high
    cdef readonly object gradient
    cdef float* g
    cdef readonly int states
    cdef readonly double loss
    cdef void play_game(self) noexcept nogil
    cdef void learn(self) noexcept nogil
