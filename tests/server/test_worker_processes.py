"""Worker processes start with the first work, and end with their pool."""

import asyncio
import os
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from rookery.server.worker_processes import NICENESS, WorkerPool
from tests.server.serving import TIMEOUT, gone, wait_until


def stall(begun: Path) -> None:
    begun.write_text(str(os.getpid()))
    time.sleep(10 * TIMEOUT)


async def test_closing_ends_the_processes_and_later_work_starts_new_ones(tmp_path: Path) -> None:
    workers = WorkerPool(1)
    stalled = asyncio.ensure_future(workers.run(stall, tmp_path / "begun"))
    await asyncio.to_thread(wait_until, lambda: (tmp_path / "begun").exists() and (tmp_path / "begun").read_text() != "")
    process = int((tmp_path / "begun").read_text())
    workers.close()
    assert await asyncio.to_thread(gone, process)
    await asyncio.gather(stalled, return_exceptions=True)
    assert process != await workers.run(os.getpid) == await workers.run(os.getpid) != os.getpid()
    workers.close()
    workers.close()


async def test_the_pool_survives_work_that_times_out_or_kills_its_process() -> None:
    workers = WorkerPool(1)
    process = await workers.run(os.getpid)
    with pytest.raises(TimeoutError):
        await workers.run(time.sleep, 10 * TIMEOUT, within=0.01)
    assert await asyncio.to_thread(gone, process)
    with pytest.raises(BrokenProcessPool):
        await workers.run(os._exit, 1)
    assert await workers.run(len, "x") == 1
    workers.close()


async def test_workers_run_at_lower_priority_than_the_server() -> None:
    workers = WorkerPool(1)
    assert await workers.run(os.nice, 0) == min(19, os.nice(0) + NICENESS)
    workers.close()
