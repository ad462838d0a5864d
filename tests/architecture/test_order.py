"""Whatever the number of workers: every test is done once, and each worker begins with long ones and ends with short ones."""

from pathlib import Path

import pytest

from tests.order import LONG, in_blocks, rotated

TESTS = Path(__file__).parents[1]
SOME = [(folder, number) for folder in ("bots", "browser", "carcassonne", "cli", "drawing", "server") for number in range(41)]


def folder_of(test: tuple[str, int]) -> str:
    return test[0]


@pytest.mark.parametrize("workers", [1, 2, 3, 7])
def test_every_worker_does_long_tests_first(workers: int) -> None:
    ordered = in_blocks(SOME, workers, folder_of)
    assert sorted(ordered) == SOME
    for worker in range(workers):
        block = ordered[len(SOME) * worker // workers : len(SOME) * (worker + 1) // workers]
        kinds = [folder_of(test) in LONG for test in block]
        assert kinds == sorted(kinds, reverse=True)
        assert len(set(kinds)) == 2


def test_what_is_only_long_is_shared_too() -> None:
    browser = [("browser", number) for number in range(7)]
    assert in_blocks(browser, 2, folder_of) == browser


@pytest.mark.parametrize("workers", [1, 2, 3, 7])
def test_every_worker_collects_everything_and_begins_elsewhere(workers: int) -> None:
    lists = [rotated(SOME, worker, workers) for worker in range(workers)]
    assert all(sorted(one) == SOME for one in lists)
    assert len({one[0] for one in lists}) == workers


def test_the_folders_are_there() -> None:
    assert all((TESTS / name).is_dir() for name in LONG)
