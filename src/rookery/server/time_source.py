"""The clock of the server. All parts call it through the module, so that tests can replace it."""

import time
from datetime import UTC, datetime


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def day_of(milliseconds: int) -> str:
    """Return the day of a time (UTC)."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date().isoformat()


def today() -> str:
    """Return the current day (UTC)."""
    return day_of(now())


def monotonic() -> float:
    """Return seconds from a clock that is never set back, to measure durations."""
    return time.monotonic()
