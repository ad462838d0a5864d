"""The fair shuffle: every seat commits to its entropy before any is revealed, so nobody can choose last."""

from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from rookery.core.record_text import read_rook, write_rook
from rookery.play.fair import Recommitment, commitment, recommitments, verify
from rookery.server.frames.tables import table_frame
from rookery.server.tables import commands, due, lobby, log
from rookery.server.tables.fold import after
from tests.cli.running import Rookery
from tests.play.simple_bots import FIVE_TOWERS
from tests.server.offline_table import ANN, BOB, EVE, OfflineTable, present, seated, started
from tests.server.visiting import Visitor


def hashed(word: str) -> str:
    return sha256(word.encode()).hexdigest()


def committed(**terms: object) -> OfflineTable:
    """Return a table where Ann and Bob have committed to their entropy."""
    offline = seated(**terms)
    offline.do(commands.commit_entropy, ANN, 0, hashed("anchor"))
    offline.do(commands.commit_entropy, BOB, 1, hashed("bridge"))
    return offline


def give_up_waiting(offline: OfflineTable) -> None:
    """Let the time to reveal entropy, or to commit again, run out."""
    offline.now += due.REVEAL_WITHIN
    offline.do(due.give_up_waiting)


def withheld() -> OfflineTable:
    """Return a table where Bob has not revealed his entropy, and Ann must commit again."""
    offline = committed()
    offline.do(commands.start, ANN)
    offline.do(commands.add_entropy, ANN, 0, "anchor")
    give_up_waiting(offline)
    return offline


def test_a_game_begins_when_everybody_has_revealed_their_entropy() -> None:
    offline = committed()
    offline.do(commands.start, ANN)
    assert (offline.table.status, offline.table.sealed) == ("open", True)
    offline.do(commands.add_entropy, BOB, 1, "bridge")
    assert offline.table.status == "open"
    offline.do(commands.add_entropy, ANN, 0, "anchor")
    assert (offline.table.status, offline.table.fair.entropy) == ("running", ("anchor", "bridge"))
    offline.play_out()
    record = offline.record(1)
    assert verify(FIVE_TOWERS, record) == offline.table.draws


def test_nobody_can_choose_their_entropy_after_seeing_another() -> None:
    offline = committed()
    words = [f"word {number}" for number in range(73)]
    for word in words:  # before the table is sealed, nobody can reveal ...
        assert offline.refuses(commands.add_entropy, BOB, 1, word) == "entropy/not-committed"
    offline.do(commands.start, ANN)
    offline.do(commands.add_entropy, ANN, 0, "anchor")
    for word in words:  # ... and afterwards nobody can choose
        assert offline.refuses(commands.add_entropy, BOB, 1, word) == "entropy/not-committed"
        assert offline.do(commands.commit_entropy, BOB, 1, hashed(word)) == []
    offline.do(commands.add_entropy, BOB, 1, "bridge")
    assert offline.table.status == "running"


def test_entropy_without_a_commitment_does_not_count() -> None:
    offline = seated()
    assert offline.refuses(commands.add_entropy, BOB, 1, "rook") == "entropy/not-committed"
    offline.do(commands.start, ANN)
    assert (offline.table.status, offline.table.fair.entropy) == ("running", ("", ""))


CHANGES: dict[str, tuple[Any, ...]] = {
    "sit": (commands.sit, BOB, "Bobby", 1),
    "leave": (commands.stand, BOB, 1),
    "stand": (commands.stand, ANN, 2),
    "bot": (commands.seat_bot, ANN, 2, "greedy"),
    "seats": (lobby.reseat, ANN, (1, 0, 2)),
    "terms": (partial(lobby.change_terms, hints=True), ANN),
}


