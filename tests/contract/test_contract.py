"""Every game fulfils the contract in every setup."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rookery.core.errors import NotationError
from rookery.core.record import Setup
from rookery.core.rules import AnyGame
from tests.contract.checks import CHECKS
from tests.contract.playthrough import games, playthrough, seeds, some
from tests.contract.setups import for_daily_setups, for_every_game, for_every_setup, setups_of


@for_daily_setups
def test_all_checks_hold_in_every_setup(setup: Setup) -> None:
    check_all(setup, 0, closely=4)


@for_every_game
@games(8)
@given(pick=st.data(), seed=seeds)
def test_all_checks_hold_in_random_games(game: AnyGame, pick: st.DataObject, seed: int) -> None:
    check_all(pick.draw(st.sampled_from([*setups_of(game)])), seed, closely=15)


@pytest.mark.deep
@for_every_setup
@games(5, derandomize=False)
@given(seed=seeds)
def test_all_checks_hold_in_many_random_games(setup: Setup, seed: int) -> None:
    check_all(setup, seed, closely=60)


def check_all(setup: Setup, seed: int, *, closely: int) -> None:
    game = playthrough(setup, seed)
    for check in CHECKS:
        check(game, some(game.states, closely, seed))


@for_every_game
@given(text=st.text(max_size=80))
def test_any_text_is_an_action_and_a_position_or_a_notation_error(game: AnyGame, text: str) -> None:
    setup = Setup(game.name, game.seats[0])
    for read in (game.read_action, game.read_position):
        with suppress(NotationError):
            read(setup, text)
