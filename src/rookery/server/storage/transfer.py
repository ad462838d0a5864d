"""A copy of all data from one database to another: table by table in key order, resumable, and compared at the end.

The newest SQLite schema lists the tables and columns; other backends have the same ones. Rows travel in a canonical form, which is equal
on both sides whatever types a database has: integers, floats, strings, and bytes for everything declared as a blob.
"""

import hashlib
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import closing
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

import msgspec

from rookery.server.storage.sqlite.migrate import migrate

Row: TypeAlias = tuple[Any, ...]

AT_ONCE: Final = 500
"""The number of rows in memory, and in one transaction of the copy."""

OWN: Final = ("migration",)
"""Tables that each database keeps for itself."""

FILLED_BY_OPENING: Final = "setting"
"""The table in which every new store has rows."""

MIXED: Final = {("setting", "value"): "blob"}
"""Columns with text and sealed bytes."""


class NotEmptyError(Exception):
    """The target has data that are no unfinished copy."""


class OtherCopyError(Exception):
    """The target has an unfinished copy of the source that the error names."""


class ServersRunningError(Exception):
    """Servers are using the database."""


class Column(NamedTuple):
    """A column with its declared type."""

    name: str
    kind: str


class Table(NamedTuple):
    """A table of the schema; `key` are the columns of its primary key."""

    name: str
    columns: tuple[Column, ...]
    key: tuple[str, ...]

    def query(self, marks: Iterable[str] = ()) -> str:
        """Return the query for all rows in key order, or for those after the key whose placeholders are `marks`."""
        key, after = ", ".join(self.key), ", ".join(marks)
        where = f" where ({key}) > ({after})" if after else ""
        return f"select {', '.join(column.name for column in self.columns)} from {self.name}{where} order by {key}"  # noqa: S608  names of the schema

    def row(self, values: Iterable[Any]) -> Row:
        """Return the canonical row for values of a database."""
        return tuple(_canonical(column.kind, value) for column, value in zip(self.columns, values, strict=True))


class Source(Protocol):
    """A database with the newest schema."""

    def rows(self, table: Table, after: Row = ()) -> AsyncIterator[list[Row]]:
        """Yield all canonical rows in key order, or those after this key, at most AT_ONCE in one list."""

    async def count(self, table: Table) -> int:
        """Return the number of rows."""

    async def aclose(self) -> None:
        """Disconnect."""


class Target(Source, Protocol):
    """A database that receives a copy. No server opens it until `finish` has succeeded."""

    async def last_key(self, table: Table) -> Row:
        """Return the key of the last row; an empty one if there is none."""

    async def add(self, table: Table, rows: list[Row]) -> None:
        """Insert the rows in one durable transaction."""

    async def clear(self, table: Table) -> None:
        """Delete all rows."""

    async def finish(self) -> None:
        """Check the references between tables, and release the complete copy for servers."""


class Contents(NamedTuple):
    """The number of rows of a table, and the SHA-256 of all of them in key order."""

    rows: int
    digest: str


class Compared(NamedTuple):
    """A table's contents on both sides."""

    table: str
    source: Contents
    target: Contents


Progress: TypeAlias = Callable[[str, int, int], None]
"""Called with a table, its rows copied so far, and its rows in all."""


def schema() -> list[Table]:
    """Return the tables of the newest schema, by name."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as memory:
        migrate(memory)
        names = memory.execute("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name").fetchall()
        return [_table(name, memory.execute(f"pragma table_info({name})").fetchall()) for (name,) in names if name not in OWN]


def _table(name: str, columns: list[tuple[int, str, str, int, Any, int]]) -> Table:
    key = sorted((place, column) for _, column, *_, place in columns if place)
    kinds = (Column(column, MIXED.get((name, column), kind.lower())) for _, column, kind, *_ in columns)
    return Table(name, tuple(kinds), tuple(column for _, column in key))


def _canonical(kind: str, value: Any) -> Any:
    match kind, value:
        case "blob", str():
            return value.encode()
        case "real", int() | float():
            return float(value) + 0.0  # SQLite stores no negative zero
        case _:
            return value


async def transfer(source: Source, target: Target, progress: Progress) -> list[Compared]:
    """Copy what the target lacks and compare all tables; release the target if they are equal.

    A table that differs because its source has changed since an interrupted copy is copied again.
    """
    tables = schema()
    for table in tables:
        await _copy(table, source, target, progress)
    found = []
    for table in tables:
        wanted = await contents(source, table)
        if await contents(target, table) != wanted:
            await target.clear(table)
            await _copy(table, source, target, progress)
        found.append(Compared(table.name, wanted, await contents(target, table)))
    if all(each.source == each.target for each in found):
        await target.finish()
    return found


async def _copy(table: Table, source: Source, target: Target, progress: Progress) -> None:
    done, total = await target.count(table), await source.count(table)
    async for rows in source.rows(table, await target.last_key(table)):
        await target.add(table, rows)
        done += len(rows)
        progress(table.name, done, total)


async def contents(side: Source, table: Table) -> Contents:
    """Count and hash a table."""
    count, digest = 0, hashlib.sha256()
    async for rows in side.rows(table):
        count += len(rows)
        for row in rows:
            digest.update(msgspec.msgpack.encode(row))
    return Contents(count, digest.hexdigest())
