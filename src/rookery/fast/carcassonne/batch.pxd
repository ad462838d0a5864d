from rookery.fast.carcassonne cimport rules
from rookery.fast.carcassonne cimport survey as surveys
from rookery.fast.common.buffers cimport beginning, share_win
from rookery.fast.carcassonne.position cimport DRAW, IN_PILE, OVER, Position
from rookery.fast.carcassonne.survey cimport ACTIONS, OBSERVATION, Survey
from rookery.fast.carcassonne.twin cimport Twin
from rookery.fast.common.rng cimport Rng

cdef class Batch:
    cdef Position* positions
    cdef Survey* surveys
    cdef unsigned long long* choices
    cdef int* chosen
    cdef int* scored
    cdef unsigned char* observation
    cdef unsigned char* mask
    cdef float* reward
    cdef unsigned char* done
    cdef unsigned char* actor
    cdef unsigned short* action
    cdef int points
    cdef Rng rng
    cdef object setup
    cdef object buffers
    cdef object memory
    cdef readonly int games
    cdef readonly int seats
    cdef object point_at_memory(self)
