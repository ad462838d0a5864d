"""Run tasks on any executor and return their results in order, whatever the number of workers, and although workers die.

Tasks travel in batches of about a second of work, so that many small tasks cost little and a lost worker costs little, too.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from dataclasses import dataclass, field
from itertools import islice
from time import perf_counter
from typing import Any, Final, Generic, NamedTuple, TypeVar

from rookery.core.errors import Names
from rookery.work.errors import WorkError
from rookery.work.executors import workers_of
from rookery.work.origin import Origin, origin

T = TypeVar("T")
R = TypeVar("R")

SECONDS: Final = 1.0
"""The intended time for a batch."""
MOST_TASKS: Final = 256
"""The largest batch."""
GROWTH: Final = 4
"""A batch is at most this many times as large as the one before."""
IN_FLIGHT: Final = 2
"""Unfinished batches per worker."""
AHEAD: Final = 16
"""Batches per worker, with those that wait for an earlier one."""
MOST_LOSSES: Final = 5
"""How many workers may die with a batch before we give up."""


class Done(NamedTuple, Generic[T, R]):
    """A finished task."""

    task: T
    result: R
    origin: Origin


class Report(NamedTuple):
    """The results of a batch, and how long it took."""

    origin: Origin
    seconds: float
    results: list[Any]


def in_order(
    executor: Executor, work: Callable[[T], R], tasks: Iterable[T], *, careful: Callable[[T], R] | None = None, size: int | None = None
) -> Iterator[Done[T, R]]:
    """Yield the result of each task in the order of the tasks, which are read ahead only as far as workers need them.

    A batch whose worker dies runs again, then by `careful` if given. `size` fixes the number of tasks in a batch.
    Raise what a task raises, and WorkError if workers die again and again or run another build than this process.
    """
    queue = _Queue(executor, work, careful or work, iter(tasks), size or 1, size is None and workers_of(executor) > 0)
    try:
        while (batch := queue.take()) is not None:
            report = batch.future.result()
            _check(report.origin)
            queue.learn(len(batch.tasks), report.seconds)
            for task, result in zip(batch.tasks, report.results, strict=True):
                yield Done(task, result, report.origin)
    finally:
        queue.cancel()


@dataclass(eq=False, slots=True)
class _Batch(Generic[T]):
    tasks: list[T]
    future: Future[Report]
    losses: int = 0

    @property
    def lost(self) -> bool:
        """Whether the worker has died."""
        return self.future.done() and isinstance(self.future.exception(), BrokenExecutor)


@dataclass(eq=False, slots=True)
class _Queue(Generic[T]):
    """The batches that are submitted and not taken yet, in order."""

    executor: Executor
    work: Callable[[T], Any]
    careful: Callable[[T], Any]
    source: Iterator[T]
    size: int
    adapts: bool
    batches: deque[_Batch[T]] = field(default_factory=deque)

    def take(self) -> _Batch[T] | None:
        """Wait for the first batch and remove it; return None after the last."""
        while True:
            self._repeat_lost()
            self._fill()
            if not self.batches:
                return None
            if self.batches[0].future.done() and not self.batches[0].lost:
                return self.batches.popleft()
            wait([batch.future for batch in self.batches if not batch.future.done()], return_when=FIRST_COMPLETED)

    def learn(self, tasks: int, seconds: float) -> None:
        """Adapt the size of new batches to the time that this one took."""
        if self.adapts:
            self.size = max(1, min(round(SECONDS * tasks / max(seconds, 1e-9)), GROWTH * tasks, MOST_TASKS))

    def cancel(self) -> None:
        for batch in self.batches:
            batch.future.cancel()

    def _repeat_lost(self) -> None:
        for batch in self.batches:
            if batch.lost:
                batch.losses += 1
                if batch.losses > MOST_LOSSES:
                    template = "{count} workers in a row have ended with the same task"
                    raise WorkError("workers-ended", template, count=batch.losses) from batch.future.exception()
                batch.future = self.executor.submit(_run, self.careful, batch.tasks)

    def _fill(self) -> None:
        """Submit new batches while workers need them."""
        workers = workers_of(self.executor)  # machines may join and leave a cluster
        unfinished = sum(not batch.future.done() for batch in self.batches)
        while unfinished < max(1, IN_FLIGHT * workers) and len(self.batches) < max(1, AHEAD * workers):
            tasks = list(islice(self.source, self.size))
            if not tasks:
                return
            self.batches.append(_Batch(tasks, self.executor.submit(_run, self.work, tasks)))
            unfinished += 1


def _run(work: Callable[[T], R], tasks: list[T]) -> Report:
    """Run a batch in a worker."""
    begin = perf_counter()
    results = [work(task) for task in tasks]
    return Report(origin(), perf_counter() - begin, results)


def _check(there: Origin) -> None:
    """Raise WorkError if a result comes from another build."""
    here = origin()
    if (there.version, there.build) != (here.version, here.build):
        raise mixed_builds(here, [there])


def mixed_builds(here: Origin, others: Iterable[Origin]) -> WorkError:
    """Return the error for hosts with another build than this one."""
    hosts = Names(sorted({f"{other.version}+{other.build} ({other.host})" for other in others}))
    template = "results of different builds cannot be mixed: {here} here, but {others}; install the same package everywhere"
    return WorkError("mixed-builds", template, here=f"{here.version}+{here.build} ({here.host})", others=hosts)
