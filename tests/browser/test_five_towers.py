"""The table of 5 Towers: building, the last move, window sizes and animations."""

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

from playwright.sync_api import ViewportSize, expect

from rookery.core.view import plain
from tests.browser.person import PHONE, Come, Frame, Person, View, builds, could_build_the_rest, middle, wisely
from tests.five_towers.table import at, view_of

SIZES: Final = ("360x640", "360x740", "740x360", "720x450", "820x1180", "1024x768", "1440x900", "1920x1080")
"""Phones, a phone in landscape, a laptop at 200 % zoom, tablets and desktops."""

VERSION: Final = r'/"version":\d+/'
"""The version in a message of the page, as a JavaScript pattern."""
TALLEST: Final = "15.14.13.12.11.10.8.12.10.7.5.2.9.7.6.5.4.3.2.1.0"
"""The tallest possible tower: 21 storeys."""


def size_of(text: str) -> ViewportSize:
    width, height = map(int, text.split("x"))
    return {"width": width, "height": height}


def play_until(person: Person, wanted: Callable[[], bool]) -> None:
    """Play on the page until the condition holds on our turn."""
    for _ in range(200):
        person.wait_for_turn()
        if wanted():
            return
        person.choose(wisely(person.choices()))
    raise AssertionError("the condition was never true")


def places(person: Person) -> list[str]:
    """Return the log lines about our own placements."""
    return [line for line in person.page.locator(".log li").all_inner_texts() if line.strip().startswith("You place")]


def builds_one_of_several(view: View) -> bool:
    return builds(view) and len(view["choices"]) > 2


def can_beat(view: View) -> bool:
    """Return whether we can pass or bid higher."""
    return any(choice["action"] == "pass" for choice in view["choices"]) and len(view["choices"]) > 1


# --- building


def test_one_press_builds_the_rest(come: Come) -> None:
    ada = come()
    ada.play_bots(seats=2, until=could_build_the_rest)
    left = int(re.findall(r"\d+", ada.page.locator(".dock h2").inner_text())[0])
    storeys = ada.page.locator(".column .rk-plate, .column .rk-plate-gold").count()
    ada.page.locator("section.dock").get_by_role("button", name="Build the rest").click()
    expect(ada.page.locator(".column .rk-plate, .column .rk-plate-gold")).to_have_count(storeys + left)
    expect(ada.page.locator(".dock h2")).not_to_contain_text("Build")


def test_the_rest_is_in_the_list_of_choices_too(come: Come) -> None:
    ada = come(size=PHONE)
    ada.play_bots(seats=2, until=could_build_the_rest)
    button = ada.page.locator("nav").get_by_role("button", name="Build the rest")
    ada.tab_to(button)
    expect(button).to_be_in_viewport()
    version = int(ada.version or 0)
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_function("before => Number(document.querySelector('.app').dataset.version) > before + 1", arg=version)


def test_building_the_rest_stops_when_an_action_is_refused(come: Come) -> None:
    ada = come()
    ada.play_bots(seats=2, until=could_build_the_rest)
    before = len(places(ada))
    ada.change_message(VERSION, '"version":0', number=2)
    ada.page.locator("section.dock").get_by_role("button", name="Build the rest").click()
    expect(ada.page.get_by_text("The game has already moved on.")).to_be_visible()
    assert len(places(ada)) == before + 1
    ada.choose(next(choice for choice in ada.choices() if choice.startswith("place")))


def test_on_a_desktop_headings_stairs_and_notes_match_the_current_step(come: Come) -> None:
    ada = come()
    show = feed(ada, position("auction calls=-,2 opener=1 display=candy-4,scary-2,tree-11,scrap-4,sand-7"))
    ada.play_bots(seats=2)
    heading, note, stairs = (ada.page.locator(one) for one in (".dock h2", ".note", ".stair"))
    expect(heading).to_have_text("Your turn: beat 2 or pass")
    assert heading.evaluate("one => one.getClientRects()[0].height / parseFloat(getComputedStyle(one).fontSize)") < 1.6  # on one line
    expect(stairs).to_have_count(6)

    show(position("building display=candy-4,scary-2,tree-11 calls=pass,3 opener=1 to-place=1"))  # the stairs remain while others build
    expect(heading).to_contain_text("build")
    expect(stairs).to_have_count(6)

    show(position("building display=candy-4,scary-2,tree-11,scrap-4,sand-7 calls=1,pass to-place=1 seat0=candy:3;tree:5.0"))
    ada.page.get_by_role("button", name="candy 4").press("Enter")
    expect(note).to_have_text("The candy 4 does not fit on your candy 3.Read the rule")
    ada.page.get_by_role("button", name="tree 11").press("Enter")
    expect(note).to_have_text("Your tree tower is complete.Read the rule")


