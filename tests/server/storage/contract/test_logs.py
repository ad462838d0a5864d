"""The contract of stores: appends are optimistic, atomic and durable, and fail alone; a downtime postpones deadlines."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from rookery.server.storage import ConflictError, Storage, StorageError
from rookery.server.storage.sqlite.store import SqliteStore
from tests.server.stores import batch, with_store


def test_entries_are_read_in_order_and_from_any_number_on(path: Path) -> None:
    async def write(store: Storage) -> None:
        await store.logs.append("t", 0, batch(b"one", b"two"))
        await store.logs.append("t", 2, batch(b"three"))

    async def read(store: Storage) -> None:
        assert await store.logs.read("t") == [b"one", b"two", b"three"]
        assert await store.logs.read("t", 2) == [b"three"]
        assert await store.logs.read("t", 99) == []
        assert await store.logs.read("unknown") == []

    with_store(path, write)
    with_store(path, read)


@pytest.mark.parametrize("after", [0, 1, 3, 99, -1])
async def test_an_append_that_read_another_log_conflicts_and_writes_nothing(after: int, store: Storage) -> None:
    await store.logs.append("t", 0, batch(b"one", b"two"))
    with pytest.raises(ConflictError):
        await store.logs.append("t", after, batch(b"other", status="running"))
    assert await store.logs.read("t") == [b"one", b"two"]
    assert [summary.status for summary in await store.lists.recent(5)] == ["open"]


async def test_a_log_has_no_gaps(store: Storage) -> None:
    await store.logs.append("t", 0, batch(b"one"))
    for table, after in (("t", 2), ("u", 1)):
        with pytest.raises(ConflictError):
            await store.logs.append(table, after, batch(b"more", table=table))
    assert len(await store.logs.read("t")) == 1
    assert not await store.logs.read("u")


async def test_one_of_many_simultaneous_appends_wins(store: Storage) -> None:
    tries = [store.logs.append("t", 0, batch(f"entry {number}".encode())) for number in range(20)]
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert outcomes.count(None) == 1
    assert sum(isinstance(outcome, ConflictError) for outcome in outcomes) == 19
    assert len(await store.logs.read("t")) == 1


async def test_an_append_that_conflicts_among_others_fails_alone(store: Storage) -> None:
    tries = [store.logs.append(table, after, batch(b"one", table=table)) for table, after in (("a", 0), ("b", 7), ("c", 0))]
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [type(None), ConflictError, type(None)]
    assert [len(await store.logs.read(table)) for table in "abc"] == [1, 0, 1]


async def test_two_stores_on_the_same_data_see_each_other(path: Path, store: Storage) -> None:
    second = SqliteStore(path)
    await second.open()
    await store.logs.append("t", 0, batch(b"one"))
    with pytest.raises(ConflictError):
        await second.logs.append("t", 0, batch(b"other"))
    await second.logs.append("t", 1, batch(b"two"))
    assert await store.logs.read("t") == [b"one", b"two"]
    await second.close()


def test_closing_finishes_pending_writes(path: Path) -> None:
    async def write(store: Storage) -> None:
        asked = [asyncio.ensure_future(store.logs.append(f"t{number}", 0, batch(b"one", table=f"t{number}"))) for number in range(50)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*asked) == [None] * 50
        with pytest.raises(StorageError, match="closed"):
            await store.logs.append("late", 0, batch(b"one", table="late"))

    async def read(store: Storage) -> None:
        assert len(await store.lists.recent(100)) == 50

    with_store(path, write)
    with_store(path, read)


async def test_a_waiter_that_was_cancelled_stops_nobody(store: Storage) -> None:
    impatient = asyncio.ensure_future(store.logs.append("t", 0, batch(b"one")))
    await asyncio.sleep(0)
    impatient.cancel()
    await store.logs.append("u", 0, batch(b"one", table="u"))
    assert len(await store.logs.read("t")) == 1
    with pytest.raises(ConflictError):
        await store.logs.append("t", 0, batch(b"other"))


# --- deadlines


async def test_the_downtime_postpones_all_deadlines(store: Storage) -> None:
    for name, due in {"clock": 5_000, "bot": 0, "nothing": None}.items():
        await store.logs.append(name, 0, replace(batch(b"1", table=name, updated=1_000), due=due))
    await store.logs.record_heartbeat(2_000)
    await store.logs.resume(12_000)
    assert await store.logs.due() == [("bot", 0), ("clock", 15_000)]
    await store.logs.resume(12_000)
    assert [await store.logs.due_at(name) for name in ("clock", "bot", "nothing", "nowhere")] == [15_000, 0, None, None]
    await store.logs.append("clock", 1, replace(batch(b"2", table="clock", updated=14_000), due=20_000))
    await store.logs.resume(15_000)  # the append was a heartbeat
    assert await store.logs.due_at("clock") == 21_000
    await store.logs.record_heartbeat(90_000)
    await store.logs.resume(80_000)
    assert await store.logs.due_at("clock") == 21_000, "a clock that was set back takes no time from anybody"
    await store.logs.set_due("clock", None)
    assert await store.logs.due() == [("bot", 0)]


async def test_deadlines_stay_where_they_are_without_a_heartbeat(store: Storage) -> None:
    await store.logs.append("t", 0, batch(b"one"))
    await store.logs.set_due("t", 5_000)
    await store.logs.resume(12_000)
    assert await store.logs.due_at("t") == 5_000
