"""Invalid setups are refused with one sentence that gives the reason."""

from dataclasses import replace

import pytest

from rookery.core.errors import SetupError
from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.core.rules import AnyGame, Game
from rookery.games import GAMES
from rookery.games.five_towers import FIVE_TOWERS
from tests.contract.setups import for_every_game, for_every_setup


@for_every_setup
def test_every_allowed_setup_starts(setup: Setup) -> None:
    rules = GAMES[setup.game].rules(setup)
    assert rules.setup == setup
    assert rules.actor(rules.start()) is not None


@for_every_game
def test_too_few_and_too_many_seats_are_refused(game: AnyGame) -> None:
    for seats in (-1, 0, game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(SetupError, match=rf"is for {game.seats[0]} to {game.seats[-1]} seats, not {seats}$"):
            game.rules(Setup(game.name, seats))


@for_every_game
def test_an_opener_must_sit_at_the_table(game: AnyGame) -> None:
    for seats in game.seats:
        for opener in (-1, seats):
            with pytest.raises(SetupError, match=f"the opener must be a seat from 0 to {seats - 1}, not {opener}$"):
                game.rules(Setup(game.name, seats, opener=opener))


@for_every_game
def test_an_unknown_option_is_refused_and_the_known_ones_are_named(game: AnyGame) -> None:
    with pytest.raises(SetupError, match=r"has no option 'no-such' \(known: .+\)$") as refused:
        game.rules(Setup(game.name, game.seats[0], FrozenMap({"no-such": "1"})))
    assert all(name in str(refused.value) for name in game.options)


@for_every_game
def test_an_unknown_option_value_is_refused_and_the_known_ones_are_named(game: AnyGame) -> None:
    for name, values in game.options.items():
        with pytest.raises(SetupError, match=r"not 'no-such'$") as refused:
            game.rules(Setup(game.name, game.seats[0], FrozenMap({name: "no-such"})))
        assert all(value in str(refused.value) for value in (name, *values))


@for_every_game
def test_an_unknown_expansion_is_refused(game: AnyGame) -> None:
    with pytest.raises(SetupError, match="has no expansion 'no-such'"):
        game.rules(Setup(game.name, game.seats[0], expansions=("no-such",)))


def test_an_expansion_is_named_once() -> None:
    game: AnyGame = replace(FIVE_TOWERS, expansions=("annex",))
    game.check(Setup(game.name, 2, expansions=("annex",)))
    with pytest.raises(SetupError, match="an expansion is named twice"):
        game.check(Setup(game.name, 2, expansions=("annex", "annex")))


@for_every_game
def test_a_setup_for_another_game_is_refused(game: AnyGame) -> None:
    with pytest.raises(SetupError, match=f"a setup for 'chess' was given to '{game.name}'"):
        game.rules(Setup("chess", game.seats[0]))


@for_every_game
def test_the_first_value_of_an_option_is_its_default(game: AnyGame) -> None:
    bare = Setup(game.name, game.seats[0])
    for name, values in game.options.items():
        assert Game.option(game, bare, name) == values[0]
        assert game.option(replace(bare, options=FrozenMap({name: values[-1]})), name) == values[-1]


@for_every_game
def test_games_are_registered_by_name(game: AnyGame) -> None:
    assert GAMES[game.name] is game
