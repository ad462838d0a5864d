# The twin as other compiled modules may see into it.

from rookery.fast.five_towers cimport rules
from rookery.fast.five_towers.position cimport CHOICES, FIRST_REVEAL, NONE, OVER, REVEAL, TYPES, Position
from rookery.fast.five_towers.policy cimport Policy, choose, play_out_by
from rookery.fast.common.rng cimport Rng

cdef class Twin:
    cdef Position position
    cdef Position* p
