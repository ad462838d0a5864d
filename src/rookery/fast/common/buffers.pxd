# What batches may ask about the buffers of a caller.

cdef void* beginning(object row)
cdef void share_win(float* points, Py_ssize_t row, int seats) noexcept nogil
