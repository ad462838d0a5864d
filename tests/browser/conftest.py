"""A browser for all tests, and for each test a house of its own with as many people as it likes."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

import rookery
from tests.browser.chromium import launch
from tests.browser.person import AXE, Person
from tests.server.serving import ServerProcess

CLIENT = Path(rookery.__file__).parent / "static/index.html"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    assert CLIENT.exists(), "The web client is not built: run `npm ci` and `npm run build` in web/."
    assert AXE.exists(), "axe-core is missing: run `npm ci` in web/."
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path / "house.sqlite3") as server:
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
