"""Times and days of the server: milliseconds since 1970, and days that begin at midnight (UTC)."""

import time

import pytest

from rookery.server import time_source
from rookery.server.deals import deals

MIDNIGHT = 1_794_787_200_000
"""2026-11-16 begins."""


def test_now_is_the_time_of_the_machine_in_milliseconds() -> None:
    before = time.time_ns()
    now = time_source.now()
    assert before // 10**6 <= now <= time.time_ns() // 10**6


@pytest.mark.parametrize(("now", "day"), [(MIDNIGHT, "2026-11-16"), (MIDNIGHT + 24 * 60 * 60_000 - 1, "2026-11-16"), (MIDNIGHT - 1, "2026-11-15")])
def test_a_day_begins_and_ends_at_midnight(now: int, day: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time_source, "now", lambda: now)
    assert time_source.day_of(now) == time_source.today() == day


def test_a_day_ends_when_the_next_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    assert deals.next_day("2026-11-30") == "2026-12-01"
    monkeypatch.setattr(time_source, "now", lambda: MIDNIGHT)
    assert deals.last_days() == [f"2026-11-{day:02}" for day in range(16, 8, -1)]
