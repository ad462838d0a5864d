"""A shared screen: a tablet or television shows the table, and everybody plays on their own phone."""

import json
import re
from typing import Final

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.person import PHONE, Come, Person, box_of, wisely
from tests.browser.test_playing import sit_down

TELEVISION: Final[ViewportSize] = {"width": 1920, "height": 1080}
TABLET: Final[ViewportSize] = {"width": 820, "height": 1180}
CONTROLS: Final = ".app :is(button, a, input, select, [tabindex='0']):not([inert] *, dialog *)"
WAKE_LOCKS: Final = """
    window.locks = [];
    Object.defineProperty(navigator, 'wakeLock', {
        value: { request: async (kind) => (locks.push(kind), { release: async () => locks.push('released') }) },
    });
"""
RENDERED: Final = "all => all.map((one) => parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom)"
"""A script that returns the font sizes in screen pixels."""


def show(screen: Person, table: str, *, until: str = "main") -> None:
    screen.open(f"/t/{table}/screen", until=until)


def has_no_controls(screen: Person) -> bool:
    """Return whether the page's only controls are those to go back and to fill the screen."""
    found: list[str] = screen.page.locator(CONTROLS).evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    return found == ["Back to the table", "Full screen"]


def play(players: list[Person], table: str, moves: int) -> int:
    """Let people play some moves over HTTP; return the version of the table."""
    for _ in range(moves):
        actor = players[0].visitor.sees(table)["view"]["actor"]
        own = players[actor].visitor.sees(table)
        players[actor].visitor.acts(own, wisely([choice["action"] for choice in own["view"]["choices"]]))
    version: int = players[0].visitor.sees(table)["version"]
    return version


def test_phones_join_by_the_code_on_the_screen_which_follows_game_after_game(come: Come) -> None:
    screen, ada, ben = come(size=TELEVISION), come(size=PHONE), come(size=PHONE)
    table = ada.visitor.called("Ada").opens(seats=2)["table"]
    screen.visitor.called("Tablet")
    show(screen, table)
    code = screen.page.get_by_alt_text("The link as a QR code")
    expect(code).to_be_in_viewport(ratio=1)
    assert code.evaluate("image => image.decode().then(() => image.clientWidth * image.currentCSSZoom)") > TELEVISION["height"] / 3
    expect(screen.page.locator("main")).to_contain_text(f"/t/{table}")
    seats = screen.page.get_by_role("listitem")
    expect(seats).to_have_text(["Ada", "free seat"])
    assert has_no_controls(screen)
    assert screen.flaws() == []

    sit_down(ben, f"/t/{table}", "Ben")
    expect(seats).to_have_text(["Ada", "Ben"])
    expect(screen.page.get_by_role("status").filter(has_text="Waiting for Ada to start the game.")).to_be_visible()
    ada.open(f"/t/{table}")
    expect(ada.page.get_by_role("heading", name="Here now")).to_have_count(0)  # the screen is not a person
    ada.page.get_by_role("button", name="Start").click()
    for person in (ada, ben):
        person.page.wait_for_selector(".dock")
    for _ in range(2):
        actor = ada if ada.visitor.sees(table)["view"]["actor"] == 0 else ben
        actor.wait_for_turn()
        actor.choose(actor.choices()[0])
        screen.reach(int(actor.version or 0))
    expect(screen.page.locator("[data-seat]")).to_contain_text(["Ada", "Ben"])
    assert has_no_controls(screen)

    ben.visitor.posts(f"tables/{table}/proposals", {"what": "resign"})
    screen.page.wait_for_selector(".app[data-status=finished]")
    expect(screen.page.get_by_text("Ben resigned.")).to_be_visible()
    assert has_no_controls(screen)
    ada.visitor.posts(f"tables/{table}/proposals", {"what": "rematch"})
    expect(screen.page.get_by_role("heading", name="Ada asks for another game")).to_be_visible()
    assert has_no_controls(screen)
    ben.visitor.posts(f"tables/{table}/proposals", {"what": "rematch"})
    screen.page.wait_for_selector(".app[data-status=running]")
    expect(screen.page.get_by_role("heading", name="Ada asks for another game")).to_have_count(0)


@pytest.mark.parametrize("size", [TELEVISION, TABLET], ids=["television", "tablet"])
@pytest.mark.parametrize("game", ["five-towers", "carcassonne"])
def test_the_screen_shows_five_players_from_start_to_end_readably(come: Come, game: str, size: ViewportSize) -> None:
    screen, host = come(size=size), come()
    bots = [{"seat": seat, "bot": "uniform"} for seat in range(1, 5)]
    table = host.visitor.called("Maximilian").opens(game, 5, bots=bots, start=True, bot_speed="at-once")["table"]
    show(screen, table, until="[data-seat]")
    plates = screen.page.locator("[data-seat]")
    expect(plates).to_have_count(5)
    for plate in plates.all():
        expect(plate).to_be_in_viewport(ratio=1)
        expect(plate.locator("b").first).to_be_visible()
    smallest = min(plates.locator("b").evaluate_all(RENDERED))
    assert smallest >= (24 if size == TELEVISION else 15)
    assert has_no_controls(screen)
    assert screen.flaws() == []
    host.leave_to_bots(table)
    totals = screen.page.locator("main .total")
    expect(totals).to_have_count(5)
    for total in totals.all():
        expect(total).to_be_in_viewport(ratio=1)
    assert has_no_controls(screen)
    assert screen.flaws() == []
    assert not screen.overflows()


