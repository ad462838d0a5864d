# What self-play of every game holds in C, and what each game fills in.

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
