"""The time. Every part of the server that depends on it asks here, by the module's name, so that a test can replace the clock."""

import time
from datetime import UTC, datetime


def now() -> int:
    """The time of day, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def day_of(milliseconds: int) -> str:
    """The day of a time (UTC)."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date().isoformat()


def today() -> str:
    """The day by the server's time (UTC)."""
    return day_of(now())


def monotonic() -> float:
    """Seconds since some moment; never set back. For measuring how long something takes."""
    return time.monotonic()
