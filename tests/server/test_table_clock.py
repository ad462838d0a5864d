"""Clocks at a table: whose time runs, what a move gains, and what happens when time is up."""

import pytest

from rookery.play.clock import DAY, LEAST_AFTER_RETURN
from rookery.server import commands, log
from tests.server.offline_table import ANN, BOB, OfflineTable, opened, started, with_bot

BLITZ = log.Clock(base=60, increment=5)
DAYS = log.Clock(days=3)


def left(offline: OfflineTable) -> tuple[int, ...]:
    assert offline.table.clock is not None
    return offline.table.clock.left


def running(offline: OfflineTable) -> int | None:
    assert offline.table.clock is not None
    return offline.table.clock.running


def test_a_table_without_a_clock_has_none() -> None:
    assert started().table.clock is None


def test_the_clock_starts_with_the_game_for_the_seat_to_act() -> None:
    offline = started(clock=BLITZ)
    assert (left(offline), running(offline)) == ((60_000, 60_000), 0)


def test_a_move_stops_the_own_clock_gains_the_increment_and_starts_the_next() -> None:
    offline = started(clock=BLITZ)
    offline.now += 10_000
    offline.act(ANN, "bid 1")
    assert (left(offline), running(offline)) == ((55_000, 60_000), 1)


def test_actions_within_one_turn_gain_nothing() -> None:
    offline = started(clock=BLITZ)
    offline.act(ANN, "bid 2")
    offline.act(BOB, "pass")
    before = left(offline)[0]
    offline.now += 1_000
    offline.act(ANN)  # the first of two cards
    assert (left(offline)[0], running(offline)) == (before - 1_000, 0)


def test_by_days_each_move_has_its_full_time() -> None:
    offline = started(clock=DAYS)
    offline.now += 2 * DAY
    offline.act(ANN, "bid 1")
    assert (left(offline), running(offline)) == ((3 * DAY, 3 * DAY), 1)


def test_time_does_not_run_for_bots() -> None:
    offline = with_bot(clock=BLITZ)
    offline.act(ANN, "bid 1")
    assert running(offline) is None
    offline.now += 30_000
    offline.do(commands.act_for_bot, offline.table.version, 1, "pass")
    assert left(offline) == (65_000, 65_000)


def test_a_flag_falls_only_when_time_is_really_up() -> None:
    offline = started(clock=BLITZ)
    offline.now += 59_999
    assert offline.do(commands.flag, offline.table.version) == []
    offline.now += 1
    assert offline.do(commands.flag, offline.table.version - 1) == []
    assert [type(entry) for entry in offline.do(commands.flag, offline.table.version)] == [log.Flagged]


def test_a_bot_plays_the_seat_whose_time_is_up() -> None:
    offline = started(clock=BLITZ)
    offline.now += 60_000
    offline.do(commands.flag, offline.table.version)
    assert (offline.table.bot_to_act(), running(offline), offline.table.holders[0].away) == ((0, None), None, True)
    offline.do(commands.act_for_bot, offline.table.version, 0, "bid 1")
    assert running(offline) == 1


def test_a_player_whose_time_was_up_has_some_when_coming_back() -> None:
    offline = started(clock=BLITZ)
    offline.now += 60_000
    offline.do(commands.flag, offline.table.version)
    offline.now += 5_000
    offline.do(commands.sit, ANN, "Ann", 0)
    assert (left(offline)[0], running(offline)) == (LEAST_AFTER_RETURN, 0)


@pytest.mark.parametrize(("clock", "used"), [(BLITZ, 55_000), (DAYS, 3 * DAY - 1_000)])
def test_leaving_and_coming_back_gives_no_time(clock: log.Clock, used: int) -> None:
    offline = started(clock=clock)
    offline.now += used
    offline.do(commands.stand, ANN, 0)
    before = left(offline)[0]
    offline.do(commands.sit, ANN, "Ann", 0)
    assert left(offline)[0] == before < LEAST_AFTER_RETURN


@pytest.mark.parametrize(("clock", "used"), [(BLITZ, 20_000), (DAYS, 2 * DAY)])
def test_moving_and_taking_back_gives_no_time(clock: log.Clock, used: int) -> None:
    offline = started(clock=clock)
    full = left(offline)[0]
    offline.now += used
    for _ in range(3):
        offline.act(ANN, "bid 1")
        offline.do(commands.take_back, ANN, offline.table.version)
    assert (left(offline)[0], running(offline)) == (full - used, 0)


def test_a_stand_in_gains_no_time_for_the_one_who_is_away() -> None:
    offline = started(clock=BLITZ)
    offline.do(commands.stand, ANN, 0)
    offline.do(commands.act_for_bot, offline.table.version, 0, "bid 1")
    assert left(offline)[0] == 60_000


def test_what_a_take_back_cost_the_others_stays_used() -> None:
    offline = started(clock=BLITZ)
    offline.act(ANN, "bid 1")
    offline.now += 7_000
    offline.do(commands.take_back, ANN, offline.table.version)
    assert left(offline) == (60_000, 53_000)


def test_time_in_which_the_server_was_closed_counts_for_nobody() -> None:
    offline = started(clock=BLITZ)
    offline.now += 10**9
    offline.do(commands.resume)
    assert offline.do(commands.flag, offline.table.version) == []
    offline.act(ANN, "bid 1")
    assert left(offline)[0] == 65_000


def test_nothing_is_resumed_where_no_time_runs() -> None:
    assert started().do(commands.resume) == []
    assert opened(clock=BLITZ).do(commands.resume) == []


def test_the_clock_stands_still_when_the_game_is_over_and_is_new_for_a_rematch() -> None:
    offline = started(clock=BLITZ)
    offline.play_out()
    assert running(offline) is None
    offline.do(commands.rematch, ANN)
    assert offline.table.clock is None
    offline.do(commands.start, ANN)
    assert left(offline) == (60_000, 60_000)
