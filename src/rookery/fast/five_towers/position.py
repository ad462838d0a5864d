"""The position struct and constants for uncompiled twins, both read from the .pxd."""

from pathlib import Path

from rookery.fast.common.uncompiled import number_by_name, struct

_PXD = Path(__file__).with_suffix(".pxd")

Position = struct(_PXD, "Position")
__getattr__ = number_by_name(_PXD)
