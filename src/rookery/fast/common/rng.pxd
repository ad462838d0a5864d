# The C interface for compiled twins, without the GIL or Python objects.

cimport cython
from rookery.fast.common.checks cimport whole, within

@cython.final
cdef class Rng:
    cdef unsigned int a, b, c, count
    cdef void reseed(self, unsigned int a, unsigned int b, unsigned int c) noexcept nogil
    cpdef unsigned int word(self) noexcept nogil
    cdef unsigned int pick(self, unsigned int count) noexcept nogil
    cdef unsigned long long retried(self, unsigned long long wide, unsigned int count) noexcept nogil
    cdef void places(self, unsigned int count, int times, unsigned char* into) noexcept nogil

cdef unsigned int low(unsigned long long number) noexcept nogil
