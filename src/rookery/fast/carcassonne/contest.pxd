# The C fields of a contest.

from rookery.fast.carcassonne cimport rules
from rookery.fast.carcassonne.players cimport Player, share_of
from rookery.fast.carcassonne.position cimport DRAW, IN_PILE, OVER, Position
from rookery.fast.carcassonne.twin cimport Twin
from rookery.fast.common.checks cimport whole
from rookery.fast.common.rng cimport Rng

cdef void shuffle(Position* p, Rng rng) noexcept nogil
cdef void play_game(Position* p, Player challenger, Player rival, int seat, Rng thoughts) noexcept nogil
