"""Simulated nodes: the real services of a server on a shared store, which crash, stop, pause and lose their connection."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Final, TypeVar, cast

from rookery.core.view import View
from rookery.server import nodes, time_source
from rookery.server.services import Services
from rookery.server.settings import Settings
from rookery.server.storage import Storage, StorageError
from rookery.server.thinking.bot_pool import BotPool
from tests.server.simulation.loop import Process, SimulatedLoop
from tests.server.simulation.store import START, Access, Data, Faults, SharedStore

T = TypeVar("T")

WIRE_SECONDS: Final = 0.05
CLOCK_SECONDS: Final = 3600.0
"""The machines' clocks differ from the store's by at most this much."""
PATIENCE: Final = 15.0
"""Seconds after which a client gives up on a request."""
THINKING_SECONDS: Final = 1.0
OPENING_AGAIN: Final = 2.0


class GoneError(Exception):
    """The node does not run, or the connection to it broke. Nobody knows what became of the request."""


class SimulatedBots(BotPool):
    """Bots that pick at random and remember every choice by its view."""

    def __init__(self, rng: Random, chosen: dict[View, set[str]]) -> None:
        super().__init__(1)
        self._rng = rng
        self._chosen = chosen

    async def warm_up(self) -> None: ...

    async def choose(self, _game: str, _bot: str | None, view: View, seed: str) -> str:
        await asyncio.sleep(self._rng.uniform(0, THINKING_SECONDS))
        action = Random(seed).choice(view.choices).action
        self._chosen.setdefault(view, set()).add(action)
        return action


class Node:
    """A node. `services` is None while it does not run."""

    def __init__(self, name: str, loop: SimulatedLoop, data: Data, faults: Faults, chosen: dict[View, set[str]]) -> None:
        self.name = name
        self.services: Services | None = None
        self.wanted = True
        self._loop = loop
        self._data = data
        self._faults = faults
        self._chosen = chosen
        self._starts = 0
        self._process: Process | None = None
        self._access: Access | None = None
        self._waiting: dict[asyncio.Future[Any], None] = {}

    def start(self) -> None:
        """Start a new process and open its services; repeat that while the store cannot be reached."""
        self._starts += 1
        skew = self._loop.rng.uniform(-CLOCK_SECONDS, CLOCK_SECONDS)
        clock = SimpleNamespace(
            time_ns=lambda: START * 1000 + round((self._loop.time() + skew) * 1e9),
            monotonic_ns=lambda: round(self._loop.time() * 1e9),
            monotonic=self._loop.time,
        )
        game_time = time_source.GameTime(lambda: clock.time_ns() // time_source.NANOSECONDS, clock.monotonic_ns)
        own = {"time": clock, "game_time": game_time, "agreed": None, "_joined": 0}
        process = Process(f"{self.name}{self._starts}", {(time_source, name): value for name, value in own.items()} | {(nodes, "time"): clock})
        self._process, self._access = process, Access(process, self._data, self._faults, self._loop)
        self._loop.create_task(self._open(self._access), context=process.context)

    async def _open(self, access: Access) -> None:
        while True:
            services = Services(
                Settings(data=Path("nowhere"), analysis=False),
                cast("Storage", SharedStore(access)),
                SimulatedBots(self._faults.rng, self._chosen),
            )
            try:
                await services.open()
                break
            except StorageError:
                await services.background.close()
                await asyncio.sleep(OPENING_AGAIN)
        self.services = services

    def crash(self) -> None:
        """Lose the process and its memory at once."""
        if self._process is not None:
            self._loop.kill(self._process)
            self._data.hearing.pop(self._process.name, None)
        self.services = self._process = self._access = None
        for answer in self._waiting:
            if not answer.done():
                answer.set_exception(GoneError())

    async def stop(self) -> None:
        """Close the services, then end the process."""
        services, process = self.services, self._process
        if services is not None and process is not None:
            self.services = None
            await asyncio.wait([self._loop.create_task(services.close(), context=process.context)])
        self.crash()

    def pause(self, seconds: float) -> None:
        if self._process is not None:
            self._process.pause(seconds, self._loop)

    def cut(self, seconds: float) -> None:
        if self._access is not None:
            self._access.cut(seconds)

    async def call(self, work: Callable[[Services], Awaitable[T]]) -> T:
        """Let the services do something for a client; raise GoneError if no answer comes."""
        rng, services = self._loop.rng, self.services
        await asyncio.sleep(rng.uniform(0, WIRE_SECONDS))
        if services is None or services is not self.services or self._process is None:
            raise GoneError
        answer: asyncio.Future[T] = self._loop.create_future()

        def settle(result: Any, error: BaseException | None) -> None:
            if answer.done():
                return
            if error is None:
                answer.set_result(result)
            else:
                answer.set_exception(error)

        async def serve() -> None:
            result, error = None, None
            try:
                result = await work(services)
            except Exception as raised:
                error = raised
            self._loop.call_later(rng.uniform(0, WIRE_SECONDS), settle, result, error, context=self._loop.world)

        self._waiting[answer] = None
        self._loop.create_task(serve(), context=self._process.context)
        try:
            async with asyncio.timeout(PATIENCE):
                return await answer
        except TimeoutError as error:
            raise GoneError from error
        finally:
            del self._waiting[answer]
