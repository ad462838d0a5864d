"""Results of finished games in the SQLite store: ratings that follow from them, pages of one's own, and what analyses say of a seat."""

import sqlite3
from collections.abc import Iterable
from itertools import groupby
from typing import Final

import msgspec

from rookery.server.storage.ratings import Strength, rate, rated_players
from rookery.server.storage.rows import GameResults, RatedGame, Result

AT_ONCE: Final = 200
"""How many games are rated in one transaction: others want to write too."""

_decode = msgspec.json.Decoder(Result).decode


def rate_some(connection: sqlite3.Connection) -> bool:
    """Rate the oldest games that are not rated yet; whether there may be more of them."""
    query = "select table_id, number from result where not rated group by table_id, number order by min(at), table_id, number limit ?"
    games = connection.execute(query, (AT_ONCE,)).fetchall()
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
    query = "select mu, sigma, games from rating where player = ? and game = ? and seats = ? order by games desc limit 1"
    row = connection.execute(query, (player, result.game, result.seats)).fetchone()
    return Strength() if row is None else Strength(*row)


def ratings(connection: sqlite3.Connection, player: str, limit: int) -> list[RatedGame]:
    """The last rated games of a player, by game and seats, each with the strength after it, the oldest first."""
    query = (
        "select game, seats, table_id, number, mu, sigma, games from"
        " (select *, row_number() over (partition by game, seats order by games desc) as back from rating where player = ?)"
        " where back <= ? order by game, seats, games"
    )
    return [RatedGame(*row) for row in connection.execute(query, (player, limit))]


def games_of(connection: sqlite3.Connection, guest: str, game: str | None, before: int, limit: int) -> list[GameResults]:
    """The latest `limit` finished games of a guest that ended before a time, and those that ended at the same time as the last; the latest first."""
    own = "select distinct table_id, number, at from result where guest = :guest and at < :before"
    if game is not None:
        own += " and json_extract(cast(result as text), '$.game') = :game"
    query = (
        f"select table_id, number, result, luck, choices from result where (table_id, number, at) in ({own})"  # noqa: S608  all of it is our own
        f" and at >= coalesce((select at from ({own}) order by at desc limit 1 offset :last), 0)"
        " order by at desc, table_id, number, seat"
    )
    rows = connection.execute(query, {"guest": guest, "before": before, "game": game, "last": limit - 1})
    return [_game_results(list(seats)) for _, seats in groupby(rows, key=lambda row: row[:2])]


def _game_results(rows: list[tuple[str, int, bytes, float | None, float | None]]) -> GameResults:
    return GameResults(tuple(_decode(row[2]) for row in rows), tuple((luck, choices) for *_, luck, choices in rows))


def keep_insight(connection: sqlite3.Connection, table: str, number: int, seats: Iterable[tuple[float, float]]) -> None:
    connection.executemany(
        "update result set luck = ?, choices = ? where table_id = ? and number = ? and seat = ?",
        [(luck, choices, table, number, seat) for seat, (luck, choices) in enumerate(seats)],
    )


def names(connection: sqlite3.Connection, guests: Iterable[str]) -> dict[str, str]:
    """The names of guests; those who are gone have none."""
    asked = sorted(set(guests))
    marks = ", ".join("?" * len(asked))
    return dict(connection.execute(f"select id, name from guest where id in ({marks})", asked).fetchall())  # noqa: S608  marks alone
