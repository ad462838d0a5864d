"""A browser and a house for all tests; each test brings its own people."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import rookery
from tests.browser.chromium import launch
from tests.browser.person import AXE, PATIENCE, Person
from tests.server.serving import ServerProcess

CLIENT = Path(rookery.__file__).parent / "static/index.html"


@pytest.fixture(scope="module")  # Playwright keeps an event loop running, which no test of another module should find
def browser() -> Iterator[Browser]:
    assert CLIENT.exists(), "The web client is not built: run `npm ci` and `npm run build` in web/."
    assert AXE.exists(), "axe-core is missing: run `npm ci` in web/."
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One house for all; its guests do not know each other."""
    with ServerProcess(tmp_path_factory.mktemp("house") / "house.sqlite3") as server:
        yield server


@pytest.fixture
def come(browser: Browser, house: ServerProcess) -> Iterator[Callable[..., Person]]:
    """Let somebody come to the house; at the end their consoles must have been silent."""
    people: list[Person] = []

    def come_in(**habits: Any) -> Person:
        people.append(Person(browser, house.address, **habits))
        return people[-1]

    yield come_in
    said = [line for person in people for line in person.said]
    for person in people:
        person.leave()
    assert said == []
