"""Proposals, a way out of every game: who may make them, when, whose consent they need, and how the game ends."""

from random import Random
from typing import Any

import msgspec
import pytest

from rookery.core.record_text import read_rook, write_rook
from rookery.server.frames.tables import presence_frame, table_frame
from rookery.server.tables import commands, log, proposals
from rookery.server.tables.due import REMATCH_AFTER, rematch_begins
from tests.server.offline_table import ANN, BOB, EVE, OfflineTable, finished, present, seated, started, three, with_bot

STAND_IN_AFTER = HOST_AFTER = 60_000
END_AFTER = 5 * 60_000
END_AFTER_WITHOUT_CLOCK = 3 * 24 * 60 * 60_000
"""The time limits in docs/fair-play.md, in milliseconds."""
LIVE = log.Clock(base=600)
DAYS = log.Clock(days=3)


def ending(offline: OfflineTable) -> tuple[Any, ...] | None:
    end = offline.table.ending
    return None if end is None else (end.how, end.seats, end.places)


def possible(offline: OfflineTable, **gone: int) -> set[tuple[str, int | None]]:
    return {(proposal.what, proposal.seat) for proposal in proposals.possible(offline.table, present(offline.table, offline.now, **gone))}


def twice_each(offline: OfflineTable) -> None:
    while any(holder.acted < 2 for holder in offline.table.holders):
        offline.act(offline.holder_to_act)


# --- ending a game


def test_a_game_played_to_its_end_has_that_ending_and_an_ordinary_record() -> None:
    offline = finished()
    assert ending(offline) == ("played", (), offline.table.played[0].places)
    assert "ended" not in (offline.table.record(1) or offline.table.played[0].record).tags
    assert offline.table.summary().details.ending == "played"
    assert {result.ending for result in offline.table.results()} == {"played"}


@pytest.mark.parametrize("guest", [ANN, BOB])
def test_an_unrated_game_is_aborted_by_anyone_until_each_seat_has_acted_twice(guest: str) -> None:
    offline = started(hints=True)
    offline.propose(guest, "abort")
    assert (ending(offline), offline.table.status) == (("aborted", (), None), "finished")
    assert offline.table.results() == ()
    played_on = started(hints=True)
    twice_each(played_on)
    assert played_on.refuses_to_propose(guest, "abort") == "proposal/unknown"


def test_a_rated_game_cannot_be_aborted_for_other_draws() -> None:
    offline = started()
    assert offline.table.unrated is None
    assert offline.refuses_to_propose(ANN, "abort") == "proposal/unknown"
    for guest in (ANN, BOB):
        offline.propose(guest, "stop")
    assert (offline.table.status, offline.table.results()) == ("finished", ()), "both may agree to begin again"


def test_resigning_before_ones_first_action_loses_too() -> None:
    offline = started()
    offline.propose(BOB, "resign")
    assert [(result.guest, result.place, result.rated) for result in offline.table.results()] == [(ANN, 1, True), (BOB, 2, True)]


def test_who_resigns_among_three_is_last_even_if_the_bot_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "new_secret", lambda: bytes(32))
    offline, rng = three(), Random(0)
    offline.propose(EVE, "resign")
    while isinstance(seat := offline.table.actor, int):
        action = rng.choice(offline.table.seat_view(seat).choices).action
        if offline.table.bot_to_act() is None:
            offline.act(offline.holder_to_act, action)
        else:
            offline.do(commands.act_for_bot, offline.table.version, seat, action)
    assert ending(offline) == ("played", (), (3, 2, 1))
    assert [(result.guest, result.place) for result in offline.table.results()] == [(ANN, 2), (BOB, 1), (EVE, 3)]


def test_an_action_that_is_taken_back_does_not_count_towards_the_limit_of_aborting() -> None:
    offline = started(hints=True)
    for guest in (ANN, BOB, BOB):  # Ann bids nothing; Bob bids and places
        offline.act(guest)
        assert ("abort", None) in possible(offline)
    offline.act(ANN)
    assert ("abort", None) not in possible(offline)
    offline.do(commands.take_back, ANN, offline.table.version)
    assert ("abort", None) in possible(offline)
    offline.act(ANN)
    assert ("abort", None) not in possible(offline)


def test_resigning_between_two_loses() -> None:
    offline = started()
    twice_each(offline)
    offline.propose(ANN, "resign")
    assert ending(offline) == ("resigned", (0,), (2, 1))
    assert [(result.guest, result.place, result.ending) for result in offline.table.results()] == [(ANN, 2, "resigned"), (BOB, 1, "resigned")]
    record = offline.record(1)
    assert (record.tags["ended"], record.scores) == ("resigned 0", None)
    assert read_rook(write_rook(record)).tags == record.tags


