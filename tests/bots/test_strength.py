"""The order of the bots' strength with two seats: a sample in everyday runs, and claims over many games in deep ones."""

import pytest

from rookery.bots import make_bot
from rookery.core.record import Setup
from rookery.play.tournament import Meeting
from tests.play.simple_bots import meet


def met(game: str, challenger: str, rival: str, deals: int) -> Meeting:
    return meet(make_bot(game, challenger), make_bot(game, rival), Setup(game, 2), deals=deals, seed=2026)


@pytest.mark.parametrize(("challenger", "rival", "percent"), [("greedy", "uniform", 97), ("heuristic", "uniform", 97), ("heuristic", "greedy", 70)])
def test_each_bot_of_five_towers_beats_the_weaker_ones(challenger: str, rival: str, percent: float) -> None:
    assert met("five-towers", challenger, rival, deals=12).share.mean >= percent


@pytest.mark.deep
@pytest.mark.parametrize(("rival", "percent"), [("uniform", 99), ("greedy", 80)])
def test_heuristic_of_five_towers_beats_the_others_by_the_claimed_margin(rival: str, percent: float) -> None:
    assert met("five-towers", "heuristic", rival, deals=500).share.mean >= percent


@pytest.mark.parametrize("deals", [8, pytest.param(250, marks=pytest.mark.deep)])
def test_greedy_of_carcassonne_beats_uniform_by_more_than_50_points(deals: int) -> None:
    found = met("carcassonne", "greedy", "uniform", deals)
    assert found.share.mean >= 99
    assert found.margin is not None
    assert found.margin.low > 50
