# The C interface of planes, without the GIL or Python objects, and the first plane of each kind; planes.py documents them.

from rookery.fast.carcassonne.board cimport tiles_around, tiles_on
from rookery.fast.carcassonne.encoding cimport (
    PIECE_ROWS, SEAT_ROWS, TO_COME, BoardIndex, leader_of, most_of_others, node_at, observe_header, observe_pieces, observe_seats, place_of,
    restore_features,
)
from rookery.fast.carcassonne.numbering cimport WINDOW, first_row, rows_in_use, window_cell
from rookery.fast.carcassonne.position cimport FIELD, MEEPLE, OVER, TILE, TYPES, Position
from rookery.fast.carcassonne.tiles cimport PIECES, TILES
from rookery.fast.common.buffers cimport clear_bytes, copy_bytes

cdef enum:
    THERE = 0
    EDGES = 1
    JOINTS = 13
    SHIELDS = 19
    SITES = 20
    THIEVES = 22
    TOWER_BASES = 23
    KINDS_OF_TILE = 24
    QUARTERS = 25
    WORTHS = 26
    OPEN_ENDS = 30
    OWN_FIGURES = 34
    OTHER_FIGURES = 38
    FIELD_LEADERS = 42
    OWN = 50
    OTHER = 55
    OWNERS = 60
    ABBOTS = 61
    PIECES_TAKEN = 62
    SURROUNDED = 63
    FLOORS = 64
    GUARDS = 65
    RISING = 66
    PLACED = 67
    OPEN_PLACES = 68
    FITTING = 69
    SCALAR_PLANE = 73
    PLANES = 74
    CELLS_IN_PLANE = 1024  # the window of numbering.pxd
    FACE_PLANES = 24       # upper bound on the planes that show a tile as it lies

cdef struct Faces:
    # The planes that show a tile as it lies: how many they are, indexed by face; then which, and their numbers, indexed by face and plane.
    unsigned char count[256]
    unsigned char plane[6144]
    unsigned char value[6144]

cdef Faces FACES

cdef void write_planes(Position* p, BoardIndex* s, int observer, unsigned char* to, Py_ssize_t row) noexcept nogil
cdef void clear_planes(Position* p, unsigned char* to, Py_ssize_t row) noexcept nogil
cdef void write_tile(Position* p, int tile, int observer, unsigned char* to, Py_ssize_t cell) noexcept nogil
cdef void write_feature(Position* p, int face, int piece, int node, int observer, unsigned char* to, Py_ssize_t cell) noexcept nogil
cdef void write_field(Position* p, int face, int piece, int node, int observer, unsigned char* to, Py_ssize_t cell) noexcept nogil
cdef void write_figures(Position* p, int observer, unsigned char* to, Py_ssize_t row) noexcept nogil
cdef void write_towers(Position* p, int observer, unsigned char* to, Py_ssize_t row) noexcept nogil
cdef void write_places(Position* p, unsigned char* to, Py_ssize_t row) noexcept nogil
cdef void write_scalars(Position* p, BoardIndex* s, int observer, unsigned char* to, Py_ssize_t row) noexcept nogil
cdef Py_ssize_t cell_of(Position* p, int tile) noexcept nogil
cdef void put(unsigned char* to, Py_ssize_t cell, int plane, int value) noexcept nogil
