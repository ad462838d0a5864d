"""Analyses in SQLite."""

import sqlite3
import zlib
from collections.abc import Collection
from dataclasses import dataclass

from rookery.server.storage.analyses import Analysis
from rookery.server.storage.nodes import Fence
from rookery.server.storage.sqlite.file import SqliteFile, Values

COLUMNS = ("table", "number", "game", "state", "spent", "known")


def _unpacked(steps: bytes) -> bytes:
    """Return the steps of a part as a JSON array; older rows are not compressed."""
    return steps if steps.startswith(b"[") else zlib.decompress(steps)


@dataclass(eq=False)
class SqliteAnalyses:
    """Analyses of finished games."""

    file: SqliteFile

    async def find(self, table: str, number: int) -> Analysis | None:
        return await self._one("table_id = ? and number = ?", (table, number))

    async def parts(self, table: str, number: int, after: int = -1) -> list[bytes]:
        query = "select steps from analysis_part where table_id = ? and number = ? and last > ? order by first"

        def job(connection: sqlite3.Connection) -> list[bytes]:
            return [_unpacked(steps) for (steps,) in connection.execute(query, (table, number, after))]

        return await self.file.read(job)

    async def request(self, table: str, number: int, now: int) -> None:
        await self.file.execute("update analysis set asked = ? where table_id = ? and number = ?", (now, table, number))

    async def next(self, games: Collection[str], shards: Collection[int] | None = None) -> Analysis | None:
        assert shards is None, "only one server uses this store"
        marks = ", ".join("?" * len(games))
        return await self._one(
            f"state in ('waiting', 'growing') and (at or asked) and game in ({marks}) order by asked desc, at desc limit 1", tuple(games)
        )

    async def keep(self, analysis: Analysis, part: bytes = b"", after: int = -1, fence: Fence | None = None) -> None:
        assert fence is None, "only one server uses this store"
        game = analysis.table, analysis.number

        def job(connection: sqlite3.Connection) -> None:
            row = (*game, after + 1, analysis.known, zlib.compress(part))
            if not part or connection.execute("insert or ignore into analysis_part values (?, ?, ?, ?, ?)", row).rowcount:
                state = (analysis.state, analysis.spent, *game)
                connection.execute("update analysis set state = ?, spent = ? where table_id = ? and number = ?", state)

        await self.file.write(job)

    async def _one(self, condition: str, values: Values) -> Analysis | None:
        known = "select max(last) from analysis_part as part where part.table_id = analysis.table_id and part.number = analysis.number"
        query = f"select table_id, number, game, state, spent, coalesce(({known}), -1) from analysis where {condition}"  # noqa: S608  all our own
        row = await self.file.row(query, values)
        return None if row is None else Analysis(**dict(zip(COLUMNS, row, strict=True)))
