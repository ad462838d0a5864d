# The C interface for draws and placements in notation order.

from rookery.fast.common.twin cimport nth
from rookery.fast.carcassonne.position cimport IN_PILE, PLACE, TYPES, Position

cdef unsigned char BY_NAME[62]
cdef unsigned char RANK_X[256]
cdef unsigned char RANK_Y[256]
cdef unsigned char QUARTERS[4]

cdef void count(Position* p, unsigned char* counts) noexcept nogil
cdef int place_of(Position* p, int type_) noexcept nogil
cdef int nth_type(Position* p, int n) noexcept nogil
cdef int nth_place(Position* p, int n) noexcept nogil
cdef int placements_before(Position* p, int slot) noexcept nogil
