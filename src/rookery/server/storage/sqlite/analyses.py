"""Analyses in SQLite."""

from collections.abc import Collection
from dataclasses import dataclass

from rookery.server.storage.analyses import Analysis
from rookery.server.storage.sqlite.file import SqliteFile, Values

COLUMNS = ("table", "number", "game", "state", "spent", "steps")


@dataclass(eq=False)
class SqliteAnalyses:
    """Analyses of finished games."""

    file: SqliteFile

    async def find(self, table: str, number: int) -> Analysis | None:
        return await self._one("table_id = ? and number = ?", (table, number))

    async def request(self, table: str, number: int, now: int) -> None:
        await self.file.execute("update analysis set asked = ? where table_id = ? and number = ?", (now, table, number))

    async def next(self, games: Collection[str]) -> Analysis | None:
        marks = ", ".join("?" * len(games))
        return await self._one(f"state in ('waiting', 'growing') and game in ({marks}) order by asked desc, at desc limit 1", tuple(games))

    async def keep(self, analysis: Analysis) -> None:
        statement = "update analysis set state = ?, spent = ?, steps = ? where table_id = ? and number = ?"
        await self.file.execute(statement, (analysis.state, analysis.spent, analysis.steps, analysis.table, analysis.number))

    async def _one(self, condition: str, values: Values) -> Analysis | None:
        query = f"select table_id, number, game, state, spent, cast(steps as blob) from analysis where {condition}"  # noqa: S608  the conditions are above
        row = await self.file.row(query, values)
        return None if row is None else Analysis(**dict(zip(COLUMNS, row, strict=True)))
