"""A table is the sum of its log: the effect of each kind of entry, and folding the stored log yields the same table."""

import json
import weakref
from collections.abc import Callable
from itertools import accumulate

import msgspec
import pytest

from rookery.core.record_text import read_rook, write_rook
from rookery.play.fair import FairShuffle, commitment, verify
from rookery.server import wire
from rookery.server.frames.history import read_records
from rookery.server.frames.tables import presence_frame, table_frame
from rookery.server.limits import ENTROPY
from rookery.server.tables import commands, log
from rookery.server.tables.fold import after
from rookery.server.tables.present import Present
from rookery.server.tables.table import CHAT_KEPT, Table, attempt_end
from rookery.server.wire import encode
from tests.play.simple_bots import FIVE_TOWERS
from tests.server.offline_table import ANN, BOB, EVE, OfflineTable, finished, opened, say, seated, started, three, with_bot
from tests.server.stores import DETAILS


def sight(table: Table, guest: str | None) -> bytes:
    frame = table_frame(table, guest, since=-1, present=Present())
    return encode(frame).replace(f'"now":{frame.now}'.encode(), b"")


@pytest.mark.parametrize("guest", [ANN, BOB, EVE, None])
@pytest.mark.parametrize("make", [opened, seated, started, with_bot, finished])
def test_the_stored_log_gives_the_same_table(make: Callable[..., OfflineTable], guest: str | None) -> None:
    offline = make(clock=log.Clock(base=60, increment=2))
    assert sight(offline.refolded(), guest) == sight(offline.table, guest)
    assert offline.refolded().summary() == offline.table.summary()


def test_adding_entries_leaves_earlier_tables_unchanged() -> None:
    offline = started()
    before, now, last_by = sight(offline.table, ANN), offline.table, dict(offline.table.last_by)
    offline.now += 1
    offline.act(ANN)
    offline.do(say, ANN, "Ann", text="hm")
    assert sight(now, ANN) == before != sight(offline.table, ANN)
    assert now.last_by == last_by != offline.table.last_by


def test_a_table_is_opened_with_free_seats_and_a_secret() -> None:
    table = opened(seats=3).table
    assert [holder.free for holder in table.holders] == [True] * 3
    assert (table.status, table.version, table.number, table.host, len(table.secret)) == ("open", 0, 1, ANN, 32)
    assert not any(holder.program for holder in table.holders)
    assert (table.seq, table.last_change) == (2, 2)


def test_sitting_standing_and_bots() -> None:
    offline = seated(seats=3)
    offline.do(commands.seat_bot, ANN, 2, "uniform")
    assert [holder.guest or holder.bot for holder in offline.table.holders] == [ANN, BOB, "uniform"]
    assert not any(holder.program for holder in offline.table.holders), "only those who say so are programs"
    offline.do(commands.stand, BOB, 1)
    assert offline.table.holders[1].free


def test_starting_draws_until_a_seat_is_to_act() -> None:
    offline = started()
    drawn = [entry.action for entry in offline.entries if isinstance(entry, log.Acted)]
    assert (offline.table.status, offline.table.actor, offline.table.draws) == ("running", 0, 5)
    assert len(drawn) == 5
    assert offline.table.version == 6  # the start and five cards


def test_the_opener_is_drawn_from_the_secret_unless_agreed_on() -> None:
    drawn = {started(opener=None).table.actor for _ in range(30)}
    assert drawn == {0, 1}
    offline = seated()
    offline.do(commands.start, ANN)
    assert offline.table.actor == FairShuffle(offline.table.secret, ("", "")).below(0, 2)
    assert started(opener=1).table.actor == 1
    assert [finished(opener=opener).table.played[0].record.tags["opener drawn"] for opener in (None, 1)] == ["yes", "no"]


