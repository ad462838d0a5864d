"""A turn of Carcassonne by mouse, touch, keyboard and screen reader."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.person import DESKTOP, PHONE, Come, Person, View, middle

WHOLE_BOOK = ["river", "abbot", "towers-and-thieves"]
LANDSCAPE = {"width": 844, "height": 390}


def places_tile(view: View) -> bool:
    return any(choice["action"].startswith("place") for choice in view["choices"])


def sit_down(come: Come, **habits: Any) -> Person:
    """Return a person at a table of Carcassonne who must place a tile and sees the pictures of all tiles."""
    ada = come(**habits)
    ada.play_bots("carcassonne", seats=2, expansions=WHOLE_BOOK, until=places_tile)
    ada.page.wait_for_selector("[data-tile] image", state="attached")
    ada.settle()
    return ada


def wait_for_piece(ada: Person) -> None:
    ada.page.wait_for_selector("main [data-phase=piece]")


def first_place(ada: Person) -> tuple[float, float]:
    """Return the middle of a legal place that no panel covers; pan the board until there is one."""
    for _ in range(20):
        places = [middle(place) for place in ada.page.locator("[data-place]").all()]
        free = "([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('[data-board]'))"
        found = next((place for place in places if ada.page.evaluate(free, list(place))), None)
        if found is not None:
            return found
        pan(ada, places[0])
    raise AssertionError("no legal place came into view")


def pan(ada: Person, place: tuple[float, float]) -> None:
    """Move this place towards the middle of the board."""
    x, y = middle(ada.page.locator("[data-board]"))
    y = min(y, 260)
    ada.drag((x, y), (x + max(-150, min(150, x - place[0])), y + max(-120, min(120, y - place[1]))), steps=3)


def test_a_turn_by_mouse(come: Come) -> None:
    ada = sit_down(come)
    x, y = first_place(ada)
    ada.drag(middle(ada.page.locator("[data-hand]")), (x, y), steps=3)
    expect(ada.page.locator("[data-ghost]")).to_have_count(1)
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("[data-ghost]")).to_have_count(0)
    ada.settle()
    x, y = first_place(ada)
    ada.page.mouse.click(x, y)
    expect(ada.page.locator("[data-ghost]")).to_have_count(1)
    expect(ada.page.locator("[data-put]")).to_have_attribute("aria-disabled", "false")
    ada.page.locator("[data-put]").click()
    wait_for_piece(ada)
    ada.page.locator("[data-undo]").click()
    ada.page.wait_for_selector("main [data-phase=tile]")
    ada.settle()
    x, y = first_place(ada)
    ada.page.evaluate("performance.now = () => 0")  # the clicks count as a double click even on a busy machine
    ada.page.mouse.dblclick(x, y)
    wait_for_piece(ada)
    ada.page.evaluate("delete performance.now")
    with ada.acting():
        ada.page.locator("[data-spot]").first.click()  # the turn ends automatically after a delay


def test_a_button_that_appears_under_the_pointer_does_not_swallow_the_click(come: Come) -> None:
    ada = sit_down(come)
    spot = ada.page.locator("[data-spot]").first
    ada.page.locator("[data-board]").focus()
    ada.page.keyboard.press("ArrowRight")
    x, y = middle(spot)
    ada.page.keyboard.press("Escape")
    expect(spot).to_have_count(0)
    ada.page.mouse.move(x, y)
    ada.page.mouse.down()
    ada.page.keyboard.press("ArrowRight")
    spot.wait_for()
    ada.page.mouse.up()
    wait_for_piece(ada)


def test_a_turn_by_touch_on_a_phone(come: Come) -> None:
    ada = sit_down(come, size=PHONE)
    x, y = first_place(ada)
    ada.page.touchscreen.tap(x, y)
    expect(ada.page.locator("[data-ghost]")).to_have_count(1)
    ada.page.locator("[data-put]").tap()
    wait_for_piece(ada)
    ada.settle()
    expect(ada.page.locator("[data-spot]").first).to_be_in_viewport()
    width = ada.page.evaluate("100 * document.querySelector('[data-board] svg').getScreenCTM().a")
    assert width >= 119, "the zoom is large enough to touch the spots"
    with ada.acting():
        ada.page.locator("main [data-action]").first.tap()
        ada.page.locator("[data-done]").tap()
    assert not ada.overflows()


def test_two_taps_are_a_whole_turn(come: Come) -> None:
    ada = sit_down(come, size=PHONE)
    x, y = first_place(ada)
    ada.page.touchscreen.tap(x, y)
    with_figure = ada.page.locator("[data-put-with]").first
    action = with_figure.get_attribute("data-put-with")
    version = int(ada.version or 0)
    with_figure.tap()
    ada.page.wait_for_function("before => Number(document.querySelector('.app').dataset.version) >= before + 2", arg=version)
    with ada.visitor.watches(ada.page.url.rpartition("/")[2]) as socket:
        assert action in {move["action"] for move in socket.table()["moves"] if move["seat"] == 0}


def test_a_turn_by_keyboard(come: Come) -> None:
    ada = sit_down(come)
    ada.page.locator("[data-board]").focus()
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.locator("[data-said]")).to_contain_text("Place 1 of")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("[data-ghost]")).to_have_count(0)
    ada.page.keyboard.press("ArrowDown")
    for _ in range(4):
        ada.page.keyboard.press("r")
    ada.page.keyboard.press("Enter")
    wait_for_piece(ada)
    ada.page.keyboard.press("u")
    ada.page.wait_for_selector("main [data-phase=tile]")
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("Enter")
    wait_for_piece(ada)
    ada.page.keyboard.press("1")
    expect(ada.page.locator("main [data-action][aria-checked=true]")).to_have_count(1)
    with ada.acting():
        ada.page.keyboard.press("0")
        ada.page.keyboard.press("Enter")


def test_a_turn_by_screen_reader(come: Come) -> None:
    ada = sit_down(come)
    choices = ada.page.get_by_role("navigation", name="Choices")
    choices.get_by_role("button", name=re.compile("Place the tile at")).first.press("Enter")
    wait_for_piece(ada)
    with ada.acting():
        ada.page.get_by_role("radio", name="No figure").press("Enter")
        ada.page.get_by_role("button", name="Done: no figure").press("Enter")


@pytest.mark.parametrize(
    ("size", "theme"), [(PHONE, "dark"), (DESKTOP, "light"), (LANDSCAPE, "light")], ids=["phone at night", "desktop by day", "phone in landscape"]
)
def test_the_table_is_accessible(come: Come, size: Any, theme: str) -> None:
    ada = sit_down(come, size=size, theme=theme)
    assert ada.flaws() == []
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("Enter")
    wait_for_piece(ada)
    assert ada.flaws() == []
    assert not ada.overflows()
