"""At every window size nothing is clipped, every control can be reached, and our points are visible."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.person import PHONE, Come, Person, box_of
from tests.browser.test_five_towers import can_beat, feed, position, size_of
from tests.browser.test_soundness import ONCE, OUT_OF_REACH, TWICE, misfits

SIZES: Final = (
    *("320x568", "360x612", "360x740", "390x664", "390x844"),  # phones, with and without the browser's bars
    *("740x300", "740x360", "844x390"),  # phones in landscape
    *("512x384", "720x450"),  # desktops at 200 % zoom
    *("768x1024", "1024x768", "820x1180", "1180x820"),  # tablets in both orientations
    *("1024x600", "1440x900", "1920x1080", "2560x1440"),
)
TOWERS: Final = (
    "seat0=candy:8.15.5.4.1.9.0;scary:14.13.12.4.3.2;tree:13.10.9;scrap:12;sand:14.12.10.7 seat1=candy:14.3;scary:11.10.7;sand:6.5.4.0 "
    "seat2=scary:0;tree:15.1;scrap:15.12.11.0;sand:2.0 seat3=candy:13.12.6;scary:15.9.8.5.0 seat4=candy:11;tree:14.8.7.3.0;scrap:13.9.4"
)
MOMENTS: Final = {
    "auction": f"auction round=25 opener=4 calls=-,-,-,-,3 display=candy-2,tree-5,scrap-2,scrap-6,sand-3 {TOWERS}",
    "building": f"building round=25 opener=4 calls=4,pass,pass,pass,3 to-place=4 demolish=yes display=candy-2,tree-5,scrap-2,scrap-6,sand-3 {TOWERS}",
    "watching": f"auction round=25 opener=4 calls=-,-,-,-,- display=candy-2,tree-5,scrap-2,scrap-6,sand-3 {TOWERS}",
    "end": f"over round=30 pass=2 draw= {TOWERS}",
}
HIDDEN: Final = """all => all.filter(one => {
    const box = one.getBoundingClientRect();
    const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    const above = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return !inside || !one.contains(above);
}).length"""


def faults(person: Person) -> list[str]:
    """Return clipped or unreachable elements, and during a game whether our points are out of view."""
    person.settle()
    found = [*misfits(person), *(f"out of reach: {html}" for html in person.page.evaluate(OUT_OF_REACH))]
    person.page.evaluate("document.querySelectorAll('.stage, .dock, aside').forEach(one => one.scrollTo(0, 0))")
    unseen = person.page.locator(".own-name").evaluate_all(HIDDEN)
    return [*found, *(["our points are out of view"] if unseen else [])]


@pytest.mark.parametrize("moment", MOMENTS)
def test_nothing_is_clipped_or_out_of_reach_at_any_size(come: Come, moment: str) -> None:
    ada = come(size=PHONE)
    feed(ada, position(MOMENTS[moment], seats=5), clock={"left": [65_000] * 5, "running": None, "since": 0})
    ada.open(f"/t/{ada.open_game(seats=5)}")
    ada.page.wait_for_selector(".sheets" if moment == "end" else ".dock")
    found = {}
    for size in SIZES:
        ada.page.set_viewport_size(size_of(size))
        if flaws := faults(ada):
            found[size] = flaws
    assert found == {}


LINES: Final = "one => Math.round(one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight))"


@pytest.mark.parametrize("language", ["bg", "de", "lt", "pl", "uk"])
def test_on_the_smallest_phone_the_heading_of_a_bid_takes_one_line_beside_no_other_text(come: Come, language: str) -> None:
    ada = come(size=size_of("320x568"), language=language)
    ada.play_bots(until=can_beat)
    heading = ada.page.locator(".dock h2")
    assert heading.evaluate(LINES) == 1, heading.inner_text()
    assert ada.page.locator(".ask-hint").evaluate("one => parseFloat(getComputedStyle(one).fontSize)") == 0


@pytest.mark.parametrize("sizes", [("320x568",), ("740x360", "1024x600")], ids=["phone", "larger"])
def test_doubled_text_hides_nothing(come: Come, sizes: tuple[str, ...]) -> None:
    ada = come(size=size_of(sizes[0]))
    feed(ada, position(MOMENTS["auction"], seats=5))
    ada.play_bots(seats=5)
    for size in sizes:
        ada.page.set_viewport_size(size_of(size))
        ada.settle()
        ada.page.evaluate(TWICE)
        ada.settle()
        assert (size, ada.overflows(), ada.page.evaluate(OUT_OF_REACH)) == (size, False, [])
        ada.page.evaluate(ONCE)


def test_one_tap_shows_an_opponents_towers_in_full_size(come: Come) -> None:
    ada = come(size=PHONE)
    feed(ada, position(MOMENTS["auction"], seats=5))
    ada.play_bots(seats=5)
    for size in (PHONE, size_of("740x300")):
        ada.page.set_viewport_size(size)
        ada.page.get_by_role("button", name="Pip’s towers, full size").click()
        numbers = ada.page.locator("dialog .towers text")
        expect(numbers).to_have_count(9)
        assert min(numbers.evaluate_all("all => all.map(one => Number(one.getAttribute('font-size')))")) >= 10
        ada.page.keyboard.press("Escape")
        expect(ada.page.locator("dialog[open]")).to_have_count(0)


def test_the_table_grows_with_the_window(come: Come) -> None:
    ada = come()
    feed(ada, position(MOMENTS["auction"], seats=5))
    ada.play_bots(seats=5)
    widths = {}
    for size in ("1440x900", "1920x1080", "2560x1440"):
        ada.page.set_viewport_size(size_of(size))
        ada.settle()
        boxes = [box_of(ada.page.locator(one).first) for one in (".card-display li", ".dock")]
        widths[size] = [box["width"] for box in boxes]
    full_hd, large = ([other / one for one, other in zip(widths["1440x900"], widths[size], strict=True)] for size in ("1920x1080", "2560x1440"))
    assert (1.1 < full_hd[0] < 1.3, 1.05 < full_hd[1] < 1.15) == (True, True)
    assert (1.45 < large[0] < 1.75, 1.2 < large[1] < 1.4) == (True, True)
