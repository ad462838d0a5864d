# The C interface of policies, without the GIL or Python objects.

cimport cython
from rookery.fast.five_towers cimport rules
from rookery.fast.five_towers.position cimport AUCTION, DEMOLISH, DISPLAY, NONE, OVER, PASS, PLACE, RETRACT, TYPES, Position
from rookery.fast.common.checks cimport within
from rookery.fast.common.rng cimport Rng
from rookery.fast.common.twin cimport AnyPolicy

cdef unsigned char SIZE[32]

@cython.final
cdef class Policy(AnyPolicy):
    cdef int foresight

cdef int choose(Position* p, Policy policy, Rng rng) noexcept nogil
cdef int advise(Position* p, unsigned int choices, Policy policy) noexcept nogil
cdef void play_out_by(Position* p, Policy policy, Rng rng) noexcept nogil
cdef int time_left(Position* p) noexcept nogil
cdef int gain(Position* p, int slot, int weight) noexcept nogil
cdef int room_above(int card) noexcept nogil
cdef int advise_call(Position* p, unsigned int choices, int* gains) noexcept nogil
cdef int advise_build(Position* p, unsigned int choices, int* gains) noexcept nogil
cdef unsigned int buildable(Position* p, int demolished) noexcept nogil
cdef int best_set(Position* p, unsigned int sets, unsigned int sizes, int* gains) noexcept nogil
cdef int worth(int s, int* gains) noexcept nogil
cdef int cost(Position* p) noexcept nogil
