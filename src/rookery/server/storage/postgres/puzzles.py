"""First tries at puzzles in PostgreSQL."""

from dataclasses import dataclass
from typing import Final

from rookery.server.storage.postgres.connection import Connection
from rookery.server.storage.postgres.database import Database
from rookery.server.storage.puzzles import BEGINNING, PuzzleStanding, rate_try

_TRY: Final = "insert into puzzle_try values ($1, $2, $3, $4, $5, $6)"
_SOLVER: Final = "insert into puzzle_solver values ($1, $2, $3) on conflict (guest, game) do update set rating = excluded.rating"
_STANDING: Final = """
    insert into puzzle_standing values ($1, $2, $3, $4, $5)
    on conflict (game, puzzle) do update set tries = excluded.tries, solved = excluded.solved, rating = excluded.rating
"""


@dataclass(eq=False)
class PostgresPuzzles:
    """First tries and ratings."""

    database: Database

    async def tries(self, guest: str, game: str) -> dict[str, bool]:
        rows = await self.database.rows("select puzzle, solved from puzzle_try where guest = $1 and game = $2", guest, game)
        return {puzzle: bool(solved) for puzzle, solved in rows}

    async def rating(self, guest: str, game: str) -> float:
        return await self.database.read(lambda connection: _rating(connection, guest, game))

    async def recent_ratings(self, guest: str, game: str, limit: int) -> list[float]:
        query = "select rating from puzzle_try where guest = $1 and game = $2 and rating is not null order by at desc limit $3"
        return [rating for (rating,) in await self.database.rows(query, guest, game, limit)][::-1]

    async def standing(self, game: str, puzzle: str) -> PuzzleStanding:
        return await self.database.read(lambda connection: _standing(connection, game, puzzle))

    async def note_try(self, guest: str, game: str, puzzle: str, at: int, *, solved: bool) -> bool:
        async def job(connection: Connection) -> bool:
            if await connection.fetchrow("select 1 from puzzle_try where guest = $1 and game = $2 and puzzle = $3", guest, game, puzzle):
                return False
            before = await _rating(connection, guest, game), await _standing(connection, game, puzzle)
            rating, standing = rate_try(*before, solved=solved)
            await connection.execute(_TRY, guest, game, puzzle, int(solved), at, rating)
            await connection.execute(_SOLVER, guest, game, rating)
            await connection.execute(_STANDING, game, puzzle, standing.tries, standing.solved, standing.rating)
            return True

        return await self.database.write(job)


async def _rating(connection: Connection, guest: str, game: str) -> float:
    rating = await connection.fetchval("select rating from puzzle_solver where guest = $1 and game = $2", guest, game)
    return BEGINNING if rating is None else float(rating)


async def _standing(connection: Connection, game: str, puzzle: str) -> PuzzleStanding:
    row = await connection.fetchrow("select tries, solved, rating from puzzle_standing where game = $1 and puzzle = $2", game, puzzle)
    return PuzzleStanding(*(row or ()))
