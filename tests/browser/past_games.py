"""Results of games that a guest finished long ago, for pages that show many."""

import sqlite3
from collections.abc import Iterable, Mapping
from contextlib import closing
from random import Random

import msgspec

from rookery.server.storage.results import Leak, Result
from tests.server.serving import ServerProcess

DAY = 24 * 60 * 60_000
FIRST = 1_700_000_000_000


def remember(
    server: ServerProcess,
    guest: str,
    games: int,
    *,
    game: str = "five-towers",
    bots: Iterable[str] = ("greedy", "heuristic"),
    leaks: Mapping[str, float] | None = None,
) -> None:
    """Store deterministic results of this many analysed games of a guest against bots, one per day.

    `leaks` gives the approximate points that each kind of mistake costs in two of three games; without it these costs are unknown.
    """
    rng = Random(f"{game} {games}")
    opponents = tuple(bots)
    with closing(sqlite3.connect(server.data, timeout=30)) as data, data:
        for number in range(games):
            scores = [rng.randint(20, 45) + (number // 4 if seat == 0 else 0) for seat in range(1 + len(opponents))]
            places = [1 + sum(other > score for other in scores) for score in scores]
            for seat, (score, place) in enumerate(zip(scores, places, strict=True)):
                result = Result(
                    table=f"past-{game}-{guest}-{number}",
                    number=1,
                    seat=seat,
                    game=game,
                    seats=len(scores),
                    guest=guest if seat == 0 else None,
                    bot=None if seat == 0 else opponents[seat - 1],
                    score=score,
                    place=place,
                    shared=places.count(place),
                    at=FIRST + number * DAY,
                )
                luck, choices = rng.uniform(-9, 10), rng.uniform(-12, -1) + 8 * number / games
                lost = [Leak(kind, points + number % 2, 10 + number) for kind, points in (leaks or {}).items() if number % 3]
                encoded = None if leaks is None else msgspec.json.encode(lost)
                row = (result.table, 1, seat, result.guest, result.at, msgspec.json.encode(result), luck, choices, encoded)
                columns = "table_id, number, seat, guest, at, result, luck, choices, leaks"
                data.execute(f"insert into result ({columns}) values (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
