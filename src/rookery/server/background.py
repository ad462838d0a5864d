"""Background tasks, and a worker thread for long computations."""

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

T = TypeVar("T")

_BESIDE: Final = ThreadPoolExecutor(1, thread_name_prefix="beside")


async def beside(work: Callable[..., T], *arguments: Any) -> T:
    """Run a long computation in the worker thread. There is only one, because several would leave the event loop less time."""
    return await asyncio.get_running_loop().run_in_executor(_BESIDE, work, *arguments)


class Background:
    """The background tasks of a server; stopping the server finishes or cancels them."""

    def __init__(self) -> None:
        self._finished: set[asyncio.Task[None]] = set()
        self._cancelled: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None], *, cancel: bool = False) -> None:
        """Start a task; with `cancel`, stopping the server cancels it instead of waiting for it."""
        task = asyncio.get_running_loop().create_task(work)
        tasks = self._cancelled if cancel else self._finished
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    async def close(self) -> None:
        """Cancel the tasks that may stop at any time, and wait for the rest."""
        for task in self._cancelled:
            task.cancel()
        await asyncio.gather(*self._finished, *self._cancelled, return_exceptions=True)
