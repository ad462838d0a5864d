from rookery.fast.carcassonne.position cimport GUARD, GUARD_AT_END, GUARD_REPLACED, Position
from rookery.fast.carcassonne.scoring cimport award
from rookery.fast.carcassonne.tiles cimport TILES

cdef void first_floor(Position* p) noexcept nogil
cdef int may_guard(Position* p, int tower) noexcept nogil
cdef void put_guard(Position* p, int tower) noexcept nogil
cdef void raise_towers(Position* p) noexcept nogil
cdef void raise_tower(Position* p, int tower) noexcept nogil
cdef int steal(Position* p) noexcept nogil
cdef void score_guards(Position* p) noexcept nogil
cdef void score_last_guards(Position* p) noexcept nogil
