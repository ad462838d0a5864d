"""Several server processes on one machine: a parent starts them, replaces those that die, and stops them together."""

import asyncio
import logging
import multiprocessing
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, TypeAlias

from rookery.server import time_source

Work: TypeAlias = Callable[..., None]
"""What a worker does: it gets its arguments and a connection, and sends something once it is ready."""

LOGGER = logging.getLogger("rookery.workers")

FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 30.0
"""Seconds before a worker is replaced; the pause doubles while workers die young."""

STEADY: Final = 60.0
"""The age in seconds from which a worker's death is not young."""

STOP_SECONDS: Final = 30.0
"""How long workers may take to stop; an orderly stop takes about half of it at most."""


class Workers:
    """Processes that do the same work, each with its own arguments."""

    def __init__(self, work: Work, arguments: Sequence[tuple[Any, ...]], ready: Callable[[], None]) -> None:
        self._work = work
        self._arguments = arguments
        self._ready = ready
        self._waiting = set(range(len(arguments)))
        self._processes: dict[int, SpawnProcess] = {}

    async def run(self) -> signal.Signals:
        """Run all workers until a signal asks this process to stop; call `ready` once all are ready. Return the signal."""
        loop = asyncio.get_running_loop()
        loop.set_default_executor(ThreadPoolExecutor(len(self._arguments)))  # a thread waits for each process
        asked: asyncio.Future[signal.Signals] = loop.create_future()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, _ask, asked, number)
        keepers = [asyncio.create_task(self._keep(number, asked)) for number in range(len(self._arguments))]
        try:
            return await asked
        finally:
            await self._stop(keepers)

    async def _keep(self, number: int, asked: "asyncio.Future[signal.Signals]") -> None:
        """Run one worker, and replace it whenever it dies, until this process is asked to stop."""
        young_deaths = 0
        while not asked.done():
            begun = time_source.monotonic()
            code = await self._run(number)
            if not asked.done():
                young_deaths = 0 if time_source.monotonic() - begun >= STEADY else young_deaths + 1
                pause = min(FIRST_PAUSE * 2**young_deaths, LONGEST_PAUSE)
                LOGGER.error("worker %d ended with code %s; it is replaced in %.1f s", number, code, pause)
                with suppress(TimeoutError):
                    await asyncio.wait_for(asyncio.shield(asked), pause)

    async def _run(self, number: int) -> int | None:
        """Run one process until it ends; return its exit code."""
        spawn = multiprocessing.get_context("spawn")
        told, telling = spawn.Pipe(duplex=False)
        process = self._processes[number] = spawn.Process(target=self._work, args=(*self._arguments[number], telling), name=f"worker-{number}")
        process.start()
        telling.close()
        if await asyncio.to_thread(_hears, told):
            self._note_ready(number)
        await asyncio.to_thread(process.join)
        told.close()
        return process.exitcode

    def _note_ready(self, number: int) -> None:
        if self._waiting:
            self._waiting.discard(number)
            if not self._waiting:
                self._ready()

    async def _stop(self, keepers: Sequence["asyncio.Task[None]"]) -> None:
        for process in self._processes.values():
            process.terminate()
        _, late = await asyncio.wait(keepers, timeout=STOP_SECONDS)
        for process in self._processes.values() if late else ():
            process.kill()
        await asyncio.gather(*keepers)


def _ask(asked: "asyncio.Future[signal.Signals]", number: signal.Signals) -> None:
    if not asked.done():
        asked.set_result(number)


def _hears(told: "Connection[Any, Any]") -> bool:
    """Wait until the other end sends something or its process ends; return whether it sent."""
    try:
        told.recv()
    except EOFError:
        return False
    return True
