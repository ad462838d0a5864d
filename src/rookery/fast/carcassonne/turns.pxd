# The turns of a seat in the order of a value, without the GIL and without Python objects.

from rookery.fast.carcassonne cimport rules
from rookery.fast.carcassonne.net cimport NetValue
from rookery.fast.carcassonne.position cimport MEEPLE, THIEF, TILE, Position
from rookery.fast.carcassonne.twin cimport Twin
from rookery.fast.common.buffers cimport copy_struct

cdef enum:
    KEPT = 32              # the most turns that are kept

cdef class Turns:
    cdef readonly NetValue value
    cdef Position laid_memory
    cdef Position* laid
    cdef Position after_memory
    cdef Position* after
    cdef int choices[1024]
    cdef int figures[64]
    cdef int keep
    cdef readonly int count
    cdef int first[33]
    cdef int second[33]
    cdef float worth[33]
    cdef void rank(self, Position* p, int keep) noexcept nogil
    cdef void rank_figures(self, int place, int seat) noexcept nogil
    cdef void add(self, int first, int second, float worth) noexcept nogil
    cdef void carry_out(self, Position* p, int number) noexcept nogil