def test_an_action_and_the_draws_after_it_are_separate_moves() -> None:
    offline = started()
    offline.act(ANN, "bid 0")
    before = offline.table.version
    offline.act(BOB, "pass")
    new = [move for move in offline.table.moves if move.version > before]
    assert [move.seat for move in new] == [1, None, None, None, None, None]
    assert [move.version for move in new] == list(range(before + 1, before + 7))


def test_versions_never_fall_and_every_change_of_the_game_has_its_own() -> None:
    offline = finished()
    tables = accumulate(offline.entries, lambda table, entry: after(table, [entry]), initial=Table("t"))
    versions = [table.version for table in tables]
    assert versions == sorted(versions)
    assert offline.table.version == 1 + sum(isinstance(entry, log.Acted) for entry in offline.entries)


def test_taking_back_undoes_the_last_action_under_a_new_version() -> None:
    offline = started()
    choices, version = offline.choices(ANN), offline.table.version
    offline.act(ANN, "bid 2")
    offline.do(commands.take_back, ANN, offline.table.version)
    assert (offline.table.version, offline.choices(ANN), offline.table.actor) == (version + 2, choices, 0)
    assert [move.version for move in offline.table.moves] == list(range(2, version + 1))


def test_draws_after_a_take_back_still_follow_from_the_secret() -> None:
    offline = started(opener=None)
    offline.act(offline.holder_to_act, "bid 2")
    offline.do(commands.take_back, offline.table.holders[1 - (offline.table.actor or 0)].guest, offline.table.version)  # type: ignore[operator]
    offline.play_out()
    record = offline.record(1)
    assert verify(FIVE_TOWERS, record) == offline.table.draws


def test_a_person_on_several_seats_gets_the_view_of_the_acting_one() -> None:
    offline = opened(opener=0)
    offline.do(commands.sit, ANN, "Ann", 0)
    offline.do(commands.sit, ANN, "Ben", 1)
    offline.do(commands.start, ANN)
    assert offline.table.seat_shown(ANN) == 0
    offline.act(ANN, "bid 1")
    assert offline.table.seat_shown(ANN) == 1
    assert "pass" in offline.choices(ANN)


def test_a_person_whose_seats_all_wait_gets_the_view_of_the_first() -> None:
    offline = opened(seats=3, opener=2)
    for guest, seat in ((ANN, 0), (ANN, 1), (BOB, 2)):
        offline.do(commands.sit, guest, guest.title(), seat)
    offline.do(commands.start, ANN)
    assert (offline.table.seat_shown(ANN), offline.table.seat_shown(BOB), offline.table.seat_shown(EVE)) == (0, 2, None)


def test_each_view_of_a_state_is_made_once() -> None:
    offline = started()
    table = offline.table
    assert table.view(ANN) is table.view(ANN)
    assert table.view(BOB) is table.view(BOB)
    offline.act(ANN)
    assert offline.table.view(ANN) != table.view(ANN)


class Found:
    """A value derived from a state."""


def test_derived_values_are_computed_once_per_state_and_leave_memory_with_it() -> None:
    offline = started()
    found = weakref.ref(offline.table.derived("found", Found))
    offline.do(say, ANN, "Ann", text="hm")
    assert offline.table.derived("found", Found) is found(), "talk changes no state"
    offline.act(ANN)
    offline.table.seat_view(0)
    assert found() is None
    assert offline.table.derived("found", Found) is offline.table.derived("found", Found)


def test_only_the_seat_to_act_has_choices() -> None:
    offline = started()
    assert offline.choices(ANN)
    assert not offline.choices(BOB)
    assert not offline.choices(EVE)
    assert not offline.choices(None)


def test_a_bot_plays_for_a_player_who_left_until_they_return() -> None:
    offline = started()
    offline.do(commands.stand, ANN, 0)
    assert offline.table.bot_to_act() == (0, "apprentice")
    assert offline.table.playing == [ANN, BOB], "who may come back has a say"
    offline.do(commands.sit, ANN, "Ann", 0)
    assert offline.table.bot_to_act() is None


