# What a batch holds in C: its own memory for the games, and the buffers of the caller.

from rookery.fast.five_towers cimport rules
from rookery.fast.common.buffers cimport beginning, share_win
from rookery.fast.five_towers.position cimport BUILDING, NONE, OVER, PLACE, RETRACT, RETRACT_ACTION, SILENT, TYPES, Position
from rookery.fast.five_towers.twin cimport Twin
from rookery.fast.common.rng cimport Rng

cdef class Batch:
    cdef Position* positions
    cdef unsigned int* choices
    cdef unsigned char* chosen
    cdef int* counted
    cdef unsigned char* counts
    cdef unsigned char* observation
    cdef unsigned char* mask
    cdef float* reward
    cdef unsigned char* done
    cdef unsigned char* actor
    cdef unsigned char* action
    cdef int points
    cdef int retracting
    cdef Rng rng
    cdef object buffers
    cdef object memory
    cdef readonly int games
    cdef readonly int seats
    cdef object point_at_memory(self)
