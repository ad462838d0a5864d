# The C interface for a net's inputs after a round.

from rookery.fast.common.checks cimport within
from rookery.fast.five_towers.position cimport TYPES
from rookery.fast.five_towers.round_solver cimport Solver
from rookery.fast.five_towers.rounds cimport TO_COMING, UNTOUCHED, Round, fits_on, read_table
from rookery.fast.five_towers.twin cimport Twin
from rookery.fast.five_towers.value cimport piles_without

cdef enum:
    OWN_TOP = 0
    OWN_TOP_IN_TIME = 17
    RIVAL_TOP = 34
    RIVAL_TOP_IN_TIME = 51
    OWN_BELOW = 68
    RIVAL_BELOW = 85
    COMING = 102
    GONE = 118
    NUMBERS = 134
    INPUTS = 148           # per type
    GLOBALS = 24           # of the whole table
    LISTED = 96            # maximum number of non-zero inputs per type

cdef short RIVAL_NUMBERS[6]

cdef int list_piles(Round* r, int t, short* index, float* amount, int at) noexcept nogil
cdef int list_towers(Round* r, int view, int t, int builder, int way, short* index, float* amount, int at) noexcept nogil
cdef void list_globals(Round* r, int view, float* amount, int at) noexcept nogil
cdef int list_numbers(short* index, float* amount, int at, int first, int top, float height, unsigned int* piles) noexcept nogil
cdef void add_rival(float* rivals, int top, float height, float share, unsigned int* piles) noexcept nogil
cdef object list_inputs(Solver solver, Twin twin, int view)
