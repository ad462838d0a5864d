# The C interface of a net, without the GIL or Python objects.

cimport cython
from rookery.fast.common.buffers cimport floats
from rookery.fast.five_towers.inputs cimport GLOBALS, INPUTS, list_globals, list_piles, list_towers
from rookery.fast.five_towers.position cimport TYPES
from rookery.fast.five_towers.rounds cimport Round
from rookery.fast.five_towers.value cimport WIDTH, Value, result, worth_of

@cython.final
cdef class NetValue(Value):
    cdef readonly object net
    cdef object held
    cdef float* w
    cdef Py_ssize_t outer
    cdef int first_bias
    cdef int second
    cdef int second_bias
    cdef int third
    cdef int third_bias
    cdef short index[128]
    cdef float amount[128]
    cdef float piles[640]
    cdef float seen[128]
    cdef float hidden[128]
    cdef float globals_[24]
    cdef float answer(self, float* parts, int at) noexcept nogil

cdef void add_row(float* into, Py_ssize_t at, float* w, Py_ssize_t row, float amount, Py_ssize_t width) noexcept nogil
cdef void add_rows(float* into, Py_ssize_t at, float* w, Py_ssize_t row, float* amounts, Py_ssize_t count, Py_ssize_t width) noexcept nogil
cdef void add_listed(float* into, Py_ssize_t at, float* w, Py_ssize_t begin, short* index, float* amount, Py_ssize_t count, Py_ssize_t width) noexcept nogil
