"""Access to a PostgreSQL database: some connections, transactions that are tried again, and commits whose outcome is always found out."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, TypeVar

from rookery.server.ids import new_id
from rookery.server.storage import StorageError, UnfinishedCopyError
from rookery.server.storage.postgres.connection import CONNECT_SECONDS, Connection, Failure, changed, connect, failure_of, shown
from rookery.server.storage.postgres.migrate import migrate
from rookery.server.storage.postgres.sealing import unlock
from rookery.server.storage.secret_box import SecretBox

T = TypeVar("T")
Isolation: TypeAlias = Literal["read committed", "serializable"]

CONNECTIONS: Final = 6
"""The connections of a node, besides one for appends and one that listens."""

PATIENCE: Final = 10.0
"""The seconds for which a call waits for the database before it fails with StorageError."""

FIRST_PAUSE, LONGEST_PAUSE = 0.01, 1.0
"""The pauses in seconds between attempts: each is up to twice as long as the previous one."""


class _UnknownOutcomeError(Exception):
    """The connection failed during a commit. The database knows the outcome by the number of the transaction."""

    def __init__(self, transaction: str, result: Any) -> None:
        super().__init__(transaction)
        self.transaction = transaction
        self.result = result


class _NotCommittedError(ConnectionError):
    """A transaction was rolled back when the connection failed."""


class Pool:
    """A number of connections, opened when they are needed and kept."""

    def __init__(self, dsn: str, size: int, *, pooled: bool) -> None:
        self._dsn = dsn
        self._pooled = pooled
        self._free = asyncio.Semaphore(size)
        self._idle: list[Connection] = []

    @asynccontextmanager
    async def lend(self, until: float) -> AsyncIterator[Connection]:
        """Lend a connection, waiting for one until this time of the event loop. When it fails, close it and the idle ones."""
        async with asyncio.timeout_at(until):
            await self._free.acquire()
        try:
            connection = self._take() or await connect(self._dsn, pooled=self._pooled)
            try:
                yield connection
            except BaseException as error:
                if not isinstance(error, Exception) or failure_of(error) is Failure.LOST:
                    connection.terminate()
                    self.drop()
                raise
            finally:
                if connection.is_closed() or connection.is_in_transaction():
                    connection.terminate()
                else:
                    self._idle.append(connection)
        finally:
            self._free.release()

    def _take(self) -> Connection | None:
        while self._idle:
            connection = self._idle.pop()
            if not connection.is_closed():
                return connection
            connection.terminate()
        return None

    def drop(self) -> None:
        """Abort all idle connections."""
        while self._idle:
            self._idle.pop().terminate()

    async def close(self) -> None:
        """Close all idle connections."""
        while self._idle:
            with suppress(Exception):  # asyncpg has aborted it then
                await self._idle.pop().close(timeout=CONNECT_SECONDS)


class Database:
    """The access of all parts of the store to the database.

    `data` is where the key of the secrets is (`secret_box.py`); `open` creates the `box`. If `dsn` leads to a pooler in transaction mode, `direct`
    is the address of PostgreSQL itself, for LISTEN. `node` identifies this process.
    """

    box: SecretBox

    def __init__(self, dsn: str, *, data: Path, direct: str | None = None) -> None:
        self._dsn = dsn
        self._direct = direct
        self._data = data
        self._open = False
        self._running: set[asyncio.Task[Any]] = set()
        pooled = direct is not None
        self._pool = Pool(dsn, CONNECTIONS, pooled=pooled)
        self._append_pool = Pool(dsn, 1, pooled=pooled)
        self.node = new_id()

    async def open(self) -> None:
        """Connect, migrate and find the key; raise StorageError, NewerSchemaError, UnfinishedCopyError or WrongKeyError."""

        async def prepare(connection: Connection) -> SecretBox:
            if await connection.fetchval("show server_encoding") != "UTF8":
                raise StorageError(f"{shown(self._dsn)}: the encoding of the database must be UTF8")
            if await connection.fetchval("show synchronous_commit") == "off":
                raise StorageError(f"{shown(self._dsn)}: synchronous_commit must be on")
            if await connection.fetchval("select to_regclass('transfer')") is not None:
                raise UnfinishedCopyError(shown(self._dsn))
            await migrate(connection)
            return await unlock(connection, self._data)

        try:
            self.box = await self._patiently(lambda until: self._with_connection(prepare, until))
        except BaseException:
            await self._pool.close()
            raise
        self._open = True

    async def close(self) -> None:
        """Finish all pending jobs, then disconnect."""
        self._open = False
        while self._running:
            await asyncio.wait(self._running)
        for pool in (self._pool, self._append_pool):
            await pool.close()

    # --- jobs; each may run several times

    async def read(self, job: Callable[[Connection], Awaitable[T]]) -> T:
        """Run a job that writes nothing; each of its statements sees all writes that were acknowledged before."""
        return await self._finished(self._patiently(lambda until: self._with_connection(job, until)))

    async def write(self, job: Callable[[Connection], Awaitable[T]], *, isolation: Isolation = "serializable") -> T:
        """Run a job in a transaction and return its result once it is durable. A failing job changes nothing.

        Serializable jobs have the same effect as if they ran one after another.
        """
        return await self._finished(self._patiently(lambda until: self._transaction(job, isolation, until)))

    async def execute(self, statement: str, *values: Any) -> int:
        """Write with one statement; return the number of rows it changed."""

        async def job(connection: Connection) -> int:
            return changed(await connection.execute(statement, *values))

        return await self.write(job, isolation="read committed")

    async def rows(self, query: str, *values: Any) -> list[Any]:
        """Return all rows of a query."""
        return await self.read(lambda connection: connection.fetch(query, *values))

    async def row(self, query: str, *values: Any) -> Any | None:
        """Return the first row of a query, if there is one."""
        return await self.read(lambda connection: connection.fetchrow(query, *values))

    # --- connections

    @asynccontextmanager
    async def append_connection(self, until: float) -> AsyncIterator[Connection]:
        """Lend the connection that is reserved for appends, so that these do not queue behind reads."""
        async with self._append_pool.lend(until) as connection:
            yield connection

    async def listen_connection(self) -> Connection:
        """Connect to PostgreSQL itself, for LISTEN; raise StorageError if that fails. The caller closes the connection."""
        try:
            return await connect(self._direct or self._dsn)
        except Exception as error:
            raise self.storage_error(error) from error

    def storage_error(self, error: Exception) -> Exception:
        """Return the StorageError for an error of asyncpg or the network, and any other error as it is."""
        if failure_of(error) is None:
            return error
        return StorageError(f"{shown(self._dsn)}: {str(error) or type(error).__name__}")

    # --- attempts

    async def _finished(self, work: Coroutine[Any, Any, T]) -> T:
        """Return the result of work that continues even if its caller is cancelled."""
        if not self._open:
            work.close()
            raise StorageError("the store is closed")
        task = asyncio.ensure_future(work)
        self._running.add(task)
        task.add_done_callback(self._forget)
        return await asyncio.shield(task)

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # otherwise the event loop would report one whose caller was cancelled

    async def _patiently(self, attempt: Callable[[float], Awaitable[T]]) -> T:
        """Try until an attempt succeeds or PATIENCE is over."""
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        pauses = backoff()
        while True:
            try:
                return await attempt(until)
            except Exception as error:
                failure, pause = failure_of(error), next(pauses)
                if failure is None:
                    raise
                if failure is Failure.REFUSED or loop.time() + pause > until:
                    raise self.storage_error(error) from error
            await asyncio.sleep(pause)

    async def _with_connection(self, job: Callable[[Connection], Awaitable[T]], until: float) -> T:
        async with self._pool.lend(until) as connection:
            return await job(connection)

    async def _transaction(self, job: Callable[[Connection], Awaitable[T]], isolation: Isolation, until: float) -> T:
        try:
            async with self._pool.lend(until) as connection:
                return await _committed(connection, job, isolation)
        except _UnknownOutcomeError as unknown:
            if await self._outcome(unknown.transaction):
                result: T = unknown.result
                return result
            raise _NotCommittedError(str(unknown.__cause__)) from unknown.__cause__

    async def _outcome(self, transaction: str) -> bool:
        """Return whether a transaction was committed, once the database has finished it."""

        async def ask(until: float) -> bool:
            find = "select pg_xact_status($1::text::xid8)"
            status = await self._with_connection(lambda connection: connection.fetchval(find, transaction), until)
            if status == "in progress":
                raise TimeoutError(f"transaction {transaction} is still running")
            return bool(status == "committed")

        return await self._patiently(ask)


async def _committed(connection: Connection, job: Callable[[Connection], Awaitable[T]], isolation: Isolation) -> T:
    """Run a job in a transaction; raise _UnknownOutcomeError if the connection failed during the commit of its writes."""
    await connection.execute(f"begin isolation level {isolation}")
    try:
        result = await job(connection)
        transaction = await connection.fetchval("select pg_current_xact_id_if_assigned()::text")
    except Exception as error:
        if failure_of(error) is not Failure.LOST:
            await connection.execute("rollback")
        raise
    try:
        await connection.execute("commit")
    except Exception as error:
        if transaction is None or failure_of(error) is not Failure.LOST:
            raise
        raise _UnknownOutcomeError(transaction, result) from error
    return result


def backoff() -> Iterator[float]:
    """Return growing pauses with some randomness, so that nodes do not come back in step."""
    pause = FIRST_PAUSE
    while True:
        yield pause * random.uniform(0.5, 1)
        pause = min(2 * pause, LONGEST_PAUSE)
