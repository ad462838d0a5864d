"""Results and ratings in PostgreSQL."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations, groupby
from typing import Any, Final

import msgspec

from rookery.server.storage.postgres.connection import Connection
from rookery.server.storage.postgres.database import Database
from rookery.server.storage.ratings import PAIR_GAMES, Strength, rate, rated_players
from rookery.server.storage.results import AnalysedGame, GameResults, Leak, RatedGame, Result, SeatInsight

AT_ONCE: Final = 500
"""Maximum number of seats whose games one transaction rates, so that it stays short."""

DAY: Final = 24 * 60 * 60_000

_OF_GUEST: Final = """
    select result from result where (table_id, number) in (select table_id, number from result where guest = $1 order by at desc limit $2)
    order by at desc limit $2
"""
_GAMES: Final = """
    select table_id, number, at, result, luck, choices from (
      select table_id, number, at from result where guest = $1 and at < $2 and {kind}
      group by at, table_id, number order by at desc fetch first $3 rows with ties
    ) as game join result using (table_id, number, at) order by at desc, table_id, number, seat
"""
_OF_KIND: Final = "result::jsonb ->> 'game' = $4"
_FINISHED: Final = "select distinct table_id, number from result where (table_id, number) > ($1, $2) order by table_id, number limit $3"
_ANALYSED: Final = """
    select result, leaks from (select * from result where guest = $1 order by at desc limit $2) as latest
    left join analysis using (table_id, number) where leaks is not null or state = 'done' order by latest.at desc limit $3
"""
_ANALYSED_AMONG: Final = 1000
"""The number of latest results of a guest among which analysed ones are searched."""

_KEEP_INSIGHT: Final = "update result set luck = $1, choices = $2, leaks = $3 where table_id = $4 and number = $5 and seat = $6"

_RATING: Final = "select pg_advisory_xact_lock(hashtextextended('rookery: rating', 0))"
_UNRATED: Final = "select table_id, number from result where rated = 0 order by at, table_id, number limit $1"
_SEATS: Final = "select result from result where table_id = $1 and number = $2 order by seat"
_RATED: Final = "update result set rated = 1 where table_id = $1 and number = $2"
_UNRATE: Final = "update result set result = $1 where table_id = $2 and number = $3 and seat = $4"
_ADD_RATING: Final = "insert into rating values ($1, $2, $3, $4, $5, $6, $7, $8)"
_TOGETHER: Final = """
    select count(*) from result mine join result other using (table_id, number)
    where mine.guest = $1 and other.guest = $2 and mine.at between $3 and $4
    and exists (select 1 from rating where rating.table_id = mine.table_id and rating.number = mine.number and rating.player = mine.guest)
    and exists (select 1 from rating where rating.table_id = mine.table_id and rating.number = mine.number and rating.player = other.guest)
"""
_STRENGTH: Final = "select mu, sigma, games from rating where player = $1 and game = $2 and seats = $3 order by games desc limit 1"
_RATINGS: Final = """
    select latest.* from (select distinct game, seats from rating where player = $1) as kind
    cross join lateral (
      select game, seats, table_id, number, mu, sigma, games from rating
      where player = $1 and game = kind.game and seats = kind.seats order by games desc limit $2
    ) as latest order by game, seats, games
