# What compiled modules may ask about plain memory.

cdef void* beginning(object row)
cdef void copy_struct(void* into, void* source, size_t size) noexcept nogil
