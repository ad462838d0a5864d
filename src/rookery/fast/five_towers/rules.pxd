# The C interface of the rules, without the GIL or Python objects.

from rookery.fast.five_towers.position cimport AUCTION, BUILDING, DISPLAY, NONE, OVER, PASS, PLACE, DEMOLISH, RETRACT, RETRACT_ACTION, REVEAL, SILENT, TYPES, Position
from rookery.fast.five_towers.sets cimport find_first, largest_bid, look, look_again, next_steps
from rookery.fast.common.buffers cimport copy_struct
from rookery.fast.common.rng cimport Rng

cdef unsigned char DECK[110]
cdef unsigned char COUNT[1025]
cdef unsigned char NTH[10250]

cdef void start(Position* p, int seats, int opener, int retracting) noexcept nogil
cdef void reveal(Position* p, int place) noexcept nogil
cdef void reveal_all(Position* p, Rng rng) noexcept nogil
cdef unsigned int legal(Position* p) noexcept nogil
cdef void apply(Position* p, int choice) noexcept nogil
cdef int score(Position* p, int seat) noexcept nogil
cdef int random_action(unsigned int choices, Rng rng) noexcept nogil
cdef void play_out(Position* p, Rng rng) noexcept nogil
cdef int action_of(Position* p, int choice) noexcept nogil
cdef int list_actions(Position* p, unsigned short* numbers) noexcept nogil
cdef int choice_of(Position* p, int action, unsigned int choices) noexcept nogil
cdef void resume(Position* p) noexcept nogil
cdef int kind(int card) noexcept nogil
cdef void copy(Position* into, Position* source) noexcept nogil
cdef void clear(Position* p) noexcept nogil
cdef int repeats(Position* p) noexcept nogil
cdef unsigned int legal_calls(Position* p) noexcept nogil
cdef void call(Position* p, int number) noexcept nogil
cdef void demolish(Position* p, int t) noexcept nogil
cdef void place(Position* p, int slot) noexcept nogil
cdef void retract(Position* p) noexcept nogil
cdef void clean_up(Position* p, int opener) noexcept nogil
