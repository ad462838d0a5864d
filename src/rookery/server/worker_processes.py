"""Processes beside the server for whatever takes long: bots, analyses, painting. They run at a lower priority and end when the server does."""

import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Final

NICENESS: Final = 10


def begin(niceness: int = NICENESS) -> None:
    """Run at a lower priority than the server, and end when the server is gone: a killed server leaves no process behind."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(niceness)
    parent = multiprocessing.parent_process()
    assert parent is not None, "a worker process has been started by a server"

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def make_pool(processes: int, begin: Callable[[], None] = begin) -> ProcessPoolExecutor:
    """A pool of this many `processes`, each of which runs `begin` first; they start when there is work."""
    return ProcessPoolExecutor(processes, mp_context=multiprocessing.get_context("spawn"), initializer=begin)


def end(pool: ProcessPoolExecutor) -> None:
    """Stop a pool at once, with whatever its processes are working on."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