def test_with_three_players_a_bot_plays_on_for_the_one_who_resigned() -> None:
    offline = three()
    offline.propose(ANN, "resign")
    assert (offline.table.status, offline.table.holders[0].bot_plays) == ("running", "resigned")
    assert offline.table.bot_to_act() == (0, "apprentice")
    assert offline.refuses(commands.sit, ANN, "Ann", 0) == "seat/bot-plays"
    assert offline.do(proposals.back, ANN, present(offline.table, offline.now)) == []
    assert offline.refuses_to_propose(ANN, "stop") == "proposal/unknown"
    offline.propose(BOB, "resign")
    assert offline.table.status == "running"
    offline.propose(EVE, "resign")
    assert ending(offline) == ("resigned", (0, 1, 2), (1, 1, 1))


def test_resigning_against_bots_alone_ends_the_game() -> None:
    offline = with_bot()
    offline.propose(ANN, "resign")
    assert ending(offline) == ("resigned", (0,), (2, 1))


def test_two_may_agree_to_stop_and_nobody_wins() -> None:
    offline = started()
    offline.propose(ANN, "stop")
    assert offline.table.status == "running"
    assert offline.propose(ANN, "stop") == [], "asking twice is asking once"
    offline.propose(BOB, "stop")
    assert (ending(offline), offline.table.results()) == (("agreed", (), None), ())


def test_declining_an_offer_to_stop_removes_it() -> None:
    offline = started()
    assert offline.do(proposals.decline, BOB, "stop", None, present(offline.table, 0)) == []
    offline.propose(ANN, "stop")
    offline.do(proposals.decline, BOB, "stop", None, present(offline.table, 0))
    offline.propose(BOB, "stop")
    assert offline.table.status == "running"


def test_an_offer_to_stop_expires_once_the_other_plays_on() -> None:
    """Otherwise a player could keep the offer, and accept it in a lost game."""
    offline = started()
    offline.propose(ANN, "stop")
    offline.act(ANN, "bid 1")
    assert offline.table.agreed, "who has offered it goes on in the meantime"
    offline.act(BOB, "pass")
    assert not offline.table.agreed
    offline.propose(BOB, "stop")
    assert offline.table.status == "running"


def test_nobody_is_to_act_in_a_game_that_ended_early() -> None:
    offline = started(hints=True)
    offline.propose(ANN, "abort")
    frame = table_frame(offline.table, ANN, since=-1, present=present(offline.table, 0))
    view = msgspec.json.decode(frame.view or b"null")
    assert (view["actor"], view["choices"], frame.ending and frame.ending.how) == (None, [], "aborted")
    assert offline.refuses(commands.act, ANN, offline.table.version, "bid 1") == "table/not-running"
    assert frame.shuffle.secret is not None


def test_only_players_can_propose() -> None:
    for what in ("abort", "resign", "stop", "rematch"):
        assert started().refuses_to_propose(EVE, what) == "seat/not-yours"
    assert seated().refuses_to_propose(ANN, "resign") == "table/not-running"
    assert started().refuses_to_propose(ANN, "host") == "table/not-open"


# --- somebody is gone


@pytest.mark.parametrize(("clock", "end_after"), [(LIVE, END_AFTER), (None, END_AFTER_WITHOUT_CLOCK)])
def test_a_single_opponent_decides_alone_about_an_absent_player(clock: log.Clock | None, end_after: int) -> None:
    offline = started(clock=clock)
    assert offline.refuses_to_propose(BOB, "stand-in", 0) == "proposal/unknown", "Ann is there"
    assert offline.refuses_to_propose(BOB, "stand-in", 0, ann=STAND_IN_AFTER - 1) == "proposal/too-early"
    offline.propose(BOB, "stand-in", 0, ann=STAND_IN_AFTER)
    assert (offline.table.holders[0].bot_plays, offline.table.bot_to_act()) == ("agreed", (0, "apprentice"))
    assert offline.refuses_to_propose(BOB, "end", 0, ann=end_after - 1) == "proposal/too-early"
    offline.propose(BOB, "end", 0, ann=end_after)
    assert ending(offline) == ("abandoned", (0,), (2, 1))


