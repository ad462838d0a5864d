"""Legal is what can be applied, and nothing else."""

from itertools import chain
from random import Random

import pytest
from hypothesis import given

from rookery.core.errors import IllegalActionError
from rookery.core.record import Setup
from tests.contract.playthrough import Playthrough, games, playthrough, seeds, some
from tests.contract.setups import for_every_setup
from tests.ledger import ids

RULES = ids()


@for_every_setup
@games(3)
@given(seed=seeds)
def test_legal_actions_are_sorted_unique_and_there_until_the_game_is_over(setup: Setup, seed: int) -> None:
    game = playthrough(setup, seed)
    for state in game.states:
        texts = list(map(str, game.rules.legal(state)))
        assert texts == sorted(set(texts))
        assert bool(texts) == (game.rules.actor(state) is not None)


@for_every_setup
@games(2)
@given(seed=seeds)
def test_every_legal_action_can_be_applied(setup: Setup, seed: int) -> None:
    check_that_legal_actions_apply(playthrough(setup, seed), states=25, seed=seed)


@for_every_setup
@games(2)
@given(seed=seeds)
def test_every_other_action_is_refused_by_a_rule_of_the_ledger(setup: Setup, seed: int) -> None:
    check_that_others_are_refused(playthrough(setup, seed), states=10, others=80, seed=seed)


@pytest.mark.deep
@for_every_setup
@games(20, derandomize=False)
@given(seed=seeds)
def test_legal_if_and_only_if_appliable_all_through_the_game(setup: Setup, seed: int) -> None:
    game = playthrough(setup, seed)
    check_that_legal_actions_apply(game, states=100, seed=seed)
    check_that_others_are_refused(game, states=50, others=200, seed=seed)


def check_that_legal_actions_apply(game: Playthrough, *, states: int, seed: int) -> None:
    for state in some(game.states, states, seed):
        for action in game.rules.legal(state):
            game.rules.apply(state, action)


def check_that_others_are_refused(game: Playthrough, *, states: int, others: int, seed: int) -> None:
    """The others are what was legal at another time of the same game."""
    pool = sorted({*chain.from_iterable(map(game.rules.legal, game.states))}, key=str)
    rng = Random(seed)
    for state in some(game.states, states, seed):
        legal = set(game.rules.legal(state))
        for action in rng.sample(pool, min(others, len(pool))):
            if action in legal:
                continue
            with pytest.raises(IllegalActionError) as refused:
                game.rules.apply(state, action)
            assert refused.value.action == action
            assert refused.value.rule in RULES
