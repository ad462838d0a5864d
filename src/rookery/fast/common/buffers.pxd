# C helpers for raw memory.

cdef void* beginning(object row)
cdef float* floats(object row)
cdef short* shorts(object row)
cdef unsigned char* bytes_of(object row)
cdef void copy_struct(void* into, void* source, size_t size) noexcept nogil
cdef bint same_floats(float* row, Py_ssize_t at, float* other, Py_ssize_t other_at, int count) noexcept nogil
