# The C interface for converting action codes to readable actions.

from rookery.fast.carcassonne cimport rules
from rookery.fast.carcassonne.laying cimport cell_of
from rookery.fast.carcassonne.position cimport CLAIM, GUARD_TOWER, PLACE, RAISE, RECALL, SKIP, Position

cdef object action_of(Position* p, int code)
