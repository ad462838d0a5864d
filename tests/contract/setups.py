"""Every setup of every game, derived from GAMES: a newly registered game is covered without an edit."""

from collections.abc import Iterator
from itertools import chain, combinations, product

import pytest

from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.core.rules import AnyGame
from rookery.games import GAMES


def setups_of(game: AnyGame) -> Iterator[Setup]:
    """Return each seat count with each combination of option values and each subset of the expansions, with rotating openers."""
    values = [[(name, value) for value in allowed] for name, allowed in game.options.items()]
    subsets = chain.from_iterable(combinations(game.expansions, size) for size in range(len(game.expansions) + 1))
    for number, (seats, expansions, options) in enumerate(product(game.seats, subsets, product(*values))):
        yield Setup(game.name, seats, FrozenMap(options), expansions, opener=number % seats)


def name_of(setup: Setup) -> str:
    """Return the setup as a test id."""
    return "-".join([setup.game, str(setup.seats), *setup.expansions, *setup.options.values()])


SETUPS = [setup for game in GAMES.values() for setup in setups_of(game)]


def _is_daily(setup: Setup) -> bool:
    """Return whether everyday runs test the setup: three seats with any expansions, or any seat count with none or all of them."""
    return setup.seats == 3 or setup.expansions in ((), GAMES[setup.game].expansions)


for_every_setup = pytest.mark.parametrize("setup", SETUPS, ids=name_of)
for_daily_setups = pytest.mark.parametrize(
    "setup", [pytest.param(setup, marks=() if _is_daily(setup) else pytest.mark.deep) for setup in SETUPS], ids=[*map(name_of, SETUPS)]
)
for_every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
