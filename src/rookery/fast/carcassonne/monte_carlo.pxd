# The C interface of the two yardsticks, without the GIL or Python objects.

cimport cython
from rookery.fast.carcassonne cimport rules
from rookery.fast.carcassonne.players cimport WIN, GreedyPlayer, Player, share_of
from rookery.fast.carcassonne.policy cimport Policy, play_out_by
from rookery.fast.carcassonne.position cimport MEEPLE, THIEF, Position
from rookery.fast.common.buffers cimport copy_struct
from rookery.fast.common.checks cimport within
from rookery.fast.common.rng cimport Rng

cdef enum:
    PLACES = 10
    TURNS = 640
    ARMS = 8192

@cython.final
cdef class FlatPlayer(Player):
    cdef Policy policy
    cdef int playouts
    cdef GreedyPlayer greedy
    cdef Position memory
    cdef Position* scratch
    cdef Position after_memory
    cdef Position* after
    cdef int choices[1024]
    cdef int place[11]
    cdef int place_worth[11]
    cdef int turns
    cdef int turn_first[640]
    cdef int turn_second[640]
    cdef double value[640]
    cdef int list_places(self, Position* p, Rng rng) noexcept nogil
    cdef void list_figures(self, Position* p, int place) noexcept nogil
    cdef double judge(self, Position* p, int turn, int playouts, Rng rng) noexcept nogil
    cdef void keep_best(self, int count) noexcept nogil

@cython.final
cdef class UctPlayer(Player):
    cdef int simulations
    cdef Position memory
    cdef Position* scratch
    cdef int choices[1024]
    cdef int figures[64]
    cdef int places
    cdef int begins[1025]
    cdef int visits[1024]
    cdef double total[1024]
    cdef int arm_figure[8192]
    cdef int arm_visits[8192]
    cdef double arm_total[8192]
    cdef void expand(self, Position* p) noexcept nogil
    cdef void simulate(self, Position* p, Rng rng) noexcept nogil

cdef int ucb(int* visits, double* total, int begin, int end) noexcept nogil
cdef int most_visited(int* visits, int begin, int end) noexcept nogil
