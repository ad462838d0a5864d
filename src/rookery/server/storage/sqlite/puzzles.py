"""First tries at puzzles in SQLite."""

import sqlite3
from dataclasses import dataclass

from rookery.server.storage.puzzles import BEGINNING, PuzzleStanding, rate_try
from rookery.server.storage.sqlite.file import SqliteFile


@dataclass(eq=False)
class SqlitePuzzles:
    """First tries and ratings."""

    file: SqliteFile

    async def tries(self, guest: str, game: str) -> dict[str, bool]:
        rows = await self.file.rows("select puzzle, solved from puzzle_try where guest = ? and game = ?", (guest, game))
        return {puzzle: bool(solved) for puzzle, solved in rows}

    async def rating(self, guest: str, game: str) -> float:
        return await self.file.read(lambda connection: _rating(connection, guest, game))

    async def recent_ratings(self, guest: str, game: str, limit: int) -> list[float]:
        query = "select rating from puzzle_try where guest = ? and game = ? and rating is not null order by at desc limit ?"
        return [rating for (rating,) in await self.file.rows(query, (guest, game, limit))][::-1]

    async def standing(self, game: str, puzzle: str) -> PuzzleStanding:
        return await self.file.read(lambda connection: _standing(connection, game, puzzle))

    async def note_try(self, guest: str, game: str, puzzle: str, at: int, *, solved: bool) -> bool:
        def job(connection: sqlite3.Connection) -> bool:
            if connection.execute("select 1 from puzzle_try where guest = ? and game = ? and puzzle = ?", (guest, game, puzzle)).fetchone():
                return False
            rating, standing = rate_try(_rating(connection, guest, game), _standing(connection, game, puzzle), solved=solved)
            connection.execute("insert into puzzle_try values (?, ?, ?, ?, ?, ?)", (guest, game, puzzle, solved, at, rating))
            connection.execute("insert or replace into puzzle_solver values (?, ?, ?)", (guest, game, rating))
            values = (game, puzzle, standing.tries, standing.solved, standing.rating)
            connection.execute("insert or replace into puzzle_standing values (?, ?, ?, ?, ?)", values)
            return True

        return await self.file.write(job)


def _rating(connection: sqlite3.Connection, guest: str, game: str) -> float:
    row = connection.execute("select rating from puzzle_solver where guest = ? and game = ?", (guest, game)).fetchone()
    return BEGINNING if row is None else float(row[0])


def _standing(connection: sqlite3.Connection, game: str, puzzle: str) -> PuzzleStanding:
    row = connection.execute("select tries, solved, rating from puzzle_standing where game = ? and puzzle = ?", (game, puzzle)).fetchone()
    return PuzzleStanding(*(row or ()))