@pytest.mark.parametrize("change", CHANGES)
def test_nothing_changes_between_the_first_revealed_entropy_and_the_game(change: str) -> None:
    """Otherwise somebody who knows the secret could change something to get better draws."""
    offline = seated(seats=3)
    offline.do(commands.commit_entropy, BOB, 1, hashed("bridge"))
    offline.do(commands.seat_bot, ANN, 2, "uniform")
    offline.do(commands.start, ANN)
    secret = offline.table.secret
    assert offline.refuses(*CHANGES[change]) == "table/not-open"
    offline.do(lobby.change_terms, ANN, bot_speed="slow")
    assert offline.do(commands.start, ANN) == [], "it begins already"
    assert offline.do(commands.commit_entropy, BOB, 1, hashed("another")) == []
    offline.do(commands.add_entropy, BOB, 1, "bridge")
    assert (offline.table.status, offline.table.secret) == ("running", secret)


def test_a_game_does_not_wait_for_a_device_that_sleeps() -> None:
    offline = committed()
    offline.do(commands.start, ANN)
    offline.do(commands.add_entropy, ANN, 0, "anchor")
    assert due.next_due(offline.table) == offline.now + due.REVEAL_WITHIN
    assert offline.do(due.give_up_waiting) == []
    secret = offline.table.secret
    give_up_waiting(offline)
    assert (offline.table.sealed, offline.table.fair.entropy) == (False, ("", ""))
    assert offline.table.secret != secret, "what Ann has shown must not help anybody"
    offline.do(commands.commit_entropy, ANN, 0, hashed("apple"))
    assert offline.table.sealed
    offline.do(commands.add_entropy, ANN, 0, "apple")
    assert (offline.table.status, offline.table.fair.entropy) == ("running", ("apple", ""))


def test_a_player_who_withholds_their_entropy_gets_no_second_try() -> None:
    offline = withheld()
    assert offline.do(commands.commit_entropy, BOB, 1, hashed("better")) == []
    offline.do(commands.commit_entropy, ANN, 0, hashed("apple"))
    sealed_at = offline.table.sealed_at
    offline.now += 1
    assert offline.do(commands.commit_entropy, ANN, 0, hashed("apple")) == [], "nobody puts off the beginning"
    assert (offline.table.sealed_at, offline.table.unrevealed) == (sealed_at, [0])
    offline.do(commands.add_entropy, ANN, 0, "apple")
    assert (offline.table.status, offline.table.fair.entropy) == ("running", ("apple", ""))


def test_a_guest_who_withholds_the_entropy_of_one_seat_commits_for_none_again() -> None:
    """Otherwise a guest with two seats could redraw as often as they like: reveal one, withhold the other, commit again."""
    offline = seated(seats=3)
    offline.do(commands.sit, BOB, "Ben", 2)
    for guest, seat in ((ANN, 0), (BOB, 1), (BOB, 2)):
        offline.do(commands.commit_entropy, guest, seat, hashed(str(seat)))
    offline.do(commands.start, ANN)
    offline.do(commands.add_entropy, ANN, 0, "0")
    offline.do(commands.add_entropy, BOB, 1, "1")
    give_up_waiting(offline)
    for seat in (1, 2):
        assert offline.do(commands.commit_entropy, BOB, seat, hashed("better")) == []
    offline.do(commands.commit_entropy, ANN, 0, hashed("apple"))
    offline.do(commands.add_entropy, ANN, 0, "apple")
    assert (offline.table.status, offline.table.fair.entropy) == ("running", ("apple", "", ""))


def redrawn() -> tuple[OfflineTable, list[Recommitment]]:
    """Return a running game before which Bob, then Eve withheld their entropy, and its recommitments."""
    offline, superseded = seated(seats=3), []
    offline.do(commands.sit, EVE, "Eve", 2)
    left = {ANN: 0, BOB: 1, EVE: 2}
    for withholds in (BOB, EVE):
        for guest, seat in left.items():
            offline.do(commands.commit_entropy, guest, seat, hashed(guest))
        offline.do(commands.start, ANN)
        superseded.append(Recommitment(commitment(offline.table.secret), (left.pop(withholds),)))
        for guest, seat in left.items():
            offline.do(commands.add_entropy, guest, seat, guest)
        give_up_waiting(offline)
    offline.do(commands.commit_entropy, ANN, 0, hashed("apple"))
    offline.do(commands.add_entropy, ANN, 0, "apple")
    assert offline.table.fair.entropy == ("apple", "", "")
    return offline, superseded


