"""The time. Every part of the server that depends on it asks here, by the module's name, so that a test can put another time in place."""

import time


def now() -> int:
    """The time of day, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def monotonic() -> float:
    """Seconds since some moment; never set back. For measuring how long something takes."""
    return time.monotonic()
