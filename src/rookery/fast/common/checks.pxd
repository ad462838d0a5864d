# Checked arguments, converted to C numbers.

cdef long long integer(object value, str what) except? -1
cdef object whole(object value, str what)
cdef object sum_named(object numbers, object names, str what)
cdef long long within(object value, str what, long long first, long long last) except? -1