def test_acting_is_a_way_to_come_back() -> None:
    offline = started()
    offline.do(commands.stand, ANN, 0)
    assert [type(entry) for entry in offline.act(ANN, "bid 1")] == [log.Returned, log.Acted]
    assert not offline.table.holders[0].away


def test_the_action_of_a_substitute_bot_cannot_be_taken_back() -> None:
    offline = started()
    offline.do(commands.stand, ANN, 0)
    offline.do(commands.act_for_bot, offline.table.version, 0, "bid 1")
    offline.do(commands.sit, ANN, "Ann", 0)
    assert offline.refuses(commands.take_back, ANN, offline.table.version) == "action/no-take-back"


def test_nothing_is_taken_back_by_spectators_or_after_the_end() -> None:
    offline = with_bot()
    offline.act(ANN, "bid 1")
    assert offline.table.can_take_back(ANN) == 0
    offline.do(commands.act_for_bot, offline.table.version, 1, "bid 2")
    assert offline.table.can_take_back(None) is None
    over = started(hints=True)
    over.act(ANN, "bid 1")
    over.propose(BOB, "abort")
    assert (over.table.can_take_back(ANN), over.table.actor) == (None, None)


def test_only_games_that_have_begun_have_records() -> None:
    assert seated().table.record(1) is None
    for offline in (started(), finished()):
        assert [offline.table.record(number) is None for number in (-1, 0, 1, 2)] == [True, True, False, True]


def test_a_free_seat_has_no_name_in_a_record() -> None:
    offline = seated(seats=3)
    assert list(after(offline.table, [log.Started(at=1, by=ANN, opener=0)]).tags()) == ["player 0", "player 1", "shuffle commitment"]


def test_a_deal_played_to_its_end_has_points_and_a_margin_over_the_best_opponent() -> None:
    ends = [attempt_end(5, "played", (7, 9, 4), seat, ()) for seat in range(3)]
    assert [(end.at, end.how, end.score, end.margin) for end in ends] == [(5, "played", 7, -2), (5, "played", 9, 2), (5, "played", 4, -5)]
    given_up = attempt_end(5, "resigned", (7, 9, 4), 1, ())
    assert (given_up.how, given_up.score, given_up.margin) == ("resigned", None, None)


def test_the_chat_is_bounded_and_does_not_change_the_game() -> None:
    offline = started()
    last_change, version = offline.table.last_change, offline.table.version
    for number in range(CHAT_KEPT + 5):
        offline.do(say, EVE, "Eve", text=f"line {number}")
    assert (offline.table.last_change, offline.table.version, len(offline.table.chat)) == (last_change, version, CHAT_KEPT)
    assert [seq for seq, _ in offline.table.chat][-1] == offline.table.seq


def test_a_game_ends_with_a_record_results_and_the_secret() -> None:
    offline = finished()
    table = offline.table
    record = table.record(1)
    assert table.status == "finished"
    assert record is not None
    assert record.tags["shuffle secret"] == table.secret.hex()
    assert [(result.guest, result.score) for result in table.results()] == list(zip([ANN, BOB], record.scores or (), strict=True))
    assert max(result.shared for result in table.results()) >= 1
    assert all(result.rated for result in table.results())


def test_a_running_game_shows_the_commitment_and_never_the_secret() -> None:
    offline = started()
    secret = offline.table.secret.hex()
    record = offline.record(1)
    assert dict(record.tags) == {"player 0": "Ann", "player 1": "Bob", "shuffle commitment": commitment(offline.table.secret)}
    for guest in (ANN, BOB, EVE, None):
        assert secret.encode() not in sight(offline.table, guest)
    assert secret not in str(offline.table.summary())


