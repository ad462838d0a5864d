"""People at a table of Carcassonne: they finish games together with different input devices, share a device, lose the connection, or watch."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import PHONE, Come, Person, wisely
from tests.browser.test_carcassonne_board import WHOLE_BOOK, first_place, wait_for_piece

Turn = Callable[[Person], None]
NEAR_THE_END = 3
"""The number of tiles left when the pages open."""


def by_mouse(person: Person) -> None:
    person.page.mouse.click(*first_place(person))
    person.page.locator("[data-put]").click()
    wait_for_piece(person)
    person.page.locator("[data-done]").click()


def by_touch(person: Person) -> None:
    person.page.touchscreen.tap(*first_place(person))
    person.page.locator("[data-put-only]").tap()


def by_keyboard(person: Person) -> None:
    person.page.locator("[data-board]").focus()
    person.page.keyboard.press("ArrowRight")
    expect(person.page.locator("[data-ghost]")).to_have_count(1)
    person.page.keyboard.press("Enter")
    wait_for_piece(person)
    person.page.keyboard.press("0")
    person.page.keyboard.press("Enter")


def by_screen_reader(person: Person) -> None:
    person.page.get_by_role("navigation", name="Choices").get_by_role("button").first.press("Enter")
    wait_for_piece(person)
    person.page.get_by_role("radio", name="No figure").press("Enter")
    person.page.get_by_role("button", name="Done: no figure").press("Enter")


def sit_together(people: list[Person]) -> str:
    """Seat these people with two bots and play a game with all expansions almost to its end; return its table."""
    bots = [{"seat": seat, "bot": "uniform"} for seat in (2, 3)]
    table: str = people[0].visitor.opens("carcassonne", 4, bots=bots, expansions=WHOLE_BOOK)["table"]
    people[1].visitor.puts(f"tables/{table}/seats/1", {})
    people[0].visitor.posts(f"tables/{table}/start")
    with people[0].visitor.watches(table) as first, people[1].visitor.watches(table) as second:
        version = 0
        while True:
            frames = {socket: socket.table(version=version) for socket in (first, second)}
            while len({frame["version"] for frame in frames.values()}) > 1:  # bots may have acted in between
                version = max(frame["version"] for frame in frames.values())
                frames = {socket: frame if frame["version"] == version else socket.table(version=version) for socket, frame in frames.items()}
            for socket, frame in frames.items():
                if choices := [choice["action"] for choice in frame["view"]["choices"]]:
                    piles = frame["view"]["piles"]
                    if sum(piles.values()) - piles.get("tower", 0) <= NEAR_THE_END and choices[0].startswith("place"):
                        return table
                    socket.send({"kind": "act", "version": frame["version"], "action": wisely(choices)})
            version = frames[first]["version"] + 1


def finish(table: str, turns: list[tuple[Person, Turn]]) -> None:
    for person, _ in turns:
        person.open(f"/t/{table}", until="[data-tile] image")
    while True:
        for person, turn in turns:
            frame = person.visitor.gets(f"tables/{table}")
            if frame["status"] == "finished":
                return
            if not frame["view"]["choices"]:
                continue
            person.page.wait_for_selector("main [data-phase=tile]")
            person.settle()
            turn(person)
            person.page.wait_for_selector("main [data-phase=wait], main [data-phase=thief], .app[data-status=finished]")
            go_on = person.page.get_by_role("button", name="Go on")
            if go_on.count():
                go_on.press("Enter")


@pytest.mark.parametrize("ways", [(by_mouse, by_touch), (by_keyboard, by_screen_reader)], ids=["mouse and touch", "keyboard and screen reader"])
def test_two_people_and_two_bots_finish_a_game_with_all_expansions(come: Come, ways: tuple[Turn, Turn]) -> None:
    ada, ben = come(), come(**({"size": PHONE} if by_touch in ways else {}))
    for person in (ada, ben):
        person.network_fails = True  # requests for previews of outdated choices fail
    finish(sit_together([ada, ben]), list(zip((ada, ben), ways, strict=True)))
    for person in (ada, ben):
        person.page.wait_for_selector(".app[data-status=finished]")
        person.page.get_by_role("button", name="See the result").click()
        expect(person.page.locator("main .total").first).to_be_visible()


def test_a_shared_device_loses_the_connection_while_a_spectator_watches(come: Come) -> None:
    ada, eve = come(service_worker=True), come(service_worker=True)
    table = ada.visitor.opens("carcassonne", 2, sit=[0, 1], start=True)["table"]
    ada.open(f"/t/{table}", until="[data-tile] image")
    eve.open(f"/t/{table}", until="[data-tile] image")
    for _ in range(2):
        ada.page.wait_for_selector("main [data-phase=tile]")
        ada.settle()
        by_mouse(ada)
    expect(eve.page.locator("[data-tile]")).to_have_count(3)
    for unseen in ("[data-place]", "[data-put]", "[data-done]", "[data-undo]"):
        expect(eve.page.locator(f"main {unseen}")).to_have_count(0)
    expect(eve.page.locator("main [data-phase=wait]")).to_be_visible()
    ada.network_fails = True
    ada.context.set_offline(True)
    ada.page.wait_for_selector(".map.faded")
    ada.context.set_offline(False)
    ada.page.wait_for_selector(".map:not(.faded)")
