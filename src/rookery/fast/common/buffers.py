"""Raw memory: checked caller buffers, struct copies and rows of numbers."""

import sys
from collections.abc import Sequence
from reprlib import repr as short
from typing import Any, Final

import cython

if cython.compiled:
    from cython.cimports.cpython.memoryview import PyMemoryView_GET_BUFFER
    from cython.cimports.libc.string import memcmp, memcpy, memset


TYPES: Final = {
    **dict.fromkeys("bhilqn", "int"),
    **dict.fromkeys("BHILQN", "uint"),
    **dict.fromkeys("efd", "float"),
    "?": "bool",
}
"""The type of each character of a buffer's format, without its number of bits."""
NATIVE_ORDERS: Final = "@" if not cython.compiled else "@=<" if sys.byteorder == "little" else "@=>"
"""What may precede that character: the byte order of this machine. Uncompiled, memoryviews can read only the first."""


def flat(buffer: Any, types: Sequence[str], size: int, name: str) -> Any:
    """Return the buffer as a memoryview; raise TypeError or ValueError unless it is writable and contiguous, with `size` items of one of the types.

    A tensor of PyTorch on the CPU is such a buffer, too. Uncompiled, the memoryview is flat.
    """
    try:
        row: Any = memoryview(buffer.numpy() if hasattr(buffer, "numpy") else buffer)
    except TypeError:
        raise TypeError(f"{name} must be a buffer such as a bytearray or an array, not {short(buffer)}") from None
    given = type_of(row)
    if given not in types or not row.c_contiguous or row.nbytes != size * row.itemsize or row.readonly:
        kind = "read-only" if row.readonly else "contiguous" if row.c_contiguous else "scattered"
        wanted = f"a writable contiguous buffer of {size} items of {' or '.join(types)}"
        raise ValueError(f"{name} must be {wanted}, not a {kind} one of {row.nbytes // row.itemsize} of {given}")
    return row if cython.compiled else row.cast("B").cast(row.format)


def type_of(row: Any) -> str:
    """Return the type of a memoryview's items, such as int64, or its format if they are not single numbers in the order of this machine."""
    known = TYPES.get(row.format.lstrip(NATIVE_ORDERS))
    if known is None or len(row.format) > 2:
        return f"format '{row.format}'"
    return known if known == "bool" else f"{known}{8 * row.itemsize}"


def beginning(row: object) -> cython.p_void:
    """Return a pointer to the memory of a memoryview, or the memoryview itself in uncompiled code."""
    if not cython.compiled:
        return row
    return PyMemoryView_GET_BUFFER(row).buf


def held_floats(row: Any, count: int, name: str) -> Any:
    """Return a memoryview of an array of `count` 32-bit floats, which keeps the array in place; raise ValueError for any other buffer."""
    return flat(row, ("float32",), count, name)


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


def copy_bytes(into: cython.p_uchar, at: cython.Py_ssize_t, source: cython.p_uchar, count: cython.Py_ssize_t) -> cython.void:
    """Copy the first bytes of a row to this offset of another one."""
    if cython.compiled:
        memcpy(into + at, source, count)
    else:
        for i in range(count):
            into[at + i] = source[i]


def clear_bytes(into: cython.p_uchar, at: cython.Py_ssize_t, count: cython.Py_ssize_t) -> cython.void:
    """Fill a part of a row with zeros."""
    if cython.compiled:
        memset(into + at, 0, count)
    else:
        for i in range(at, at + count):
            into[i] = 0


def same_floats(row: cython.p_float, at: cython.Py_ssize_t, other: cython.p_float, other_at: cython.Py_ssize_t, count: cython.int) -> cython.bint:
    """Return whether `count` numbers of two rows are equal from these offsets on."""
    if cython.compiled:
        return memcmp(row + at, other + other_at, count * cython.sizeof(cython.float)) == 0
    return row[at : at + count] == other[other_at : other_at + count]
