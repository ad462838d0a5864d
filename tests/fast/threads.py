"""Whether compiled code lets other threads run while it works."""

import sys
from collections.abc import Callable
from threading import Lock, Thread


def lets_others_run(work: Callable[[int], object], most: int = 2**20) -> bool:
    """Whether another thread can run inside `work(count)`, which takes the longer the larger the count is, up to `most`.

    No thread is made to yield meanwhile, so another one runs inside the work only if the work itself gives up the interpreter: the answer is
    never yes by accident. A busy machine may wake the other thread too late, so the work is given more and more to do before the answer is no.
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
    """Whether this thread, which a second one wakes just before the work, runs before the work is done."""
    inside = False
    gate = Lock()
    gate.acquire()

    def second() -> None:
        nonlocal inside
        inside = True
        gate.release()  # wakes the first thread, which then waits until this one gives up the interpreter
        work(count)
        inside = False

    thread = Thread(target=second)
    thread.start()
    with gate:
        seen = inside
    thread.join()
    return seen
