# Actions by their codes as the readable rules know them, for compiled modules.

from rookery.fast.carcassonne cimport rules
from rookery.fast.carcassonne.laying cimport cell_of
from rookery.fast.carcassonne.position cimport CLAIM, GUARD_TOWER, PLACE, RAISE, RECALL, SKIP, Position

cdef object action_of(Position* p, int code)