def test_the_record_and_the_table_list_every_superseded_commitment() -> None:
    offline, superseded = redrawn()
    shown = table_frame(offline.table, None, since=-1, present=present(offline.table, 0)).shuffle.recommitted
    assert [(one.commitment, one.withheld) for one in shown] == superseded
    assert list(recommitments(offline.record(1))) == superseded, "also while the game is running"
    offline.play_out()
    record = read_rook(write_rook(offline.record(1)))
    assert list(recommitments(record)) == superseded
    assert verify(FIVE_TOWERS, record) == offline.table.draws
    assert offline.refolded().played == offline.table.played
    offline.rematch()
    assert offline.table.recommitted == (), "the next game has a commitment of its own"


@pytest.mark.parametrize("change", CHANGES)
def test_nothing_changes_while_somebody_must_commit_again(change: str) -> None:
    """Otherwise the game would begin with an empty seat, or without the entropy of some seats."""
    offline = seated(seats=3)
    for guest, seat in ((ANN, 0), (BOB, 1)):
        offline.do(commands.commit_entropy, guest, seat, hashed("word"))
    offline.do(commands.seat_bot, ANN, 2, "uniform")
    offline.do(commands.start, ANN)
    offline.do(commands.add_entropy, ANN, 0, "word")
    give_up_waiting(offline)
    assert offline.refuses(*CHANGES[change]) == "table/not-open"
    assert offline.do(commands.start, ANN) == [], "it waits for Ann"
    offline.do(commands.commit_entropy, ANN, 0, hashed("apple"))
    offline.do(commands.add_entropy, ANN, 0, "apple")
    assert (offline.table.status, offline.table.fair.entropy) == ("running", ("apple", "", ""))


def test_everybody_who_revealed_entropy_commits_again_before_any_is_revealed() -> None:
    offline = seated(seats=3)
    offline.do(commands.sit, EVE, "Eve", 2)
    words = {ANN: "anchor", BOB: "bridge", EVE: "easel"}
    for seat, (guest, word) in enumerate(words.items()):
        offline.do(commands.commit_entropy, guest, seat, hashed(word))
    offline.do(commands.start, ANN)
    offline.do(commands.add_entropy, ANN, 0, "anchor")
    offline.do(commands.add_entropy, EVE, 2, "easel")
    give_up_waiting(offline)
    offline.do(commands.commit_entropy, ANN, 0, hashed("apple"))
    assert not offline.table.sealed, "Eve is to commit, too"
    offline.do(commands.commit_entropy, EVE, 2, hashed("elm"))
    assert offline.table.sealed


def test_a_game_does_not_wait_for_somebody_who_does_not_commit_again() -> None:
    offline = withheld()
    assert due.next_due(offline.table) == offline.now + due.REVEAL_WITHIN
    offline.now += due.REVEAL_WITHIN - 1
    assert offline.do(due.give_up_waiting) == []
    offline.now += 1
    offline.do(due.give_up_waiting)
    assert (offline.table.status, offline.table.fair.entropy) == ("running", ("", ""))


def test_a_game_begins_without_entropy_if_nobody_reveals_any() -> None:
    offline = committed()
    offline.do(commands.start, ANN)
    give_up_waiting(offline)
    assert (offline.table.status, offline.table.fair.entropy) == ("running", ("", ""))


def test_everybody_sees_commitments_but_no_entropy_before_it_is_revealed() -> None:
    offline = committed()
    frame = table_frame(offline.table, None, since=-1, present=present(offline.table, 0)).shuffle
    assert (frame.commitments, frame.entropy, frame.sealed) == ((hashed("anchor"), hashed("bridge")), ("", ""), False)


def test_only_its_holder_commits_for_a_seat() -> None:
    assert seated().refuses(commands.commit_entropy, BOB, 0, hashed("x")) == "seat/not-yours"
    assert seated().refuses(commands.commit_entropy, BOB, 7, hashed("x")) == "seat/unknown"
    assert committed().do(commands.commit_entropy, ANN, 0, hashed("anchor")) == []


