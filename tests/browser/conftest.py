"""One browser and one server for all tests of a worker; each test has its own people."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import rookery
from tests.browser.chromium import launch
from tests.browser.person import AXE, TIMEOUT, Person, open_with_bots, wait_for_end
from tests.server.serving import ServerProcess
from tests.server.visiting import Visitor

CLIENT = Path(rookery.__file__).parent / "static/index.html"

Loop = asyncio.AbstractEventLoop


@pytest.fixture(scope="session")
def running_browser() -> Iterator[tuple[Browser, Loop]]:
    """The browser, and Playwright's event loop."""
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
    """The browser. Its event loop is set during browser tests only, because other tests of the worker start their own loops."""
    browser, loop = running_browser
    asyncio._set_running_loop(loop)
    yield browser
    asyncio._set_running_loop(None)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for all tests. Its guests do not know each other, and its deals are always the same."""
    with ServerProcess(tmp_path_factory.mktemp("server") / "rookery.sqlite3", deals="browser") as process:
        yield process


@pytest.fixture(scope="session")
def finished(server: ServerProcess) -> Callable[..., str]:
    """Return a table where bots have finished a game, for tests that only read it; there is one per game and number of seats."""
    tables: dict[tuple[str, int], str] = {}

    def table(game: str = "five-towers", seats: int = 3) -> str:
        if (game, seats) not in tables:
            with Visitor(server.address) as visitor:
                visitor.gets("me")
                tables[game, seats] = open_with_bots(visitor, game, seats, people=0, sit=[])
                wait_for_end(visitor, tables[game, seats])
        return tables[game, seats]

    return table


@pytest.fixture
def come(browser: Browser, server: ServerProcess) -> Iterator[Callable[..., Person]]:
    """Return a function that opens a browser window for a new person. At the end the fixture checks that all consoles are empty.

    A service worker downloads the client again for each person, so only tests that need one ask for it.
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
