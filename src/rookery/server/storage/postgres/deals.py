"""Deals and attempts in PostgreSQL."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

import msgspec

from rookery.server import time_source
from rookery.server.storage.deals import Attempt, AttemptEnd, Deal
from rookery.server.storage.postgres.connection import Connection
from rookery.server.storage.postgres.database import Database
from rookery.server.storage.secret_box import SecretBox

_ATTEMPT = "select deal, guest, table_id, number, began, counted, result from attempt"
_BEGIN = "insert into attempt values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing"
_END = "update attempt set ended = $1, counted = $2, result = $3 where table_id = $4 and ended is null"
_KNOWN = """
    select 1 from attempt mine join same_browser on same_browser.guest = mine.guest
    join attempt other on other.deal = mine.deal and other.guest = same_browser.other
    where mine.table_id = $1 and other.began <= mine.began
"""
_OWES = """
    select 1 from attempt where deal = $1 and guest = $2 and ended is null
    union all
    select 1 from deal join attempt mine on mine.deal = deal.id
    where deal.table_id = $3 and mine.guest = $2 and coalesce(mine.result::jsonb ->> 'how', '') <> 'played'
"""


@dataclass(eq=False)
class PostgresDeals:
    """Deals, which are stored encrypted, and attempts."""

    database: Database

    async def find(self, deal: str) -> Deal | None:
        return await self.database.read(lambda connection: _deal(connection, self.database.box, deal))

    async def keep(self, deal: Deal, attempt: Attempt | None = None) -> Deal:
        stored = self.database.box.seal(msgspec.json.encode(deal), deal.id)

        async def job(connection: Connection) -> Deal:
            await connection.execute("insert into deal values ($1, $2, $3) on conflict do nothing", deal.id, deal.table, stored)
            if attempt is not None:
                await _begin(connection, attempt)
            kept = await _deal(connection, self.database.box, deal.id)
            assert kept is not None, "it has just been stored"
            return kept

        return await self.database.write(job, isolation="read committed")

    async def begin_attempt(self, attempt: Attempt) -> Attempt:
        async def job(connection: Connection) -> Attempt:
            await _begin(connection, attempt)
            kept = await _attempt(connection, attempt.deal, attempt.guest)
            assert kept is not None, "it has just been stored"
            return kept

        return await self.database.write(job, isolation="read committed")

    async def attempt(self, deal: str, guest: str) -> Attempt | None:
        return await self.database.read(lambda connection: _attempt(connection, deal, guest))

    async def attempts(self, deal: str) -> list[Attempt]:
        rows = await self.database.rows(f"{_ATTEMPT} where deal = $1 and ended is not null order by ended, guest", deal)
        return [_read(row) for row in rows]

    async def count_attempts(self, deals: Collection[str]) -> dict[str, int]:
        query = "select deal, count(*) from attempt where counted <> 0 and deal = any($1) group by deal"
        return dict(await self.database.rows(query, list(deals)))

    async def counted(self, guest: str) -> list[str]:
        return [deal for (deal,) in await self.database.rows("select deal from attempt where guest = $1 and counted <> 0", guest)]

    async def owes_deal_of(self, guest: str, table: str, deal: str | None) -> bool:
        return bool(await self.database.rows(_OWES, deal, guest, table))


async def end_attempt(connection: Connection, box: SecretBox, table: str, end: AttemptEnd) -> None:
    """End the attempt that a table is for, if there is one, in the caller's transaction; `LogStore.append` defines whether it counts."""
    name = await connection.fetchval("select deal from attempt where table_id = $1", table)
    deal = None if name is None else await _deal(connection, box, name)
    if deal is not None:
        counted = end.score is not None and deal.day in (None, time_source.day_at(end.at)) and await connection.fetchrow(_KNOWN, table) is None
        await connection.execute(_END, end.at, int(counted), msgspec.json.encode(end).decode(), table)


async def _begin(connection: Connection, attempt: Attempt) -> None:
    ended, result = (None, None) if attempt.end is None else (attempt.end.at, msgspec.json.encode(attempt.end).decode())
    values = (attempt.deal, attempt.guest, attempt.table, attempt.number, attempt.began, int(attempt.counted), ended, result)
    await connection.execute(_BEGIN, *values)


async def _deal(connection: Connection, box: SecretBox, deal: str) -> Deal | None:
    stored = await connection.fetchval("select deal from deal where id = $1", deal)
    return None if stored is None else msgspec.json.decode(box.open(stored, deal), type=Deal)


async def _attempt(connection: Connection, deal: str, guest: str) -> Attempt | None:
    row = await connection.fetchrow(f"{_ATTEMPT} where deal = $1 and guest = $2", deal, guest)
    return None if row is None else _read(row)


def _read(row: Any) -> Attempt:
    deal, guest, table, number, began, counted, result = row
    end = None if result is None else msgspec.json.decode(result, type=AttemptEnd)
    return Attempt(deal=deal, guest=guest, table=table, number=number, began=began, counted=bool(counted), end=end)
