"""The one file of the SQLite store: durable group commits, readers beside the writer, and a clean shutdown."""

import asyncio
import resource
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing, nullcontext
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar, TypeAlias

import pytest

from rookery.server import time_source
from rookery.server.storage import ConflictError, StorageError
from rookery.server.storage.sqlite import file as sqlite_file
from rookery.server.storage.sqlite.file import MOST_IN_ONE_COMMIT, connect
from rookery.server.storage.sqlite.store import SqliteStore
from tests.server.serving import TIMEOUT
from tests.server.stores import batch, with_store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new" / "folder" / "data file?100%#1.sqlite3"


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    """Return the rows that a second connection, as in another process, finds in the file."""
    with closing(connect(path, read_only=True)) as connection:
        return connection.execute(query).fetchall()


async def test_acknowledged_writes_are_visible_to_other_processes(path: Path, store: SqliteStore) -> None:
    for number in range(20):
        await store.logs.append("t", number, batch(str(number).encode(), updated=number))
        assert rows(path, "select max(seq) from log") == [(number + 1,)]
        assert rows(path, "select updated from table_summary") == [(number,)]


class WatchedConnection(sqlite3.Connection):
    """A connection that calls `before` with each statement before executing it."""

    before: ClassVar[Callable[[str], None]]
    opened: ClassVar[list[sqlite3.Connection]]

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        type(self).opened.append(self)
        type(self).before(sql)
        return super().execute(sql, *values)


Watch: TypeAlias = Callable[[Callable[[str], None]], None]


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    """Set a function that connections call with each statement; by default it does nothing."""
    monkeypatch.setattr(WatchedConnection, "before", lambda _sql: None, raising=False)
    monkeypatch.setattr(WatchedConnection, "opened", [], raising=False)
    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=WatchedConnection))
    return lambda before: monkeypatch.setattr(WatchedConnection, "before", before)


def broken(statement: str, sql: str) -> None:
    if sql == statement:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR
        raise error


def test_no_write_is_acknowledged_before_the_commit(path: Path, watch: Watch) -> None:
    told: list[bool] = []

    async def use(store: SqliteStore) -> None:
        asked = [asyncio.ensure_future(store.logs.append(name, 0, batch(b"one", table=name))) for name in ("a", "b")]
        loop = asyncio.get_running_loop()

        def look(sql: str) -> None:
            """From the writer thread, run the event loop once before the commit, and record which futures are done."""
            if sql == "commit":
                turned = threading.Event()
                loop.call_soon_threadsafe(turned.set)
                assert turned.wait(TIMEOUT)
                told.extend(future.done() for future in asked)

        watch(look)
        await asyncio.gather(*asked)
        watch(lambda _sql: None)

    with_store(path, use)
    assert told[:2] == [False, False]


@pytest.mark.parametrize("tables", ["a", "ab"])
async def test_a_failed_commit_fails_all_its_jobs_and_leaves_nothing(path: Path, tables: str, watch: Watch, store: SqliteStore) -> None:
    watch(partial(broken, "commit"))
    outcomes = await asyncio.gather(*(store.logs.append(name, 0, batch(b"one", table=name)) for name in tables), return_exceptions=True)
    assert [(str(outcome), type(outcome)) for outcome in outcomes] == [("disk I/O error", StorageError)] * len(tables)
    assert rows(path, "select * from log") == []
    watch(lambda _sql: None)
    await store.logs.append("c", 0, batch(b"one", table="c"))
    assert rows(path, "select table_id from log") == [("c",)]


def half_done(connection: sqlite3.Connection) -> None:
    connection.execute("insert into setting values ('half', 'done')")
    raise KeyError("a mistake")


async def test_a_job_that_fails_leaves_nothing_and_fails_alone(path: Path, store: SqliteStore) -> None:
    with pytest.raises(KeyError):
        await store.file.write(half_done)
    outcomes = await asyncio.gather(
        store.logs.append("a", 0, batch(b"one", table="a")),
        store.file.write(half_done),
        store.logs.append("b", 7, batch(b"one", table="b")),
        store.file.execute("insert into nowhere values (1)"),
        store.logs.append("c", 0, batch(b"one", table="c")),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), KeyError, ConflictError, StorageError, type(None)]
    assert rows(path, "select table_id from log order by 1") == [("a",), ("c",)]
    assert rows(path, "select * from setting where name = 'half'") == []


async def test_more_appends_than_fit_into_one_commit(path: Path, store: SqliteStore) -> None:
    many = 2 * MOST_IN_ONE_COMMIT + 3
    await asyncio.gather(*(store.logs.append(f"t{number}", 0, batch(b"one", table=f"t{number}")) for number in range(many)))
    assert rows(path, "select count(*) from log") == [(many,)]


async def test_closing_waits_for_running_reads(store: SqliteStore) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slow(connection: sqlite3.Connection) -> object:
        begun.set()
        go_on.wait(TIMEOUT)
        return connection.execute("select 1").fetchone()

    reading = asyncio.ensure_future(store.file.read(slow))
    await asyncio.to_thread(begun.wait, TIMEOUT)
    closed = asyncio.ensure_future(store.close())
    await asyncio.sleep(0)
    go_on.set()
    assert await reading == (1,)
    await closed


@pytest.mark.usefixtures("watch")
def test_closing_closes_every_connection_to_the_file(path: Path) -> None:
    with_store(path, lambda store: asyncio.gather(*(store.logs.read("t") for _ in range(20))))
    opened = set(WatchedConnection.opened)
    assert len(opened) >= 2, "one writes, others read"
    assert all(map(is_closed, opened))


