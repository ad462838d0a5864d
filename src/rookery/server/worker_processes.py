"""Worker processes for slow work (bots, analyses, drawing), which run at a lower priority and end with the server."""

import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Final

NICENESS: Final = 10


def begin(niceness: int = NICENESS) -> None:
    """Lower the priority of this process, and end it when the server is gone, even if it was killed."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(niceness)
    parent = multiprocessing.parent_process()
    assert parent is not None, "a worker process has been started by a server"

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def make_pool(processes: int, begin: Callable[[], None] = begin) -> ProcessPoolExecutor:
    """Return a pool of processes that start on demand; each runs `begin` first."""
    return ProcessPoolExecutor(processes, mp_context=multiprocessing.get_context("spawn"), initializer=begin)


def end(pool: ProcessPoolExecutor) -> None:
    """Stop a pool at once, and drop its work."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