DEMOLISHING: Final = "building display=candy-14,candy-13,candy-12,candy-11,candy-10 calls=1,pass to-place=1 demolish=yes seat0=candy:15.3"
BUILDING: Final = "building display=candy-3,candy-12,tree-11,scrap-4,sand-7 calls=5,pass to-place=5 seat0=candy:15;tree:12"
RAZING: Final = "building display=candy-10,scary-2,tree-5,scrap-4,sand-7 calls=3,pass to-place=3 demolish=yes seat0=candy:5;scrap:9.0;sand:6.5"
PRICED: Final = (
    "auction calls=-,1 opener=1 display=candy-10,candy-7,sand-7,tree-1,scary-2 seat0=candy:12.3;sand:6;scrap:9.4.0;demolished:scrap-3.scrap-14"
)
STUCK: Final = "auction calls=-,2 opener=1 display=candy-10,scary-2,tree-5,scrap-4,sand-7 seat0=candy:14.5;scrap:9.5.0;tree:12"


def test_the_dock_says_what_to_build_and_why_a_card_does_not_fit(come: Come) -> None:
    ada = come(size=PHONE)
    show = feed(ada, position(DEMOLISHING))
    ada.play_bots(seats=2)
    note, heading = ada.page.locator(".note"), ada.page.locator(".dock h2")
    assert ada.choices() == ["demolish candy"]
    expect(heading).to_have_text("Demolish a card first")
    expect(note).to_contain_text("Your bid needs more room. Tap a hammer")

    show(position(RAZING))  # two cards fit, but after either of them no demolition would be allowed
    expect(note).to_contain_text("Your bid needs more room. Tap a hammer")

    show(position(BUILDING))  # the note names the card that would lose its place
    ada.page.get_by_role("button", name="candy 3").press("Enter")
    expect(note).to_have_text("Not yet: if you build the candy 3 first, there is no place left for candy 12.Read the rule")

    show(position(BUILDING.replace("=5", "=4")))
    expect(heading).to_have_text("Build 4 of these 5")

    show(position(STUCK), clock={"left": [65_000] * 2, "running": None, "since": 0})
    expect(ada.page.locator(".dock .clock")).to_have_text("1:05")


def test_in_the_auction_cards_and_stairs_say_what_could_be_built(come: Come) -> None:
    ada = come(size=PHONE)
    show = feed(ada, position(STUCK.replace("candy:14.5", "candy:9.6.4")))
    ada.play_bots(seats=2)
    note, ghost = ada.page.locator(".note"), ada.page.locator(".own-towers .rk-ghost")
    # By keyboard: a forced tap does not wait for the layout, and may hit another stair.
    ada.page.locator(".stair").last.press("Enter")
    expect(note).to_have_text(
        "You can build at most 3 of these cards. The candy 10 does not fit on your candy 4. Your scrap tower is complete.Read the rule"
    )
    ada.page.locator(".stair").first.press("Enter")
    expect(note).to_have_text("The highest bid is 2. Bid more, or pass.Read the rule")

    show(position(STUCK))
    for card, words, places in (
        ("tree 5", "The tree 5 would go on your tree 12.", 1),
        ("scary 2", "The scary 2 would start a new tower.", 1),
        ("candy 10", "The candy 10 does not fit on your candy 5; you could demolish that card first.", 0),
        ("scrap 4: does not fit your towers", "Your scrap tower is complete.", 0),
    ):
        ada.page.get_by_role("button", name=card).tap()
        expect(note).to_have_text(words)
        expect(ghost).to_have_count(places)
    assert ada.page.locator("button.place-here").count() == 0
    ada.page.get_by_role("button", name="scrap 4").tap()
    expect(note).to_contain_text("Bid 4: first you demolish candy 5")


