"""Advice on Carcassonne: bots evaluate every choice, best first, their reasons hold in the game, and luck averages 0."""

from random import Random
from statistics import fmean

import pytest

from rookery.bots import strongest_advisor
from rookery.bots.carcassonne.nets import make_turns
from rookery.bots.carcassonne.points import expected_points, points_to_come
from rookery.bots.carcassonne.reasons import GAINS, Evaluation, reasons
from rookery.core.record import Setup
from rookery.core.rules import CHANCE
from rookery.fast.carcassonne.appraisal import Part
from rookery.fast.carcassonne.twin import Twin
from rookery.fast.common.rng import Rng
from rookery.games import GAMES
from rookery.locale import Words
from rookery.play.advice import Advisor, Opinion, best_few
from rookery.play.match import Match
from tests.bots.test_carcassonne_thinking import moments
from tests.carcassonne.shrine import SHRINE, add_shrine

CARCASSONNE = GAMES["carcassonne"]
ALL = CARCASSONNE.expansions


@pytest.fixture(scope="module")
def advisor() -> Advisor:
    found = strongest_advisor("carcassonne")
    assert found is not None
    return found


def test_win_shares_add_up_to_one_and_luck_averages_zero(advisor: Advisor) -> None:
    match, rng = Match(CARCASSONNE, Setup("carcassonne", 2)), Random(4)
    while match.state.turn < 20 or isinstance(match.actor, int):
        if isinstance(match.actor, int):
            match.act(match.view(match.actor).choices[0].action)
        else:
            match.draw(rng.randrange)
    rules = match.rules
    before = advisor.expect(rules.view(match.state, None), Random(1), samples=1000)
    assert sum(each.result for each in before) == pytest.approx(1)
    odds = rules.odds(match.state)
    mean = sum(
        weight * advisor.expect(rules.view(rules.apply(match.state, draw), None), Random(1), samples=40)[0].result for draw, weight in odds.items()
    ) / sum(odds.values())
    assert mean == pytest.approx(before[0].result, abs=0.02)


@pytest.mark.parametrize(("seats", "expansions"), [(2, ()), (3, ALL)])
def test_expected_points_match_what_good_players_reach(seats: int, expansions: tuple[str, ...]) -> None:
    """Compare means over some games, at the start and later. After training, run tools/points_to_come.py to update the table."""
    turns, row = make_turns(seats, expansions), points_to_come(seats, expansions)
    setup, missed = Setup("carcassonne", seats, expansions=expansions), {0: 0.0, 30: 0.0}
    games = 12
    for game in range(games):
        twin, rng, moves = Twin(setup), Rng(game), 0
        while twin.actor is not None:
            if twin.actor == CHANCE:
                if moves in missed:
                    missed[moves] -= fmean(expected_points(turns, row, twin))
                twin.draw(rng)
                moves += 1
            else:
                for choice in turns.ranked(twin, 1)[0].choices:
                    twin.apply(twin.numbers()[choice])
        for at in missed:
            missed[at] += fmean(twin.scores)
    assert [total / games for total in missed.values()] == pytest.approx([0, 0], abs=5)


def test_a_tile_is_judged_with_the_figure_that_follows_it(advisor: Advisor) -> None:
    match, view = next((match, view) for match, view in moments(Setup("carcassonne", 2), seed=3) if len(view.choices) > 3 and view.drawn is not None)
    for opinion in advisor.explain(view, Random(1), samples=1):
        assert opinion.then
        played = match.copy()
        for action in (opinion.action, *opinion.then):
            played.act(action)
        assert played.actor != match.actor, "the turn is over after the figure"


def test_an_expansion_that_the_twin_does_not_know_is_judged_by_points(advisor: Advisor, monkeypatch: pytest.MonkeyPatch) -> None:
    add_shrine(monkeypatch)
    match, view = next(moments(Setup("carcassonne", 2, expansions=(SHRINE.name,)), seed=3))
    assert {opinion.action for opinion in advisor.explain(view, Random(1))} == {choice.action for choice in view.choices}
    assert sum(each.result for each in advisor.expect(match.rules.view(match.state, None), Random(1))) == pytest.approx(1)


