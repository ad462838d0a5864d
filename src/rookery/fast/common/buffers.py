"""Raw memory: checked caller buffers, struct copies and rows of numbers."""

from typing import Any

import cython

if cython.compiled:
    from cython.cimports.cpython.memoryview import PyMemoryView_GET_BUFFER
    from cython.cimports.libc.string import memcmp, memcpy


def flat(buffer: Any, form: str, size: int, name: str) -> Any:
    """Return the buffer as a flat memoryview of this format."""
    row: Any = memoryview(buffer)
    if row.format != form or not row.c_contiguous or row.nbytes != size * row.itemsize or row.readonly:
        raise ValueError(f"{name} must be a writable contiguous buffer of {size} items of format '{form}'")
    return row.cast("B").cast(form)


def beginning(row: object) -> cython.p_void:
    """Return a pointer to the memory of a memoryview, or the memoryview itself in uncompiled code."""
    if not cython.compiled:
        return row
    return PyMemoryView_GET_BUFFER(row).buf


def floats(row: Any) -> cython.p_float:
    """Return a pointer to the floats of an array."""
    if cython.compiled:
        return cython.cast(cython.p_float, beginning(memoryview(row)))
    return row


def shorts(row: Any) -> cython.p_short:
    """Return a pointer to the shorts of an array."""
    if cython.compiled:
        return cython.cast(cython.p_short, beginning(memoryview(row)))
    return row


def bytes_of(row: Any) -> cython.p_uchar:
    """Return a pointer to the bytes of an array."""
    if cython.compiled:
        return cython.cast(cython.p_uchar, beginning(memoryview(row)))
    return row


def copy_struct(into: cython.p_void, source: cython.p_void, size: cython.size_t) -> cython.void:
    """Copy a struct of this size."""
    if cython.compiled:
        memcpy(into, source, size)
    else:
        into.become(source)


def same_floats(row: cython.p_float, at: cython.Py_ssize_t, other: cython.p_float, other_at: cython.Py_ssize_t, count: cython.int) -> cython.bint:
    """Return whether `count` numbers of two rows are equal from these offsets on."""
    if cython.compiled:
        return memcmp(row + at, other + other_at, count * cython.sizeof(cython.float)) == 0
    return row[at : at + count] == other[other_at : other_at + count]
