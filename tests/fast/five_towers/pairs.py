"""Play 5 Towers in parallel by the readable rules and by the twin."""

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import NamedTuple

import pytest

from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.fast.five_towers.actions import ACTIONS, NUMBERS
from rookery.fast.five_towers.twin import Twin
from rookery.games.five_towers import FIVE_TOWERS
from rookery.games.five_towers.actions import Action, Demolish, Retract
from rookery.games.five_towers.state import State
from rookery.play.shuffle import draw

SETUPS = [
    Setup("five-towers", seats, FrozenMap({"overbids": overbids}), opener=seats - 2)
    for seats, overbids in product(FIVE_TOWERS.seats, FIVE_TOWERS.options["overbids"])
]


def name_of(setup: Setup) -> str:
    return f"{setup.seats}-{setup.options['overbids']}"


for_every_setup = pytest.mark.parametrize("setup", SETUPS, ids=name_of)


class Pair(NamedTuple):
    """Both sides of a game at one moment; `legal` are the actions by the readable rules."""

    state: State
    legal: tuple[Action, ...]
    twin: Twin


def play_both(setup: Setup, seed: int) -> Iterator[Pair]:
    """Yield the game of this seed before every action and at the end. With odd seeds nobody demolishes needlessly, so that towers grow."""
    rules = FIVE_TOWERS.rules(setup)
    rng = Random(seed)
    state, twin = rules.start(), Twin(setup)
    while True:
        legal = tuple(rules.legal(state))
        yield Pair(state, legal, twin)
        if not legal:
            return
        wanted = _building(legal) if seed % 2 else legal
        action = draw(rules.odds(state), rng.randrange) if state.step == "reveal" else rng.choice(wanted)
        state = rules.apply(state, action)
        twin.apply(NUMBERS[str(action)])


def _building(legal: Sequence[Action]) -> Sequence[Action]:
    return [action for action in legal if not isinstance(action, Demolish | Retract)] or legal


def check_equal(setup: Setup, pair: Pair) -> None:
    """Assert that both sides have the same position, actor and legal actions and, at the end, the same scores."""
    state, legal, twin = pair
    rules = FIVE_TOWERS.rules(setup)
    numbers = twin.legal()
    assert twin.actor == rules.actor(state)
    assert {ACTIONS[number] for number in numbers} == set(legal)
    assert len(numbers) == len(legal)
    assert twin.position_text() == FIVE_TOWERS.write_position(setup, state)
    if not legal:
        outcome = rules.outcome(state)
        assert outcome is not None
        assert twin.scores == outcome.scores
