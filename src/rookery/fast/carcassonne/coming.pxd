# The remaining tiles of the main piles, and their fits to open places.

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
    unsigned char number[64]       # by type: number of tiles
    short fit[625]                 # by pattern: number of fitting tiles; -1 if not computed
    short close[2500]              # by pattern and side: number of tiles that close the feature there; -1 if not computed
    float all[128]                 # by number of tiles: probability that any seat draws one of them
    float own[128]                 # probability that a given seat does

cdef int tiles_to_come(Position* p) noexcept nogil
cdef void read_piles(Coming* c, Position* p) noexcept nogil
cdef int fitting(Coming* c, int pattern) noexcept nogil
cdef int closing(Coming* c, int pattern, int side) noexcept nogil
cdef void table_chances(Coming* c, int seats) noexcept nogil
cdef float power(float base, int exponent) noexcept nogil
cdef int may_close(int type_, int pattern, int side) noexcept nogil
cdef int is_closed(int face, int pattern, int side) noexcept nogil
