"""Codes in SQLite."""

import sqlite3
from dataclasses import dataclass

from rookery.server.storage.guests import Guest
from rookery.server.storage.sqlite.file import SqliteFile
from rookery.server.storage.sqlite.guests import guest_by


@dataclass(eq=False)
class SqliteCodes:
    """One-time codes and recovery codes."""

    file: SqliteFile

    async def add(self, code_hash: str, guest: str, expires: int) -> None:
        await self.file.execute("insert into code values (?, ?, ?)", (code_hash, guest, expires))

    async def guest(self, code_hash: str, now: int) -> Guest | None:
        return await guest_by(self.file, "code on code.guest = guest.id where code.hash = ? and code.expires >= ?", (code_hash, now))

    async def take(self, code_hash: str, now: int) -> str | None:
        def job(connection: sqlite3.Connection) -> str | None:
            connection.execute("delete from code where expires < ?", (now,))
            row = connection.execute("delete from code where hash = ? returning guest", (code_hash,)).fetchone()
            return None if row is None else str(row[0])

        return await self.file.write(job)

    async def remove(self, guest: str) -> None:
        await self.file.execute("delete from code where guest = ?", (guest,))

    async def set_recovery(self, guest: str, code_hash: str, now: int) -> None:
        await self.file.execute("insert or replace into recovery values (?, ?, ?)", (guest, code_hash, now))

    async def recovery(self, guest: str) -> int | None:
        row = await self.file.row("select created from recovery where guest = ?", (guest,))
        return None if row is None else row[0]

    async def guest_by_recovery(self, code_hash: str) -> Guest | None:
        return await guest_by(self.file, "recovery on recovery.guest = guest.id where recovery.hash = ?", (code_hash,))
