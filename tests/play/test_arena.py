"""The arena counts what it says it counts, and its seed decides the series."""

from dataclasses import dataclass
from math import inf
from random import Random

import pytest

from rookery.bots.five_towers.one_ply import HEURISTIC
from rookery.bots.uniform import Uniform
from rookery.core.errors import IllegalActionError
from rookery.core.view import View
from rookery.play.arena import Estimate, Series, estimate, play_series
from rookery.play.bot import Bot
from tests.play.simple_bots import FIVE_TOWERS, Idler, five_towers


def series(challenger: Bot, rival: Bot, *, seats: int = 2, deals: int = 2, seed: int = 5, workers: int = 1) -> Series:
    return play_series(FIVE_TOWERS, five_towers(seats), challenger, rival, deals=deals, seed=seed, workers=workers)


def test_tied_seats_share_the_win() -> None:
    result = series(Idler(), Idler(), seats=4)
    assert (result.share, result.margin) == (Estimate(25, 0), Estimate(0, 0))


def test_who_builds_beats_who_does_not() -> None:
    result = series(HEURISTIC, Idler(), seats=3)
    assert result.share == Estimate(100, 0)
    assert result.margin.mean > 20


def test_the_interval_is_that_of_a_mean() -> None:
    mean, error = estimate([100, 50, 0, 50])
    assert mean == 50
    assert error == pytest.approx(1.96 * (5000 / 3) ** 0.5 / 2)


def test_the_interval_is_taken_over_deals_so_one_deal_has_none() -> None:
    assert series(HEURISTIC, Uniform(), seats=3, deals=1).share.error == inf


def test_games_and_deals_are_counted() -> None:
    result = series(Idler(), Idler(), seats=3)
    assert (result.deals, result.games) == (2, 6)


def test_a_series_needs_a_deal() -> None:
    with pytest.raises(ValueError, match="at least one deal"):
        series(Idler(), Idler(), deals=0)


def test_progress_is_told_of_every_deal() -> None:
    done: list[int] = []
    play_series(FIVE_TOWERS, five_towers(), Idler(), Idler(), deals=3, seed=5, progress=done.append)
    assert done == [1, 2, 3]


def test_each_side_is_timed_while_it_has_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    forced = []

    @dataclass(frozen=True)
    class Thinker:
        """Takes a fixed time where it can choose, and an age where it cannot."""

        seconds: float

        def choose(self, view: View, rng: Random) -> str:
            if len(view.choices) == 1:
                forced.append(view)
            now[0] += self.seconds if len(view.choices) > 1 else 1000
            return Uniform().choose(view, rng)

    monkeypatch.setattr("rookery.play.arena.perf_counter", lambda: now[0])
    assert series(Thinker(0.5), Thinker(0.25)).milliseconds == (500, 250)
    assert forced


def test_an_illegal_choice_stops_the_series() -> None:
    class Cheat:
        def choose(self, view: View, rng: Random) -> str:
            return "reveal sand-0"

    with pytest.raises(IllegalActionError):
        series(Cheat(), Idler())


def test_a_series_reads_as_a_sentence() -> None:
    result = Series(seats=2, deals=500, share=Estimate(86.65, 2.14), margin=Estimate(12.3, 0.9), milliseconds=(0.5, 0.25))
    assert str(result) == "86.7 ± 2.1 % of the wins (fair: 50.0), margin 12.3 ± 0.9; 1000 games on 500 deals; 0.500 ms a decision, rival 0.250"


def test_the_seed_determines_the_series() -> None:
    assert series(HEURISTIC, Uniform(), seed=7) == series(HEURISTIC, Uniform(), seed=7)
    assert series(HEURISTIC, Uniform(), seed=7) != series(HEURISTIC, Uniform(), seed=8)


def test_workers_change_nothing_but_the_time() -> None:
    assert series(HEURISTIC, Uniform(), deals=4, workers=2) == series(HEURISTIC, Uniform(), deals=4)
