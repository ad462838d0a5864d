"""Claims: a server with 20,000 running games starts within 3 seconds, and the pages of a guest cost the same with 1,000 and 100,000 finished games.

    python -m benchmarks.growth [--running 20000] [--finished 1000 10000 100000] [--record]

The running games are of two people, without and with clocks, and of a person against a bot. Half of the finished games belong to a veteran, the
rest to others who have played a few hundred each. Pages count as the CPU time of all requests that the home page and the page of a guest send.
Exits with 1 if a claim does not hold.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from benchmarks.results import record
from benchmarks.two_checkouts import used
from rookery.server import time_source
from rookery.server.storage.sqlite.store import SqliteStore
from rookery.server.tables import log
from tests.server.population import Kind, Person, add_guests, add_tables, person
from tests.server.serving import ServerProcess
from tests.server.visiting import Visitor

START_WANTED: Final = 3.0
MOST_GROWTH: Final = 1.5
"""Maximum ratio of the cost of a page to that with the least data; single requests vary by as much."""

REQUESTS: Final = 15
STARTS: Final = 3

KINDS: Final = (Kind((0, 70)), Kind((0, 70), log.Clock(base=6 * 3600)), Kind((0, 70), log.Clock(days=3)), Kind((0, 70), bot="uniform"))
RESIGNED: Final = Kind((6, 14), resigned=True)
"""Finished games are short, because no page reads their logs."""

APART: Final = 10 * 60_000
"""Milliseconds between the ends of two games."""

GAMES_EACH: Final = 100
VETERAN: Final = 0
USUAL: Final = 5

PAGES: Final = {
    "home page": ("me", "me/tables?finished=false", "me/tables?finished=true", "tables", "me/invitations", "daily", "me/daily", "announcement"),
    "page of a guest": ("me", "me/statistics", "me/results", "me/results?game=carcassonne", "me/opponents", "me/habits", "me/puzzles", "me/devices"),
}


class Cost(NamedTuple):
    """The CPU milliseconds of a page for a guest with usual use, and for a veteran."""

    usual: float
    veteran: float


async def stored(data: Path, fill: Callable[[SqliteStore], Awaitable[None]]) -> None:
    store = SqliteStore(data)
    await store.open()
    try:
        await fill(store)
    finally:
        await store.close()


def start_seconds(data: Path, running: int) -> list[float]:
    """Return the seconds from the start of the process until guests can connect, several times."""

    async def fill(store: SqliteStore) -> None:
        await add_guests(store, range(2 * running))
        for number, kind in enumerate(KINDS):
            await add_tables(store, kind, range(number, running, len(KINDS)), lambda table: (person(2 * table), person(2 * table + 1)))

    asyncio.run(stored(data, fill))
    found = []
    for _ in range(STARTS):
        began = time.monotonic()
        with ServerProcess(data):
            found.append(time.monotonic() - began)
    return found


def page_costs(data: Path, finished: int) -> dict[str, Cost]:
    """Return the cost of each page with this many finished games."""
    others = max(20, finished // GAMES_EACH)

    def people(game: int) -> tuple[Person, Person]:
        host = VETERAN if game % 2 else 1 + game // 2 % others
        other = 1 + (game // 2 + 1 + game // others) % others
        return person(host), person(other if other != host else 1 + other % others)

    async def fill(store: SqliteStore) -> None:
        now = time_source.now()
        await add_guests(store, range(others + 1))
        await add_tables(store, RESIGNED, range(finished), people, at=lambda game: now - APART * (finished - game))
        await store.results.rate_games()

    asyncio.run(stored(data, fill))
    with ServerProcess(data, cold=True) as server:
        costs = {}
        for page, paths in PAGES.items():
            costs[page] = Cost(*(sum(cost(server, guest, path) for path in paths) for guest in (USUAL, VETERAN)))
        return costs


def cost(server: ServerProcess, guest: int, path: str) -> float:
    """Return the server's CPU milliseconds for a request, in the median."""
    with Visitor(server.address) as visitor:
        visitor.http.cookies.set("rookery", person(guest).cookie)
        visitor.gets(path)
        found = []
        for _ in range(REQUESTS):
            before = used(server.process.pid)
            visitor.gets(path)
            found.append((used(server.process.pid) - before) / 1000)
        return median(found)


def report(running: int, starts: list[float], costs: dict[int, dict[str, Cost]]) -> str:
    least = min(costs)
    lines = [
        f"A server with {running:,} running games serves after {', '.join(f'{each:.1f}' for each in starts)} s (claim: {START_WANTED:.0f} s).",
        "",
        f"CPU of all requests of a page in ms, by the number of finished games (claim: at most {MOST_GROWTH} times that with {least:,}):",
        "",
        f"| page | {' | '.join(f'{finished:,}' for finished in costs)} |",
        "|---|" + "---|" * len(costs),
        *(f"| {page} | {' | '.join(f'{found[page].usual:.1f}' for found in costs.values())} |" for page in PAGES),
        *(
            f"| {page}, for a guest with half of all games | {' | '.join(f'{found[page].veteran:.1f}' for found in costs.values())} |"
            for page in PAGES
        ),
        "",
        "For one guest, statistics read their latest 2,000 results, and lists of tables visit all their own tables, at 1 µs each.",
    ]
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.growth", description="Measure a server with much data.")
    parser.add_argument("--running", type=int, default=20_000, help="running games at the start")
    parser.add_argument("--finished", type=int, nargs="+", default=[1000, 10_000, 100_000], help="finished games, in steps")
    parser.add_argument("--record", action="store_true", help="write the figures into RESULTS.md")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="rookery-bench-") as folder:
        starts = start_seconds(Path(folder) / "running.sqlite3", chosen.running)
        costs = {finished: page_costs(Path(folder) / f"{finished}.sqlite3", finished) for finished in chosen.finished}
    words = report(chosen.running, starts, costs)
    sys.stdout.write(f"{words}\n")
    if chosen.record:
        record("growth", "The server: much data", "python -m benchmarks.growth", words)
    first = costs[min(costs)]
    flat = all(found[page].usual <= MOST_GROWTH * first[page].usual for found in costs.values() for page in PAGES)
    return 0 if flat and median(starts) < START_WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
