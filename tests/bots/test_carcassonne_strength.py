"""Greedy against uniform at Carcassonne with two seats and no expansion: a sample for every day, and the claim on many games."""

import pytest

from rookery.bots import make_bot
from rookery.core.record import Setup
from rookery.games import GAMES
from rookery.play.arena import Series, play_series


def series(*, deals: int) -> Series:
    game = GAMES["carcassonne"]
    return play_series(game, Setup(game.name, 2), make_bot(game.name, "greedy"), make_bot(game.name, "uniform"), deals=deals, seed=2026)


def test_greedy_wins_every_game_of_a_sample_by_far() -> None:
    found = series(deals=8)
    assert found.share.mean == 100
    assert found.margin is not None
    assert found.margin.mean > 50


@pytest.mark.deep
def test_greedy_wins_99_of_100_games_by_more_than_50_points() -> None:
    found = series(deals=250)
    assert found.share.mean >= 99
    assert found.margin is not None
    assert found.margin.low > 50
