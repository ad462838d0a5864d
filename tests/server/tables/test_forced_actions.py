"""Forced actions: the server passes for people who can only pass."""

from typing import Any

from rookery.server.tables import commands, log
from rookery.server.tables.table import Table
from tests.server.offline_table import ANN, BOB, OfflineTable, started, with_bot

CLOCK: Any = {"clock": log.Clock(base=600, increment=5)}


def forced_pass(**terms: Any) -> tuple[OfflineTable, str, Table, list[log.AnyEntry]]:
    """Play until a bid forces the other player to pass; return the table, the bidder, the table before the bid, and the entries of the bid."""
    while True:
        offline = started(**terms)
        while offline.table.status == "running":
            guest, before = offline.holder_to_act, offline.table
            offline.now += 1_000
            entries = offline.act(guest, [choice for choice in offline.choices(guest) if choice != "pass"][-1])
            if any(isinstance(entry, log.Acted) and entry.seat is not None and entry.by is None for entry in entries):
                return offline, guest, before, entries


def test_the_server_passes_for_a_player_without_another_choice() -> None:
    offline, bidder, before, entries = forced_pass(**CLOCK)
    bid, passed = entries
    assert isinstance(bid, log.Acted)
    assert isinstance(passed, log.Acted)
    assert (bid.by, passed.by, passed.action, passed.at) == (bidder, None, "pass", bid.at)
    assert passed.seat == 1 - before.seats_of(bidder)[0]
    assert offline.record(1).actions[-2:] == (bid.action, "pass")
    assert offline.holder_to_act == bidder, "the auction is over"
    assert before.clock is not None
    assert offline.table.clock is not None
    gained = offline.table.clock.left[passed.seat] - before.clock.left[passed.seat]
    assert gained == 5_000, "as for any turn that took no time"
    other = BOB if bidder == ANN else ANN
    assert offline.table.played_for(other) == []
    assert [move.action for move in offline.refolded().moves] == [move.action for move in offline.table.moves]


def test_a_bid_can_be_taken_back_although_it_forced_a_pass() -> None:
    offline, bidder, before, _ = forced_pass(**CLOCK)
    other = BOB if bidder == ANN else ANN
    assert offline.refuses(commands.take_back, other, offline.table.version) == "action/no-take-back"
    offline.now += 3_000
    offline.do(commands.take_back, bidder, offline.table.version)
    assert before.match is not None
    assert offline.table.match is not None
    assert offline.table.match.state == before.match.state
    assert len(offline.table.moves) == len(before.moves)
    assert before.clock is not None
    assert offline.table.clock is not None
    assert offline.table.clock.deadline == before.clock.deadline, "their own time runs on"
    assert [move.action for move in offline.refolded().moves] == [move.action for move in offline.table.moves]
    assert offline.refolded().taken_back == offline.table.taken_back
    offline.act(bidder, [choice for choice in offline.choices(bidder) if choice != "pass"][-1])
    # the end of a turn can be taken back only once
    assert offline.refuses(commands.take_back, bidder, offline.table.version) == "action/no-take-back"


def test_bots_pass_themselves() -> None:
    offline = with_bot()
    offline.play_out()
    assert {move.action for move in offline.table.moves if move.seat == 1 and not move.forced} > {"pass"}
    assert not any(move.forced for move in offline.table.moves if move.seat == 1)
