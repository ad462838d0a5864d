"""Measure rates per second of CPU, repeatedly and with their spread, and describe the machine."""

import os
import platform
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from time import process_time
from typing import Final, NamedTuple


class Rate(NamedTuple):
    """A rate per second of CPU on one core; `wanted` is the minimum we claim."""

    what: str
    each: tuple[float, ...]
    wanted: float | None = None

    @property
    def middle(self) -> float:
        return median(self.each)

    @property
    def holds(self) -> bool:
        return self.wanted is None or self.middle >= self.wanted


SHORT: Final = "ROOKERY_BENCH_SHORT"
"""The environment variable for short measurements; the processes of other libraries inherit it."""


def rate(what: str, work: Callable[[], int], *, wanted: float | None = None) -> Rate:
    """Measure `work`, which returns the amount done, after one warm-up call."""
    repeats, seconds = (3, 0.15) if SHORT in os.environ else (7, 0.5)
    work()
    each = []
    for _ in range(repeats):
        done = 0
        begin = process_time()
        while (took := process_time() - begin) < seconds:
            done += work()
        each.append(done / took)
    return Rate(what, tuple(each), wanted)


def machine() -> str:
    """Return date, processor, system and load on one line."""
    lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines() if Path("/proc/cpuinfo").exists() else []
    model = next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.processor() or platform.machine())
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    return f"{datetime.now(UTC):%Y-%m-%d}, {model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}{load}"


def text_table(rates: list[Rate]) -> list[str]:
    """Return the rates as rows of a Markdown table."""
    rows = ["| per CPU second, one core | median | lowest to highest | wanted |", "|---|---|---|---|"]
    for found in rates:
        wanted = "" if found.wanted is None else f"{'' if found.holds else 'missed: '}{found.wanted:,.0f}"
        rows.append(f"| {found.what} | {found.middle:,.0f} | {min(found.each):,.0f} to {max(found.each):,.0f} | {wanted} |")
    return rows
