"""The check that compiled code releases the GIL can fail."""

from time import sleep

from tests.fast.threads import lets_others_run


def test_work_that_holds_the_gil_is_detected() -> None:
    assert not lets_others_run(lambda count: sum(range(count)))


def test_work_that_releases_the_gil_is_detected() -> None:
    assert lets_others_run(lambda count: sleep(count / 1000))
