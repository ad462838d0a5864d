"""Settings and the operator's work in PostgreSQL."""

from dataclasses import dataclass
from typing import Any

from rookery.server.storage.keys import SECRET_SETTINGS, setting_place
from rookery.server.storage.postgres.connection import Connection, changed
from rookery.server.storage.postgres.database import Database
from rookery.server.storage.settings import Ban

_LOCK_CHANGES = "lock table operator_change in share row exclusive mode"
"""Readers ask for the changes above a number, so a lower number must not be committed after a higher one."""


@dataclass(eq=False)
class PostgresSettings:
    """Settings, one of them the announcement, with bans and numbered changes."""

    database: Database

    async def setting(self, name: str, default: str) -> str:
        return (await self._stored(name, default.encode())).decode()

    async def secret(self, name: str, default: str) -> str:
        assert name in SECRET_SETTINGS, "older files are migrated by this list"
        box, place = self.database.box, setting_place(name)
        return box.open(await self._stored(name, box.seal(default.encode(), place)), place).decode()

    async def _stored(self, name: str, default: bytes) -> bytes:
        async def job(connection: Connection) -> Any:
            await connection.execute("insert into setting values ($1, $2) on conflict do nothing", name, default)
            return await connection.fetchval(find, name)

        find = "select value from setting where name = $1"
        row = await self.database.row(find, name)
        return bytes(row[0] if row is not None else await self.database.write(job, isolation="read committed"))

    # --- the operator

    async def bans(self) -> list[Ban]:
        rows = await self.database.rows("select kind, value, reason, at from ban order by at, value")
        return [Ban(kind=row[0], value=row[1], reason=row[2], at=row[3]) for row in rows]

    async def ban(self, ban: Ban) -> None:
        upsert = "insert into ban values ($1, $2, $3, $4) on conflict (kind, value) do update set reason = excluded.reason, at = excluded.at"
        await self._change(upsert, ban.kind, ban.value, ban.reason, ban.at)

    async def unban(self, value: str) -> bool:
        return await self._change("delete from ban where value = $1", value) > 0

    async def announce(self, text: str) -> None:
        await self._change("insert into setting values ('announcement', $1) on conflict (name) do update set value = excluded.value", text.encode())

    async def table_changed(self, table: str) -> None:
        await self.database.write(lambda connection: _note_change(connection, table), isolation="read committed")

    async def changes(self, after: int) -> list[tuple[int, str | None]]:
        rows = await self.database.rows("select number, table_id from operator_change where number > $1 order by number", after)
        return [(number, table) for number, table in rows]

    async def _change(self, statement: str, *values: Any) -> int:
        """Change a row that every running server polls; return the number of rows it changed."""

        async def job(connection: Connection) -> int:
            await _note_change(connection, None)
            return changed(await connection.execute(statement, *values))

        return await self.database.write(job, isolation="read committed")


async def _note_change(connection: Connection, table: str | None) -> None:
    await connection.execute(_LOCK_CHANGES)
    await connection.execute("insert into operator_change (table_id) values ($1)", table)
