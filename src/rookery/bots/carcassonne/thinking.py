"""Bots that think on the twin: by the policy of its playouts, by a learned value, and by two searches on top of that value; and two yardsticks.

They know the view of their seat and nothing else: what the piles hold, not in which order. With an expansion that the twin does not know they play
as `greedy` does.
"""

import threading
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from math import inf
from random import Random
from time import perf_counter
from types import MappingProxyType
from typing import Final, TypeVar

from rookery.bots.carcassonne.greedy import Greedy
from rookery.core.view import View
from rookery.fast.carcassonne.monte_carlo import FlatPlayer, UctPlayer
from rookery.fast.carcassonne.net import NetValue
from rookery.fast.carcassonne.players import Player, PolicyPlayer, ValuePlayer
from rookery.fast.carcassonne.policy import Policy
from rookery.fast.carcassonne.search import Search
from rookery.fast.carcassonne.tiles import EXPANSIONS
from rookery.fast.carcassonne.turns import Turns
from rookery.fast.carcassonne.twin import Twin
from rookery.fast.carcassonne.weights import Net, read
from rookery.fast.common.rng import Rng
from rookery.games.carcassonne.view import CarcassonneView

ALMOST_BASE: Final = frozenset({(), ("river",), ("abbot",)})
"""Sets of expansions with which the weights learned without any play at least as well as those learned with all; docs/strength.md has the figures."""
LOTS: Final = 300
"""How many placements the bot `heuristic` looks at."""
CUT_DEPTH: Final = MappingProxyType({2: 6, 3: 6, 4: 8, 5: 10})
"""By number of seats: after how many turns the playouts of `search` are cut."""
OWN_DEPTH: Final = 4
"""How many turns `deep` plays by the value."""

_OWN = threading.local()
"""What thinks in this thread: nothing of it is for use by two threads at once."""
_Made = TypeVar("_Made")


def is_expanded(expansions: Collection[str]) -> bool:
    """Whether a table with these expansions is played by the weights learned with all of them."""
    return tuple(expansions) not in ALMOST_BASE


@cache
def shipped_net(seats: int, expanded: bool) -> Net:
    """The weights that come with the package for this number of seats, learned without expansions, or with all of them."""
    name = f"carcassonne-{'all-' if expanded else ''}{seats}.bin"
    return read((resources.files("rookery.bots") / "data" / name).read_bytes())


def make_turns(seats: int, expanded: bool) -> Turns:
    """Ranks turns by the value that comes with the package."""
    return Turns(NetValue(shipped_net(seats, expanded)))


def make_player(name: str, seats: int, expanded: bool) -> Player:
    """The player of the twin that is behind a bot without a time."""
    match name:
        case "heuristic":
            return PolicyPlayer(Policy(lots=LOTS))
        case "learned":
            return ValuePlayer(make_turns(seats, expanded))
        case "fmc":
            return FlatPlayer()
        case "uct":
            return UctPlayer()
        case _:
            raise ValueError(f"there is no player '{name}'")


def make_search(name: str, seats: int, expanded: bool, samples: int) -> Search:
    """The search of the bot `search` (playouts by the policy, cut off) or `deep` (every turn by the value)."""
    turns = make_turns(seats, expanded)
    if name == "search":
        return Search(turns, Policy(), depth=CUT_DEPTH[seats], samples=samples)
    return Search(turns, depth=OWN_DEPTH, samples=samples)


@dataclass(frozen=True, slots=True)
class Thinking:
    """A bot that takes what a player of the twin advises."""

    player: str

    def choose(self, view: View, rng: Random) -> str:
        if len(view.choices) == 1:
            return view.choices[0].action
        assert isinstance(view, CarcassonneView), "this bot plays Carcassonne"
        if not _is_known(view):
            return Greedy().choose(view, rng)
        player = _kept((self.player, *_table(view)), lambda: make_player(self.player, *_table(view)))
        return player.advise(Twin.of_view(view), Rng(rng.getrandbits(64)))


@dataclass(frozen=True, slots=True)
class Searching:
    """A bot that searches: so many samples, but no longer than so many seconds; with no number of samples, just as long."""

    search: str
    samples: int | None
    seconds: float

    def choose(self, view: View, rng: Random) -> str:
        start = perf_counter()
        if len(view.choices) == 1:
            return view.choices[0].action
        assert isinstance(view, CarcassonneView), "this bot plays Carcassonne"
        if not _is_known(view):
            return Greedy().choose(view, rng)
        search = _kept((self.search, self.samples, *_table(view)), lambda: make_search(self.search, *_table(view), self.samples or 1))
        twin, seed = Twin.of_view(view), rng.getrandbits(32)
        if self.samples is None:
            return search.advise_within(twin, seed, self.seconds - (perf_counter() - start), perf_counter)
        return search.advise(twin, seed, clock=None if self.seconds == inf else perf_counter, deadline=start + self.seconds)

    def with_budget(self, seconds: float) -> "Searching":
        """The same bot with another time for a decision, all of which it uses."""
        return replace(self, samples=None, seconds=seconds)


HEURISTIC_BOT: Final = Thinking("heuristic")
LEARNED_BOT: Final = Thinking("learned")
SEARCH_BOT: Final = Searching("search", samples=1000, seconds=0.02)
DEEP_BOT: Final = Searching("deep", samples=128, seconds=0.3)
FMC_BOT: Final = Thinking("fmc")
UCT_BOT: Final = Thinking("uct")


def _is_known(view: CarcassonneView) -> bool:
    """Whether the twin knows all expansions of the table."""
    return set(view.expansions) <= set(EXPANSIONS)


def _table(view: CarcassonneView) -> tuple[int, bool]:
    """What chooses the weights."""
    return len(view.players), is_expanded(view.expansions)


def _kept(key: tuple[object, ...], make: Callable[[], _Made]) -> _Made:
    """What this thread has under this key, made when it is first asked for."""
    made: dict[tuple[object, ...], _Made] = _OWN.__dict__.setdefault("made", {})
    if key not in made:
        made[key] = make()
    return made[key]
