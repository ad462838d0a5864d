"""Reads that grow with use walk an index: no query about results, ratings, logs or tables of one guest reads a whole table."""

import json
import re
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final, TypeAlias

import pytest
from msgspec.structs import replace

from rookery.server.deals import puzzles
from rookery.server.deals import results as deal_results
from rookery.server.storage import Storage
from rookery.server.storage.deals import AttemptEnd
from rookery.server.storage.lists import Listing
from rookery.server.storage.logs import OpenLimit
from rookery.server.storage.postgres import database as database_module
from rookery.server.storage.postgres.connection import connect
from rookery.server.storage.postgres.store import PostgresStore
from rookery.server.storage.sqlite import file as sqlite_file
from rookery.server.storage.sqlite.store import SqliteStore
from tests.server.stores import a_result, batch, past_games, played, used, with_store

GROWING: Final = {
    "log",
    "table_summary",
    "sitting",
    "result",
    "rating",
    "analysis",
    "analysis_part",
    "guest",
    "token",
    "attempt",
    "deal",
    "same_browser",
    "puzzle_try",
}
"""The tables of the data file that grow with every game or guest."""

Read: TypeAlias = Callable[[Storage], Awaitable[Any]]

PAGES: Final[dict[str, Read]] = {
    "a guest by cookie": lambda store: store.guests.by_cookie("c"),
    "whom a guest has muted": lambda store: store.guests.muted("ann"),
    "a guest's recovery code": lambda store: store.guests.recovery("ann"),
    "devices": lambda store: store.guests.devices("ann"),
    "names": lambda store: store.guests.names(("ann", "bob")),
    "the tables of a guest": lambda store: store.lists.of_guest("ann", 5),
    "unfinished tables": lambda store: store.lists.of_guest("ann", 5, finished=False),
    "finished tables": lambda store: store.lists.of_guest("ann", 5, finished=True, before=(9, "u")),
    "open tables": lambda store: store.lists.listed(Listing(), 5),
    "invitations": lambda store: store.lists.invitations("ann", 5),
    "friends": lambda store: store.lists.friends("ann", 5),
    "imported games": lambda store: store.lists.imported("ann", 5),
    "games": lambda store: store.results.games_of("ann", None, 9, 5),
    "games of one kind": lambda store: store.results.games_of("ann", "five-towers", 9, 5),
    "statistics": lambda store: past_games(store).statistics("ann"),
    "results": lambda store: past_games(store).page("ann", None, None, 5),
    "opponents": lambda store: past_games(store).opponents("ann"),
    "habits": lambda store: past_games(store).habits("ann"),
    "daily deals": lambda store: deal_results.days(store.deals, "ann"),
    "the daily streak": lambda store: deal_results.days_in_a_row(store.deals, "ann"),
    "puzzle ratings": lambda store: puzzles.ratings(store.puzzles, "ann"),
}
"""What the home page and the page of a guest read."""

READS: Final[dict[str, Read]] = {
    **PAGES,
    "all finished games, in pages": lambda store: store.results.finished(("t", 1), 5),
    "the log of a table": lambda store: store.logs.read("t"),
    "the deadline of a table": lambda store: store.logs.due_of(["t"]),
    "the number of a host's tables": lambda store: store.logs.append(
        "v", 0, replace(batch(b"one", table="v"), open_limit=OpenLimit(since=0, most=9))
    ),
    "the guests who may be one person": lambda store: store.guests.may_be_one(("ann", "bob"), 0, 0),
    "rated games of two people": lambda store: store.results.rated_together(("ann", "bob"), 1),
    "the deals that hide a table": lambda store: store.deals.owes_deal_of("ann", "t", "d"),
    "ratings": lambda store: store.results.rate_games(),
    "the analysis of a game": lambda store: store.analyses.find("t", 1),
    "the steps of an analysis": lambda store: store.analyses.parts("t", 1),
    "the next analysis": lambda store: store.analyses.next(["five-towers"]),
    "deadlines": lambda store: store.logs.due(),
    "listed tables of an address": lambda store: store.lists.count_listed("::1", 0),
    "mistakes": lambda store: store.results.analysed("ann", 5),
    "an action": lambda store: store.logs.append("t", 1, replace(batch(b"two", b"three"), snapshot=(3, b"s"))),
    "the end of a game": lambda store: played(store, "t", a_result("t", 0, "ann"), after=1),
    "visits": lambda store: store.guests.note_devices([("h", 1, "::1")]),
    "the end of an attempt": lambda store: store.logs.append(
        "t", 1, replace(batch(b"two"), attempt=AttemptEnd(at=1, how="played", score=1, margin=1))
    ),
}


Traced: TypeAlias = Callable[[Callable[[sqlite3.Connection], None]], None]


@pytest.fixture
def traced(monkeypatch: pytest.MonkeyPatch) -> Traced:
    """Call a function with each connection that a store opens."""
    connect = sqlite_file.connect

    def trace(prepare: Callable[[sqlite3.Connection], None]) -> None:
        def opened(*arguments: Any, **rest: Any) -> sqlite3.Connection:
            connection = connect(*arguments, **rest)
            prepare(connection)
            return connection

        monkeypatch.setattr(sqlite_file, "connect", opened)

    return trace


