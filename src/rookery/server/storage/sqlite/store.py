"""The embedded store: one SQLite file, one writer thread that commits many appends at once, readers beside it.

A future is resolved only after the commit, with `synchronous=FULL`: what is acknowledged survives the loss of process or power.
"""

import asyncio
import queue
import sqlite3
import stat
import threading
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, TypeVar

import msgspec

from rookery.server import time_source
from rookery.server.storage import ConflictError, StorageError
from rookery.server.storage.migrations import migrate
from rookery.server.storage.rows import Analysis, Batch, GameResults, RatedGame, Result, TableSummary
from rookery.server.storage.sealing import SECRET_ENTRY, place, unlock
from rookery.server.storage.sqlite import results as sqlite_results
from rookery.server.storage.sqlite.deals import DealPart, end_attempt
from rookery.server.storage.sqlite.lobby import LobbyPart
from rookery.server.storage.sqlite.people import PeoplePart
from rookery.server.storage.sqlite.puzzles import PuzzlePart

T = TypeVar("T")
Job: TypeAlias = Callable[[sqlite3.Connection], Any]
Asked: TypeAlias = "tuple[Job, asyncio.Future[Any]]"

MOST_IN_ONE_COMMIT = 512
READERS = 2

BUSY_SECONDS = 10.0
"""How long a process waits for another one that holds the file."""

RETRY_SECONDS = 0.01

ANALYSIS_COLUMNS = ("table", "number", "game", "state", "spent", "steps")

ALIVE = "alive"
"""The name of the setting that says when a server last ran."""


def connect(path: Path, *, read_only: bool = False) -> sqlite3.Connection:
    """A connection in the mode the store works in."""
    connection = sqlite3.connect(f"file:{_quoted(path)}?mode={'ro' if read_only else 'rwc'}", uri=True, isolation_level=None, check_same_thread=False)
    try:
        connection.execute(f"pragma busy_timeout = {BUSY_SECONDS * 1000:.0f}")
        if not read_only:
            _write_ahead(connection)
            connection.execute("pragma synchronous = full")
        connection.execute("pragma foreign_keys = on")
    except BaseException:
        connection.close()
        raise
    return connection


