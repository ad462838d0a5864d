"""Results of games that a guest finished long ago, for pages that show many."""

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from random import Random

import msgspec

from rookery.server.storage.results import Result
from tests.server.serving import ServerProcess

DAY = 24 * 60 * 60_000
FIRST = 1_700_000_000_000


def remember(server: ServerProcess, guest: str, games: int, *, game: str = "five-towers", bots: Iterable[str] = ("greedy", "heuristic")) -> None:
    """Store deterministic results of this many analysed games of a guest against bots, one per day."""
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
                row = (result.table, 1, seat, result.guest, result.at, msgspec.json.encode(result), luck, choices)
                data.execute("insert into result (table_id, number, seat, guest, at, result, luck, choices) values (?, ?, ?, ?, ?, ?, ?, ?)", row)
