"""Closing a table before its first game: only by its host, and for good."""

from collections.abc import Callable

import pytest

from rookery.server.tables import commands, log
from tests.server.conftest import Visitors
from tests.server.offline_table import ANN, BOB, OfflineTable, finished, seated, started
from tests.server.visiting import Visitor


def test_a_closed_table_is_in_no_list_and_says_so(ann: Visitor, bob: Visitor, visitor: Visitors) -> None:
    name = ann.opens(listed=True)["table"]
    bob.puts(f"tables/{name}/seats/1", {})
    with bob.watches(name) as watcher:
        watcher.table()
        ann.deletes(f"tables/{name}")
        assert watcher.until("table", lambda frame: frame["status"] == "closed")["your_seats"] == [1]
    for lists in (ann.gets("me/tables"), bob.gets("me/tables"), visitor().gets("tables")["tables"]):
        assert name not in [summary["table"] for summary in lists]
    assert ann.sees(name)["status"] == "closed"


def test_nothing_happens_at_a_closed_table_any_more(ann: Visitor) -> None:
    name = ann.opens(sit=[0, 1])["table"]
    ann.deletes(f"tables/{name}")
    for method, path, body in (
        ("POST", "/start", None),
        ("PUT", "/seats/1", {}),
        ("DELETE", "/seats/0", None),
        ("POST", "/chat", {"phrase": "hello"}),
        ("DELETE", "", None),
    ):
        assert ann.is_refused(method, f"tables/{name}{path}", body) == (409, "table/closed")


def rematched() -> OfflineTable:
    offline = finished()
    offline.rematch()
    return offline


def about_to_begin_again() -> OfflineTable:
    """Return a rematch that waits for entropy: no game is running, but one was played."""
    offline = started()
    offline.do(commands.commit_entropy, ANN, 0, "00")
    offline.play_out()
    offline.rematch()
    assert (offline.table.status, offline.table.number) == ("open", 2)
    return offline


@pytest.mark.parametrize("make", [started, finished, rematched, about_to_begin_again])
def test_a_table_where_a_game_has_begun_stays(make: Callable[..., OfflineTable]) -> None:
    assert make().refuses(commands.close, ANN) == "table/not-open"


def test_a_closed_table_is_read_from_its_log_as_closed() -> None:
    offline = seated()
    assert offline.refuses(commands.close, BOB) == "table/not-host"
    offline.do(commands.close, ANN)
    assert (offline.table.status, offline.table.summary().status) == ("closed", "closed")


def test_an_operator_closes_any_table_and_a_game_that_runs_counts_for_nothing() -> None:
    assert [type(entry) for entry in seated().do(commands.close_by_operator)] == [log.Closed]
    offline = started()
    ended, closed = offline.do(commands.close_by_operator)
    assert isinstance(ended, log.Ended)
    assert (ended.how, type(closed), offline.table.status) == ("aborted", log.Closed, "closed")
