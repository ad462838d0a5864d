"""The check that compiled code releases the GIL can fail."""

from time import sleep

from tests.fast.threads import lets_others_run


def test_work_that_never_gives_up_the_interpreter_is_found_out() -> None:
    assert not lets_others_run(lambda count: sum(range(count)))


def test_work_that_gives_it_up_is_found() -> None:
    assert lets_others_run(lambda count: sleep(count / 1000))
