"""The nets of 5 Towers that come with the package."""

from functools import cache
from importlib import resources

from rookery.fast.five_towers.weights import Net, read


@cache
def shipped_net(seats: int) -> Net:
    """The net for this number of seats: win and margin."""
    return _read(f"five-towers-{seats}.bin")


@cache
def points_net(seats: int) -> Net:
    """A smaller net that knows the points of a seat at the end of the game where the other knows its margin."""
    return _read(f"five-towers-points-{seats}.bin")


def _read(name: str) -> Net:
    return read((resources.files("rookery.bots") / "data" / name).read_bytes())
