"""Settings for all tests: fixed Hypothesis examples, slow tests first, and no Hypothesis deadlines, because test machines differ."""

import gc
import os
import signal
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

TESTS: Final = Path(__file__).parent
LONG: Final = ("browser", "server", "bots", "fast", "package", "contract", "architecture")
"""Folders with tests that take seconds."""

gc.disable()  # postpone garbage collection until all tests are collected

settings.register_profile("rookery", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("rookery")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # shells start background jobs with SIGINT ignored; programs under test need it
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Return one worker more than cores, because workers often wait for a page, a server or a bot."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run slow tests first, so that workers finish at about the same time."""
    items.sort(key=lambda item: (item.path.relative_to(TESTS).parts[0] not in LONG, item.path))


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Exclude the thousands of collected tests from garbage collection, which saves a tenth of the CPU time."""
    gc.collect()
    gc.freeze()
    gc.enable()