# --- reasons

HAND = Part("hand", (0,), 5.0, 7)
FEWER = Part("hand", (0,), 3.0, 6)
LATE, CITY, LIKELY_CITY = (
    Part("city", (0,), worth, 3, ((9, 0, 0),), chance, closing) for worth, chance, closing in ((1, 0.1, 2), (4, 0.5, 5), (6, 0.9, 9))
)
THEIRS = Part("road", (1,), 3.0, 3, ((4, 1, 1),), 0.9, 6)


def after(*parts: Part, points: tuple[int, int] = (10, 10)) -> Evaluation:
    return Evaluation(points, (0.0, 0.0), parts)


@pytest.mark.parametrize(
    ("better", "worse", "better_asks", "said"),
    [
        (after(HAND, points=(14, 10)), after(HAND), True, ("advice-points", {"count": 4})),
        (after(HAND), after(FEWER, LATE), False, ("advice-not-hand", {"doubt": "city", "tiles": 2, "count": 1})),
        (after(FEWER, LIKELY_CITY), after(HAND), True, ("advice-claim", {"kind": "city", "outlook": "good", "tiles": 9, "count": 4})),
        (after(FEWER, LIKELY_CITY), after(FEWER, CITY), True, ("advice-likely", {"kind": "city", "tiles": 9})),
        (after(HAND, THEIRS._replace(worth=1.0, chance=0.2, closing=1)), after(HAND, THEIRS), True, ("advice-rival-likely", {"seat": 1, "tiles": 1})),
        (after(HAND, THEIRS), after(HAND, THEIRS), False, ("advice-not-turns", {})),
        (
            after(FEWER, Part("city", (0, 1), 8.0, 5, ((4, 0, 1), (9, 0, 0)), 0.5, 3)),
            after(FEWER, CITY, Part("city", (1,), 8.0, 3, ((4, 0, 1),), 0.5, 3)),
            True,
            ("advice-worth", {"count": 4}),
        ),
        (
            after(HAND, Part("city", (0, 1), 8.0, 5, ((4, 0, 1), (5, 0, 0)), 0.5, 3)),
            after(HAND, Part("city", (1,), 8.0, 3, ((4, 0, 1), (5, 0, 0)), 0.5, 3)),
            True,
            ("advice-share", {"seat": 1, "count": 8}),
        ),
        (after(FEWER, Part("guard", (0,), 7.0, 6, ((3, -1, 0),))), after(HAND), True, ("advice-guard", {"count": 5, "thieves": 6})),
    ],
)
def test_reasons_name_the_difference(better: Evaluation, worse: Evaluation, better_asks: bool, said: tuple[str, dict[str, object]]) -> None:
    first = reasons(better, worse, 0, better_asks=better_asks)[0]
    assert (first.label, dict(first.args) | said[1]) == (said[0], dict(first.args))


def test_every_reason_has_a_message() -> None:
    words = Words("en")
    arguments: dict[str, str | int] = {
        "kind": "city",
        "count": 2,
        "outlook": "good",
        "doubt": "city",
        "left": 1,
        "tiles": 2,
        "fewer": 1,
        "more": 3,
        "thieves": 4,
        "name": "Ann",
    }
    for gain in GAINS:
        for form in ("advice", "advice-not"):
            assert words(f"{form}-{gain}", **arguments).endswith("."), gain


def test_choices_with_equal_results_are_listed_once() -> None:
    opinions = [Opinion(action, result, 0.0, 1.0) for action, result in (("a", 0.6), ("b", 0.6), ("c", 0.5), ("d", 0.4), ("e", 0.3))]
    assert [opinion.action for opinion in best_few(opinions, 3)] == ["a", "c", "d"]
