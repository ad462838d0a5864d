# The C interface for masks and observations, without the GIL or Python objects.

from rookery.fast.five_towers cimport rules
from rookery.fast.five_towers.position cimport (
    BUILDING, CARDS, NONE, PLACE, RETRACT, RETRACT_ACTION, SILENT, TYPES, Position,
)

cdef unsigned char SEEN[161]

cdef void count_piles(Position* p, unsigned char* counts, Py_ssize_t row) noexcept nogil
cdef void write_mask(Position* p, unsigned int choices, unsigned char* mask, Py_ssize_t row) noexcept nogil
cdef void observe(Position* p, unsigned char* counts, Py_ssize_t first, unsigned char* to, Py_ssize_t row) noexcept nogil
cdef void observe_seat(Position* p, int seat, unsigned char* to, Py_ssize_t row) noexcept nogil