def keep_private(path: Path) -> None:
    """Let only its owner read a new file, and nobody but its owner and group an old one: it holds secrets of games and a private key."""
    if path.exists():
        path.chmod(stat.S_IMODE(path.stat().st_mode) & 0o770)
    else:
        path.touch(mode=0o600)


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Switch to the write-ahead log. SQLite fails at once, busy timeout or not, when another process switches the same new file."""
    deadline = time_source.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("pragma journal_mode = wal")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time_source.monotonic() > deadline:
                raise
        time.sleep(RETRY_SECONDS)


def _quoted(path: Path) -> str:
    return str(path).replace("%", "%25").replace("?", "%3f").replace("#", "%23")


_SUMMARY = (
    "insert into table_summary values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (table_id) do update set game = excluded.game, status = excluded.status,"
    " listed = excluded.listed, host = excluded.host, updated = excluded.updated, summary = excluded.summary, due = excluded.due"
)
"""An update costs less than a new row: indexes stay where they are."""

_NEWS = "update table_summary set updated = ?, summary = ?, due = ? where table_id = ? and game = ? and status = ? and listed = ? and host = ?"
"""What an action changes; an index whose columns are not named is not touched."""

_ENTRY = "insert into log values (?, (select ? where ? = 0 or exists (select 1 from log where table_id = ? and seq = ?)), ?)"
"""Table, number; number before, table, number before; entry. An entry goes in only after the one before it: without that it has no number,
and where there is one of its number it is too late."""


class Outcome(NamedTuple):
    """How a job went: what it gave, or why it failed."""

    value: Any = None
    failure: BaseException | None = None


class SqliteStore(LobbyPart, PeoplePart, PuzzlePart, DealPart):
    """Storage in one file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._asked: queue.SimpleQueue[Asked | None] = queue.SimpleQueue()
        self._local = threading.local()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._opened: list[sqlite3.Connection] = []
        self._writer: threading.Thread | None = None

    async def open(self) -> None:
        connection = await asyncio.to_thread(self._prepare)
        self._writer = threading.Thread(target=self._write_loop, args=(connection,), name="store-writer", daemon=True)
        self._writer.start()

    def _prepare(self) -> sqlite3.Connection:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        try:
            keep_private(self._path)
            connection = connect(self._path)
            try:
                migrate(connection)
                _check_writable(connection)
                self.box = unlock(connection, self._path)
            except BaseException:
                connection.close()
                raise
        except (sqlite3.Error, OSError) as error:
            raise StorageError(f"{self._path}: {error}") from error
        return connection

    async def close(self) -> None:
        """Finish what was asked for, then close. The last to close is the writer, so that everything is in the one file then."""
        writer, self._writer = self._writer, None
        await asyncio.to_thread(self._readers.shutdown)
        for connection in self._opened:
            connection.close()
        if writer is not None:
            self._asked.put(None)
            await asyncio.to_thread(writer.join)

    # --- the two ways to the file

    async def _write(self, job: Callable[[sqlite3.Connection], T]) -> T:
        if self._writer is None:
            raise StorageError("the store is closed")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._asked.put((job, future))
        return await future

    async def _read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._with_reader, job)

    def _with_reader(self, job: Callable[[sqlite3.Connection], T]) -> T:
        connection = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._local.connection = connect(self._path, read_only=True)
            self._opened.append(connection)
        return job(connection)

    def _write_loop(self, connection: sqlite3.Connection) -> None:
        """Drain the queue into one transaction after the other; a job that fails fails alone."""
        ending = False
        while not ending:
            taken = [self._asked.get()]
            while len(taken) < MOST_IN_ONE_COMMIT and not self._asked.empty():  # nobody else takes from it
                taken.append(self._asked.get())
            ending = None in taken
            if asked := [one for one in taken if one is not None]:
                _tell([future for _, future in asked], _commit(connection, [job for job, _ in asked]))
        with suppress(sqlite3.Error):  # on a full disk the write-ahead log keeps what it has
            connection.execute("pragma wal_checkpoint(truncate)")
        connection.close()

    # --- logs

    async def append(self, table: str, after: int, batch: Batch) -> None:
        summary = batch.summary
        entries = [(table, seq, seq - 1, table, seq - 1, self._stored(table, seq, entry)) for seq, entry in enumerate(batch.entries, start=after + 1)]
        known = (table, summary.game, summary.status, summary.listed, summary.host)
        news = (summary.updated, msgspec.json.encode(summary), batch.due)

        def job(connection: sqlite3.Connection) -> None:
            try:
                connection.executemany(_ENTRY, entries)
            except sqlite3.IntegrityError as error:
                raise ConflictError(f"the log of {table} has gone on") from error
            if connection.execute(_NEWS, (*news, *known)).rowcount != 1:
                connection.execute(_SUMMARY, (*known, *news))
            if batch.due:
                _record_heartbeat(connection, summary.updated)
            for guest in batch.newcomers:
                connection.execute("insert or ignore into sitting values (?, ?)", (guest, table))
            if batch.results:
                _keep_results(connection, batch.results)
            if batch.attempt is not None:
                end_attempt(connection, self.box, table, batch.attempt)

        await self._write(job)

    def _stored(self, table: str, seq: int, entry: bytes) -> bytes:
        return self.box.seal(entry, place(table, seq)) if entry.startswith(SECRET_ENTRY) else entry

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        query = "select seq, entry from log where table_id = ? and seq > ? order by seq"
        rows = await self._read(lambda connection: connection.execute(query, (table, after)).fetchall())
        return [self.box.open(entry, place(table, seq)) for seq, entry in rows]

    # --- lists

    async def of_guest(self, guest: str, limit: int) -> list[TableSummary]:
        query = (
            "select summary from table_summary where table_id in (select table_id from sitting where guest = ?)"
            " and status != 'closed' order by updated desc limit ?"
        )
        return await self._summaries(query, (guest, limit))

    # --- what is due

    async def due(self) -> list[tuple[str, int]]:
        query = "select table_id, due from table_summary where due is not null order by due"
        return await self._read(lambda connection: connection.execute(query).fetchall())

    async def due_at(self, table: str) -> int | None:
        query = "select due from table_summary where table_id = ?"
        row = await self._read(lambda connection: connection.execute(query, (table,)).fetchone())
        return None if row is None else row[0]

    async def set_due(self, table: str, due: int | None) -> None:
        await self._write(lambda connection: connection.execute("update table_summary set due = ? where table_id = ?", (due, table)))

    async def record_heartbeat(self, now: int) -> None:
        await self._write(lambda connection: _record_heartbeat(connection, now))

    async def resume(self, now: int) -> None:
        def job(connection: sqlite3.Connection) -> None:
            row = connection.execute("select value from setting where name = ?", (ALIVE,)).fetchone()
            stopped = 0 if row is None else max(0, now - int(row[0]))
            connection.execute("update table_summary set due = due + ? where due > 0", (stopped,))
            _record_heartbeat(connection, now)

        await self._write(job)

    async def results(self, guest: str, limit: int) -> list[Result]:
        query = "select result from result where (table_id, number) in (select table_id, number from result where guest = ?) order by at desc limit ?"
        rows = await self._read(lambda connection: connection.execute(query, (guest, limit)).fetchall())
        return [msgspec.json.decode(row[0], type=Result) for row in rows]

    async def rate_games(self) -> None:
        while await self._write(sqlite_results.rate_some):
            pass

    async def ratings(self, player: str, limit: int) -> list[RatedGame]:
        return await self._read(lambda connection: sqlite_results.ratings(connection, player, limit))

    async def games_of(self, guest: str, game: str | None, before: int, limit: int) -> list[GameResults]:
        return await self._read(lambda connection: sqlite_results.games_of(connection, guest, game, before, limit))

    async def keep_insight(self, table: str, number: int, seats: Sequence[tuple[float, float]]) -> None:
        await self._write(lambda connection: sqlite_results.keep_insight(connection, table, number, seats))

    async def names(self, guests: Collection[str]) -> dict[str, str]:
        return await self._read(lambda connection: sqlite_results.names(connection, guests))

    async def count_open(self, guest: str, since: int) -> int:
        query = (
            "select count(*) from table_summary where host = ? and updated >= ?"
            " and not coalesce(json_extract(cast(summary as text), '$.practice'), 0)"
            " and not coalesce(json_extract(cast(summary as text), '$.deal'), 0) and (status = 'open' or status = 'running'"
            " and exists (select 1 from json_each(cast(summary as text), '$.guests') where value = host))"
        )
        return await self._read(lambda connection: int(connection.execute(query, (guest, since)).fetchone()[0]))

    # --- analyses

    async def analysis(self, table: str, number: int) -> Analysis | None:
        return await self._one_analysis("table_id = ? and number = ?", (table, number))

    async def next_analysis(self, games: Collection[str]) -> Analysis | None:
        marks = ", ".join("?" * len(games))
        return await self._one_analysis(f"state in ('waiting', 'growing') and game in ({marks}) order by asked desc, at desc limit 1", tuple(games))

    async def _one_analysis(self, condition: str, values: tuple[Any, ...]) -> Analysis | None:
        query = f"select table_id, number, game, state, spent, steps from analysis where {condition}"  # noqa: S608  conditions are written above
        row = await self._read(lambda connection: connection.execute(query, values).fetchone())
        return None if row is None else Analysis(**dict(zip(ANALYSIS_COLUMNS, row, strict=True)))

    async def ask_for_analysis(self, table: str, number: int, now: int) -> None:
        query = "update analysis set asked = ? where table_id = ? and number = ?"
        await self._write(lambda connection: connection.execute(query, (now, table, number)))

    async def keep_analysis(self, analysis: Analysis) -> None:
        query = "update analysis set state = ?, spent = ?, steps = ? where table_id = ? and number = ?"
        values = (analysis.state, analysis.spent, analysis.steps, analysis.table, analysis.number)
        await self._write(lambda connection: connection.execute(query, values))


