"""Lessons and rules: a player who knows only the text on the screen can finish the lessons and play."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from rookery.lessons import LESSONS, lesson
from rookery.locale import PARTS, Words
from tests.browser.person import DESKTOP, PHONE, Come, wisely
from tests.browser.test_five_towers import size_of
from tests.browser.test_soundness import OUT_OF_REACH, TWICE

TRY = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const phase = document.querySelector('.app').dataset.phase;
    if (phase === 'right') return all('[data-next]')[0].click();
    if (phase === 'wrong') return all('[data-again]')[0].click();
    const cards = all('.dock button.card[aria-disabled=false][aria-pressed=false]');
    const answers = all('.dock [data-choice]:not([aria-disabled=true], :disabled, [aria-checked=true])');
    const bids = all('.dock .stair[aria-disabled=false]');
    const hammers = all('.picture .hammer');
    const turns = all('.dock [data-turn]');
    [...cards, ...answers, ...bids, ...hammers, ...turns][0]?.click();
    return new Promise(requestAnimationFrame).then(() => {
        all('.picture .aim').at(-1)?.click();
        const confirm = all('.dock .buttons .primary:not([data-again], [data-next], :disabled)')[0];
        if (confirm && document.querySelector('.app').dataset.phase === 'ask') confirm.click();
    });
}"""
"""Takes the first enabled choice; wrong choices become disabled."""


def finish(page: Page, game: str) -> None:
    """Finish a lesson by trying every choice."""
    for _ in range(12 * sum(len(part["steps"]) for part in lesson(game)["parts"])):
        if page.locator(".app[data-phase=done]").count():
            return
        page.evaluate(TRY)
    raise AssertionError("the lesson did not end")


@pytest.mark.parametrize(("game", "language", "size"), [("five-towers", "en", DESKTOP), ("carcassonne", "uk", PHONE)])
def test_a_stranger_finishes_the_lesson_and_begins_a_game(come: Come, game: str, language: str, size: ViewportSize) -> None:
    ada = come(size=size, language=language)
    words = Words(language, *PARTS)
    ada.open(f"/learn/{game}", until="#lesson-heading")
    first = lesson(game)["parts"][0]
    name = words(f"lesson-{game}-part-{first['name']}")
    ada.is_announced(words("lesson-where", part=1, parts=6, name=name, step=1, steps=len(first["steps"])))
    assert ada.flaws() == []
    finish(ada.page, game)
    expect(ada.page.get_by_role("heading", name=words(f"lesson-{game}-done"))).to_be_visible()
    assert ada.flaws() == []
    ada.page.reload()
    expect(ada.page.locator(".done")).to_have_count(6)
    finish(ada.page, game)
    ada.page.get_by_role("button", name=words("lesson-first-game")).click()
    ada.wait_for_turn()
    for _ in range(4):
        if ada.finished:
            break
        ada.choose(wisely(ada.choices()))
        ada.wait_for_turn()
    expect(ada.page.locator(".connection p")).to_have_count(0)


def test_every_highlighted_tower_is_an_answer(come: Come) -> None:
    ada = come()
    ada.open("/learn/five-towers#1", until="#lesson-heading")
    ada.page.get_by_role("button", name="tree 12").click()
    aims = ada.page.locator(".picture .aim")
    expect(aims).to_have_count(2)
    aims.first.click()
    ada.is_announced("Not this one")


def test_on_a_low_screen_a_long_text_unfolds_and_hides_no_control(come: Come) -> None:
    ada = come(size=size_of("320x568"), language="uk")
    ada.open("/learn/five-towers#2", until="#lesson-heading")
    more, less = (ada.page.get_by_role("button", name=name, exact=True) for name in ("Більше", "Менше"))
    ada.settle()
    expect(more).to_have_count(0)  # the whole text fits
    for game in ("carcassonne", "five-towers"):
        ada.open("about:blank", until="body")
        ada.open(f"/learn/{game}#3", until="#lesson-heading")
        for large in (False, True):
            if large:
                ada.page.evaluate(TWICE)
            more.click()
            ada.settle()
            assert (game, large, ada.flaws(), ada.overflows(), ada.page.evaluate(OUT_OF_REACH)) == (game, large, [], False, [])
            less.click()
            expect(more).to_be_focused()


