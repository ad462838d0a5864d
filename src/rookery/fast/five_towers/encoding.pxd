# The C interface for masks and observations, without the GIL or Python objects.

from rookery.fast.five_towers cimport rules
from rookery.fast.five_towers.position cimport (
    AUCTION, BUILDING, CARDS, NONE, PLACE, RETRACT, RETRACT_ACTION, REVEAL, SILENT, TYPES, Position,
)

cdef enum:
    # offsets in an observation
    CALLS = 14
    SEAT_ROWS = 19
    ON_DISPLAY = 499
    TO_COME = 579
    DISCARDED = 659
    OBSERVATION = 739
    # in a seat's row: a byte for each card, the shapes of the towers, the demolished cards
    SHAPES = 80
    PILE = 95
    SEAT_ROW = 96

cdef struct Table:
    # What observations of a position are copied from.
    unsigned char rows[480]        # each seat's row
    unsigned char counts[160]      # by card: still to come, then discarded
    unsigned char deck_pass        # the pass and sizes of the piles when they were counted
    unsigned char draw
    unsigned char discard

cdef unsigned char SEEN[161]

cdef void copy_bytes(unsigned char* to, Py_ssize_t at, unsigned char* source, Py_ssize_t first, int count) noexcept nogil
cdef void clear_bytes(unsigned char* row, Py_ssize_t at, int count) noexcept nogil
cdef void write_mask(Position* p, unsigned int choices, unsigned char* mask, Py_ssize_t row) noexcept nogil
cdef void read_table(Position* p, Table* t) noexcept nogil
cdef void clear_table(Position* p, Table* t) noexcept nogil
cdef void count_piles(Position* p, Table* t) noexcept nogil
cdef void follow_piles(Position* p, Table* t) noexcept nogil
cdef void read_tower(Position* p, int seat, int type_, Table* t) noexcept nogil
cdef void observe(Position* p, Table* t, int observer, unsigned char* to, Py_ssize_t row) noexcept nogil
