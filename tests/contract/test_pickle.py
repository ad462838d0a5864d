"""Games pickle by name."""

import pickle

import pytest

from rookery.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_pickled_as_its_name(game: str) -> None:
    assert pickle.loads(pickle.dumps(GAMES[game])) is GAMES[game]
