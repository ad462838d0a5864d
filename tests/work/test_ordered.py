"""Tasks run on any executor: their results come in order, dead workers are replaced, and results of other builds are refused."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import partial
from itertools import count, islice
from pathlib import Path
from typing import Any

import pytest

from rookery.work.errors import WorkError
from rookery.work.executors import Inline, Processes
from rookery.work.ordered import in_order
from rookery.work.origin import origin
from tests.server.serving import gone, wait_until
from tests.work import tasks


@pytest.fixture(scope="module")
def processes() -> Iterator[Executor]:
    with Processes(2) as executor:
        yield executor


def results(executor: Executor, work: Callable[[int], Any], numbers: int = 40, **options: Any) -> list[Any]:
    return [done.result for done in in_order(executor, work, range(numbers), **options)]


def test_results_come_in_the_order_of_the_tasks_from_all_workers(processes: Executor) -> None:
    found = results(processes, tasks.uneven, 60)
    assert [number for number, _ in found] == list(range(60))
    assert len({process for _, process in found}) == 2


@pytest.mark.parametrize("executor", [Inline(), ThreadPoolExecutor(2)], ids=["this process", "threads"])
def test_any_executor_fits(executor: Executor) -> None:
    with executor:
        assert results(executor, tasks.square) == [number**2 for number in range(40)]


def test_every_result_names_its_host_and_build() -> None:
    (done,) = in_order(Inline(), tasks.square, [3])
    assert (done.task, done.result, done.origin) == (3, 9, origin())
    assert all(origin())


def test_tasks_of_a_dead_worker_run_again(processes: Executor, tmp_path: Path) -> None:
    assert results(processes, partial(tasks.die_once, tmp_path / "died")) == list(range(40))
    assert (tmp_path / "died").exists()


def test_tasks_of_a_dead_worker_can_run_again_with_more_care(processes: Executor) -> None:
    found = results(processes, tasks.die, 20, careful=tasks.square)
    assert found[5] == 25
    assert all(result in (number, number**2) for number, result in enumerate(found))


def test_a_task_that_always_kills_its_worker_is_given_up(processes: Executor) -> None:
    with pytest.raises(WorkError, match="workers in a row have ended with the same task"):
        results(processes, tasks.die)
    assert results(processes, tasks.square, 3) == [0, 1, 4]


def test_an_error_of_a_task_is_raised(processes: Executor) -> None:
    with pytest.raises(TypeError):
        list(in_order(processes, tasks.square, ["text"]))  # type: ignore[arg-type]  # an invalid task


def test_tasks_are_read_only_as_far_as_needed() -> None:
    numbers = count()
    assert [done.result for done in islice(in_order(Inline(), tasks.square, numbers), 3)] == [0, 1, 4]
    assert next(numbers) == 3


class Elsewhere(Inline):
    """Workers with another build, from the third batch on."""

    def __init__(self) -> None:
        self.batches = 0

    def submit(self, work: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future = super().submit(work, *args, **kwargs)
        self.batches += 1
        if self.batches < 3:
            return future
        report = future.result()
        other: Future[Any] = Future()
        other.set_result(report._replace(origin=report.origin._replace(host="mars", build="0123456789ab")))
        return other


def test_results_of_another_build_are_refused_by_the_name_of_the_host() -> None:
    found = in_order(Elsewhere(), tasks.square, range(9))
    assert [next(found).result, next(found).result] == [0, 1]
    with pytest.raises(WorkError, match=r"cannot be mixed: .*\+0123456789ab \(mars\)"):
        next(found)


def test_closing_the_executor_stops_a_task(tmp_path: Path) -> None:
    with Processes(1) as executor:
        executor.submit(tasks.sleep, tmp_path / "process")
        wait_until(lambda: (tmp_path / "process").exists() and (tmp_path / "process").read_text("utf-8") != "")
    assert gone(int((tmp_path / "process").read_text("utf-8")))
