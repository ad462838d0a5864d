"""The position of 5 Towers for twins that run as Python, and the numbers that all modules use; both are read from the .pxd."""

from pathlib import Path

from rookery.fast.common.uncompiled import number_by_name, struct

_PXD = Path(__file__).with_suffix(".pxd")

Position = struct(_PXD, "Position")
__getattr__ = number_by_name(_PXD)
