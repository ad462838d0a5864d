"""A table is the sum of its log: what each kind of entry changes, and that folding the stored log gives the same table."""

from itertools import accumulate

import pytest

from rookery.core.record_text import read_rook, write_rook
from rookery.play.fair import FairShuffle, commitment, verify
from rookery.server import commands, log
from rookery.server.limits import WORD
from rookery.server.showing import table_frame
from rookery.server.table import CHAT_KEPT, Table
from rookery.server.wire import encode
from tests.play.sitters import FIVE_TOWERS
from tests.server.paper import ANN, BOB, EVE, Paper, finished, opened, say, seated, started, with_bot


def refolded(paper: Paper) -> Table:
    table = Table(paper.table.id)
    table.fold(map(log.decode, map(log.encode, paper.entries)))
    return table


def sight(table: Table, guest: str | None) -> bytes:
    frame = table_frame(table, guest, since=-1, online=set())
    return encode(frame).replace(f'"now":{frame.now}'.encode(), b"")


@pytest.mark.parametrize("guest", [ANN, BOB, EVE, None])
@pytest.mark.parametrize("make", [opened, seated, started, with_bot, finished])
def test_the_stored_log_gives_the_same_table(make: object, guest: str | None) -> None:
    assert callable(make)
    paper: Paper = make(clock=log.Clock(base=60, increment=2))
    assert sight(refolded(paper), guest) == sight(paper.table, guest)
    assert refolded(paper).card() == paper.table.card()


def test_after_leaves_the_table_as_it_was() -> None:
    paper = started()
    before, now = sight(paper.table, ANN), paper.table
    paper.act(ANN)
    paper.do(say, ANN, "Ann", text="hm")
    assert sight(now, ANN) == before != sight(paper.table, ANN)


def test_a_table_is_opened_with_free_seats_and_a_secret() -> None:
    table = opened(seats=3).table
    assert [holder.free for holder in table.holders] == [True] * 3
    assert (table.status, table.version, table.number, table.host, len(table.secret)) == ("open", 0, 1, ANN, 32)


def test_sitting_standing_and_bots() -> None:
    paper = seated(seats=3)
    paper.do(commands.seat_bot, ANN, 2, "uniform")
    assert [holder.guest or holder.bot for holder in paper.table.holders] == [ANN, BOB, "uniform"]
    paper.do(commands.stand, BOB, 1)
    assert paper.table.holders[1].free


def test_a_word_stays_with_its_seat_until_that_becomes_free() -> None:
    paper = seated()
    paper.do(commands.add_word, BOB, 1, "rook")
    assert paper.table.fair.entropy == ("", "rook")
    paper.do(commands.stand, BOB, 1)
    assert paper.table.fair.entropy == ("", "")


def test_starting_draws_until_a_seat_is_to_act() -> None:
    paper = started()
    drawn = [entry.action for entry in paper.entries if isinstance(entry, log.Acted)]
    assert (paper.table.status, paper.table.actor, paper.table.draws) == ("running", 0, 5)
    assert len(drawn) == 5
    assert paper.table.version == 6  # the start and five cards


def test_the_opener_is_drawn_from_the_secret_unless_agreed_on() -> None:
    drawn = {started(opener=None).table.actor for _ in range(30)}
    assert drawn == {0, 1}
    paper = seated()
    paper.do(commands.start, ANN)
    assert paper.table.actor == FairShuffle(paper.table.secret, ("", "")).below(0, 2)
    assert started(opener=1).table.actor == 1


def test_an_action_and_what_nature_answers_are_moves_of_their_own() -> None:
    paper = started()
    paper.act(ANN, "bid 0")
    before = paper.table.version
    paper.act(BOB, "pass")
    new = [move for move in paper.table.moves if move.version > before]
    assert [move.seat for move in new] == [1, None, None, None, None, None]
    assert [move.version for move in new] == list(range(before + 1, before + 7))


def test_versions_never_fall_and_every_change_of_the_game_has_its_own() -> None:
    paper = finished()
    tables = accumulate(paper.entries, lambda table, entry: table.after([entry]), initial=Table("t"))
    versions = [table.version for table in tables]
    assert versions == sorted(versions)
    assert paper.table.version == 1 + sum(isinstance(entry, log.Acted) for entry in paper.entries)


def test_taking_back_undoes_the_last_action_under_a_new_version() -> None:
    paper = started()
    choices, version = paper.choices(ANN), paper.table.version
    paper.act(ANN, "bid 2")
    paper.do(commands.take_back, ANN, paper.table.version)
    assert (paper.table.version, paper.choices(ANN), paper.table.actor) == (version + 2, choices, 0)
    assert [move.version for move in paper.table.moves] == list(range(2, version + 1))


def test_draws_after_a_take_back_still_follow_from_the_secret() -> None:
    paper = started(opener=None)
    paper.act(paper.holder_to_act, "bid 2")
    paper.do(commands.take_back, paper.table.holders[1 - (paper.table.actor or 0)].guest, paper.table.version)  # type: ignore[operator]
    paper.play_out()
    record = paper.table.record(1)
    assert record is not None
    assert verify(FIVE_TOWERS, record) == paper.table.draws


def test_one_person_on_several_seats_sees_through_the_eyes_of_the_one_to_act() -> None:
    paper = opened(opener=0)
    paper.do(commands.sit, ANN, "Ann", 0)
    paper.do(commands.sit, ANN, "Ben", 1)
    paper.do(commands.start, ANN)
    assert paper.table.seat_shown(ANN) == 0
    paper.act(ANN, "bid 1")
    assert paper.table.seat_shown(ANN) == 1
    assert "pass" in paper.choices(ANN)


