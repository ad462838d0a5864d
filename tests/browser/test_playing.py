"""Whole games in real browsers."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.person import CHOICES, DESKTOP, PHONE, Person, wisely

Come = Callable[..., Person]


def open_table(host: Person, *, seats: int) -> str:
    """A table for friends; its path."""
    host.open("/new/five-towers", until="form")
    host.page.get_by_label("With friends").check()
    host.page.locator(".counts label", has_text=str(seats)).click()
    host.page.get_by_role("button", name="Open the table").click()
    host.page.wait_for_selector(".seats")
    return re.sub(r"^.*(?=/t/)", "", host.page.url)


def tap_wisely(person: Person) -> None:
    """Act by touch on the board itself: a lit stair, a card and its tower, a hammer, or pass."""
    version, page = person.version, person.page
    choice = wisely(person.choices())
    if choice.startswith("bid"):
        page.locator(".stair.lit").last.tap()
    elif choice.startswith("place"):
        card = page.locator("button.card.fits").first
        if card.get_attribute("aria-pressed") == "false":
            card.tap()
        page.locator("button.place-here").tap()
    elif choice.startswith("demolish"):
        page.locator(f'.column[data-tower="{choice.split()[1]}"] .hammer').tap()
    else:
        page.get_by_role("button", name="Pass").last.tap()
    page.wait_for_function("before => document.querySelector('.app').dataset.version !== before", arg=version)


def test_two_people_and_a_bot_finish_a_game(come: Come) -> None:
    ada, ben = come(size=DESKTOP), come(size=PHONE)
    table = open_table(ada, seats=3)
    ben.open(table, until=".seats")
    ben.page.locator(".seats li", has_text="free seat").first.get_by_role("button", name="Sit here").click()
    expect(ada.page.locator(".addbot")).to_have_count(1)
    ada.page.locator(".addbot").click()
    ada.page.locator(".bots button", has_text="Magpie").click()
    expect(ada.page.get_by_text("Everybody is here.")).to_be_visible()
    expect(ben.page.locator(".seats li", has_text="Guest 2")).to_have_count(1)  # two people without a name can be told apart
    ada.page.get_by_role("button", name="Start").click()
    ada.page.wait_for_selector(".board")
    ben.page.wait_for_selector(".board")
    for _ in range(1000):
        if ada.finished and ben.finished:
            break
        if ada.my_turn and ada.choices():
            ada.choose(wisely(ada.choices()))
        elif ben.my_turn and ben.choices():
            tap_wisely(ben)
        else:
            ada.page.wait_for_timeout(30)
    for person in (ada, ben):
        expect(person.page.locator("main h1")).to_contain_text(re.compile(r"win|share"))
    assert ada.page.locator(".sheet").count() == 3
    assert ben.page.locator(".sheet").count() == 1
    totals = [int(text) for text in ada.page.locator(".total .visually-hidden").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    assert [int(text) for text in ben.page.locator(".tabs b").all_inner_texts()] == totals


def test_the_keyboard_alone_is_enough(come: Come) -> None:
    ada = come()
    ada.open("/", until="article")
    ada.tab_to(ada.page.locator('a[href="/new/five-towers"]'))
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_selector("form")
    ada.tab_to(ada.page.get_by_role("button", name="Play now"))
    ada.page.keyboard.press("Enter")
    for _ in range(6):
        ada.wait_for_turn()
        version, choice = ada.version, wisely(ada.choices())
        button = ada.page.locator(f'nav [data-action="{choice}"]')
        ada.tab_to(button)
        expect(button).to_be_in_viewport()
        ada.page.keyboard.press("Enter")
        ada.page.wait_for_function("before => document.querySelector('.app').dataset.version !== before", arg=version)


def test_a_card_can_be_dragged_onto_its_tower_and_taken_back(come: Come) -> None:
    ada = come(size=PHONE)
    ada.play_bots(seats=2)
    while not any(choice.startswith("place") for choice in ada.choices()):
        ada.choose(wisely(ada.choices()))
        ada.wait_for_turn()
    version = ada.version
    card = ada.page.locator("button.card.fits").first
    name = card.get_attribute("aria-label") or ""
    tower = ada.page.locator(f'.column[data-tower="{name.split()[0]}"]')
    start, end = card.bounding_box(), tower.bounding_box()
    assert start is not None
    assert end is not None
    ada.page.mouse.move(start["x"] + 20, start["y"] + 30)
    ada.page.mouse.down()
    ada.page.mouse.move(end["x"] + 20, end["y"] + end["height"] - 20, steps=6)
    ada.page.mouse.up()
    ada.page.wait_for_function("before => document.querySelector('.app').dataset.version !== before", arg=version)
    ada.page.get_by_role("button", name="Menu").click()
    expect(ada.page.locator("dialog .log li", has_text=f"You place {name}.").last).to_be_visible()
    ada.page.keyboard.press("Escape")
    if "undo" not in ada.page.locator(CHOICES).evaluate_all("all => all.map(one => one.dataset.action)"):
        return  # it was the last card of the bid
    ada.choose("undo")
    expect(ada.page.locator("button.card.fits").first).to_have_attribute("aria-label", name)


def test_it_shows_in_the_title_whose_turn_it_is(come: Come) -> None:
    ada = come()
    ada.play_bots(seats=2)
    expect(ada.page).to_have_title("Your turn · 5 Towers")
    ada.let_bots_finish()
    expect(ada.page).to_have_title("5 Towers")


def test_a_lantern_is_lit_under_every_card_that_could_be_built(come: Come) -> None:
    ada = come()
    ada.play_bots(seats=2)
    assert ada.page.locator(".lanterns svg:not(.out)").count() == 5  # nothing stands yet, so everything could be built
    for _ in range(60):
        ada.wait_for_turn()
        if dark := ada.page.locator(".lanterns .out").count():
            assert ada.page.locator(".card-display .locked, .card-display .card[aria-disabled=true]").count() == dark
            return
        ada.choose(wisely(ada.choices()))
    raise AssertionError("everything could be built for a whole game")


def test_a_stair_that_cannot_be_built_says_why(come: Come) -> None:
    ada = come(size=PHONE)
    ada.play_bots(seats=2)
    for _ in range(60):
        ada.wait_for_turn()
        locked = ada.page.locator(".stair.locked")
        if locked.count():
            locked.last.tap(force=True)
            expect(ada.page.locator(".note")).to_have_text("More cards than you can build.")
            return
        ada.choose(wisely(ada.choices()))
    raise AssertionError("every bid could be built for a whole game")


def test_carcassonne_can_be_played_through_its_choices(come: Come) -> None:
    ada = come(size=PHONE)
    ada.begin("carcassonne", seats=2)
    for _ in range(4):
        ada.wait_for_turn()
        ada.choose(ada.choices()[0])
    ada.wait_for_turn()
    assert ada.page.locator(".log li").count() >= 4
    assert not ada.overflows()


def test_carcassonne_is_told_in_the_reader_s_words(come: Come) -> None:
    ada = come(language="de")
    ada.begin("carcassonne", seats=2)
    for _ in range(60):
        ada.wait_for_turn()
        claims = [choice for choice in ada.choices() if choice.startswith("claim")]
        ada.choose((claims or ada.choices())[0])
        if claims:
            break
    line = ada.page.locator(".log li", has_text="Meeple auf").first
    expect(line).to_contain_text(re.compile("Stadt|Straße|Wiese|Kloster"))
    assert re.search(r"city|road|field|monastery", ada.page.locator(".log").inner_text()) is None
