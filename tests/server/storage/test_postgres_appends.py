"""Appends in PostgreSQL: batches by several nodes, commits whose answer is lost, and outages. Nothing acknowledged is ever lost or doubled."""

import asyncio
import itertools
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from rookery.server.storage import ConflictError, StorageError
from rookery.server.storage.logs import Batch, OpenLimit
from rookery.server.storage.postgres import database as database_module
from rookery.server.storage.postgres import logs as logs_module
from rookery.server.storage.postgres.connection import connect
from rookery.server.storage.postgres.news import CHANNEL
from rookery.server.storage.postgres.store import PostgresStore
from tests.server.postgres import PostgresServer
from tests.server.storage.lossy_proxy import Loss, LossyProxy
from tests.server.stores import a_result, batch

pytestmark = pytest.mark.extras


@asynccontextmanager
async def opened(*dsns: str, data: Path) -> AsyncIterator[list[PostgresStore]]:
    """Yield an open store for each address, in order; all have the same key."""
    async with AsyncExitStack() as stack:
        stores = [PostgresStore(dsn, data) for dsn in dsns]
        for store in stores:
            await store.open()
            stack.push_async_callback(store.close)
        yield stores


async def keep_appending(store: PostgresStore, name: str, tables: list[str], times: int) -> list[tuple[str, int, bytes]]:
    """Append entries to these tables in turn, after reading each; return table, number and content of each acknowledged entry."""
    acknowledged = []
    for number in range(times):
        table = tables[number % len(tables)]
        entries = [f"{name} {number} {part}".encode() for part in range(1 + number % 3)]
        while True:
            after = len(await store.logs.read(table))
            try:
                await store.logs.append(table, after, batch(*entries, table=table, updated=number, host=name, status=f"after {entries[-1].decode()}"))
            except ConflictError:
                continue
            break
        acknowledged += [(table, after + 1 + part, entry) for part, entry in enumerate(entries)]
    return acknowledged


async def test_what_many_writers_of_two_nodes_append_stands_in_the_log_once_and_whole(database: str, path: Path) -> None:
    tables = ["a", "b", "c"]
    async with opened(database, database, data=path) as stores:
        writers = [keep_appending(stores[number % 2], f"w{number}", tables[number % 3 :] + tables[: number % 3], 9) for number in range(20)]
        acknowledged = list(itertools.chain(*await asyncio.gather(*writers)))
        assert len(acknowledged) == 20 * 18
        for table in tables:
            log = await stores[0].logs.read(table)
            assert {(seq, entry) for of, seq, entry in acknowledged if of == table} == set(enumerate(log, start=1))
            summaries = {summary.table: summary.status for summary in await stores[1].lists.recent(9)}
            assert summaries[table] == f"after {log[-1].decode()}", "the summary is that of the last append"


async def test_the_loser_of_a_race_leaves_nothing(database: str, path: Path) -> None:
    """Its later entries would not conflict by themselves."""
    async with opened(database, database, data=path) as stores:
        short, long = batch(b"s"), replace(batch(b"l1", b"l2", b"l3", host="late"), snapshot=(3, b"state"))
        for number in range(20):
            table = f"t{number}"
            tries = [
                store.logs.append(table, 0, replace(one, summary=replace(one.summary, table=table)))
                for store, one in zip(stores, (short, long), strict=True)
            ]
            first, second = await asyncio.gather(*tries, return_exceptions=True)
            log = await stores[0].logs.read(table)
            assert (first, log) == (None, [b"s"]) or (second, log) == (None, [b"l1", b"l2", b"l3"])
            assert isinstance(second if first is None else first, ConflictError)
            assert await stores[0].logs.snapshot(table) == (None if first is None else b"state")
            late = [one.summary.table for one in await stores[0].lists.of_guest("late", 99)]
            assert (table in late) == (second is None)
            assert {one.host for one in await stores[0].lists.recent(99) if one.table == table} == {"ann" if first is None else "late"}