def test_bids_and_cards_say_what_they_would_demolish_and_at_what_price(come: Come) -> None:
    ada = come()
    feed(ada, position(PRICED))
    ada.play_bots(seats=2)
    stairs, note, listed = ada.page.locator(".stair"), ada.page.locator(".note"), ada.page.locator("nav")
    three = "Bid 3: first you demolish candy 3 or sand 6, which costs 3 points"
    four = "Bid 4: first you demolish candy 3, which costs 3 points"
    for count, name in ((2, "Bid 2"), (3, three), (4, four)):
        expect(stairs.nth(count)).to_have_accessible_name(name)
        expect(listed.get_by_role("button", name=name, exact=True)).to_have_count(1)
    expect(stairs.locator("visible=true").filter(has=ada.page.locator("[data-price='−3']"))).to_have_count(2)
    expect(note).to_have_text(f"{three}.")  # seen without a pointer, as on a phone
    stairs.nth(4).hover()
    expect(note).to_have_text(f"{four}.")
    ada.page.mouse.move(2, 400)
    expect(note).to_have_text(f"{three}.")
    stairs.nth(4).focus()
    expect(note).to_have_text(f"{four}.")
    for card, state in (("candy 7", ": fits only after a demolition"), ("sand 7", ": fits only after a demolition"), ("tree 1", "")):
        expect(ada.page.get_by_role("button", name=card + state, exact=True)).to_have_count(1)
    expect(ada.page.locator(".lanterns .later")).to_have_count(3)
    assert ada.flaws() == []


def test_a_picked_card_stays_picked_when_a_spectator_comes(come: Come) -> None:
    ada, eve, kinds = come(size=PHONE), come(), list[str]()

    def note(frame: Frame) -> Frame:
        kinds.append(frame["kind"])
        return frame

    ada.change_frames(note)
    table = ada.play_bots(seats=2, until=builds_one_of_several)
    ada.wait_until(lambda: "presence" in kinds)
    card = ada.page.locator("button.card.fits[aria-pressed=false]").last
    name = card.get_attribute("data-card")
    card.tap()
    picked = ada.page.locator(f'button[data-card="{name}"][aria-pressed=true]')
    expect(picked).to_have_count(1)
    heard = kinds.count("presence")
    eve.open(table)
    ada.wait_until(lambda: kinds.count("presence") > heard)
    ada.settle()
    expect(picked).to_have_count(1)


def test_cards_and_dock_keep_their_places_during_a_build(come: Come) -> None:
    ada = come(size=PHONE)
    ada.play_bots(seats=2, until=lambda view: builds(view) and view["to_place"] > 1)
    dock = ada.page.locator("section.dock")
    before = dock.bounding_box()
    boxes = {one.get_attribute("data-card"): one.locator("xpath=..").bounding_box() for one in ada.page.locator(".hand button").all()}
    placed = next(choice for choice in ada.choices() if choice.startswith("place")).split()[1]
    ada.choose(f"place {placed}")
    expect(dock.get_by_role("button", name="Undo")).to_be_enabled()
    ada.settle()
    assert dock.bounding_box() == before
    after = {one.get_attribute("data-card"): one.locator("xpath=..").bounding_box() for one in ada.page.locator(".hand button").all()}
    assert after == {card: box for card, box in boxes.items() if card != placed}


# --- turns and clocks


def test_every_plate_has_its_clock_and_a_shared_win_is_announced(come: Come) -> None:
    ada = come()
    view = position("auction calls=-,-,- display=candy-4,scary-2,tree-11,scrap-4,sand-7", seats=3)
    show = feed(ada, view, clock={"left": [65_000, 300_000, 19_000], "running": 2, "since": 0}, now=0)
    ada.play_bots(seats=3)
    expect(ada.page.locator(".own-name .clock")).to_have_text("1:05")
    expect(ada.page.locator(".plate .clock").first).to_have_text("5:00")
    expect(ada.page.locator(".clock.low")).to_have_count(1)  # a low clock is red

    show(position("over round=30 pass=2 draw= seat0=candy:12.9.8.6 seat1=sand:15.12.10.9 seat2=tree:3", seats=3))
    expect(ada.page.locator("main h1")).to_contain_text("Shared victory")
    expect(ada.page.locator('use[href="#rook"]')).to_have_count(2)


