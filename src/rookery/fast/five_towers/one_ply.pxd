# The C interface for one-ply evaluation, without the GIL or Python objects.

cimport cython
from rookery.fast.common.checks cimport within
from rookery.fast.common.guarded cimport Guarded
from rookery.fast.five_towers cimport rules
from rookery.fast.five_towers.position cimport AUCTION, CHOICES, DEMOLISH, DISPLAY, PASS, PLACE, RETRACT, TYPES, Position
from rookery.fast.five_towers.rounds cimport EMPTY, fits_on, points_of, value_of
from rookery.fast.five_towers.twin cimport Twin

cdef enum:
    MOST_UNITS = 200       # upper bound on the units of five towers: each has at most 22 cards and room for 15

@cython.final
cdef class OnePly(Guarded):
    cdef int room[17]              # room above each uppermost value or EMPTY
    cdef double unit_worth[222]    # value of one unit, indexed by pass and size of the draw pile
    cdef double promise[200]       # current value of n units, indexed by n
    cdef double best[6]            # value of the best build so far, indexed by number of cards
    cdef double worth[18]          # indexed by choice
    cdef unsigned char top[5]      # the actor's towers: the uppermost value, or EMPTY
    cdef unsigned char height[5]
    cdef unsigned char doubled_by_top[5]  # whether a top is still available, indexed by type
    cdef unsigned char slot_type[5]
    cdef unsigned char slot_value[5]
    cdef void look(self, Position* p) noexcept nogil
    cdef void judge_calls(self, Position* p) noexcept nogil
    cdef void judge_steps(self, Position* p, unsigned int choices) noexcept nogil
    cdef void find_builds(self, int free, int demolished) noexcept nogil
    cdef void forget_builds(self) noexcept nogil
    cdef void find_demolished(self, Position* p, int t) noexcept nogil
    cdef void extend(self, int t, int top, int height, int free, int size, int points, int tallest, int units) noexcept nogil
