# Features of a position for the nets' inputs, without the GIL or Python objects.

from rookery.fast.carcassonne.coming cimport Coming
from rookery.fast.carcassonne.position cimport CELLS, ROW, Position

cdef enum:
    # the nets; city, road and field use the number of their kind
    AROUND = 3             # a monastery or garden
    HAND = 4
    GUARD_NET = 5
    MOVER = 6
    NETS = 7
    WIDEST = 48            # maximum number of inputs per item
    ITEMS = 64

cdef struct Items:
    int count
    unsigned char net[64]
    unsigned char seats[64]        # bitmask of the seats that get the item's value
    float x[3072]

cdef struct Scan:
    unsigned int stamp             # generation of the board data; entries with another number are stale
    unsigned int pass_             # generation of the position on that board
    short beside[4]                # root of the city or road at each side of an open place, or -1
    int leaders                    # bitmask of the seats with the most figures on a feature
    int most                       # that number of figures
    int next                       # the best other seat's number of figures; equal to `most` if several lead
    # Indexed by root of a city or road with an open place.
    unsigned int mark[384]
    short slot[384]                # the last open place counted
    short places[384]
    float close_own[384]           # probability that one seat's draws fill its open places
    float close_all[384]           # likewise by all seats' draws
    float fit_all[384]             # probability that some tile fits each of them
    short least_close[384]
    short least_fit[384]
    unsigned char dead[384]        # places that no tile fits
    float rivals[384]              # weight of places shared with features led by other seats
    float allies[384]              # likewise with the same leaders
    float empty[384]               # likewise with unclaimed features
    short largest[384]             # tiles of the largest claimed one
    # Pairs of cities or roads that share an open place and may be joined by one tile.
    int pairs
    short pair_node[2560]
    short pair_other[2560]
    float pair_weight[2560]
    # Weight for fields and adjacent fields, indexed by open place.
    float place_weight[212]
    unsigned char place_fields[212]
    short place_field[1696]
    # Indexed by root of a field.
    unsigned int land_mark[384]    # whether it touches a city
    unsigned long long complete[384]
    unsigned long long unfinished[384]
    float promised[384]            # sum of its incomplete cities' probabilities of completion
    float harvest[384]             # likewise including complete cities
    unsigned int field_mark[384]   # whether it has farmers
    unsigned char field_number[384]
    int lands
    short land[384]
    # Indexed by root of a city that touches a field.
    unsigned int city_mark[384]
    unsigned char city_number[384]
    int cities
    # Indexed by number of a field with farmers.
    int fields
    short field[40]
    float ways_in[40]              # weight of adjacent open places
    float field_rivals[40]
    float field_allies[40]
    unsigned char meeting[8]       # the fields with farmers that touch an open place
    # Indexed by seat.
    signed char other_hand[5]      # largest number of meeples in another seat's supply
    float returning[5]             # expected number of figures that return from the board
    float returning_soon[5]
    float stuck[5]
    float farmers[5]
    # Cities with open ends.
    int open_cities
    short open_city[384]
    # Of the whole board.
    float left                     # fraction of the game left
    float share                    # one tile as a share of those to come
    int free_cities_open
    int free_city_largest
    float free_city_worth
    float best_free_field

cdef int SIZES[7]

cdef void begin(Position* p, Coming* c, Scan* s) noexcept nogil
cdef void begin_board(Scan* s) noexcept nogil
cdef void lead(Position* p, Scan* s, unsigned int figures) noexcept nogil
cdef int lowest(int bits) noexcept nogil
cdef Py_ssize_t add_item(Items* t, int net, int seats) noexcept nogil
cdef int tile_beside(Position* p, int cell, int side) noexcept nogil
