"""Stores in tests: opened, used and closed within one event loop."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import closing
from itertools import chain, repeat
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar
from unittest.mock import DEFAULT, AsyncMock

import msgspec
import pytest

from rookery.server.live.connections import Connections
from rookery.server.people.identity import Guests
from rookery.server.people.results import PastGames
from rookery.server.storage import Storage, StorageError
from rookery.server.storage.deals import Deal
from rookery.server.storage.lists import TableDetails, TableSummary
from rookery.server.storage.logs import Batch, place
from rookery.server.storage.postgres.store import PostgresStore
from rookery.server.storage.results import Result
from rookery.server.storage.secret_box import SecretBox, known_key
from rookery.server.storage.sqlite.file import connect
from rookery.server.storage.sqlite.store import SqliteStore
from rookery.server.tables.service import TableService

BACKENDS: Final = ("sqlite", pytest.param("postgres", marks=pytest.mark.extras))
FULL: Final = StorageError("database or disk is full")
NewStore: TypeAlias = Callable[[], Storage]
"""Returns another store on the same data, which is not open yet."""
T = TypeVar("T")
Store = TypeVar("Store", bound=Storage)


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def table_service(store: Storage) -> TableService:
    return TableService(store.logs, store.settings)


def guests_of(store: Storage) -> Guests:
    return Guests(store.guests, store.lists, Connections())


def past_games(store: Storage) -> PastGames:
    return PastGames(store.results, store.guests, store.analyses, store.logs)


def both_backends() -> Any:
    """Return a fixture for tests of the contract of stores: their `store` and `new_store` are in SQLite, then in PostgreSQL."""
    return pytest.fixture(params=BACKENDS)(lambda request: request.param)


async def used(store: Store, use: Callable[[Store], Awaitable[T]]) -> T:
    """Open a store, return the result of `use`, and close it."""
    await store.open()
    try:
        return await use(store)
    finally:
        await store.close()


def with_new_store(new_store: NewStore, use: Callable[[Storage], Awaitable[T]]) -> T:
    """Return the result of `use` for an open store."""
    return run(used(new_store(), use))


def with_store(path: Path, use: Callable[[SqliteStore], Awaitable[T]]) -> T:
    """Return the result of `use` for an open store on this file."""
    return run(used(SqliteStore(path), use))


def failing(work: Callable[..., Awaitable[object]], error: Exception, times: int = 1) -> AsyncMock:
    """Wrap a function so that its first calls fail with this error."""
    return AsyncMock(wraps=work, side_effect=chain(repeat(error, times), repeat(DEFAULT)))


def deal(**changes: Any) -> Deal:
    """Return a deal of 5 Towers for a guest against one bot."""
    terms = {"id": "d", "game": "five-towers", "seats": 2, "options": {}, "expansions": (), "opener": 0, "seat": 0, "bots": (None, "uniform")}
    return Deal(**{**terms, "secret": "5ec2e7" * 8, "made": 1, "day": "d", **changes})


DETAILS = TableDetails(
    seats=("", ""),
    bots=(False, False),
    guests=(None, None),
    options={},
    expansions=(),
    turn=None,
    number=1,
    round=None,
    scores=None,
    places=None,
)


def summary(table: str = "t", **changes: Any) -> TableSummary:
    return TableSummary(**{"table": table, "game": "five-towers", "status": "open", "listed": False, "host": "ann", "details": DETAILS, **changes})


def batch(*entries: bytes, **changes: Any) -> Batch:
    shown = summary(**changes)
    newcomers = () if shown.practice else (shown.host, *shown.guests)
    return Batch(entries=entries, summary=shown, newcomers=newcomers)


async def change_entry(store: Storage, seq: int, entry: bytes) -> None:
    """Replace an entry behind the store's back."""
    if isinstance(store, SqliteStore):
        await store.file.execute("update log set entry = ? where seq = ?", (entry, seq))
    else:
        assert isinstance(store, PostgresStore)
        await store.database.execute("update log set entry = $1 where seq = $2", entry, seq)


def stored_log(data: Path, table: str) -> list[bytes]:
    """Return the entries of a table as they are in the data file, decrypted with its key."""
    with closing(connect(data, read_only=True)) as connection:
        rows = connection.execute("select seq, entry from log where table_id = ? order by seq", (table,)).fetchall()
    key = known_key(data)
    assert key is not None, "a data file that was opened has a key"
    box = SecretBox(key)
    return [box.open(entry if isinstance(entry, bytes) else entry.encode(), place(table, seq)) for seq, entry in rows]


def a_result(table: str, seat: int, guest: str | None, place: int = 1, **more: Any) -> Result:
    """Return the result of one seat of a finished game for two."""
    usual = {"number": 1, "game": "five-towers", "seats": 2, "bot": None, "score": 10 - place, "shared": 1, "at": 1, "ending": "played"}
    return Result(**{"table": table, "seat": seat, "guest": guest, "place": place, **usual, **more})


async def played(store: Storage, table: str, *results: Result, after: int = 0) -> None:
    """Append the end of a game with these results."""
    await store.logs.append(table, after, msgspec.structs.replace(batch(b"x", table=table), results=results))
