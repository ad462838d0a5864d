"""Confidence intervals have their stated coverage, even at the extremes."""

from math import inf
from random import Random

import pytest

from rookery.core.interval import mean_interval, share_interval


def test_the_interval_of_a_mean() -> None:
    mean, low, high = mean_interval([100, 50, 0, 50])
    error = 1.96 * (5000 / 3) ** 0.5 / 2
    assert (mean, low, high) == pytest.approx((50, 50 - error, 50 + error))


def test_a_single_deal_tells_nothing_about_the_error_of_a_mean() -> None:
    assert mean_interval([3]) == (3, -inf, inf)


def test_single_games_have_a_wilson_interval() -> None:
    share = share_interval([1.0] * 8 + [0.0] * 2)
    assert (round(share.mean, 1), round(share.low), round(share.high)) == (80.0, 47, 95)  # for nine games the spread itself is an estimate


@pytest.mark.parametrize(("shares", "mean"), [([1.0] * 20, 100), ([0.0] * 20, 0)])
def test_a_player_who_always_wins_may_still_lose_the_next_game(shares: list[float], mean: float) -> None:
    share = share_interval(shares)
    assert share.mean == mean
    assert round(share.high - share.low, 1) == 16.1  # 3.84 / (20 + 3.84)


def test_more_split_pairs_give_a_narrower_interval() -> None:
    few, many = share_interval([0.5] * 10), share_interval([0.5] * 1000)
    assert few.low < many.low < 50 < many.high < few.high


@pytest.mark.parametrize("chance", [0.02, 0.5, 0.9])
def test_the_interval_contains_the_true_share_in_about_95_of_100_series(chance: float) -> None:
    rng = Random(7)
    series = [share_interval([(int(rng.random() < chance) + int(rng.random() < chance)) / 2 for _ in range(60)]) for _ in range(600)]
    held = sum(share.low <= 100 * chance <= share.high for share in series)
    assert 0.92 <= held / 600 <= 0.985
