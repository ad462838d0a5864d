"""Checks of arguments from Python: an error names what was given, and nothing wrong reaches C."""

from contextlib import suppress
from operator import index
from reprlib import repr as short
from typing import Any

import cython

if cython.compiled:
    from cython.cimports.cpython.long import PyLong_AsLongLongAndOverflow

LEAST = cython.declare(cython.longlong, -0x7FFFFFFFFFFFFFFF)
MOST = cython.declare(cython.longlong, 0x7FFFFFFFFFFFFFFF)


def integer(value: Any, what: str) -> cython.longlong:
    """Return an integer as 64 bits, or the nearest such number; raise TypeError if it is no integer. Booleans are none."""
    overflow: cython.int = 0
    number = value if type(value) is int else whole(value, what)
    if cython.compiled:
        found: cython.longlong = PyLong_AsLongLongAndOverflow(number, cython.address(overflow))
        return found if overflow == 0 else MOST if overflow > 0 else LEAST
    return min(max(number, LEAST), MOST)


def whole(value: Any, what: str) -> Any:
    """Return an integer of any type, such as NumPy's, as an int; raise TypeError if the value is none."""
    if not isinstance(value, bool):
        with suppress(TypeError):
            return index(value)
    raise TypeError(f"{what} must be an integer, not {short(value)}")


def sum_named(numbers: Any, names: Any, what: str) -> Any:
    """Return the sum of the numbers with these names; raise ValueError for another name."""
    if isinstance(names, str) or not set(names) <= set(numbers):
        raise ValueError(f"{what} must be some of {', '.join(numbers)}, not {short(names)}")
    return sum([numbers[name] for name in names])


def within(value: Any, what: str, first: cython.longlong, last: cython.longlong) -> cython.longlong:
    """Return an integer from `first` to `last`; raise TypeError if the value is none, or ValueError if it is out of range."""
    number: cython.longlong = integer(value, what)
    if number < first or number > last:
        raise ValueError(f"{what} must be from {first} to {last}, not {short(value)}")
    return number
