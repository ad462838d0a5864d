# What is found out about a position before the nets are asked, without the GIL and without Python objects.

from rookery.fast.carcassonne.coming cimport Coming
from rookery.fast.carcassonne.position cimport CELLS, ROW, Position

cdef enum:
    # the nets; a city and a road have the number of their kind, as a field has
    AROUND = 3             # a monastery or garden
    HAND = 4
    GUARD_NET = 5
    MOVER = 6
    NETS = 7
    WIDEST = 48            # room for the inputs of an item
    ITEMS = 64

cdef struct Items:
    int count
    unsigned char net[64]
    unsigned char seats[64]        # a bit for every seat that gets what the item is worth
    float x[3072]

cdef struct Scan:
    unsigned int stamp             # of a board: what is marked with another number is from an earlier one
    unsigned int pass_             # of a position on that board
    short beside[4]                # by side of an open place: the root of the city or road there, -1 if none
    int leaders                    # of a feature: a bit for each seat with most figures
    int most                       # how many those are
    int next                       # how many the best other has, the same if several lead
    # By root of a city or road that comes in at an open place.
    unsigned int mark[384]
    short slot[384]                # the last open place that was counted
    short places[384]
    float close_own[384]           # the chance that the places are closed by one seat's draws
    float close_all[384]           # by anybody's
    float fit_all[384]             # that something comes to lie on all of them
    short least_close[384]
    short least_fit[384]
    unsigned char dead[384]        # places that nothing fits
    float rivals[384]              # weight of the places shared with features that somebody else leads
    float allies[384]              # with those that the same seats lead
    float empty[384]               # with those that nobody is on
    short largest[384]             # tiles of the largest of the claimed ones
    # Pairs of cities or of roads that share an open place: one tile may join them.
    int pairs
    short pair_node[2560]
    short pair_other[2560]
    float pair_weight[2560]
    # By open place: its weight for fields, and the fields that touch it.
    float place_weight[212]
    unsigned char place_fields[212]
    short place_field[1696]
    # By root of a field.
    unsigned int land_mark[384]    # whether it touches a city
    unsigned long long complete[384]
    unsigned long long unfinished[384]
    float promised[384]            # the sum of the chances of its unfinished cities
    float harvest[384]             # the same with its complete cities
    unsigned int field_mark[384]   # whether it has farmers
    unsigned char field_number[384]
    int lands
    short land[384]
    # By root of a city that touches a field.
    unsigned int city_mark[384]
    unsigned char city_number[384]
    int cities
    # By number of a field with farmers.
    int fields
    short field[40]
    float ways_in[40]              # weight of the open places it touches
    float field_rivals[40]
    float field_allies[40]
    unsigned char meeting[8]       # the fields with farmers that touch an open place
    # By seat.
    signed char other_hand[5]      # the most meeples that another seat has in supply
    float returning[5]             # figures on the board, each as far as it will come home
    float returning_soon[5]
    float stuck[5]
    float farmers[5]
    # Cities with open ends.
    int open_cities
    short open_city[384]
    # Of the whole board.
    float left                     # how much of the game is
    float share                    # what one tile is of those to come
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
