# The C fields of every twin, and the methods that each game's twin implements.

from rookery.fast.common.buffers cimport bytes_of, copy_struct
from rookery.fast.common.checks cimport within
from rookery.fast.common.guarded cimport UNSET, Guarded
from rookery.fast.common.rng cimport Rng

cdef enum:
    MOST_DRAWS = 80  # maximum number of different draws in any game

cdef class AnyPolicy:
    cdef int noise

cdef class AnyTwin(Guarded):
    cdef void* memory
    cdef size_t size
    cdef readonly object setup
    cdef object game(self)
    cdef object row_sizes(self)
    cdef int observer(self, object seat) except? -1
    cdef void play_to_end(self, AnyPolicy policy, Rng rng) noexcept nogil
    cdef object check_policy(self, object policy)
    cdef object set_up(self, object setup)
    cdef object change_setup(self, object setup)
    cdef object policy_type(self)
    cdef int write_scores(self, int* scores) noexcept nogil
    cdef int write_projection(self, int* scores) noexcept nogil
    cdef void write_observation(self, int seat, unsigned char* into) noexcept nogil
    cdef void write_mask(self, unsigned char* into) noexcept nogil
    cdef int count_draws(self, unsigned char* counts) noexcept nogil
    cdef int seat_to_act(self) noexcept nogil
    cdef void draw_all(self, Rng rng) noexcept nogil
    cdef void choose_at_random(self, Rng rng) noexcept nogil
    cdef void play_at_random(self, Rng rng) noexcept nogil
    cdef void play_by(self, AnyPolicy policy, Rng rng) noexcept nogil
    cdef bint by_chance(self) noexcept nogil
    cdef bint is_over(self) noexcept nogil
    cdef int ways(self) noexcept nogil
    cdef object take_nth(self, int n)
    cdef object take_by_lot(self, object lots)

cdef list list_of(unsigned short* numbers, int count)
cdef void add_up(int* scores, int seats, double* wins, long long* points) noexcept nogil
cdef double share_of_win(int* scores, int seats, int seat) noexcept nogil
cdef int nth(unsigned char* weights, unsigned char* order, int n) noexcept nogil
cdef int below(object getrandbits, int count) except -1
