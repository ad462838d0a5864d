# The C interface of observations, without the GIL or Python objects.

from rookery.fast.carcassonne cimport rules
from rookery.fast.carcassonne.board cimport root, tiles_around, tiles_on
from rookery.fast.carcassonne.position cimport CELLS, FIELD, IN_PILE, MEEPLE, OVER, ROW, TYPES, Position
from rookery.fast.carcassonne.scoring cimport kind_under, node_under
from rookery.fast.carcassonne.tiles cimport PIECES, TILES
from rookery.fast.common.buffers cimport clear_bytes, copy_bytes

cdef enum:
    # offsets in an observation
    SEAT_ROWS = 16
    TO_COME = 36
    PIECE_ROWS = 100
    TILE_ROWS = 148
    FIGURE_ROWS = 564
    PLACE_ROWS = 1708
    LEAD_ROWS = 2980
    OBSERVATION = 3828

cdef struct BoardIndex:
    short laid                      # number of tiles included
    short opens                     # number of open places
    short ways                      # number of open-place sides with a city or road
    short way_node[212]             # the node of that city or road
    short way_at[212]               # 4 x number of the open place + side
    unsigned char place_rows[1272]  # as in the observation
    unsigned char tile_number[104]
    unsigned char tile_rows[416]    # as in the observation
    unsigned char to_come[64]       # number in the piles, indexed by type

cdef void forget(BoardIndex* s) noexcept nogil
cdef void index_board(Position* p, BoardIndex* s) noexcept nogil
cdef void count_to_come(Position* p, BoardIndex* s) noexcept nogil
cdef void observe(Position* p, BoardIndex* s, int observer, unsigned char* to, Py_ssize_t row) noexcept nogil
cdef void index_tile(Position* p, BoardIndex* s, int tile) noexcept nogil
cdef void write_tile(Position* p, BoardIndex* s, int tile) noexcept nogil
cdef void close_place(BoardIndex* s, int x, int y) noexcept nogil
cdef void index_side(Position* p, BoardIndex* s, int tile, int side) noexcept nogil
cdef int place_at(BoardIndex* s, int x, int y) noexcept nogil
cdef int row_of(unsigned char* rows, int size, int count, int x, int y) noexcept nogil
cdef bint lies_at(unsigned char* rows, int row, int x, int y) noexcept nogil
cdef void move(unsigned char* row, Py_ssize_t into, Py_ssize_t start, Py_ssize_t count) noexcept nogil
cdef void restore_features(Position* p) noexcept nogil
cdef void observe_header(Position* p, BoardIndex* s, int observer, unsigned char* to, Py_ssize_t row) noexcept nogil
cdef void observe_seats(Position* p, int observer, unsigned char* to, Py_ssize_t row) noexcept nogil
cdef int node_at(Position* p, int tile, int piece) noexcept nogil
cdef void observe_pieces(Position* p, int observer, unsigned char* to, Py_ssize_t row) noexcept nogil
cdef void observe_feature(Position* p, int node, int observer, unsigned char* to, Py_ssize_t row) noexcept nogil
cdef void observe_place(Position* p, int tile, unsigned char* to, Py_ssize_t row) noexcept nogil
cdef int most_of_others(Position* p, unsigned int figures, int observer) noexcept nogil
cdef void observe_figures(Position* p, BoardIndex* s, int observer, unsigned char* to, Py_ssize_t row) noexcept nogil
cdef void observe_towers(Position* p, BoardIndex* s, int observer, unsigned char* to, Py_ssize_t row) noexcept nogil
cdef int place_of(Position* p, int seat, int observer) noexcept nogil
cdef void observe_leads(Position* p, BoardIndex* s, int observer, unsigned char* to, Py_ssize_t row) noexcept nogil
cdef int leader_of(Position* p, unsigned int figures, int observer) noexcept nogil