@pytest.mark.parametrize("game", ["five-towers", "carcassonne"])
def test_a_screen_on_the_device_of_a_player_shows_no_choices_and_names_an_absent_player(come: Come, game: str) -> None:
    ada, ben = come(size=TELEVISION), come()
    table = ada.visitor.called("Ada").plays_with(ben.visitor.called("Ben"), game, opener=0)["table"]
    show(ada, table, until="[data-seat]")
    expect(ada.page.get_by_text("Ada is not here")).to_be_visible()
    assert has_no_controls(ada)
    ada.reach(play([ada, ben], table, 3))
    assert has_no_controls(ada)


def test_a_long_board_fits_on_the_screen_because_nobody_can_move_it(come: Come) -> None:
    screen, ada, ben = come(size={"width": 1180, "height": 820}), come(), come()
    table = ada.visitor.plays_with(ben.visitor, "carcassonne")["table"]
    version = play([ada, ben], table, 70)
    show(screen, table, until="[data-tile]")
    screen.reach(version)
    screen.settle()
    bottom = max(box_of(tile)["y"] + box_of(tile)["height"] for tile in screen.page.locator("[data-tile]").all())
    assert bottom <= 820
    expect(screen.page.locator("[data-arrow]")).to_have_count(0)


def test_the_screen_keeps_its_display_on_until_it_is_left(come: Come) -> None:
    screen = come(size=TABLET)
    screen.page.add_init_script(WAKE_LOCKS)
    table = screen.visitor.opens(seats=2, sit=[])["table"]
    show(screen, table)
    assert screen.page.evaluate("locks") == ["screen"]
    screen.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # the browser releases a lock when the page is hidden
    assert screen.page.evaluate("locks") == ["screen", "screen"]
    expect(screen.page.get_by_text("sleep timer")).to_have_count(0)
    screen.page.get_by_role("link", name="Back to the table").click()
    screen.page.wait_for_selector(".seats")
    screen.page.wait_for_function("locks.at(-1) === 'released'")
    screen.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert screen.page.evaluate("locks") == ["screen", "screen", "released"]


def test_a_browser_that_cannot_keep_the_display_on_says_so(come: Come) -> None:
    screen = come(size=TABLET)
    screen.page.add_init_script("delete Navigator.prototype.wakeLock")
    show(screen, screen.visitor.opens(seats=2, sit=[])["table"])
    expect(screen.page.get_by_text("Turn off its sleep timer.")).to_be_visible()


def test_a_lost_connection_is_shown_and_heals(come: Come) -> None:
    screen, ada = come(size=TELEVISION), come()
    table = ada.open_game()
    show(screen, table, until="[data-seat]")
    screen.network_fails = True
    screen.context.set_offline(True)
    lost = screen.page.get_by_text("Reconnecting")
    expect(lost).to_be_visible()
    assert min(lost.evaluate_all(RENDERED)) >= 24
    screen.context.set_offline(False)
    expect(lost).to_have_count(0)


def test_a_private_server_sends_a_device_without_an_invitation_to_its_door(come: Come) -> None:
    screen, ada = come(size=TABLET), come()
    table = ada.open_game()
    screen.network_fails = True  # the browser logs the refusal
    refusal = json.dumps({"kind": "error", "code": "guest/not-invited", "message": ""})
    screen.page.route("**/api/me", lambda route: route.fulfill(status=403, content_type="application/json", body=refusal))
    show(screen, table)
    expect(screen.page.get_by_role("heading")).to_have_text("Invitation only.")
    screen.page.get_by_role("button", name="Home").click()
    expect(screen.page.get_by_label("Your invite code")).to_be_visible()


def test_the_device_that_opens_a_table_becomes_its_screen_and_the_first_player_the_host(come: Come) -> None:
    tablet, ben = come(size=TABLET), come(size=PHONE)
    tablet.visitor.called("Ada")
    table = tablet.visitor.opens(seats=2)["table"]
    tablet.open(f"/t/{table}", until=".seats")
    tablet.page.get_by_role("button", name="Show on a big screen").click()
    drawer = tablet.page.get_by_role("dialog", name="Show on a big screen")
    expect(drawer.get_by_label("Link")).to_have_value(re.compile(f"/t/{table}/screen$"))
    expect(drawer.get_by_alt_text("The link as a QR code")).to_have_attribute("src", re.compile("screen=true"))
    expect(drawer).to_contain_text("The first person to sit down becomes the host.")
    assert tablet.flaws() == []
    drawer.get_by_role("button", name="Show on this device").click()
    expect(tablet.page.get_by_role("listitem")).to_have_text(["free seat", "free seat"])
    sit_down(ben, f"/t/{table}", "Ben")
    expect(ben.page.get_by_role("button", name="Start")).to_be_visible()
    expect(tablet.page.get_by_role("listitem")).to_have_text(["Ben", "free seat"])


def test_a_player_opens_the_screen_from_the_menu_and_keeps_the_seat(come: Come) -> None:
    ada = come(size=PHONE)
    table = ada.open_game()
    ada.open(f"/t/{table}", until=".dock")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Show on a big screen").click()
    drawer = ada.page.get_by_role("dialog", name="Show on a big screen")
    expect(drawer.get_by_label("Link")).to_be_visible()
    expect(drawer.get_by_role("button", name="Show on this device")).to_have_count(0)
    ada.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(ada.page.get_by_role("dialog", name="Menu")).to_be_visible()
