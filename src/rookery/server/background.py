"""Work that nobody waits for, until the server stops."""

import asyncio
from collections.abc import Coroutine
from typing import Any


class Background:
    """The tasks that run beside the answers to people: those to be finished, and those to be cancelled, when the server stops."""

    def __init__(self) -> None:
        self._finished: set[asyncio.Task[None]] = set()
        self._cancelled: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None], *, cancel: bool = False) -> None:
        """Begin something. `cancel`: there is no need to finish it when the server stops."""
        task = asyncio.get_running_loop().create_task(work)
        tasks = self._cancelled if cancel else self._finished
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    async def close(self) -> None:
        """Wait until everything that was begun is done or cancelled."""
        for task in self._cancelled:
            task.cancel()
        await asyncio.gather(*self._finished, *self._cancelled, return_exceptions=True)
