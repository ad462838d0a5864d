# The C fields of a batch of Carcassonne.

cimport cython
from rookery.fast.carcassonne cimport encoding, numbering, plane_writer, rules
from rookery.fast.carcassonne.encoding cimport OBSERVATION, BoardIndex
from rookery.fast.carcassonne.numbering cimport FIRST_DRAW, SHADOWED
from rookery.fast.carcassonne.position cimport DRAW, IN_PILE, OVER, Position
from rookery.fast.carcassonne.twin cimport Twin
from rookery.fast.common.batch cimport AnyBatch
from rookery.fast.common.buffers cimport clear_bytes, copy_struct
from rookery.fast.common.checks cimport whole

@cython.final
cdef class Batch(AnyBatch):
    cdef Position* positions
    cdef BoardIndex* indices
    cdef int* chosen
    cdef unsigned char* fresh
    cdef unsigned char* planes
    cdef unsigned char* final_planes
    cdef bint draws                 # whether the caller gave the buffer of that name
    cdef bint observes_finals
    cdef bint draws_finals
    cdef Py_ssize_t drawing         # the length of one game's planes
    cdef object find_room(self)
    cdef Position* game_at(self, Py_ssize_t game) noexcept nogil
    cdef BoardIndex* index_at(self, Py_ssize_t game) noexcept nogil
    cdef void draw_all(self, Py_ssize_t game) noexcept nogil
    cdef void choose_at_random(self, Py_ssize_t game) noexcept nogil
    cdef void clear_rows(self, Py_ssize_t game) noexcept nogil
