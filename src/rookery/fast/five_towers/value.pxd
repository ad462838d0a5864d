# The C interface of value functions for the round solver, without the GIL or Python objects.

cimport cython
from rookery.fast.common.guarded cimport Guarded
from rookery.fast.five_towers.position cimport TYPES
from rookery.fast.five_towers.rounds cimport NOWHERE, TO_COMING, UNTOUCHED, Round, fits_on

cdef enum:
    WIDTH = 128            # maximum length of a part

cdef class Value(Guarded):
    cdef Py_ssize_t width
    cdef int shared
    cdef readonly float margin
    cdef void prepare(self, Round* r) noexcept nogil
    cdef void part(self, Round* r, int view, int t, int builder, int way, float* into, int at) noexcept nogil
    cdef float judge(self, Round* r, int view, float* parts, int at) noexcept nogil

@cython.final
cdef class HandValue(Value):
    cdef float weights[16]
    cdef float room[17]
    cdef float level[17]
    cdef float ahead
    cdef float of_tower(self, int top, int height, unsigned int* piles) noexcept nogil
    cdef float of_seat(self, Round* r, int seat, float tower_sum) noexcept nogil

cdef float worth_of(float share, float margin) noexcept nogil
cdef float result(Round* r, int view) noexcept nogil
cdef void piles_without(Round* r, int t, int way, unsigned int* piles) noexcept nogil
