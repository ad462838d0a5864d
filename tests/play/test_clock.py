"""Clocks run for one seat at a time, run out, and gain time only through actions."""

import pytest

from rookery.play.clock import DAY, LEAST_AFTER_RETURN, Clock, TimeControl

BLITZ = TimeControl(base=60_000, increment=2_000)
DAYS = TimeControl(per_move=3 * DAY)


def test_a_clock_is_wound_full_for_everybody_and_runs_for_nobody() -> None:
    assert Clock.wound(BLITZ, 3) == Clock(BLITZ, (60_000,) * 3, running=None)
    assert Clock.wound(DAYS, 2).left == (3 * DAY, 3 * DAY)
    assert Clock.wound(BLITZ, 2).deadline is None


def test_time_runs_for_one_seat_and_has_an_end() -> None:
    clock = Clock.wound(BLITZ, 2).run(1, 5_000)
    assert (clock.running, clock.since, clock.deadline) == (1, 5_000, 65_000)


def test_stopping_takes_the_time_used_from_that_seat_alone() -> None:
    clock = Clock.wound(BLITZ, 2).run(1, 5_000).stop(15_000)
    assert (clock.left, clock.running, clock.deadline) == ((60_000, 50_000), None, None)


def test_running_for_another_seat_stops_the_one_before() -> None:
    clock = Clock.wound(BLITZ, 2).run(0, 0).run(1, 10_000).run(0, 13_000)
    assert (clock.left, clock.running, clock.since) == ((50_000, 57_000), 0, 13_000)


def test_running_on_for_the_same_seat_loses_nothing() -> None:
    assert Clock.wound(BLITZ, 2).run(0, 0).run(0, 4_000).run(0, 9_000).stop(10_000).left == (50_000, 60_000)


def test_a_stopped_clock_stays_as_it_is() -> None:
    clock = Clock.wound(BLITZ, 2).run(0, 0).stop(1_000)
    assert clock.stop(99_000) == clock


def test_nobody_has_less_than_nothing_left() -> None:
    assert Clock.wound(BLITZ, 2).run(0, 0).stop(10**9).left == (0, 60_000)


def test_a_clock_of_the_machine_that_goes_backwards_gives_nobody_time() -> None:
    assert Clock.wound(BLITZ, 2).run(0, 50_000).stop(10_000).left == (60_000, 60_000)


def test_a_move_gains_the_increment() -> None:
    assert Clock.wound(BLITZ, 2).run(0, 0).stop(10_000).moved(0).left == (52_000, 60_000)


def test_by_days_a_move_gives_the_full_time_again_whatever_was_left() -> None:
    clock = Clock.wound(DAYS, 2).run(0, 0).stop(2 * DAY)
    assert clock.left == (DAY, 3 * DAY)
    assert clock.moved(0).left == (3 * DAY, 3 * DAY)


@pytest.mark.parametrize(
    ("control", "used", "left"),
    [
        (BLITZ, 60_000, LEAST_AFTER_RETURN),
        (BLITZ, 50_000, LEAST_AFTER_RETURN),
        (BLITZ, 5_000, 55_000),
        (DAYS, 3 * DAY, 3 * DAY),
    ],
)
def test_a_player_who_comes_back_has_time_to_think(control: TimeControl, used: int, left: int) -> None:
    assert Clock.wound(control, 2).run(0, 0).stop(used).returned(0).left[0] == left


def test_a_pause_counts_for_nobody() -> None:
    clock = Clock.wound(BLITZ, 2).run(0, 0).paused(10**9)
    assert (clock.left, clock.deadline) == ((60_000, 60_000), 10**9 + 60_000)