def is_closed(connection: sqlite3.Connection) -> bool:
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        connection.execute("select 1")
    return True


def test_a_full_disk_fails_pending_writes_and_nothing_else(path: Path) -> None:
    """A limit on file sizes simulates a full disk, until the test ends."""

    async def use(store: SqliteStore) -> None:
        await store.logs.append("t", 0, batch(b"one"))
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, hard))
        try:
            outcomes = [await _outcome(store, number) for number in range(1, 4)]
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert [type(outcome) for outcome in outcomes] == [StorageError] * 3
        await store.logs.append("t", 1, batch(b"two"))
        assert await store.logs.read("t") == [b"one", b"two"]

    async def _outcome(store: SqliteStore, number: int) -> BaseException | None:
        return (await asyncio.gather(store.logs.append("t", 1, batch(b"x" * 400_000, updated=number)), return_exceptions=True))[0]

    with_store(path, use)


# --- the file


def test_a_clean_stop_leaves_all_data_in_the_one_file(path: Path, tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        for number in range(20):
            await store.logs.append("t", number, batch(str(number).encode()))
        assert len(await store.logs.read("t")) == 20  # this also opens a reader

    with_store(path, use)
    copy = tmp_path / "elsewhere" / "copy.sqlite3"
    copy.parent.mkdir()
    copy.write_bytes(path.read_bytes())
    assert rows(copy, "select count(*) from log") == [(20,)]
    assert [other.name for other in path.parent.iterdir() if other.name.startswith(f"{path.name}-")] == []


def test_a_stop_moves_all_data_into_the_one_file_even_while_another_process_reads_it(path: Path) -> None:
    with_store(path, lambda store: store.logs.append("t", 0, batch(b"one")))
    with closing(connect(path, read_only=True)) as other:
        other.execute("select * from log").fetchall()
        with_store(path, lambda store: store.logs.append("t", 1, batch(b"two")))
        assert path.with_name(f"{path.name}-wal").stat().st_size == 0


def test_a_file_that_cannot_be_written_is_refused_at_the_start(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_store(path, lambda store: store.logs.append("t", 0, batch(b"one")))

    monkeypatch.setattr(sqlite_file, "connect", partial(connect, read_only=True))
    with pytest.raises(StorageError, match="readonly"):
        with_store(path, lambda store: store.logs.read("t"))


def test_connections_sync_check_foreign_keys_and_wait_for_locks(path: Path) -> None:
    with_store(path, lambda store: store.logs.append("t", 0, batch(b"1")))
    for read_only, journal in ((False, "wal"), (True, "wal")):
        with closing(connect(path, read_only=read_only)) as connection:
            kept = {
                name: connection.execute(f"pragma {name}").fetchone()[0] for name in ("synchronous", "foreign_keys", "busy_timeout", "journal_mode")
            }
        assert kept == {"synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000, "journal_mode": journal}
        assert sqlite_file.BUSY_SECONDS == 10
    with closing(connect(path, read_only=True)) as reader, pytest.raises(sqlite3.OperationalError, match="readonly"):
        reader.execute("delete from log")


def test_only_the_owner_and_their_group_may_read_the_data(path: Path) -> None:
    def mode() -> int:
        return path.stat().st_mode & 0o7777

    with_store(path, lambda store: store.logs.append("t", 0, batch(b"1")))
    assert mode() == 0o600
    for before, after in ((0o777, 0o770), (0o644, 0o640)):
        path.chmod(before)
        with_store(path, lambda store: store.logs.read("t"))
        assert mode() == after


@pytest.mark.usefixtures("store")
def test_a_server_that_ends_at_once_does_not_wait_for_its_writer() -> None:
    [writer] = [thread for thread in threading.enumerate() if thread.name == "store-writer"]
    assert writer.daemon


@pytest.mark.parametrize("statement", ["pragma journal_mode = wal", "begin exclusive"])
def test_a_file_that_cannot_be_opened_or_migrated_is_closed_again(statement: str, path: Path, watch: Watch) -> None:
    watch(partial(broken, statement))
    with pytest.raises(StorageError, match="disk I/O error"):
        with_store(path, lambda store: store.logs.read("t"))
    watch(lambda _sql: None)
    assert all(map(is_closed, set(WatchedConnection.opened)))


@pytest.mark.parametrize(
    ("busy", "code", "slept"),
    [(3, sqlite3.SQLITE_BUSY, 3), (9, sqlite3.SQLITE_BUSY, 3), (1, sqlite3.SQLITE_IOERR, 0)],
    ids=["some", "long", "broken"],
)
def test_switching_a_new_file_to_wal_is_retried_for_a_while(
    busy: int, code: int, slept: int, path: Path, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries, now, waited = iter(range(busy)), [1000.0], []

    def held(sql: str) -> None:
        if sql == "pragma journal_mode = wal" and next(tries, None) is not None:
            error = sqlite3.OperationalError("the file is held")
            error.sqlite_errorcode = code
            raise error

    def sleep(seconds: float) -> None:
        waited.append(seconds)
        now[0] += 4.0

    monkeypatch.setattr(time_source, "monotonic", lambda: now[0])
    monkeypatch.setattr(sqlite_file, "time", SimpleNamespace(sleep=sleep))
    watch(held)
    path.parent.mkdir(parents=True)
    with nullcontext() if busy == slept else pytest.raises(sqlite3.OperationalError, match="held"):
        connect(path).close()
    assert waited == [sqlite_file.RETRY_SECONDS] * slept
