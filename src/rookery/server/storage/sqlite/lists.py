"""Lists of tables, friends and invitations in SQLite."""

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from rookery.server.storage.lists import Friend, GuestTable, Invitation, Listing, TableSummary
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
    select summary, due from table_summary where table_id in (select table_id from sitting where guest = :guest)
      and status != 'closed' and (:finished is null or (status = 'finished') = :finished)
      and (:updated is null or (updated, table_id) < (:updated, :table))
      and (status != 'open' or host = :guest or exists (select 1 from json_each(cast(summary as text), '$.guests') where value = :guest))
    order by updated desc, table_id desc limit :limit
"""
_COUNT_LISTED = """
    select count(*) from table_summary where listed and status = 'open' and updated >= ?
    and host in (select guest from token where address = ?)
"""
_IMPORTED = """
    select summary from table_summary where host = ? and status = 'closed' and json_extract(cast(summary as text), '$.imported')
    order by updated desc, table_id limit ?
"""
_RUNNING = """
    select 1 from table_summary where status = 'running' and game = ? and updated >= ?
    and json_extract(cast(summary as text), '$.opening') = json(?)
    and not coalesce(json_extract(cast(summary as text), '$.practice'), 0) limit 1
"""
_FRIENDS = """
    select other.guest, guest.name, count(*), max(other.at) as last
    from (select table_id, number from result where guest = :guest order by at desc limit :latest) as mine
    join result other on other.table_id = mine.table_id and other.number = mine.number
    join guest on guest.id = other.guest
    where other.guest != :guest group by other.guest order by last desc limit :limit
"""
_FRIENDS_AMONG: Final = 2000
"""The number of a guest's latest results from which friends are derived."""
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

    async def of_guest(self, guest: str, limit: int, *, finished: bool | None = None, before: tuple[int, str] | None = None) -> list[GuestTable]:
        updated, table = before or (None, None)
        values = {"guest": guest, "finished": finished, "updated": updated, "table": table, "limit": limit}
        rows = await self.file.rows(_OF_GUEST, values)
        return [GuestTable(summary=msgspec.json.decode(row[0], type=TableSummary), due=row[1]) for row in rows]

    async def recent(self, limit: int) -> list[TableSummary]:
        return await self._summaries("select summary from table_summary where status != 'closed' order by updated desc limit ?", (limit,))

    async def count_listed(self, address: str, since: int) -> int:
        return int((await self.file.rows(_COUNT_LISTED, (since, address)))[0][0])

    async def imported(self, host: str, limit: int) -> list[TableSummary]:
        return await self._summaries(_IMPORTED, (host, limit))

    async def is_running(self, game: str, opening: Sequence[str], since: int) -> bool:
        return await self.file.row(_RUNNING, (game, since, json.dumps(opening))) is not None

    async def _summaries(self, query: str, values: Values) -> list[TableSummary]:
        return [msgspec.json.decode(row[0], type=TableSummary) for row in await self.file.rows(query, values)]

    # --- friends

    async def friends(self, guest: str, limit: int) -> list[Friend]:
        rows = await self.file.rows(_FRIENDS, {"guest": guest, "latest": _FRIENDS_AMONG, "limit": limit})
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
