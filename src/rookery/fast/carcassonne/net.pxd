# The C interface of the value nets, without the GIL or Python objects.

cimport cython
from rookery.fast.carcassonne cimport rules
from rookery.fast.carcassonne.coming cimport Coming, read_piles
from rookery.fast.carcassonne.inputs cimport list_items, look_at_board
from rookery.fast.carcassonne.position cimport OVER, Position
from rookery.fast.carcassonne.scan cimport NETS, SIZES, WIDEST, Items, Scan
from rookery.fast.carcassonne.twin cimport Twin
from rookery.fast.common.buffers cimport beginning, same_floats
from rookery.fast.common.guarded cimport Guarded

cdef enum:
    HIDDEN = 24
    LIKE = 16              # cached items per net

@cython.final
cdef class NetValue(Guarded):
    cdef readonly object net
    cdef object held
    cdef float* w
    cdef int begins[8]
    cdef Coming coming
    cdef Coming* c
    cdef Scan scan
    cdef Scan* s
    cdef Items listed
    cdef Items* t
    cdef float hidden[24]
    cdef float worth[5]
    cdef unsigned int stamp        # generation of the preparation; outputs cached with another number are stale
    cdef unsigned int asked[112]
    cdef float answers[112]
    cdef float inputs[5376]
    cdef void prepare(self, Position* p) noexcept nogil
    cdef void look(self, Position* p) noexcept nogil
    cdef void judge(self, Position* p) noexcept nogil
    cdef void add_up(self, Position* p, Items* t) noexcept nogil
    cdef float answer_again(self, int net, float* x, Py_ssize_t at, int number) noexcept nogil
    cdef float answer(self, int net, float* x, Py_ssize_t at) noexcept nogil
    cdef float ahead(self, Position* p, int seat) noexcept nogil
    cdef float margin(self, Position* p, int seat) noexcept nogil
