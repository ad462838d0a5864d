"""Settings for all tests: the same examples on every run, long ones first, and no stop-watch, because test machines differ."""

import gc
import os
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.order import in_blocks

settings.register_profile("rookery", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("rookery")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in a job that a shell has put in the background; programs under test must hear Ctrl+C
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One worker more than there are cores: while one waits for a page, a server or a bot, another one has something to do."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores + 1


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With several workers, what takes long comes first."""
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    if workers > 1:
        tests = Path(__file__).parent
        items[:] = in_blocks(items, workers, lambda item: item.path.relative_to(tests).parts[0])


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """The tests themselves, thousands of them, are not garbage: looking through them each time takes a tenth of what tests in this process need."""
    gc.collect()
    gc.freeze()
