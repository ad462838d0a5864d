"""The clocks of the server. All parts call them through the module, so that tests can replace them.

Game time (`now`) dates everything that the server stores, and every deadline is a game time. Its rule:

1. It runs evenly and never goes back, whatever happens to the machine's clock. It begins at the machine's time, or at the last heartbeat in
   the data if that is later.
2. While the process does not run (a suspended machine, a stopped process), it stands still after UNWATCHED milliseconds.
3. It approaches the machine's time by at most SLEW. It skips forward only while no deadline is pending, and logs larger differences.
4. After a stop of the server, all deadlines move by the downtime, so that nobody gains or loses time (`LogStore.resume`).

The calendar (`today`, `day_at`) always follows the machine's clock, so daily deals change at midnight. Nodes that share data have synchronized
clocks (NTP), and each follows this rule. The stored heartbeat only grows, so a node that starts late or wrong cannot fall behind the others, and
no entry of a table is dated before the previous one, whichever node wrote it (`TableService.change`).
"""

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Final

LOGGER = logging.getLogger("rookery.time")

SLEW: Final = 500
"""The largest correction of the speed of game time, in parts per million: nobody notices 0.3 seconds in ten minutes."""

JUMP: Final = 2_000
"""A difference in milliseconds that is too large for drift: somebody has set the clock, or the machine was suspended."""

UNWATCHED: Final = 30_000
"""The time in milliseconds that may pass without `follow` before the process counts as suspended."""


NANOSECONDS: Final = 1_000_000
"""Nanoseconds per millisecond."""


class GameTime:
    """Game time, from a clock of the time of day in milliseconds and a monotonic clock in nanoseconds."""

    def __init__(self, wall: Callable[[], int], elapsed: Callable[[], int]) -> None:
        self._wall = wall
        self._elapsed = elapsed
        self._base = wall() * NANOSECONDS
        self._base_at = elapsed()
        self._correction = 0
        self._watched = False
        self._difference = 0

    def now(self) -> int:
        """Return the game time."""
        return self._precisely() // NANOSECONDS

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Take the process for suspended whenever nobody calls `follow` for a long time."""
        self._begin(self._precisely())
        self._watched = True
        try:
            yield
        finally:
            self._begin(self._precisely())
            self._watched = False

    def not_before(self, at: int) -> None:
        """Skip forward to this time if it is later."""
        self._begin(max(self._precisely(), at * NANOSECONDS))

    def follow(self, *, skip: bool) -> None:
        """Approach the machine's clock. `skip`: game time may skip forward, because no deadline is pending."""
        now = self._precisely()
        behind = self._wall() - now // NANOSECONDS
        if abs(behind - self._difference) > JUMP:
            LOGGER.warning("the machine's clock is %+.0f s from game time; running clocks do not change", behind / 1000)
        if skip and behind > JUMP:
            LOGGER.warning("game time skips %.0f s forward, to the machine's clock", behind / 1000)
            now, behind = now + behind * NANOSECONDS, 0
        self._difference = behind
        self._begin(now)
        self._correction = max(-SLEW, min(SLEW, behind * 100))

    def _precisely(self) -> int:
        passed = self._elapsed() - self._base_at
        if self._watched:
            passed = min(passed, UNWATCHED * NANOSECONDS)
        return self._base + passed + passed * self._correction // 1_000_000

    def _begin(self, now: int) -> None:
        self._base, self._base_at = now, self._elapsed()


def wall() -> int:
    """Return the time of the machine's clock in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


game_time = GameTime(wall, time.monotonic_ns)


def now() -> int:
    """Return the game time in milliseconds since 1970."""
    return game_time.now()


def day_of(milliseconds: int) -> str:
    """Return the day of a time (UTC)."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date().isoformat()


def day_at(at: int) -> str:
    """Return the day in the calendar (UTC) at a game time of this process."""
    return day_of(at + wall() - now())


def today() -> str:
    """Return the current day in the calendar (UTC)."""
    return day_of(wall())


def monotonic() -> float:
    """Return seconds from a clock that is never set back, to measure durations."""
    return time.monotonic()
