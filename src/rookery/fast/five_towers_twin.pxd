from rookery.fast.five_towers cimport apply, deal, legal, play_out, reveal, score, start
from rookery.fast.five_towers_position cimport Position
from rookery.fast.five_towers_sets cimport find_first, look
from rookery.fast.rng cimport Rng

cdef class Twin:
    cdef Position position
    cdef Position* p
    cdef int choice_of(self, int action) noexcept nogil
    cdef int action_of(self, int choice) noexcept nogil
