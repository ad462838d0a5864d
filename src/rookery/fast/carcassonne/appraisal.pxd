# The C interface of the appraiser, without the GIL or Python objects.

cimport cython
from rookery.fast.carcassonne.board cimport tiles_on
from rookery.fast.carcassonne.coming cimport tiles_to_come
from rookery.fast.carcassonne.features cimport is_first_figure
from rookery.fast.carcassonne.inputs cimport list_items, look_at_board
from rookery.fast.carcassonne.net cimport NetValue
from rookery.fast.carcassonne.players cimport lead_of, share_of
from rookery.fast.carcassonne.policy cimport Policy
from rookery.fast.carcassonne.position cimport DRAW, FIELD, OVER, Position
from rookery.fast.carcassonne.sampling cimport Sampler
from rookery.fast.carcassonne.scan cimport WIDEST
from rookery.fast.carcassonne.scoring cimport kind_under, node_under
from rookery.fast.carcassonne.turns cimport Turns
from rookery.fast.carcassonne.twin cimport Twin
from rookery.fast.common.buffers cimport copy_struct
from rookery.fast.common.checks cimport whole, within
from rookery.fast.common.guarded cimport Guarded

@cython.final
cdef class Appraiser(Guarded):
    cdef object _expectation(self, int seat, int count)
    cdef object list_parts(self, Twin twin)
    cdef object _part(self, object kind, int item, object size, object figures, double chance = *, int closing = *)
    cdef Turns turns
    cdef NetValue value
    cdef Sampler sampler
    cdef int depth
    cdef double base
    cdef double growth
    cdef Position memory
    cdef Position spare
    cdef Position* start
    cdef Position* scratch
    cdef int present
    cdef int until
    cdef double share[5]
    cdef double margin[5]
    cdef double margin_square[5]
    cdef double unknown[5]
    cdef void settle(self) noexcept nogil
    cdef void sample(self, unsigned int seed, int number) noexcept nogil
    cdef void note(self, Position* p) noexcept nogil
    cdef double scale(self, Position* p) noexcept nogil

cdef object figures_at(Position* p, int figure, int node)
