"""Clocks at a table: whose clock runs, the increment of a move, and time-outs."""

from typing import Any

import pytest

from rookery.play.clock import DAY, LEAST_AFTER_RETURN
from rookery.server.frames.tables import table_frame
from rookery.server.tables import commands, log, proposals
from rookery.server.tables.fold import after
from rookery.server.tables.present import Present
from tests.server.offline_table import ANN, BOB, OfflineTable, opened, present, started, with_bot

BLITZ = log.Clock(base=60, increment=5)
DAYS = log.Clock(days=3)
CLOCKS = [pytest.param(BLITZ, id="live"), pytest.param(DAYS, id="days")]


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


@pytest.mark.parametrize(("clock", "used", "then"), [(BLITZ, 10_000, (55_000, 60_000)), (DAYS, 2 * DAY, (3 * DAY, 3 * DAY))])
def test_a_move_stops_its_clock_adds_the_increment_or_a_full_turn_and_starts_the_next_clock(
    clock: log.Clock, used: int, then: tuple[int, int]
) -> None:
    offline = started(clock=clock)
    offline.now += used
    offline.act(ANN, "bid 1")
    assert (left(offline), running(offline)) == (then, 1)


def test_actions_within_one_turn_gain_nothing() -> None:
    offline = started(clock=BLITZ)
    offline.act(ANN, "bid 2")
    offline.act(BOB, "pass")
    before = left(offline)[0]
    offline.now += 1_000
    offline.act(ANN)  # the first of two cards
    assert (left(offline)[0], running(offline)) == (before - 1_000, 0)


def test_time_does_not_run_for_bots() -> None:
    offline = with_bot(clock=BLITZ)
    offline.act(ANN, "bid 1")
    assert running(offline) is None
    offline.now += 30_000
    offline.do(commands.act_for_bot, offline.table.version, 1, "pass")
    assert left(offline) == (65_000, 65_000)


def test_a_flag_falls_only_when_no_time_is_left() -> None:
    offline = started(clock=BLITZ)
    offline.now += 59_999
    assert offline.do(commands.flag, offline.table.version) == []
    offline.now += 1
    assert offline.do(commands.flag, offline.table.version - 1) == []
    assert [type(entry) for entry in offline.do(commands.flag, offline.table.version)] == [log.Flagged]


# --- time that ran out


def bot_acts(offline: OfflineTable, action: str) -> None:
    assert isinstance(offline.table.actor, int)
    assert offline.do(commands.act_for_bot, offline.table.version, offline.table.actor, action)


def second_flag(clock: log.Clock, **terms: Any) -> OfflineTable:
    """Return a game in which Ann's time has run out twice."""
    offline = started(clock=clock, **terms)
    offline.flag()
    bot_acts(offline, "bid 0")
    offline.act(BOB, "pass")
    if offline.table.actor != 0:
        offline.act(BOB, "bid 0")
    offline.flag()
    assert offline.table.holders[0].flags == 2
    return offline


@pytest.mark.parametrize("clock", CLOCKS)
def test_one_flag_hands_the_seat_to_a_bot_until_the_end_of_the_turn(clock: log.Clock) -> None:
    offline = started(clock=clock)
    offline.flag()
    assert (offline.table.bot_to_act(), offline.table.holders[0].bot_plays, offline.table.deadline) == ((0, "apprentice"), "flagged", None)
    bot_acts(offline, "bid 1")
    assert (offline.table.holders[0].bot_plays, running(offline)) == (None, 1)
    assert left(offline)[0] == (LEAST_AFTER_RETURN if clock.days is None else 3 * DAY)


def test_a_bot_that_ends_a_turn_plays_all_of_it() -> None:
    offline = started(clock=BLITZ)
    offline.act(ANN, "bid 2")
    offline.act(BOB, "pass")
    offline.flag()
    bot_acts(offline, offline.table.match.view(0).choices[0].action)  # type: ignore[union-attr]  # the first of two cards
    assert offline.table.holders[0].bot_plays == "flagged"
    bot_acts(offline, offline.table.match.view(0).choices[0].action)  # type: ignore[union-attr]
    assert offline.table.holders[0].bot_plays is None


