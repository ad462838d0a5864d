"""The services of a server inside the test, without HTTP and worker processes."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rookery.core.view import View
from rookery.server.services import Services
from rookery.server.settings import Settings
from rookery.server.storage.sqlite.logs import SqliteLogs
from rookery.server.storage.sqlite.store import SqliteStore
from rookery.server.tables import commands
from rookery.server.tables.table import Table
from rookery.server.thinking.bot_pool import BotPool
from tests.server.offline_table import ANN, BOB
from tests.server.serving import TIMEOUT


class FakeBots(BotPool):
    """Bots that take a random choice without a process, and record every request. Clearing `go_on` makes them think until it is set again."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[str | None, View, str]] = []
        self.thinking = self.most = 0
        self.go_on = asyncio.Event()
        self.go_on.set()
        self.warming = False
        self.failures: list[Exception] = []

    @property
    def busy(self) -> bool:
        return self.thinking > 0

    async def warm_up(self) -> None:
        """Never finish, because nothing may wait for the warm-up."""
        self.warming = True
        await asyncio.Event().wait()

    async def choose(self, game: str, bot: str | None, view: View, seed: str) -> str:
        if self.failures:
            raise self.failures.pop()
        self.asked.append((bot, view, seed))
        self.thinking += 1
        self.most = max(self.most, self.thinking)
        await asyncio.sleep(0)
        await self.go_on.wait()
        self.thinking -= 1
        return Random(seed).choice(view.choices).action


def make_services(path: Path, bots: BotPool | None = None, **settings: Any) -> Services:
    return Services(Settings(**{"data": path, "bot_pause": 0.0, "analysis": False, **settings}), SqliteStore(path), bots or FakeBots())


def sqlite_logs(services: Services) -> SqliteLogs:
    """Return the logs of services on SQLite, which record heartbeats."""
    assert isinstance(services.storage.logs, SqliteLogs)
    return services.storage.logs


@asynccontextmanager
async def opened_services(path: Path, bots: BotPool | None = None, **settings: Any) -> AsyncIterator[Services]:
    """Yield open services on this data, and close them."""
    services = make_services(path, bots, **settings)
    await services.open()
    try:
        yield services
    finally:
        await services.close()


def run(path: Path, *uses: Callable[[Services], Awaitable[None]], bots: BotPool | None = None, **settings: Any) -> None:
    """Let one server after another use the same data."""

    async def work() -> None:
        for use in uses:
            async with opened_services(path, bots, **settings) as services:
                await use(services)

    asyncio.run(asyncio.wait_for(work(), TIMEOUT))


def stored_table(path: Path, **terms: Any) -> Table:
    """Open a table on this data and stop the server; return the table."""
    tables: list[Table] = []

    async def use(services: Services) -> None:
        tables.append(await a_table(services, **terms))

    run(path, use)
    return tables[0]


async def play_out(services: Services, table: Table, choose: Callable[[View, int], str], guest: str = ANN) -> Table:
    """Let a guest play against bots to the end of the game; `choose` gets the view and its version."""
    while (table := await until(services, table.id, lambda table: table.status != "running" or table.bot_to_act() is None)).status == "running":
        assert table.match is not None
        action = choose(table.match.view(table.seats_of(guest)[0]), len(table.match.actions))
        table = await act(services, table, action, guest=guest)
    return table


async def a_table(services: Services, *, bots: int = 0, guests: tuple[str, str] = (ANN, ANN), **terms: object) -> Table:
    """Open a running game that Ann hosts. Guests have the first seats, bots the last."""
    opening: list[commands.Command] = [partial(commands.open_table, ANN, "five-towers", 2, opener=0, **terms)]  # type: ignore[arg-type]
    opening += [partial(commands.sit, guest, guest, seat) for seat, guest in enumerate(guests[: 2 - bots])]
    opening += [partial(commands.seat_bot, ANN, seat, "uniform") for seat in range(2 - bots, 2)]
    return await services.tables.open_table([*opening, partial(commands.start, ANN)])


async def act(services: Services, table: Table, action: str, *, guest: str = ANN, request: str | None = None) -> Table:
    """Play an action for the version of this table."""
    return await services.tables.change(table.id, partial(commands.act, guest, table.version, action), request=request)


async def say(services: Services, name: str) -> None:
    """Let Bob say something, which changes nothing else."""
    await services.tables.change(name, partial(commands.say, BOB, "Bob", phrase="your-turn", text=None))


async def until(services: Services, name: str, holds: Callable[[Table], bool]) -> Table:
    """Return the table once the predicate is true."""
    deadline = time.monotonic() + TIMEOUT
    while not holds(table := await services.tables.table(name)):
        assert time.monotonic() < deadline, table
        await asyncio.sleep(0.01)
    return table


class Pause:
    """A fake `asyncio.sleep` that a test controls: a sleep of exactly `seconds` ends when the test sets `over`."""

    def __init__(self, seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.over = False, asyncio.Event()
        sleep = asyncio.sleep

        async def wait(asked: float) -> None:
            if asked == seconds:
                self.begun = True
                await self.over.wait()
            await sleep(0.0 if asked == seconds else asked)

        monkeypatch.setattr(asyncio, "sleep", wait)
