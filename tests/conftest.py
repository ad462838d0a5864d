"""Settings for all tests: the same examples on every run, long ones first, and no stop-watch, because test machines differ."""

import gc
import os
import signal
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

TESTS: Final = Path(__file__).parent
LONG: Final = ("browser", "server", "bots", "fast", "package", "contract", "architecture")
"""The folders with tests that take seconds."""

gc.disable()  # until all tests are collected: what is made until then stays

settings.register_profile("rookery", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("rookery")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in a job that a shell has put in the background; programs under test must hear Ctrl+C
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One worker more than there are cores: while one waits for a page, a server or a bot, another one has something to do."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long, so that only short tests are left when one worker takes over from another."""
    items.sort(key=lambda item: (item.path.relative_to(TESTS).parts[0] not in LONG, item.path))


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """The tests themselves, thousands of them, are not garbage: looking through them each time takes a tenth of what tests in this process need."""
    gc.collect()
    gc.freeze()
    gc.enable()
