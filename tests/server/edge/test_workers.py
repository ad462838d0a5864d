"""Several server processes on one machine share a port: any of them answers, one that dies is replaced, and all end together."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import Servers, Visitors
from tests.server.serving import ServerProcess, children, gone, wait_until

pytestmark = pytest.mark.extras

WORKERS = 2


@pytest.fixture
def parent(start_server: Servers, database: str) -> ServerProcess:
    return start_server(database=database, workers=WORKERS)


@pytest.fixture
def paused() -> Iterator[list[int]]:
    """Processes that stand still until the test ends."""
    held: list[int] = []
    yield held
    for process in held:
        os.kill(process, signal.SIGCONT)


def workers(parent: ServerProcess) -> list[int]:
    """Return the processes of the parent that serve; the resource tracker of multiprocessing is none of them."""

    def serves(process: int) -> bool:
        return b"spawn_main" in command_line(process)

    return [process for process in children(parent.process.pid) if serves(process)]


def command_line(process: int) -> bytes:
    return Path(f"/proc/{process}/cmdline").read_bytes()


def pause(process: int, paused: list[int]) -> None:
    os.kill(process, signal.SIGSTOP)
    paused.append(process)


def go_on(paused: list[int]) -> None:
    os.kill(paused.pop(), signal.SIGCONT)


def test_each_worker_answers_and_sees_what_another_one_has_stored(parent: ServerProcess, visitor: Visitors, paused: list[int]) -> None:
    first, second = workers(parent)
    pause(second, paused)
    table = visitor("Ann", parent.address).opens(sit=[0, 1], start=True)
    go_on(paused)
    pause(first, paused)
    assert visitor("Bob", parent.address).sees(table["table"])["version"] == table["version"]


def test_a_worker_that_is_killed_is_replaced_while_another_one_goes_on(parent: ServerProcess, visitor: Visitors) -> None:
    first, second = workers(parent)
    ann = visitor("Ann", parent.address)
    table = ann.opens(sit=[0, 1], start=True)
    os.kill(first, signal.SIGKILL)
    again = visitor(address=parent.address)  # the connection may have been to the first one
    again.http.cookies.update(ann.http.cookies)
    assert again.acts(table)["version"] > table["version"]
    wait_until(lambda: len(set(workers(parent)) - {first}) == WORKERS)
    assert second in workers(parent)
    assert "worker 0 ended with code -9" in parent.log() or "worker 1 ended with code -9" in parent.log()


def test_a_stop_ends_all_workers_in_an_orderly_way(parent: ServerProcess, visitor: Visitors) -> None:
    ended = workers(parent)
    visitor("Ann", parent.address).opens(sit=[0, 1], start=True)
    assert parent.stop() == -signal.SIGTERM
    assert all(map(gone, ended))
    assert "Traceback" not in parent.log()
    assert "ended with code" not in parent.log()


def test_workers_do_not_outlive_their_parent(parent: ServerProcess) -> None:
    left = workers(parent)
    parent.kill()
    assert all(map(gone, left))


def test_no_command_line_shows_the_password(start_server: Servers, database: str) -> None:
    parent = start_server(database=database.replace("postgres@", "postgres:a-secret@"), workers=WORKERS)
    for process in workers(parent):
        assert b"a-secret" not in command_line(process)
