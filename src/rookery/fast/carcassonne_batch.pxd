from cpython.memoryview cimport PyMemoryView_GET_BUFFER
from libc.stdlib cimport calloc, free

from rookery.fast cimport carcassonne as rules
from rookery.fast cimport carcassonne_survey as surveys
from rookery.fast.carcassonne_position cimport DRAW, IN_PILE, LABELS, OVER, Position
from rookery.fast.carcassonne_survey cimport ACTIONS, OBSERVATION, Survey
from rookery.fast.rng cimport Rng

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
    cdef readonly object setup
    cdef readonly object buffers
    cdef readonly int games
    cdef readonly int seats
