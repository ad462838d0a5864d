# A round in C: the inputs of a value function, and every way to build on one tower. rounds.py explains the representation.

from rookery.fast.five_towers.position cimport AUCTION, BUILDING, NONE, OVER, REVEAL, TYPES, Position

cdef enum:
    EMPTY = 16             # the value of the ground below every tower
    WAYS = 256             # maximum number of ways of a seat
    UNTOUCHED = -1         # no way: the tower stays unchanged

cdef enum:                 # ablations for studies, as bit flags
    DEMOLISHING = 1             # demolishing
    ON_EIGHT = 2           # placing a higher card on an 8
    NINE = 4               # placing a 9 on a lower card

cdef enum:                 # where left-overs go
    NOWHERE, TO_GONE, TO_COMING

cdef struct Round:
    # The table at the start of the round.
    unsigned char top[25]          # uppermost value or EMPTY, indexed by seat and type
    unsigned char below[25]        # the value below it
    unsigned char third[25]        # the value below `below`
    unsigned char height[25]
    unsigned char slot_type[5]     # type and value of the card in each slot of the display
    unsigned char slot_value[5]
    unsigned char seats
    unsigned char cards
    unsigned char left             # bitmask of the slots whose card is still on display
    unsigned char opener
    # The piles after the round if nobody takes a card: a bitmask of values for each type.
    unsigned int coming[5]         # values with at least one card in the draw pile
    unsigned int coming_twice[5]   # values with two cards in the draw pile
    unsigned int gone[5]           # values with at least one discard that comes back
    unsigned int gone_twice[5]
    unsigned char left_go          # where left-overs go
    unsigned char over             # whether this is the last round
    unsigned char second           # whether the second pass of the deck follows
    unsigned char draw             # cards in the draw pile after the round
    unsigned char discard          # cards in the discard pile that come back
    float time                     # fraction of the game left, from 1 to 0
    float rounds                   # approximate number of rounds left
    # After the round: inputs of the head. The solver changes the builder's numbers temporarily.
    int points[5]
    int tallest[5]
    int demolished[5]
    int next
    unsigned int carry[17]         # bitmask of the values that the current seat may place on each uppermost value
    # Ways to build on one tower, indexed by 256 x seat + number; those of type t begin at first[6 x seat + t].
    short first[30]
    unsigned char way_type[1280]
    unsigned char way_mask[1280]   # bitmask of the slots taken
    unsigned char way_size[1280]
    unsigned char way_demolished[1280]  # whether it demolishes the uppermost card first
    unsigned char way_top[1280]
    unsigned char way_below[1280]
    unsigned char way_height[1280]
    unsigned short way_order[1280] # the slots in order of placement, three bits each

cdef unsigned int CARRY[17]
cdef unsigned char COUNT[256]

cdef void read_table(Round* r, Position* p) noexcept nogil
cdef void find_ways(Round* r, int seat, int demolishing, int avoided) noexcept nogil
cdef int fits_on(int top, unsigned int values, unsigned int twice) noexcept nogil
cdef int points_of(int top, int height) noexcept nogil
cdef int value_of(int card) noexcept nogil
cdef void read_points(Round* r, Position* p, int seat) noexcept nogil
cdef void read_piles(Round* r, Position* p) noexcept nogil
cdef void add(unsigned int* once, unsigned int* twice, int card) noexcept nogil
cdef void read_time(Round* r) noexcept nogil
cdef void list_carried(Round* r, int avoided) noexcept nogil
cdef void note(Round* r, int way, int t, int mask, int demolished, int top, int below, int height, int order) noexcept nogil
cdef int extend(Round* r, int free, int root) noexcept nogil
cdef int is_first_of_its_kind(Round* r, int slot, int mask) noexcept nogil
cdef int is_known(Round* r, int begin, int end, int mask, int top) noexcept nogil
cdef unsigned int masks_of(Round* r, int begin, int end) noexcept nogil
cdef int drop(Round* r, int begin, int end, unsigned int refused) noexcept nogil
