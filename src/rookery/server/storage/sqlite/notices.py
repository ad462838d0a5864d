"""The outbox of turn notices in SQLite: at most one per table."""

import sqlite3
from collections.abc import Collection
from dataclasses import dataclass

from rookery.server.storage.notices import Notice
from rookery.server.storage.sqlite.file import SqliteFile


@dataclass(eq=False)
class SqliteNotices:
    """Waiting notices."""

    file: SqliteFile

    async def waiting(self, shards: Collection[int] | None, limit: int) -> list[Notice]:
        assert shards is None, "only one server uses this store"
        rows = await self.file.rows("select guest, table_id, seq, number, seat from notice order by rowid limit ?", (limit,))
        return [Notice(guest=row[0], table=row[1], seq=row[2], number=row[3], seat=row[4]) for row in rows]

    async def remove(self, notice: Notice) -> bool:
        return await self.file.execute("delete from notice where table_id = ? and seq = ?", (notice.table, notice.seq)) > 0


def add_notice(connection: sqlite3.Connection, notice: Notice) -> None:
    """Add a notice, in the caller's transaction."""
    values = (notice.table, notice.seq, notice.guest, notice.number, notice.seat)
    connection.execute("insert or replace into notice (table_id, seq, guest, number, seat) values (?, ?, ?, ?, ?)", values)
