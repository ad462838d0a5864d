"""The nets of 5 Towers in the package."""

from functools import cache
from importlib import resources

from rookery.fast.five_towers.weights import Net, read


@cache
def shipped_net(seats: int) -> Net:
    """Return the net for this number of seats, which predicts win and margin."""
    return _read(f"five-towers-{seats}.bin")


@cache
def points_net(seats: int) -> Net:
    """Return a smaller net that predicts a seat's final points instead of its margin."""
    return _read(f"five-towers-points-{seats}.bin")


def _read(name: str) -> Net:
    return read((resources.files("rookery.bots") / "data" / name).read_bytes())
