"""Deadlines in SQLite: a column of the table summaries."""

import sqlite3
from dataclasses import dataclass
from typing import Final

from rookery.server.storage.sqlite.file import SqliteFile

ALIVE: Final = "alive"
"""The name of the setting with the last heartbeat."""


@dataclass(eq=False)
class SqliteDeadlines:
    """Deadlines and the heartbeat."""

    file: SqliteFile

    async def due(self) -> list[tuple[str, int]]:
        return await self.file.rows("select table_id, due from table_summary where due is not null order by due")

    async def due_at(self, table: str) -> int | None:
        row = await self.file.row("select due from table_summary where table_id = ?", (table,))
        return None if row is None else row[0]

    async def set_due(self, table: str, due: int | None) -> None:
        await self.file.execute("update table_summary set due = ? where table_id = ?", (due, table))

    async def record_heartbeat(self, now: int) -> None:
        await self.file.write(lambda connection: record_heartbeat(connection, now))

    async def resume(self, now: int) -> None:
        def job(connection: sqlite3.Connection) -> None:
            row = connection.execute("select value from setting where name = ?", (ALIVE,)).fetchone()
            stopped = 0 if row is None else max(0, now - int(row[0]))
            connection.execute("update table_summary set due = due + ? where due > 0", (stopped,))
            record_heartbeat(connection, now)

        await self.file.write(job)


def record_heartbeat(connection: sqlite3.Connection, now: int) -> None:
    """Record that the server is running, in the caller's transaction."""
    connection.execute("insert or replace into setting values (?, ?)", (ALIVE, str(now)))