def _check_writable(connection: sqlite3.Connection) -> None:
    """SQLite opens a file that cannot be written for reading alone, and says so only when something is written."""
    connection.execute("begin immediate")
    try:
        connection.execute("insert or replace into setting values ('writable', 'yes')")
    finally:
        connection.execute("rollback")


def _keep_results(connection: sqlite3.Connection, results: Sequence[Result]) -> None:
    """How a game ended for each seat; from now on it waits to be analysed."""
    connection.executemany(
        "insert or ignore into result (table_id, number, seat, guest, at, result) values (?, ?, ?, ?, ?, ?)",
        [(result.table, result.number, result.seat, result.guest, result.at, msgspec.json.encode(result)) for result in results],
    )
    connection.execute(
        "insert or ignore into analysis (table_id, number, game, at, state) values (?, ?, ?, ?, 'waiting')",
        (results[0].table, results[0].number, results[0].game, results[0].at),
    )


def _record_heartbeat(connection: sqlite3.Connection, now: int) -> None:
    connection.execute("insert or replace into setting values (?, ?)", (ALIVE, str(now)))


def _commit(connection: sqlite3.Connection, jobs: Sequence[Job]) -> list[Outcome]:
    """Run the jobs in one transaction; how each went, after the commit. A job that fails fails alone, and leaves nothing."""
    try:
        connection.execute("begin immediate")
        outcomes = [_alone(connection, jobs[0])] if len(jobs) == 1 else [_beside_others(connection, job) for job in jobs]
        if connection.in_transaction:
            connection.execute("commit")
    except sqlite3.Error as error:
        with suppress(sqlite3.Error):  # SQLite may have rolled back by itself; the writer lives on in any case
            connection.execute("rollback")
        return [Outcome(failure=StorageError(str(error.__context__ or error))) for _ in jobs]
    return outcomes


def _alone(connection: sqlite3.Connection, job: Job) -> Outcome:
    try:
        return Outcome(job(connection))
    except Exception as error:  # whatever it is belongs to the one who asked
        connection.execute("rollback")
        return Outcome(failure=_failure(error))


def _beside_others(connection: sqlite3.Connection, job: Job) -> Outcome:
    connection.execute("savepoint job")
    try:
        outcome = Outcome(job(connection))
    except Exception as error:  # whatever it is belongs to the one who asked
        connection.execute("rollback to job")
        outcome = Outcome(failure=_failure(error))
    connection.execute("release job")
    return outcome


def _failure(error: Exception) -> Exception:
    return StorageError(str(error)) if isinstance(error, sqlite3.OperationalError) else error


def _tell(asked: Sequence["asyncio.Future[Any]"], outcomes: Sequence[Outcome]) -> None:
    """Let everybody who asked for something know how it went, on the event loop where they wait."""

    def tell() -> None:
        for future, (value, failure) in zip(asked, outcomes, strict=True):
            if future.done():  # nobody waits any longer
                continue
            if failure is None:
                future.set_result(value)
            else:
                future.set_exception(failure)

    try:
        asked[0].get_loop().call_soon_threadsafe(tell)
    except RuntimeError:
        return  # the loop is closed, and everybody with it
