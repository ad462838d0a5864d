# The C interface of policies, without the GIL or Python objects.

cimport cython
from rookery.fast.five_towers cimport rules
from rookery.fast.five_towers.position cimport AUCTION, DEMOLISH, DISPLAY, NONE, OVER, PASS, PLACE, RETRACT, TYPES, Position
from rookery.fast.common.rng cimport Rng
from rookery.fast.common.twin cimport AnyPolicy

@cython.final
cdef class Policy(AnyPolicy):
    cdef int foresight

cdef int choose(Position* p, Policy policy, Rng rng) noexcept nogil
cdef int advise(Position* p, unsigned int choices, Policy policy) noexcept nogil
cdef void play_out_by(Position* p, Policy policy, Rng rng) noexcept nogil
