"""The buffers that a caller hands to a batch of games: checked once, then written to as plain memory."""

# mypy: disable-error-code="import-untyped, import-not-found, untyped-decorator, valid-type"
# C types and decorators are Cython's to check: to Python they are nothing.

from typing import Any

import cython

if cython.compiled:
    from cython.cimports.cpython.memoryview import PyMemoryView_GET_BUFFER


def flat(buffer: Any, form: str, size: int, name: str) -> Any:
    """A memoryview of the buffer as one row of this form."""
    row: Any = memoryview(buffer)
    if row.format != form or not row.c_contiguous or row.nbytes != size * row.itemsize or row.readonly:
        raise ValueError(f"{name} must be a writable contiguous buffer of {size} items of format '{form}'")
    return row.cast("B").cast(form)


@cython.cfunc
def beginning(row: object) -> cython.p_void:
    """Where the memory of a memoryview begins."""
    return PyMemoryView_GET_BUFFER(row).buf


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def share_win(points: cython.p_float, row: cython.Py_ssize_t, seats: cython.int) -> cython.void:
    """Write over the points of a game's seats their shares of the win, less what would be fair; the tied share it (FT-60, BC-17)."""
    seat: cython.int
    best: cython.float = points[row]
    winners: cython.int = 0
    for seat in range(1, seats):
        best = max(best, points[row + seat])
    for seat in range(seats):
        winners += points[row + seat] == best
    for seat in range(seats):
        points[row + seat] = (1.0 / winners if points[row + seat] == best else 0.0) - 1.0 / seats
