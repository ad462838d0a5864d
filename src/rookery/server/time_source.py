"""The clocks of the server. All parts call them through the module, so that tests can replace them.

Everything that the server stores is dated in game time (`now`), and so is every deadline. Game time follows these rules:

1. It runs at a steady rate and never goes back, whatever happens to the machine's clock. It begins at the machine's time, or at the last
   heartbeat in the data if that is later.
2. While the process is suspended (by itself or with the machine), game time stops after UNWATCHED milliseconds.
3. It converges to the machine's time at a rate of at most SLEW. Larger differences are logged; it skips forward only while no deadline is pending.
4. After downtime, the server postpones all deadlines by its length, so that nobody gains or loses time (`LogStore.resume`).

The calendar (`today`, `day_at`) follows the machine's clock, so daily deals change at midnight.

Nodes that share a database take both times from there, once a second (`AgreedTime`), so their own clocks are irrelevant. Game time then stands still
while no node can reach the database, which replaces rule 4. No entry of a table is dated before the previous one, whichever node wrote it
(`TableService.change`).
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

UNRENEWED: Final = 3_000
"""Milliseconds for which a node continues game time and its leases without hearing from the database."""

NANOSECONDS: Final = 1_000_000
"""Nanoseconds per millisecond."""

MICROSECONDS: Final = 1_000
"""Nanoseconds per microsecond."""


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


class AgreedTime:
    """Game time and calendar time of several nodes, continued from the last agreement by this machine's monotonic clock.

    Game time stops after UNRENEWED milliseconds without an agreement.
    """

    def __init__(self, elapsed: Callable[[], int]) -> None:
        self._elapsed = elapsed
        self._game = self._wall = self._latest = 0
        self._at = elapsed()

    def agree(self, game: int, wall: int, at: int) -> None:
        """Accept game time and calendar time, in microseconds, as of the moment when the monotonic clock showed `at`. Never go back."""
        self._latest = max(self._latest, self._continued())
        self._game, self._wall, self._at = game * MICROSECONDS, wall * MICROSECONDS, at

    def now(self) -> int:
        """Return the game time in milliseconds."""
        return max(self._latest, self._continued()) // NANOSECONDS

    def wall(self) -> int:
        """Return the calendar time in milliseconds."""
        return (self._wall + self._elapsed() - self._at) // NANOSECONDS

    def _continued(self) -> int:
        return self._game + min(max(0, self._elapsed() - self._at), UNRENEWED * NANOSECONDS)


def wall() -> int:
    """Return the calendar time in milliseconds since 1970: the machine's, or the one on which the nodes agree."""
    return time.time_ns() // NANOSECONDS if agreed is None else agreed.wall()


agreed: AgreedTime | None = None
"""The time of the nodes, while this process is one of several."""

_joined = 0


def join() -> None:
    """Follow the time of the nodes from the next agreement on, until `part` has been called as often."""
    global _joined  # noqa: PLW0603  the time of a process
    _joined += 1


def agree(game: int, wall: int, at: int) -> None:
    """Accept the times of the nodes (`AgreedTime.agree`)."""
    global agreed  # noqa: PLW0603  the time of a process
    agreed = agreed or AgreedTime(time.monotonic_ns)
    agreed.agree(game, wall, at)


def part() -> None:
    """Return to the clock of this machine."""
    global agreed, _joined  # noqa: PLW0603  the time of a process
    _joined -= 1
    if not _joined:
        agreed = None


game_time = GameTime(wall, time.monotonic_ns)


def now() -> int:
    """Return the game time in milliseconds since 1970."""
    return game_time.now() if agreed is None else agreed.now()


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
