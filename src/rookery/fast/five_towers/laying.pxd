# The C interface for conversion between positions and layouts.

from rookery.fast.five_towers cimport rules
from rookery.fast.five_towers.position cimport DISPLAY, NONE, OVER, REVEAL, TYPES, Position

cdef object read_layout(Position* p)
cdef object lay(Position* p, object layout)
cdef void arrange(Position* p) noexcept nogil
cdef void sort_piles(Position* p) noexcept nogil
cdef void sort(unsigned char* cards, int start, int end) noexcept nogil
cdef list stack(Position* p, int card)
cdef int put(Position* p, int card, int on) noexcept nogil
