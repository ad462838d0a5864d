from rookery.fast.carcassonne.position cimport CELLS, ROW, Position
from rookery.fast.carcassonne.tiles cimport LETTERS, PATTERNS, PIECES, TILES, WATER

cdef void lay(Position* p, int slot, int face) noexcept nogil
cdef int find_places(Position* p, int type_) noexcept nogil
cdef int root(Position* p, int node) noexcept nogil
cdef int tiles_on(Position* p, int node) noexcept nogil
cdef int tiles_around(Position* p, int tile) noexcept nogil
