from rookery.fast.carcassonne.board cimport root, tiles_on
from rookery.fast.carcassonne.coming cimport MOST, Coming, closing, fitting
from rookery.fast.carcassonne.position cimport FIELD, Position
from rookery.fast.carcassonne.scan cimport Items, Scan, add_item, lead, lowest, tile_beside
from rookery.fast.carcassonne.scoring cimport kind_under
from rookery.fast.carcassonne.tiles cimport TILES

cdef bint is_unlikely(float chance) noexcept nogil
cdef void look_at_place(Position* p, Coming* c, Scan* s, int slot) noexcept nogil
cdef void share_places(Position* p, Scan* s) noexcept nogil
cdef int is_first_figure(Position* p, int i, int node) noexcept nogil
cdef void list_feature(Position* p, Scan* s, Items* t, int node, int kind) noexcept nogil
cdef void mark_feature(Scan* s, int node, float chance, int places, int least, int dead) noexcept nogil
cdef void add_place(Position* p, Coming* c, Scan* s, int slot, int side) noexcept nogil
cdef void share_place(Position* p, Scan* s, int node, int other, float weight) noexcept nogil
cdef void write_size(Position* p, Scan* s, Items* t, int node, Py_ssize_t at) noexcept nogil
cdef void write_chances(Position* p, Scan* s, Items* t, int node, Py_ssize_t at) noexcept nogil
cdef void write_lead(Position* p, Scan* s, Items* t, int node, Py_ssize_t at) noexcept nogil
cdef void count_figures(Position* p, Scan* s, int node) noexcept nogil
