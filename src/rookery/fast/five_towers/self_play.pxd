# The C fields of self-play: a game, its recorded states, and the sum of their gradients.

cimport cython
from rookery.fast.common.buffers cimport bytes_of, floats, shorts
from rookery.fast.common.checks cimport within
from rookery.fast.common.guarded cimport Guarded
from rookery.fast.common.self_play cimport AnySelfPlay
from rookery.fast.five_towers cimport rules
from rookery.fast.five_towers.inputs cimport GLOBALS, INPUTS, list_globals, list_piles, list_towers
from rookery.fast.five_towers.net cimport NetValue, add_row, add_rows
from rookery.fast.five_towers.players cimport share_of
from rookery.fast.five_towers.position cimport AUCTION, BUILDING, OVER, TYPES, Position
from rookery.fast.five_towers.round_solver cimport Solver
from rookery.fast.five_towers.rounds cimport UNTOUCHED, Round, read_table

cdef enum:
    ROUNDS = 48            # maximum number of rounds: 110 cards twice, five at a time, plus one each
    SAMPLES = 240          # five seats per round
    PAIRS = 64             # maximum number of listed inputs per type

@cython.final
cdef class SelfPlay(AnySelfPlay):
    cdef Solver solver
    cdef NetValue value
    cdef Position memory
    cdef Position* p
    cdef Round round
    cdef Round* r
    cdef object buffers
    cdef int seats
    cdef Py_ssize_t outer
    cdef Py_ssize_t inner
    cdef int explore
    cdef int points
    cdef float trace
    cdef int rounds
    cdef short* index
    cdef float* amount
    cdef short* count
    cdef float* globals_
    cdef float* first
    cdef float* total
    cdef float* second
    cdef float* win
    cdef float* margin
    cdef float* win_aim
    cdef float* margin_aim
    cdef unsigned char* explored
    cdef unsigned char* skipped
    cdef float* back
    cdef int play_round(self) noexcept nogil
    cdef void record(self) noexcept nogil
    cdef void look(self, int sample) noexcept nogil
    cdef void set_aims(self) noexcept nogil
    cdef void learn_from(self, int sample) noexcept nogil
    cdef void push_back(self, int sample) noexcept nogil

@cython.final
cdef class Optimiser(Guarded):
    cdef object add(self, object gradient)
    cdef object buffers
    cdef readonly object net
    cdef readonly object first
    cdef readonly object second
    cdef readonly object mean
    cdef float* w
    cdef float* m
    cdef float* v
    cdef float* a
    cdef float* total
    cdef Py_ssize_t size
    cdef void move(self, float rate, float first_left, float second_left, float keep) noexcept nogil
