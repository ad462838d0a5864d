"""Deals and attempts in SQLite."""

import sqlite3
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

import msgspec

from rookery.server import time_source
from rookery.server.storage.deals import Attempt, AttemptEnd, Deal
from rookery.server.storage.secret_box import SecretBox
from rookery.server.storage.sqlite.file import SqliteFile

_ATTEMPT = "select deal, guest, table_id, number, began, counted, result from attempt"
_KNOWN = """
    select 1 from attempt mine join same_browser on same_browser.guest = mine.guest
    join attempt other on other.deal = mine.deal and other.guest = same_browser.other
    where mine.table_id = ? and other.began <= mine.began
"""
_OWES = """
    select 1 from attempt where deal = :deal and guest = :guest and ended is null
    union all
    select 1 from deal join attempt mine on mine.deal = deal.id
    where deal.table_id = :table and mine.guest = :guest and coalesce(json_extract(cast(mine.result as text), '$.how'), '') <> 'played'
"""


@dataclass(eq=False)
class SqliteDeals:
    """Deals, which are stored encrypted, and attempts."""

    file: SqliteFile

    async def find(self, deal: str) -> Deal | None:
        return await self.file.read(lambda connection: _deal(connection, self.file.box, deal))

    async def keep(self, deal: Deal, attempt: Attempt | None = None) -> Deal:
        def job(connection: sqlite3.Connection) -> Deal:
            stored = self.file.box.seal(msgspec.json.encode(deal), deal.id)
            connection.execute("insert or ignore into deal values (?, ?, ?)", (deal.id, deal.table, stored))
            if attempt is not None:
                _begin(connection, attempt)
            kept = _deal(connection, self.file.box, deal.id)
            assert kept is not None, "it has just been stored"
            return kept

        return await self.file.write(job)

    async def begin_attempt(self, attempt: Attempt) -> Attempt:
        def job(connection: sqlite3.Connection) -> Attempt:
            _begin(connection, attempt)
            kept = _attempt(connection, attempt.deal, attempt.guest)
            assert kept is not None, "it has just been stored"
            return kept

        return await self.file.write(job)

    async def attempt(self, deal: str, guest: str) -> Attempt | None:
        return await self.file.read(lambda connection: _attempt(connection, deal, guest))

    async def attempts(self, deal: str) -> list[Attempt]:
        return [_read(row) for row in await self.file.rows(f"{_ATTEMPT} where deal = ? and ended is not null order by ended, guest", (deal,))]

    async def count_attempts(self, deals: Collection[str]) -> dict[str, int]:
        marks = ", ".join("?" * len(deals))
        query = f"select deal, count(*) from attempt where counted and deal in ({marks}) group by deal"  # noqa: S608  marks alone
        return dict(await self.file.rows(query, tuple(deals)))

    async def counted(self, guest: str) -> list[str]:
        return [deal for (deal,) in await self.file.rows("select deal from attempt where guest = ? and counted", (guest,))]

    async def owes_deal_of(self, guest: str, table: str, deal: str | None) -> bool:
        return bool(await self.file.rows(_OWES, {"guest": guest, "table": table, "deal": deal}))


def end_attempt(connection: sqlite3.Connection, box: SecretBox, table: str, end: AttemptEnd) -> None:
    """End the attempt that a table is for, if there is one, in the caller's transaction; `LogStore.append` defines whether it counts."""
    row = connection.execute("select deal from attempt where table_id = ?", (table,)).fetchone()
    deal = None if row is None else _deal(connection, box, row[0])
    if deal is not None:
        counted = end.score is not None and deal.day in (None, time_source.day_at(end.at)) and connection.execute(_KNOWN, (table,)).fetchone() is None
        connection.execute(
            "update attempt set ended = ?, counted = ?, result = ? where table_id = ? and ended is null",
            (end.at, counted, msgspec.json.encode(end), table),
        )


def _begin(connection: sqlite3.Connection, attempt: Attempt) -> None:
    end = attempt.end
    connection.execute(
        "insert or ignore into attempt values (?, ?, ?, ?, ?, ?, ?, ?)",
        (
            attempt.deal,
            attempt.guest,
            attempt.table,
            attempt.number,
            attempt.began,
            attempt.counted,
            None if end is None else end.at,
            None if end is None else msgspec.json.encode(end),
        ),
    )


def _deal(connection: sqlite3.Connection, box: SecretBox, deal: str) -> Deal | None:
    row = connection.execute("select deal from deal where id = ?", (deal,)).fetchone()
    return None if row is None else msgspec.json.decode(box.open(row[0], deal), type=Deal)


def _attempt(connection: sqlite3.Connection, deal: str, guest: str) -> Attempt | None:
    row = connection.execute(f"{_ATTEMPT} where deal = ? and guest = ?", (deal, guest)).fetchone()
    return None if row is None else _read(row)


def _read(row: tuple[Any, ...]) -> Attempt:
    deal, guest, table, number, began, counted, result = row
    end = None if result is None else msgspec.json.decode(result, type=AttemptEnd)
    return Attempt(deal=deal, guest=guest, table=table, number=number, began=began, counted=bool(counted), end=end)
