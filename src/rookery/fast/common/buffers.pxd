# C helpers for raw memory.

cdef void* beginning(object row)
cdef float* floats(object row)
cdef short* shorts(object row)
cdef unsigned char* bytes_of(object row)
cdef void copy_struct(void* into, void* source, size_t size) noexcept nogil
cdef void copy_bytes(unsigned char* into, Py_ssize_t at, unsigned char* source, Py_ssize_t count) noexcept nogil
cdef void clear_bytes(unsigned char* into, Py_ssize_t at, Py_ssize_t count) noexcept nogil
cdef bint same_floats(float* row, Py_ssize_t at, float* other, Py_ssize_t other_at, int count) noexcept nogil
