"""Whether other threads run while compiled code works."""

from collections.abc import Callable
from threading import Thread
from time import perf_counter


def run_beside(work: Callable[[], object]) -> bool:
    """Do the work in a thread; whether this one ran meanwhile, well away from its beginning and its end."""
    times: list[float] = []

    def timed() -> None:
        times.append(perf_counter())
        work()
        times.append(perf_counter())

    thread = Thread(target=timed)
    ticks = []
    thread.start()
    while thread.is_alive():
        ticks.append(perf_counter())
    thread.join()
    begin, end = times
    return any(begin + 0.25 * (end - begin) < tick < end - 0.25 * (end - begin) for tick in ticks)