# --- the last move


def test_the_last_move_is_framed_until_the_next(come: Come) -> None:
    ada = come(size=PHONE)
    ada.play_bots(seats=2, until=builds_one_of_several)
    placed = wisely(ada.choices())
    ada.choose(placed)
    tower = placed.split()[1].split("-")[0]
    framed = ada.page.locator(".board .last")
    expect(framed).to_have_count(1)
    expect(ada.page.locator(f'[data-towers="0"] g[data-tower="{tower}"] .last')).to_have_count(1)
    play_until(ada, lambda: "pass" in ada.choices() and len(ada.choices()) > 1)
    expect(framed).to_have_count(1)
    expect(ada.page.locator(".stairs .last")).to_have_count(1)
    expect(ada.page.locator(".last-line")).to_contain_text("bids")


# --- sizes


def covered(person: Person, selector: str) -> list[str]:
    """Return the controls whose middle is out of view or covered."""
    found: list[str] = person.page.locator(selector).evaluate_all(
        """all => all.filter(one => {
            const box = one.getBoundingClientRect();
            const above = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return !one.contains(above);
        }).map(one => one.outerHTML.slice(0, 90))"""
    )
    return found


def check_every_size(person: Person, controls: str) -> None:
    for text in SIZES:
        person.page.set_viewport_size(size_of(text))
        expect(person.page.locator(controls).first).to_be_in_viewport()
        person.settle()
        assert (text, covered(person, controls)) == (text, [])
        assert (text, person.overflows()) == (text, False)


def test_all_controls_can_be_reached_at_every_size(come: Come) -> None:
    ada = come(size=PHONE)
    ada.play_bots(seats=5, until=can_beat)
    check_every_size(ada, ".stair.lit, .dock .btn")
    ada.page.set_viewport_size(PHONE)
    ada.play_bots(seats=5, until=builds)
    check_every_size(ada, "button.card.fits, .dock .btn")


def test_the_tallest_towers_can_be_read(come: Come) -> None:
    ada = come(size=PHONE)
    text = f"auction round=15 calls=-,2,pass,3,pass opener=1 display=candy-4,scary-9,tree-11,scrap-5,tree-7 seat0=sand:{TALLEST};candy:12.9"
    feed(ada, position(text, seats=5))
    ada.play_bots(seats=5)
    numbers = ada.page.locator('[data-towers="0"] g[data-tower="sand"] text')
    for size in ("360x640", "360x740", "740x360", "1024x768"):
        ada.page.set_viewport_size(size_of(size))
        expect(numbers).to_have_count(21)
        ada.settle()
        sizes = numbers.evaluate_all("all => all.map(one => Number(one.getAttribute('font-size')))")
        assert min(sizes) >= 9.9, size
        heights = numbers.evaluate_all("all => all.map(one => one.getBoundingClientRect().y)")
        assert all(below - above > 9.9 for below, above in pairwise(heights)), size
        numbers.last.scroll_into_view_if_needed()
        expect(numbers.last).to_be_in_viewport()
        numbers.first.scroll_into_view_if_needed()
        expect(numbers.first).to_be_in_viewport()
        assert (size, covered(ada, ".dock .btn")) == (size, [])
        assert (size, ada.flaws()) == (size, [])


def test_five_players_finish(come: Come) -> None:
    ada = come(size=PHONE)
    ada.play_bots(seats=5, until=lambda view: view["draw_pile"] <= 15 and view["deck_pass"] == 2)
    while not ada.finished:
        ada.wait_for_turn()
        if choices := ada.choices():
            ada.choose(wisely(choices))
    tabs = ada.page.locator(".tabs button")
    expect(tabs).to_have_count(5)
    for seat in range(5):
        tabs.nth(seat).click()
        total = ada.page.locator(".total .visually-hidden").inner_text()
        assert tabs.nth(seat).locator("b").inner_text() == total
        assert not ada.overflows()
    for text in SIZES:
        ada.page.set_viewport_size(size_of(text))
        expect(ada.page.get_by_role("button", name="Play again")).to_be_visible()
        assert (text, ada.overflows()) == (text, False)


