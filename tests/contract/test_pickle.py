"""Games and the terms of tournaments pickle by name, so that workers can play them."""

import pickle
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from rookery.bots import bot_names, level_names, make_bot, yardstick_names
from rookery.bots.entrants import MakeEntrant, fingerprint
from rookery.bots.twin_match import TwinMatch
from rookery.core.frozen import FrozenMap
from rookery.core.record import Setup
from rookery.core.rules import AnyGame
from rookery.games import GAMES
from rookery.play.deal import ArenaMatch, RulesMatch
from rookery.play.tournament import Terms, round_robin


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_pickled_as_its_name(game: str) -> None:
    assert pickle.loads(pickle.dumps(GAMES[game])) is GAMES[game]


@pytest.mark.parametrize("set_up", [RulesMatch, TwinMatch])
@pytest.mark.parametrize("game", GAMES)
def test_the_terms_of_a_tournament_are_pickled(game: str, set_up: Callable[[AnyGame, Setup], ArenaMatch]) -> None:
    names = (*bot_names(game), *level_names(game), *yardstick_names(game), "my_bots:Careful", "./my-program --fast")
    for expansions in ((), GAMES[game].expansions):
        setup = Setup(game, 2, FrozenMap({name: values[0] for name, values in GAMES[game].options.items()}), expansions=expansions)
        files = partial(fingerprint, names)
        terms = Terms(GAMES[game], setup, round_robin(names, 2), MakeEntrant(game, 9.0, apart=True), "7", "1", 9.0, set_up, files)
        again = pickle.loads(pickle.dumps(terms))
        assert again.files() == files()
        assert replace(again, files=files) == terms


def test_the_built_in_bots_are_pickled() -> None:
    for game in GAMES:
        for name in (*bot_names(game), *level_names(game), *yardstick_names(game)):
            assert type(pickle.loads(pickle.dumps(make_bot(game, name)))) is type(make_bot(game, name))
