"""The embedded store: appends are optimistic, whole, durable when acknowledged, and fail alone."""

import asyncio
import resource
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import msgspec
import pytest

from rookery.server import time_source
from rookery.server.storage import ConflictError, StorageError
from rookery.server.storage.guests import Device, Guest
from rookery.server.storage.lists import Listing
from rookery.server.storage.results import Result
from rookery.server.storage.sqlite import file as sqlite_file
from rookery.server.storage.sqlite.file import MOST_IN_ONE_COMMIT, _commit, connect
from rookery.server.storage.sqlite.store import SqliteStore
from tests.server.serving import TIMEOUT
from tests.server.stores import batch, with_store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new" / "folder" / "data file?100%#1.sqlite3"


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    """What a second connection, like that of another process, finds in the file."""
    connection = connect(path, read_only=True)
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


def result(number: int = 1, seat: int = 0, guest: str | None = "ann", **changes: int) -> Result:
    played: dict[str, Any] = {"score": 10, "place": 1, "shared": 1, "at": number, "seats": 2, **changes}
    return Result(table="t", number=number, seat=seat, game="five-towers", guest=guest, bot=None, **played)


def test_what_is_due_is_due_later_by_the_time_without_a_server(path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        for name, due in {"clock": 5_000, "bot": 0, "nothing": None}.items():
            await store.logs.append(name, 0, msgspec.structs.replace(batch(b"1", table=name, updated=1_000), due=due))
        await store.deadlines.record_heartbeat(2_000)
        await store.deadlines.resume(12_000)
        assert await store.deadlines.due() == [("bot", 0), ("clock", 15_000)]
        await store.deadlines.resume(12_000)
        assert [await store.deadlines.due_at(name) for name in ("clock", "bot", "nothing", "nowhere")] == [15_000, 0, None, None]
        await store.logs.append("clock", 1, msgspec.structs.replace(batch(b"2", table="clock", updated=14_000), due=20_000))
        await store.deadlines.resume(15_000)  # what was appended shows that the server ran
        assert await store.deadlines.due_at("clock") == 21_000
        await store.deadlines.record_heartbeat(90_000)
        await store.deadlines.resume(80_000)
        assert await store.deadlines.due_at("clock") == 21_000, "a clock that was set back takes no time from anybody"
        await store.deadlines.set_due("clock", None)
        assert await store.deadlines.due() == [("bot", 0)]

    with_store(path, use)


def test_where_no_server_has_said_that_it_runs_what_is_due_stays(path: Path) -> None:
    async def use(store: SqliteStore) -> int | None:
        await store.logs.append("t", 0, batch(b"one"))
        await store.deadlines.set_due("t", 5_000)
        await store.deadlines.resume(12_000)
        return await store.deadlines.due_at("t")

    assert with_store(path, use) == 5_000


def test_entries_are_read_in_order_and_from_any_number_on(path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        await store.logs.append("t", 0, batch(b"one", b"two"))
        await store.logs.append("t", 2, batch(b"three"))
        assert await store.logs.read("t") == [b"one", b"two", b"three"]
        assert await store.logs.read("t", 2) == [b"three"]
        assert await store.logs.read("t", 99) == []
        assert await store.logs.read("unknown") == []

    with_store(path, use)


def test_everything_is_there_after_closing_and_opening(path: Path) -> None:
    with_store(path, lambda store: store.logs.append("t", 0, batch(b"one")))
    assert with_store(path, lambda store: store.logs.read("t")) == [b"one"]


@pytest.mark.parametrize("after", [0, 1, 3, 99, -1])
def test_an_append_that_read_another_log_conflicts_and_writes_nothing(path: Path, after: int) -> None:
    async def use(store: SqliteStore) -> None:
        await store.logs.append("t", 0, batch(b"one", b"two"))
        with pytest.raises(ConflictError):
            await store.logs.append("t", after, batch(b"other", status="running"))
        assert await store.logs.read("t") == [b"one", b"two"]

    with_store(path, use)
    assert rows(path, "select status from table_summary") == [("open",)]


def test_of_many_who_append_at_once_one_wins(path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        tries = [store.logs.append("t", 0, batch(f"entry {number}".encode())) for number in range(20)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert outcomes.count(None) == 1
        assert sum(isinstance(outcome, ConflictError) for outcome in outcomes) == 19
        assert len(await store.logs.read("t")) == 1

    with_store(path, use)


def test_two_stores_on_the_same_file_see_each_other(path: Path) -> None:
    async def use(first: SqliteStore) -> None:
        second = SqliteStore(path)
        await second.open()
        await first.logs.append("t", 0, batch(b"one"))
        with pytest.raises(ConflictError):
            await second.logs.append("t", 0, batch(b"other"))
        await second.logs.append("t", 1, batch(b"two"))
        assert await first.logs.read("t") == [b"one", b"two"]
        await second.close()

    with_store(path, use)


def test_what_is_acknowledged_is_in_the_file_for_everybody(path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        for number in range(20):
            await store.logs.append("t", number, batch(str(number).encode(), updated=number))
            assert rows(path, "select max(seq) from log") == [(number + 1,)]
            assert rows(path, "select updated from table_summary") == [(number,)]

    with_store(path, use)


class WatchedConnection(sqlite3.Connection):
    """A connection at whose commits somebody looks."""

    at_commit: ClassVar[Callable[[], None]]

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        if sql == "commit":
            type(self).at_commit()
        return super().execute(sql, *values)


@pytest.fixture
def watched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[WatchedConnection]:
    monkeypatch.setattr(WatchedConnection, "at_commit", lambda: None, raising=False)
    with closing(sqlite3.connect(tmp_path / "x", factory=WatchedConnection, isolation_level=None)) as connection:
        connection.execute("create table thing (name)")
        yield connection


def jobs(*names: str) -> list[Callable[[sqlite3.Connection], object]]:
    return [partial(insert, name) for name in names]


def insert(name: str, connection: sqlite3.Connection) -> None:
    connection.execute("insert into thing values (?)", (name,))


def test_nobody_is_told_before_the_commit(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[bool] = []
    monkeypatch.setattr(WatchedConnection, "at_commit", lambda: None, raising=False)
    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=WatchedConnection))

    async def use(store: SqliteStore) -> None:
        asked = [asyncio.ensure_future(store.logs.append(name, 0, batch(b"one", table=name))) for name in ("a", "b")]
        loop = asyncio.get_running_loop()

        def look() -> None:
            """From the thread that writes: the loop has its turn before the commit, and nobody may have heard of it there."""
            turned = threading.Event()
            loop.call_soon_threadsafe(turned.set)
            assert turned.wait(TIMEOUT)
            told.extend(future.done() for future in asked)

        monkeypatch.setattr(WatchedConnection, "at_commit", look)
        await asyncio.gather(*asked)
        monkeypatch.setattr(WatchedConnection, "at_commit", lambda: None)

    with_store(path, use)
    assert told[:2] == [False, False]


@pytest.mark.parametrize("names", ["a", "ab"])
def test_a_commit_that_fails_fails_everybody_and_leaves_nothing(watched: WatchedConnection, names: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(WatchedConnection, "at_commit", fail)
    outcomes = _commit(watched, jobs(*names))
    assert [(str(outcome.failure), type(outcome.failure)) for outcome in outcomes] == [("disk I/O error", StorageError)] * len(names)
    assert watched.execute("select * from thing").fetchall() == []
    monkeypatch.setattr(WatchedConnection, "at_commit", lambda: None)
    assert [outcome.failure for outcome in _commit(watched, jobs("c"))] == [None]
    assert watched.execute("select * from thing").fetchall() == [("c",)]


def test_a_job_that_fails_alone_in_its_transaction_leaves_nothing(watched: WatchedConnection) -> None:
    def half_done(connection: sqlite3.Connection) -> None:
        insert("a", connection)
        raise KeyError("a mistake")

    [outcome] = _commit(watched, [half_done])
    assert isinstance(outcome.failure, KeyError)
    assert [outcome.failure for outcome in _commit(watched, jobs("b"))] == [None]
    assert watched.execute("select * from thing").fetchall() == [("b",)]


def test_a_job_that_fails_in_a_batch_fails_alone(path: Path) -> None:
    def fails(error: Exception) -> Callable[[sqlite3.Connection], None]:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute("insert into setting values ('half', 'done')")
            raise error

        return job

    async def use(store: SqliteStore) -> None:
        outcomes = await asyncio.gather(
            store.logs.append("a", 0, batch(b"one", table="a")),
            store.file.write(fails(KeyError("a mistake"))),
            store.logs.append("b", 7, batch(b"one", table="b")),
            store.file.write(lambda connection: connection.execute("insert into nowhere values (1)")),
            store.logs.append("c", 0, batch(b"one", table="c")),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), KeyError, ConflictError, StorageError, type(None)]

    with_store(path, use)
    assert rows(path, "select table_id from log order by 1") == [("a",), ("c",)]
    assert rows(path, "select * from setting where name = 'half'") == []


def test_more_appends_than_fit_into_one_commit(path: Path) -> None:
    many = 2 * MOST_IN_ONE_COMMIT + 3

    async def use(store: SqliteStore) -> None:
        await asyncio.gather(*(store.logs.append(f"t{number}", 0, batch(b"one", table=f"t{number}")) for number in range(many)))

    with_store(path, use)
    assert rows(path, "select count(*) from log") == [(many,)]


def test_closing_finishes_what_was_asked_for(path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        asked = [asyncio.ensure_future(store.logs.append(f"t{number}", 0, batch(b"one", table=f"t{number}"))) for number in range(50)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*asked) == [None] * 50
        with pytest.raises(StorageError, match="closed"):
            await store.logs.append("late", 0, batch(b"one", table="late"))

    with_store(path, use)
    assert rows(path, "select count(*) from log") == [(50,)]


def test_closing_lets_those_who_read_read_to_the_end(path: Path) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slow(connection: sqlite3.Connection) -> object:
        begun.set()
        go_on.wait(TIMEOUT)
        return connection.execute("select 1").fetchone()

    async def use(store: SqliteStore) -> None:
        reading = asyncio.ensure_future(store.file.read(slow))
        await asyncio.to_thread(begun.wait, TIMEOUT)
        closed = asyncio.ensure_future(store.close())
        await asyncio.sleep(0)
        go_on.set()
        assert await reading == (1,)
        await closed

    with_store(path, use)


def test_closing_closes_every_connection_to_the_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[sqlite3.Connection] = []

    def watched(*arguments: Any, **rest: Any) -> sqlite3.Connection:
        opened.append(connect(*arguments, **rest))
        return opened[-1]

    monkeypatch.setattr(sqlite_file, "connect", watched)
    with_store(path, lambda store: asyncio.gather(*(store.logs.read("t") for _ in range(20))))
    assert len(opened) >= 2, "one writes, others read"
    for connection in opened:
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            connection.execute("select 1")


def test_a_waiter_that_was_cancelled_stops_nobody(path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        impatient = asyncio.ensure_future(store.logs.append("t", 0, batch(b"one")))
        await asyncio.sleep(0)
        impatient.cancel()
        await store.logs.append("u", 0, batch(b"one", table="u"))
        assert len(await store.logs.read("t")) == 1
        with pytest.raises(ConflictError):
            await store.logs.append("t", 0, batch(b"other"))

    with_store(path, use)


def test_a_log_has_no_gaps(path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        await store.logs.append("t", 0, batch(b"one"))
        for table, after in (("t", 2), ("u", 1)):
            with pytest.raises(ConflictError):
                await store.logs.append(table, after, batch(b"more", table=table))
        assert len(await store.logs.read("t")) == 1
        assert not await store.logs.read("u")

    with_store(path, use)


def test_a_disk_without_room_fails_what_is_asked_and_nothing_else(path: Path) -> None:
    """A limit on the size of files stands for the full disk; it ends with the test."""

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


# --- lists and people


def test_lists_of_tables(path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        await store.logs.append("a", 0, batch(b"1", table="a", listed=True, updated=1))
        await store.logs.append("b", 0, batch(b"1", table="b", listed=True, updated=2, host="bob", guests=("bob", "ann")))
        await store.logs.append("c", 0, batch(b"1", table="c", listed=True, status="running", updated=3, host="bob"))
        await store.logs.append("d", 0, batch(b"1", table="d", updated=4))
        await store.logs.append("e", 0, batch(b"1", table="e", status="finished", updated=5))
        assert [summary.table for summary in await store.lists.listed(Listing(), 10)] == ["b", "a"]
        assert [summary.table for summary in await store.lists.listed(Listing(), 1)] == ["b"]
        assert [summary.table for summary in await store.lists.of_guest("ann", 10)] == ["e", "d", "b", "a"]
        assert await store.lists.count_open("ann", 0) == 2
        assert await store.lists.count_open("ann", 2) == 1, "nothing has happened at the other for long"
        assert await store.lists.count_open("bob", 0) == 1, "the host does not play in the running game"
        await store.logs.append("c", 1, batch(b"2", table="c", status="running", updated=3, host="bob", guests=("bob",)))
        assert await store.lists.count_open("bob", 0) == 2
        await store.logs.append("a", 1, batch(b"2", table="a", status="running", updated=6))
        assert [summary.table for summary in await store.lists.listed(Listing(), 10)] == ["b"]

    with_store(path, use)


def test_results_are_those_of_the_games_one_played(path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        first = (result(1, 0), result(1, 1, "bob", score=5, place=2))
        second = (result(2, 0, "bob"), result(2, 1, None))
        ended = batch(b"1")
        await store.logs.append("t", 0, type(ended)(entries=ended.entries, summary=ended.summary, results=first))
        await store.logs.append("t", 1, type(ended)(entries=ended.entries, summary=ended.summary, results=second))
        assert sorted((found.number, found.seat) for found in await store.results.of_guest("ann", 10)) == [(1, 0), (1, 1)]
        assert len(await store.results.of_guest("bob", 10)) == 4
        assert await store.results.of_guest("eve", 10) == []

    with_store(path, use)


def device(key: str, seen: int = 0) -> Device:
    return Device(hash=key, name="", address="", created=0, seen=seen)


def test_guests_are_known_by_the_hashes_of_their_tokens(path: Path) -> None:
    ann = Guest(id="ann", name="Ann", created=1)

    async def use(store: SqliteStore) -> None:
        await store.guests.add(ann, device("h1", seen=1))
        await store.guests.add_device("ann", device("h2", seen=2))
        await store.guests.rename("ann", "Anna")
        assert await store.guests.by_cookie("h1") == await store.guests.by_cookie("h2") == Guest(id="ann", name="Anna", created=1)
        assert await store.guests.by_cookie("h3") is None
        with pytest.raises(sqlite3.IntegrityError):
            await store.guests.add_device("nobody", device("h4"))
        assert [found.hash for found in await store.guests.devices("ann")] == ["h2", "h1"]
        await store.guests.note_devices([("h1", 3, "::1"), ("h9", 3, "::1")])
        assert [(found.hash, found.seen, found.address) for found in await store.guests.devices("ann")] == [("h1", 3, "::1"), ("h2", 2, "")]
        await store.guests.remove_device("h1")
        assert await store.guests.by_cookie("h1") is None
        assert await store.guests.by_cookie("h2") is not None

    with_store(path, use)


def test_muting_and_unmuting(path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        await store.guests.mute("ann", "bob", muted=True)
        await store.guests.mute("ann", "bob", muted=True)
        await store.guests.mute("ann", "eve", muted=True)
        await store.guests.mute("ann", "eve", muted=False)
        assert await store.guests.muted("ann") == {"bob"}
        assert await store.guests.muted("bob") == set()

    with_store(path, use)


def test_a_code_works_once_and_not_too_late(path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        await store.codes.add("h1", "ann", 1000)
        await store.codes.add("h2", "ann", 1000)
        assert await store.codes.take("h1", 1000) == "ann"
        assert await store.codes.take("h1", 1000) is None
        assert await store.codes.take("h2", 1001) is None
        assert await store.codes.take("h2", 1) is None

    with_store(path, use)


def test_a_setting_keeps_its_first_value(path: Path) -> None:
    async def use(store: SqliteStore) -> list[str]:
        return [await store.settings.setting("invitation", "first"), await store.settings.setting("invitation", "second")]

    assert with_store(path, use) == ["first", "first"]
    assert with_store(path, lambda store: store.settings.setting("invitation", "third")) == "first"


# --- the file


def test_a_clean_stop_leaves_everything_in_the_one_file(path: Path, tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        for number in range(20):
            await store.logs.append("t", number, batch(str(number).encode()))
        assert len(await store.logs.read("t")) == 20  # a reader is open, too

    with_store(path, use)
    copy = tmp_path / "elsewhere" / "copy.sqlite3"
    copy.parent.mkdir()
    copy.write_bytes(path.read_bytes())
    assert rows(copy, "select count(*) from log") == [(20,)]
    assert [other.name for other in path.parent.iterdir() if other.name.startswith(f"{path.name}-")] == []


def test_a_stop_takes_everything_into_the_one_file_even_while_another_process_reads_it(path: Path) -> None:
    with_store(path, lambda store: store.logs.append("t", 0, batch(b"one")))
    with closing(connect(path, read_only=True)) as other:
        other.execute("select * from log").fetchall()
        with_store(path, lambda store: store.logs.append("t", 1, batch(b"two")))
        assert path.with_name(f"{path.name}-wal").stat().st_size == 0


def test_a_file_that_cannot_be_written_is_refused_at_the_start(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_store(path, lambda store: store.logs.append("t", 0, batch(b"one")))

    def read_only(path: Path) -> sqlite3.Connection:
        return sqlite3.connect(f"file:{sqlite_file._quoted(path)}?mode=ro", uri=True, isolation_level=None, check_same_thread=False)

    monkeypatch.setattr(sqlite_file, "connect", read_only)
    with pytest.raises(StorageError, match="readonly"):
        with_store(path, lambda store: store.logs.read("t"))


def test_the_file_is_written_through_to_the_disk_checked_and_waited_for(path: Path) -> None:
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


def test_a_server_that_ends_at_once_does_not_wait_for_its_writer(path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        assert store.file._writer is not None
        assert store.file._writer.daemon

    with_store(path, use)


@pytest.mark.parametrize("step", ["_write_ahead", "migrate"])
def test_a_file_that_cannot_be_opened_or_brought_up_to_date_is_closed_again(step: str, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[sqlite3.Connection] = []

    def fail(connection: sqlite3.Connection) -> None:
        opened.append(connection)
        raise sqlite3.OperationalError("broken")

    monkeypatch.setattr(sqlite_file, step, fail)
    with pytest.raises(StorageError, match="broken"):
        with_store(path, lambda store: store.logs.read("t"))
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        opened[0].execute("select 1")


class Busy:
    """A connection to a file that another process holds for some tries."""

    def __init__(self, tries: int, code: int = sqlite3.SQLITE_BUSY) -> None:
        self.tries = tries
        self.code = code

    def execute(self, _query: str) -> None:
        self.tries -= 1
        if self.tries >= 0:
            error = sqlite3.OperationalError("the file is held")
            error.sqlite_errorcode = self.code
            raise error


def test_a_new_file_that_another_process_switches_is_waited_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    now, slept = [1000.0], []

    def sleep(seconds: float) -> None:
        slept.append(seconds)
        now[0] += 4.0

    monkeypatch.setattr(time_source, "monotonic", lambda: now[0])
    monkeypatch.setattr(sqlite_file, "time", SimpleNamespace(sleep=sleep))
    patient: Any = Busy(3)
    sqlite_file._write_ahead(patient)
    assert slept == [sqlite_file.RETRY_SECONDS] * 3
    for refused, tries in ((Busy(9), 3), (Busy(1, sqlite3.SQLITE_IOERR), 0)):
        slept.clear()
        connection: Any = refused
        with pytest.raises(sqlite3.OperationalError, match="held"):
            sqlite_file._write_ahead(connection)
        assert len(slept) == tries
