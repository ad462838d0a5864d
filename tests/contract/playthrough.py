"""Whole random games, and selected states for detailed checks."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any, TypeVar

from hypothesis import Phase, settings
from hypothesis import strategies as st

from rookery.core.record import Record, Setup
from rookery.core.rules import CHANCE, AnyGame, AnyRules
from rookery.games import GAMES
from rookery.play.shuffle import draw
from tests.contract.bounds import bound

T = TypeVar("T")
seeds = st.integers(min_value=0, max_value=2**32 - 1)


def games(count: int, *, derandomize: bool = True) -> settings:
    """Return Hypothesis settings for tests that draw a seed. They disable shrinking, because smaller seeds are not simpler."""
    return settings(max_examples=count, derandomize=derandomize, phases=(Phase.explicit, Phase.reuse, Phase.generate))


@dataclass(frozen=True)
class Playthrough:
    """A finished game: `states` has one more item than `actions`."""

    game: AnyGame
    rules: AnyRules
    states: tuple[Any, ...]
    actions: tuple[Any, ...]

    @property
    def setup(self) -> Setup:
        return self.rules.setup

    @property
    def record(self) -> Record:
        outcome = self.rules.outcome(self.states[-1])
        assert outcome is not None
        return Record(self.setup, tuple(map(str, self.actions)), outcome.scores)


@lru_cache(maxsize=128)
def playthrough(setup: Setup, seed: int) -> Playthrough:
    """Play the game of this seed: chance follows its odds, seats choose uniformly among the legal actions."""
    game = GAMES[setup.game]
    rules = game.rules(setup)
    rng = Random(seed)
    states: list[Any] = [rules.start()]
    actions: list[Any] = []
    while (actor := rules.actor(states[-1])) is not None:
        if len(actions) > bound(setup):
            raise AssertionError(f"not over after {bound(setup)} actions")
        action = draw(rules.odds(states[-1]), rng.randrange) if actor == CHANCE else rng.choice(rules.legal(states[-1]))
        actions.append(action)
        states.append(rules.apply(states[-1], action))
    return Playthrough(game, rules, tuple(states), tuple(actions))


def some(things: Sequence[T], count: int, seed: int) -> list[T]:
    """Return a few items selected by the seed, including the last one, which is often special."""
    return [*Random(seed).sample(things[:-1], min(count, len(things) - 1)), things[-1]]
