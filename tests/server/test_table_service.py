"""The table service: what it remembers, what it looks up again, and what happens there by itself."""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random

import pytest

from rookery.core.view import View
from rookery.server import commands, log, time_source, wire
from rookery.server import table_service as module
from rookery.server.bot_pool import BotPool
from rookery.server.refusals import Refused
from rookery.server.storage import Batch, ConflictError, StorageError
from rookery.server.storage.sqlite_store import SqliteStore
from rookery.server.table import Table
from rookery.server.table_service import TableService
from tests.server.offline_table import ANN, BOB
from tests.server.serving import PATIENCE


class InstantBots(BotPool):
    """Bots that take any choice, at once, without a process."""

    async def warm_up(self) -> None:
        pass

    async def choose(self, game: str, bot: str | None, view: View, seed: str) -> str:
        return Random(seed).choice(view.choices).action


async def in_service(path: Path, use: Callable[[TableService], Awaitable[None]]) -> None:
    service = TableService(SqliteStore(path), InstantBots(1), bot_pause=0.0)
    await service.open()
    try:
        await use(service)
    finally:
        await service.close()


def run(path: Path, *uses: Callable[[TableService], Awaitable[None]]) -> None:
    """Let one service after the other use the same data."""

    async def work() -> None:
        for use in uses:
            await in_service(path, use)

    asyncio.run(work())


async def a_table(service: TableService, *, bots: int = 0, **terms: object) -> Table:
    """A running game; Ann sits on every seat that is not a bot's, the first seats."""
    opening: list[commands.Command] = [partial(commands.open_table, ANN, wire.OpenTable("five-towers", 2, opener=0, **terms))]  # type: ignore[arg-type]
    opening += [partial(commands.sit, ANN, "Ann", seat) for seat in range(2 - bots)]
    opening += [partial(commands.seat_bot, ANN, seat, "uniform") for seat in range(2 - bots, 2)]
    return await service.open_table([*opening, partial(commands.start, ANN)])


async def until(service: TableService, name: str, holds: Callable[[Table], bool]) -> Table:
    deadline = time.monotonic() + PATIENCE
    while not holds(table := await service.table(name)):
        assert time.monotonic() < deadline, table
        await asyncio.sleep(0.01)
    return table


async def next_timer(service: TableService, name: str) -> None:
    """Wait until the timer of a table has gone off and another one is set."""
    timer = service._cache[name].timer
    deadline = time.monotonic() + PATIENCE
    while service._cache[name].timer in (timer, None):
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data.sqlite3"


class SlowlyWarming(InstantBots):
    """Bots that never get warm."""

    begun = False

    async def warm_up(self) -> None:
        self.begun = True
        await asyncio.Event().wait()


def test_bots_warm_up_when_the_service_opens_and_nobody_waits_for_them(path: Path) -> None:
    async def work() -> None:
        bots = SlowlyWarming(1)
        service = TableService(SqliteStore(path), bots)
        await service.open()
        await a_table(service)
        assert bots.begun
        await service.close()

    asyncio.run(asyncio.wait_for(work(), PATIENCE))


def test_an_unknown_table_is_refused(path: Path) -> None:
    async def use(service: TableService) -> None:
        for asked in (service.table("nowhere"), service.change("nowhere", partial(commands.start, ANN))):
            with pytest.raises(Refused) as caught:
                await asked
            assert caught.value.code == "table/unknown"

    run(path, use)


def test_a_table_that_cannot_be_opened_is_not_stored(path: Path) -> None:
    async def use(service: TableService) -> None:
        opening = [partial(commands.open_table, ANN, wire.OpenTable("five-towers", 2)), partial(commands.start, ANN)]
        with pytest.raises(Refused) as caught:
            await service.open_table(opening)
        assert caught.value.code == "seat/not-free"
        assert await service.storage.of_guest(ANN, 10) == []

    run(path, use)


