"""The position of Carcassonne for twins that run as Python, and the numbers that all of them use; compiled ones take both from the .pxd."""

from pathlib import Path
from typing import Final

from rookery.fast.common.uncompiled import struct

CITY, ROAD, FIELD, MONASTERY, GARDEN = range(5)
DRAW, THIEF, TILE, MEEPLE, OVER = range(5)
RECALLED, GUARD, GUARD_REPLACED, GUARD_AT_END = range(10, 14)
SKIP, CLAIM, GUARD_TOWER, RAISE, RECALL, DRAW_TYPE, PLACE = 0, 1, 17, 25, 33, 64, 128
ROW, CELLS, IN_PILE, LABELS, MOST_LEGAL = 127, 8192, 96, 16, 848

KINDS: Final = ("city", "road", "field", "monastery", "garden")
STEPS: Final = ("draw", "thief", "tile", "meeple", "over")

Position = struct(Path(__file__).with_suffix(".pxd"), "Position")
