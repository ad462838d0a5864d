from rookery.fast.carcassonne.board cimport root, tiles_on
from rookery.fast.carcassonne.coming cimport MOST, Coming, fitting
from rookery.fast.carcassonne.features cimport is_first_figure, is_unlikely, list_feature, look_at_place, share_places
from rookery.fast.carcassonne.fields cimport list_fields, look_at_fields, note_field, share_fields
from rookery.fast.carcassonne.position cimport CELLS, CITY, FIELD, GARDEN, ROW, Position
from rookery.fast.carcassonne.scan cimport AROUND, GUARD_NET, HAND, MOVER, Items, Scan, add_item, begin, begin_board
from rookery.fast.carcassonne.scoring cimport kind_under
from rookery.fast.carcassonne.tiles cimport TILES

cdef void look_at_board(Position* p, Coming* c, Scan* s) noexcept nogil
cdef void list_items(Position* p, Coming* c, Scan* s, Items* t) noexcept nogil
cdef void list_around(Position* p, Coming* c, Scan* s, Items* t, int i, int kind) noexcept nogil
cdef void write_around(Position* p, Scan* s, Items* t, int i, int empty, Py_ssize_t at) noexcept nogil
cdef void look_at_free_cities(Position* p, Scan* s) noexcept nogil
cdef void list_hand(Position* p, Scan* s, Items* t, int seat) noexcept nogil
cdef void list_guard(Position* p, Coming* c, Scan* s, Items* t, int tower) noexcept nogil
cdef void list_mover(Position* p, Coming* c, Scan* s, Items* t) noexcept nogil
