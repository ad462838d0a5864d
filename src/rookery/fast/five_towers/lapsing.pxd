cimport cython
from rookery.fast.five_towers.players cimport Player
from rookery.fast.five_towers.position cimport Position
from rookery.fast.common.rng cimport Rng

@cython.final
cdef class LapsingPlayer(Player):
    cdef Player player
    cdef Player weaker
    cdef int lapses