def test_players_learn_what_bots_have_played_for_them_until_they_act() -> None:
    offline = started(clock=BLITZ)

    def played() -> list[tuple[int, ...]]:
        return [table_frame(offline.table, guest, since=-1, present=Present()).played_for_you for guest in (ANN, BOB, None)]

    begun = offline.table.version
    assert played() == [(), (), ()]
    offline.flag()
    bot_acts(offline, "bid 2")
    offline.act(BOB, "pass")
    assert played() == [(begun + 1,), (), ()]
    offline.do(commands.stand, ANN, 0)
    bot_acts(offline, offline.table.match.view(0).choices[0].action)  # type: ignore[union-attr]  # the first of two cards
    assert played() == [(begun + 1, begun + 3), (), ()]
    offline.act(ANN)
    assert played() == [(), (), ()]


@pytest.mark.parametrize("clock", CLOCKS)
def test_the_player_cannot_replace_the_bot_before_the_turn_ends(clock: log.Clock) -> None:
    offline = started(clock=clock)
    offline.flag()
    assert offline.refuses(commands.sit, ANN, "Ann", 0) == "seat/bot-plays"
    assert offline.refuses(commands.act, ANN, offline.table.version, "bid 1") == "seat/bot-plays"
    assert offline.do(commands.stand, ANN, 0) == []
    assert offline.do(proposals.back, ANN, present(offline.table, offline.now)) == []
    assert (offline.table.holders[0].bot_plays, left(offline)[0]) == ("flagged", 0)


@pytest.mark.parametrize("clock", CLOCKS)
def test_a_second_flag_is_for_good(clock: log.Clock) -> None:
    offline = second_flag(clock)
    while offline.table.status == "running":
        if offline.table.actor == 0:
            assert offline.refuses(commands.sit, ANN, "Ann", 0) == "seat/bot-plays"
            assert offline.table.bot_to_act() == (0, "apprentice")
        action = offline.table.match.view(offline.table.actor).choices[0].action  # type: ignore[union-attr, arg-type]
        bot_acts(offline, action) if offline.table.actor == 0 else offline.act(BOB, action)
    assert offline.table.holders[0].flags == 2


@pytest.mark.parametrize("clock", CLOCKS)
def test_the_others_may_readmit_a_player_whose_time_ran_out_twice(clock: log.Clock) -> None:
    offline = second_flag(clock)
    assert [type(entry) for entry in offline.do(proposals.back, ANN, present(offline.table, offline.now))] == [log.Agreed]
    assert offline.table.holders[0].out
    offline.propose(BOB, "return", 0)
    assert offline.table.holders[0].bot_plays is None
    assert left(offline)[0] == (LEAST_AFTER_RETURN if clock.days is None else 3 * DAY)
    offline.flag()
    assert offline.table.holders[0].out, "there is no third time"


def test_against_bots_alone_a_player_returns_after_two_time_outs_without_consent() -> None:
    offline = with_bot(clock=BLITZ)
    offline.flag()
    bot_acts(offline, "bid 0")
    bot_acts(offline, "pass")
    bot_acts(offline, "bid 0") if offline.table.actor == 1 else None
    offline.flag()
    offline.do(proposals.back, ANN, present(offline.table, offline.now))
    assert offline.table.holders[0].bot_plays is None


# --- leaving


@pytest.mark.parametrize(("clock", "used"), [(BLITZ, 55_000), (DAYS, 3 * DAY - 10_000)])
def test_leaving_and_coming_back_gives_no_time(clock: log.Clock, used: int) -> None:
    offline = started(clock=clock)
    offline.now += used
    before = left(offline)[0] - used
    for _ in range(4):
        offline.do(commands.stand, ANN, 0)
        offline.now += 500  # the bot thinks
        offline.do(commands.sit, ANN, "Ann", 0)
    assert (left(offline)[0], running(offline)) == (before - 2_000, 0)


