"""Lamplight on the board: what the seat that looks may choose."""

from collections.abc import Iterator, Mapping

from rookery.core.view import Target
from rookery.drawing.geometry import SIZE, Point
from rookery.drawing.markup import disc, moved
from rookery.games.carcassonne.geometry import Cell

_RADIUS = 17
_OPEN_CELL = '<rect x="7" y="7" width="86" height="86" rx="12" class="rk-open-cell"/><path d="M50 41v18M41 50h18" class="rk-plus"/>'


def read_target(target: Target) -> tuple[Cell, str]:
    """The cell a target points at and, for a spot, the piece on it."""
    cell, _, piece = target.at.partition(" ")
    x, y = map(int, cell.split(","))
    return (x, y), piece


def lit_cells(targets: list[Target], laid: Mapping[Cell, object]) -> list[Cell]:
    """The empty cells among the targets, each once."""
    return sorted({read_target(target)[0] for target in targets if target.kind == "cell"} - set(laid))


def paint_open_cells(cells: list[Cell]) -> Iterator[str]:
    """A dashed plate with a plus on every cell where the drawn tile may lie."""
    for x, y in cells:
        yield moved(_OPEN_CELL, (x * SIZE, y * SIZE))


def paint_lamp(at: Point) -> str:
    """A disc of light under a spot that may be chosen."""
    return disc(at, _RADIUS, "lamp")
