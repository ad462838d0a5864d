"""Uncompiled twins take structs and constants from the .pxd files."""

from pathlib import Path

import pytest

from rookery.fast.carcassonne import position
from rookery.fast.common.uncompiled import numbers, struct

PXD = """# Some numbers.

cdef enum:
    # sizes
    ROW = 127
    NONE = 160             # a comment

cdef struct Point:
    short x
    unsigned char y[3]             # more than one
"""


@pytest.fixture
def pxd(tmp_path: Path) -> Path:
    (tmp_path / "point.pxd").write_text(PXD, "utf-8")
    return tmp_path / "point.pxd"


def test_numbers_are_those_of_the_enums(pxd: Path) -> None:
    assert numbers(pxd) == {"ROW": 127, "NONE": 160}


def test_a_struct_begins_with_zeros_and_becomes_another_without_sharing(pxd: Path) -> None:
    point, other = struct(pxd, "Point")(), struct(pxd, "Point")()
    other.x, other.y[1] = 5, 7
    assert (point.x, point.y) == (0, [0, 0, 0])
    point.become(other)
    other.y[1] = 8
    assert (point.x, point.y) == (5, [0, 7, 0])


def test_an_undefined_number_is_an_error() -> None:
    assert position.ROW == 127
    with pytest.raises(AttributeError, match=r"position\.pxd has no constant COLUMN"):
        _ = position.COLUMN