def test_a_wrong_choice_is_explained_with_its_rule_and_the_answer_is_shown(come: Come) -> None:
    ada = come()
    ada.open("/learn/five-towers#2", until="#lesson-heading")
    ada.page.keyboard.press("2")
    ada.page.keyboard.press("1")
    ada.page.get_by_role("button", name="Check").click()
    ada.is_announced("Not this one: An 8 takes any number, but only of its own type.")
    expect(ada.page.locator("#lesson-heading")).to_be_focused()
    ada.page.get_by_role("button", name="Read the rule").click()
    rule = ada.page.get_by_role("dialog", name="Rules").locator("#FT-20.ringed")
    expect(rule).to_contain_text("On an 8 you may place any value of the same type.")
    assert ada.flaws() == []
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Show me").click()
    ada.is_told("That’s how it’s done. Now it’s your turn.")
    expect(ada.page.locator(".app[data-lesson='2.1'][data-phase=ask]")).to_have_count(1)


def test_the_rules_at_a_table_start_with_the_current_step_and_can_be_searched(come: Come) -> None:
    ada = come(size=PHONE)
    ada.play_bots()
    ada.page.get_by_role("button", name="Rules").click()
    sheet = ada.page.get_by_role("dialog", name="Rules")
    expect(sheet.locator(".heading").first).to_have_text("Right now")
    expect(sheet.locator(".plate")).to_contain_text("Your turn")
    search = sheet.get_by_role("searchbox")
    search.fill("nine")
    ada.is_announced("3 rules mention “nine”. First: There is one 8 and one 9 of each type.")
    expect(sheet.locator("mark").first).to_have_text("9")
    assert ada.flaws() == []
    search.fill("castle moat")
    expect(sheet.locator(".count")).to_have_text("No rule mentions this. Try a shorter word.")
    search.press("Escape")
    ada.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_a_link_with_an_id_opens_its_rule_in_every_game(come: Come) -> None:
    ada = come(language="pl")
    words = Words("pl", *PARTS)
    for game, rule, row in (("five-towers", "FT-31", "FT-30"), ("carcassonne", "BC-04", "BC-04")):
        ada.open(f"/rules/{game}#{rule}", until=f"#{row}.ringed")
        expect(ada.page.locator(f"#{row}")).to_contain_text(words(f"rule-{row}"))
        expect(ada.page.locator(f"#{row}")).to_be_in_viewport()
        assert ada.flaws() == []
    assert set(LESSONS) == {"five-towers", "carcassonne"}


def test_a_newcomer_is_offered_the_lesson_once(come: Come) -> None:
    ada = come()
    ada.open("/new/five-towers", until="#new-table")
    expect(ada.page.get_by_role("heading", name="New to 5 Towers?")).to_be_visible()
    assert ada.flaws() == []
    ada.page.get_by_role("button", name="Not now").click()
    ada.page.reload()
    ada.page.wait_for_selector("#new-table")
    expect(ada.page.get_by_role("heading", name="New to 5 Towers?")).to_have_count(0)


def test_a_newcomer_who_follows_a_link_is_offered_the_lesson_beside_the_table(come: Come) -> None:
    ada, ben = come(), come(size=PHONE, language="de")
    table = ada.visitor.opens("carcassonne", 2, sit=(0,))["table"]
    ben.open(f"/t/{table}", until="section.table")
    offer = ben.page.get_by_role("region", name="Neu bei Carcassonne?")
    expect(offer.get_by_role("link", name="Lektion beginnen")).to_have_attribute("target", "_blank")  # the player keeps the seat
    assert ben.flaws() == []
    ada.visitor.puts(f"tables/{table}/seats/1", {"bot": "uniform"})
    ada.visitor.posts(f"tables/{table}/start")
    ben.page.wait_for_selector(".app[data-status=running]")
    ben.open("/new/carcassonne", until="#new-table")
    expect(offer).to_have_count(0)
