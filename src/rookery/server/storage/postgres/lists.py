"""Lists of tables, friends and invitations in PostgreSQL."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from rookery.server.storage.lists import Friend, GuestTable, Invitation, Listing, TableSummary
from rookery.server.storage.postgres.connection import Connection
from rookery.server.storage.postgres.database import Database

_END: Final = (2**63 - 1, "")
"""The place after the last row of a list that is sorted by (updated, table)."""

_LISTED: Final = """
    select summary from table_summary
    where listed <> 0 and status = 'open' and updated >= $1 and (updated, table_id) < ($2, $3)
      and ($4::text is null or game = $4)
      and ($5::bigint is null or jsonb_array_length(summary::jsonb #> '{details,seats}') = $5)
      and ($6::text is null or coalesce(summary::jsonb #>> '{details,speed}', 'none') = $6)
      and ($7::text is null or summary::jsonb #>> '{details,language}' = $7)
    order by updated desc, table_id desc limit $8
"""
_OF_GUEST: Final = """
    select summary, due from table_summary where table_id in (select table_id from sitting where guest = $1)
      and status <> 'closed' and ($2::boolean is null or (status = 'finished') = $2) and (updated, table_id) < ($3, $4)
      and (status <> 'open' or host = $1 or summary::jsonb -> 'guests' ? $1)
    order by updated desc, table_id desc limit $5
"""
_COUNT_LISTED: Final = """
    select count(*) from table_summary where listed <> 0 and status = 'open' and updated >= $1
    and host in (select guest from token where address = $2)
"""
_IMPORTED: Final = """
    select summary from table_summary where host = $1 and status = 'closed' and (summary::jsonb -> 'imported')::boolean
    order by updated desc, table_id limit $2
"""
_RUNNING: Final = """
    select 1 from table_summary where status = 'running' and game = $1 and updated >= $2
    and summary::jsonb -> 'opening' = $3::text::jsonb and not coalesce((summary::jsonb -> 'practice')::boolean, false) limit 1
"""
_FRIENDS: Final = """
    select other.guest, guest.name, count(*), max(other.at) as last
    from (select table_id, number from result where guest = $1 order by at desc limit $2) as mine
    join result other on other.table_id = mine.table_id and other.number = mine.number
    join guest on guest.id = other.guest
    where other.guest <> $1 group by other.guest, guest.name order by last desc limit $3
"""
_FRIENDS_AMONG: Final = 2000
"""The number of a guest's latest results from which friends are derived."""
_INVITE: Final = "insert into invitation values ($1, $2, $3, $4) on conflict (guest, table_id) do update set by = excluded.by, at = excluded.at"
_INVITATIONS: Final = """
    select summary, guest.name, invitation.at from invitation
    join table_summary on table_summary.table_id = invitation.table_id
    join guest on guest.id = invitation.by
    where invitation.guest = $1 and status = 'open' order by invitation.at desc limit $2
"""


@dataclass(eq=False)
class PostgresLists:
    """Lists of table summaries, which are stored as JSON, of friends and of invitations."""

    database: Database

    async def listed(self, listing: Listing, limit: int) -> list[TableSummary]:
        wanted = (listing.game, listing.seats, listing.speed, listing.language)
        return await self._summaries(_LISTED, listing.since, *(listing.before or _END), *wanted, limit)

    async def of_guest(self, guest: str, limit: int, *, finished: bool | None = None, before: tuple[int, str] | None = None) -> list[GuestTable]:
        rows = await self.database.rows(_OF_GUEST, guest, finished, *(before or _END), limit)
        return [GuestTable(summary=msgspec.json.decode(row[0], type=TableSummary), due=row[1]) for row in rows]

    async def recent(self, limit: int) -> list[TableSummary]:
        return await self._summaries("select summary from table_summary where status <> 'closed' order by updated desc limit $1", limit)

    async def count_listed(self, address: str, since: int) -> int:
        return int((await self.database.rows(_COUNT_LISTED, since, address))[0][0])

    async def imported(self, host: str, limit: int) -> list[TableSummary]:
        return await self._summaries(_IMPORTED, host, limit)

    async def is_running(self, game: str, opening: Sequence[str], since: int) -> bool:
        return await self.database.row(_RUNNING, game, since, msgspec.json.encode(opening).decode()) is not None

    async def _summaries(self, query: str, *values: Any) -> list[TableSummary]:
        return [msgspec.json.decode(row[0], type=TableSummary) for row in await self.database.rows(query, *values)]

    # --- friends

    async def friends(self, guest: str, limit: int) -> list[Friend]:
        rows = await self.database.rows(_FRIENDS, guest, _FRIENDS_AMONG, limit)
        return [Friend(guest=row[0], name=row[1], games=row[2], last=row[3]) for row in rows]

    async def invite(self, guest: str, table: str, by: str, at: int, most: int) -> bool:
        async def job(connection: Connection) -> bool:
            asked = {row["guest"] for row in await connection.fetch("select guest from invitation where table_id = $1", table)}
            if guest in asked or len(asked) < most:
                await connection.execute(_INVITE, guest, table, by, at)
                return True
            return False

        return await self.database.write(job)

    async def invitations(self, guest: str, limit: int) -> list[Invitation]:
        rows = await self.database.rows(_INVITATIONS, guest, limit)
        return [Invitation(summary=msgspec.json.decode(row[0], type=TableSummary), by=row[1], at=row[2]) for row in rows]

    async def uninvite(self, guest: str, table: str) -> None:
        await self.database.execute("delete from invitation where guest = $1 and table_id = $2", guest, table)