def test_commitments_for_a_rematch_are_made_during_or_after_the_game_and_follow_the_player() -> None:
    offline = started(clock=log.Clock(base=60))
    offline.do(commands.commit_entropy, ANN, 0, hashed("anchor"))
    offline.play_out()
    assert offline.table.fair.entropy == ("", "")
    offline.do(commands.commit_entropy, BOB, 1, hashed("bridge"))
    offline.rematch()
    assert (offline.table.status, offline.table.number, offline.table.sealed) == ("open", 2, True)
    assert (offline.table.match, offline.table.clock, offline.table.ending, offline.table.moves) == (None, None, None, []), "of the last game"
    offline.do(commands.add_entropy, ANN, 1, "anchor")
    offline.do(commands.add_entropy, BOB, 0, "bridge")
    assert (offline.table.status, offline.table.fair.entropy) == ("running", ("bridge", "anchor"))


def test_a_table_that_begins_at_once_has_entropy_too(ann: Visitor) -> None:
    bots = [{"seat": 1, "bot": "uniform"}]
    table = ann.opens(bots=bots, start=True, commitment=hashed("anchor"))
    assert (table["status"], table["shuffle"]["sealed"]) == ("open", True)
    path = f"tables/{table['table']}/seats/0/word"
    assert ann.is_refused("PUT", path, {"entropy": "another"}) == (409, "entropy/not-committed")
    begun = ann.puts(path, {"entropy": "anchor"})
    assert (begun["status"], begun["shuffle"]["entropy"]) == ("running", ["anchor", ""])
    assert ann.opens(bots=bots, start=True)["status"] == "running", "without a commitment, as before; nothing is claimed of it then"
    for sit, commitments in (([2, 0, 1], ["", "", hashed("anchor")]), ([], ["", "", ""])):  # the commitment is for the guest's first seat
        assert ann.opens(seats=3, sit=sit, commitment=hashed("anchor"))["shuffle"]["commitments"] == commitments


def test_verify_says_among_how_many_shuffles_somebody_could_have_chosen(rookery: Rookery, tmp_path: Path) -> None:
    file, usual = tmp_path / "game.rook", committed()
    usual.do(commands.start, ANN)
    for guest, seat, word in ((ANN, 0, "anchor"), (BOB, 1, "bridge")):
        usual.do(commands.add_entropy, guest, seat, word)
    for offline, sentences in ((usual, ()), (redrawn()[0], ("redone 2 times", "seats withheld their entropy: 1, 2.", "among 3 shuffles"))):
        offline.play_out()
        file.write_text(write_rook(offline.record(1)), encoding="utf-8")
        out = rookery("verify", str(file)).out.replace("\u2068", "").replace("\u2069", "")
        assert ("redone" in out) == bool(sentences)
        assert all(sentence in out for sentence in sentences), out


def test_verify_states_what_is_proven_and_what_is_not(rookery: Rookery, tmp_path: Path) -> None:
    sealed = committed()
    sealed.do(commands.start, ANN)
    sealed.do(commands.add_entropy, BOB, 1, "bridge")
    sealed.do(commands.add_entropy, ANN, 0, "anchor")
    earlier = seated()  # in earlier releases, seats gave their entropy without a commitment
    earlier.table = after(earlier.table, [log.EntropyAdded(at=1, by=BOB, seat=1, entropy="rook")])
    earlier.do(commands.start, ANN)
    said = {"": "not that the server did not choose them", "0, 1": "nobody, not even the server", "1": "could have chosen"}
    for offline, (seats, sentence) in zip((started(), sealed, earlier), said.items(), strict=True):
        offline.play_out()
        file = tmp_path / "game.rook"
        file.write_text(write_rook(offline.table.played[0].record), encoding="utf-8")
        ran = rookery("verify", str(file))
        assert ran.code == 0
        assert sentence in ran.out
        assert f"these seats: {seats}." in ran.out.replace("\u2068", "").replace("\u2069", "") or not seats