def test_only_the_seat_to_act_has_choices() -> None:
    paper = started()
    assert paper.choices(ANN)
    assert not paper.choices(BOB)
    assert not paper.choices(EVE)
    assert not paper.choices(None)


def test_leaving_a_running_game_lets_a_bot_play_until_one_is_back() -> None:
    paper = started()
    paper.do(commands.stand, ANN, 0)
    assert paper.table.bot_to_act() == (0, None)
    paper.do(commands.sit, ANN, "Ann", 0)
    assert paper.table.bot_to_act() is None


def test_acting_is_a_way_to_come_back() -> None:
    paper = started()
    paper.do(commands.stand, ANN, 0)
    assert [type(entry) for entry in paper.act(ANN, "bid 1")] == [log.Returned, log.Acted]
    assert not paper.table.holders[0].away


def test_taking_back_what_the_bot_did_is_a_way_to_come_back() -> None:
    paper = started()
    paper.do(commands.stand, ANN, 0)
    paper.do(commands.act_for_bot, paper.table.version, 0, "bid 1")
    paper.do(commands.take_back, ANN, paper.table.version)
    assert paper.table.bot_to_act() is None
    assert paper.table.actor == 0


def test_talk_is_kept_up_to_a_limit_and_touches_nothing() -> None:
    paper = started()
    touched, version = paper.table.touched, paper.table.version
    for number in range(CHAT_KEPT + 5):
        paper.do(say, EVE, "Eve", text=f"line {number}")
    assert (paper.table.touched, paper.table.version, len(paper.table.chat)) == (touched, version, CHAT_KEPT)
    assert [seq for seq, _ in paper.table.chat][-1] == paper.table.seq


def test_a_game_ends_with_a_record_results_and_the_secret() -> None:
    paper = finished()
    table = paper.table
    record = table.record(1)
    assert table.status == "finished"
    assert record is not None
    assert record.tags["shuffle secret"] == table.secret.hex()
    assert [(result.guest, result.score) for result in table.results()] == list(zip([ANN, BOB], record.scores or (), strict=True))
    assert max(result.shared for result in table.results()) >= 1


def test_a_running_game_shows_the_commitment_and_never_the_secret() -> None:
    paper = started()
    secret = paper.table.secret.hex()
    record = paper.table.record(1)
    assert record is not None
    assert dict(record.tags) == {"player 0": "Ann", "player 1": "Bob", "shuffle commitment": commitment(paper.table.secret)}
    for guest in (ANN, BOB, EVE, None):
        assert secret.encode() not in sight(paper.table, guest)
    assert secret not in str(paper.table.card())


def test_a_rematch_moves_everybody_on_and_keeps_the_old_record() -> None:
    paper = finished()
    old, secret, version = paper.table.record(1), paper.table.secret, paper.table.version
    paper.do(commands.rematch, BOB)
    table = paper.table
    assert [holder.guest for holder in table.holders] == [BOB, ANN]
    assert (table.status, table.number, table.match, table.moves) == ("open", 2, None, [])
    assert table.secret != secret
    assert table.record(1) == old
    assert table.record(2) is None
    paper.do(commands.start, BOB)
    assert paper.table.version > version
    paper.play_out()
    assert (paper.table.record(1), paper.table.status) == (old, "finished")
    assert [[holder.guest for holder in played.holders] for played in paper.table.played] == [[ANN, BOB], [BOB, ANN]]
    assert verify(FIVE_TOWERS, paper.table.record(2) or paper.table.played[0].record) == paper.table.draws


def test_names_and_words_with_the_sign_of_comments_do_not_break_the_record() -> None:
    paper = opened(opener=None)
    paper.do(commands.sit, ANN, "C# fan", 0)
    paper.do(commands.sit, BOB, "Bob", 1)
    paper.do(commands.add_word, ANN, 0, '#"\\ ♜')
    paper.do(commands.start, ANN)
    paper.play_out()
    record = paper.table.record(1)
    assert record is not None
    read = read_rook(write_rook(record))
    assert read.tags["player 0"] == "C♯ fan"
    assert verify(FIVE_TOWERS, read) == paper.table.draws


def test_the_longest_words_of_the_most_seats_fit_into_a_record() -> None:
    paper = opened(seats=5)
    for seat in range(5):
        paper.do(commands.sit, ANN, "Ann", seat)
        paper.do(commands.add_word, ANN, seat, "\U0001f3f0" * WORD)
    paper.do(commands.start, ANN)
    paper.play_out()
    record = paper.table.record(1)
    assert record is not None
    assert read_rook(write_rook(record)) == record


def test_requests_are_remembered() -> None:
    paper = started()
    entry = log.Acted(at=1, by=ANN, seat=0, action="bid 1", request="ann/1")
    assert "ann/1" in paper.table.after([entry]).requests
    assert not paper.table.requests


def test_a_card_tells_what_lists_need() -> None:
    card = with_bot(listed=True).table.card()
    assert (card.game, card.status, card.listed, card.host, card.guests) == ("five-towers", "running", True, ANN, (ANN,))
    told = {"seats": ["Ann", "uniform"], "bots": [False, True], "options": {}, "expansions": (), "turn": 0}
    told |= {"number": 1, "chapter": 1, "scores": [0, 0], "places": None}
    assert told.items() <= card.title.items()
