"""PostgreSQL databases as the source and the target of a transfer."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, Self

import asyncpg

from rookery.server.storage import StorageError
from rookery.server.storage.postgres.connection import APPLICATION
from rookery.server.storage.transfer import (
    AT_ONCE,
    FILLED_BY_OPENING,
    NotEmptyError,
    OtherCopyError,
    Row,
    ServersRunningError,
    Source,
    Table,
    Target,
    schema,
)

SESSION: Final = {"application_name": "rookery migrate", "statement_timeout": "0", "synchronous_commit": "on"}

CONNECT_SECONDS: Final = 10.0

_SERVERS: Final = "select exists (select 1 from pg_stat_activity where datname = current_database() and application_name = $1)"

_LOCK: Final = "select pg_try_advisory_lock(hashtext('rookery: transfer'))"

_REFERENCES: Final = """
    select format('alter table %s drop constraint %I', conrelid::regclass, conname),
           format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace
"""

_TEXTS: Final = "select table_name, column_name from information_schema.columns where table_schema = current_schema() and data_type = 'text'"

_NUMBERED: Final = """
    select table_name, column_name, pg_get_serial_sequence(quote_ident(table_name), column_name)
    from information_schema.columns where table_schema = current_schema() and is_identity = 'YES'
"""


class PostgresSource(Source):
    """A database that no server uses meanwhile. All reads see it as it was when it was opened."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    @classmethod
    async def open(cls, address: str, *arguments: Any) -> Self:
        """Connect and prepare; raise StorageError, ServersRunningError, and what `_prepare` raises."""
        with _errors():
            opened = cls(await _connect(address))
            try:
                await opened._prepare(*arguments)
            except BaseException:
                await opened.aclose()
                raise
            return opened

    async def _prepare(self, migrate: Callable[[], Awaitable[None]]) -> None:
        await migrate()
        await self._connection.transaction(isolation="repeatable_read", readonly=True).start()

    async def rows(self, table: Table, after: Row = ()) -> AsyncIterator[list[Row]]:
        marks = [f"${number}" for number, _ in enumerate(after, start=1)]
        with _errors():
            async with self._connection.transaction():
                cursor = await self._connection.cursor(table.query(marks), *after)
                while found := await cursor.fetch(AT_ONCE):
                    yield [table.row(values) for values in found]

    async def count(self, table: Table) -> int:
        with _errors():
            return int(await self._connection.fetchval(f"select count(*) from {table.name}"))  # noqa: S608  a name of the schema

    async def aclose(self) -> None:
        await self._connection.close()


class PostgresTarget(PostgresSource, Target):
    """An empty database. The table `transfer` marks it as an unfinished copy, and keeps the references between tables until all rows are there."""

    _texts: frozenset[tuple[str, str]] = frozenset()

    async def _prepare(self, migrate: Callable[[], Awaitable[None]], source: str = "") -> None:
        """Begin to copy this source, or continue; raise NotEmptyError, OtherCopyError, or ServersRunningError if another copy is running."""
        if not await self._connection.fetchval(_LOCK):
            raise ServersRunningError
        if await self._connection.fetchval("select to_regclass('transfer')") is None:
            await migrate()
            await self._begin(source)
        if (begun := await self._connection.fetchval("select source from transfer")) != source:
            raise OtherCopyError(begun)
        self._texts = frozenset(map(tuple, await self._connection.fetch(_TEXTS)))

    async def _begin(self, source: str) -> None:
        for table in schema():
            if table.name != FILLED_BY_OPENING and await self.count(table):
                raise NotEmptyError
        async with self._connection.transaction():
            references = await self._connection.fetch(_REFERENCES)
            for drop, _ in references:
                await self._connection.execute(drop)  # rows come in the order of their keys
            await self._connection.execute("create table transfer (source text not null, restore text not null)")
            await self._connection.execute("insert into transfer values ($1, $2)", source, ";\n".join(add for _, add in references))
            await self._connection.execute(f"delete from {FILLED_BY_OPENING}")  # noqa: S608  as above

    async def last_key(self, table: Table) -> Row:
        order = ", ".join(f"{name} desc" for name in table.key)
        with _errors():
            found = await self._connection.fetchrow(f"select {', '.join(table.key)} from {table.name} order by {order} limit 1")  # noqa: S608  as above
        return tuple(found or ())

    async def add(self, table: Table, rows: list[Row]) -> None:
        names = [column.name for column in table.columns]
        texts = [column.kind == "blob" and (table.name, column.name) in self._texts for column in table.columns]
        records = [tuple(value.decode() if text and value is not None else value for value, text in zip(row, texts, strict=True)) for row in rows]
        with _errors():
            await self._connection.copy_records_to_table(table.name, records=records, columns=names)

    async def clear(self, table: Table) -> None:
        with _errors():
            await self._connection.execute(f"delete from {table.name}")  # noqa: S608  as above

    async def finish(self) -> None:
        with _errors():
            async with self._connection.transaction():
                await self._connection.execute(await self._connection.fetchval("select restore from transfer"))
                for table, column, sequence in await self._connection.fetch(_NUMBERED):
                    next_number = f"select greatest(max({column}) + 1, 1) from {table}"  # noqa: S608  as above
                    await self._connection.execute("select setval($1::regclass, $2, false)", sequence, await self._connection.fetchval(next_number))
                await self._connection.execute("drop table transfer")
            await self._connection.execute("analyze")


async def _connect(address: str) -> Any:
    """Connect without time limits for long statements; raise ServersRunningError if servers are connected."""
    try:
        connection = await asyncpg.connect(address, timeout=CONNECT_SECONDS, server_settings=SESSION)
    except ValueError:  # it may quote the password
        raise StorageError("the address is not valid") from None
    if await connection.fetchval(_SERVERS, APPLICATION):
        await connection.close()
        raise ServersRunningError
    return connection


@contextmanager
def _errors() -> Iterator[None]:
    try:
        yield
    except StorageError:
        raise
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise StorageError(str(error) or type(error).__name__) from error
