"""SQLite files as the source and the target of a transfer."""

import os
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rookery.server.storage import StorageError
from rookery.server.storage.secret_box import SEALED
from rookery.server.storage.sqlite.file import connect, keep_private
from rookery.server.storage.sqlite.migrate import migrate
from rookery.server.storage.transfer import AT_ONCE, FILLED_BY_OPENING, MIXED, NotEmptyError, OtherCopyError, Row, Source, Table, Target


class SqliteSource(Source):
    """A file that nobody writes to meanwhile."""

    def __init__(self, path: Path, *, read_only: bool = True) -> None:
        self._connection = connect(path, read_only=read_only)

    async def rows(self, table: Table, after: Row = ()) -> AsyncIterator[list[Row]]:
        with _errors():
            cursor = self._connection.execute(table.query("?" * len(after)), after)
            while found := cursor.fetchmany(AT_ONCE):
                yield [table.row(values) for values in found]

    async def count(self, table: Table) -> int:
        with _errors():
            return int(self._connection.execute(f"select count(*) from {table.name}").fetchone()[0])  # noqa: S608  a name of the schema

    async def aclose(self) -> None:
        self._connection.close()


class SqliteTarget(SqliteSource, Target):
    """A new file, which gets its name when the copy is complete."""

    def __init__(self, path: Path, source: str) -> None:
        """Create the file, or continue its copy of this source; raise NotEmptyError or OtherCopyError."""
        self._path = path
        self._part = path.with_name(path.name + ".part")
        if path.exists():
            raise NotEmptyError
        with _errors():
            keep_private(self._part)
            super().__init__(self._part, read_only=False)
            try:
                self._prepare(source)
            except BaseException:
                self._connection.close()
                raise

    def _prepare(self, source: str) -> None:
        self._connection.execute("pragma foreign_keys = off")  # rows come in the order of their keys
        migrate(self._connection)
        self._connection.execute("create table if not exists transfer (source text not null)")
        [begun] = self._connection.execute("select max(source) from transfer").fetchone()
        if begun not in (None, source):
            raise OtherCopyError(begun)
        if begun is None:
            self._connection.execute(f"delete from {FILLED_BY_OPENING}")  # noqa: S608  a name of the schema
            self._connection.execute("insert into transfer values (?)", (source,))

    async def last_key(self, table: Table) -> Row:
        last = f"select {', '.join(table.key)} from {table.name} order by {', '.join(f'{name} desc' for name in table.key)} limit 1"  # noqa: S608  as above
        with _errors():
            return tuple(self._connection.execute(last).fetchone() or ())

    async def add(self, table: Table, rows: list[Row]) -> None:
        names, marks = ", ".join(column.name for column in table.columns), ", ".join("?" * len(table.columns))
        statement = f"insert into {table.name} ({names}) values ({marks})"  # noqa: S608  as above
        with _errors(), self._transaction():
            self._connection.executemany(statement, (_stored(table, row) for row in rows))

    async def clear(self, table: Table) -> None:
        with _errors():
            self._connection.execute(f"delete from {table.name}")  # noqa: S608  as above

    async def finish(self) -> None:
        with _errors():
            if broken := self._connection.execute("pragma foreign_key_check").fetchone():
                raise StorageError(f"a row of {broken[0]} refers to a missing row of {broken[2]}")
            self._connection.execute("drop table transfer")
            self._connection.execute("pragma journal_mode = delete")
            self._connection.close()
            with self._part.open("rb+") as file:
                os.fsync(file.fileno())
            self._part.replace(self._path)

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._connection.execute("begin immediate")
        try:
            yield
            self._connection.execute("commit")
        except BaseException:
            if self._connection.in_transaction:  # SQLite may already have rolled back
                self._connection.execute("rollback")
            raise


def _stored(table: Table, row: Row) -> tuple[Any, ...]:
    """Return the values that the store writes for a canonical row: settings are text unless they are sealed."""
    values = zip(table.columns, row, strict=True)
    return tuple(value.decode() if (table.name, column.name) in MIXED and not value.startswith(SEALED) else value for column, value in values)


@contextmanager
def _errors() -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise StorageError(str(error)) from error
