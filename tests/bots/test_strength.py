"""Who beats whom at 5 Towers with two seats: a sample for every day, and the claims on a thousand games."""

import pytest

from rookery.bots import make_bot
from rookery.core.record import Setup
from rookery.games import GAMES
from rookery.play.arena import Series, play_series


def series(challenger: str, rival: str, *, deals: int) -> Series:
    game = GAMES["five-towers"]
    return play_series(game, Setup(game.name, 2), make_bot(game.name, challenger), make_bot(game.name, rival), deals=deals, seed=2026)


@pytest.mark.parametrize(("challenger", "rival", "percent"), [("greedy", "uniform", 97), ("heuristic", "uniform", 97), ("heuristic", "greedy", 70)])
def test_each_bot_beats_the_weaker_ones(challenger: str, rival: str, percent: float) -> None:
    assert series(challenger, rival, deals=12).share.mean >= percent


@pytest.mark.deep
@pytest.mark.parametrize(("rival", "percent"), [("uniform", 99), ("greedy", 80)])
def test_heuristic_beats_the_others_by_what_is_claimed(rival: str, percent: float) -> None:
    assert series("heuristic", rival, deals=500).share.mean >= percent
