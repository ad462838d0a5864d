# The C interface of action numbers, and the first number of each kind of action; actions.py documents them.

from rookery.fast.carcassonne cimport rules
from rookery.fast.carcassonne.board cimport ones
from rookery.fast.carcassonne.position cimport CELLS, CLAIM, GUARD_TOWER, PLACE, RAISE, RECALL, ROW, SKIP, TILE, Position
from rookery.fast.carcassonne.tiles cimport PIECES, TILES
from rookery.fast.common.buffers cimport clear_bytes

cdef enum:
    SKIPS = 0
    FIRST_CLAIM = 1       # add 2 x spot, + 1 with the abbot
    FIRST_GUARD = 29      # add the tower base
    FIRST_RAISE = 35      # add the tower base
    RECALLS = 41
    FIRST_PLACE = 42      # add 4 x cell of the window + quarter turns
    FIRST_DRAW = 4138     # add the type
    SHADOWED = 4202       # add 4 x grid index + quarter turns
    WINDOW = 32           # columns and rows of the window
    MIDDLE = 16           # where the first tile lies in it

cdef int number_of(Position* p, int code) noexcept nogil
cdef int code_of(Position* p, long long number) noexcept nogil
cdef int window_number(Position* p, int code) noexcept nogil
cdef int list_numbers(Position* p, unsigned short* numbers) noexcept nogil
cdef void write_mask(Position* p, unsigned char* mask, Py_ssize_t row) noexcept nogil
cdef void clear_mask(Position* p, unsigned char* mask, Py_ssize_t row) noexcept nogil
cdef int window_cell(int x, int y) noexcept nogil
cdef int number_of_choice(Position* p, int code) noexcept nogil
cdef int base_of(Position* p, int tower) noexcept nogil
cdef int first_row(Position* p) noexcept nogil
cdef int rows_in_use(Position* p) noexcept nogil
cdef bint crosses_edge(Position* p) noexcept nogil
cdef bint exceeds_window(Position* p) noexcept nogil
cdef int first_placement(Position* p, int cell, int rotation) noexcept nogil
cdef int shadowed_placement(Position* p, int code) noexcept nogil
cdef int list_choices(Position* p, unsigned short* numbers) noexcept nogil
cdef int list_shadowed(Position* p, unsigned short* numbers, int count) noexcept nogil
cdef void insert(unsigned short* numbers, int count, int number) noexcept nogil