def test_of_two_who_act_at_once_one_wins(path: Path) -> None:
    async def use(service: TableService) -> None:
        table = await a_table(service)
        act = partial(commands.act, ANN, table.version)
        both = await asyncio.gather(*(service.change(table.id, partial(act, f"bid {bid}")) for bid in (1, 2)), return_exceptions=True)
        assert [getattr(outcome, "code", "done") for outcome in both] == ["done", "action/stale"]
        assert (await service.table(table.id)).version == table.version + 1

    run(path, use)


def test_the_same_request_counts_once_even_at_the_same_moment_and_after_a_restart(path: Path) -> None:
    names: list[tuple[str, int]] = []

    async def before(service: TableService) -> None:
        table = await a_table(service)
        act = partial(commands.act, ANN, table.version, "bid 1")
        tables = await asyncio.gather(*(service.change(table.id, act, request="ann/1") for _ in range(5)))
        assert {changed.version for changed in tables} == {table.version + 1}
        names.append((table.id, table.version))

    async def afterwards(service: TableService) -> None:
        name, version = names[0]
        table = await service.change(name, partial(commands.act, ANN, version, "bid 1"), request="ann/1")
        assert table.version == version + 1

    run(path, before, afterwards)


def test_two_services_on_the_same_data_find_each_others_actions(path: Path) -> None:
    async def use(service: TableService) -> None:
        table = await a_table(service)
        other = TableService(SqliteStore(path), InstantBots(1))
        await other.storage.open()
        assert (await other.table(table.id)).version == table.version
        await service.change(table.id, partial(commands.act, ANN, table.version, "bid 1"), request="ann/1")
        again = await other.change(table.id, partial(commands.act, ANN, table.version, "bid 1"), request="ann/1")
        assert again.version == table.version + 1
        with pytest.raises(Refused) as caught:
            await service.change(table.id, partial(commands.act, ANN, table.version, "bid 2"))
        assert caught.value.code == "action/stale"
        passed = await other.change(table.id, partial(commands.act, ANN, again.version, "pass"))
        await service.change(table.id, partial(commands.say, BOB, "Bob", phrase="hello", text=None))
        assert (await service.table(table.id)).version == passed.version
        await other.storage.close()

    run(path, use)


def test_a_table_where_too_much_happens_asks_for_patience(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(service: TableService) -> None:
        table = await a_table(service)

        async def too_late(table: str, after: int, batch: Batch) -> None:
            raise ConflictError(table)

        append = service.storage.append
        monkeypatch.setattr(service.storage, "append", too_late)
        with pytest.raises(Refused) as caught:
            await service.change(table.id, partial(commands.act, ANN, table.version, "bid 1"))
        monkeypatch.setattr(service.storage, "append", append)
        assert (caught.value.code, caught.value.status) == ("server/busy", 503)
        assert (await service.change(table.id, partial(commands.act, ANN, table.version, "bid 1"))).version == table.version + 1

    run(path, use)


def test_tables_nobody_asks_for_are_forgotten_and_read_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "TABLES_CACHED", 2)

    async def use(service: TableService) -> None:
        tables = [await a_table(service) for _ in range(6)]
        for _ in range(2):
            for table in tables:
                current = await service.table(table.id)
                await service.change(table.id, partial(commands.act, ANN, current.version, "bid 0" if current.actor == 0 else "pass"))
        assert len(service._cache) <= 3
        assert {(await service.table(table.id)).version for table in tables} == {tables[0].version + 7}

    run(path, use)


def test_bots_play_by_themselves_and_go_on_where_they_were(path: Path) -> None:
    names: list[str] = []

    async def begin(service: TableService) -> None:
        names.append((await a_table(service, bots=2)).id)
        await until(service, names[0], lambda table: table.version > 12)

    async def finish(service: TableService) -> None:
        table = await until(service, names[0], lambda table: table.status == "finished")
        assert table.seq == len(await service.storage.read(names[0]))

    run(path, begin, finish)


