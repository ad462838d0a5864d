# The twin as other compiled modules may see into it.

from rookery.fast cimport five_towers as rules
from rookery.fast.five_towers_position cimport CHOICES, FIRST_REVEAL, NONE, OVER, REVEAL, TYPES, Position
from rookery.fast.five_towers_policy cimport Policy, choose, play_out_by
from rookery.fast.rng cimport Rng

cdef class Twin:
    cdef Position position
    cdef Position* p
