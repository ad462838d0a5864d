cimport cython
from rookery.fast.carcassonne cimport rules
from rookery.fast.carcassonne.board cimport root, tiles_around, tiles_on
from rookery.fast.carcassonne.coming cimport tiles_to_come
from rookery.fast.carcassonne.position cimport (
    CELLS, CLAIM, DRAW, FIELD, GUARD_TOWER, OVER, PLACE, RECALL, ROW, SKIP, TILE, Position,
)
from rookery.fast.carcassonne.scoring cimport kind_under
from rookery.fast.carcassonne.tiles cimport PIECES, TILES
from rookery.fast.common.rng cimport Rng
from rookery.fast.common.twin cimport AnyPolicy

@cython.final
cdef class Policy(AnyPolicy):
    cdef int thrift, lots

cdef int advise(Position* p, Policy policy, Rng rng) noexcept nogil
cdef void play_out_by(Position* p, Policy policy, Rng rng) noexcept nogil
