"""The clocks of the server. All parts call them through the module, so that tests can replace them.

Everything that the server stores is dated in game time (`now`), and so is every deadline. Game time follows these rules:

1. It runs at a steady rate and never goes back, whatever happens to the machine's clock. It begins at the machine's time, or at the last
   heartbeat in the data if that is later.
2. While the process is suspended (by itself or with the machine), game time stops after UNWATCHED milliseconds.
3. It converges to the machine's time at a rate of at most SLEW. Larger differences are logged; it skips forward only while no deadline is pending.
4. After downtime, the server postpones all deadlines by its length, so that nobody gains or loses time (`LogStore.resume`).

The calendar (`today`, `day_at`) always follows the machine's clock, so daily deals change at midnight. Nodes that share data have synchronized
clocks (NTP), and each follows these rules. The stored heartbeat never decreases, so a node that starts late or with a wrong clock cannot fall
behind the others. No entry of a table is dated before the previous one, whichever node wrote it (`TableService.change`).
"""

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Final

LOGGER = logging.getLogger("rookery.time")

SLEW: Final = 500
"""Maximum correction of the rate of game time, in parts per million: nobody notices 0.3 seconds in ten minutes."""

JUMP: Final = 2_000
"""A difference in milliseconds that is too large to be drift: somebody has set the clock, or the machine was suspended."""

UNWATCHED: Final = 30_000
"""Milliseconds without a call of `follow` after which the process counts as suspended."""


NANOSECONDS: Final = 1_000_000
"""Nanoseconds per millisecond."""


class GameTime:
    """Game time, derived from a wall clock in milliseconds and a monotonic clock in nanoseconds."""

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
        """Within this context, treat long gaps between calls of `follow` as a suspended process."""
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
        """Move towards the machine's clock. `skip`: game time may skip forward, because no deadline is pending."""
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
    """Return the calendar day (UTC) of a game time of this process."""
    return day_of(at + wall() - now())


def today() -> str:
    """Return the current calendar day (UTC)."""
    return day_of(wall())


def monotonic() -> float:
    """Return seconds from a clock that is never set back, to measure durations."""
    return time.monotonic()
