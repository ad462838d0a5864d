"""One browser and one server for all tests of a worker; each test brings its own people."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import rookery
from tests.browser.chromium import launch
from tests.browser.person import AXE, TIMEOUT, Person
from tests.server.serving import ServerProcess
from tests.server.visiting import Visitor

CLIENT = Path(rookery.__file__).parent / "static/index.html"

Loop = asyncio.AbstractEventLoop


@pytest.fixture(scope="session")
def running_browser() -> Iterator[tuple[Browser, Loop]]:
    """The browser, and Playwright's event loop, which counts as running while it is set."""
    assert CLIENT.exists(), "The web client is not built: run `npm ci` and `npm run build` in web/."
    assert AXE.exists(), "axe-core is missing: run `npm ci` in web/."
    expect.set_options(timeout=TIMEOUT)
    with sync_playwright() as playwright:
        browser, loop = launch(playwright), asyncio.get_running_loop()
        asyncio._set_running_loop(None)
        yield browser, loop
        asyncio._set_running_loop(loop)
        browser.close()


@pytest.fixture
def browser(running_browser: tuple[Browser, Loop]) -> Iterator[Browser]:
    """The browser; its loop runs during browser tests only, since other tests of the worker start their own."""
    browser, loop = running_browser
    asyncio._set_running_loop(loop)
    yield browser
    asyncio._set_running_loop(None)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all; its guests do not know each other, and what is dealt there is always the same."""
    with ServerProcess(tmp_path_factory.mktemp("server") / "rookery.sqlite3", deals="browser") as process:
        yield process


@pytest.fixture(scope="session")
def finished(server: ServerProcess) -> Callable[..., str]:
    """A table whose game bots have finished, for tests that only look at it: one for each game and number of seats."""
    tables: dict[tuple[str, int], str] = {}

    def table(game: str = "five-towers", seats: int = 3) -> str:
        if (game, seats) not in tables:
            with Visitor(server.address) as visitor:
                tables[game, seats] = play_to_the_end(visitor, game, seats)
        return tables[game, seats]

    return table


def play_to_the_end(visitor: Visitor, game: str, seats: int) -> str:
    """A table at which nobody but bots sits, once its game is over."""
    visitor.gets("me")
    bots = [{"seat": seat, "bot": "uniform"} for seat in range(seats)]
    table: str = visitor.opens(game, seats, sit=[], bots=bots, start=True)["table"]
    with visitor.watches(table) as socket:
        socket.until("table", lambda frame: frame["status"] == "finished")
    return table


@pytest.fixture
def come(browser: Browser, server: ServerProcess) -> Iterator[Callable[..., Person]]:
    """Let somebody come to the server; at the end their consoles must have been silent.

    A service worker would fetch the client for times without a network, again for each of them, so only those have one who ask for it.
    """
    people: list[Person] = []

    def come_in(**habits: Any) -> Person:
        people.append(Person(browser, server.address, **{"service_worker": False, **habits}))
        return people[-1]

    yield come_in
    said = [line for person in people for line in person.said]
    for person in people:
        person.leave()
    assert said == []
