"""Play Carcassonne in parallel by the readable rules and by the twin."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import NamedTuple

import pytest

from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.core.rules import CHANCE
from rookery.fast.carcassonne.twin import Twin
from rookery.games.carcassonne import CARCASSONNE
from rookery.games.carcassonne.actions import Action
from rookery.games.carcassonne.rules import Carcassonne
from rookery.games.carcassonne.state import State
from rookery.games.carcassonne.view import CarcassonneView
from rookery.play.shuffle import draw
from tests.carcassonne.subsets import SUBSETS
from tests.carcassonne.subsets import name_of as name_of_subset

SETUPS = [
    Setup("carcassonne", seats, FrozenMap({"farmers": farmers}), expansions, opener=number % seats)
    for number, (expansions, farmers, seats) in enumerate(product(SUBSETS, CARCASSONNE.options["farmers"], CARCASSONNE.seats))
]
SAMPLE = SETUPS[:: len(CARCASSONNE.seats) + 1] + SETUPS[3 :: len(CARCASSONNE.seats) + 1]
"""Setups in which every expansion, option value and seat count occurs in many combinations."""

TEMPERS = ((), (), ("skip",), ("guard",), ("skip", "guard"), ("claim",), ("skip", "recall"))
"""Verbs that the players of a game avoid, so that games differ."""


def name_of(setup: Setup) -> str:
    return f"{setup.seats}-{name_of_subset(setup.expansions)}-{setup.options['farmers']}"


for_some_setups = pytest.mark.parametrize("setup", SAMPLE, ids=name_of)
for_few_setups = pytest.mark.parametrize("setup", SAMPLE[::5], ids=name_of)


class Pair(NamedTuple):
    """Both sides of a game at one moment; `legal` are the actions by the readable rules."""

    rules: Carcassonne
    state: State
    legal: tuple[Action, ...]
    twin: Twin


def twin_of(rules: Carcassonne, state: State) -> Twin:
    """Return a twin of this position, made from its view."""
    view = rules.view(state, None)
    assert isinstance(view, CarcassonneView)
    return Twin.of_view(view)


def play_both(setup: Setup, seed: int) -> Iterator[Pair]:
    """Yield the game of this seed before every action and at the end. Rebuild the twin from a view now and then.

    For every third seed most tiles are removed at the start, so that piles run out in various ways.
    """
    rules = CARCASSONNE.rules(setup)
    assert isinstance(rules, Carcassonne)
    rng = Random(seed)
    avoided = rng.choice(TEMPERS)
    state = rules.start() if seed % 3 else few_tiles(rules, rng)
    twin = Twin(setup) if seed % 3 else twin_of(rules, state)
    while True:
        legal = tuple(rules.legal(state))
        yield Pair(rules, state, legal, twin)
        if not legal:
            return
        action = draw(rules.odds(state), rng.randrange) if rules.actor(state) == CHANCE else choose(legal, avoided, rng)
        state = rules.apply(state, action)
        if rng.random() < 0.02:
            twin = twin_of(rules, state)
        else:
            twin.apply(twin.numbers()[str(action)])


def choose(legal: Sequence[Action], avoided: Sequence[str], rng: Random) -> Action:
    """Choose a legal action; take an avoided one now and then."""
    liked = [action for action in legal if action.verb not in avoided] if rng.random() < 0.9 else []
    return rng.choice(liked or legal)


def few_tiles(rules: Carcassonne, rng: Random) -> State:
    """Return a start with most tiles removed; each main pile keeps at least one."""
    start = rules.start()
    bags = {pile: Counter(dict(bag)) for pile, bag in start.piles.items()}
    kept = rng.choice(sorted(bags["land"].elements()))
    out = Counter(code for bag in bags.values() for code in sorted(bag.elements()) if rng.random() < 0.8)
    out[kept] = min(out[kept], bags["land"][kept] - 1)
    pile = next(pile for pile in rules.ruleset.main_piles if pile in bags and bags[pile] - out)
    words = [f"pile={pile}" if word.startswith("pile=") else word for word in CARCASSONNE.write_position(rules.setup, start).split()]
    return CARCASSONNE.read_position(rules.setup, f"{' '.join(words)} out={','.join(sorted(out.elements()))}")


def check_equal(pair: Pair) -> None:
    """Assert that both sides have the same position, actor, legal actions, odds and scores."""
    rules, state, legal, twin = pair
    numbers = twin.numbers()
    assert twin.actor == rules.actor(state)
    assert sorted(numbers) == [str(action) for action in legal]
    assert len(twin.legal()) == len(legal)
    assert twin.position_text() == CARCASSONNE.write_position(rules.setup, state)
    assert twin.scores == tuple(player.score for player in state.players)
    odds = twin.odds()
    assert {str(action): weight for action, weight in rules.odds(state).items()} == {
        text: odds[number] for text, number in numbers.items() if number in odds
    }