async def test_batches_of_two_nodes_about_the_same_tables_do_not_deadlock(database: str, path: Path) -> None:
    tables = [f"t{number:02}" for number in range(9)]

    async def append(store: PostgresStore, table: str) -> bool:
        try:
            await store.logs.append(table, 0, batch(b"x", table=table))
        except ConflictError:
            return False
        return True

    async with opened(database, database, data=path) as (first, second):
        holding: Any = await first.database.listen_connection()
        await holding.execute("begin; insert into log values ('t04', 1, '')")
        both = asyncio.gather(*(append(first, table) for table in tables), *(append(second, table) for table in reversed(tables)))
        while await holding.fetchval("select count(*) from pg_locks where not granted") < 2:
            assert not both.done()
        await holding.execute("rollback")
        assert sum(await both) == len(tables)
        assert await holding.fetchval("select deadlocks from pg_stat_database where datname = current_database()") == 0
        await holding.close()


def usual(table: str, *entries: bytes) -> Batch:
    return batch(*entries, table=table)


def ends_a_game(table: str, *entries: bytes) -> Batch:
    return replace(batch(*entries, table=table), results=(a_result(table, 0, "ann"), a_result(table, 1, "bob", 2)))


def opens_a_table(table: str, *entries: bytes) -> Batch:
    return replace(batch(*entries, table=table), open_limit=OpenLimit(since=0, most=1))


KINDS: dict[str, tuple[Callable[..., Batch], bytes]] = {
    "usual": (usual, b"precious"),
    "end of a game": (ends_a_game, b"commit"),
    "opening": (opens_a_table, b"commit"),
}


