"""The checker of the crash test finds actions that are lost, doubled, changed, out of order or incomplete."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from rookery.server.storage.logs import Batch
from rookery.server.tables import log
from tests.server.chaos.books import Books, Sent
from tests.server.chaos.checking import check_all
from tests.server.offline_table import OfflineTable, started
from tests.server.stores import with_store


def a_game(path: Path) -> Books:
    """Store a game and return its requests, all of them acknowledged."""
    offline, books = started(), Books()
    while offline.table.status == "running":
        promise(offline, books)
    batch = Batch(entries=tuple(map(log.encode, offline.entries)), summary=offline.table.summary(), results=offline.table.results())
    with_store(path, lambda store: store.logs.append(offline.table.id, 0, batch))
    return books


def promise(offline: OfflineTable, books: Books) -> None:
    """Act once more, and note the acknowledged request."""
    sent = Sent(books.new_request(), offline.table.version, offline.choices(offline.holder_to_act)[-1])
    number = len(offline.entries)
    offline.act(offline.holder_to_act, sent.action)
    offline.entries[number] = msgspec.structs.replace(offline.entries[number], request=f"ann/{sent.request}")
    books.promise(sent, offline.table.version)
    books.of(offline.table.id).sent.append(sent)


def spoil(path: Path, *statements: str) -> None:
    connection = sqlite3.connect(path)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


def test_an_honest_run_passes(path: Path) -> None:
    books = a_game(path)
    assert books.acknowledged > 20
    assert check_all(path, books) == []


@pytest.mark.parametrize(
    ("statement", "found"),
    [
        ("delete from log where seq >= (select max(seq) from log where cast(entry as text) like '%\"request\"%')", "lost"),
        ("delete from log where seq = 12", "gaps"),
        ("delete from log", "is gone"),
        ("update log set entry = replace(cast(entry as text), 'ann/r3\"', 'ann/r2\"') where seq > 5", "is stored 2 times"),
        ("update log set entry = replace(cast(entry as text), 'ann/r3\"', 'ann/x\"') where seq > 5", "never sent"),
        ("update log set entry = replace(cast(entry as text), ',\"request\":\"ann/r3\"', '') where seq > 5", "never requested"),
        ('update log set entry = replace(cast(entry as text), \'"action":"bid\', \'"action":"bit\') where seq > 5', "cannot be read"),
        ("update table_summary set status = 'running'", "summary"),
        ("delete from result where seat = 1", "results"),
    ],
)
def test_missing_doubled_and_changed_entries_are_found(statement: str, found: str, path: Path) -> None:
    books = a_game(path)
    spoil(path, statement)
    assert any(found in sentence for sentence in check_all(path, books)), check_all(path, books)


def test_an_action_without_its_draws_is_found(path: Path) -> None:
    books = a_game(path)
    seventh = "select seq from log where cast(entry as text) like '%reveal%' order by seq limit 1 offset 6"  # each round draws five cards
    spoil(path, f"delete from log where seq > ({seventh})")
    assert any("without the draw that follows it" in sentence for sentence in check_all(path, books))


def reverse(sent: list[Sent]) -> None:
    sent[3], sent[4] = sent[4], sent[3]


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (reverse, "order"),
        (lambda sent: vars(sent[3]).update(led_to=99), "acknowledged with version 99"),
        (lambda sent: vars(sent[3]).update(refused=True), "was refused but is stored"),
    ],
)
def test_differences_from_the_requests_are_found(change: Callable[[list[Sent]], None], found: str, path: Path) -> None:
    books = a_game(path)
    [book] = books.books.values()
    change(book.sent)
    assert any(found in sentence for sentence in check_all(path, books))


def test_a_lost_table_that_was_acknowledged_is_found(path: Path) -> None:
    books = a_game(path)
    books.of("another")
    assert "table another is gone" in check_all(path, books)
