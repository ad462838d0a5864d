"""Snapshots and the size of tables: loading a table does not replay its earlier games, and the cache knows the size of its tables."""

import threading
import tracemalloc
from dataclasses import fields
from functools import partial
from typing import Any

import pytest

from rookery.server.services import Services
from rookery.server.storage.sqlite.store import SqliteStore
from rookery.server.tables import log, proposals, service, snapshots
from rookery.server.tables.fold import fold
from rookery.server.tables.table import Table
from tests.server.offline_table import ANN, BOB, OfflineTable, finished, present, say, started
from tests.server.running_services import a_table
from tests.server.stores import table_service

EVERYTHING = ("river", "abbot", "towers-and-thieves")


def contents(table: Table) -> dict[str, Any]:
    """Return the whole state of a table in comparable form."""
    match = table.match
    return {**vars(table), "_cache": None, "match": match and (match.state, match.actions, match.setup)}


def with_rematches(games: int, **terms: Any) -> OfflineTable:
    """Return a table with this many finished games and some chat, in the middle of the next game."""
    offline = finished(**terms)
    for _ in range(games - 1):
        offline.rematch()
        offline.do(say, BOB, "Bob", text="well played")
        offline.play_out()
    offline.rematch()
    offline.act(offline.holder_to_act)
    return offline


@pytest.mark.parametrize("terms", [{}, {"clock": log.Clock(base=600, increment=5)}, {"game": "carcassonne", "expansions": EVERYTHING}])
def test_a_snapshot_and_the_rest_of_the_log_give_the_same_table(terms: dict[str, Any]) -> None:
    offline = with_rematches(snapshots.GAMES, **terms)
    table, taken = Table("t"), list[tuple[int, bytes]]()
    for number, entry in enumerate(offline.entries, start=1):
        fold(table, [entry])
        if isinstance(entry, log.Rematched) and (body := snapshots.take(table)) is not None:
            taken.append((number, body))
    ((place, body),) = taken
    restored = snapshots.restore("t", body)
    assert restored is not None
    assert restored.seq == place
    assert (restored.secret, restored.match, len(restored.played)) == (b"", None, snapshots.GAMES)
    fold(restored, offline.entries[place:])
    assert contents(restored) == contents(offline.refolded())


def test_a_snapshot_keeps_every_field_that_a_rematch_does_not_reset() -> None:
    game = {"status", "found_unrated", "match", "moves", "clock", "ending", "agreed", "declined"}
    shuffle = {"secret", "sealed_at", "awaited", "awaited_at", "recommitted"}
    kept = set(snapshots.Snapshot.__struct_fields__) - {"release"}
    assert kept == {field.name for field in fields(Table)} - game - shuffle - {"id", "_cache"}


async def played_again(services: Services, games: int) -> Table:
    """Return a table where Ann has resigned this many games, each followed by a rematch."""
    table = await a_table(services, guests=(ANN, BOB))
    for number in range(games):
        for what in ("resign", "rematch"):
            for guest in (ANN, BOB) if what == "rematch" else (ANN,):
                here = present(table, table.updated)
                table = await services.tables.change(table.id, partial(proposals.propose, guest, what, None, here))
        assert (table.number, table.status) == (number + 2, "running")
    return table


async def test_a_table_is_read_from_its_latest_snapshot(services: Services, store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await played_again(services, snapshots.GAMES + 1)
    read, asked = store.logs.read, list[int]()

    async def watched(name: str, after: int = 0) -> list[bytes]:
        asked.append(after)
        return await read(name, after)

    monkeypatch.setattr(store.logs, "read", watched)
    found = await table_service(store).table(table.id)
    assert contents(found) == contents(table)
    assert asked[0] > table.seq // 2


async def test_a_snapshot_of_another_release_is_ignored(services: Services, store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await played_again(services, snapshots.GAMES)
    assert (body := await store.logs.snapshot(table.id)) is not None
    assert snapshots.restore(table.id, body) is not None
    assert snapshots.restore(table.id, b"torn" + body) is None
    monkeypatch.setattr(snapshots, "__version__", "0.0")
    assert snapshots.restore(table.id, body) is None
    assert contents(await table_service(store).table(table.id)) == contents(table)


async def test_a_long_log_is_not_folded_on_the_event_loop(services: Services, store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    short, long = await a_table(services), await played_again(services, 10)
    threads: dict[str, threading.Thread] = {}

    def watched(table: Table, entries: Any) -> None:
        threads[table.id] = threading.current_thread()
        fold(table, entries)

    monkeypatch.setattr(service, "fold", watched)
    monkeypatch.setattr(service, "FOLDED_AT_ONCE", 10)
    other = table_service(store)
    for table in (short, long):
        await other.table(table.id)
    assert threads[short.id] is threading.current_thread()
    assert threads[long.id] is not threading.current_thread()


@pytest.mark.parametrize("make", [started, finished], ids=["running", "finished"])
@pytest.mark.parametrize("terms", [{}, {"game": "carcassonne", "expansions": EVERYTHING}], ids=["5 Towers", "Carcassonne"])
def test_the_weight_of_a_table_is_about_its_size_in_memory(make: Any, terms: dict[str, Any]) -> None:
    offline = make(**terms)
    if make is started:
        while isinstance(offline.table.actor, int) and len(offline.table.moves) < 100:
            offline.act(offline.holder_to_act)
    offline.refolded()  # imports and caches take memory once
    tracemalloc.start()
    table = offline.refolded()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert size / 1.5 < table.weight < 6 * size


def test_only_the_latest_requests_are_recognised_if_they_are_repeated() -> None:
    table = Table("t")
    fold(table, [log.Opened(at=1, game="five-towers", seats=2)])
    fold(table, (log.Said(at=1, by=ANN, name="Ann", phrase="hello", request=f"ann/{number}") for number in range(5000)))
    assert list(table.requests)[-500:] == [f"ann/{number}" for number in range(4500, 5000)]
    assert len(table.requests) <= 1000
