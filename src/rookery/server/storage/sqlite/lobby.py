"""The part of the embedded store for finding each other: lists of tables, friends, invitations, and what the operator forbids."""

import sqlite3

import msgspec

from rookery.server.storage.rows import Ban, Friend, Invitation, Listing, TableSummary
from rookery.server.storage.sqlite.access import SqliteAccess

_LISTED = """
    select summary from table_summary
    where listed and status = 'open' and updated >= :since
      and (:updated is null or (updated, table_id) < (:updated, :table))
      and (:game is null or game = :game)
      and (:seats is null or json_array_length(cast(summary as text), '$.details.seats') = :seats)
      and (:speed is null or coalesce(json_extract(cast(summary as text), '$.details.speed'), 'none') = :speed)
      and (:language is null or json_extract(cast(summary as text), '$.details.language') = :language)
    order by updated desc, table_id desc limit :limit
"""
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
_OPEN_OF_ADDRESS = """
    select count(*) from table_summary where listed and status = 'open' and updated >= ?
    and host in (select guest from token where address = ?)
"""


class LobbyPart(SqliteAccess):
    """Lists, friends, invitations and bans."""

    async def listed(self, listing: Listing, limit: int) -> list[TableSummary]:
        updated, table = listing.before or (None, None)
        return await self._summaries(
            _LISTED,
            {
                "since": listing.since,
                "updated": updated,
                "table": table,
                "game": listing.game,
                "seats": listing.seats,
                "speed": listing.speed,
                "language": listing.language,
                "limit": limit,
            },
        )

    async def count_listed(self, address: str, since: int) -> int:
        return int((await self._rows(_OPEN_OF_ADDRESS, (since, address)))[0][0])

    async def friends(self, guest: str, limit: int) -> list[Friend]:
        rows = await self._rows(_FRIENDS, (guest, guest, limit))
        return [Friend(guest=row[0], name=row[1], games=row[2], last=row[3]) for row in rows]

    # --- invitations

    async def invite(self, guest: str, table: str, by: str, at: int, most: int) -> bool:
        def job(connection: sqlite3.Connection) -> bool:
            asked = connection.execute("select guest from invitation where table_id = ?", (table,)).fetchall()
            if (guest,) in asked or len(asked) < most:
                connection.execute("insert or replace into invitation values (?, ?, ?, ?)", (guest, table, by, at))
                return True
            return False

        return await self._write(job)

    async def invitations(self, guest: str, limit: int) -> list[Invitation]:
        rows = await self._rows(_INVITATIONS, (guest, limit))
        return [Invitation(summary=msgspec.json.decode(row[0], type=TableSummary), by=row[1], at=row[2]) for row in rows]

    async def uninvite(self, guest: str, table: str) -> None:
        await self._write(lambda connection: connection.execute("delete from invitation where guest = ? and table_id = ?", (guest, table)))

    # --- what the operator does

    async def bans(self) -> list[Ban]:
        return [Ban(kind=row[0], value=row[1], reason=row[2], at=row[3]) for row in await self._rows("select * from ban order by at, value")]

    async def ban(self, ban: Ban) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute("insert or replace into ban values (?, ?, ?, ?)", (ban.kind, ban.value, ban.reason, ban.at))
            _changed(connection, None)

        await self._write(job)

    async def unban(self, value: str) -> bool:
        def job(connection: sqlite3.Connection) -> bool:
            _changed(connection, None)
            return connection.execute("delete from ban where value = ?", (value,)).rowcount > 0

        return await self._write(job)

    async def announce(self, text: str) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute("insert or replace into setting values ('announcement', ?)", (text,))
            _changed(connection, None)

        await self._write(job)

    async def table_changed(self, table: str) -> None:
        await self._write(lambda connection: _changed(connection, table))

    async def operator_changes(self, after: int) -> list[tuple[int, str | None]]:
        return await self._rows("select number, table_id from operator_change where number > ? order by number", (after,))

    async def recent_tables(self, limit: int) -> list[TableSummary]:
        return await self._summaries("select summary from table_summary where status != 'closed' order by updated desc limit ?", (limit,))

    async def people_called(self, name: str, limit: int) -> list[tuple[str, str, str]]:
        query = (
            "select guest.id, guest.name, coalesce(group_concat(distinct nullif(token.address, '')), '') from guest"
            " left join token on token.guest = guest.id where guest.name like ? or guest.id = ?"
            " group by guest.id order by max(token.seen) desc limit ?"
        )
        return await self._rows(query, (f"%{name}%", name, limit))


def _changed(connection: sqlite3.Connection, table: str | None) -> None:
    """Leave a sign for a server that runs."""
    connection.execute("insert into operator_change (table_id) values (?)", (table,))