"""
_ADD_RESULT: Final = "insert into result (table_id, number, seat, guest, at, result) values ($1, $2, $3, $4, $5, $6) on conflict do nothing"
_ADD_ANALYSIS: Final = "insert into analysis (table_id, number, game, at, state) values ($1, $2, $3, $4, 'waiting') on conflict do nothing"

_decode = msgspec.json.Decoder(Result).decode
_leaks = msgspec.json.Decoder(tuple[Leak, ...]).decode


@dataclass(eq=False)
class PostgresResults:
    """Results, which are stored as JSON, and ratings."""

    database: Database

    async def of_guest(self, guest: str, limit: int) -> list[Result]:
        return [_decode(result) for (result,) in await self.database.rows(_OF_GUEST, guest, limit)]

    async def games_of(self, guest: str, game: str | None, before: int, limit: int) -> list[GameResults]:
        kind, of_kind = ("true", ()) if game is None else (_OF_KIND, (game,))
        rows = await self.database.rows(_GAMES.format(kind=kind), guest, before, limit, *of_kind)
        return [_game_results(seats) for _, seats in groupby(rows, lambda row: (row["table_id"], row["number"]))]

    async def finished(self, after: tuple[str, int], limit: int) -> list[tuple[str, int]]:
        return [(table, number) for table, number in await self.database.rows(_FINISHED, *after, limit)]

    async def analysed(self, guest: str, limit: int) -> list[AnalysedGame]:
        rows = await self.database.rows(_ANALYSED, guest, _ANALYSED_AMONG, limit)
        return [AnalysedGame(_decode(result), None if leaks is None else _leaks(leaks)) for result, leaks in rows]

    async def keep_insight(self, table: str, number: int, seats: Sequence[SeatInsight]) -> None:
        values = [(one.luck, one.choices, _json(one.leaks), table, number, seat) for seat, one in enumerate(seats)]
        await self.database.write(lambda connection: connection.executemany(_KEEP_INSIGHT, values), isolation="read committed")

    async def rate_games(self) -> None:
        while await self.database.row(_UNRATED, 1) is not None:
            await self.database.write(_rate_some, isolation="read committed")

    async def rated_together(self, guests: Collection[str], at: int) -> int:
        return await self.database.read(lambda connection: _together(connection, guests, at))

    async def ratings(self, player: str, limit: int) -> list[RatedGame]:
        return [RatedGame(*row) for row in await self.database.rows(_RATINGS, player, limit)]


async def add_results(connection: Connection, results: Sequence[Result]) -> None:
    """Store how a game ended for each seat and queue its analysis, in the caller's transaction."""
    rows = [(result.table, result.number, result.seat, result.guest, result.at, _json(result)) for result in results]
    await connection.executemany(_ADD_RESULT, rows)
    first = results[0]
    await connection.execute(_ADD_ANALYSIS, first.table, first.number, first.game, first.at)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _game_results(rows: Iterable[Any]) -> GameResults:
    seats, insight = zip(*((_decode(row["result"]), (row["luck"], row["choices"])) for row in rows), strict=True)
    return GameResults(seats, insight)


async def _rate_some(connection: Connection) -> None:
    """Rate the oldest games without a rating. The lock comes first, so that the games are still unrated when this node reads them."""
    await connection.execute(_RATING)
    games = list(dict.fromkeys(tuple(row) for row in await connection.fetch(_UNRATED, AT_ONCE)))
    for game in games:
        await _rate_game(connection, [_decode(row["result"]) for row in await connection.fetch(_SEATS, *game)])
    await connection.executemany(_RATED, games)


async def _rate_game(connection: Connection, results: list[Result]) -> None:
    players = rated_players(results)
    if not players:
        return
    first = results[0]
    if await _together(connection, [result.guest for result in players.values() if result.guest], first.at) >= PAIR_GAMES:
        unrated = [msgspec.structs.replace(result, rated=False, unrated="often") for result in results]
        await connection.executemany(_UNRATE, [(_json(result), result.table, result.number, result.seat) for result in unrated])
        return
    before = [await _strength(connection, player, first) for player in players]
    after = rate(before, [result.place for result in players.values()])
    rows = [
        (player, first.game, first.seats, strength.games, first.table, first.number, strength.mu, strength.sigma)
        for player, strength in zip(players, after, strict=True)
    ]
    await connection.executemany(_ADD_RATING, rows)


async def _together(connection: Connection, guests: Collection[str], at: int) -> int:
    """Return the largest number of rated games that any two of these guests played with each other on the day of `at`."""
    day = at - at % DAY
    pairs = combinations(sorted(set(guests)), 2)
    return max([await connection.fetchval(_TOGETHER, *pair, day, day + DAY - 1) for pair in pairs], default=0)


async def _strength(connection: Connection, player: str, result: Result) -> Strength:
    row = await connection.fetchrow(_STRENGTH, player, result.game, result.seats)
    return Strength() if row is None else Strength(*row)
