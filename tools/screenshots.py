"""Takes a picture of every screen of the web client, phone and desktop, by day and by night, into docs/pictures/.

    python tools/screenshots.py

Needs the built client and a chromium; starts a house of its own. The pictures show real games against bots.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, expect, sync_playwright  # noqa: E402  the tests' people are found from the root only

from tests.browser.chromium import launch  # noqa: E402
from tests.browser.person import DESKTOP, PHONE, Person, wisely  # noqa: E402
from tests.browser.test_playing import open_table  # noqa: E402
from tests.server.serving import ServerProcess  # noqa: E402

PICTURES: Final = ROOT / "docs/pictures"
LOOKS: Final = {f"{name}-{theme}": (size, theme) for name, size in (("phone", PHONE), ("desktop", DESKTOP)) for theme in ("light", "dark")}
PATIENCE: Final = 60_000
SETTLED: Final = 600
"""Milliseconds after which nothing moves any more."""
PLACED: Final = 12
"""So many cards of one's own make a table worth a picture."""


@contextmanager
def somebody(browser: Browser, address: str, look: str) -> Iterator[tuple[Person, Callable[[str], None]]]:
    """A person with this look, and the way to take a picture of what they see."""
    size, theme = LOOKS[look]
    person = Person(browser, address, size=size, theme=theme)
    person.page.set_default_timeout(PATIENCE)

    def picture(screen: str) -> None:
        person.page.wait_for_timeout(SETTLED)
        person.page.screenshot(path=PICTURES / f"{screen}-{look}.png")

    yield person, picture
    person.leave()


def play_until(person: Person, wanted: Callable[[Person], bool]) -> None:
    """Play on until the table looks as wanted, or the game is over."""
    while not person.finished:
        person.wait_for_turn()
        choices = person.choices()
        if not choices:
            continue
        if wanted(person):
            return
        person.choose(wisely(choices))


def builds(count: int) -> Callable[[Person], bool]:
    """True when, after so many cards of one's own, there is a choice of cards to place."""
    seen = 0

    def begun(person: Person) -> bool:
        nonlocal seen
        cards = sum(choice.startswith("place") for choice in person.choices())
        seen += cards > 0
        return seen >= count and cards > 1

    return begun


def quiet_pages(person: Person, picture: Callable[[str], None]) -> None:
    person.open("/me", until="form")
    person.page.get_by_label("Your name").fill("Ada")
    person.page.get_by_role("button", name="Change it").click()
    expect(person.page.get_by_text("Good, that is your name now.")).to_be_visible()
    picture("me")
    person.open("/new/five-towers", until="form")
    picture("new-table")
    open_table(person, seats=4)
    person.page.wait_for_selector(".share img")
    picture("lobby")


def table(person: Person, picture: Callable[[str], None]) -> None:
    person.play_bots(seats=4, bot="Corvina")
    play_until(person, builds(PLACED))
    person.page.locator("button.card.fits").first.click()
    picture("five-towers-build")
    play_until(person, lambda one: "pass" in one.choices() and len(one.choices()) > 1)
    person.page.locator("body").click(position={"x": 2, "y": 2})
    picture("five-towers-auction")
    person.page.get_by_role("button", name="Menu").click()
    picture("menu")
    person.page.keyboard.press("Escape")
    person.open("/", until=".mine")
    picture("home")
    person.page.locator(".mine a").first.click()
    person.wait_for_turn()
    play_until(person, lambda one: one.finished)
    person.page.wait_for_selector(".total")
    picture("five-towers-end")
    person.page.get_by_role("link", name="Replay").click()
    person.page.wait_for_selector(".graph svg")
    person.open(f"{person.page.url}?at=200", until=".told")
    picture("replay")


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder) / "house.sqlite3") as house, sync_playwright() as playwright:
        browser = launch(playwright)
        for look in LOOKS:
            with somebody(browser, house.address, look) as (person, picture):
                quiet_pages(person, picture)
                table(person, picture)
        browser.close()


if __name__ == "__main__":
    main()
