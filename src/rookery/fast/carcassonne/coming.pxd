# The tiles to come in the main piles, and which of them fit an open place.

from rookery.fast.carcassonne.position cimport IN_PILE, TYPES, Position
from rookery.fast.carcassonne.tiles cimport LETTERS, PATTERNS, TILES

cdef enum:
    MOST = 127             # as many tiles as the chances are tabled for

cdef struct Coming:
    int tiles                      # how many there are
    int thieves                    # how many of them are thief tiles
    int thief_sum                  # the sum of their numbers
    int types                      # how many different ones
    unsigned char type[64]         # which they are
    unsigned char number[64]       # by type: how many there are
    short fit[625]                 # by pattern: how many fit; -1 until asked for
    short close[2500]              # by pattern and side: how many close the feature that comes in there; -1 until asked for
    float all[128]                 # by number of tiles: the chance that anybody draws one of them
    float own[128]                 # the chance that one seat does

cdef int tiles_to_come(Position* p) noexcept nogil
cdef void read_piles(Coming* c, Position* p) noexcept nogil
cdef int fitting(Coming* c, int pattern) noexcept nogil
cdef int closing(Coming* c, int pattern, int side) noexcept nogil
