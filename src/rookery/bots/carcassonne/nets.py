"""The nets of Carcassonne that come with the package, which of them plays at a table, and what is kept of them in each thread."""

import threading
from collections.abc import Callable
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import Final, TypeVar

from rookery.core.record import Setup
from rookery.fast.carcassonne.net import NetValue
from rookery.fast.carcassonne.tiles import EXPANSIONS
from rookery.fast.carcassonne.turns import Turns
from rookery.fast.carcassonne.twin import Twin
from rookery.fast.carcassonne.weights import Net, read
from rookery.games.carcassonne.view import CarcassonneView

CUT_DEPTH: Final = MappingProxyType({2: 6, 3: 6, 4: 8, 5: 10})
"""By number of seats: after how many turns playouts by the policy are cut."""

_OWN = threading.local()
"""What thinks in this thread: nothing of it is for use by two threads at once."""
_Made = TypeVar("_Made")


def table_name(seats: int, expansions: tuple[str, ...]) -> str:
    """What a table is called in the data files: its expansions and its number of seats."""
    return "-".join((*(name for name in EXPANSIONS if name in expansions), str(seats)))


@cache
def shipped_net(seats: int, expansions: tuple[str, ...]) -> Net:
    """The weights that come with the package for this number of seats and these expansions."""
    return read((resources.files("rookery.bots") / "data" / f"carcassonne-{table_name(seats, expansions)}.bin").read_bytes())


def make_turns(seats: int, expansions: tuple[str, ...]) -> Turns:
    """Ranks turns by the value that comes with the package."""
    return Turns(NetValue(shipped_net(seats, expansions)))


def is_known(view: CarcassonneView) -> bool:
    """Whether the twin knows all expansions of the table."""
    return set(view.expansions) <= set(EXPANSIONS)


def table(view: CarcassonneView) -> tuple[int, tuple[str, ...]]:
    """What chooses the weights."""
    return len(view.players), tuple(view.expansions)


def table_of(setup: Setup) -> tuple[int, tuple[str, ...]]:
    """The same for a game that is set up so."""
    return setup.seats, tuple(setup.expansions)


def only_choice(twin: Twin) -> str | None:
    """The notation of the only legal action, if there is but one."""
    legal = twin.legal()
    return str(twin.action(legal[0])) if len(legal) == 1 else None


def kept(key: tuple[object, ...], make: Callable[[], _Made]) -> _Made:
    """What this thread has under this key, made when it is first asked for."""
    made: dict[tuple[object, ...], _Made] = _OWN.__dict__.setdefault("made", {})
    if key not in made:
        made[key] = make()
    return made[key]
