"""The heap as a row of counters."""

from collections.abc import Sequence
from typing import Final

from rookery.drawing.art_files import Theme
from rookery.drawing.kit import DrawingKit
from rookery.drawing.svg import Picture, circle, make_picture
from rookery.games.nim import HEAP, NimView


def _draw(view: NimView, *, theme: Theme = "light", names: Sequence[str] = ()) -> Picture:
    return make_picture("".join(circle((20 + 30 * index, 20), 12, "token") for index in range(view.heap)), (0, 0, 30 * HEAP + 10, 40), 1, theme)


KIT: Final = DrawingKit(_draw)
