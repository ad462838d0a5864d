# The C interface for conversion between positions and layouts.

from rookery.fast.carcassonne cimport board, rules
from rookery.fast.carcassonne.position cimport CELLS, IN_PILE, LABELS, ROW, TILE, Position

cdef object sit_down(Position* p, object setup)
cdef object fill_piles(Position* p, object bag)
cdef object lay(Position* p, object layout)
cdef object read_layout(Position* p)
cdef void arrange(Position* p) noexcept nogil
cdef object cell_of(Position* p, int tile)
cdef bint stands_before(Position* p, int one, int other) noexcept nogil
cdef void swap_figures(Position* p, int one, int other) noexcept nogil
