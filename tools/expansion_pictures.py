"""Draws a picture of each expansion of Carcassonne for the page of a new table: one of its tiles, with what it brings.

python tools/expansion_pictures.py      writes web/src/games/carcassonne/pictures/expansion_*.svg
"""

from pathlib import Path
from typing import Final, NamedTuple

from rookery.drawing.carcassonne.board import all_tiles
from rookery.drawing.carcassonne.figures import guard_height, paint_figure, paint_floors
from rookery.drawing.carcassonne.tile import paint_tile, spot, tower_spot
from rookery.drawing.svg import translated

FOLDER: Final = Path(__file__).parents[1] / "web/src/games/carcassonne/pictures"
FLOORS: Final = 4
CELL: Final = (7, 0)
"""The cell decides where trees stand, and gives the parts of the pictures names that no board has."""


class _Picture(NamedTuple):
    """The tile and how it is turned, and the part of it that is shown: left, top, width and height."""

    code: str
    rotation: int
    frame: str


PICTURES: Final = {
    "river": _Picture("RI", 0, "0 0 100 100"),
    "abbot": _Picture("Ug", 90, "26 10 76 76"),
    "towers-and-thieves": _Picture("WA", 0, "6 -27 88 88"),
}


def expansion_picture(name: str) -> str:
    """Return the picture of an expansion, for a page that has the symbols and the colours."""
    code, rotation, frame = PICTURES[name]
    tile = all_tiles()[code]
    parts = [paint_tile(tile, rotation, CELL)]
    if name == "abbot":
        parts.append(paint_figure("abbot", 0, spot(tile, "garden", rotation)))
    if name == "towers-and-thieves":
        x, y = tower_spot(tile, rotation)
        parts = [translated(parts[0], (0, -100)), *parts, paint_floors(FLOORS, (x, y)), paint_figure("guard", 0, (x, y + guard_height(FLOORS)))]
    return f'<svg viewBox="{frame}" aria-hidden="true">{"".join(parts)}</svg>\n'


def picture_file(name: str) -> Path:
    return FOLDER / f"expansion_{name.replace('-', '_')}.svg"


if __name__ == "__main__":
    for name in PICTURES:
        picture_file(name).write_text(expansion_picture(name), encoding="utf-8")
