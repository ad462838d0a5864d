# A round in C: what a value may look at, and every way of building on one tower. rounds.py explains how it is to be read.

from rookery.fast.five_towers.position cimport AUCTION, BUILDING, NONE, OVER, REVEAL, TYPES, Position

cdef enum:
    EMPTY = 16             # the value of the ground below every tower
    WAYS = 256             # how many ways a seat can have
    UNTOUCHED = -1         # no way: the tower stays as it is

cdef enum:                 # what a seat may do without, for studies: a bit each
    DEMOLISHING = 1             # demolishing
    ON_EIGHT = 2           # placing a higher card on an 8
    NINE = 4               # placing a 9 on a lower card

cdef enum:                 # where the cards go that nobody takes
    NOWHERE, TO_GONE, TO_COMING

cdef struct Round:
    # The table as the round finds it.
    unsigned char top[25]          # by seat and type: the uppermost value, EMPTY where there is none
    unsigned char below[25]        # the value under it
    unsigned char third[25]        # the value under that
    unsigned char height[25]
    unsigned char slot_type[5]     # by slot of the display: the card's type and value
    unsigned char slot_value[5]
    unsigned char seats
    unsigned char cards
    unsigned char left             # a bit for every slot whose card lies there
    unsigned char opener
    # The piles after the round, if nobody takes a card: by type, a bit for every value.
    unsigned int coming[5]         # at least one card of it is in the draw pile
    unsigned int coming_twice[5]   # two are
    unsigned int gone[5]           # the same for discards that come back
    unsigned int gone_twice[5]
    unsigned char left_go          # where the left-overs go
    unsigned char over             # whether the game ends with this round
    unsigned char second           # whether the second pass of the deck is what follows
    unsigned char draw             # cards in the draw pile after the round
    unsigned char discard          # cards in the discard pile that come back
    float time                     # how much of the game is left, from 1 to 0
    float rounds                   # how many rounds are left, about
    # After the round: what a head looks at. The solver changes the builder's numbers and puts them back.
    int points[5]
    int tallest[5]
    int demolished[5]
    int next
    unsigned int carry[17]         # by uppermost value: a bit for every value that the seat looked at may place on it
    # Ways to build on one tower, by 256 x seat + number; those of type t begin at first[6 x seat + t].
    short first[30]
    unsigned char way_type[1280]
    unsigned char way_mask[1280]   # the slots taken
    unsigned char way_size[1280]
    unsigned char way_demolished[1280]  # whether the uppermost card is demolished first
    unsigned char way_top[1280]
    unsigned char way_below[1280]
    unsigned char way_height[1280]
    unsigned short way_order[1280] # the slots in the order they are placed, three bits each

cdef void read_table(Round* r, Position* p) noexcept nogil
cdef void find_ways(Round* r, int seat, int demolishing, int avoided) noexcept nogil
cdef int fits_on(int top, unsigned int values, unsigned int twice) noexcept nogil
cdef int points_of(int top, int height) noexcept nogil
cdef int value_of(int card) noexcept nogil