def test_points_rank_the_remaining_players_and_absent_ones_come_last() -> None:
    offline = three()
    while len(set(scores := offline.table.summary().details.scores or ())) < 3:
        offline.act(offline.holder_to_act)
    best = scores.index(max(scores))
    gone, order = (ANN, BOB, EVE)[best], sorted(scores, reverse=True)
    for guest in {ANN, BOB, EVE} - {gone}:
        offline.propose(guest, "end", best, **{gone: END_AFTER_WITHOUT_CLOCK})
    by_score = tuple(1 + order.index(score) for score in scores)
    assert ending(offline) == ("abandoned", (best,), tuple(3 if seat == best else place - 1 for seat, place in enumerate(by_score)))
    assert offline.table.played[0].places == by_score


@pytest.mark.parametrize("way", ["leaves", "is gone", "resigns"])
def test_an_absent_players_clock_runs_only_until_a_bot_plays(way: str) -> None:
    offline = three(clock=LIVE)
    offline.now += 10_000
    match way:
        case "leaves":
            offline.do(commands.stand, ANN, 0)
        case "is gone":
            for guest in (BOB, EVE):
                offline.propose(guest, "stand-in", 0, ann=STAND_IN_AFTER)
        case _:
            offline.propose(ANN, "resign")
    offline.now += 3_000
    offline.do(commands.act_for_bot, offline.table.version, 0, "bid 1")
    assert offline.table.clock is not None
    assert offline.table.clock.left == (590_000, 600_000, 600_000)


def test_all_other_present_players_must_agree() -> None:
    offline = three()
    offline.propose(BOB, "stand-in", 0, ann=STAND_IN_AFTER)
    assert not offline.table.holders[0].away
    offline.propose(EVE, "stand-in", 0, ann=STAND_IN_AFTER)
    assert offline.table.holders[0].bot_plays == "agreed"
    alone = three()
    alone.propose(BOB, "stand-in", 0, ann=STAND_IN_AFTER, eve=STAND_IN_AFTER)
    assert alone.table.holders[0].bot_plays == "agreed"


def test_an_agreement_before_a_return_does_not_count_for_the_next_absence() -> None:
    offline = three()
    offline.propose(BOB, "stand-in", 0, ann=STAND_IN_AFTER)
    offline.now += 10 * STAND_IN_AFTER
    offline.propose(EVE, "stand-in", 0, ann=STAND_IN_AFTER)
    assert offline.table.holders[0].bot_plays is None


def test_in_correspondence_games_only_the_clock_decides_about_absence() -> None:
    offline = started(clock=DAYS)
    assert not {what for what, _ in possible(offline, ann=10**9)} & {"stand-in", "end"}
    offline.flag()
    offline.propose(BOB, "end", 0, ann=10**9)
    assert ending(offline) == ("abandoned", (0,), (2, 1))


def test_in_correspondence_games_a_player_not_back_since_their_time_ran_out_may_be_given_up() -> None:
    """A bot ends the turn immediately; the other players need neither react before it does nor wait for the next time-out."""
    offline = started(clock=DAYS)
    offline.flag()
    offline.do(commands.act_for_bot, offline.table.version, 0, "bid 0")
    offline.now += 1_000
    assert offline.table.holders[0].bot_plays is None
    assert ("end", 0) not in possible(offline, ann=999), "Ann has looked at the table since"
    offline.propose(BOB, "end", 0, ann=1_000)
    assert ending(offline) == ("abandoned", (0,), (2, 1))


def test_a_bot_never_plays_merely_because_a_player_is_absent() -> None:
    offline = started()
    offline.now += 10**9
    assert offline.table.bot_to_act() is None
    assert ("stand-in", 0) in possible(offline, ann=10**9)


@pytest.mark.parametrize("how", ["back", "act", "sit"])
def test_players_who_are_back_play_at_once(how: str) -> None:
    offline = started()
    offline.propose(BOB, "stand-in", 0, ann=STAND_IN_AFTER)
    match how:
        case "back":
            offline.do(proposals.back, ANN, present(offline.table, offline.now))
        case "act":
            offline.act(ANN, "bid 1")
        case _:
            offline.do(commands.sit, ANN, "Ann", 0)
    assert offline.table.holders[0].bot_plays is None


def test_proposals_about_a_player_end_when_they_return() -> None:
    offline = three()
    for guest in (BOB, EVE):
        offline.propose(guest, "stand-in", 0, ann=STAND_IN_AFTER)
    offline.propose(BOB, "end", 0, ann=END_AFTER_WITHOUT_CLOCK)
    assert list(offline.table.agreed) == [("end", 0)]
    offline.do(proposals.back, ANN, present(offline.table, offline.now))
    assert not offline.table.agreed


def test_a_player_alone_with_bots_waits_for_nobody() -> None:
    assert possible(with_bot(hints=True), ann=10**9) == {("abort", None), ("resign", None)}