def test_bots_wait_while_nothing_can_be_written(path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(module, "TRY_AGAIN_SECONDS", 0.05)

    async def use(service: TableService) -> None:
        append, failures = service.storage.append, iter(range(5))

        async def full(table: str, after: int, batch: Batch) -> None:
            if after > 10 and next(failures, None) is not None:
                raise StorageError("database or disk is full")
            await append(table, after, batch)

        monkeypatch.setattr(service.storage, "append", full)
        table = await a_table(service, bots=2)
        await until(service, table.id, lambda table: table.status == "finished")

    run(path, use)
    assert caplog.text.count("database or disk is full") == 5
    assert "Traceback" not in caplog.text


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The server's time in milliseconds; it stands still until a test sets it."""
    time = [1_000_000]
    monkeypatch.setattr(time_source, "now", lambda: time[0])
    return time


def test_a_bot_takes_over_when_time_is_up(path: Path, clock: list[int]) -> None:
    async def use(service: TableService) -> None:
        table = await a_table(service, clock=log.Clock(base=10), bots=1)
        clock[0] += 9_999
        await service.change(table.id, partial(commands.say, BOB, "Bob", phrase="your-turn", text=None))  # the timer is set anew
        for _ in range(3):  # it goes off early, as the clock stands still, and is set again
            await next_timer(service, table.id)
        assert not (await service.table(table.id)).holders[0].away
        clock[0] += 1
        table = await until(service, table.id, lambda table: table.holders[0].away)
        table = await until(service, table.id, lambda table: table.status == "finished")
        assert table.holders[0].away

    run(path, use)


def test_nobodys_time_runs_while_the_server_is_closed(path: Path, clock: list[int]) -> None:
    names: list[str] = []
    seqs: list[int] = []

    async def begin(service: TableService) -> None:
        table = await a_table(service, clock=log.Clock(base=10))
        names.append(table.id)
        seqs.append(table.seq)

    async def much_later(service: TableService) -> None:
        table = await until(service, names[0], lambda table: table.seq > seqs[0])
        assert table.clock is not None
        assert (table.holders[0].away, table.clock.left) == (False, (10_000, 10_000))
        clock[0] += 10_000
        await service.change(names[0], partial(commands.say, BOB, "Bob", phrase="your-turn", text=None))
        await until(service, names[0], lambda table: table.holders[0].away)

    async def two() -> None:
        await in_service(path, begin)
        clock[0] += 3_600_000
        await in_service(path, much_later)

    asyncio.run(two())


def test_whoever_acts_before_a_game_is_taken_up_loses_no_time(path: Path, clock: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    names: list[str] = []

    async def begin(service: TableService) -> None:
        names.append((await a_table(service, clock=log.Clock(base=10))).id)

    async def nothing(service: TableService, names: list[str]) -> None:
        """Taking up takes for ever."""

    async def act(service: TableService) -> None:
        table = await service.table(names[0])
        table = await service.change(names[0], partial(commands.act, ANN, table.version, "bid 1"))
        assert table.clock is not None
        assert table.clock.left[0] == 10_000
        assert not table.holders[0].away

    async def later() -> None:
        await in_service(path, begin)
        clock[0] += 3_600_000
        monkeypatch.setattr(TableService, "_take_up", nothing)
        await in_service(path, act)

    asyncio.run(later())


def test_a_log_that_cannot_be_read_stops_no_other_table(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    names: list[str] = []

    async def begin(service: TableService) -> None:
        names.extend([(await a_table(service, bots=2)).id for _ in range(3)])

    async def go_on(service: TableService) -> None:
        for name in names[1:]:
            await until(service, name, lambda table: table.status == "finished")

    async def spoil() -> None:
        await in_service(path, begin)
        names.sort()
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("update log set entry = 'spoilt' where table_id = ? and seq = 3", (names[0],))
            connection.commit()
        await in_service(path, go_on)

    asyncio.run(spoil())
    assert "could not be taken up" in caplog.text
