"""Lists of tables, friends and invitations in SQLite."""

import sqlite3
from dataclasses import dataclass

import msgspec

from rookery.server.storage.lists import Friend, Invitation, Listing, TableSummary
from rookery.server.storage.sqlite.file import SqliteFile, Values

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
_OF_GUEST = """
    select summary from table_summary where table_id in (select table_id from sitting where guest = ?)
    and status != 'closed' order by updated desc limit ?
"""
_COUNT_LISTED = """
    select count(*) from table_summary where listed and status = 'open' and updated >= ?
    and host in (select guest from token where address = ?)
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


@dataclass(eq=False)
class SqliteLists:
    """Lists of table summaries, which are stored as JSON, of friends and of invitations."""

    file: SqliteFile

    async def listed(self, listing: Listing, limit: int) -> list[TableSummary]:
        updated, table = listing.before or (None, None)
        return await self._summaries(_LISTED, {**msgspec.structs.asdict(listing), "updated": updated, "table": table, "limit": limit})

    async def of_guest(self, guest: str, limit: int) -> list[TableSummary]:
        return await self._summaries(_OF_GUEST, (guest, limit))

    async def recent(self, limit: int) -> list[TableSummary]:
        return await self._summaries("select summary from table_summary where status != 'closed' order by updated desc limit ?", (limit,))

    async def count_listed(self, address: str, since: int) -> int:
        return int((await self.file.rows(_COUNT_LISTED, (since, address)))[0][0])

    async def _summaries(self, query: str, values: Values) -> list[TableSummary]:
        return [msgspec.json.decode(row[0], type=TableSummary) for row in await self.file.rows(query, values)]

    # --- friends

    async def friends(self, guest: str, limit: int) -> list[Friend]:
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
