"""The nets of Carcassonne in the package, and the choice of a net for a setup."""

from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import Final

from rookery.core.record import Setup
from rookery.fast.carcassonne.net import NetValue
from rookery.fast.carcassonne.tiles import EXPANSIONS
from rookery.fast.carcassonne.turns import Turns
from rookery.fast.carcassonne.twin import Twin
from rookery.fast.carcassonne.weights import Net, read
from rookery.games.carcassonne.view import CarcassonneView

CUT_DEPTH: Final = MappingProxyType({2: 6, 3: 6, 4: 8, 5: 10})
"""Playout depth in turns for the policy, by number of seats."""


def net_name(seats: int, expansions: tuple[str, ...]) -> str:
    """Return the key of a setup in the data files: its expansions and number of seats."""
    return "-".join((*(name for name in EXPANSIONS if name in expansions), str(seats)))


@cache
def shipped_net(seats: int, expansions: tuple[str, ...]) -> Net:
    """Return the package's weights for this number of seats and these expansions."""
    return read((resources.files("rookery.bots") / "data" / f"carcassonne-{net_name(seats, expansions)}.bin").read_bytes())


def make_turns(seats: int, expansions: tuple[str, ...]) -> Turns:
    """Return a ranker of turns that uses the package's value net."""
    return Turns(NetValue(shipped_net(seats, expansions)))


def is_known(view: CarcassonneView) -> bool:
    """Return whether the twin supports all expansions of the view."""
    return set(view.expansions) <= set(EXPANSIONS)


def net_key_of_view(view: CarcassonneView) -> tuple[int, tuple[str, ...]]:
    """Return the number of seats and the expansions, which select the weights."""
    return len(view.players), tuple(view.expansions)


def net_key(setup: Setup) -> tuple[int, tuple[str, ...]]:
    """Return the number of seats and the expansions of a setup."""
    return setup.seats, tuple(setup.expansions)


def only_choice(twin: Twin) -> str | None:
    """Return the only legal action in notation; None if there are several."""
    legal = twin.legal()
    return str(twin.action(legal[0])) if len(legal) == 1 else None
