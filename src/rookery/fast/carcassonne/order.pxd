# The C interface for draws and placements in the order of notation.

from rookery.fast.common.twin cimport nth
from rookery.fast.carcassonne.position cimport IN_PILE, PLACE, TYPES, Position

cdef void count(Position* p, unsigned char* counts) noexcept nogil
cdef int place_of(Position* p, int type_) noexcept nogil
cdef int nth_type(Position* p, int n) noexcept nogil
cdef int nth_place(Position* p, int n) noexcept nogil
