# The C interface of the solver, without the GIL or Python objects.

cimport cython
from rookery.fast.five_towers cimport rules
from rookery.fast.five_towers.position cimport AUCTION, BUILDING, DEMOLISH, OVER, PASS, PLACE, RETRACT, TYPES, Position
from rookery.fast.five_towers.rounds cimport NINE, ON_EIGHT, DEMOLISHING, UNTOUCHED, WAYS, Round, find_ways, points_of, read_table
from rookery.fast.five_towers.twin cimport Twin
from rookery.fast.five_towers.value cimport WIDTH, Value, result

cdef enum:
    BUILDS = 10                # size of the builder's top-k list

cdef struct Plan:
    float best[30]             # by 6 x seat + size: the value of the best build to its builder
    short chosen[150]          # by 5 x (6 x seat + size) + type: the way of that build
    float leaf[150]            # by 5 x (6 x builder + size) + seat: the value of that build to each seat
    float nobody[5]            # by seat: the value if nobody builds
    float margins[5]           # by seat: the value's expected margin in that case
    float calls[35]            # by 5 x call + seat: the value of the call, 6 being a pass
    float sums[768]            # by 128 x depth: sums of parts
    unsigned char sequence[5]  # the types, fewest ways first
    float parts[32768]         # by 128 x way: parts of one builder's ways, from the builder's viewpoint
    float still[3200]          # by 128 x (5 x view + type): parts of unchanged towers
    short path[5]              # the ways of the current build
    unsigned char wanted       # bit per size to search for
    unsigned char listing      # whether to fill the top-k list
    unsigned char listed       # its length
    float list_worth[10]       # by rank: the value of the build to its builder
    short list_way[50]         # by 5 x rank + type: its ways

@cython.final
cdef class Solver:
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

cdef int lone(unsigned int choices) noexcept nogil
