# The C fields of a batch of 5 Towers.

cimport cython
from rookery.fast.common.batch cimport AnyBatch
from rookery.fast.common.checks cimport whole
from rookery.fast.five_towers cimport encoding, rules
from rookery.fast.five_towers.encoding cimport OBSERVATION, Table
from rookery.fast.five_towers.position cimport DEMOLISH, FIRST_REVEAL, OVER, PLACE, RETRACT, Position
from rookery.fast.five_towers.twin cimport Twin

@cython.final
cdef class Batch(AnyBatch):
    cdef Position* positions
    cdef Table* tables
    cdef unsigned int* choices
    cdef unsigned char* chosen
    cdef bint retracting
    cdef bint hides
    cdef bint looks                 # whether the caller wants any observations
    cdef object find_room(self)
    cdef Position* game_at(self, Py_ssize_t game) noexcept nogil
    cdef Table* table_at(self, Py_ssize_t game) noexcept nogil
