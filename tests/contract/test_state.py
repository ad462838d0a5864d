"""A state is a value: equal, hashable, and untouched by what is played on it."""

from copy import deepcopy

from hypothesis import given

from rookery.core.record import Setup
from tests.contract.playthrough import games, playthrough, seeds, some
from tests.contract.setups import for_every_setup


@for_every_setup
@games(1)
@given(seed=seeds)
def test_playing_leaves_the_state_as_it_was(setup: Setup, seed: int) -> None:
    game = playthrough(setup, seed)
    for state in some(game.states, 10, seed):
        before, written = deepcopy(state), game.game.write_position(setup, state)
        for action in game.rules.legal(state):
            game.rules.apply(state, action)
        assert state == before
        assert game.game.write_position(setup, state) == written


@for_every_setup
@games(2)
@given(seed=seeds)
def test_the_same_actions_lead_to_equal_states_of_equal_hash(setup: Setup, seed: int) -> None:
    game = playthrough(setup, seed)
    state = game.rules.start()
    for action, reached in zip(game.actions, game.states[1:], strict=True):
        state = game.rules.apply(state, action)
        assert state == reached
        assert hash(state) == hash(reached)


@for_every_setup
@games(2)
@given(seed=seeds)
def test_an_action_changes_the_state(setup: Setup, seed: int) -> None:
    game = playthrough(setup, seed)
    assert all(before != after for before, after in zip(game.states, game.states[1:], strict=False))
