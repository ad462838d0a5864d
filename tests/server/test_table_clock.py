"""Clocks at a table: whose time runs, what a move gains, and what happens when time is up."""

import pytest

from rookery.play.clock import DAY, LEAST_AFTER_RETURN
from rookery.server import commands, log
from tests.server.paper import ANN, BOB, Paper, opened, started, with_bot

BLITZ = log.Clock(base=60, increment=5)
DAYS = log.Clock(days=3)


def left(paper: Paper) -> tuple[int, ...]:
    assert paper.table.clock is not None
    return paper.table.clock.left


def running(paper: Paper) -> int | None:
    assert paper.table.clock is not None
    return paper.table.clock.running


def test_a_table_without_a_clock_has_none() -> None:
    assert started().table.clock is None


def test_the_clock_starts_with_the_game_for_whoever_is_to_act() -> None:
    paper = started(clock=BLITZ)
    assert (left(paper), running(paper)) == ((60_000, 60_000), 0)


def test_a_move_stops_the_own_clock_gains_the_increment_and_starts_the_next() -> None:
    paper = started(clock=BLITZ)
    paper.now += 10_000
    paper.act(ANN, "bid 1")
    assert (left(paper), running(paper)) == ((55_000, 60_000), 1)


def test_actions_within_one_turn_gain_nothing() -> None:
    paper = started(clock=BLITZ)
    paper.act(ANN, "bid 2")
    paper.act(BOB, "pass")
    before = left(paper)[0]
    paper.now += 1_000
    paper.act(ANN)  # the first of two cards
    assert (left(paper)[0], running(paper)) == (before - 1_000, 0)


def test_by_days_each_move_has_its_full_time() -> None:
    paper = started(clock=DAYS)
    paper.now += 2 * DAY
    paper.act(ANN, "bid 1")
    assert (left(paper), running(paper)) == ((3 * DAY, 3 * DAY), 1)


def test_time_does_not_run_for_bots() -> None:
    paper = with_bot(clock=BLITZ)
    paper.act(ANN, "bid 1")
    assert running(paper) is None
    paper.now += 30_000
    paper.do(commands.act_for_bot, paper.table.version, 1, "pass")
    assert left(paper) == (65_000, 65_000)


def test_a_flag_falls_only_when_time_is_really_up() -> None:
    paper = started(clock=BLITZ)
    paper.now += 59_999
    assert paper.do(commands.flag, paper.table.version) == []
    paper.now += 1
    assert paper.do(commands.flag, paper.table.version - 1) == []
    assert [type(entry) for entry in paper.do(commands.flag, paper.table.version)] == [log.Flagged]


def test_a_bot_plays_for_whoever_ran_out_of_time() -> None:
    paper = started(clock=BLITZ)
    paper.now += 60_000
    paper.do(commands.flag, paper.table.version)
    assert (paper.table.bot_to_act(), running(paper), paper.table.holders[0].away) == ((0, None), None, True)
    paper.do(commands.act_for_bot, paper.table.version, 0, "bid 1")
    assert running(paper) == 1


def test_whoever_ran_out_of_time_has_some_when_coming_back() -> None:
    paper = started(clock=BLITZ)
    paper.now += 60_000
    paper.do(commands.flag, paper.table.version)
    paper.now += 5_000
    paper.do(commands.sit, ANN, "Ann", 0)
    assert (left(paper)[0], running(paper)) == (LEAST_AFTER_RETURN, 0)


@pytest.mark.parametrize(("clock", "used"), [(BLITZ, 55_000), (DAYS, 3 * DAY - 1_000)])
def test_leaving_and_coming_back_gives_no_time(clock: log.Clock, used: int) -> None:
    paper = started(clock=clock)
    paper.now += used
    paper.do(commands.stand, ANN, 0)
    before = left(paper)[0]
    paper.do(commands.sit, ANN, "Ann", 0)
    assert left(paper)[0] == before < LEAST_AFTER_RETURN


@pytest.mark.parametrize(("clock", "used"), [(BLITZ, 20_000), (DAYS, 2 * DAY)])
def test_moving_and_taking_back_gives_no_time(clock: log.Clock, used: int) -> None:
    paper = started(clock=clock)
    full = left(paper)[0]
    paper.now += used
    for _ in range(3):
        paper.act(ANN, "bid 1")
        paper.do(commands.take_back, ANN, paper.table.version)
    assert (left(paper)[0], running(paper)) == (full - used, 0)


def test_a_stand_in_gains_no_time_for_the_one_who_is_away() -> None:
    paper = started(clock=BLITZ)
    paper.do(commands.stand, ANN, 0)
    paper.do(commands.act_for_bot, paper.table.version, 0, "bid 1")
    assert left(paper)[0] == 60_000


def test_what_a_take_back_cost_the_others_stays_used() -> None:
    paper = started(clock=BLITZ)
    paper.act(ANN, "bid 1")
    paper.now += 7_000
    paper.do(commands.take_back, ANN, paper.table.version)
    assert left(paper) == (60_000, 53_000)


def test_time_in_which_the_house_was_closed_counts_for_nobody() -> None:
    paper = started(clock=BLITZ)
    paper.now += 10**9
    paper.do(commands.resume)
    assert paper.do(commands.flag, paper.table.version) == []
    paper.act(ANN, "bid 1")
    assert left(paper)[0] == 65_000


def test_nothing_is_resumed_where_no_time_runs() -> None:
    assert started().do(commands.resume) == []
    assert opened(clock=BLITZ).do(commands.resume) == []


def test_the_clock_stands_still_when_the_game_is_over_and_is_new_for_a_rematch() -> None:
    paper = started(clock=BLITZ)
    paper.play_out()
    assert running(paper) is None
    paper.do(commands.rematch, ANN)
    assert paper.table.clock is None
    paper.do(commands.start, ANN)
    assert left(paper) == (60_000, 60_000)
