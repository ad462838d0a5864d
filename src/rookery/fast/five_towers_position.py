"""The position of 5 Towers for twins that run as Python; compiled ones take it from the .pxd of the same name."""

from pathlib import Path

from rookery.fast.uncompiled import struct

Position = struct(Path(__file__).with_suffix(".pxd"), "Position")
