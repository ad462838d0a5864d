"""When something happens at a table without a request."""

from rookery.server.tables import due, log, proposals
from tests.server.offline_table import ANN, BOB, EVE, OfflineTable, finished, opened, present, seated, started, three, with_bot


def test_a_bot_acts_at_once_and_time_runs_out_for_people() -> None:
    assert due.next_due(with_bot(opener=1).table) == 0
    assert due.next_due(with_bot(opener=0).table) is None
    assert due.next_due(with_bot(opener=0, clock=log.Clock(base=60)).table) == OfflineTable().now + 60_000


def test_nothing_is_due_where_people_may_take_their_time() -> None:
    assert [due.next_due(offline.table) for offline in (opened(), seated(), started(), finished())] == [None] * 4


def test_the_silent_are_waited_for_since_the_second_has_agreed_to_a_rematch() -> None:
    offline = three()
    offline.propose(ANN, "abort")
    offline.propose(EVE, "rematch")
    offline.now += 7_000
    offline.propose(BOB, "rematch")
    begins = offline.now + due.REMATCH_AFTER
    assert (due.rematch_begins(offline.table), due.next_due(offline.table)) == (begins, begins)
    offline.now = begins - 1
    assert offline.do(due.begin_late_rematch) == []
    offline.now = begins
    offline.do(due.begin_late_rematch)
    assert (offline.table.status, offline.table.number) == ("running", 2)
    assert [(holder.guest, holder.bot_plays) for holder in offline.table.holders] == [(EVE, None), (ANN, "agreed"), (BOB, None)]
    offline.do(proposals.back, ANN, present(offline.table, offline.now))
    assert offline.do(due.begin_late_rematch) == []
    assert offline.do(due.give_up_waiting) == []
