"""Clocks run for one seat at a time, run out, and gain time only through actions."""

import pytest

from rookery.play.clock import DAY, LEAST_AFTER_RETURN, Clock, TimeControl

BLITZ = TimeControl(base=60_000, increment=2_000)
DAYS = TimeControl(per_move=3 * DAY)


def test_a_clock_starts_with_the_full_time_for_each_seat_and_does_not_run() -> None:
    assert Clock.wound(BLITZ, 3) == Clock(BLITZ, (60_000,) * 3, running=None)
    assert Clock.wound(DAYS, 2).left == (3 * DAY, 3 * DAY)
    assert Clock.wound(BLITZ, 2).deadline is None


def test_a_running_clock_has_a_deadline() -> None:
    clock = Clock.wound(BLITZ, 2).run(1, 5_000)
    assert (clock.running, clock.since, clock.deadline) == (1, 5_000, 65_000)


START = Clock.wound(BLITZ, 2)
STOPPED = {
    "one seat pays for its time": (START.run(1, 5_000).stop(15_000), (60_000, 50_000)),
    "a clock that runs for another seat stops the first": (START.run(0, 0).run(1, 10_000).run(0, 13_000).stop(13_000), (50_000, 57_000)),
    "a clock that runs on for its seat loses nothing": (START.run(0, 0).run(0, 4_000).run(0, 9_000).stop(10_000), (50_000, 60_000)),
    "stopping twice costs nothing": (START.run(0, 0).stop(1_000).stop(99_000), (59_000, 60_000)),
    "no seat has less than no time": (START.run(0, 0).stop(10**9), (0, 60_000)),
    "a system clock that goes back gives no time": (START.run(0, 50_000).stop(10_000), (60_000, 60_000)),
    "a move gains the increment": (START.run(0, 0).stop(10_000).moved(0), (52_000, 60_000)),
}


@pytest.mark.parametrize(("clock", "left"), STOPPED.values(), ids=STOPPED)
def test_a_stopped_clock_shows_the_time_that_is_left(clock: Clock, left: tuple[int, ...]) -> None:
    assert (clock.left, clock.running, clock.deadline) == (left, None, None)


def test_in_correspondence_games_a_move_restores_the_full_time() -> None:
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


def test_no_seat_is_charged_for_a_pause() -> None:
    clock = Clock.wound(BLITZ, 2).run(0, 0).paused(10**9)
    assert (clock.left, clock.deadline) == ((60_000, 60_000), 10**9 + 60_000)
