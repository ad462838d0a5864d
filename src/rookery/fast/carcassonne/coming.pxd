# The tiles left in the main piles, and how many of them fit each open place.

from rookery.fast.carcassonne.position cimport IN_PILE, TYPES, Position
from rookery.fast.carcassonne.tiles cimport LETTERS, PATTERNS, TILES

cdef enum:
    MOST = 127             # maximum number of tiles in the table of chances

cdef struct Coming:
    int tiles                      # number of tiles
    int thieves                    # number of thief tiles among them
    int thief_sum                  # sum of the thief numbers
    int types                      # number of distinct types
    unsigned char type[64]         # the distinct types
    unsigned char number[64]       # number of tiles, indexed by type
    short fit[625]                 # number of fitting tiles, indexed by pattern; -1 if not computed
    short close[2500]              # number of tiles that close the feature, indexed by pattern and side; -1 if not computed
    float all[128]                 # probability that any seat draws one of n tiles, indexed by n
    float own[128]                 # probability that a given seat draws one of n tiles

cdef int tiles_to_come(Position* p) noexcept nogil
cdef void read_piles(Coming* c, Position* p) noexcept nogil
cdef int fitting(Coming* c, int pattern) noexcept nogil
cdef int closing(Coming* c, int pattern, int side) noexcept nogil
cdef void table_chances(Coming* c, int seats) noexcept nogil
cdef float power(float base, int exponent) noexcept nogil
cdef int may_close(int type_, int pattern, int side) noexcept nogil
cdef int is_closed(int face, int pattern, int side) noexcept nogil