@pytest.mark.parametrize("clock", CLOCKS)
def test_absent_players_cannot_act_after_their_time_runs_out(clock: log.Clock) -> None:
    """Otherwise a player could leave before every turn, and think without using time while the bot does."""
    offline = started(clock=clock)
    assert offline.table.deadline is not None
    up = offline.table.deadline
    offline.now = up - 1
    offline.do(commands.stand, ANN, 0)
    offline.do(commands.sit, ANN, "Ann", 0)
    offline.do(commands.stand, ANN, 0)
    offline.now = up
    assert offline.refuses(commands.act, ANN, offline.table.version, "bid 1") == "seat/bot-plays"
    assert offline.refuses(commands.sit, ANN, "Ann", 0) == "seat/bot-plays"
    assert offline.do(proposals.back, ANN, present(offline.table, offline.now)) == []
    bot_acts(offline, "bid 1")
    offline.do(commands.sit, ANN, "Ann", 0)
    assert (offline.table.holders[0].bot_plays, left(offline)[0]) == (None, 1 if clock.days is None else 3 * DAY)


@pytest.mark.parametrize(("clock", "before", "after_it", "then"), [(BLITZ, 0, 3_000, 60_000), (DAYS, 2 * DAY, 0, 3 * DAY)])
def test_a_stand_in_changes_no_clock_and_in_correspondence_games_the_next_turn_is_full(
    clock: log.Clock, before: int, after_it: int, then: int
) -> None:
    offline = started(clock=clock)
    offline.now += before
    offline.do(commands.stand, ANN, 0)
    offline.now += after_it
    bot_acts(offline, "bid 1")
    assert left(offline)[0] == then


def test_no_flag_falls_while_a_bot_plays() -> None:
    offline = started(clock=BLITZ)
    offline.do(commands.stand, ANN, 0)
    offline.now += 60_001
    assert offline.table.deadline is None
    assert offline.do(commands.flag, offline.table.version) == []


# --- taking back


@pytest.mark.parametrize(("clock", "used"), [(BLITZ, 20_000), (DAYS, 2 * DAY)])
def test_moving_and_taking_back_gives_no_time(clock: log.Clock, used: int) -> None:
    offline = started(clock=clock)
    full = left(offline)[0]
    offline.now += used
    offline.act(ANN, "bid 1")
    offline.do(commands.take_back, ANN, offline.table.version)
    assert (left(offline)[0], running(offline)) == (full - used, 0)


def test_a_take_back_gives_the_opponent_the_time_back_that_it_cost() -> None:
    offline = started(clock=BLITZ)
    offline.now += 1_000
    offline.act(ANN, "bid 1")
    offline.now += 7_000
    offline.do(commands.take_back, ANN, offline.table.version)
    assert left(offline) == (52_000, 60_000), "the one who took back has used it"


def test_the_end_of_a_turn_is_taken_back_once() -> None:
    offline = started(clock=BLITZ)
    offline.act(ANN, "bid 1")
    offline.do(commands.take_back, ANN, offline.table.version)
    offline.act(ANN, "bid 2")
    assert offline.table.can_take_back(ANN) is None
    assert offline.refuses(commands.take_back, ANN, offline.table.version) == "action/no-take-back"
    offline.act(BOB, "pass")


def test_within_a_turn_every_action_is_taken_back_freely() -> None:
    offline = started(clock=BLITZ)
    offline.act(ANN, "bid 3")
    offline.act(BOB, "pass")
    for _ in range(3):
        offline.act(ANN)
        offline.do(commands.take_back, ANN, offline.table.version)
    assert offline.table.taken_back == {}, "the end of the turn can still be taken back"
    assert offline.refuses(commands.take_back, ANN, offline.table.version) == "action/no-take-back"


def test_waiting_until_the_opponent_is_out_of_time_and_then_taking_back_does_not_work() -> None:
    offline = started(clock=BLITZ)
    offline.act(ANN, "bid 1")
    offline.flag()
    assert offline.refuses(commands.take_back, ANN, offline.table.version) == "action/no-take-back"


