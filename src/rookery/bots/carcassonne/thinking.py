"""Bots on the compiled twin: the playout policy, the value net, two searches on top of it, and two yardsticks.

They see only the view of their seat: the contents of the piles, not their order. With an expansion that the twin does not support,
they play like `greedy`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import inf
from random import Random
from time import perf_counter
from typing import Final, Required, TypedDict

from rookery.bots.carcassonne import advice
from rookery.bots.carcassonne.greedy import Greedy
from rookery.bots.carcassonne.nets import CUT_DEPTH, is_known, make_turns, net_key, net_key_of_view, only_choice
from rookery.bots.per_thread import per_thread
from rookery.core.view import View
from rookery.fast.carcassonne.monte_carlo import FlatPlayer, UctPlayer
from rookery.fast.carcassonne.players import GreedyPlayer, Player, PolicyPlayer, ValuePlayer
from rookery.fast.carcassonne.policy import Policy
from rookery.fast.carcassonne.search import Search
from rookery.fast.carcassonne.twin import Twin
from rookery.fast.common.rng import Rng
from rookery.games.carcassonne.view import CarcassonneView


class SearchOptions(TypedDict, total=False):
    """Search options: policy or value playouts, depth in turns, number of candidates, and how they share the samples."""

    policy: Policy
    depth: Required[int]
    samples: Required[int]
    candidates: int
    to_end: int
    doubt: float
    trust: float


LOTS: Final = 300
"""Number of placements that the bot `heuristic` considers."""
GLANCES: Final = 2
"""Number of placements that a beginner considers when it only glances at the board."""
SEARCHES: Final[Mapping[str, Mapping[int, SearchOptions]]] = {
    "search": {
        2: {"depth": 3, "samples": 84, "candidates": 6},
        **{seats: {"policy": Policy(), "depth": CUT_DEPTH[seats], "samples": 1040} for seats in (3, 4, 5)},
    },
    "deep": {
        2: {"depth": 6, "samples": 800, "candidates": 32, "to_end": 10, "doubt": 1.5, "trust": 2.0},
        **{seats: {"depth": 2 * seats, "samples": samples, "doubt": 1.5, "trust": 2.0} for seats, samples in ((3, 300), (4, 200), (5, 150))},
    },
}
"""Options by bot and number of seats. With more than two seats, `search` has no time for value playouts up to its seat's next turn."""


def make_player(name: str, seats: int, expansions: tuple[str, ...]) -> Player:
    """Return the player on the twin behind a bot without a time budget."""
    match name:
        case "greedy":
            return GreedyPlayer()
        case "heuristic":
            return PolicyPlayer(Policy(lots=LOTS))
        case "glance":
            return PolicyPlayer(Policy(lots=GLANCES))
        case "learned":
            return ValuePlayer(make_turns(seats, expansions))
        case "fmc":
            return FlatPlayer()
        case "uct":
            return UctPlayer()
        case _:
            raise ValueError(f"unknown player '{name}'")


def make_search(name: str, seats: int, expansions: tuple[str, ...], samples: int | None = None) -> Search:
    """Return the search of this bot, optionally with a different number of samples."""
    options = SEARCHES[name][seats].copy()
    if samples is not None:
        options["samples"] = samples
    return Search(make_turns(seats, expansions), **options)


_player, _search = per_thread(make_player), per_thread(make_search)


@dataclass(frozen=True, slots=True)
class Thinking:
    """A bot that plays the choice of a player on the twin."""

    player: str

    def choose(self, view: View, rng: Random) -> str:
        if len(view.choices) == 1:
            return view.choices[0].action
        assert isinstance(view, CarcassonneView), "this bot plays Carcassonne"
        if not is_known(view):
            return Greedy().choose(view, rng)
        return self._advise(Twin.of_view(view), rng, net_key_of_view(view))

    def choose_on(self, twin: Twin, rng: Random) -> str:
        return only_choice(twin) or self._advise(twin, rng, net_key(twin.setup))

    def _advise(self, twin: Twin, rng: Random, key: tuple[int, tuple[str, ...]]) -> str:
        return _player(self.player, *key).advise(twin, Rng(rng.getrandbits(64)))


@dataclass(frozen=True, slots=True)
class Searching:
    """A bot that searches for at most `seconds`; a patient one uses all of them. It may have its own number of samples.

    It explains itself by the expected value some turns later.
    """

    search: str
    seconds: float
    samples: int | None = None
    patient: bool = False

    def choose(self, view: View, rng: Random) -> str:
        start = perf_counter()
        if len(view.choices) == 1:
            return view.choices[0].action
        assert isinstance(view, CarcassonneView), "this bot plays Carcassonne"
        if not is_known(view):
            return Greedy().choose(view, rng)
        return self._advise(Twin.of_view(view), rng, net_key_of_view(view), start)

    def choose_on(self, twin: Twin, rng: Random) -> str:
        start = perf_counter()
        return only_choice(twin) or self._advise(twin, rng, net_key(twin.setup), start)

    def _advise(self, twin: Twin, rng: Random, key: tuple[int, tuple[str, ...]], start: float) -> str:
        search, seed = _search(self.search, *key, self.samples), rng.getrandbits(32)
        if self.patient:
            return search.advise_within(twin, seed, self.seconds - (perf_counter() - start), perf_counter)
        return search.advise(twin, seed, clock=None if self.seconds == inf else perf_counter, deadline=start + self.seconds)

    def with_budget(self, seconds: float) -> "Searching":
        """Return the bot with a different time per decision, all of which it uses."""
        return replace(self, seconds=seconds, patient=True)

    explain = staticmethod(advice.explain)
    expect = staticmethod(advice.expect)


QUICK_GREEDY_BOT: Final = Thinking("greedy")
"""Plays like `greedy`, on the twin."""
GLANCING_BOT: Final = Thinking("glance")
HEURISTIC_BOT: Final = Thinking("heuristic")
LEARNED_BOT: Final = Thinking("learned")
SEARCH_BOT: Final = Searching("search", seconds=0.02)
DEEP_BOT: Final = Searching("deep", seconds=0.3)
FMC_BOT: Final = Thinking("fmc")
UCT_BOT: Final = Thinking("uct")
