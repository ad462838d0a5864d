# The C interface for actions in the order of games/five_towers.

from rookery.fast.common.twin cimport nth
from rookery.fast.five_towers cimport rules
from rookery.fast.five_towers.position cimport CHOICES, FIRST_REVEAL, REVEAL, Position

cdef unsigned char BY_NAME[80]
cdef unsigned char RANK[93]

cdef void count(Position* p, unsigned char* counts) noexcept nogil
cdef int place_of(Position* p, int wanted) noexcept nogil
cdef int nth_kind(Position* p, int n) noexcept nogil
cdef int nth_choice(Position* p, unsigned int choices, int n) noexcept nogil
