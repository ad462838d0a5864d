"""Worker processes for slow work (bots, analyses, drawing), which run at a lower priority and end with the server."""

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from rookery.work.executors import end_with_parent

T = TypeVar("T")

NICENESS: Final = 10


def begin(niceness: int = NICENESS) -> None:
    """Lower the priority of this process, and end it when the server ends, even if it is killed."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(niceness)
    end_with_parent()


class WorkerPool:
    """Processes that start with the first work; each runs `begin` first."""

    def __init__(self, processes: int, begin: Callable[[], None] = begin) -> None:
        self._processes = processes
        self._begin = begin
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., T], *arguments: object, within: float | None = None) -> T:
        """Do work in a process; raise TimeoutError if it takes longer than `within` seconds, BrokenProcessPool if its process dies.

        Either error ends all processes; the next work starts new ones.
        """
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._processes, mp_context=multiprocessing.get_context("spawn"), initializer=self._begin)
        pool = self._pool
        try:
            async with asyncio.timeout(within):
                return await asyncio.wrap_future(pool.submit(work, *arguments))
        except (TimeoutError, BrokenProcessPool):
            if self._pool is pool:
                self.close()
            raise

    def close(self) -> None:
        """End all processes immediately and drop their work."""
        if (pool := self._pool) is not None:
            self._pool = None
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
