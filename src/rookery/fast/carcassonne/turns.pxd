# The C interface for a seat's turns ranked by the value nets, without the GIL or Python objects.

cimport cython
from rookery.fast.carcassonne cimport rules
from rookery.fast.carcassonne.net cimport NetValue
from rookery.fast.carcassonne.position cimport CELLS, CLAIM, FIELD, GUARD_TOWER, MEEPLE, PLACE, RAISE, ROW, THIEF, TILE, Position
from rookery.fast.carcassonne.tiles cimport PIECES, TILES
from rookery.fast.carcassonne.twin cimport Twin
from rookery.fast.common.buffers cimport copy_struct
from rookery.fast.common.checks cimport sum_named, within
from rookery.fast.common.guarded cimport Guarded

cdef enum:
    KEPT = 32              # maximum number of turns kept

cdef enum:                 # ablations for studies, as bit flags
    FIELDS = 1             # claiming fields
    ABBOT = 2              # placing the abbot
    GUARDS = 4             # placing guards

@cython.final
cdef class Turns(Guarded):
    cdef readonly NetValue value
    cdef Position laid_memory
    cdef Position* laid
    cdef Position after_memory
    cdef Position* after
    cdef int choices[1024]
    cdef int figures[64]
    cdef int keep
    cdef int avoided
    cdef readonly int count
    cdef int first[33]
    cdef int second[33]
    cdef float worth[33]
    cdef void rank(self, Position* p, int keep) noexcept nogil
    cdef void begin(self, Position* p, int keep) noexcept nogil
    cdef void rank_choices(self, Position* p, int count, int keep) noexcept nogil
    cdef void rank_figures(self, int place, int seat) noexcept nogil
    cdef bint avoids(self, int figure) noexcept nogil
    cdef void add(self, int first, int second, float worth) noexcept nogil
    cdef void carry_out(self, Position* p, int number) noexcept nogil

cdef void copy_without_grid(Position* into, Position* source) noexcept nogil
cdef void copy_grid_around(Position* into, Position* source, Position* before, int place) noexcept nogil
cdef void copy_cell(Position* into, Position* source, int cell) noexcept nogil
