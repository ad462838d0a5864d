"""Advice on both games, and on 5 Towers in particular: bots evaluate every choice, best first, and their reasons hold in the game."""

from dataclasses import replace
from random import Random
from statistics import fmean, pstdev

import pytest

from rookery.bots import strongest_advisor
from rookery.bots.five_towers.advice import Appraisal
from rookery.core.record import Setup
from rookery.fast.common.rng import Rng
from rookery.fast.five_towers.twin import Twin
from rookery.games import GAMES
from rookery.games.five_towers.view import FiveTowersView
from rookery.play.advice import Advisor
from tests.bots.moments import random_moments
from tests.bots.test_solving import moments
from tests.bots.views import seen

BUILDING = (
    "building round=3 pass=1 opener=0 calls=1,pass display=candy-0,candy-3,tree-5,scrap-1,scrap-2 to-place=1 seat0=candy:15.12.10.9.8 seat1=sand:3"
)


SETUPS = [
    *(pytest.param(Setup("five-towers", seats), 25, id=f"five-towers-{seats}") for seats in range(2, 6)),
    pytest.param(Setup("carcassonne", 2), 29, id="carcassonne-2"),
    pytest.param(Setup("carcassonne", 3, expansions=GAMES["carcassonne"].expansions), 29, id="carcassonne-3-all"),
    pytest.param(Setup("carcassonne", 5), 29, id="carcassonne-5"),
]


def advisor_of(game: str) -> Advisor:
    found = strongest_advisor(game)
    assert found is not None
    return found


@pytest.fixture(scope="module")
def advisor() -> Advisor:
    return advisor_of("five-towers")


@pytest.mark.parametrize(("setup", "every"), SETUPS)
def test_every_choice_has_an_opinion_and_the_best_comes_first(setup: Setup, every: int) -> None:
    advisor = advisor_of(setup.game)
    for _, view in random_moments(GAMES[setup.game].view, setup, seed=5, every=every):
        opinions = advisor.explain(view, Random(1), samples=2)
        assert sorted(opinion.action for opinion in opinions) == sorted(choice.action for choice in view.choices)
        results = [round(opinion.result, 3) for opinion in opinions]
        assert results == sorted(results, reverse=True)
        assert all(0 <= opinion.result <= 1 and opinion.explanations and opinion.spread >= 0 for opinion in opinions)
        assert opinions == advisor.explain(view, Random(1), samples=2)


@pytest.mark.parametrize("setup", [Setup("five-towers", 3), Setup("carcassonne", 3)], ids=lambda setup: setup.game)
def test_expected_wins_sum_to_one_and_a_finished_game_gives_its_outcome(setup: Setup) -> None:
    advisor = advisor_of(setup.game)
    for match, _ in random_moments(GAMES[setup.game].view, setup, seed=7, every=40):
        assert sum(each.result for each in advisor.expect(match.view(None), Random(1), samples=2)) == pytest.approx(1)
    view = match.view(0)
    assert view.outcome is not None
    promise = advisor.expect(match.view(None), Random(1))
    assert [seat for seat, each in enumerate(promise) if each.result] == list(view.outcome.winners)
    assert tuple(each.points for each in promise) == view.outcome.scores


@pytest.mark.parametrize("seats", range(2, 6))
def test_expected_points_match_what_good_players_reach(seats: int) -> None:
    """Compare means over many games, before the first round and after eight; a single game is about 7 points off."""
    appraisal, setup = Appraisal(seats), Setup("five-towers", seats)
    missed: dict[int, list[float]] = {1: [], 9: []}
    at_first = appraisal.points(Twin(setup))
    for game in range(100):
        twin, rng, said = Twin(setup), Rng(game), {1: at_first}
        while twin.actor is not None:
            twin.draw(rng)
            appraisal.solver.play_round(twin)
            if twin.layout().round == 9:
                said[9] = appraisal.points(twin)
        for number, points in said.items():
            missed[number] += [score - point for score, point in zip(twin.scores, points, strict=True)]
    assert [fmean(missed[number]) for number in (1, 9)] == pytest.approx([0, 0], abs=2)
    assert pstdev(missed[9]) < 9


def test_reasons_mention_tops_and_room(advisor: Advisor) -> None:
    """The reasons mention a top that doubles five cards, and a choice that blocks another."""
    opinions = {opinion.action: opinion for opinion in advisor.explain(seen(BUILDING), Random(1), samples=20)}
    said = {(one.label.removeprefix("advice-"), one.args.get("tower")) for one in opinions["place candy-0"].explanations}
    lacking = {one.label for one in opinions["place scrap-1"].explanations}
    assert ("top", "candy") in said or ("not-room", "candy") in said
    assert lacking


def test_advice_does_not_depend_on_hidden_piles(advisor: Advisor) -> None:
    setup = Setup("five-towers", 2)
    _, view = next(moments(setup, seed=8))
    hidden = replace(view, to_come=None, discarded=None)
    assert isinstance(hidden, FiveTowersView)
    assert advisor.explain(hidden, Random(4), samples=2) == advisor.explain(replace(hidden), Random(4), samples=2)


def test_a_game_without_an_advisor_says_so() -> None:
    for game in GAMES:
        assert strongest_advisor(game) is None or isinstance(strongest_advisor(game), Advisor)
