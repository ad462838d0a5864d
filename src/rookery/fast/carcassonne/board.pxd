from rookery.fast.carcassonne.position cimport CELLS, ROW, Position
from rookery.fast.carcassonne.tiles cimport LETTERS, PATTERNS, PIECES, TILES, WATER

cdef void lay(Position* p, int slot, int face) noexcept nogil
cdef int find_places(Position* p, int type_) noexcept nogil
cdef int root(Position* p, int node) noexcept nogil
cdef int tiles_on(Position* p, int node) noexcept nogil
cdef int ones(unsigned long long word) noexcept nogil
cdef int tiles_around(Position* p, int tile) noexcept nogil
cdef void close(Position* p, int slot) noexcept nogil
cdef void add_nodes(Position* p, int tile, int type_) noexcept nogil
cdef void touch(Position* p, int tile, int side, int cell) noexcept nogil
cdef void meet(Position* p, int tile, int side, int other) noexcept nogil
cdef int join(Position* p, int node, int other) noexcept nogil
cdef int without_u_turns(Position* p, int type_) noexcept nogil
cdef int inflow(int pattern) noexcept nogil
cdef int bend_before(Position* p, int slot, int side) noexcept nogil
cdef int bend_of(int face, int side) noexcept nogil
cdef int other_water(int face, int side) noexcept nogil
