"""Every game keeps its promises, however it is set up and played."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery.core.errors import NotationError
from rookery.core.record import Setup
from rookery.core.rules import AnyGame
from tests.contract.playthrough import games, playthrough, seeds, some
from tests.contract.promises import PROMISES, Promise
from tests.contract.setups import for_every_game, for_every_setup, setups_of


@for_every_setup
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_a_promise_is_kept_in_every_setup(setup: Setup, promise: Promise) -> None:
    game = playthrough(setup, 0)
    promise(game, some(game.states, 4, 0))


@for_every_game
@games(8)
@given(pick=st.data(), seed=seeds)
def test_all_promises_are_kept_in_games_nobody_chose(game: AnyGame, pick: st.DataObject, seed: int) -> None:
    keep_all(pick.draw(st.sampled_from([*setups_of(game)])), seed, closely=15)


@pytest.mark.deep
@for_every_setup
@games(5, derandomize=False)
@given(seed=seeds)
def test_all_promises_are_kept_again_and_again(setup: Setup, seed: int) -> None:
    keep_all(setup, seed, closely=60)


def keep_all(setup: Setup, seed: int, *, closely: int) -> None:
    game = playthrough(setup, seed)
    for promise in PROMISES:
        promise(game, some(game.states, closely, seed))


@for_every_game
@given(text=st.text(max_size=80))
def test_any_text_is_an_action_and_a_position_or_a_notation_error(game: AnyGame, text: str) -> None:
    setup = Setup(game.name, game.seats[0])
    for read in (game.read_action, game.read_position):
        with suppress(NotationError):
            read(setup, text)
