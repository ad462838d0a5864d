"""Detect whether compiled code releases the GIL."""

import sys
from collections.abc import Callable
from threading import Lock, Thread


def lets_others_run(work: Callable[[int], object], most: int = 2**20) -> bool:
    """Return whether another thread can run inside `work(count)`, which takes longer for larger counts, up to `most`.

    The interpreter forces no thread switch meanwhile, so another thread runs inside the work only if the work itself releases the GIL: True is
    always correct. A busy machine may wake the other thread too late, so the function retries with larger counts before it returns False.
    """
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1000)
    try:
        count = 1
        while count <= most:
            if _seen_inside(work, count):
                return True
            count *= 4
    finally:
        sys.setswitchinterval(interval)
    return False


def _seen_inside(work: Callable[[int], object], count: int) -> bool:
    """Return whether this thread, which a second one wakes just before the work, runs before the work is done."""
    inside = False
    gate = Lock()
    gate.acquire()

    def second() -> None:
        nonlocal inside
        inside = True
        gate.release()  # wake the first thread, which then waits for the GIL
        work(count)
        inside = False

    thread = Thread(target=second)
    thread.start()
    with gate:
        seen = inside
    thread.join()
    return seen