# --- animations

SLOW: Final = """() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        const animation = animate.apply(this, how);
        animation.updatePlaybackRate(0.001);
        return animation;
    };
}"""
"""Slows down every later animation so much that it never ends on its own."""


def stop_time(person: Person) -> None:
    """Stop all timers; the test advances them. Animations continue."""
    person.page.clock.install()
    person.page.clock.pause_at(person.page.evaluate("Date.now()") + 1000)


def set_off(person: Person, action: str) -> None:
    """Take a choice, and wait until a slowed animation has started."""
    person.page.evaluate(SLOW)
    person.page.evaluate("action => document.querySelector(`nav [data-action='${action}']`).click()", action)
    person.page.wait_for_selector("svg.travelling" if action.startswith("place") else ".travelling")


def begin_to_move(person: Person) -> str:
    """Bid with a slowed token; return the previous heading of the dock."""
    person.page.wait_for_selector(".stair.lit[aria-disabled=false]")
    heading = person.page.locator(".dock h2").inner_text()
    bid = wisely(person.choices())
    set_off(person, bid)
    assert person.page.locator(".dock h2").inner_text() == heading
    return heading


def test_a_tap_skips_the_animation_and_does_nothing_else(come: Come) -> None:
    ada = come(size=PHONE, moving=True)
    ada.play_bots(seats=2)
    stop_time(ada)
    heading = begin_to_move(ada)
    version = ada.version
    ada.page.mouse.click(*middle(ada.page.locator(".stair").first))
    expect(ada.page.locator(".dock h2")).not_to_have_text(heading)
    expect(ada.page.locator(".travelling:not(.gain)")).to_have_count(0)
    assert ada.version == version


def test_a_card_may_be_pressed_while_another_is_moving(come: Come) -> None:
    ada = come(size=PHONE, moving=True)
    ada.play_bots(seats=2, until=builds_one_of_several)
    ada.page.wait_for_selector("button.card.fits")
    place = wisely(ada.choices())
    set_off(ada, place)
    ada.page.mouse.click(*middle(ada.page.locator(f'button[data-card="{place.split()[1]}"]').first))
    expect(ada.page.locator(".travelling:not(.gain)")).to_have_count(0)
    expect(ada.page.locator(".board .last")).to_have_count(1)


def test_without_a_tap_the_animation_takes_two_seconds(come: Come) -> None:
    ada = come(moving=True)
    ada.play_bots(seats=2)
    stop_time(ada)
    heading = begin_to_move(ada)
    ada.page.clock.run_for(1900)
    expect(ada.page.locator(".dock h2")).to_have_text(heading)
    ada.page.clock.run_for(100)
    expect(ada.page.locator(".dock h2")).not_to_have_text(heading)


ARRIVED: Final = """document.getAnimations().forEach(one => {
    const end = one.effect.getComputedTiming().endTime;
    if (end === Infinity) return;
    one.pause();
    one.currentTime = end - 1;
})"""


def test_a_card_travels_to_its_tower(come: Come) -> None:
    ada = come(size=PHONE, moving=True)
    ada.play_bots(seats=2, until=builds)
    place = wisely(ada.choices())
    ada.page.wait_for_selector("button.card.fits")
    tower = middle(ada.page.locator(f'.own-towers g[data-tower="{place.split()[1].split("-")[0]}"]').first)
    set_off(ada, place)
    ada.page.evaluate(ARRIVED)
    card = middle(ada.page.locator("svg.travelling").first)
    assert (abs(card[0] - tower[0]) < 5, -90 < card[1] - tower[1] < 0) == (True, True)


KEYS: Final = "() => [...document.querySelectorAll('.card-display li:has(button)')].map((one, index) => (one.dataset.mark ??= String(index)))"


