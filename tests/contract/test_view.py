"""A view shows one seat its choices, and is made of plain values."""

import json

from hypothesis import given

from rookery.core.record import Setup
from rookery.core.view import plain
from tests.contract.playthrough import games, playthrough, seeds, some
from tests.contract.setups import for_every_setup


@for_every_setup
@games(2)
@given(seed=seeds)
def test_the_actor_has_the_legal_actions_to_choose_from_and_nobody_else_has_any(setup: Setup, seed: int) -> None:
    game = playthrough(setup, seed)
    for state in some(game.states, 40, seed):
        actor = game.rules.actor(state)
        for seat in (None, *range(setup.seats)):
            choices = [choice.action for choice in game.rules.view(state, seat).choices]
            assert len(choices) == len(set(choices))
            assert set(choices) == (set(map(str, game.rules.legal(state))) if seat is not None and seat == actor else set())


@for_every_setup
@games(2)
@given(seed=seeds)
def test_a_view_tells_who_looks_who_acts_and_how_it_stands(setup: Setup, seed: int) -> None:
    game = playthrough(setup, seed)
    for state in some(game.states, 40, seed):
        for seat in (None, *range(setup.seats)):
            view = game.rules.view(state, seat)
            assert (view.game, view.seat, view.actor) == (setup.game, seat, game.rules.actor(state))
            assert len(view.scores) == setup.seats
            assert view.outcome == game.rules.outcome(state)
            assert view.outcome is None or view.scores == view.outcome.scores


@for_every_setup
@games(1)
@given(seed=seeds)
def test_a_view_is_made_of_plain_values(setup: Setup, seed: int) -> None:
    game = playthrough(setup, seed)
    for state in some(game.states, 40, seed):
        value = plain(game.rules.view(state, 0))
        assert json.loads(json.dumps(value, allow_nan=False)) == value
