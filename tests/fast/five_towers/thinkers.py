"""Positions of random games and solvers, for the tests of solver, nets and search."""

from collections.abc import Iterator
from random import Random

from rookery.core.record import Setup
from rookery.fast.common.rng import Rng
from rookery.fast.five_towers.net import NetValue
from rookery.fast.five_towers.round_solver import Solver
from rookery.fast.five_towers.twin import Twin
from rookery.fast.five_towers.value import TUNED, HandValue
from rookery.fast.five_towers.weights import Net, fresh
from tests.fast.five_towers.pairs import Pair, play_both

SEATS = range(2, 6)


def auctions(setup: Setup, seed: int, *, every: int = 7) -> Iterator[Pair]:
    """Yield some of the moments of a random game at which a seat calls, one in `every`."""
    for number, pair in enumerate(pair for pair in play_both(setup, seed) if pair.state.step == "auction"):
        if number % every == seed % every:
            yield pair


def hand(seats: int = 2) -> Solver:
    return Solver(HandValue(TUNED[seats]))


def young_net(hidden: tuple[int, int] = (16, 8), seed: int = 1) -> Net:
    return fresh(hidden, Random(seed))


def young(hidden: tuple[int, int] = (16, 8), seed: int = 1) -> Solver:
    """Return a solver with an untrained net, which is good enough for comparisons."""
    return Solver(NetValue(young_net(hidden, seed)))


def advanced(setup: Setup, seed: int, decisions: int) -> Twin:
    """Return a twin after some random decisions, with a seat to act."""
    twin, rng = Twin(setup), Rng(seed)
    twin.advance(decisions, rng)
    return twin
