"""Bots that solve the rest of the round: with a tuned evaluation, with a learned net, and with a search on top of that net.

They see only the view of their seat and complete hidden information at random (the cards in each pile, where the options hide them). Bots
without search take a majority vote of three completions. All explain themselves by the net's expectation some rounds later.
"""

from collections import Counter
from dataclasses import dataclass, replace
from math import inf
from random import Random
from time import perf_counter
from typing import Final

from rookery.bots.five_towers import advice
from rookery.bots.five_towers.nets import shipped_net
from rookery.bots.per_thread import per_thread
from rookery.core.view import View
from rookery.fast.common.rng import Rng
from rookery.fast.five_towers.actions import ACTIONS
from rookery.fast.five_towers.net import NetValue
from rookery.fast.five_towers.round_solver import Solver
from rookery.fast.five_towers.search import Search
from rookery.fast.five_towers.twin import Twin
from rookery.fast.five_towers.value import TUNED, HandValue
from rookery.games.five_towers.view import FiveTowersView

COMPLETIONS: Final = 3
"""Number of completions of a view that hides the piles."""

DEPTH: Final = 3
"""Search depth in rounds. The net errs less at greater depth, but samples have more variance and there are fewer of them."""
ENDGAME: Final = 3
"""With this many rounds left or fewer, every sample plays to the end."""
TRUST: Final = 20.0
"""The weight of the net's prior, in samples."""
SCOPE: Final = 0.25
"""Choices at most this far below the best one are searched, in wins by the net."""
DOUBT: Final = 1.5
"""The deficit in standard deviations at which the search prunes a choice."""


@dataclass(frozen=True, slots=True)
class Solving:
    """A bot that plays the best round by a value function: the tuned evaluation or the learned net."""

    learned: bool

    explain = staticmethod(advice.explain)
    expect = staticmethod(advice.expect)

    def choose(self, view: View, rng: Random) -> str:
        if len(view.choices) == 1:
            return view.choices[0].action
        assert isinstance(view, FiveTowersView), "this bot plays 5 Towers"
        solver = _solver(self.learned, len(view.players))
        hidden = view.to_come is None or view.discarded is None
        advice = [solver.advise(_completed(view, rng)) for _ in range(COMPLETIONS if hidden else 1)]
        return str(ACTIONS[Counter(advice).most_common(1)[0][0]])

    def choose_on(self, twin: Twin, rng: Random) -> str:
        if len(legal := twin.legal()) == 1:
            return str(ACTIONS[legal[0]])
        rng.getrandbits(64)  # consume the random bits that completing the view would have used
        return str(ACTIONS[_solver(self.learned, twin.setup.seats).advise(twin)])


@dataclass(frozen=True, slots=True)
class Searching:
    """A bot that searches with the learned net for at most `seconds` and `samples`, if given.

    `samples` is for two seats; with more seats it takes as many as fit in the same time.
    """

    samples: int | None = 750
    seconds: float = 0.04

    explain = staticmethod(advice.explain)
    expect = staticmethod(advice.expect)

    def choose(self, view: View, rng: Random) -> str:
        start = perf_counter()
        if len(view.choices) == 1:
            return view.choices[0].action
        assert isinstance(view, FiveTowersView), "this bot plays 5 Towers"
        return self._advise(_completed(view, rng), rng, start)

    def choose_on(self, twin: Twin, rng: Random) -> str:
        start = perf_counter()
        if len(legal := twin.legal()) == 1:
            return str(ACTIONS[legal[0]])
        rng.getrandbits(64)  # consume the random bits that completing the view would have used
        return self._advise(twin, rng, start)

    def _advise(self, twin: Twin, rng: Random, start: float) -> str:
        search = _search(twin.setup.seats, self.samples)
        if self.samples is None:
            number = search.advise_within(twin, rng.getrandbits(32), self.seconds - (perf_counter() - start), perf_counter)
        else:
            number = search.advise(twin, rng.getrandbits(32), clock=None if self.seconds == inf else perf_counter, deadline=start + self.seconds)
        return str(ACTIONS[number])

    def with_budget(self, seconds: float) -> "Searching":
        """Return the bot with a different time per decision; the closer the choices, the more of it the bot uses."""
        return replace(self, samples=None, seconds=seconds)


TUNED_BOT: Final = Solving(learned=False)
LEARNED_BOT: Final = Solving(learned=True)
SEARCH_BOT: Final = Searching()


def _completed(view: FiveTowersView, rng: Random) -> Twin:
    """Return a position that is consistent with this view."""
    return Twin.of_view(view, Rng(rng.getrandbits(64)))


@per_thread
def _solver(learned: bool, seats: int) -> Solver:
    return Solver(NetValue(shipped_net(seats)) if learned else HandValue(TUNED[seats]))


def samples_with(seats: int, samples: int) -> int:
    """Return the number of samples that takes as long as `samples` with two seats; a round's time grows with the square of the seats."""
    return max(1, 4 * samples // seats**2)


@per_thread
def _search(seats: int, samples: int | None) -> Search:
    solver, number = Solver(NetValue(shipped_net(seats))), samples_with(seats, samples or 1)
    return Search(solver, depth=DEPTH, endgame=ENDGAME, samples=number, trust=TRUST, scope=SCOPE, doubt=DOUBT)
