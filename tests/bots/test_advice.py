"""Advice on 5 Towers: every choice is judged, the best first, with reasons that hold on the table."""

from dataclasses import replace
from random import Random

import pytest

from rookery.bots import strongest_advisor
from rookery.core.record import Setup
from rookery.games import GAMES
from rookery.games.five_towers.view import FiveTowersView
from rookery.play.advice import Advisor
from tests.bots.test_solving import moments
from tests.bots.views import seen

BUILDING = (
    "building round=3 pass=1 opener=0 calls=1,pass display=candy-0,candy-3,tree-5,scrap-1,scrap-2 to-place=1 seat0=candy:15.12.10.9.8 seat1=sand:3"
)


@pytest.fixture(scope="module")
def advisor() -> Advisor:
    found = strongest_advisor("five-towers")
    assert found is not None
    return found


@pytest.mark.parametrize("seats", range(2, 6))
def test_every_choice_has_an_opinion_and_the_best_comes_first(advisor: Advisor, seats: int) -> None:
    for _, view in moments(Setup("five-towers", seats), seed=5, every=25):
        opinions = advisor.explain(view, Random(1), samples=3)
        assert sorted(opinion.action for opinion in opinions) == sorted(choice.action for choice in view.choices)
        results = [opinion.result for opinion in opinions]
        assert results == sorted(results, reverse=True)
        assert all(0 <= result <= 1 and opinion.explanations for result, opinion in zip(results, opinions, strict=True))


def test_what_all_seats_expect_is_one_win(advisor: Advisor) -> None:
    for match, _ in moments(Setup("five-towers", 4), seed=6, every=20):
        assert sum(advisor.expect(match.rules.view(match.state, None), Random(1), samples=2)) == pytest.approx(1)


def test_a_finished_game_promises_what_it_brought(advisor: Advisor) -> None:
    *_, (match, _) = moments(Setup("five-towers", 3), seed=7)
    view = match.view(0)
    assert view.outcome is not None
    shares = advisor.expect(match.rules.view(match.state, None), Random(1))
    assert [seat for seat, share in enumerate(shares) if share] == list(view.outcome.winners)


def test_reasons_speak_of_the_table(advisor: Advisor) -> None:
    """A top that doubles five cards is said to; so is the room that another choice takes away."""
    opinions = {opinion.action: opinion for opinion in advisor.explain(seen(BUILDING), Random(1), samples=20)}
    said = {(one.label.removeprefix("advice-"), one.args.get("tower")) for one in opinions["place candy-0"].explanations}
    lacking = {one.label for one in opinions["place scrap-1"].explanations}
    assert ("top", "candy") in said or ("not-room", "candy") in said
    assert lacking


def test_the_hidden_piles_are_not_peeked_at(advisor: Advisor) -> None:
    setup = Setup("five-towers", 2)
    _, view = next(moments(setup, seed=8))
    hidden = replace(view, to_come=None, discarded=None)
    assert isinstance(hidden, FiveTowersView)
    assert advisor.explain(hidden, Random(4), samples=2) == advisor.explain(replace(hidden), Random(4), samples=2)


def test_a_game_without_an_advisor_says_so() -> None:
    for game in GAMES:
        assert strongest_advisor(game) is None or isinstance(strongest_advisor(game), Advisor)
