"""The data that the chaos run reads from a database: it agrees with the server's own reading, and damaged data is found."""

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from rookery.server.storage.logs import Batch
from rookery.server.tables import commands, log
from tests.server.chaos.history import Entry
from tests.server.chaos.stored import Stored, entries_of, read_sqlite
from tests.server.offline_table import ANN, BOB, OfflineTable, finished, started, three, with_bot
from tests.server.stores import with_store


def with_time_out() -> OfflineTable:
    offline = started(clock=log.Clock(base=60))
    offline.flag()
    offline.play_out()
    return offline


def with_take_back() -> OfflineTable:
    offline = started()
    offline.act(ANN)
    offline.do(commands.take_back, ANN, offline.table.version)
    offline.play_out()
    return offline


def with_forced_passes() -> OfflineTable:
    offline = three()
    offline.act(ANN, "bid 5")
    offline.play_out()
    return offline


@pytest.mark.parametrize("game", [finished, with_bot, with_time_out, with_take_back, with_forced_passes])
def test_versions_and_players_are_those_of_the_server(game: Callable[[], OfflineTable]) -> None:
    offline = game()
    entries = entries_of(map(log.encode, offline.entries))
    assert entries[-1].version == offline.table.version
    steps = {entry.version: entry for entry in entries if entry.kind == "act"}
    for move in offline.table.moves:
        step = steps[move.version]
        assert (step.seat, step.action) == (move.seat, move.action)
        assert (step.player == "chance") == (move.seat is None)
        assert (step.player == "person") == (move.by is not None)
        if move.forced:
            assert step.player in ("forced", "stand-in")
    kinds = Counter(entry.kind for entry in entries)
    assert kinds["flag"] == sum(isinstance(entry, log.Flagged) for entry in offline.entries)
    assert kinds["take-back"] == sum(entry.undone for entry in entries) == sum(isinstance(entry, log.TookBack) for entry in offline.entries)


def test_the_request_of_somebody_who_comes_back_is_that_of_the_action() -> None:
    offline = started()
    offline.act(ANN, "bid 1")
    offline.do(commands.stand, BOB, 1)
    offline.entries += [log.Returned(at=1, by=BOB, seat=1, request="bob/r1"), log.Acted(at=1, by=BOB, seat=1, action="bid 2")]
    assert entries_of(map(log.encode, offline.entries))[-1].request == "r1"


def stored(path: Path, spoil: str = "") -> Stored:
    """Store a finished game, spoil it, and read it back."""
    offline = finished()
    results = offline.table.results()
    batch = Batch(entries=tuple(map(log.encode, offline.entries)), summary=offline.table.summary(), results=results)
    with_store(path, lambda store: store.logs.append(offline.table.id, 0, batch))
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(spoil)
    return asyncio.run(read_sqlite(path))


def test_an_undamaged_log_passes(path: Path) -> None:
    found = stored(path)
    assert found.wrong == []
    assert found.logs["t"][0] == Entry("start", 1, at=found.logs["t"][0].at)


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        ("delete from log where seq = 12", "the entries have the numbers"),
        ("update table_summary set status = 'running'", "its status is running"),
        ("delete from table_summary", "its status is None"),
        ("delete from result where seat = 1", "it has 1 results of 1 games with 2 seats"),
        ("delete from log", "it has no log"),
    ],
)
def test_damaged_data_is_found(spoil: str, sentence: str, path: Path) -> None:
    assert [sentence in found for found in stored(path, spoil).wrong] == [True]