def test_a_rematch_rotates_the_seats_and_keeps_the_old_record() -> None:
    offline = finished()
    old, secret, version = offline.table.record(1), offline.table.secret, offline.table.version
    offline.rematch()
    table = offline.table
    assert [holder.guest for holder in table.holders] == [BOB, ANN]
    assert (table.status, table.number, table.draws) == ("running", 2, 5)
    assert table.secret != secret
    assert table.record(1) == old
    assert offline.table.version > version
    offline.play_out()
    assert (offline.table.record(1), offline.table.status) == (old, "finished")
    assert [[holder.guest for holder in played.holders] for played in offline.table.played] == [[ANN, BOB], [BOB, ANN]]
    assert verify(FIVE_TOWERS, offline.table.record(2) or offline.table.played[0].record) == offline.table.draws


def test_names_and_entropy_with_a_comment_sign_do_not_break_the_record() -> None:
    offline = opened(opener=None)
    offline.do(commands.sit, ANN, "C# fan", 0)
    offline.do(commands.sit, BOB, "Bob", 1)
    offline.add_entropy(ANN, seat_0='#"\\ ♜')
    offline.play_out()
    record = offline.record(1)
    read = read_rook(write_rook(record))
    assert read.tags["player 0"] == "C♯ fan"
    assert verify(FIVE_TOWERS, read) == offline.table.draws


def test_the_longest_entropy_of_the_most_seats_fits_into_a_record() -> None:
    offline = opened(seats=5)
    for seat in range(5):
        offline.do(commands.sit, ANN, "Ann", seat)
    offline.add_entropy(ANN, **{f"seat_{seat}": "\U0001f3f0" * ENTROPY for seat in range(5)})
    offline.play_out()
    record = offline.record(1)
    assert read_rook(write_rook(record)) == record


def test_requests_are_remembered() -> None:
    offline = started()
    entry = log.Acted(at=1, by=ANN, seat=0, action="bid 1", request="ann/1")
    assert "ann/1" in after(offline.table, [entry]).requests
    assert not offline.table.requests


def test_a_summary_contains_what_lists_show() -> None:
    assert opened(listed=True).table.summary().listed, "as long as a seat is free"
    assert not opened().table.summary().listed
    summary = with_bot(listed=True).table.summary()
    assert (summary.game, summary.status, summary.listed, summary.host, summary.guests) == ("five-towers", "running", False, ANN, (ANN,))
    assert (summary.updated, summary.practice, summary.deal) == (OfflineTable().now, False, False)
    assert summary.details == msgspec.structs.replace(
        DETAILS, seats=("Ann", "uniform"), bots=(False, True), guests=(ANN, None), turn=0, round=1, scores=(0, 0)
    )


def test_a_summary_of_bots_alone_has_their_points() -> None:
    offline = opened()
    for seat in range(2):
        offline.do(commands.seat_bot, ANN, seat, "uniform")
    offline.do(commands.start, ANN)
    assert offline.table.summary().details.scores == (0, 0)


# --- views


def shown(offline: OfflineTable, guest: str | None, present: Present | None = None) -> wire.tables.TableFrame:
    return table_frame(offline.table, guest, since=-1, present=present or Present())


def test_a_frame_shows_seats_host_and_presence() -> None:
    offline = seated(seats=3)
    offline.do(commands.seat_bot, ANN, 2, "uniform")
    frame = shown(offline, BOB, Present(online=frozenset({BOB}), gone={ANN: 5}, watching=4, choosing=1, watchers={EVE: "Eve"}))
    assert [(seat.name, seat.guest, seat.bot) for seat in frame.seats] == [("Ann", ANN, None), ("Bob", BOB, None), ("", None, "uniform")]
    assert [(seat.you, seat.host, seat.online, seat.gone_since, seat.away) for seat in frame.seats] == [
        (False, True, False, 5, False),
        (True, False, True, None, False),
        (False, False, False, None, False),
    ]
    assert (frame.host, frame.your_seats, shown(offline, ANN).host, shown(offline, None).host) == (False, (1,), True, False)
    assert (frame.watching, frame.choosing, [(one.guest, one.name) for one in frame.watchers]) == (4, 1, [(EVE, "Eve")])
    assert shown(offline, None).watchers == ()
    told = presence_frame(offline.table, Present(online=frozenset({BOB}), gone={ANN: 5}))
    assert [(seat.online, seat.gone_since) for seat in told.seats] == [(False, 5), (True, None), (False, None)]


