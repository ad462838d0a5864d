"""In which order the workers do the tests: what takes long first, so that at the end, when one takes over from another, only short tests are left.

The scheduler cuts the list of tests into one block for each worker; a worker that has done its own takes the last tests of another.
"""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

T = TypeVar("T")

LONG: Final = ("browser", "server", "bots", "fast", "package", "contract", "architecture")
"""The folders with tests that take seconds. Those of the server often wait, so they go well beside those in a browser."""


def in_blocks(tests: Sequence[T], workers: int, folder: Callable[[T], str]) -> list[T]:
    """The same tests, so that every worker begins with its share of the long ones, neighbours together, each worker with another folder."""
    by_folder = {name: [test for test in tests if folder(test) == name] for name in LONG}
    short = [test for test in tests if folder(test) not in LONG]
    blocks: list[list[T]] = []
    left = len(tests)
    for worker in range(workers):
        block = [test for name in (*LONG[worker:], *LONG[:worker]) for test in share(by_folder[name], worker, workers)]
        room = max(0, left // (workers - worker) - len(block))
        blocks.append([*block, *short[:room]])
        del short[:room]
        left -= len(blocks[-1])
    return [*(test for block in blocks for test in block), *short]


def share(tests: Sequence[T], worker: int, workers: int) -> Sequence[T]:
    """One of as many parts as there are workers."""
    return tests[len(tests) * worker // workers : len(tests) * (worker + 1) // workers]


def rotated(tests: Sequence[T], worker: int, workers: int) -> list[T]:
    """All of them, from this worker's share on."""
    first = len(tests) * worker // workers
    return [*tests[first:], *tests[:first]]
