"""Logs and deadlines in SQLite; a deadline is a column of the table summaries."""

import hashlib
import sqlite3
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final

import msgspec

from rookery.server.storage import ConflictError, TooManyOpenError
from rookery.server.storage.lists import TableSummary
from rookery.server.storage.logs import SECRET_ENTRY, Batch, OpenLimit, place
from rookery.server.storage.sqlite.deals import end_attempt
from rookery.server.storage.sqlite.file import SqliteFile
from rookery.server.storage.sqlite.notices import add_notice
from rookery.server.storage.sqlite.results import add_results

ALIVE: Final = "alive"
"""The name of the setting with the last heartbeat."""

_ENTRY = "insert into log values (?, (select ? where ? = 0 or exists (select 1 from log where table_id = ? and seq = ?)), ?)"
"""Parameters: table, number; previous number, table, previous number; entry. The insert fails if the previous entry is missing (the number is null)
or the number is taken."""

_SNAPSHOT = "select digest, body, entry from snapshot join log using (table_id, seq) where table_id = ?"

_COUNT_OPEN = """
    select count(*) from table_summary where host = ? and updated >= ?
    and not coalesce(json_extract(cast(summary as text), '$.practice'), 0)
    and not coalesce(json_extract(cast(summary as text), '$.deal'), 0) and (status = 'open' or status = 'running'
    and exists (select 1 from json_each(cast(summary as text), '$.guests') where value = host))
"""

_HEARTBEAT = (
    "insert into setting values (?, ?) on conflict (name) do update set value = excluded.value"
    " where cast(value as integer) < cast(excluded.value as integer)"
)

_UPDATE = "update table_summary set updated = ?, summary = ?, due = ? where table_id = ? and game = ? and status = ? and listed = ? and host = ?"
"""The common case, an action: SQLite does not touch an index unless the statement names one of its columns."""

_UPSERT = (
    "insert into table_summary values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (table_id) do update set game = excluded.game, status = excluded.status,"
    " listed = excluded.listed, host = excluded.host, updated = excluded.updated, summary = excluded.summary, due = excluded.due"
)

_OLDER_IMPORTS = (
    "select table_id from table_summary where host = ? and status = 'closed' and json_extract(cast(summary as text), '$.imported') and table_id != ?"
    " order by updated desc, table_id limit -1 offset ?"
)


@dataclass(eq=False)
class SqliteLogs:
    """Logs, the rows that an append adds to other database tables, and the heartbeat."""

    file: SqliteFile

    async def append(self, table: str, after: int, batch: Batch) -> None:
        summary, box = batch.summary, self.file.box
        entries = [(table, seq, seq - 1, table, seq - 1, self._stored(table, seq, entry)) for seq, entry in enumerate(batch.entries, start=after + 1)]
        known = (table, summary.game, summary.status, summary.listed, summary.host)
        news = (summary.updated, msgspec.json.encode(summary), batch.due)

        def job(connection: sqlite3.Connection) -> None:
            try:
                connection.executemany(_ENTRY, entries)
            except sqlite3.IntegrityError as error:
                raise ConflictError(f"the log of {table} has gone on") from error
            if (limit := batch.open_limit) is not None and _count_open(connection, summary.host, limit) >= limit.most:
                raise TooManyOpenError
            if connection.execute(_UPDATE, (*news, *known)).rowcount != 1:
                connection.execute(_UPSERT, (*known, *news))
            if batch.due:
                _record_heartbeat(connection, summary.updated)
            for guest in batch.newcomers:
                connection.execute("insert or ignore into sitting values (?, ?)", (guest, table))
            if batch.results:
                add_results(connection, batch.results)
            if batch.attempt is not None:
                end_attempt(connection, box, table, batch.attempt)
            if batch.snapshot is not None:
                seq, body = batch.snapshot
                connection.execute("insert or replace into snapshot values (?, ?, ?, ?)", (table, seq, _digest(entries[seq - after - 1][-1]), body))
            if batch.imports_kept is not None:
                _add_imported(connection, summary, batch.imports_kept)
            if batch.notice is not None:
                add_notice(connection, batch.notice)

        await self.file.write(job)

    def _stored(self, table: str, seq: int, entry: bytes) -> bytes:
        return self.file.box.seal(entry, place(table, seq)) if entry.startswith(SECRET_ENTRY) else entry

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        rows = await self.file.rows("select seq, entry from log where table_id = ? and seq > ? order by seq", (table, after))
        return [self.file.box.open(entry, place(table, seq)) for seq, entry in rows]

    async def read_many(self, after: Mapping[str, int]) -> dict[str, list[bytes]]:
        return {table: await self.read(table, seq) for table, seq in after.items()}

    async def snapshot(self, table: str) -> bytes | None:
        row = await self.file.row(_SNAPSHOT, (table,))
        return row[1] if row is not None and row[0] == _digest(row[2]) else None

    # --- deadlines

    async def due(self) -> list[tuple[str, int]]:
        return await self.file.rows("select table_id, due from table_summary where due is not null order by due")

    async def due_of(self, tables: Collection[str]) -> dict[str, int | None]:
        marks = ", ".join("?" * len(tables))
        return dict(await self.file.rows(f"select table_id, due from table_summary where table_id in ({marks})", tuple(tables)))  # noqa: S608  marks alone

    async def set_due(self, table: str, due: int | None) -> None:
        await self.file.execute("update table_summary set due = ? where table_id = ?", (due, table))

    async def record_heartbeat(self, now: int) -> None:
        await self.file.write(lambda connection: _record_heartbeat(connection, now))

    async def resume(self, now: int) -> tuple[int, int]:
        def job(connection: sqlite3.Connection) -> tuple[int, int]:
            row = connection.execute("select cast(value as integer) from setting where name = ?", (ALIVE,)).fetchone()
            alive = now if row is None else row[0]
            continues = max(now, alive, connection.execute("select coalesce(max(updated), 0) from table_summary").fetchone()[0])
            stopped = max(0, continues - alive)
            connection.execute("update table_summary set due = due + ? where due > 0", (stopped,))
            _record_heartbeat(connection, continues)
            return continues, stopped

        return await self.file.write(job)


def _count_open(connection: sqlite3.Connection, host: str, limit: OpenLimit) -> int:
    return int(connection.execute(_COUNT_OPEN, (host, limit.since)).fetchone()[0])


def _digest(entry: bytes) -> bytes:
    return hashlib.sha256(entry).digest()


def _add_imported(connection: sqlite3.Connection, summary: TableSummary, most: int) -> None:
    """Add the analysis of an imported game, to start on request, and delete the oldest imported games of its host."""
    connection.execute("insert into analysis (table_id, number, game, at, state) values (?, 1, ?, 0, 'waiting')", (summary.table, summary.game))
    outdated = connection.execute(_OLDER_IMPORTS, (summary.host, summary.table, most - 1)).fetchall()
    for each in ("log", "analysis", "analysis_part", "table_summary"):
        connection.executemany(f"delete from {each} where table_id = ?", outdated)  # noqa: S608  the names are literals


def _record_heartbeat(connection: sqlite3.Connection, now: int) -> None:
    """Record that the server is running, in the caller's transaction."""
    connection.execute(_HEARTBEAT, (ALIVE, str(now)))
