# The C interface for buildable sets, without the GIL or Python objects.

from rookery.fast.five_towers.position cimport DEMOLISH, DISPLAY, NONE, PLACE, TYPES, Position

cdef unsigned int CARRIES[161]
cdef unsigned int REMOVABLE[161]
cdef unsigned int WITHIN[32]
cdef unsigned int WITHOUT[32]
cdef unsigned char LOWEST[32]
cdef unsigned int SIZE[6]

cdef void find_first(Position* p) noexcept nogil
cdef void look(Position* p) noexcept nogil
cdef void look_again(Position* p, int t) noexcept nogil
cdef int largest_bid(Position* p) noexcept nogil
cdef unsigned int next_steps(Position* p) noexcept nogil
