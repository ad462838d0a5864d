"""Executors: this process, several processes, or a cluster.

All of them are `concurrent.futures.Executor`, so other executors fit as well: threads, Dask's `Client.get_executor()`, MPI.
"""

import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context, parent_process, util
from time import monotonic
from types import FrameType
from typing import Any, Final, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

END_SECONDS: Final = 3.0
"""How long processes may take to stop before they are killed."""


def open_executor(jobs: int = 1, cluster: str | None = None) -> Executor:
    """Return the executor for `--jobs` and `--cluster`; use it in a `with` statement. Raise WorkError if the cluster cannot be used."""
    if cluster is not None:
        from rookery.work.cluster import ClusterExecutor  # noqa: PLC0415  only a cluster needs it

        return ClusterExecutor(cluster)
    return Inline() if jobs == 1 else Processes(jobs)


def workers_of(executor: Executor) -> int:
    """Return how many tasks an executor runs at once: 0 if `submit` itself runs them."""
    for name in ("workers", "_max_workers"):  # the second is that of the executors of the standard library
        if isinstance(workers := getattr(executor, name, None), int):
            return workers
    return os.cpu_count() or 1


class Inline(Executor):
    """Run each task in this process, when it is submitted."""

    workers = 0

    def submit(self, work: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        future: Future[R] = Future()
        try:
            future.set_result(work(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


class Processes(Executor):
    """Run tasks in fresh processes of this machine, and start new processes after one has died.

    The futures of a dead process raise BrokenExecutor; callers may submit their tasks again.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._futures: set[Future[Any]] = set()

    def submit(self, work: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        try:
            future = self._running().submit(work, *args, **kwargs)
        except BrokenExecutor:
            self._stop()
            future = self._running().submit(work, *args, **kwargs)
        self._futures.add(future)
        future.add_done_callback(self._futures.discard)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: ARG002  it always cancels, and waits
        """Stop all processes, even in the middle of a task."""
        self._stop()

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=begin_worker)
        return self._pool

    def _stop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list((pool._processes or {}).values())
        busy = any(not future.done() for future in list(self._futures))
        pool.shutdown(wait=False, cancel_futures=True)
        if busy:
            for process in processes:
                process.terminate()
        deadline = monotonic() + END_SECONDS
        for process in processes:
            with suppress(AssertionError, ValueError):  # the pool's own thread has joined and closed it
                process.join(max(0.0, deadline - monotonic()))
                if process.is_alive():
                    process.kill()
        pool.shutdown(wait=True)


def begin_worker() -> None:
    """Set up a worker process: the parent handles Ctrl-C, output goes to standard error, and the worker ends with its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end)
    sys.stdout = sys.stderr
    end_with_parent()


def end_with_parent() -> None:
    """End this worker process when its parent ends, even if the parent is killed."""
    parent = parent_process()
    assert parent is not None, "another process has started this one"

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def _end(_number: int, _frame: FrameType | None) -> None:
    """End this worker in the middle of a task, and the programs that it has started."""
    util._exit_function()  # type: ignore[attr-defined]  # runs the finalizers; the pool's workers run them only after their last task
    os._exit(1)
