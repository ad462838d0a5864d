from rookery.fast.carcassonne cimport towers
from rookery.fast.carcassonne.board cimport find_places, lay, root, tiles_around
from rookery.fast.carcassonne.position cimport (
    CLAIM, DRAW, FIELD, GUARD_TOWER, IN_PILE, LABELS, MEEPLE, OVER, PLACE, RAISE, RECALL, RECALLED, SKIP, THIEF, TILE, Position,
)
from rookery.fast.carcassonne.scoring cimport award, go_home, kind_under, score_completed, score_remaining
from rookery.fast.carcassonne.tiles cimport PIECES, TILES
from rookery.fast.common.rng cimport Rng

cdef void start(Position* p, int type_, int seat) noexcept nogil
cdef int abbot_of(Position* p) noexcept nogil
cdef void draw(Position* p, int place) noexcept nogil
cdef void claim(Position* p, int tile, int piece, int seat, int abbot) noexcept nogil
cdef int legal(Position* p, int* actions) noexcept nogil
cdef void apply(Position* p, int action) noexcept nogil
cdef int random_action(Position* p, Rng rng) noexcept nogil
cdef void play_out(Position* p, Rng rng) noexcept nogil
cdef int score(Position* p, int seat) noexcept nogil
cdef void to_draw(Position* p) noexcept nogil
cdef int first_pile(Position* p) noexcept nogil
cdef void raised(Position* p) noexcept nogil
cdef void to_tile(Position* p) noexcept nogil
cdef void place(Position* p, int slot, int rotation) noexcept nogil
cdef int offers(Position* p, int* actions) noexcept nogil
cdef int claims(Position* p, int* actions) noexcept nogil
cdef void recall(Position* p) noexcept nogil
cdef void end_turn(Position* p) noexcept nogil
cdef void finish(Position* p) noexcept nogil
cdef int any_place(Position* p, int n) noexcept nogil
