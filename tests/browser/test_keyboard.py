"""Playing without a pointer: by single keys, and through the accessibility tree alone."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.person import DESKTOP, PHONE, Come, Finished, Person, View, builds
from tests.browser.test_five_towers import PRICED, RAZING, feed, position
from tests.browser.test_playing import last_rounds, open_table


def presses(person: Person) -> int:
    """Make the current decision by keyboard; return the number of keys pressed."""
    page, choices = person.page, person.choices()
    if bids := [choice for choice in choices if choice.startswith("bid")]:
        keys = [bids[-1].split()[1]]
    elif "pass" in choices:
        keys = ["p"]
    elif places := [choice for choice in choices if choice.startswith("place")]:
        cards = page.locator("button.card").evaluate_all("all => all.map(one => one.dataset.card)")
        index = cards.index(places[0].split()[1])
        picked = page.locator("button.card").nth(index).get_attribute("aria-pressed") == "true"
        keys = [str(index + 1)] if picked else [str(index + 1), "Enter"]
    else:
        towers = ("candy", "scary", "tree", "scrap", "sand")
        keys = [f"Shift+Digit{towers.index(choices[0].split()[1]) + 1}"]
    page.wait_for_selector(".dock .turn-light:not(.out)")
    with person.acting():
        for key in keys:
            page.keyboard.press(key)
    return len(keys)


LONG_AND_SHORT = pytest.mark.parametrize(
    "begins", [pytest.param(last_rounds, id="last rounds"), pytest.param(lambda _view: True, id="whole game", marks=pytest.mark.deep)]
)


@LONG_AND_SHORT
def test_a_game_is_finished_by_keys_with_at_most_three_presses_a_decision(come: Come, begins: Callable[[View], bool]) -> None:
    ada = come()
    ada.play_bots(seats=2, until=begins)
    counts = []
    while not ada.finished:
        ada.wait_for_turn()
        if ada.choices():
            counts.append(presses(ada))
    assert counts
    assert max(counts) <= 3


def test_the_focus_moves_to_the_next_decision(come: Come) -> None:
    ada = come()
    ada.play_bots(seats=2, until=lambda view: builds(view) and view["to_place"] > 2)
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.locator("button.card.fits").first).to_be_focused()
    with ada.acting():
        ada.page.wait_for_selector(".dock .turn-light:not(.out)")
        ada.page.keyboard.press("Enter")
        expect(ada.page.locator("button.card[aria-pressed=true]")).to_have_count(1)
        ada.page.keyboard.press("Enter")
    expect(ada.page.locator("button.card.fits:focus")).to_have_count(1)
    ada.page.keyboard.press("u")
    ada.is_announced("The last move was taken back.")


def test_the_focus_moves_to_the_hammers_if_a_build_begins_with_a_demolition(come: Come) -> None:
    ada = come()
    show = feed(ada, position(PRICED))
    ada.play_bots(seats=2)
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.locator(".stair.lit:focus")).to_have_count(1)
    show(position(RAZING))
    expect(ada.page.get_by_role("heading", name="Demolish a card first")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Demolish candy 5").last).to_be_focused()


def test_one_key_shows_the_list_of_keys_and_single_keys_can_be_switched_off(come: Come) -> None:
    ada = come()
    ada.play_bots(seats=2)
    ada.page.keyboard.press("?")
    expect(ada.page.get_by_role("dialog", name="Rules")).to_contain_text("ask the rook")
    assert ada.flaws() == []
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("switch", name="Single-key shortcuts").set_checked(checked=False)
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("?")
    ada.settle()
    expect(ada.page.get_by_role("dialog", name="Rules")).to_have_count(0)


def test_a_new_page_moves_the_focus_to_its_heading(come: Come) -> None:
    ada = come()
    ada.open("/", until="article")
    ada.page.get_by_role("link", name="Play: 5 Towers").press("Enter")
    expect(ada.page.get_by_role("heading", level=1, name="5 Towers")).to_be_focused()


COVERED: Final = """() => {
    const one = document.activeElement;
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9];
    const seen = parts.some(x => parts.some(y => {
        const there = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
        return there && (one.contains(there) || there.closest('label')?.contains(one));
    }));
    return seen || one === document.body ? '' : one.outerHTML.slice(0, 160);
}"""
"""Returns the element with the focus if no part of it can be seen."""
BARRED: Final = ("/new/five-towers", "/rules/carcassonne", "/learn/five-towers", "/score", "replay")
"""Pages with a bar over the part that scrolls."""


@pytest.mark.parametrize("path", BARRED)
def test_no_bar_hides_the_focus(come: Come, finished: Finished, path: str) -> None:
    ada = come(size={"width": 320, "height": 568})
    ada.open(f"/t/{finished()}/1/replay" if path == "replay" else path, until="main button")
    for details in ada.page.locator("main summary:visible").all():
        details.click()
    page, covered = ada.page, set[str]()
    for key in ("Tab", "Shift+Tab"):
        for _ in range(30):
            page.keyboard.press(key)
            covered.add(page.evaluate(COVERED))
    assert covered - {""} == set()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_screen_readers_hear_each_name_before_the_towers(come: Come, size: ViewportSize) -> None:
    ada = come(size=size)
    ada.play_bots(seats=3, until=lambda view: view["round"] > 1)
    players = ada.page.get_by_role("list", name="Players")
    expect(players.get_by_role("listitem")).to_have_count(2)
    for rival, name in zip(players.get_by_role("listitem").all(), ("Pip", "Peep"), strict=True):
        heard = rival.aria_snapshot()
        assert name in re.split("Candy|no cards", heard, maxsplit=1)[0], heard
    expect(ada.page.get_by_role("group", name="You", exact=True).get_by_role("img")).to_have_count(5)


def test_spectators_see_that_they_watch(come: Come) -> None:
    ada, ben = come(), come()
    table = open_table(ada, seats=2)
    ada.page.locator(".addbot").click()
    ada.page.locator(".bots button").first.click()
    ada.page.get_by_role("button", name="Start").click()
    ben.open(table, until=".dock")
    expect(ben.page.get_by_role("region", name="You are watching")).to_contain_text("You are watching")
    expect(ada.page.get_by_role("region", name="The current turn")).to_be_visible()


LINE = re.compile(r"^\s*- button \"([^\"]+)\"((?: \[[^\]]+\])*)", re.MULTILINE)


@LONG_AND_SHORT
def test_a_game_can_be_played_through_the_accessibility_tree_alone(come: Come, begins: Callable[[View], bool]) -> None:
    """The test knows only names and roles, and takes the last choice."""
    ada = come()
    ada.play_bots(seats=2, until=begins)
    while not ada.finished:
        ada.wait_for_turn()
        choices = ada.page.get_by_role("navigation", name="All your choices")
        if not choices.count():
            continue
        told = [name for name, states in LINE.findall(choices.aria_snapshot()) if "disabled" not in states and name != "Undo"]
        wanted = [name for name in told if name.startswith(("Place", "Bid"))]
        with ada.acting():
            choices.get_by_role("button", name=(wanted or told)[-1], exact=True).press("Enter")
    result = ada.page.get_by_role("main").aria_snapshot()
    assert re.search(r'heading "[^"]*(win|wins|Shared)', result)
