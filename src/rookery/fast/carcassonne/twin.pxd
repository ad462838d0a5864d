from rookery.fast.carcassonne cimport rules
from rookery.fast.carcassonne cimport board
from rookery.fast.carcassonne.policy cimport Policy, advise, play_out_by
from rookery.fast.carcassonne.position cimport (
    CELLS, CLAIM, DRAW, DRAW_TYPE, GUARD_TOWER, IN_PILE, LABELS, MOST_LEGAL, OVER, PLACE, RAISE, RECALL, ROW, SKIP, TILE, Position,
)
from rookery.fast.common.rng cimport Rng

cdef class Twin:
    cdef Position position
    cdef Position* p
    cdef readonly object setup
    cdef void sit_down(self)
    cdef void fill_piles(self, object bag)
    cdef object named(self, int number)
