"""The part of the embedded store for puzzles: who has tried which, and ratings after each first try."""

import sqlite3
from typing import Final

from rookery.server.storage.rows import PuzzleStanding
from rookery.server.storage.sqlite.access import SqliteAccess

BEGINNING: Final = 1500.0
STEPS: Final = (32.0, 16.0)
"""By how much one try moves the rating of a person and of a puzzle, at most."""
SCALE: Final = 400.0


class PuzzlePart(SqliteAccess):
    """First tries and ratings."""

    async def puzzle_tries(self, guest: str, game: str) -> dict[str, bool]:
        return await self._read(lambda connection: _tries(connection, guest, game))

    async def puzzle_rating(self, guest: str, game: str) -> float:
        return await self._read(lambda connection: _rating(connection, guest, game))

    async def recent_puzzle_ratings(self, guest: str, game: str, limit: int) -> list[float]:
        return await self._read(lambda connection: _recent_ratings(connection, guest, game, limit))

    async def puzzle_standing(self, game: str, puzzle: str) -> PuzzleStanding:
        return await self._read(lambda connection: _standing(connection, game, puzzle))

    async def note_puzzle_try(self, guest: str, game: str, puzzle: str, at: int, *, solved: bool) -> bool:
        return await self._write(lambda connection: _note_try(connection, guest, game, puzzle, at, solved=solved))


def _tries(connection: sqlite3.Connection, guest: str, game: str) -> dict[str, bool]:
    """The puzzles that a guest has tried, and whether the first try solved them."""
    rows = connection.execute("select puzzle, solved from puzzle_try where guest = ? and game = ?", (guest, game))
    return {puzzle: bool(solved) for puzzle, solved in rows}


def _rating(connection: sqlite3.Connection, guest: str, game: str) -> float:
    row = connection.execute("select rating from puzzle_solver where guest = ? and game = ?", (guest, game)).fetchone()
    return BEGINNING if row is None else float(row[0])


def _recent_ratings(connection: sqlite3.Connection, guest: str, game: str, limit: int) -> list[float]:
    """The ratings after the latest first tries, the oldest first."""
    rows = connection.execute(
        "select rating from puzzle_try where guest = ? and game = ? and rating is not null order by at desc limit ?", (guest, game, limit)
    )
    return [float(rating) for (rating,) in rows][::-1]


def _standing(connection: sqlite3.Connection, game: str, puzzle: str) -> PuzzleStanding:
    row = connection.execute("select tries, solved, rating from puzzle_standing where game = ? and puzzle = ?", (game, puzzle)).fetchone()
    return PuzzleStanding(0, 0, BEGINNING) if row is None else PuzzleStanding(*row)


def _note_try(connection: sqlite3.Connection, guest: str, game: str, puzzle: str, at: int, *, solved: bool) -> bool:
    """Count a first try for both sides, as in a game between a person and a puzzle; whether it was the first."""
    if puzzle in _tries(connection, guest, game):
        return False
    own, known = _rating(connection, guest, game), _standing(connection, game, puzzle)
    surprise = solved - 1 / (1 + 10 ** ((known.rating - own) / SCALE))
    now = own + STEPS[0] * surprise
    connection.execute("insert into puzzle_try values (?, ?, ?, ?, ?, ?)", (guest, game, puzzle, solved, at, now))
    connection.execute("insert or replace into puzzle_solver values (?, ?, ?)", (guest, game, now))
    connection.execute(
        "insert or replace into puzzle_standing values (?, ?, ?, ?, ?)",
        (game, puzzle, known.tries + 1, known.solved + solved, known.rating - STEPS[1] * surprise),
    )
    return True
