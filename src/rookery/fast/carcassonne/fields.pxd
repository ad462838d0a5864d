from rookery.fast.carcassonne.board cimport root, tiles_on
from rookery.fast.carcassonne.coming cimport Coming, fitting
from rookery.fast.carcassonne.position cimport FIELD, Position
from rookery.fast.carcassonne.scan cimport Items, Scan, add_item, lead, lowest, tile_beside
from rookery.fast.carcassonne.tiles cimport PIECES, TILES

cdef void note_field(Scan* s, int node) noexcept nogil
cdef void share_fields(Position* p, Scan* s) noexcept nogil
cdef void look_at_fields(Position* p, Coming* c, Scan* s) noexcept nogil
cdef void list_fields(Position* p, Scan* s, Items* t) noexcept nogil
cdef void look_at_field_place(Position* p, Scan* s, int slot) noexcept nogil
cdef void add_field(Scan* s, int slot, int node) noexcept nogil
cdef void look_at_border(Position* p, Scan* s, int node, int city) noexcept nogil
cdef void mark_land(Scan* s, int node) noexcept nogil
cdef float chance_of(Position* p, Scan* s, int city) noexcept nogil
cdef void share_field_place(Position* p, Scan* s, int count, float weight) noexcept nogil
cdef void write_cities(Position* p, Scan* s, Items* t, int j, Py_ssize_t at) noexcept nogil
cdef void write_hold(Position* p, Scan* s, Items* t, int j, Py_ssize_t at) noexcept nogil
cdef int members(unsigned long long bits) noexcept nogil
