# The C fields of a batch of 5 Towers.

cimport cython
from rookery.fast.common.batch cimport AnyBatch
from rookery.fast.common.buffers cimport beginning
from rookery.fast.five_towers cimport rules
from rookery.fast.five_towers cimport encoding
from rookery.fast.five_towers.position cimport CARDS, FIRST_REVEAL, OBSERVATION, OVER, Position
from rookery.fast.five_towers.twin cimport Twin

@cython.final
cdef class Batch(AnyBatch):
    cdef Position* positions
    cdef unsigned int* choices
    cdef unsigned char* chosen
    cdef int* counted
    cdef int* scored
    cdef unsigned char* counts
    cdef unsigned char* action
    cdef int retracting
    cdef object find_room(self)
    cdef Position* game_at(self, Py_ssize_t game) noexcept nogil
    cdef void count_piles(self, Py_ssize_t game) noexcept nogil
