# The C fields of a batch of Carcassonne.

cimport cython
from rookery.fast.carcassonne cimport encoding, rules
from rookery.fast.carcassonne.encoding cimport OBSERVATION, BoardIndex
from rookery.fast.carcassonne.position cimport DRAW, FIRST_DRAW, IN_PILE, OVER, Position
from rookery.fast.carcassonne.twin cimport Twin
from rookery.fast.common.batch cimport AnyBatch
from rookery.fast.common.buffers cimport copy_struct
from rookery.fast.common.twin cimport READY, UNSET

@cython.final
cdef class Batch(AnyBatch):
    cdef Position* positions
    cdef BoardIndex* indices
    cdef unsigned long long* choices
    cdef int* chosen
    cdef object find_room(self)
    cdef Position* game_at(self, Py_ssize_t game) noexcept nogil
    cdef BoardIndex* index_at(self, Py_ssize_t game) noexcept nogil
    cdef void draw_all(self, Py_ssize_t game) noexcept nogil
