"""Hints by the rook: requested by touch and by keyboard, shown on the board and in the list until the next action."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.person import DESKTOP, PHONE, Come, Person, View, builds
from tests.browser.test_playing import open_table, sit_down

HINTED = "nav [data-action]:has([data-hint])"
ON_BOARD = ".board [data-hint]"
REASONS = ".reasons"


def ask(person: Person) -> str:
    """Ask the rook for a hint; return its action."""
    button = person.page.get_by_role("button", name="Ask the rook")
    if person.page.viewport_size == PHONE:
        button.tap()
    else:
        button.click()
    expect(person.page.locator(".bubble")).to_contain_text("My advice:")
    return person.page.locator(HINTED).get_attribute("data-action") or ""


@pytest.mark.parametrize(("verb", "until"), [("bid", lambda _view: True), ("place", builds)])
def test_a_hint_is_requested_and_taken_by_touch(come: Come, verb: str, until: Callable[[View], bool]) -> None:
    ada = come(size=PHONE)
    ada.play_bots(seats=2, until=until)
    action = ask(ada)
    assert action.split()[0] == verb
    expect(ada.page.locator(HINTED)).to_contain_text(ada.page.locator(".bubble b").inner_text())
    expect(ada.page.locator(REASONS)).to_contain_text(re.compile(r"\d+% to win, on average [+−]?[\d.]+ points against the best rival \(usually ± "))
    expect(ada.page.locator(REASONS).get_by_role("status")).to_contain_text("Compared with the next best move:")
    marked = ada.page.locator(ON_BOARD).locator("..")
    expect(marked).to_have_count(1)
    with ada.acting():
        if marked.get_attribute("aria-pressed") != "true":
            marked.tap()
        if verb == "place":
            ada.page.locator("button.place-here").tap()
    expect(ada.page.locator("[data-hint]")).to_have_count(0)
    expect(ada.page.locator(REASONS)).to_have_count(0)


def test_a_hint_is_refused_delayed_ignored_and_taken_by_keyboard(come: Come) -> None:
    ada = come()
    ada.play_bots(seats=2)
    bubble, button = ada.page.locator(".bubble"), ada.page.get_by_role("button", name="Ask the rook")
    ada.network_fails = True
    ada.page.route("**/hint", lambda route: route.fulfill(status=429, json={"kind": "error", "code": "rate/limited", "message": ""}))
    button.click()
    expect(bubble).to_have_text("That was a bit too fast. Please wait a moment.")
    ada.page.unroute("**/hint")

    waiting = ada.hold("**/hint")
    button.click()
    thinking = ada.page.get_by_role("button", name="Thinking…")
    expect(thinking).to_have_attribute("aria-disabled", "true")
    thinking.press("Enter")
    ada.wait_until(lambda: waiting != [])
    assert len(waiting) == 1
    waiting[0].continue_()
    expect(bubble).to_contain_text("My advice:")
    ada.page.unroute("**/hint")
    ada.page.locator(REASONS).get_by_text("Next best", exact=True).click()
    expect(ada.page.locator(f"{REASONS} details b")).to_have_count(2)

    hinted = ada.page.locator(HINTED).get_attribute("data-action")
    ada.choose(next(choice for choice in ada.choices() if choice != hinted))  # another choice removes the hint too
    ada.wait_for_turn()
    expect(ada.page.locator("[data-hint]")).to_have_count(0)
    expect(bubble).to_be_empty()

    while len(ada.choices()) < 2:
        ada.choose(ada.choices()[0])
        ada.wait_for_turn()
    ada.tab_to(button)
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("status").filter(has_text="My advice:")).to_be_visible()
    expect(button).to_be_focused()
    marked = ada.page.locator(HINTED)
    expect(marked).to_have_accessible_name(re.compile("the rook’s advice$"))
    ada.tab_to(marked)
    with ada.acting():
        ada.page.keyboard.press("Enter")
    expect(bubble).to_be_empty()


def test_a_table_without_hints_shows_no_rook(come: Come) -> None:
    ada = come(size=PHONE)
    ada.open("/new/five-towers", until="form")
    ada.page.locator("summary").click()
    switch = ada.page.get_by_role("switch", name="Hints")
    expect(switch).to_be_checked()
    switch.press("Space")
    expect(switch).not_to_be_checked()
    ada.page.get_by_role("button", name="Play now").click()
    ada.wait_for_turn()
    ada.page.wait_for_selector(".stairs")
    expect(ada.page.get_by_role("button", name="Ask the rook")).to_have_count(0)
    ada.page.get_by_role("button", name="Menu").click()
    expect(ada.page.locator("dialog .settings")).to_contain_text("Hints not allowed")


def test_friends_agree_on_hints_before_the_game(come: Come) -> None:
    ada, ben = come(), come(size=PHONE)
    open_table(ada, seats=2)
    expect(ada.page.locator(".settings")).to_contain_text("Hints not allowed")
    ada.open("/new/five-towers", until="form")
    ada.page.get_by_label("With friends").check()
    ada.page.locator(".counts label", has_text="2").click()
    ada.page.locator("summary").click()
    expect(ada.page.get_by_role("switch", name="Hints")).not_to_be_checked()
    ada.page.get_by_role("switch", name="Hints").check()
    ada.page.get_by_role("button", name="Open the table").click()
    ada.page.wait_for_selector(".seats")
    ben.open(ada.page.url, until=".seats")
    expect(ben.page.locator(".settings")).to_contain_text("Hints allowed")
    sit_down(ben, ada.page.url, "Ben")
    ada.page.get_by_role("button", name="Start").click()
    for person in (ada, ben):
        person.page.wait_for_selector(".board")
    acts, waits = (ada, ben) if ada.my_turn else (ben, ada)
    expect(waits.page.get_by_role("button", name="Ask the rook")).to_have_count(0)
    assert ask(acts) in acts.choices()
    expect(waits.page.locator("[data-hint]")).to_have_count(0)


def test_the_rook_sits_on_the_board_of_carcassonne(come: Come) -> None:
    ada = come(size=PHONE)
    ada.play_bots("carcassonne", seats=2)
    for _ in range(3):
        ada.wait_for_turn()
        action = ask(ada)
        expect(ada.page.locator("main [data-hint]").first).to_be_in_viewport()
        ada.choose(action)
    assert not ada.overflows()


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "dark"), (DESKTOP, "light")], ids=["phone at night", "desktop by day"])
def test_the_table_is_accessible_with_a_hint(come: Come, size: ViewportSize, theme: str) -> None:
    ada = come(size=size, theme=theme)
    ada.play_bots(seats=5)
    ask(ada)
    assert ada.flaws() == []
    ada.play_bots(seats=5, until=builds)
    ask(ada)
    assert ada.flaws() == []
    assert not ada.overflows()
