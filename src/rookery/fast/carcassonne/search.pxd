# The C interface of the search, without the GIL or Python objects.

cimport cython
from rookery.fast.carcassonne cimport rules
from rookery.fast.carcassonne.coming cimport tiles_to_come
from rookery.fast.carcassonne.players cimport WIN, Player, share_of
from rookery.fast.carcassonne.policy cimport Policy
from rookery.fast.carcassonne.position cimport DRAW, OVER, Position
from rookery.fast.carcassonne.sampling cimport Sampler
from rookery.fast.carcassonne.turns cimport Turns
from rookery.fast.carcassonne.twin cimport Twin
from rookery.fast.common.buffers cimport copy_struct
from rookery.fast.common.checks cimport whole, within
from rookery.fast.common.halving cimport MOST, Halving
from rookery.fast.common.rng cimport Rng

@cython.final
cdef class Search(Halving):
    cdef Turns turns
    cdef Sampler sampler
    cdef int depth
    cdef int most
    cdef int to_end
    cdef Position after_memory[32]
    cdef Position memory
    cdef Position* scratch
    cdef int first[32]
    cdef int second[32]
    cdef int next
    cdef int seat
    cdef int until
    cdef unsigned int seed
    cdef Position* outcome(self, int candidate) noexcept nogil
    cdef void begin(self, Position* p, unsigned int seed) noexcept nogil
    cdef int advance(self) noexcept nogil
    cdef double sample(self, int candidate) noexcept nogil
    cdef double worth_now(self, Position* p) noexcept nogil

@cython.final
cdef class SearchPlayer(Player):
    cdef Search search

cdef double with_win(double margin, Position* p) noexcept nogil
