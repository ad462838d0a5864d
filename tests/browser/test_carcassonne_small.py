"""Carcassonne on the smallest phones: nothing covers the legal places or the stolen tile."""

from typing import Final

from playwright.sync_api import expect

from tests.browser.person import Come, Frame, Person
from tests.browser.test_carcassonne_board import places_tile
from tests.browser.test_five_towers import size_of

SIZES: Final = ("320x568", "390x664", "360x740", "844x390", "740x300")
STOLEN: Final = "TE"
COVERED: Final = """() => {
    const box = (one) => one.getBoundingClientRect();
    const others = [...document.querySelectorAll('.tools button, .ask-hint, .chips li, .dock, .players, [data-arrow]')].map(box);
    return [...document.querySelectorAll('[data-place]')].filter((place) => {
        const { left, right, top, bottom } = box(place);
        const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        return !inside || others.some((one) => one.left < right && one.right > left && one.top < bottom && one.bottom > top);
    }).map((place) => place.dataset.place);
}"""
STAYS: Final = "const later = setTimeout; window.setTimeout = (call, time, ...rest) => later(call, time === 4000 ? 1e9 : time, ...rest);"
"""Keeps everything that would disappear after four seconds, so that a busy machine cannot miss it."""


def steals(person: Person) -> None:
    """Show a stolen tile after the first action, whatever it is."""
    first: list[int] = []

    def show(frame: Frame) -> Frame:
        if frame["kind"] == "table" and frame["view"] is not None:
            first.append(frame["version"])
            frame["view"]["slots"]["towers"]["stolen"] = None if frame["version"] == first[0] else STOLEN
        return frame

    person.change_frames(show)


def test_nothing_covers_the_places_and_a_stolen_tile_shows_until_a_touch(come: Come) -> None:
    ada = come(size=size_of("320x568"))
    ada.page.add_init_script(STAYS)
    steals(ada)
    ada.play_bots("carcassonne", seats=2, expansions=["towers-and-thieves"], until=places_tile)
    ada.page.wait_for_selector("[data-tile] image", state="attached")
    found = {}
    for size in reversed(SIZES):
        ada.page.set_viewport_size(size_of(size))
        ada.settle()
        assert ada.page.locator("[data-place]").count()
        if covered := ada.page.evaluate(COVERED):
            found[size] = covered
    assert found == {}

    stolen = ada.page.locator(f"[data-stolen={STOLEN}]")
    expect(stolen).to_have_count(0)
    ada.choose(ada.choices()[0])
    expect(stolen).to_be_in_viewport(ratio=1)
    assert not ada.overflows()
    assert ada.flaws() == []
    chip = ada.page.locator(".stolen button")
    expect(chip).to_have_attribute("aria-expanded", "true")
    ada.page.touchscreen.tap(160, 300)
    expect(stolen).to_have_count(0)
    chip.tap()
    expect(stolen).to_be_in_viewport(ratio=1)
