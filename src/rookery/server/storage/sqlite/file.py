"""Access to one SQLite file: a writer thread with group commit, and parallel reader threads.

A call that writes returns only after the commit, with `synchronous=FULL`: acknowledged writes survive the loss of process or power.
"""

import asyncio
import queue
import sqlite3
import stat
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, TypeVar

from rookery.server import time_source
from rookery.server.storage import StorageError
from rookery.server.storage.secret_box import SecretBox
from rookery.server.storage.sqlite.migrate import migrate
from rookery.server.storage.sqlite.sealing import unlock

T = TypeVar("T")
Job: TypeAlias = Callable[[sqlite3.Connection], Any]
Asked: TypeAlias = "tuple[Job, asyncio.Future[Any]]"
Values: TypeAlias = tuple[Any, ...] | dict[str, Any]

MOST_IN_ONE_COMMIT = 512
READERS = 2

BUSY_SECONDS = 10.0
"""The time in seconds to wait for another process that has locked the file."""

RETRY_SECONDS = 0.01


def connect(path: Path, *, read_only: bool = False) -> sqlite3.Connection:
    """Return a connection with the settings of the store."""
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
    """Make a new file readable for its owner only, and an old one for at most its owner and group, because it holds secrets."""
    if path.exists():
        path.chmod(stat.S_IMODE(path.stat().st_mode) & 0o770)
    else:
        path.touch(mode=0o600)


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Switch to the write-ahead log. SQLite ignores the busy timeout while another process switches the same new file."""
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


class Outcome(NamedTuple):
    """The result of a job, or its error."""

    value: Any = None
    failure: BaseException | None = None


class SqliteFile:
    """The access of all parts of the store to the file. `box` encrypts the secrets of games; `open` creates it."""

    box: SecretBox

    def __init__(self, path: Path) -> None:
        self._path = path
        self._asked: queue.SimpleQueue[Asked | None] = queue.SimpleQueue()
        self._local = threading.local()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._opened: list[sqlite3.Connection] = []
        self._writer: threading.Thread | None = None

    async def open(self) -> None:
        """Open the file, migrate it and start the writer; raise StorageError, NewerSchemaError or WrongKeyError."""
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
        """Finish all pending jobs, then close; the writer comes last and merges the write-ahead log into the data file."""
        writer, self._writer = self._writer, None
        await asyncio.to_thread(self._readers.shutdown)
        for connection in self._opened:
            connection.close()
        if writer is not None:
            self._asked.put(None)
            await asyncio.to_thread(writer.join)

    # --- jobs

    async def write(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Run a job in a transaction of the writer; return its result once it is durable. A failing job changes nothing."""
        if self._writer is None:
            raise StorageError("the store is closed")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._asked.put((job, future))
        return await future

    async def read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Run a job on a read-only connection, in parallel with the writer."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._with_reader, job)
        except sqlite3.DatabaseError as error:
            raise _failure(error) from error

    async def execute(self, statement: str, values: Values = ()) -> int:
        """Write with one statement; return the number of rows it changed."""
        return await self.write(lambda connection: connection.execute(statement, values).rowcount)

    async def rows(self, query: str, values: Values = ()) -> list[Any]:
        """Return all rows of a query."""
        return await self.read(lambda connection: connection.execute(query, values).fetchall())

    async def row(self, query: str, values: Values = ()) -> Any | None:
        """Return the first row of a query, if there is one."""
        return await self.read(lambda connection: connection.execute(query, values).fetchone())

    def _with_reader(self, job: Callable[[sqlite3.Connection], T]) -> T:
        connection = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._local.connection = connect(self._path, read_only=True)
            self._opened.append(connection)
        return job(connection)

    def _write_loop(self, connection: sqlite3.Connection) -> None:
        """Drain the queue into one transaction after another (group commit)."""
        ending = False
        while not ending:
            taken = [self._asked.get()]
            while len(taken) < MOST_IN_ONE_COMMIT and not self._asked.empty():  # only this thread takes from the queue
                taken.append(self._asked.get())
            ending = None in taken
            if asked := [one for one in taken if one is not None]:
                _tell([future for _, future in asked], _commit(connection, [job for job, _ in asked]))
        with suppress(sqlite3.Error):  # on a full disk the data stays in the write-ahead log
            connection.execute("pragma wal_checkpoint(truncate)")
        connection.close()


def _check_writable(connection: sqlite3.Connection) -> None:
    """Write something and roll it back: SQLite silently opens a write-protected file for reading only."""
    connection.execute("begin immediate")
    try:
        connection.execute("insert or replace into setting values ('writable', 'yes')")
    finally:
        connection.execute("rollback")


def _commit(connection: sqlite3.Connection, jobs: Sequence[Job]) -> list[Outcome]:
    """Run the jobs in one transaction and return their outcomes after the commit. A failing job changes nothing and affects no other."""
    try:
        connection.execute("begin immediate")
        outcomes = [_alone(connection, jobs[0])] if len(jobs) == 1 else [_beside_others(connection, job) for job in jobs]
        if connection.in_transaction:
            connection.execute("commit")
    except sqlite3.Error as error:
        with suppress(sqlite3.Error):  # SQLite may already have rolled back; the writer continues either way
            connection.execute("rollback")
        return [Outcome(failure=StorageError(str(error.__context__ or error))) for _ in jobs]
    return outcomes


def _alone(connection: sqlite3.Connection, job: Job) -> Outcome:
    try:
        return Outcome(job(connection))
    except Exception as error:  # the caller gets any error
        connection.execute("rollback")
        return Outcome(failure=_failure(error))


def _beside_others(connection: sqlite3.Connection, job: Job) -> Outcome:
    connection.execute("savepoint job")
    try:
        outcome = Outcome(job(connection))
    except Exception as error:  # the caller gets any error
        connection.execute("rollback to job")
        outcome = Outcome(failure=_failure(error))
    connection.execute("release job")
    return outcome


def _failure(error: Exception) -> Exception:
    """Return StorageError for an unusable file (damaged files raise a plain DatabaseError); other errors are the job's own."""
    return StorageError(str(error)) if isinstance(error, sqlite3.OperationalError) or type(error) is sqlite3.DatabaseError else error


def _tell(asked: Sequence["asyncio.Future[Any]"], outcomes: Sequence[Outcome]) -> None:
    """Resolve the futures of the callers, on the event loop where they wait."""

    def tell() -> None:
        for future, (value, failure) in zip(asked, outcomes, strict=True):
            if future.done():  # the caller was cancelled
                continue
            if failure is None:
                future.set_result(value)
            else:
                future.set_exception(failure)

    try:
        asked[0].get_loop().call_soon_threadsafe(tell)
    except RuntimeError:
        return  # the loop is closed, so nobody waits
