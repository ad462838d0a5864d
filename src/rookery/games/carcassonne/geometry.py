"""Cells, sides and half-edges. x grows east, y grows SOUTH; indices run clockwise from the north-west corner."""

from typing import Final, TypeAlias

Cell: TypeAlias = tuple[int, int]

SIDES: Final = "NESW"
HALVES: Final = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
"""Half-edges: L and R as seen from the tile's centre, facing the side."""

ROTATIONS: Final = (0, 90, 180, 270)
"""Rotations in degrees clockwise."""

_STEP: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
_AROUND: Final = tuple((x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if (x, y) != (0, 0))


def neighbour(cell: Cell, side: int) -> Cell:
    """Return the cell across this side."""
    x, y = _STEP[side]
    return cell[0] + x, cell[1] + y


def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """Return the four cells that share a side with this one, in SIDES order."""
    x, y = cell
    return (x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)


def around(cell: Cell) -> tuple[Cell, ...]:
    """Return the eight cells around this one."""
    return tuple((cell[0] + x, cell[1] + y) for x, y in _AROUND)


def facing_side(side: int) -> int:
    """Return the side of the neighbouring tile that touches this side."""
    return (side + 2) % 4


def facing_half(half: int) -> int:
    """Return the half-edge of the neighbouring tile that touches this one: left meets right."""
    return 2 * facing_side(half // 2) + 1 - half % 2


def write_cell(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"
