# The C interface of the solver, without the GIL or Python objects.

cimport cython
from rookery.fast.common.checks cimport sum_named, within
from rookery.fast.common.guarded cimport Guarded
from rookery.fast.five_towers cimport rules
from rookery.fast.five_towers.position cimport AUCTION, BUILDING, DEMOLISH, OVER, PASS, PLACE, RETRACT, TYPES, Position
from rookery.fast.five_towers.rounds cimport NINE, ON_EIGHT, DEMOLISHING, UNTOUCHED, WAYS, Round, find_ways, points_of, read_table
from rookery.fast.five_towers.twin cimport Twin
from rookery.fast.five_towers.value cimport WIDTH, Value, result

cdef enum:
    BUILDS = 10                # size of the builder's top-k list

cdef struct Plan:
    float best[30]             # value of the best build to its builder, indexed by 6 x seat + size
    short chosen[150]          # way of that build, indexed by 5 x (6 x seat + size) + type
    float leaf[150]            # value of that build to each seat, indexed by 5 x (6 x builder + size) + seat
    float nobody[5]            # value to each seat if nobody builds
    float margins[5]           # expected margin of each seat if nobody builds
    float calls[35]            # value of each call (6: pass) to each seat, indexed by 5 x call + seat
    float sums[768]            # sums of parts, indexed by 128 x depth
    unsigned char sequence[5]  # the types, fewest ways first
    float parts[32768]         # parts of one builder's ways, from the builder's viewpoint, indexed by 128 x way
    float still[3200]          # parts of unchanged towers, indexed by 128 x (5 x view + type)
    short path[5]              # the ways of the current build
    unsigned char wanted       # bitmask of the sizes to search for
    unsigned char listing      # whether to fill the top-k list
    unsigned char listed       # the length of the list
    float list_worth[10]       # value of each listed build to its builder
    short list_way[50]         # ways of each listed build, indexed by 5 x rank + type

@cython.final
cdef class Solver(Guarded):
    cdef readonly Value value
    cdef int alone
    cdef int avoided
    cdef int own
    cdef Round round
    cdef Round* r
    cdef Plan plan
    cdef Plan* s
    cdef void prepare(self, Position* p) noexcept nogil
    cdef void find_builds(self, int seat, int demolishing) noexcept nogil
    cdef void try_ways(self, int seat, int t, int size, int demolished, int points, int tallest) noexcept nogil
    cdef void weigh(self, int seat, int size, int demolished, int points, int tallest) noexcept nogil
    cdef void list_build(self, float worth) noexcept nogil
    cdef void list_builds(self, Position* p) noexcept nogil
    cdef void build(self, Position* p, short* ways, int at) noexcept nogil
    cdef float worth_now(self, Position* p, int seat) noexcept nogil
    cdef void see_still(self) noexcept nogil
    cdef void order_types(self, int seat) noexcept nogil
    cdef float seen_by(self, int view, int builder, int ways) noexcept nogil
    cdef void best_alone(self, unsigned int choices, int speaker) noexcept nogil
    cdef void carry_out(self, Position* p) noexcept nogil
    cdef void see_leaf(self, int builder, int size) noexcept nogil
    cdef void see_nobody(self) noexcept nogil
    cdef void agree(self, float* worths, int at) noexcept nogil
    cdef void settle(self, Position* p, int speaker, int highest, int bidder, float* into, int at) noexcept nogil
    cdef int best_call(self, Position* p) noexcept nogil
    cdef int first_step(self, short* ways, int at) noexcept nogil
    cdef int best_step(self, Position* p) noexcept nogil
    cdef int has_build(self, int seat, int size) noexcept nogil
    cdef int choose(self, Position* p) noexcept nogil
    cdef void finish_round(self, Position* p) noexcept nogil

cdef int first_of(unsigned int choices) noexcept nogil
cdef int lone(unsigned int choices) noexcept nogil
