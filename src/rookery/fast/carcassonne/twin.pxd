from rookery.fast.carcassonne cimport board, rules
from rookery.fast.carcassonne cimport survey as surveys
from rookery.fast.carcassonne.order cimport count, nth_place, nth_type, place_of
from rookery.fast.carcassonne.policy cimport Policy, advise, play_out_by
from rookery.fast.carcassonne.position cimport (
    CELLS, CLAIM, DRAW, FIRST_DRAW, FIRST_PLACE, GUARD_TOWER, IN_PILE, LABELS, OVER, PLACE, RAISE, RECALL, ROW, SKIP, TILE, TYPES, Position,
)
from rookery.fast.carcassonne.survey cimport Survey
from rookery.fast.common.buffers cimport copy_struct
from rookery.fast.common.rng cimport Rng
from rookery.fast.common.twin cimport AnyPolicy, AnyTwin

cdef class Twin(AnyTwin):
    cdef Position position
    cdef Position* p
    cdef Survey survey
    cdef Survey* s
    cdef readonly object setup
    cdef void sit_down(self)
    cdef void fill_piles(self, object bag)
    cdef int code_of(self, int number) noexcept nogil
    cpdef object name_of(self, int code)
    cdef object named(self, int code)
