from rookery.fast.carcassonne.board cimport root, tiles_on
from rookery.fast.carcassonne.coming cimport Coming, fitting
from rookery.fast.carcassonne.position cimport FIELD, Position
from rookery.fast.carcassonne.scan cimport Items, Scan, add_item, lead, lowest, tile_beside
from rookery.fast.carcassonne.tiles cimport PIECES, TILES

cdef void note_field(Scan* s, int node) noexcept nogil
cdef void share_fields(Position* p, Scan* s) noexcept nogil
cdef void look_at_fields(Position* p, Coming* c, Scan* s) noexcept nogil
cdef void list_fields(Position* p, Scan* s, Items* t) noexcept nogil
