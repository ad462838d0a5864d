"""The browser can open, play and score an expansion of Carcassonne that neither client nor locale knows."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import PHONE, Person, View
from tests.server.serving import ServerProcess


@pytest.fixture
def ada(browser: Browser, tmp_path: Path) -> Iterator[Person]:
    """A person at a server whose catalogue includes the made-up shrine."""
    with ServerProcess(tmp_path / "rookery.sqlite3", deals="shrine", environment={"ROOKERY_SHRINE": "yes"}) as server:
        ada = Person(browser, server.address, size=PHONE)
        yield ada
        ada.leave()
    assert ada.said == []


NEARLY_OVER = 4
"""The number of tiles left when the page opens; even slow bots play so few tiles quickly."""


def may_pray(view: View) -> bool:
    return any(choice["action"].startswith("pray") for choice in view["choices"])


def test_an_unknown_expansion_is_opened_played_and_scored(ada: Person) -> None:
    ada.open("/new/carcassonne", until="form")
    ada.page.locator(".counts label", has_text="2").click()
    ada.page.locator("label", has_text="Magpie").click()
    ada.page.locator("label", has_text="Base game only").click()
    ada.page.locator("input[value=shrine]").check()
    ada.page.locator(".submit").click()
    ada.wait_for_turn()
    ada.look_away()
    (table,) = (summary["table"] for summary in ada.visitor.gets("me/tables")["tables"])
    ada.play_ahead(table, may_pray)
    ada.open(f"/t/{table}")
    ada.wait_for_turn()
    with ada.acting():
        ada.page.locator("main [data-action^=pray]").first.tap()
        ada.page.locator("main [data-done]").tap()
    ada.wait_for_turn()  # a tap during an animation would only skip it
    ada.page.get_by_role("button", name="Menu").tap()
    expect(ada.page.locator(".log li", has_text="event-prayed").first).to_be_visible()  # the opponent may also have prayed
    assert not ada.overflows()
    ada.look_away()
    ada.play_ahead(table, lambda view: sum(view["to_come"].values()) <= NEARLY_OVER)
    ada.leave_to_bots(table)
    ada.open(f"/t/{table}", until="main .total")
    expect(ada.page.locator("main th", has_text="Score-pilgrim").first).to_be_visible()
