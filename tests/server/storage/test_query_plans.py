"""Reads that grow with use walk an index: no query about results, ratings, logs or tables of one guest reads a whole table."""

import re
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec.structs import replace

from rookery.server.storage.lists import Listing
from rookery.server.storage.logs import OpenLimit
from rookery.server.storage.sqlite import file as sqlite_file
from rookery.server.storage.sqlite.store import SqliteStore
from tests.server.stores import a_result, batch, past_games, played, with_store

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

READS: Final[dict[str, Callable[[SqliteStore], Awaitable[Any]]]] = {
    "the log of a table": lambda store: store.logs.read("t"),
    "the deadline of a table": lambda store: store.logs.due_of(["t"]),
    "the tables of a guest": lambda store: store.lists.of_guest("ann", 5),
    "the number of a host's tables": lambda store: store.logs.append(
        "v", 0, replace(batch(b"one", table="v"), open_limit=OpenLimit(since=0, most=9))
    ),
    "open tables": lambda store: store.lists.listed(Listing(), 5),
    "friends": lambda store: store.lists.friends("ann", 5),
    "games": lambda store: store.results.games_of("ann", None, 9, 5),
    "games of one kind": lambda store: store.results.games_of("ann", "five-towers", 9, 5),
    "the guests who may be one person": lambda store: store.guests.may_be_one(("ann", "bob"), 0, 0),
    "rated games of two people": lambda store: store.results.rated_together(("ann", "bob"), 1),
    "the deals that hide a table": lambda store: store.deals.owes_deal_of("ann", "t", "d"),
    "ratings": lambda store: store.results.rate_games(),
    "statistics": lambda store: past_games(store).statistics("ann"),
    "opponents": lambda store: past_games(store).opponents("ann"),
    "habits": lambda store: past_games(store).habits("ann"),
    "the analysis of a game": lambda store: store.analyses.find("t", 1),
    "the steps of an analysis": lambda store: store.analyses.parts("t", 1),
}


@pytest.mark.parametrize("read", READS.values(), ids=READS)
def test_a_read_walks_an_index(read: Callable[[SqliteStore], Awaitable[Any]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, statements = tmp_path / "data.sqlite3", list[str]()
    connect = sqlite_file.connect

    def traced(*arguments: Any, **rest: Any) -> sqlite3.Connection:
        connection = connect(*arguments, **rest)
        connection.set_trace_callback(statements.append)
        return connection

    async def use(store: SqliteStore) -> None:
        await store.logs.append("t", 0, batch(b"one"))
        await played(store, "u", a_result("u", 0, "ann"), a_result("u", 1, "bob", place=2))
        statements.clear()
        await read(store)

    monkeypatch.setattr(sqlite_file, "connect", traced)
    with_store(path, use)
    asked = [statement for statement in statements if statement.lstrip().startswith(("select", "with", "update"))]
    assert asked
    with closing(connect(path)) as connection:
        steps = [step for statement in asked for *_, step in connection.execute(f"explain query plan {statement}")]
    scanned = {found[1] for step in steps if (found := re.match(r"SCAN (\w+)(?!.*INDEX)", step))}
    assert not scanned & GROWING, steps
