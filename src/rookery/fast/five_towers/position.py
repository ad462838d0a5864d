"""The position of 5 Towers for twins that run as Python, and the numbers that all modules use; both are read from the .pxd."""

from pathlib import Path

from rookery.fast.common.uncompiled import numbers, struct

_PXD = Path(__file__).with_suffix(".pxd")
_NUMBERS = numbers(_PXD)

Position = struct(_PXD, "Position")


def __getattr__(name: str) -> int:
    """A number by its name in the .pxd."""
    if name not in _NUMBERS:
        raise AttributeError(f"{name} is no number of {_PXD.name}")
    return _NUMBERS[name]
