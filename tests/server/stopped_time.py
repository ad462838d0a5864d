"""Clocks that a test controls in a server process, so that nothing depends on the load of the machine."""

import asyncio
import sys
import threading
from asyncio import AbstractEventLoop

from rookery.server import time_source


class TimeOfDay:
    """A time of day that a test can advance; timers run as usual."""

    def __init__(self) -> None:
        self._ahead = 0

    def install(self) -> None:
        now, wall = time_source.now, time_source.wall
        vars(time_source).update(now=lambda: now() + self._ahead, wall=lambda: wall() + self._ahead)

    def advance(self, seconds: float) -> None:
        """Move the time of day forward."""
        self._ahead += int(seconds * 1000)


class StoppedTime:
    """A stopped clock for rate limits and for every timer of the event loop, in seconds."""

    def __init__(self) -> None:
        self._seconds = 1000.0
        self._loop: AbstractEventLoop | None = None

    def install(self) -> None:
        """Replace the real clock; this works only with the event loop of the standard library."""
        sys.modules["uvloop"] = None  # type: ignore[assignment]  # importing it fails from now on

        def time_of(loop: asyncio.BaseEventLoop) -> float:
            self._loop = loop
            return self._seconds

        vars(time_source).update(monotonic=lambda: self._seconds, now=time_source.wall)
        asyncio.BaseEventLoop.time = time_of  # type: ignore[assignment, method-assign]

    def advance(self, seconds: float) -> None:
        """Advance the clock; return once the event loop has noticed."""
        assert self._loop is not None, "the server runs"
        self._seconds += seconds
        noticed = threading.Event()
        self._loop.call_soon_threadsafe(noticed.set)
        noticed.wait()
