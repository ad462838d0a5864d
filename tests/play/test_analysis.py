"""Analysis: the cost of choices and the effect of luck, with an advisor whose opinions are fixed."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from rookery.core.record import Record, Setup
from rookery.core.rules import CHANCE
from rookery.core.view import View
from rookery.games import GAMES
from rookery.play.advice import Forecast, Opinion
from rookery.play.analysis import SECOND_LOOK, Choice, analyse, summarise
from rookery.play.match import Match

GAME = GAMES["five-towers"]


class Known:
    """An advisor that values the first choice at 0.9 and each further one 0.16 less. Seat 0's chances rise as the draw pile shrinks.

    It records the requested samples.
    """

    def __init__(self, *, sure: bool = True) -> None:
        self.sure = sure
        self.asked: list[int | None] = []

    def explain(self, view: View, rng: Random, *, samples: int | None = None) -> tuple[Opinion, ...]:
        self.asked.append(samples)
        step = 0.16 if self.sure or samples == 1 else 0.0
        return tuple(Opinion(choice.action, 0.9 - step * place, 0.0, 0.0) for place, choice in enumerate(view.choices))

    def expect(self, view: View, rng: Random, *, samples: int | None = None) -> tuple[Forecast, ...]:
        share = 1 / (1 + view.draw_pile)  # type: ignore[attr-defined]  # a view of 5 Towers
        return Forecast(share, 30 + share), Forecast(1 - share, 30 - share)


def played(pick: Sequence[int]) -> Record:
    """Play choices at these indices in turn, then stop."""
    match, rng, places = Match(GAME, Setup("five-towers", 2)), Random(2), list(pick)
    while places and match.actor is not None:
        if match.actor == CHANCE:
            match.draw(rng.randrange)
        else:
            assert isinstance(match.actor, int)
            match.act(match.view(match.actor).choices[places.pop(0)].action)
    return match.record()


def test_a_choice_costs_its_difference_from_the_best_choice() -> None:
    steps = [step for step in analyse(GAME, played([2, 0]), Known(), samples=500) if step.seat is not None]
    assert [round(step.choice.cost, 2) for step in steps if step.choice] == [0.32, 0.0]
    assert [step.choice.mark for step in steps if step.choice] == ["blunder", None]
    assert steps[0].choice is not None
    assert steps[0].choice.best.action == "bid 0"


def test_marks_begin_at_their_thresholds() -> None:
    found = [step.choice.mark for step in analyse(GAME, played([1, 0]), Known(), samples=500) if step.choice]
    assert found == ["inaccuracy", None]


def test_a_mark_is_not_given_where_samples_are_too_few_to_be_sure() -> None:
    found = [step.choice for step in analyse(GAME, played([1]), Known(), samples=1) if step.choice]
    assert [round(choice.cost, 2) for choice in found] == [0.16]
    assert [round(choice.error, 2) for choice in found] == [0.17]  # the standard error with ten samples
    assert [choice.mark for choice in found] == [None]


def test_a_win_share_that_rounds_above_one_is_accepted() -> None:
    sure = Opinion("pass", 1 + 1e-8, 20.0, 0.0)
    assert (Choice(sure, sure, samples=100).error, Choice(sure, sure, samples=100).mark) == (0, None)


def test_a_costly_choice_is_searched_deeper_before_it_is_marked() -> None:
    advisor = Known(sure=False)
    steps = list(analyse(GAME, played([2]), advisor, samples=1))
    assert advisor.asked == [1, SECOND_LOOK]
    assert steps[-1].choice is not None
    assert steps[-1].choice.mark is None


def test_luck_is_the_effect_of_the_draws_and_separate_from_skill() -> None:
    steps = list(analyse(GAME, played([2]), Known(), samples=500))
    draws = [step for step in steps if step.seat is None]
    assert [step.luck is None for step in draws] == [True] * (len(draws) - 1) + [False]
    zero, one = summarise(steps, 2)
    whole = Match(GAME, Setup("five-towers", 2)).view(0).draw_pile  # type: ignore[attr-defined]  # as above
    assert zero.luck == pytest.approx(1 / (1 + whole - len(draws)) - 1 / (1 + whole))
    assert zero.luck == pytest.approx(-one.luck)
    assert [zero.cost, one.cost] == pytest.approx([0.32, 0])
    assert steps[-1].points == pytest.approx((30 + 1 / (1 + whole - len(draws)), 30 - 1 / (1 + whole - len(draws))))
    assert zero.marks == {"inaccuracy": 0, "mistake": 0, "blunder": 1}


def test_an_analysis_in_parts_is_the_same_as_in_one_go() -> None:
    record = played([2, 1, 0])
    whole = list(analyse(GAME, record, Known(), samples=1))
    cut = next(place for place, step in enumerate(whole) if step.seat is not None) + 1
    first = list(islice(analyse(GAME, record, Known(), samples=1), cut))
    assert [*first, *analyse(GAME, record, Known(), samples=1, after=first[-1])] == whole


def test_small_errors_get_a_sign_but_no_name() -> None:
    choice = Choice(Opinion("pass", 0.44, 0.0, 0.0), Opinion("bid 1", 0.5, 0.0, 0.0))
    assert (choice.sign, choice.mark) == ("?", None)
    assert Choice(choice.made, replace(choice.best, result=0.6)).sign == "??"
