# The C fields of every batch, and the methods that each game's batch implements: begin, step and observe a single game.

from rookery.fast.common.buffers cimport beginning
from rookery.fast.common.rng cimport Rng

cdef class AnyBatch:
    cdef unsigned char* observation
    cdef unsigned char* mask
    cdef unsigned char* actor
    cdef float* reward
    cdef unsigned char* done
    cdef int points
    cdef Rng rng
    cdef object buffers
    cdef list memory
    cdef readonly int games
    cdef readonly int seats
    cdef object prepare(self, int games, int seats, object seed, object sizes, object buffers)
    cdef void* room(self, Py_ssize_t size)
    cdef object check_game(self, Py_ssize_t game)
    cdef void begin(self, Py_ssize_t game) noexcept nogil
    cdef void show(self, Py_ssize_t game) noexcept nogil
    cdef bint read(self, Py_ssize_t game) noexcept nogil
    cdef bint play(self, Py_ssize_t game, bint at_random) noexcept nogil
    cdef void give_reward(self, Py_ssize_t game) noexcept nogil
    cdef Py_ssize_t first_wrong(self) noexcept nogil
    cdef void step_all(self, bint at_random) noexcept nogil
    cdef void share_win(self, Py_ssize_t row) noexcept nogil
