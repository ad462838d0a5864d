# The C fields of the twin.

cimport cython
from rookery.fast.common.checks cimport integer
from rookery.fast.common.rng cimport Rng
from rookery.fast.common.twin cimport AnyPolicy, AnyTwin, list_of
from rookery.fast.five_towers cimport laying, rules
from rookery.fast.five_towers cimport encoding
from rookery.fast.five_towers.encoding cimport OBSERVATION, Table
from rookery.fast.five_towers.order cimport count, nth_choice, nth_kind, place_of
from rookery.fast.five_towers.position cimport CARDS, CHOICES, FIRST_REVEAL, OVER, REVEAL, Position
from rookery.fast.five_towers.policy cimport Policy, choose, play_out_by

@cython.final
cdef class Twin(AnyTwin):
    cdef Position position
    cdef Position* p
    cdef object put(self, object layout)
    cdef int chosen_by(self, long long number) noexcept nogil
