"""Outcomes: places, winners and totals."""

import pytest

from rookery.core.outcome import Outcome, Reason, ScoreLine, Sheet, args

REASON = Reason("ended", "FT-52")


def sheets(*scores: int) -> list[Sheet]:
    return [Sheet((ScoreLine("score", score, "FT-56"),)) for score in scores]


@pytest.mark.parametrize(
    ("scores", "places", "winners"),
    [
        ((3, 5), (2, 1), (1,)),
        ((5, 5), (1, 1), (0, 1)),
        ((5, 7, 5, 1), (2, 1, 2, 4), (1,)),
        ((0, 0, 0), (1, 1, 1), (0, 1, 2)),
        ((-3, -1), (2, 1), (1,)),
    ],
)
def test_equal_scores_share_a_place_and_the_next_place_is_skipped(scores: tuple[int, ...], places: tuple[int, ...], winners: tuple[int, ...]) -> None:
    outcome = Outcome.of(sheets(*scores), REASON)
    assert (outcome.scores, outcome.places, outcome.winners, outcome.reason) == (scores, places, winners, REASON)


def test_a_sheet_totals_its_lines() -> None:
    assert Sheet(()).total == 0
    assert Sheet((ScoreLine("one", 4, "FT-56"), ScoreLine("two", -3, "FT-59"))).total == 1


def test_args_makes_a_map() -> None:
    assert args(count=3, tower="sand") == {"count": 3, "tower": "sand"}
