"""Draws the pictures of Carcassonne's score sheet, which has no board: a road, a city, and a field between two cities.

python tools/score_pictures.py      writes web/src/score/carcassonne/*.svg
"""

from pathlib import Path
from typing import Final

from rookery.drawing.carcassonne.board import all_tiles
from rookery.drawing.carcassonne.figures import paint_figure
from rookery.drawing.carcassonne.tile import paint_tile
from rookery.drawing.svg import translated

FOLDER: Final = Path(__file__).parents[1] / "web/src/score/carcassonne"
ROW: Final = 21
"""The cell decides where trees stand, and gives the parts of the pictures names that no board has."""

OUTLINE: Final = "M112 3H288L272 18 268 50 272 82 288 97H112L128 82 132 50 128 18z"
"""The field between the cities, as the farmer has it."""


def road() -> str:
    return _picture("0 0 100 100", paint_tile(all_tiles()["U"], 0, (3, ROW)))


def city() -> str:
    return _picture("0 0 100 100", paint_tile(all_tiles()["N"], 0, (5, ROW)))


def fields() -> str:
    """Two completed cities, the field between them, and whose farmer lies there."""
    tile = all_tiles()["E"]
    tiles = [translated(paint_tile(tile, 90 if x % 2 == 0 else 270, (x, ROW)), (100 * x, 0)) for x in range(4)]
    outline = f'<path d="{OUTLINE}" class="rk-lamp"/>'
    return _picture("38 -2 324 104", *tiles, outline, paint_figure("farmer", 1, (200, 50)))


PICTURES: Final = {"road": road, "city": city, "fields": fields}


def _picture(frame: str, *parts: str) -> str:
    return f'<svg viewBox="{frame}" aria-hidden="true">{"".join(parts)}</svg>\n'


def picture_file(name: str) -> Path:
    return FOLDER / f"{name}.svg"


if __name__ == "__main__":
    for name, draw in PICTURES.items():
        picture_file(name).write_text(draw(), encoding="utf-8")