def test_cards_that_stay_on_display_are_not_dealt_again(come: Come) -> None:
    ada = come(moving=True)
    ada.play_bots(seats=2, until=builds_one_of_several)
    ada.page.wait_for_selector("button.card.fits")
    cards = ada.page.evaluate(KEYS)
    ledge = ada.page.locator(".ledge").bounding_box()
    ada.choose(next(choice for choice in ada.choices() if choice.startswith("place")))
    expect(ada.page.locator(".card-display li:has(button)")).to_have_count(len(cards) - 1)
    assert set(ada.page.evaluate(KEYS)) < set(cards)
    assert ada.page.locator(".ledge").bounding_box() == ledge


def test_nothing_can_be_pressed_between_an_answer_and_its_picture(come: Come) -> None:
    ada = come(size=PHONE)
    held: list[Frame] = []
    answers: list[str] = []
    holding = False

    def hold(frame: Frame) -> Frame | None:
        answers.append(frame["kind"])
        if not holding or frame["kind"] != "table":
            return frame
        held.append(frame)
        return None

    send = ada.change_frames(hold)
    ada.play_bots(seats=2, until=lambda view: builds(view) and len(view["choices"]) > 1)
    holding, heard = True, len(answers)
    place = ada.page.locator("nav [data-action^=place]").first
    place.press("Enter")
    ada.wait_until(lambda: "done" in answers[heard:])
    ada.settle()
    assert place.get_attribute("aria-disabled") == "true"
    holding = False
    for frame in held:
        send(frame)
    expect(ada.page.locator("nav [data-action]").first).to_have_attribute("aria-disabled", "false")


HEARD: Final = """
    localStorage.setItem('rookery', JSON.stringify({sound: true}));
    window.heard = 0;
    const create = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
        heard += 1;
        return create.call(this);
    };
"""


def test_a_sound_plays_when_the_storey_has_arrived(come: Come) -> None:
    ada = come(moving=True)
    ada.page.add_init_script(HEARD)

    def no_top(choices: list[str]) -> list[str]:
        """Return the placements of cards that are not tops, because tops play another sound."""
        return [choice for choice in choices if choice.startswith("place") and not choice.endswith("-0")]

    ada.play_bots(seats=2, until=lambda view: len(view["choices"]) > 2 and bool(no_top([choice["action"] for choice in view["choices"]])))
    ada.page.mouse.click(2, 400)  # browsers play no sound before the first click
    ada.page.wait_for_selector("button.card.fits")
    storeys = ada.page.locator(".column .rk-plate, .column .rk-plate-gold")
    before = storeys.count()
    ada.page.evaluate("() => { window.heard = 0; }")
    set_off(ada, no_top(ada.choices())[0])
    ada.settle()
    assert ada.page.evaluate("window.heard") == 0
    ada.page.mouse.click(2, 400)
    expect(storeys).to_have_count(before + 1)
    assert ada.page.evaluate("window.heard") == 1


# --- made-up positions

Hear = Callable[[Frame], object]


def feed(person: Person, view: View, *, change: Hear | None = None, hear: Hear | None = None, **facts: Any) -> Callable[..., None]:
    """Replace the view and these other fields in the server's table frames, then call `change`; `hear` gets the frames that the page sends.

    Return a function that immediately shows another view with other fields, so that one page can show many positions.
    """
    came: list[Frame] = []

    def changed(frame: Frame) -> Frame | None:
        if frame["kind"] != "table" or frame["view"] is None:
            return frame if frame["kind"] != "presence" else None
        came.append(frame)
        shown = {**frame, **facts, "view": view, "status": "running" if view["outcome"] is None else "finished"}
        if change is not None:
            change(shown)
        return shown

    def show_another(other: dict[str, Any], **others: Any) -> None:
        nonlocal view, facts
        view, facts = other, others
        version = int(person.version or 0) + 1
        moves: list[Frame] = [{"version": version, "seat": None, "action": "pass", "events": []}]
        send(changed({**came[-1], "version": version, "moves": moves}) or {})
        person.reach(version)

    send = person.change_frames(changed, hear=hear)
    return show_another


def position(text: str, seats: int = 2) -> dict[str, Any]:
    """Return the view of seat 0 in this position."""
    seen: dict[str, Any] = plain(view_of(at(text, seats=seats), 0))
    return seen
