"""Settings and the operator's work in SQLite."""

import sqlite3
from dataclasses import dataclass
from typing import Any

from rookery.server.storage.keys import SECRET_SETTINGS, setting_place
from rookery.server.storage.settings import Ban
from rookery.server.storage.sqlite.file import SqliteFile, Values


@dataclass(eq=False)
class SqliteSettings:
    """Settings, one of them the announcement, with bans and numbered changes."""

    file: SqliteFile

    async def setting(self, name: str, default: str) -> str:
        return str(await self._stored(name, default))

    async def secret(self, name: str, default: str) -> str:
        assert name in SECRET_SETTINGS, "older files are migrated by this list"
        box, place = self.file.box, setting_place(name)
        return box.open(await self._stored(name, box.seal(default.encode(), place)), place).decode()

    async def _stored(self, name: str, default: str | bytes) -> Any:
        def job(connection: sqlite3.Connection) -> Any:
            connection.execute("insert or ignore into setting values (?, ?)", (name, default))
            return connection.execute("select value from setting where name = ?", (name,)).fetchone()[0]

        return await self.file.write(job)

    # --- the operator

    async def bans(self) -> list[Ban]:
        rows = await self.file.rows("select kind, value, reason, at from ban order by at, value")
        return [Ban(kind=row[0], value=row[1], reason=row[2], at=row[3]) for row in rows]

    async def ban(self, ban: Ban) -> None:
        await self._change("insert or replace into ban values (?, ?, ?, ?)", (ban.kind, ban.value, ban.reason, ban.at))

    async def unban(self, value: str) -> bool:
        return await self._change("delete from ban where value = ?", (value,)) > 0

    async def announce(self, text: str) -> None:
        await self._change("insert or replace into setting values ('announcement', ?)", (text,))

    async def table_changed(self, table: str) -> None:
        await self.file.execute("insert into operator_change (table_id) values (?)", (table,))

    async def changes(self, after: int) -> list[tuple[int, str | None]]:
        return await self.file.rows("select number, table_id from operator_change where number > ? order by number", (after,))

    async def _change(self, statement: str, values: Values) -> int:
        """Change a row that every running server polls; return the number of rows it changed."""

        def job(connection: sqlite3.Connection) -> int:
            connection.execute("insert into operator_change (table_id) values (null)")
            return connection.execute(statement, values).rowcount

        return await self.file.write(job)
