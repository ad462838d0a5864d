"""Friends and invitations in SQLite."""

import sqlite3
from dataclasses import dataclass

import msgspec

from rookery.server.storage.friends import Friend, Invitation
from rookery.server.storage.lists import TableSummary
from rookery.server.storage.sqlite.file import SqliteFile

_FRIENDS = """
    select other.guest, guest.name, count(*), max(other.at) as last from result mine
    join result other on other.table_id = mine.table_id and other.number = mine.number
    join guest on guest.id = other.guest
    where mine.guest = ? and other.guest != ? group by other.guest order by last desc limit ?
"""
_INVITATIONS = """
    select summary, guest.name, invitation.at from invitation
    join table_summary on table_summary.table_id = invitation.table_id
    join guest on guest.id = invitation.by
    where invitation.guest = ? and status = 'open' order by invitation.at desc limit ?
"""


@dataclass(eq=False)
class SqliteFriends:
    """Friends and invitations."""

    file: SqliteFile

    async def of_guest(self, guest: str, limit: int) -> list[Friend]:
        rows = await self.file.rows(_FRIENDS, (guest, guest, limit))
        return [Friend(guest=row[0], name=row[1], games=row[2], last=row[3]) for row in rows]

    async def invite(self, guest: str, table: str, by: str, at: int, most: int) -> bool:
        def job(connection: sqlite3.Connection) -> bool:
            asked = connection.execute("select guest from invitation where table_id = ?", (table,)).fetchall()
            if (guest,) in asked or len(asked) < most:
                connection.execute("insert or replace into invitation values (?, ?, ?, ?)", (guest, table, by, at))
                return True
            return False

        return await self.file.write(job)

    async def invitations(self, guest: str, limit: int) -> list[Invitation]:
        rows = await self.file.rows(_INVITATIONS, (guest, limit))
        return [Invitation(summary=msgspec.json.decode(row[0], type=TableSummary), by=row[1], at=row[2]) for row in rows]

    async def uninvite(self, guest: str, table: str) -> None:
        await self.file.execute("delete from invitation where guest = ? and table_id = ?", (guest, table))
