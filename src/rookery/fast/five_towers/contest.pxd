# The C fields of a contest.

from rookery.fast.common.checks cimport whole, within
from rookery.fast.common.rng cimport Rng
from rookery.fast.five_towers cimport rules
from rookery.fast.five_towers.players cimport Player, share_of
from rookery.fast.five_towers.position cimport OVER, Position

from rookery.fast.five_towers.twin cimport Twin

cdef void play_game(Position* p, Player challenger, Player rival, int seat, Rng draws, Rng thoughts) noexcept nogil
