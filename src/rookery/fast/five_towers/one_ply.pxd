# What choices are worth one ply ahead, without the GIL and without Python objects.

cimport cython
from rookery.fast.five_towers cimport rules
from rookery.fast.five_towers.position cimport AUCTION, CHOICES, DEMOLISH, DISPLAY, PASS, PLACE, RETRACT, TYPES, Position
from rookery.fast.five_towers.rounds cimport EMPTY, fits_on, points_of, value_of
from rookery.fast.five_towers.twin cimport Twin

cdef enum:
    MOST_UNITS = 200       # more than the units of five towers can be: each has at most 22 cards and room for 15

@cython.final
cdef class OnePly:
    cdef int room[17]              # by uppermost value, or EMPTY: how much room it leaves above it
    cdef double unit_worth[222]    # by pass and size of the draw pile: what one unit is worth
    cdef double promise[200]       # by number of units: what they are worth now
    cdef double best[6]            # by number of cards: the worth of the best build that was found
    cdef double worth[18]          # by choice
    cdef unsigned char top[5]      # the actor's towers: the uppermost value, EMPTY where there is none
    cdef unsigned char height[5]
    cdef unsigned char doubled_by_top[5]  # by type: whether a top can still be had
    cdef unsigned char slot_type[5]
    cdef unsigned char slot_value[5]
    cdef void look(self, Position* p) noexcept nogil
    cdef void judge_calls(self, Position* p) noexcept nogil
    cdef void judge_steps(self, Position* p, unsigned int choices) noexcept nogil
    cdef void find_builds(self, int free, int demolished) noexcept nogil
    cdef void forget_builds(self) noexcept nogil
    cdef void find_demolished(self, Position* p, int t) noexcept nogil
    cdef void extend(self, int t, int top, int height, int free, int size, int points, int tallest, int units) noexcept nogil
