"""Settings for all tests: the same examples on every run, long ones first, and no stop-watch, because test machines differ."""

import gc
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

from tests.order import in_blocks, rotated

TESTS: Final = Path(__file__).parent

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


def pytest_configure(config: pytest.Config) -> None:
    """Several workers begin to collect in different folders: in a new checkout each compiles a part of the tests, and not every one all of them."""
    workers = getattr(config, "workerinput", {})
    if workers and config.args == config.getini("testpaths"):
        folders = sorted(str(path.relative_to(config.rootpath)) for path in TESTS.iterdir() if path.is_dir() and path.name != "__pycache__")
        config.args = rotated(folders, int(workers["workerid"].removeprefix("gw")), workers["workercount"])


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> Iterator[None]:
    """Every worker has the same list, and what takes long comes first in it."""
    items.sort(key=lambda item: item.path)
    yield
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    if workers > 1:
        items[:] = in_blocks(items, workers, lambda item: item.path.relative_to(TESTS).parts[0])


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """The tests themselves, thousands of them, are not garbage: looking through them each time takes a tenth of what tests in this process need."""
    gc.collect()
    gc.freeze()
    gc.enable()
