# The C interface of short lists of placements inside a search, without the GIL or Python objects.

cimport cython
from rookery.fast.carcassonne.position cimport CELLS, PLACE, ROW, TILE, TYPES, Position
from rookery.fast.carcassonne.turns cimport Turns
from rookery.fast.carcassonne.twin cimport Twin

from rookery.fast.common.guarded cimport Guarded

cdef enum:
    LISTED = 4             # maximum number of placements listed per tile
    RANKED = 16            # number of turns from which to choose them

@cython.final
cdef class Shortlists(Guarded):
    cdef Turns turns
    cdef int laid                  # tiles on the board at the start of the search
    cdef int noted[320]            # number of placements, indexed by seat and type
    cdef int placements[1280]
    cdef void begin(self, Position* p) noexcept nogil
    cdef void find_best(self, Position* p) noexcept nogil
    cdef void note(self, int row) noexcept nogil
    cdef int list_choices(self, Position* p, int row) noexcept nogil
    cdef int add_place(self, Position* p, int cell, int count) noexcept nogil
    cdef int add(self, Position* p, int placement, int count) noexcept nogil