@pytest.mark.parametrize("loss", ["request", "answer", "silence"])
@pytest.mark.parametrize(("kind", "marker"), KINDS.values(), ids=KINDS)
async def test_an_append_is_committed_once_if_the_connection_fails_meanwhile(
    kind: Callable[..., Batch], marker: bytes, loss: Loss, database: str, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rookery.server.storage.postgres.connection.COMMAND_SECONDS", 1.0)
    async with LossyProxy(database) as proxy, opened(proxy.dsn, data=path) as [store]:
        await store.logs.append("other", 0, batch(b"x", table="other", host="bob"))
        proxy.lose(loss, marker)
        await store.logs.append("t", 0, kind("t", b"precious", b"more"))
        assert proxy.lost == 1
        assert await store.logs.read("t") == [b"precious", b"more"]
        assert len(await store.results.of_guest("ann", 9)) == (2 if kind is ends_a_game else 0)
        with pytest.raises(ConflictError):
            await store.logs.append("t", 0, kind("t", b"another"))
        await store.logs.append("t", 2, usual("t", b"next"))


async def test_an_append_in_doubt_conflicts_if_another_took_its_place(database: str, path: Path) -> None:
    async with LossyProxy(database) as proxy, opened(proxy.dsn, database, data=path) as (store, other):
        await store.logs.append("t", 0, batch(b"one"))
        proxy.lose("request", b"ours")
        mine = asyncio.ensure_future(store.logs.append("t", 1, batch(b"ours", b"and more")))
        await other.logs.append("t", 1, batch(b"theirs", b"and more"))
        with pytest.raises(ConflictError):
            await mine
        assert proxy.lost == 1
        assert await store.logs.read("t") == [b"one", b"theirs", b"and more"]


async def test_a_lost_connection_affects_none_of_the_appends_that_shared_a_batch(database: str, path: Path) -> None:
    async with LossyProxy(database) as proxy, opened(proxy.dsn, data=path) as [store]:
        for loss in ("request", "answer"):
            proxy.lose(loss, b"precious")
            await asyncio.gather(*(store.logs.append(f"{loss} {number}", 0, batch(b"precious", table=f"{loss} {number}")) for number in range(50)))
            assert [await store.logs.read(f"{loss} {number}") for number in range(50)] == [[b"precious"]] * 50
        assert proxy.lost == 2


@pytest.fixture
def own_server() -> Iterator[PostgresServer]:
    """A server that the test may stop."""
    with PostgresServer() as server:
        yield server


@pytest.mark.parametrize("how", ["kill", "stop"])
async def test_appends_survive_a_restart_of_postgresql(how: str, own_server: PostgresServer, path: Path) -> None:
    dsn = own_server.database()
    async with opened(dsn, dsn, data=path) as stores:
        writers = [asyncio.ensure_future(keep_appending(stores[number % 2], f"w{number}", ["a", f"b{number}"], 40)) for number in range(6)]
        while len(await stores[0].logs.read("a")) < 20:
            await asyncio.sleep(0)
        await asyncio.to_thread(getattr(own_server, how))
        assert not all(writer.done() for writer in writers)
        await asyncio.to_thread(own_server.start)
        acknowledged = list(itertools.chain(*await asyncio.gather(*writers)))
        for table in ("a", *(f"b{number}" for number in range(6))):
            log = await stores[0].logs.read(table)
            assert Counter(entry for of, _, entry in acknowledged if of == table) == Counter(log)
            assert all(log[seq - 1] == entry for of, seq, entry in acknowledged if of == table)


async def test_an_outage_fails_calls_after_a_while_and_the_next_calls_succeed(
    own_server: PostgresServer, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(own_server.database(), data=path) as [store]:
        await store.logs.append("t", 0, batch(b"one"))
        monkeypatch.setattr(database_module, "PATIENCE", 0.2)
        monkeypatch.setattr(logs_module, "PATIENCE", 0.2)
        own_server.stop()
        calls: list[Awaitable[Any]] = [
            store.logs.append("t", 1, batch(b"two")),
            store.logs.append("u", 0, ends_a_game("u", b"two")),
            store.logs.read("t"),
            store.settings.announce("hello"),
        ]
        outcomes = await asyncio.gather(*calls, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [StorageError] * 4
        own_server.start()
        monkeypatch.undo()
        await store.logs.append("t", 1, batch(b"two"))
        assert await store.logs.read("t") == [b"one", b"two"]


async def test_nodes_hear_once_of_each_batch_with_the_tables_that_have_changed(database: str, path: Path) -> None:
    heard: list[str] = []
    async with opened(database, data=path) as [store]:
        connection: Any = await store.database.listen_connection()
        await connection.add_listener(CHANNEL, lambda *news: heard.append(news[-1]))
        await store.logs.append("t00", 0, batch(b"x", table="t00"))
        tries = [store.logs.append(f"t{number:02}", 0, batch(b"x", table=f"t{number:02}")) for number in range(50)]
        assert sum(isinstance(outcome, ConflictError) for outcome in await asyncio.gather(*tries, return_exceptions=True)) == 1
        await store.logs.append("t00", 1, ends_a_game("t00", b"end"))
        while len(heard) < 3:
            await connection.fetchval("select 1")
        assert heard[0] == f"{store.database.node} tables t00"
        assert sorted(heard[1].split()[2:]) == [f"t{number:02}" for number in range(1, 50)]
        assert heard[2] == heard[0]
        await connection.close()


async def test_a_batch_with_long_names_fits_into_its_notices(database: str, path: Path) -> None:
    names = [f"{number:03}{'x' * 200}" for number in range(100)]
    async with opened(database, data=path) as [store]:
        await asyncio.gather(*(store.logs.append(name, 0, batch(b"x", table=name)) for name in names))
        assert len(await store.lists.recent(200)) == 100


async def test_an_append_that_postgresql_refuses_fails_alone(database: str, path: Path) -> None:
    async with opened(database, data=path) as [store]:
        names = ("a", "b\0b", "c")
        outcomes = await asyncio.gather(*(store.logs.append(name, 0, batch(b"x", table=name)) for name in names), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), StorageError, type(None)]
        assert [len(await store.logs.read(name)) for name in "ac"] == [1, 1]


async def test_an_acknowledged_append_is_durable_even_on_a_server_that_would_not_wait(database: str, path: Path) -> None:
    async with opened(database, data=path) as [store]:
        assert await store.database.row("show synchronous_commit") == ("on",)
        plain = await connect(database, pooled=True)
        assert await plain.fetchval("show synchronous_commit") == "off", "the server of these tests"
        plain.terminate()
    with pytest.raises(StorageError, match="synchronous_commit"):
        await PostgresStore(database, path, direct=database).open()
