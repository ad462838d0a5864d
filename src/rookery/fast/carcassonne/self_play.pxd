# The C fields of self-play: a game, its recorded states, and the sum of their gradients.

cimport cython
from rookery.fast.carcassonne cimport rules
from rookery.fast.carcassonne.inputs cimport list_items
from rookery.fast.carcassonne.net cimport HIDDEN, NetValue
from rookery.fast.carcassonne.players cimport GreedyPlayer
from rookery.fast.carcassonne.position cimport DRAW, OVER, THIEF, Position
from rookery.fast.carcassonne.scan cimport SIZES, WIDEST, Items
from rookery.fast.carcassonne.turns cimport Turns
from rookery.fast.carcassonne.twin cimport Twin
from rookery.fast.common.buffers cimport copy_struct, floats
from rookery.fast.common.checks cimport within
from rookery.fast.common.guarded cimport Guarded
from rookery.fast.common.self_play cimport AnySelfPlay

cdef enum:
    STATES = 112           # upper bound on the turns of a game

@cython.final
cdef class SelfPlay(AnySelfPlay):
    cdef readonly NetValue value
    cdef Turns turns
    cdef Twin start
    cdef Position memory
    cdef Position* p
    cdef Items states_memory[112]
    cdef int seats
    cdef int explore
    cdef int rivals
    cdef GreedyPlayer rival
    cdef unsigned char greedy[5]
    cdef float trace
    cdef int count
    cdef float opinion[560]
    cdef unsigned char explored[113]
    cdef float error[5]
    cdef float back[24]
    cdef Items* state(self, int number) noexcept nogil
    cdef int take_turn(self) noexcept nogil
    cdef void record(self) noexcept nogil
    cdef void learn_from(self, int number) noexcept nogil
    cdef void push_back(self, int net, Items* t, Py_ssize_t at, float slope) noexcept nogil

@cython.final
cdef class Optimiser(Guarded):
    cdef object add(self, object gradient, int parts)
    cdef readonly object net
    cdef readonly object first
    cdef readonly object second
    cdef object held
    cdef float* w
    cdef float* m
    cdef float* v
    cdef float* sum
    cdef Py_ssize_t size
    cdef void move(self, float rate, float first_left, float second_left) noexcept nogil
