cimport cython
from rookery.fast.carcassonne cimport encoding, laying, naming, numbering, plane_writer, rules, towers
from rookery.fast.carcassonne.numbering cimport FIRST_DRAW, SHADOWED
from rookery.fast.carcassonne.order cimport count, nth_place, nth_type, place_of
from rookery.fast.carcassonne.policy cimport Policy, advise, play_out_by
from rookery.fast.carcassonne.position cimport DRAW, IN_PILE, OVER, TILE, TYPES, Position
from rookery.fast.carcassonne.scoring cimport score_remaining
from rookery.fast.carcassonne.encoding cimport OBSERVATION, BoardIndex
from rookery.fast.common.buffers cimport bytes_of, copy_struct
from rookery.fast.common.checks cimport integer
from rookery.fast.common.rng cimport Rng
from rookery.fast.common.twin cimport AnyPolicy, AnyTwin, list_of

@cython.final
cdef class Twin(AnyTwin):
    cdef Position position
    cdef Position* p
    cdef BoardIndex board_index
    cdef BoardIndex* s
    cdef object clear(self)
    cdef object put(self, object layout)
    cdef int code_of(self, long long number) noexcept nogil
    cdef object name_of(self, int code)
    cdef object notation_of(self, int code)
