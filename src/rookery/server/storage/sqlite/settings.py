"""Settings in SQLite."""

import sqlite3
from dataclasses import dataclass

from rookery.server.storage.sqlite.file import SqliteFile


@dataclass(eq=False)
class SqliteSettings:
    """Texts by name."""

    file: SqliteFile

    async def setting(self, name: str, default: str) -> str:
        def job(connection: sqlite3.Connection) -> str:
            connection.execute("insert or ignore into setting values (?, ?)", (name, default))
            return str(connection.execute("select value from setting where name = ?", (name,)).fetchone()[0])

        return await self.file.write(job)
