"""The position of 5 Towers for twins that run as Python, and the numbers that all of them use; compiled ones take both from the .pxd."""

from pathlib import Path

from rookery.fast.common.uncompiled import struct

REVEAL, AUCTION, BUILDING, OVER = range(4)
TYPES, DISPLAY, NONE = 5, 5, 160
PASS, DEMOLISH, PLACE, RETRACT, CHOICES = 6, 7, 12, 17, 18
SILENT = 7
RETRACT_ACTION, FIRST_REVEAL = 92, 93

Position = struct(Path(__file__).with_suffix(".pxd"), "Position")
