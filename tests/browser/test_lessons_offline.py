"""An opened lesson and its rules work offline."""

from playwright.sync_api import expect

from tests.browser.person import PHONE, Come
from tests.browser.test_lessons import finish

KEPT = """async () => {
    const kept = (await (await caches.open('rookery-shell')).keys()).map((one) => new URL(one.url).pathname);
    const loaded = performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname).filter((one) => one.startsWith('/assets/'));
    const wanted = [...loaded, '/api/games/carcassonne/tiles'];
    return loaded.some((one) => one.includes('RulesDialog')) && wanted.every((one) => kept.includes(one));
}"""
"""Returns whether the service worker has cached everything that the lesson loaded, with the rules and the pictures of the tiles."""


def test_an_opened_lesson_works_offline(come: Come) -> None:
    ada = come(size=PHONE, language="lt", service_worker=True)
    ada.network_fails = True
    page = ada.page
    ada.open("/learn/carcassonne", until="[data-tile] image")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ada.wait_until(lambda: bool(page.evaluate(KEPT)))
    ada.context.set_offline(True)
    page.reload()
    page.wait_for_selector("[data-tile] image")
    page.keyboard.press("?")
    expect(page.locator("dialog[open]").get_by_role("searchbox")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    finish(ada.page, "carcassonne")
    expect(page.locator(".app[data-phase=done] h1, .app[data-phase=done] h2").first).to_be_visible()
