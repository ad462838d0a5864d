cimport cython
from rookery.fast.carcassonne cimport rules
from rookery.fast.carcassonne.board cimport root, tiles_around, tiles_on
from rookery.fast.carcassonne.coming cimport tiles_to_come
from rookery.fast.carcassonne.position cimport (
    CELLS, CLAIM, DRAW, FIELD, GUARD_TOWER, OVER, PLACE, RECALL, ROW, SKIP, TILE, Position,
)
from rookery.fast.carcassonne.scoring cimport kind_under
from rookery.fast.carcassonne.tiles cimport PIECES, TILES
from rookery.fast.common.checks cimport within
from rookery.fast.common.rng cimport Rng
from rookery.fast.common.twin cimport AnyPolicy

@cython.final
cdef class Policy(AnyPolicy):
    cdef int thrift, lots

cdef int advise(Position* p, Policy policy, Rng rng) noexcept nogil
cdef void play_out_by(Position* p, Policy policy, Rng rng) noexcept nogil
cdef int advise_place(Position* p, Policy policy, Rng rng) noexcept nogil
cdef int gain(Position* p, int cell, int face) noexcept nogil
cdef bint is_near(int across, int down) noexcept nogil
cdef int growth(Position* p, int cell, int face, int piece) noexcept nogil
cdef int node_beyond(Position* p, int cell, int side) noexcept nogil
cdef int points(int kind, int size, int ends) noexcept nogil
cdef int worth_to(Position* p, unsigned int figures, int worth) noexcept nogil
cdef int worth_of(Position* p, int action, Policy policy) noexcept nogil
cdef int worth_of_claim(Position* p, int piece, int thrift, int left, int abbot) noexcept nogil
cdef int promise(int around, int left) noexcept nogil
cdef int complete_cities(Position* p, int piece) noexcept nogil
