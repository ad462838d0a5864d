"""Analyses in PostgreSQL."""

import zlib
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from rookery.server.storage.analyses import Analysis
from rookery.server.storage.nodes import SHARDS, Fence
from rookery.server.storage.postgres.connection import Connection, changed
from rookery.server.storage.postgres.database import Database
from rookery.server.storage.postgres.news import tell

SHARD: Final = f"get_byte(sha256(convert_to(table_id, 'UTF8')), 0) % {SHARDS}"
"""The shard of a table, as `shard_of` computes it."""

COLUMNS: Final = ("table", "number", "game", "state", "spent", "known")


def _unpacked(steps: bytes) -> bytes:
    """Return the steps of a part as a JSON array; rows that an older SQLite file had are not compressed."""
    return steps if steps.startswith(b"[") else zlib.decompress(steps)


@dataclass(eq=False)
class PostgresAnalyses:
    """Analyses of finished games."""

    database: Database

    async def find(self, table: str, number: int) -> Analysis | None:
        return await self._one("table_id = $1 and number = $2", table, number)

    async def parts(self, table: str, number: int, after: int = -1) -> list[bytes]:
        query = "select steps from analysis_part where table_id = $1 and number = $2 and last > $3 order by first"
        return [_unpacked(steps) for (steps,) in await self.database.rows(query, table, number, after)]

    async def request(self, table: str, number: int, now: int) -> None:
        async def job(connection: Connection) -> None:
            await connection.execute("update analysis set asked = $1 where table_id = $2 and number = $3", now, table, number)
            await tell(connection, self.database.node, "analyses", [f"{table}/{number}"])

        await self.database.write(job, isolation="read committed")

    async def next(self, games: Collection[str], shards: Collection[int] | None = None) -> Analysis | None:
        wanted = f"""
            state in ('waiting', 'growing') and (at <> 0 or asked <> 0) and game = any($1) and ($2::bigint[] is null or {SHARD} = any($2))
            order by asked desc, at desc limit 1
        """
        return await self._one(wanted, list(games), None if shards is None else list(shards))

    async def keep(self, analysis: Analysis, part: bytes = b"", after: int = -1, fence: Fence | None = None) -> None:
        game = analysis.table, analysis.number
        row = (*game, after + 1, analysis.known, zlib.compress(part))

        async def job(connection: Connection) -> None:
            if fence is not None and not await connection.fetchval("select true from lease where shard = $1 and fence = $2", *fence):
                return
            insert = "insert into analysis_part values ($1, $2, $3, $4, $5) on conflict do nothing"
            if not part or changed(await connection.execute(insert, *row)):
                state = (analysis.state, analysis.spent, *game)
                await connection.execute("update analysis set state = $1, spent = $2 where table_id = $3 and number = $4", *state)
                await tell(connection, self.database.node, "analyses", [f"{analysis.table}/{analysis.number}"])

        await self.database.write(job, isolation="read committed")

    async def _one(self, condition: str, *values: Any) -> Analysis | None:
        known = "select max(last) from analysis_part as part where part.table_id = analysis.table_id and part.number = analysis.number"
        query = f"select table_id, number, game, state, spent, coalesce(({known}), -1) from analysis where {condition}"  # noqa: S608  all our own
        row = await self.database.row(query, *values)
        return None if row is None else Analysis(**dict(zip(COLUMNS, row, strict=True)))
