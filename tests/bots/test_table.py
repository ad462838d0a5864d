"""The table of bots."""

import pickle

import pytest

from rookery.bots import bot_names, make_bot
from rookery.core.errors import SetupError
from rookery.games import GAMES


def test_the_bots_of_five_towers_stand_weakest_first() -> None:
    assert bot_names("five-towers") == ("uniform", "greedy", "heuristic", "tuned", "learned", "search")


@pytest.mark.parametrize("game", GAMES)
def test_uniform_serves_every_game(game: str) -> None:
    assert bot_names(game)[0] == "uniform"


def test_an_unknown_bot_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(SetupError, match=r"no bot 'deep-blue' \(known: uniform, greedy, heuristic, tuned, learned, search\)"):
        make_bot("five-towers", "deep-blue")


def test_an_unknown_game_is_refused_and_the_known_ones_are_named() -> None:
    for ask in (bot_names, lambda game: make_bot(game, "uniform")):
        with pytest.raises(SetupError, match=r"no game 'chess' \(known: .*five-towers"):
            ask("chess")


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in bot_names(game)])
def test_a_bot_is_a_value_that_can_be_sent_to_another_process(game: str, name: str) -> None:
    bot = make_bot(game, name)
    assert pickle.loads(pickle.dumps(bot)) == bot == make_bot(game, name)
