"""The lessons, by somebody who reads only what is on the screen: what a screen reader is given is enough to finish them and to play."""

from collections.abc import Callable

from playwright.sync_api import expect

from rookery.lessons import lesson
from rookery.locale import PARTS, Words
from tests.browser.person import PHONE, Person

Come = Callable[..., Person]


def finish(person: Person, game: str, words: Words) -> None:
    """Finish a lesson by trying what can be chosen, and whenever that is wrong, something else."""
    page = person.page
    phase = page.locator(".app[data-phase]")
    steps = sum(len(part["steps"]) for part in lesson(game)["parts"])
    for _ in range(steps * 12):
        now = phase.get_attribute("data-phase")
        if now == "done":
            return
        if now == "right":
            page.locator("[data-next]").click()
        elif now == "wrong":
            page.get_by_role("button", name=words("lesson-again")).click()
        else:
            choose(person, words)
    raise AssertionError("the lesson does not end")


def choose(person: Person, words: Words) -> None:
    """Take the first thing that can still be chosen, whatever it is, and confirm it."""
    page = person.page
    hammer = page.locator(".picture .hammer")
    if hammer.count() and page.locator(".dock [aria-disabled=true]").count():
        hammer.first.click()
        return
    cards = page.locator(".dock button.card[aria-disabled=false][aria-pressed=false]")
    answers = page.locator(".dock [data-choice]:not([aria-disabled=true], :disabled, [aria-checked=true])")
    stairs = page.locator(".dock .stair[aria-disabled=false]")
    next(one for one in (cards, answers, stairs) if one.count()).first.click()
    aims = page.locator(".picture .aim")
    if aims.count():
        aims.last.click()
    confirm = page.locator(".dock .buttons .primary:not(:disabled)")
    if confirm.count() and page.locator(".app[data-phase=ask]").count():
        confirm.click()


def test_a_stranger_finishes_both_lessons_and_begins_a_game(come: Come) -> None:
    ada = come(size=PHONE)
    words = Words("en", *PARTS)
    for game in ("carcassonne", "five-towers"):
        ada.open(f"/learn/{game}", until="#lesson-heading")
        ada.is_announced(
            words("lesson-where", part=1, parts=6, name=words(f"lesson-{game}-part-{lesson(game)['parts'][0]['name']}"), step=1, steps=1)
        )
        assert ada.flaws() == []
        finish(ada, game, words)
        expect(ada.page.get_by_role("heading", name=words(f"lesson-{game}-done"))).to_be_visible()
        assert ada.flaws() == []
    ada.page.get_by_role("button", name="Play your first game").click()
    ada.wait_for_turn()