def test_an_answered_action_is_taken_back_once_with_consent_and_costs_nobody_time() -> None:
    offline = started(clock=BLITZ)
    offline.now += 4_000
    offline.act(ANN, "bid 1")
    offline.now += 9_000
    offline.act(BOB, "pass")
    draws = offline.table.draws
    assert offline.refuses(commands.take_back, ANN, offline.table.version) == "action/no-take-back"
    offline.propose(ANN, "take-back", 0)
    offline.now += 2_000
    assert offline.table.version == 8
    offline.propose(BOB, "take-back", 0)
    assert (offline.table.actor, left(offline), running(offline), offline.table.draws) == (0, (56_000, 60_000), 0, draws)
    offline.act(ANN, "bid 0")
    offline.act(BOB, "bid 1")
    assert offline.refuses_to_propose(ANN, "take-back", 0) == "proposal/unknown"


def test_an_answered_action_counts_as_taken_back_even_within_its_turn() -> None:
    offline = started()
    before = len(offline.table.moves)
    offline.act(ANN, "bid 1")
    offline.act(BOB, "bid 2")
    offline.table.moves[before] = offline.table.moves[before]._replace(ended_turn=False)
    table = after(offline.table, [log.TookBack(at=offline.now, by=BOB, seat=0, actions=2)])
    assert (len(table.moves), table.taken_back) == (before, {0: before + 1})


def test_a_take_back_undoes_draws_and_repeats_them_alike() -> None:
    offline = started()
    offline.act(ANN, "bid 0")
    offline.act(BOB, "pass")
    drawn = offline.table.drawn
    offline.propose(BOB, "take-back", 1)
    offline.propose(ANN, "take-back", 1)
    assert (offline.table.draws, offline.table.drawn) == (5, drawn[:5])
    offline.act(BOB, "pass")
    assert (offline.table.draws, offline.table.drawn) == (10, drawn)


def test_an_action_makes_a_proposal_to_take_back_void() -> None:
    offline = started()
    offline.act(ANN, "bid 1")
    offline.act(BOB, "bid 2")
    offline.propose(ANN, "take-back", 0)
    offline.act(BOB)
    assert offline.table.agreed == {}


# --- a server that was stopped


@pytest.mark.parametrize("clock", CLOCKS)
def test_used_time_stays_used_and_downtime_is_charged_to_nobody(clock: log.Clock) -> None:
    offline = started(clock=clock)
    full = left(offline)[0]
    for _ in range(5):  # a restart each night
        offline.now += 4_000
        offline.now += 10**9
        offline.do(commands.resume, 10**9)
    assert offline.table.deadline == offline.now + full - 20_000


def test_a_take_back_across_a_restart_does_not_charge_the_downtime() -> None:
    offline = started(clock=BLITZ)
    offline.act(ANN, "bid 1")
    offline.now += 10**9
    offline.do(commands.resume, 10**9)
    offline.now += 1_000
    offline.do(commands.take_back, ANN, offline.table.version)
    assert left(offline) == (59_000, 60_000)


def test_after_an_unknown_downtime_the_whole_turn_is_free() -> None:
    offline = started(clock=BLITZ)
    offline.now += 10**9
    offline.do(commands.resume, None)
    assert offline.table.deadline == offline.now + 60_000
    assert offline.do(commands.flag, offline.table.version) == []
    offline.act(ANN, "bid 1")
    assert left(offline)[0] == 65_000


def test_resuming_has_no_effect_while_no_clock_runs() -> None:
    assert started().do(commands.resume, 5) == []
    assert opened(clock=BLITZ).do(commands.resume, 5) == []


def test_the_clock_stops_with_the_game_and_is_reset_for_a_rematch() -> None:
    offline = started(clock=BLITZ)
    offline.play_out()
    assert running(offline) is None
    offline.rematch()
    assert left(offline) == (60_000, 60_000)


def test_the_clock_stops_when_people_end_a_game() -> None:
    offline = started(clock=BLITZ, hints=True)
    offline.now += 10_000
    offline.propose(ANN, "abort")
    assert (left(offline), running(offline)) == ((50_000, 60_000), None)