@pytest.mark.parametrize("read", READS.values(), ids=READS)
def test_a_read_walks_an_index(read: Read, path: Path, traced: Traced) -> None:
    connect, statements = sqlite_file.connect, list[str]()

    async def use(store: SqliteStore) -> None:
        await store.logs.append("t", 0, batch(b"one"))
        await played(store, "u", a_result("u", 0, "ann"), a_result("u", 1, "bob", place=2))
        statements.clear()
        await read(store)

    traced(lambda connection: connection.set_trace_callback(statements.append))
    with_store(path, use)
    asked = [statement for statement in statements if statement.lstrip().startswith(("select", "with", "update"))]
    assert asked
    with closing(connect(path)) as connection:
        steps = [step for statement in asked for *_, step in connection.execute(f"explain query plan {statement}")]
    scanned = {found[1] for step in steps if (found := re.match(r"SCAN (\w+)(?!.*INDEX)", step))}
    assert not scanned & GROWING, steps


POSTGRES_READS: Final = {
    **READS,
    "the games that run": lambda store: store.lists.is_running("five-towers", ("a",), 0),
    "a sign-out": lambda store: store.guests.sign_out("h"),
}

UNBOUNDED: Final = {"table_summary_due", "result_unrated", "analysis_wanted"}
"""Partial indexes of PostgreSQL that contain only what is wanted, and may be read whole."""


@pytest.mark.extras
@pytest.mark.parametrize("read", POSTGRES_READS.values(), ids=POSTGRES_READS)
async def test_a_read_walks_an_index_in_postgresql(read: Read, database: str, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, Any]] = []

    async def traced(*arguments: Any, **rest: Any) -> Any:
        connection: Any = await connect(*arguments, **rest)
        connection.add_query_logger(lambda done: asked.append((done.query, done.args)))
        return connection

    async def use(store: PostgresStore) -> list[dict[str, Any]]:
        await store.logs.append("t", 0, batch(b"one"))
        await played(store, "u", a_result("u", 0, "ann"), a_result("u", 1, "bob", place=2))
        asked.clear()
        await read(store)
        statements = [(query, values) for query, values in asked if re.match(r"\s*(select|with|update|insert|delete)", query)]
        assert statements
        connection: Any = await store.database.listen_connection()
        found = [step for query, values in statements for step in steps(await explained(connection, query, values))]
        await connection.close()
        return found

    monkeypatch.setattr(database_module, "connect", traced)
    found = await used(PostgresStore(database, path), use)
    for step in found:
        if step["Node Type"] == "Seq Scan" or "Index Name" in step:
            bounded = {"Index Cond", "Recheck Cond"} & step.keys() or step.get("Index Name") in UNBOUNDED
            assert bounded or step.get("Relation Name") not in (*GROWING, None), step


async def explained(connection: Any, query: str, values: Any) -> dict[str, Any]:
    """Return the plan of a query, with many values for statements that were executed with many."""
    first = values[0] if values and isinstance(values, list) else values
    [plan] = json.loads(await connection.fetchval(f"explain (format json) {query}", *first))
    found: dict[str, Any] = plan["Plan"]
    return found


def steps(plan: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield plan
    for part in plan.get("Plans", ()):
        yield from steps(part)


# --- the work of pages


@pytest.mark.parametrize("read", PAGES.values(), ids=PAGES)
def test_a_page_costs_no_more_when_others_have_played_more(read: Read, path: Path, traced: Traced) -> None:
    measured = measure(traced)

    async def use(store: SqliteStore) -> list[int]:
        await played(store, "u", a_result("u", 0, "ann"), a_result("u", 1, "bob", place=2))
        return [await measured(store, read, [("eve", f"g{game % 9}") for game in range(games)]) for games in (5, 200)]

    few, many = with_store(path, use)
    assert 0 < many <= 1.1 * few


def test_results_of_a_game_that_a_guest_seldom_plays_cost_no_more_for_all_their_other_games(path: Path, traced: Traced) -> None:
    measured = measure(traced)

    async def use(store: SqliteStore) -> list[int]:
        read: Read = lambda store: store.results.games_of("ann", "carcassonne", 9, 5)  # noqa: E731  as in the table above
        return [await measured(store, read, [("ann", "bob")] * games) for games in (5, 200)]

    few, many = with_store(path, use)
    assert 0 < many <= 1.1 * few


def measure(traced: Traced) -> Callable[[SqliteStore, Read, Sequence[tuple[str, str]]], Awaitable[int]]:
    """Return a function that stores finished games between these guests and returns the cost of a read: the steps of SQLite's virtual machine."""
    steps = [0]

    def count() -> None:
        steps[0] += 1

    traced(lambda connection: connection.set_progress_handler(count, 1))

    async def measured(store: SqliteStore, read: Read, games: Sequence[tuple[str, str]]) -> int:
        for number, (host, other) in enumerate(games):
            table = f"{len(games)}-{number}"
            results = a_result(table, 0, host), a_result(table, 1, other, place=2)
            await store.logs.append(table, 0, replace(batch(b"x", table=table, host=host, status="finished"), results=results))
        await store.results.rate_games()
        costs = []
        for _ in range(5):  # a reader's first query reads the schema too
            steps[0] = 0
            await read(store)
            costs.append(steps[0])
        return min(costs)

    return measured
