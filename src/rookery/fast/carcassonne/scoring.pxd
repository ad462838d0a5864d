from rookery.fast.carcassonne.board cimport root, tiles_around, tiles_on
from rookery.fast.carcassonne.position cimport FIELD, LABELS, Position
from rookery.fast.carcassonne.tiles cimport PIECES, TILES

cdef void award(Position* p, int seat, int label, int points) noexcept nogil
cdef int kind_under(Position* p, int i) noexcept nogil
cdef int node_under(Position* p, int i) noexcept nogil
cdef void go_home(Position* p, int i) noexcept nogil
cdef void score_completed(Position* p) noexcept nogil
cdef void score_remaining(Position* p) noexcept nogil
cdef void award_majority(Position* p, unsigned int figures, int label, int points) noexcept nogil
cdef void send_home(Position* p, int node) noexcept nogil
cdef void score_surrounded(Position* p) noexcept nogil
cdef void score_place(Position* p, int i) noexcept nogil
cdef void score_feature(Position* p, int node) noexcept nogil
cdef void score_fields(Position* p) noexcept nogil
cdef void note_cities(Position* p) noexcept nogil
