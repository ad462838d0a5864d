# The C fields of every batch, and the methods that each game's batch implements for a single game.

from rookery.fast.common.buffers cimport beginning
from rookery.fast.common.checks cimport integer, whole, within
from rookery.fast.common.rng cimport Rng
from rookery.fast.common.guarded cimport BEGUN, UNSET, Guarded
from rookery.fast.common.twin cimport AnyTwin, share_of_win

cdef class AnyBatch(Guarded):
    cdef void* action
    cdef unsigned char* observation
    cdef unsigned char* mask
    cdef unsigned char* actor
    cdef float* reward
    cdef unsigned char* done
    cdef unsigned char* final_observation
    cdef int* scored                # each seat's points so far
    cdef int width                  # bytes of a number in `action`
    cdef bint observes              # whether the caller gave the buffer of that name
    cdef bint masks
    cdef bint finals
    cdef int first                  # the seat that opens every game, -1 for a random one
    cdef Rng rng                    # continues the stream of one game at a time
    cdef unsigned int* streams      # the state of every game's stream of random numbers
    cdef AnyTwin opening
    cdef dict views                 # the caller's buffers as memoryviews
    cdef list memory
    cdef readonly int games
    cdef readonly int seats
    cdef readonly bint points
    cdef readonly object setup
    cdef readonly dict buffers
    cdef object prepare(self, object opening, object games, object seed, object opener, object points)
    cdef object attach(self, object rows, object buffers)
    cdef object check_overlaps(self)
    cdef void* rows_of(self, str name, Py_ssize_t size) except? NULL
    cdef void* room(self, Py_ssize_t size) except NULL
    cdef Py_ssize_t number_of(self, object game) except? -1
    cdef object seed_games(self, object seed)
    cdef void resume_stream(self, Py_ssize_t game) noexcept nogil
    cdef void keep_stream(self, Py_ssize_t game) noexcept nogil
    cdef object stream_states(self)
    cdef object twin_in(self, object position, Py_ssize_t game)
    cdef object begin_in(self, object positions)
    cdef Py_ssize_t first_wrong(self) noexcept nogil
    cdef long long number_at(self, Py_ssize_t game) noexcept nogil
    cdef void write_number(self, Py_ssize_t game, int number) noexcept nogil
    cdef void step_all(self, bint at_random) noexcept nogil
    cdef void begin_all(self) noexcept nogil
    cdef int next_opener(self) noexcept nogil
    cdef void clear_results(self, Py_ssize_t game) noexcept nogil
    cdef void restart(self, Py_ssize_t game) noexcept nogil
    cdef object begin_at(self, Py_ssize_t game, object twin)
    cdef void write_scores(self, Py_ssize_t game, int* scores) noexcept nogil
    cdef object arguments(self)
    cdef object stow(self, Py_ssize_t game)
    cdef object unstowed(self, object state)
    cdef object lay(self, Py_ssize_t game, object twin)
    cdef object twin_at(self, Py_ssize_t game)
    cdef void begin(self, Py_ssize_t game) noexcept nogil
    cdef void show(self, Py_ssize_t game) noexcept nogil
    cdef void show_final(self, Py_ssize_t game) noexcept nogil
    cdef bint read(self, Py_ssize_t game, long long number) noexcept nogil
    cdef bint play(self, Py_ssize_t game, bint at_random) noexcept nogil
    cdef void give_reward(self, Py_ssize_t game, bint over) noexcept nogil
