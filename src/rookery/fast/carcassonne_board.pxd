# The board as the hot code keeps it: places, tiles in the order in which they were laid, and the forest of their pieces.

from rookery.fast.carcassonne_tiles cimport Tiles

cdef enum:
    ROW = 127
    CELLS = 8192  # places on the grid
    MOST_LAID = 104
    MOST_OPEN = 212
    MOST_NODES = 384
    SEAT_BITS = 4  # how many figures of a seat stand on a feature fits into these


cdef class Board:
    cdef readonly Tiles tiles
    cdef readonly int laid, opens, nodes

    # by place: 0 nothing, 1 + the number of the open place, or -1 - the number of the tile
    cdef short[CELLS] grid

    # by tile, in the order of laying
    cdef short[MOST_LAID] face
    cdef short[MOST_LAID] cell
    cdef short[MOST_LAID] first  # its first node
    cdef signed char[MOST_LAID] x
    cdef signed char[MOST_LAID] y

    # by open place, in no order
    cdef short[MOST_OPEN] pattern
    cdef short[MOST_OPEN] open_cell
    cdef signed char[MOST_OPEN] open_x
    cdef signed char[MOST_OPEN] open_y
    cdef unsigned char[MOST_OPEN] fits  # the rotations of the drawn tile, as in Tiles.fits

    # by node; a root speaks for its whole feature, in the others only the parent means anything
    cdef short[MOST_NODES] parent
    cdef unsigned char[MOST_NODES] kind
    cdef signed char[MOST_NODES] ends  # sides still without a neighbour
    cdef unsigned char[MOST_NODES] shields
    cdef unsigned int[MOST_NODES] figures  # SEAT_BITS for each seat
    cdef unsigned long long[MOST_NODES] low  # tiles 0 to 63 that it lies on
    cdef unsigned long long[MOST_NODES] high  # tiles from 64 on


cdef void begin(Board board) noexcept nogil
cdef void copy_board(Board board, Board other) noexcept nogil
cdef void lay(Board board, int slot, int face) noexcept nogil
cdef int find_places(Board board, int type_) noexcept nogil
cdef int root(Board board, int node) noexcept nogil
cdef int tiles_on(Board board, int node) noexcept nogil
cdef int tiles_around(Board board, int tile) noexcept nogil