def test_an_absence_is_logged_in_correspondence_games() -> None:
    offline = started()
    last_change = offline.table.last_change
    offline.now += 5
    assert [type(entry) for entry in offline.do(commands.leave, ANN)] == [log.Left]
    assert (offline.table.last_by[ANN], offline.table.last_change) == (offline.now, last_change)
    for other in (started(clock=LIVE), seated(), finished()):
        assert other.do(commands.leave, ANN) == []
    assert offline.do(commands.leave, EVE) == []


@pytest.mark.parametrize(("clock", "remembered"), [(DAYS, [log.Left]), (LIVE, [])])
def test_in_correspondence_games_a_visit_after_a_time_out_is_logged(clock: log.Clock, remembered: list[type]) -> None:
    """A player who was present may not be given up, even after a restart of the server."""
    offline = started(clock=clock)
    assert offline.do(commands.leave, ANN) == []
    offline.flag()
    offline.do(commands.act_for_bot, offline.table.version, 0, "bid 0")
    offline.table.last_by[ANN] = offline.now  # the guest's last request came at the very moment of the time-out
    offline.now += 1
    assert [type(entry) for entry in offline.do(commands.leave, ANN)] == remembered
    assert offline.do(commands.leave, ANN) == offline.do(commands.leave, BOB) == [], "once is enough"


def test_possible_proposals_are_shown_with_those_who_agreed() -> None:
    offline = three()
    offline.propose(BOB, "stand-in", 0, ann=STAND_IN_AFTER)
    frame = presence_frame(offline.table, present(offline.table, offline.now, ann=STAND_IN_AFTER))
    [stand_in] = [proposal for proposal in frame.proposals if proposal.what == "stand-in"]
    assert (stand_in.seat, stand_in.opens, stand_in.asked_by, stand_in.agreed, stand_in.missing) == (0, offline.now, 1, (1,), (2,))
    assert [(seat.online, seat.gone_since) for seat in frame.seats] == [(False, offline.now - STAND_IN_AFTER), (True, None), (True, None)]


def test_a_take_back_settles_no_other_proposal() -> None:
    offline = three()
    offline.act(ANN, "bid 1")
    offline.act(BOB, "bid 2")
    offline.propose(BOB, "stand-in", 0, ann=STAND_IN_AFTER)
    offline.propose(BOB, "stop")
    for guest in (ANN, BOB, EVE):
        offline.propose(guest, "take-back", 0)
    assert (offline.table.actor, set(offline.table.agreed)) == (0, {("stand-in", 0), ("stop", None)})


# --- playing again


def test_a_rematch_begins_when_all_present_players_have_agreed() -> None:
    offline = three(hints=True)
    offline.propose(ANN, "abort")
    offline.propose(ANN, "rematch")
    assert (offline.table.status, rematch_begins(offline.table)) == ("finished", None)
    offline.propose(BOB, "rematch")
    assert rematch_begins(offline.table) == offline.now + REMATCH_AFTER
    offline.propose(EVE, "rematch")
    assert (offline.table.status, offline.table.number) == ("running", 2)
    assert [holder.guest for holder in offline.table.holders] == [EVE, ANN, BOB]
    assert not any(holder.away for holder in offline.table.holders)


def test_in_a_rematch_bots_play_for_absent_and_declining_players_until_they_return() -> None:
    offline = three(hints=True)
    offline.propose(ANN, "abort")
    offline.propose(ANN, "rematch")
    offline.propose(BOB, "rematch")
    offline.do(proposals.decline, EVE, "rematch", None, present(offline.table, offline.now))
    assert offline.table.status == "running"
    assert [holder.bot_plays for holder in offline.table.holders] == ["agreed", None, None]
    offline.do(proposals.back, EVE, present(offline.table, offline.now))
    assert offline.table.holders[0].bot_plays is None


def test_a_refused_rematch_between_two_does_not_begin() -> None:
    offline = finished()
    offline.propose(ANN, "rematch")
    offline.do(proposals.decline, BOB, "rematch", None, present(offline.table, offline.now))
    assert (offline.table.status, rematch_begins(offline.table)) == ("finished", None)
    frame = table_frame(offline.table, ANN, since=-1, present=present(offline.table, offline.now))
    [rematch] = frame.proposals
    assert (rematch.agreed, rematch.declined, rematch.missing) == ((0,), (1,), ())
    offline.propose(BOB, "rematch")
    assert offline.table.status == "running"


