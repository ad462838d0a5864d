"""An opened lesson and its rules work offline."""

from playwright.sync_api import expect

from tests.browser.person import PHONE, Come
from tests.browser.test_lessons import finish


def test_an_opened_lesson_works_offline(come: Come) -> None:
    ada = come(size=PHONE, language="lt", service_worker=True)
    ada.network_fails = True
    page = ada.page
    ada.open("/learn/carcassonne", until="[data-tile] image")
    ada.wait_until_cached({"RulesDialog": 1}, "/api/games/carcassonne/tiles")
    ada.context.set_offline(True)
    page.reload()
    page.wait_for_selector("[data-tile] image")
    page.keyboard.press("?")
    expect(page.locator("dialog[open]").get_by_role("searchbox")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    finish(ada.page, "carcassonne")
    expect(page.locator(".app[data-phase=done] h1, .app[data-phase=done] h2").first).to_be_visible()
