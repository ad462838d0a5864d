"""The score sheet for a real table: stored on the device, offline, in two languages, and shared as picture, text or link."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import DESKTOP, PHONE, Come, Person
from tests.browser.test_pages import png_size
from tests.browser.test_soundness import by_day_and_by_night, misfits


def begin(person: Person, game: str, *names: str) -> None:
    """Start a new sheet for these players."""
    page = person.page
    person.open("/score", until="form")
    page.locator(f"input[value={game}]").check()
    for seat, name in enumerate(names):
        page.locator(".player input").nth(seat).fill(name)
    page.locator("form .primary").click()
    page.wait_for_selector("footer")


def totals(page: Page) -> list[str]:
    return page.locator(".tabs b, .tabs .total").all_inner_texts()


@pytest.mark.rule("FT-61")
@pytest.mark.parametrize(("language", "result"), [("en", "Ada wins with 25"), ("uk", "Ada")])
def test_towers_are_added_up_at_once_and_stay(come: Come, language: str, result: str) -> None:
    ada = come(size=PHONE, language=language)
    page = ada.page
    begin(ada, "five-towers", "Ada", "Ben", "Cy")
    for tower, height in enumerate(("4", "3", "6")):
        page.locator(".stepper input").nth(tower).fill(height)
        page.locator(".stepper input").nth(tower).press("Enter")
    page.locator(".top").nth(1).click()
    page.locator(".top").nth(2).click()
    page.locator(".stepper").last.locator("button").last.click(click_count=2)
    expect(page.locator("footer strong")).to_contain_text("25")
    assert totals(page) == ["25", "0", "0"]
    assert [*misfits(ada), *by_day_and_by_night(ada)] == []
    page.reload()
    expect(page.locator("footer strong")).to_contain_text("25")
    page.locator("footer .primary").click()
    picture = page.locator("svg.result")
    expect(picture).to_have_attribute("aria-label", re.compile(re.escape(result)))
    assert [*misfits(ada), *ada.flaws()] == []


def note_points(ada: Person) -> None:
    """Note a tied city, a replaced guard, and thieves that are undone."""
    page = ada.page
    who, kinds, give = page.locator(".who"), page.locator(".kinds button"), page.locator("footer .primary")
    give.press("Enter")  # without a chosen player nothing happens
    assert totals(page) == ["0", "0", "0"]
    who.nth(0).click()
    who.nth(2).click()
    page.get_by_role("button", name="Tiles: one more").click(click_count=2)
    page.get_by_role("button", name="Coats of arms: one more").click()
    expect(give).to_have_text("Give Mila and Ona 10 points")
    give.click()
    ada.is_announced("Mila and Ona, City, 4 tiles, one coat of arms, 10 points.")
    kinds.get_by_text("Guard replaced").click()
    who.nth(1).click()
    give.click()
    kinds.get_by_text("Thieves").click()
    page.get_by_role("textbox", name="Thief tile").fill("6")
    page.get_by_role("textbox", name="Stolen tile").fill("5")
    page.get_by_role("button", name="Jonas: one more").click(click_count=2)
    give.click()
    assert totals(page) == ["10", "24", "10"]
    page.keyboard.press("Backspace")
    assert totals(page) == ["10", "2", "10"]


def score_the_end(ada: Person) -> None:
    """Answer the five steps: Mila has something of each kind, Ona a guard."""
    page = ada.page
    page.locator(".final").click()
    for step, typed in (("Roads", "3"), ("Cities", "2"), ("Monasteries", "8"), ("Fields", "2")):
        expect(page.get_by_role("heading", name=step)).to_be_visible()
        page.locator("main .counts input").first.fill(typed)
        page.locator("footer .primary").click()
    page.get_by_role("textbox", name="Stolen tile").fill("4")
    page.get_by_role("button", name="Ona, Guards on towers: one more").click()
    expect(page.locator("footer")).to_contain_text("Mila leads with 29")
    expect(page.locator("footer")).to_contain_text("Ona 19, Jonas 2")


@pytest.mark.rule("BC-09", "TT-25", "TT-43", "TT-49")
def test_a_game_of_carcassonne_is_noted_without_a_network_and_handed_on(come: Come) -> None:
    ada = come(size=PHONE, service_worker=True)
    ada.network_fails = True
    page = ada.page
    ada.open("/score", until="form")
    ada.wait_until_cached({"SheetPage": 1, "RulesDialog": 1, "/handbook-": 2, "/en-": 2})
    ada.context.set_offline(True)
    begin(ada, "carcassonne", "Mila", "Jonas", "Ona")
    note_points(ada)
    page.reload()
    page.wait_for_selector(".kinds")
    assert totals(page) == ["10", "2", "10"]
    assert [*misfits(ada), *by_day_and_by_night(ada)] == []
    page.keyboard.press("?")
    expect(page.locator("dialog[open]").get_by_role("searchbox")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".total").first.click()
    expect(page.locator("dialog[open] li")).to_contain_text("City, 4 tiles, one coat of arms")
    page.keyboard.press("Escape")
    score_the_end(ada)
    assert [*misfits(ada), *ada.flaws()] == []
    page.locator("footer .primary").click()
    page.locator(".buttons .primary").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Share the picture").click()
    content = saved.value.path().read_bytes()
    assert png_size(content) == (1200, 630)
    assert len(content) > 40_000  # the picture is not empty
    ada.context.set_offline(False)
    ben = come(size=DESKTOP, language="de")
    ben.open(page.locator("dialog input").input_value(), until="svg.result")
    expect(ben.page.locator("svg.result")).to_have_attribute("aria-label", re.compile("Mila.*29.*Ona 19"))
    ben.open("/score#1c.broken", until="form")
    expect(ben.page.get_by_text("In diesem Link steckt kein Wertungsblatt.")).to_be_visible()
    expect(ben.page.get_by_role("link", name="Carcassonne")).to_be_visible()


def colours(page: Page) -> list[str]:
    """Return the fill of each player's token on the sheet, in order."""
    tokens = page.locator(".tabs .token use").all()
    return [str(token.get_attribute("href")) for token in tokens]