def test_the_final_frame_contains_the_ending_the_rematch_and_the_secret() -> None:
    running, over = started(), finished()
    assert [(frame.rematch is None, frame.shuffle.secret is None, frame.ending is None) for frame in (shown(running, ANN), shown(over, ANN))] == [
        (True, True, True),
        (False, False, False),
    ]
    end = shown(over, None)
    assert end.rematch is not None
    assert end.ending is not None
    assert (end.rematch.seats, end.rematch.begins, end.shuffle.secret) == ((1, 0), None, over.table.secret.hex())
    assert (end.ending.how, end.ending.seats, end.ending.places) == ("played", (), over.table.played[0].places)
    aborted = three(hints=True)
    aborted.propose(ANN, "abort")
    rematch = shown(aborted, ANN).rematch
    assert rematch is not None
    assert rematch.seats == (2, 0, 1)


def test_a_frame_shows_possible_take_backs_and_the_running_clock() -> None:
    offline = with_bot(clock=log.Clock(base=60))
    clock = shown(offline, ANN).clock
    assert clock is not None
    assert (clock.running, clock.left, clock.since) == (0, (60_000, 60_000), offline.now)
    assert not shown(offline, ANN).can_take_back
    offline.act(ANN, "bid 1")
    assert [shown(offline, guest).can_take_back for guest in (ANN, BOB, None)] == [True, False, False]
    clock = shown(offline, ANN).clock
    assert clock is not None
    assert clock.running is None, "a bot thinks"


def test_a_frame_has_the_moves_after_a_version_and_nothing_twice() -> None:
    offline = started()
    offline.act(ANN, "bid 1")
    version = offline.table.version
    for since, count in ((-1, 6), (1, 6), (2, 5), (version - 1, 1), (version, 0), (version + 9, 0)):
        assert len(table_frame(offline.table, ANN, since=since, present=Present()).moves) == count
    frame = json.loads(encode(shown(offline, BOB)), object_pairs_hook=list)
    view = dict(frame)["view"]
    assert len({name for name, _ in view}) == len(view)


def test_actions_of_the_previous_game_do_not_count_in_the_next() -> None:
    offline = finished()
    offline.rematch()
    assert [(holder.played, holder.acted, holder.flags, holder.commitment) for holder in offline.table.holders] == [(False, 0, 0, "")] * 2
    offline.act(offline.holder_to_act)
    assert sorted(holder.played for holder in offline.table.holders) == [False, True]


def test_each_game_of_a_table_has_its_own_record_in_the_log() -> None:
    offline = finished()
    offline.rematch()
    offline.play_out()
    entries = [log.encode(entry) for entry in offline.entries]
    assert read_records("t", [2, 1], entries) == [played.record for played in reversed(offline.table.played)]


def test_the_points_of_a_deal_are_those_of_the_one_person_who_plays_it() -> None:
    offline = with_bot()
    offline.play_out()
    table = offline.table
    assert table.opened is not None
    assert table.match is not None
    table.opened = msgspec.structs.replace(table.opened, deal=log.Deal("d"))
    for holders, seat in ((table.holders, 0), (table.holders[::-1], 1)):
        table.holders = holders
        end = table.attempt_end()
        assert end is not None
        assert (end.score, end.margin) == (table.match.scores[seat], table.match.scores[seat] - table.match.scores[1 - seat])
    assert len(set(table.match.scores)) == 2, "else this tells nothing"
