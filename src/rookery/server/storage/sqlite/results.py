"""Results and ratings in SQLite."""

import sqlite3
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

import msgspec

from rookery.server.storage.ratings import PAIR_GAMES, Strength, rate, rated_players
from rookery.server.storage.results import AnalysedGame, GameResults, Leak, RatedGame, Result, SeatInsight
from rookery.server.storage.sqlite.file import SqliteFile

AT_ONCE: Final = 500
"""Maximum number of seats whose games one transaction rates, so that other writers get their turn."""

DAY: Final = 24 * 60 * 60_000

_OF_GUEST = """
    select result from result where (table_id, number) in (select table_id, number from result where guest = :guest order by at desc limit :limit)
    order by at desc limit :limit
"""
_GAMES = "select distinct table_id, number, at from result where guest = :guest and at < :before and {kind} order by at desc, table_id, number"
_OF_KIND = "json_extract(cast(result as text), '$.game') = :game"
_SEATS = "select result, luck, choices from result where table_id = ? and number = ? order by seat"
_FINISHED = "select distinct table_id, number from result where (table_id, number) > (?, ?) order by table_id, number limit ?"
_ANALYSED = """
    select result, leaks from (select * from result where guest = :guest order by at desc limit :most) as latest
    left join analysis using (table_id, number) where leaks is not null or state = 'done' order by latest.at desc limit :limit
"""
_ANALYSED_AMONG: Final = 1000
"""The number of latest results of a guest among which analysed ones are searched."""

_UNRATED = "select table_id, number from result where not rated order by at, table_id, number limit ?"
_TOGETHER = """
    select count(*) from result mine join result other using (table_id, number)
    where mine.guest = ? and other.guest = ? and mine.at between ? and ? and not exists (
      select 1 from (select mine.guest as player union all select other.guest) as both
      where not exists (select 1 from rating where rating.table_id = mine.table_id and rating.number = mine.number and rating.player = both.player)
    )
"""
_STRENGTH = "select mu, sigma, games from rating where player = ? and game = ? and seats = ? order by games desc limit 1"
_RATED_KINDS = "select distinct game, seats from rating where player = ?"
_RATINGS = """
    select game, seats, table_id, number, mu, sigma, games from rating where player = ? and game = ? and seats = ? order by games desc limit ?
"""

_decode = msgspec.json.Decoder(Result).decode
_leaks = msgspec.json.Decoder(tuple[Leak, ...]).decode


@dataclass(eq=False)
class SqliteResults:
    """Results, which are stored as JSON, and ratings."""

    file: SqliteFile

    async def of_guest(self, guest: str, limit: int) -> list[Result]:
        def job(connection: sqlite3.Connection) -> list[Result]:
            return [_decode(result) for (result,) in connection.execute(_OF_GUEST, {"guest": guest, "limit": limit})]

        return await self.file.read(job)

    async def games_of(self, guest: str, game: str | None, before: int, limit: int) -> list[GameResults]:
        query = _GAMES.format(kind="true" if game is None else _OF_KIND)

        def job(connection: sqlite3.Connection) -> list[GameResults]:
            games: list[tuple[str, int, int]] = []
            for one in connection.execute(query, {"guest": guest, "before": before, "game": game}):
                if len(games) >= limit and one[2] < games[-1][2]:
                    break
                games.append(one)
            return [_game_results(connection.execute(_SEATS, (table, number))) for table, number, _ in games]

        return await self.file.read(job)

    async def finished(self, after: tuple[str, int], limit: int) -> list[tuple[str, int]]:
        return [(table, number) for table, number in await self.file.rows(_FINISHED, (*after, limit))]

    async def analysed(self, guest: str, limit: int) -> list[AnalysedGame]:
        rows = await self.file.rows(_ANALYSED, {"guest": guest, "most": _ANALYSED_AMONG, "limit": limit})
        return [AnalysedGame(_decode(result), None if leaks is None else _leaks(leaks)) for result, leaks in rows]

    async def keep_insight(self, table: str, number: int, seats: Sequence[SeatInsight]) -> None:
        statement = "update result set luck = ?, choices = ?, leaks = ? where table_id = ? and number = ? and seat = ?"
        values = [(one.luck, one.choices, msgspec.json.encode(one.leaks), table, number, seat) for seat, one in enumerate(seats)]
        await self.file.write(lambda connection: connection.executemany(statement, values))

    async def rate_games(self) -> None:
        while await self.file.row(_UNRATED, (1,)) is not None:
            await self.file.write(_rate_some)

    async def rated_together(self, guests: Collection[str], at: int) -> int:
        return await self.file.read(lambda connection: _together(connection, guests, at))

    async def ratings(self, player: str, limit: int) -> list[RatedGame]:
        def job(connection: sqlite3.Connection) -> list[RatedGame]:
            kinds = sorted(connection.execute(_RATED_KINDS, (player,)))
            latest = [connection.execute(_RATINGS, (player, *kind, limit)).fetchall() for kind in kinds]
            return [RatedGame(*row) for rows in latest for row in reversed(rows)]

        return await self.file.read(job)


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


def _game_results(rows: Iterable[tuple[bytes, float | None, float | None]]) -> GameResults:
    seats, luck, choices = zip(*rows, strict=True)
    return GameResults(tuple(map(_decode, seats)), tuple(zip(luck, choices, strict=True)))


def _rate_some(connection: sqlite3.Connection) -> None:
    """Rate the oldest games without a rating."""
    games = list(dict.fromkeys(connection.execute(_UNRATED, (AT_ONCE,))))
    for game in games:
        rows = connection.execute("select result from result where table_id = ? and number = ? order by seat", game)
        _rate_game(connection, [_decode(row[0]) for row in rows])
    connection.executemany("update result set rated = 1 where table_id = ? and number = ?", games)


def _rate_game(connection: sqlite3.Connection, results: list[Result]) -> None:
    players = rated_players(results)
    if not players:
        return
    first = results[0]
    if _together(connection, [result.guest for result in players.values() if result.guest], first.at) >= PAIR_GAMES:
        unrated = [msgspec.structs.replace(result, rated=False, unrated="often") for result in results]
        stored = [(msgspec.json.encode(result), result.table, result.number, result.seat) for result in unrated]
        connection.executemany("update result set result = ? where table_id = ? and number = ? and seat = ?", stored)
        return
    before = [_strength(connection, player, first) for player in players]
    after = rate(before, [result.place for result in players.values()])
    connection.executemany(
        "insert into rating values (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (player, first.game, first.seats, strength.games, first.table, first.number, strength.mu, strength.sigma)
            for player, strength in zip(players, after, strict=True)
        ],
    )


def _together(connection: sqlite3.Connection, guests: Collection[str], at: int) -> int:
    """Return the largest number of rated games that any two of these guests played with each other on the day of `at`."""
    day = at - at % DAY
    pairs = combinations(sorted(set(guests)), 2)
    return max((connection.execute(_TOGETHER, (*pair, day, day + DAY - 1)).fetchone()[0] for pair in pairs), default=0)


def _strength(connection: sqlite3.Connection, player: str, result: Result) -> Strength:
    row = connection.execute(_STRENGTH, (player, result.game, result.seats)).fetchone()
    return Strength() if row is None else Strength(*row)