@pytest.mark.parametrize("game", ["five-towers", "carcassonne"])
def test_players_without_names_choose_their_tokens_and_everything_shared_shows_them(come: Come, game: str) -> None:
    ada = come(size=PHONE)
    page = ada.page
    ada.open("/score", until="form")
    page.locator(f"input[value={game}]").check()
    page.get_by_role("textbox", name="Player 2").fill("Ben")
    page.get_by_role("button", name="Player 1, colour: red").click()
    expect(page.get_by_role("button", name="red", exact=True)).to_be_focused()
    assert [*misfits(ada), *ada.flaws()] == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Player 1, colour: red")).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="black", exact=True).click()
    expect(page.get_by_role("button", name="Player 1, colour: black")).to_be_focused()
    # Ben takes the colour of the third player, who gets Ben's
    page.get_by_role("button", name="Ben, colour: blue").click()
    page.get_by_role("button", name="yellow", exact=True).click()
    expect(page.get_by_role("button", name="Player 3, colour: blue")).to_be_visible()
    # a new player gets the first free colour
    page.get_by_role("button", name="Add a player").click()
    expect(page.get_by_role("button", name="Player 4, colour: red")).to_be_visible()
    page.locator("form .primary").click()
    page.wait_for_selector("footer")
    chosen = ["#seat-5", "#seat-3", "#seat-2", "#seat-1"]
    assert colours(page) == chosen
    expect(page.locator(".tabs")).to_contain_text("Player 3")
    assert [*misfits(ada), *ada.flaws()] == []
    page.reload()
    page.wait_for_selector("footer")
    assert colours(page) == chosen
    page.get_by_role("button", name="Share the sheet").click()
    picture = page.locator("dialog svg.result")
    expect(picture).to_have_attribute("aria-label", re.compile("Player 1"))
    drawn = [str(mark.get_attribute("href")) for mark in picture.locator(".mark").all()]
    assert drawn == chosen  # all are tied, so the picture keeps their order
    ben = come(size=DESKTOP, language="de")
    ben.open(page.locator("dialog input").input_value(), until=".tabs")
    expect(ben.page.locator(".tabs")).to_contain_text("Person 3")
    assert colours(ben.page) == chosen


def test_a_sheet_stored_before_players_had_colours_opens(come: Come) -> None:
    ada = come(size=PHONE)
    ada.open("/score", until="form")
    ada.page.evaluate("localStorage.setItem('rookery-sheet-old', '1700000000000 1t.Mila~Jonas.5_4t_6_3t_0_2.4_3t_6t_0_0_2')")
    ada.open("/score/old", until=".tabs")
    assert colours(ada.page) == ["#seat-1", "#seat-2"]
    assert totals(ada.page) == ["28", "25"]
    ada.open("/score", until="form")
    expect(ada.page.get_by_role("link", name="5 Towers")).to_contain_text("Mila 28, Jonas 25")


def test_two_players_cannot_share_a_name(come: Come) -> None:
    ada = come(size=PHONE)
    ada.open("/score", until="form")
    ada.page.get_by_role("textbox", name="Player 1").fill("Player 2")
    ada.page.locator("form .primary").click()
    expect(ada.page.get_by_text("Two players cannot have the same name.")).to_be_visible()