def test_a_player_may_decline_an_agreed_rematch_and_agree_again() -> None:
    def answers() -> tuple[tuple[str, ...], tuple[str, ...]]:
        [rematch] = proposals.possible(offline.table, present(offline.table, offline.now))
        return rematch.agreed, rematch.declined

    offline = three(hints=True)
    offline.propose(ANN, "abort")
    for guest in (ANN, BOB):
        offline.propose(guest, "rematch")
    offline.do(proposals.decline, BOB, "rematch", None, present(offline.table, offline.now))
    assert answers() == ((ANN,), (BOB,))
    offline.propose(BOB, "rematch")
    assert answers() == ((ANN, BOB), ())


def test_one_player_alone_cannot_start_a_rematch_for_others() -> None:
    offline = finished()
    offline.propose(ANN, "rematch", bob=10**6)
    assert offline.table.status == "finished"


def test_against_bots_a_rematch_begins_at_once() -> None:
    offline = with_bot()
    offline.play_out()
    offline.propose(ANN, "rematch")
    assert (offline.table.status, [holder.guest for holder in offline.table.holders]) == ("running", [None, ANN])


def test_a_guest_who_played_nothing_has_no_result() -> None:
    offline = three(hints=True)
    offline.propose(ANN, "abort")
    for guest in (ANN, BOB):
        offline.propose(guest, "rematch", eve=10)
    offline.play_out()
    assert [result.guest for result in offline.table.results()] == [None, ANN, BOB]


# --- the host


def test_a_seated_player_takes_over_from_an_absent_host() -> None:
    offline = seated()
    assert offline.refuses_to_propose(BOB, "host", ann=HOST_AFTER - 1) == "proposal/too-early"
    assert offline.refuses_to_propose(BOB, "host") == "proposal/unknown"
    assert offline.refuses_to_propose(ANN, "host", ann=HOST_AFTER) == "proposal/unknown", "nobody takes over from themselves"
    offline.propose(BOB, "host", ann=HOST_AFTER)
    assert offline.table.host == BOB
    offline.do(commands.start, BOB)


@pytest.mark.parametrize("offline", [started, finished, three], ids=["running", "finished", "three"])
def test_proposals_without_a_waiting_time_open_at_once(offline: Any) -> None:
    table = offline().table
    found = proposals.possible(table, present(table, 1_000_000))
    assert found
    assert {proposal.opens for proposal in found} == {0}


def test_taking_back_against_bots_alone_needs_no_consent() -> None:
    offline = with_bot()
    offline.act(ANN, "bid 1")
    offline.do(commands.act_for_bot, offline.table.version, 1, "bid 2")
    assert ("take-back", 0) not in possible(offline)


def test_a_stand_in_cannot_be_proposed_where_a_bot_already_plays() -> None:
    offline = three()
    assert ("stand-in", 1) in possible(offline, bob=STAND_IN_AFTER)
    offline.do(commands.stand, BOB, 1)
    assert ("stand-in", 1) not in possible(offline, bob=STAND_IN_AFTER)


def test_proposals_that_need_no_consent_take_effect_without_a_vote() -> None:
    assert [type(entry) for entry in started(hints=True).propose(ANN, "abort")] == [log.Ended]
    assert [type(entry) for entry in started().propose(ANN, "resign")] == [log.Resigned, log.Ended]
    assert [type(entry) for entry in seated().propose(BOB, "host", ann=HOST_AFTER)] == [log.HandedOver]


@pytest.mark.parametrize(("first", "second"), [(ANN, BOB), (BOB, ANN)])
def test_the_first_proposer_starts_a_rematch_when_the_last_opponent_declines(first: str, second: str) -> None:
    offline = three()
    for guest in (ANN, BOB, EVE):
        offline.propose(guest, "stop")
    offline.propose(first, "rematch")
    offline.propose(second, "rematch")
    rematched = offline.do(proposals.decline, EVE, "rematch", None, present(offline.table, offline.now))[1]
    assert isinstance(rematched, log.Rematched)
    assert rematched.by == first


def test_proposers_are_not_asked_for_their_own_consent() -> None:
    offline = three()
    offline.act(ANN, "bid 1")
    offline.act(BOB, "bid 2")
    _, out, other = offline.table.holders
    found = proposals.possible(offline.table, present(offline.table, offline.now))
    assert [proposal.voters for proposal in found if (proposal.what, proposal.seat) == ("take-back", 0)] == [[BOB, EVE]]
    out.bot_plays, out.flags, other.guest = "flagged", 2, BOB
    found = proposals.possible(offline.table, present(offline.table, offline.now))
    assert [proposal.voters for proposal in found if proposal.what == "return"] == [[ANN]], "Bob plays on another seat"
