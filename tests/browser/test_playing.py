"""Whole games in real browsers."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.person import DESKTOP, PHONE, Come, Person, View, box_of, builds, wisely

Frame = dict[str, Any]
Act = Callable[[Person, Frame], None]


def open_table(host: Person, *, seats: int) -> str:
    """Open a table for friends; return its path."""
    host.open("/new/five-towers", until="form")
    host.page.get_by_label("With friends").check()
    host.page.locator(".counts label", has_text=str(seats)).click()
    host.page.get_by_role("button", name="Open the table").click()
    host.page.wait_for_selector(".seats")
    return re.sub(r"^.*(?=/t/)", "", host.page.url)


def sit_down(person: Person, table: str, name: str) -> None:
    """Take the first free seat at another host's table, under this name."""
    person.open(table, until=".seats")
    person.page.get_by_role("button", name="Sit here").first.click()
    person.page.get_by_label("What is your name?").fill(name)
    person.page.get_by_role("dialog").get_by_role("button", name="Sit here").click()
    expect(person.page.locator(".seats")).to_contain_text(f"{name} (you)")


def last_rounds(view: View) -> bool:
    """Return whether the draw pile is almost empty for the second time."""
    return bool(view["deck_pass"] == 2 and view["draw_pile"] <= 5)


def tap_wisely(person: Person) -> None:
    """Act by touch: tap a lit stair, a card and then its tower, a hammer, or the pass button."""
    page, choice = person.page, wisely(person.choices())
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


def by_keyboard(person: Person, frame: Frame) -> None:
    person.reach(frame["version"])
    person.wait_for_turn()
    person.choose(wisely(person.choices()))


def by_touch(person: Person, frame: Frame) -> None:
    person.reach(frame["version"])
    person.wait_for_turn()
    with person.acting():
        tap_wisely(person)


def without_looking(person: Person, frame: Frame) -> None:
    shown = person.visitor.sees(frame["table"])
    person.visitor.acts(shown, wisely([choice["action"] for choice in shown["view"]["choices"]]))


def play_on(path: str, *people: tuple[Person, Act], until: Callable[[View], bool]) -> None:
    """Let each person act by their own input until the predicate is true or the game is over."""
    table = path.removeprefix("/t/")
    with people[0][0].visitor.watches(table) as socket:
        frame = socket.table()
        while frame["status"] == "running" and not until(frame["view"]):
            seat = frame["view"]["actor"]
            if seat in range(len(people)):
                person, act = people[seat]
                act(person, frame)
            frame = socket.table(version=frame["version"] + 1)


def test_two_people_and_a_bot_finish_a_game(come: Come) -> None:
    ada, ben = come(size=DESKTOP, service_worker=True), come(size=PHONE, service_worker=True)
    table = open_table(ada, seats=3)
    sit_down(ben, table, "Ben")
    expect(ada.page.locator(".addbot")).to_have_count(1)
    ada.page.locator(".addbot").click()
    ada.page.locator(".bots button", has_text="Magpie").click()
    expect(ada.page.get_by_text("Everyone is here.")).to_be_visible()
    ada.page.get_by_role("button", name="Start").click()
    ada.page.wait_for_selector(".board")
    ben.page.wait_for_selector(".board")
    play_on(table, (ada, by_keyboard), (ben, by_touch), until=lambda view: view["round"] > 2)
    for person in (ada, ben):
        person.look_away()
    play_on(table, (ada, without_looking), (ben, without_looking), until=last_rounds)
    for person in (ada, ben):
        person.open(table, until=".board")
    play_on(table, (ada, by_keyboard), (ben, by_touch), until=lambda _view: False)
    for person in (ada, ben):
        expect(person.page.locator("main h1")).to_contain_text(re.compile(r"win|share"))
    assert ada.page.locator(".sheet").count() == 3
    assert ben.page.locator(".sheet").count() == 1
    totals = [int(text) for text in ada.page.locator(".total .visually-hidden").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    assert [int(text) for text in ben.page.locator(".tabs b").all_inner_texts()] == totals


def test_a_game_starts_a_few_clicks_from_the_home_page(come: Come) -> None:
    ada = come()
    ada.open("/", until="article")
    ada.page.click('a[href="/new/five-towers"]')
    ada.page.locator(".counts label", has_text="4").click()
    ada.page.locator("label", has_text="Magpie").click()
    ada.page.get_by_role("button", name="Play now").click()
    ada.wait_for_turn()
    expect(ada.page.locator(".rival-skylines .plate b")).to_have_text(["Magpie", "Jay", "Daw"])


def test_the_keyboard_alone_is_enough(come: Come) -> None:
    ada = come()
    ada.open("/", until="article")
    ada.tab_to(ada.page.locator('a[href="/new/five-towers"]'))
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_selector("form")
    ada.tab_to(ada.page.get_by_role("button", name="Play now"))
    ada.page.keyboard.press("Enter")
    done: set[str] = set()
    while not {"bid", "place"} <= done:
        ada.wait_for_turn()
        choice = wisely(ada.choices())
        done.add(choice.split()[0])
        button = ada.page.locator(f'nav [data-action="{choice}"]')
        ada.tab_to(button)
        expect(button).to_be_in_viewport()
        with ada.acting():
            ada.page.keyboard.press("Enter")


def test_a_card_can_be_dragged_onto_its_tower_and_taken_back(come: Come) -> None:
    ada = come(size=PHONE)
    ada.play_bots(seats=2, until=lambda view: builds(view) and view["to_place"] > 1)
    card = ada.page.locator("button.card.fits").first
    name = card.get_attribute("aria-label") or ""
    tower = ada.page.locator(f'.column[data-tower="{name.split()[0]}"]')
    start, end = box_of(card), box_of(tower)
    with ada.acting():
        ada.drag((start["x"] + 20, start["y"] + 30), (end["x"] + 20, end["y"] + end["height"] - 20), steps=6)
    ada.page.get_by_role("button", name="Menu").click()
    expect(ada.page.locator("dialog .log li", has_text=f"You place {name}.").last).to_be_visible()
    ada.page.keyboard.press("Escape")
    ada.choose("undo")
    expect(ada.page.locator("button.card.fits").first).to_have_attribute("aria-label", name)


def test_the_title_shows_whose_turn_it_is(come: Come) -> None:
    ada = come()
    ada.play_bots(seats=2, until=last_rounds)
    expect(ada.page).to_have_title("Your turn · 5 Towers")
    ada.visitor.deletes(f"tables/{ada.table}/seats/0")
    ada.page.wait_for_selector(".app[data-status=finished] .total")
    expect(ada.page).to_have_title("5 Towers")


def some_cards_have_no_place(view: View) -> bool:
    buildable = view["players"][0]["buildable"]
    return buildable is not None and 0 < len(buildable) < len(set(view["display"]))


def test_a_lantern_is_lit_under_every_card_that_could_be_built(come: Come) -> None:
    ada = come()
    ada.play_bots(seats=2)
    expect(ada.page.locator(".lanterns svg:not(.out)")).to_have_count(5)  # every card can start a tower
    ada.play_bots(seats=2, until=some_cards_have_no_place)
    expect(ada.page.locator(".lanterns .out")).not_to_have_count(0)
    marked = ada.page.locator(".lanterns .out, .lanterns .later").count()  # a lock, or a hammer
    expect(ada.page.locator(".card-display .disc.small")).to_have_count(marked)
