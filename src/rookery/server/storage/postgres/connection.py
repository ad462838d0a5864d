"""A connection to PostgreSQL, with time limits for everything, and what its errors mean."""

import re
from collections.abc import Iterable, Sequence
from enum import Enum, auto
from typing import Any, Final, Protocol

import asyncpg

from rookery.server.storage import StorageError

CONNECT_SECONDS: Final = 5.0

COMMAND_SECONDS: Final = 5.0
"""The longest time for one statement. asyncpg does not notice a peer that is gone without a word, so every wait is bounded."""

APPLICATION: Final = "rookery"

SESSION: Final = {
    "application_name": APPLICATION,
    "synchronous_commit": "on",  # what is acknowledged survives
    "statement_timeout": "4s",  # the server ends a statement before the client gives up, so that its outcome is known
    "idle_in_transaction_session_timeout": "10s",  # a node that vanishes must not keep its locks
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "3",
    "tcp_keepalives_count": "3",
    "enable_seqscan": "off",  # a plan that was cached while a table was small would read all of it once it is large
    "jit": "off",
}
"""The settings of every session. A pooler in transaction mode accepts none of them."""

_SHOWN: Final = re.compile(r"postgres(?:ql)?://(?:[^@/]*@)?([\w.,-]+(?::\d+)?/[\w-]+)(?:\?.*)?")


class Connection(Protocol):
    """The parts of asyncpg's connection that the store uses."""

    async def fetch(self, query: str, *values: Any) -> list[Any]: ...

    async def fetchrow(self, query: str, *values: Any) -> Any | None: ...

    async def fetchval(self, query: str, *values: Any) -> Any: ...

    async def execute(self, statement: str, *values: Any, timeout: float | None = None) -> str: ...

    async def executemany(self, statement: str, values: Iterable[Sequence[Any]]) -> None: ...

    def is_closed(self) -> bool: ...

    def is_in_transaction(self) -> bool: ...

    async def close(self, *, timeout: float) -> None: ...

    def terminate(self) -> None: ...


class Failure(Enum):
    """What an error means for the transaction in which it occurred."""

    ABORTED = auto()
    """It was rolled back, and may be tried again."""

    LOST = auto()
    """The connection failed; if the commit was sent before, its outcome is unknown."""

    REFUSED = auto()
    """It was rolled back, and would fail again."""


_ABORTED: Final = (
    asyncpg.SerializationError,
    asyncpg.DeadlockDetectedError,
    asyncpg.LockNotAvailableError,
    asyncpg.QueryCanceledError,
    asyncpg.InvalidCachedStatementError,  # a migration has changed the table
    asyncpg.exceptions.OutdatedSchemaCacheError,
)
_LOST: Final = (
    OSError,  # with TimeoutError
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.ObjectNotInPrerequisiteStateError,  # the database accepts no connections
    asyncpg.TooManyConnectionsError,
    asyncpg.ReadOnlySQLTransactionError,  # another server has become the primary: connect again
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.IdleSessionTimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)


def failure_of(error: BaseException) -> Failure | None:
    """Classify an error of asyncpg or the network; None for any other."""
    if isinstance(error, StorageError):
        return None
    if isinstance(error, _ABORTED):
        return Failure.ABORTED
    if isinstance(error, ValueError):  # of asyncpg: a value or an address that it cannot use
        return Failure.REFUSED if isinstance(error, asyncpg.InterfaceError) else None
    if isinstance(error, _LOST):
        return Failure.LOST
    return Failure.REFUSED if isinstance(error, asyncpg.PostgresError) else None


def shown(dsn: str) -> str:
    """Return host, port and name of a database without user, password and options; nothing of an address that is not understood."""
    found = _SHOWN.fullmatch(dsn)
    return found[1] if found else "the database"


def changed(status: str) -> int:
    """Return the number of rows from the status of a statement, such as "UPDATE 1"."""
    return int(status.rsplit(maxsplit=1)[-1])


async def connect(dsn: str, *, pooled: bool = False) -> Connection:
    """Connect, once. `pooled`: through a pooler in transaction mode, which accepts no settings and keeps no prepared statements."""
    settings: dict[str, Any] = {"statement_cache_size": 0} if pooled else {"server_settings": SESSION}
    try:
        opened: Connection = await asyncpg.connect(dsn, timeout=CONNECT_SECONDS, command_timeout=COMMAND_SECONDS, **settings)
    except ValueError:  # of urllib or asyncpg, and it may quote the password
        raise StorageError(f"{shown(dsn)}: the address is not valid") from None
    return opened
