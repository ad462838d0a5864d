# The C interface of objects that one thread at a time may use.

cdef enum:
    # stages: a failed constructor leaves BEGUN
    UNSET = 0
    BEGUN = 1
    FREE = 2
    USED = 3

cdef class Guarded:
    cdef int stage
    cdef int depth                  # how often the owner has entered
    cdef unsigned long owner        # the thread that uses the object
    cdef tuple uses                 # the guarded objects that this one uses
    cdef object refuse(self)
    cdef object check(self)
    cdef object begin_setup(self)
    cdef object end_setup(self, object parts)
    cdef object enter(self)
    cdef object leave(self)
    cdef object enter_with(self, Guarded other)
    cdef object leave_with(self, Guarded other)
    cdef void release(self) noexcept nogil
