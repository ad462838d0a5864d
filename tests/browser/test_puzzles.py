"""Puzzles: a question with the controls of the table, one answer, then the chances of all choices, a reason and the rating."""

import pytest
from playwright.sync_api import ViewportSize, expect

from rookery.locale import Words
from rookery.play.puzzles import shipped
from tests.browser.person import DESKTOP, PHONE, Come, Person

KEYS = {puzzle.id: puzzle for game in ("five-towers", "carcassonne") for puzzle in shipped(game)}


def current(person: Person) -> str:
    return person.page.locator(".app").get_attribute("data-puzzle") or ""


@pytest.mark.parametrize(
    ("size", "theme", "language", "better", "shown", "following"),
    [(DESKTOP, "light", "en", "Better:", "Show me", "Next puzzle"), (PHONE, "dark", "de", "Besser:", "Zeig es mir", "Nächstes Rätsel")],
)
def test_an_answer_is_rated_and_explained_before_the_next_puzzle(
    come: Come, size: ViewportSize, theme: str, language: str, better: str, shown: str, following: str
) -> None:
    ada = come(size=size, theme=theme, language=language)
    ada.open("/puzzles/five-towers/daily", until=".question")
    page = ada.page
    first = current(ada)
    assert ada.flaws() == []
    ada.page.locator(f'nav [data-action="{KEYS[first].chances[-1][0]}"]').evaluate("(choice) => choice.click()")
    verdict = page.locator("#verdict")
    expect(verdict).to_contain_text(better)
    expect(verdict).to_be_focused()
    expect(page.locator(".answer li")).to_have_count(min(6, len(KEYS[first].chances)))
    expect(page.locator(".answer .why p")).not_to_be_empty()
    rating, change = page.locator("dd").inner_text().split()
    assert int(rating) < 1500
    words = Words(language)
    for told in (words("web-than-next"), words("web-puzzle-counted", change=change)):
        expect(page.locator(".answer")).to_contain_text(told)
    assert ada.flaws() == []
    assert not ada.overflows()

    page.get_by_role("button", name=following).click()
    expect(page.locator(".app")).not_to_have_attribute("data-puzzle", first)
    page.get_by_role("button", name=shown).click()
    expect(page.locator(".answer li.best .name")).to_be_visible()
    expect(page.locator(".answer .picked")).to_have_count(0)
    assert page.url.endswith(f"/puzzles/five-towers/{current(ada)}")


def test_a_late_puzzle_does_not_change_the_address(come: Come) -> None:
    ada = come()
    ada.open("/", until=".links a")
    held = ada.hold("**/api/puzzles/**")
    with ada.page.expect_request("**/api/puzzles/**"):
        ada.page.locator('.links a[href="/puzzles/five-towers/daily"]').click()
    ada.page.go_back()
    ada.page.wait_for_selector(".links a")
    with ada.page.expect_response("**/api/puzzles/**"):
        held[0].continue_()
    ada.settle()
    assert ada.page.evaluate("location.pathname") == "/"


def test_carcassonne_puzzles_use_the_board(come: Come) -> None:
    ada = come(language="pl")
    ada.open("/puzzles/carcassonne", until=".question")
    key = KEYS[current(ada)]
    ada.page.locator(f'nav [data-action="{key.best}"]').evaluate("(choice) => choice.click()")
    expect(ada.page.locator("#verdict")).to_contain_text(Words("pl")("web-puzzle-right", choice="").strip())
    assert int(ada.page.locator("dd").inner_text().split()[0]) > 1500
    assert ada.flaws() == []
