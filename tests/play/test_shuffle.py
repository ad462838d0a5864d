"""Weighted draws."""

from collections.abc import Callable

import pytest

from rookery.play.shuffle import draw

ODDS = {"ash": 1, "birch": 3, "cedar": 2}


def always(number: int) -> Callable[[int], int]:
    return lambda _: number


def test_the_numbers_that_draw_an_action_are_as_many_as_its_weight() -> None:
    drawn = [draw(ODDS, always(number)) for number in range(6)]
    assert {action: drawn.count(action) for action in ODDS} == ODDS


def test_the_random_number_is_below_the_total_weight() -> None:
    asked: list[int] = []

    def below(limit: int) -> int:
        asked.append(limit)
        return 0

    draw(ODDS, below)
    assert asked == [6]


@pytest.mark.parametrize("number", range(6))
def test_the_order_of_the_odds_does_not_matter(number: int) -> None:
    backwards = dict(reversed(ODDS.items()))
    assert list(backwards) != list(ODDS)
    assert draw(ODDS, always(number)) == draw(backwards, always(number))


def test_actions_are_laid_out_by_their_notation() -> None:
    assert [draw({9: 1, 10: 1}, always(number)) for number in range(2)] == [10, 9]


def test_a_number_that_is_too_high_is_refused() -> None:
    with pytest.raises(ValueError, match="less than n"):
        draw(ODDS, lambda limit: limit)
