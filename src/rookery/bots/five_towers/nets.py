"""The nets of 5 Towers that come with the package."""

from functools import cache
from importlib import resources

from rookery.fast.five_towers.weights import Net, read


@cache
def shipped_net(seats: int) -> Net:
    """The net for this number of seats."""
    return read((resources.files("rookery.bots") / "data" / f"five-towers-{seats}.bin").read_bytes())
