"""Results and ratings in SQLite."""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

import msgspec

from rookery.server.storage.ratings import Strength, rate, rated_players
from rookery.server.storage.results import AnalysedGame, GameResults, Leak, RatedGame, Result, SeatInsight
from rookery.server.storage.sqlite.file import SqliteFile

AT_ONCE: Final = 200
"""Maximum number of games that one transaction rates, so that other writers get their turn."""

_OF_GUEST = "select result from result where (table_id, number) in (select table_id, number from result where guest = ?) order by at desc limit ?"
_ANALYSED = """
    select result, leaks from result left join analysis using (table_id, number)
    where guest = ? and (leaks is not null or state = 'done') order by result.at desc limit ?
"""
_UNRATED = "select table_id, number from result where not rated group by table_id, number order by min(at), table_id, number limit ?"
_STRENGTH = "select mu, sigma, games from rating where player = ? and game = ? and seats = ? order by games desc limit 1"
_RATINGS = """
    select game, seats, table_id, number, mu, sigma, games from
      (select *, row_number() over (partition by game, seats order by games desc) as back from rating where player = ?)
    where back <= ? order by game, seats, games
"""

_decode = msgspec.json.Decoder(Result).decode
_leaks = msgspec.json.Decoder(tuple[Leak, ...]).decode


@dataclass(eq=False)
class SqliteResults:
    """Results, which are stored as JSON, and ratings."""

    file: SqliteFile

    async def of_guest(self, guest: str, limit: int) -> list[Result]:
        return [_decode(result) for (result,) in await self.file.rows(_OF_GUEST, (guest, limit))]

    async def games_of(self, guest: str, game: str | None, before: int, limit: int) -> list[GameResults]:
        own = "select distinct table_id, number, at from result where guest = :guest and at < :before"
        if game is not None:
            own += " and json_extract(cast(result as text), '$.game') = :game"
        query = (
            f"select table_id, number, result, luck, choices from result where (table_id, number, at) in ({own})"  # noqa: S608  written above
            f" and at >= coalesce((select at from ({own}) order by at desc limit 1 offset :last), 0)"
            " order by at desc, table_id, number, seat"
        )
        rows = await self.file.rows(query, {"guest": guest, "before": before, "game": game, "last": limit - 1})
        return [_game_results(list(seats)) for _, seats in groupby(rows, key=lambda row: row[:2])]

    async def analysed(self, guest: str, limit: int) -> list[AnalysedGame]:
        rows = await self.file.rows(_ANALYSED, (guest, limit))
        return [AnalysedGame(_decode(result), None if leaks is None else _leaks(leaks)) for result, leaks in rows]

    async def keep_insight(self, table: str, number: int, seats: Sequence[SeatInsight]) -> None:
        statement = "update result set luck = ?, choices = ?, leaks = ? where table_id = ? and number = ? and seat = ?"
        values = [(one.luck, one.choices, msgspec.json.encode(one.leaks), table, number, seat) for seat, one in enumerate(seats)]
        await self.file.write(lambda connection: connection.executemany(statement, values))

    async def rate_games(self) -> None:
        while await self.file.write(_rate_some):
            pass

    async def ratings(self, player: str, limit: int) -> list[RatedGame]:
        return [RatedGame(*row) for row in await self.file.rows(_RATINGS, (player, limit))]


def add_results(connection: sqlite3.Connection, results: Sequence[Result]) -> None:
    """Store how a game ended for each seat and queue its analysis, in the caller's transaction."""
    connection.executemany(
        "insert or ignore into result (table_id, number, seat, guest, at, result) values (?, ?, ?, ?, ?, ?)",
        [(result.table, result.number, result.seat, result.guest, result.at, msgspec.json.encode(result)) for result in results],
    )
    connection.execute(
        "insert or ignore into analysis (table_id, number, game, at, state) values (?, ?, ?, ?, 'waiting')",
        (results[0].table, results[0].number, results[0].game, results[0].at),
    )


def _game_results(rows: list[tuple[str, int, bytes, float | None, float | None]]) -> GameResults:
    return GameResults(tuple(_decode(row[2]) for row in rows), tuple((luck, choices) for *_, luck, choices in rows))


def _rate_some(connection: sqlite3.Connection) -> bool:
    """Rate the oldest games without a rating; return whether there may be more of them."""
    games = connection.execute(_UNRATED, (AT_ONCE,)).fetchall()
    for game in games:
        rows = connection.execute("select result from result where table_id = ? and number = ? order by seat", game)
        _rate_game(connection, [_decode(row[0]) for row in rows])
    connection.executemany("update result set rated = 1 where table_id = ? and number = ?", games)
    return len(games) == AT_ONCE


def _rate_game(connection: sqlite3.Connection, results: list[Result]) -> None:
    players = rated_players(results)
    if not players:
        return
    first = results[0]
    before = [_strength(connection, player, first) for player in players]
    after = rate(before, [result.place for result in players.values()])
    connection.executemany(
        "insert into rating values (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (player, first.game, first.seats, strength.games, first.table, first.number, strength.mu, strength.sigma)
            for player, strength in zip(players, after, strict=True)
        ],
    )


def _strength(connection: sqlite3.Connection, player: str, result: Result) -> Strength:
    row = connection.execute(_STRENGTH, (player, result.game, result.seats)).fetchone()
    return Strength() if row is None else Strength(*row)
