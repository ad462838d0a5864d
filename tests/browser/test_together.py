"""Several people at a table: absence, early ends, rematches, the lobby, and shared devices."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.person import PHONE, Come, Frame, Person, box_of
from tests.browser.test_five_towers import feed, position
from tests.browser.test_playing import open_table, sit_down

ON_ITS_SIDE: ViewportSize = {"width": 740, "height": 300}
TABLET: ViewportSize = {"width": 820, "height": 1180}
NAMES = ("Ada", "Jonas", "Oksana", "Bartek")
AUCTION = "auction round=17 opener=1 calls=-,-,-,- display=candy-7,candy-12,scary-7,sand-7,sand-14 seat0=candy:11.10.8;scary:12.11.5.0"
OVER = "over round=32 pass=2 draw= seat0=candy:6.3.2.0;scary:12.11.7.5.2 seat1=candy:12.8;sand:9.5 seat2=tree:14.8.7 seat3=scrap:12"


def see(person: Person, text: str, change: Callable[[Frame], object]) -> tuple[list[Frame], Callable[[Callable[[Frame], object]], None]]:
    """Show a table of four people in this position; `change` edits each frame first.

    Return the frames that the page sends, except actions, and a function that replaces the change.
    """
    sent: list[Frame] = []
    view = position(text, seats=4)

    def changed(frame: Frame) -> None:
        people = zip(frame["seats"], NAMES, strict=True)
        absence = {"online": True, "gone_since": None, "bot_plays": None}
        frame["seats"] = [{**seat, "name": name, "bot": None, "guest": seat["guest"] or name, **absence} for seat, name in people]
        change(frame)

    def show(other: Callable[[Frame], object]) -> None:
        nonlocal change
        change = other
        show_again(view)
        sent.clear()

    show_again = feed(person, view, change=changed, hear=sent.append)
    person.open(f"/t/{person.open_game(seats=4)}")
    person.page.wait_for_selector(".dock, .sheets")
    return sent, show


def proposal(what: str, seat: int | None = None, **more: Any) -> Frame:
    return {"what": what, "seat": seat, "opens": 0, "asked_by": None, "agreed": [], "declined": [], "missing": [0, 2, 3], **more}


def asked(sent: list[Frame]) -> list[tuple[str, str | None, int | None]]:
    return [(frame["kind"], frame.get("what"), frame.get("seat")) for frame in sent]


def wait_for(person: Person, sent: list[Frame], count: int) -> None:
    person.wait_until(lambda: len(sent) >= count)


def test_the_menu_says_who_withheld_their_part_of_the_shuffle(come: Come) -> None:
    ada, ben = come(size=PHONE), come()
    path = open_table(ada, seats=2)
    table = path.rpartition("/")[2]
    ben.visitor.called("Ben").puts(f"tables/{table}/seats/1", {})
    ben.visitor.puts(f"tables/{table}/seats/1/word", {"commitment": "0" * 64})  # nobody knows the text, so nobody can reveal it
    ada.page.get_by_role("button", name="Start").click()
    ada.page.wait_for_selector(".board")
    ada.page.get_by_role("button", name="Menu").click()
    expect(ada.page.get_by_text("The shuffle was redone once, because not everyone revealed their part in time. Not revealed: Ben.")).to_be_visible()
    assert ada.flaws() == []


# --- absence


@pytest.mark.parametrize("size", [PHONE, {"width": 1440, "height": 900}], ids=["phone", "desktop"])
def test_the_others_see_who_is_away_for_how_long_and_their_options(come: Come, size: Any) -> None:
    ada = come(size=size)

    def jonas_is_away(frame: Frame) -> None:
        frame["seats"][1] |= {"online": False, "gone_since": frame["now"] - 125_000}
        frame["proposals"] = [
            proposal("stand-in", 1, asked_by=2, agreed=[2], missing=[0, 3]),
            proposal("end", 1, opens=frame["now"] + 500_000),
        ]

    sent, _ = see(ada, AUCTION, jonas_is_away)
    expect(ada.page.locator(".dock h2")).to_have_text("Jonas has been away for 2 minutes")
    expect(ada.page.locator('[data-seat="1"] .presence')).to_have_text("away 2 min")
    expect(ada.page.locator('[data-seat="2"] .presence')).to_have_count(0)
    expect(ada.page.get_by_role("button", name="Wait for Jonas")).to_have_attribute("aria-pressed", "true")
    ada.page.get_by_role("button", name=re.compile("End the game without Jonas possible in")).press("Enter")
    bot = ada.page.get_by_role("button", name=re.compile("Let a bot play for Jonas"))
    expect(bot).to_contain_text("1 of 3")
    bot.click()
    wait_for(ada, sent, 1)
    assert asked(sent) == [("propose", "stand-in", 1)]
    assert ada.flaws() == []


def test_when_a_clock_reaches_zero_a_bot_plays_and_the_others_see_it(come: Come) -> None:
    ada = come(size=PHONE)

    def jonas_is_away(frame: Frame, flags: int = 0) -> None:
        frame["seats"][1] |= {"online": False, "gone_since": frame["now"] - 5_000, "flags": flags}
        frame["proposals"] = [proposal("stand-in", 1)]
        frame["clock"] = {"left": [60_000] * 4, "running": 1, "since": frame["now"]}

    _, show = see(ada, AUCTION, jonas_is_away)
    wait = ada.page.get_by_role("button", name="Wait for Jonas")
    expect(wait).to_contain_text("At 0:00 a bot finishes this turn.")
    show(lambda frame: jonas_is_away(frame, flags=1))
    expect(wait).to_contain_text("At 0:00 a bot takes over for the rest of the game.")


@pytest.mark.parametrize("game", ["five-towers", "carcassonne"])
def test_returning_players_see_what_a_bot_played_for_them(come: Come, game: str) -> None:
    ada, ben = come(size=PHONE), come()
    table = ada.visitor.opens(game, opener=0)["table"]
    ben.visitor.puts(f"tables/{table}/seats/1", {})
    ada.visitor.posts(f"tables/{table}/start")
    ada.visitor.deletes(f"tables/{table}/seats/0")
    ada.wait_until(lambda: ben.visitor.sees(table)["view"]["actor"] == 1)
    ada.open(f"/t/{table}", until=".dock, [data-phase]")
    notice = ada.page.get_by_role("region", name="A bot has played for you")
    expect(notice.get_by_role("listitem").first).to_contain_text("You")
    assert ada.flaws() == []
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)
    ada.open(f"/t/{table}", until=".dock, [data-phase]")
    expect(notice).to_have_count(0)


def test_notices_about_bots_and_requests_are_answered_in_place(come: Come) -> None:
    ada = come(size=PHONE)
    sent, show = see(ada, AUCTION, lambda frame: frame["seats"][0].update(bot_plays="agreed", away=True))
    banner = ada.page.locator(".notices")
    expect(banner).to_contain_text("A bot plays for you")
    expect(ada.page.locator(".own-name .presence")).to_contain_text("bot playing")
    ada.page.set_viewport_size(ON_ITS_SIDE)
    expect(banner.get_by_role("button", name="I’m back")).to_be_in_viewport(ratio=1)
    expect(ada.page.locator("[data-card]").first).to_be_in_viewport(ratio=1)
    banner.get_by_role("button", name="I’m back").click()
    wait_for(ada, sent, 1)
    assert asked(sent) == [("back", None, None)]
    assert ada.flaws() == []

    ada.page.set_viewport_size(PHONE)
    show(lambda frame: frame["seats"][0].update(bot_plays="flagged", flags=1))
    expect(banner).to_contain_text("your time ran out; you’ll play again from your next turn")
    expect(banner.locator("button")).to_have_count(0)
    show(lambda frame: frame["seats"][0].update(bot_plays="flagged", flags=2))
    expect(ada.page.get_by_role("button", name="Ask to come back")).to_be_visible()

    show(lambda frame: frame.update(proposals=[proposal("stop", asked_by=2, agreed=[2], missing=[0, 1, 3])]))
    expect(banner).to_contain_text("Oksana asks to end the game without a winner.")
    banner.get_by_role("button", name="Decline", exact=True).click()
    banner.get_by_role("button", name="Agree").click()
    wait_for(ada, sent, 2)
    assert asked(sent) == [("decline", "stop", None), ("propose", "stop", None)]


def two_at_a_table(ada: Person, ben: Person) -> str:
    """Start a game of two people; return its table."""
    table: str = ada.visitor.opens("five-towers", 2)["table"]
    ben.visitor.puts(f"tables/{table}/seats/1", {"name": "Ben"})
    ada.visitor.posts(f"tables/{table}/start")
    return table


def open_for_two(come: Come) -> tuple[Person, Person, str]:
    """Return two people who see their running game, and its table."""
    ada, ben = come(), come(size=PHONE)
    table = two_at_a_table(ada, ben)
    for person in (ada, ben):
        person.open(f"/t/{table}", until=".dock")
    return ada, ben, table


def test_opening_the_table_ends_a_requested_stand_in(come: Come) -> None:
    ada, ben = come(), come(size=PHONE)
    table = two_at_a_table(ada, ben)
    ben.visitor.deletes(f"tables/{table}/seats/1")
    ada.open(f"/t/{table}")
    expect(ada.page.locator('[data-seat="1"] .presence')).to_contain_text("bot playing")
    ben.open(f"/t/{table}")
    expect(ada.page.locator('[data-seat="1"] .presence')).to_have_count(0)
    expect(ben.page.locator(".notices section")).to_have_count(0)


def test_a_clock_that_is_short_is_announced_once(come: Come) -> None:
    ada = come()
    seat = {"left": [15_000, 300_000, 300_000, 300_000], "running": 0}
    see(ada, AUCTION.replace("opener=1", "opener=0"), lambda frame: frame.update(clock={**seat, "since": frame["now"]}))
    expect(ada.page.locator(".dock .clock.low")).to_be_visible()
    expect(ada.page.get_by_role("alert")).to_have_text("Less than 20 seconds left")


# --- early ends


def test_giving_up_needs_confirmation_and_everybody_sees_the_reason(come: Come) -> None:
    ada, ben, _ = open_for_two(come)
    ada.page.get_by_role("button", name="Menu").click()
    give_up = ada.page.get_by_role("dialog").get_by_role("button", name="Resign")
    give_up.dblclick()
    expect(give_up).to_be_visible()
    give_up.click()
    ada.page.get_by_role("group", name="Resign this game? You’ll come last.").get_by_role("button", name="Resign").click()
    for person in (ada, ben):
        expect(person.page.locator("section.dock")).to_contain_text("resigned.")
        expect(person.page.get_by_role("button", name="Play again")).to_be_visible()


# --- rematches


def test_the_score_sheet_stays_beside_a_request_for_a_rematch(come: Come) -> None:
    ada = come(size=PHONE)

    def jonas_asks(frame: Frame) -> None:
        frame["proposals"] = [proposal("rematch", asked_by=1, agreed=[1, 2], missing=[0, 3])]
        frame["rematch"] = {"seats": [1, 2, 3, 0], "begins": frame["now"] + 500_000}

    sent, _ = see(ada, OVER, jonas_asks)
    sheet = ada.page.get_by_role("region", name="Play again")
    expect(sheet.get_by_role("heading")).to_have_text("Jonas asks for another game")
    expect(sheet).to_contain_text("Seats in the next game: Jonas, Oksana, Bartek, you.")
    expect(sheet.locator("li")).to_have_text([re.compile("no answer yet"), re.compile("is in"), re.compile("is in"), re.compile("no answer yet")])
    expect(ada.page.locator("main h1")).to_contain_text("You win")
    ada.page.set_viewport_size(ON_ITS_SIDE)
    for button in ("Not now", "I’m in"):
        expect(sheet.get_by_role("button", name=button)).to_be_in_viewport(ratio=1)
    sheet.get_by_role("button", name="Not now").click()
    sheet.get_by_role("button", name="I’m in").click()
    wait_for(ada, sent, 2)
    assert asked(sent) == [("decline", "rematch", None), ("propose", "rematch", None)]
    assert ada.flaws() == []


def test_a_rematch_starts_when_everybody_has_agreed(come: Come) -> None:
    ada, ben, table = open_for_two(come)
    ada.visitor.posts(f"tables/{table}/proposals", {"what": "resign"})
    ada.page.get_by_role("button", name="Play again").click()
    expect(ben.page.get_by_role("heading", name=re.compile("asks for another game"))).to_be_visible()
    expect(ben.page.locator(".app[data-status=finished]")).to_have_count(1)
    ben.page.get_by_role("button", name="I’m in").click()
    for person in (ada, ben):
        expect(person.page.locator(".app[data-status=running]")).to_have_count(1)


# --- the lobby


def test_a_new_guest_enters_a_name_once_and_waits_for_the_host_to_start(come: Come) -> None:
    ada, ben = come(), come(size=PHONE)
    table = open_table(ada, seats=2)
    ada.page.get_by_label("What is your name?").fill("Ada")
    ada.page.get_by_role("button", name="Save").click()
    expect(ada.page.locator(".seats")).to_contain_text("Ada (you)")
    expect(ada.page.get_by_label("What is your name?")).to_have_count(0)
    sit_down(ben, table, "Ben")
    expect(ada.page.locator(".seats")).to_contain_text("Ben")
    ben.page.get_by_role("button", name="Remove Ben").click()
    ben.page.get_by_role("button", name="Sit here").click()
    expect(ben.page.locator(".seats")).to_contain_text("Ben (you)")
    expect(ada.page.locator(".seats")).to_contain_text("Ben")
    expect(ada.page.get_by_role("button", name="Start")).to_be_visible()
    expect(ben.page.get_by_role("button", name="Start")).to_have_count(0)
    expect(ben.page.get_by_text("Waiting for Ada to start the game.")).to_be_visible()
    expect(ada.page.get_by_text("Everyone is here.")).to_be_visible()
    ada.page.get_by_role("button", name="Start").click()
    ben.page.wait_for_selector(".dock")


def test_the_host_moves_people_and_removes_them(come: Come) -> None:
    ada, ben = come(), come(size=PHONE)
    table = open_table(ada, seats=3)
    seats = ada.page.locator(".seats li")
    expect(ada.page.get_by_role("button", name="Start")).to_have_accessible_description("2 seats are still free.")
    ben.open(table)
    expect(seats.nth(1)).to_contain_text("Someone is choosing a name")
    expect(ada.page.locator(".missing")).to_have_text("2 seats are still free. Someone is still choosing a name.")
    sit_down(ben, table, "Ben")
    expect(seats.nth(1)).to_contain_text("Ben")
    drag(ada, ada.page.get_by_role("button", name="Move Ben"), seats.nth(2))
    expect(seats.nth(2)).to_contain_text("Ben")
    ada.page.get_by_role("button", name="Move Ben").focus()
    for key in ("Enter", "ArrowUp", "ArrowUp", "Escape", "Enter", "ArrowUp", "Enter"):
        ada.page.keyboard.press(key)
    expect(seats.nth(1)).to_contain_text("Ben")
    ada.is_announced("Ben: seat 2")
    expect(ada.page.get_by_role("button", name="Move Ben")).to_be_focused()
    ada.page.get_by_role("button", name="Change Ben’s seat").click()
    ada.page.get_by_role("button", name="One seat down").click()
    expect(seats.nth(2)).to_contain_text("Ben")
    ada.page.get_by_role("button", name="Remove Ben").dblclick()
    expect(seats.nth(2)).to_contain_text("Ben")
    ada.page.get_by_role("button", name="Remove Ben").click()
    ada.page.get_by_role("button", name="Remove and block").click()
    expect(seats.nth(2)).to_contain_text("free seat")
    ben.network_fails = True  # the browser logs the refusal
    ben.page.get_by_role("button", name="Sit here").first.click()
    expect(ben.page.locator(".notice")).to_contain_text("The host has removed you from this table")
    ada.page.get_by_role("button", name="Give Ben a seat").click()
    expect(ben.page.locator(".notice")).to_have_text("The host has given you a seat.")
    expect(ben.page.locator(".seats")).to_contain_text("Ben (you)")
    expect(ada.page.get_by_role("heading", name="Here now")).to_have_count(0)


def drag(person: Person, handle: Locator, onto: Locator) -> None:
    start, end = box_of(handle), box_of(onto)
    person.drag((start["x"] + 8, start["y"] + 8), (end["x"] + 20, end["y"] + end["height"] - 4), steps=4)


def test_the_host_changes_the_terms_and_the_speed_of_bots(come: Come) -> None:
    ada, ben = come(), come(size=PHONE)
    table = open_table(ada, seats=3).removeprefix("/t/")
    sit_down(ben, f"/t/{table}", "Ben")
    ada.page.get_by_role("button", name="Table settings").click()
    drawer = ada.page.get_by_role("dialog")
    expect(drawer.get_by_label("2", exact=True)).to_be_enabled()
    drawer.get_by_label("2", exact=True).check(force=True)
    drawer.get_by_label("2 days per turn").check()
    drawer.get_by_label("Slow").check()
    assert ada.flaws() == []
    drawer.get_by_role("button", name="Save").click()
    expect(ben.page.locator(".settings")).to_contain_text("2 days per turn")
    expect(ben.page.locator(".seats li")).to_have_count(2)
    ada.page.get_by_role("button", name="Start").click()
    ben.page.wait_for_selector(".dock")
    ben.visitor.deletes(f"tables/{table}/seats/1")
    ada.page.get_by_role("button", name="Menu").click()
    with ada.page.expect_response(lambda answer: answer.request.method == "PATCH"):
        ada.page.get_by_label("Instant").check()
    expect(ada.page.get_by_label("Instant")).to_be_checked()
    assert ben.visitor.gets(f"tables/{table}")["bot_speed"] == "at-once"


def test_people_who_share_a_device_are_called_by_name_without_a_dialog(come: Come) -> None:
    ada = come(size=PHONE)
    open_table(ada, seats=2)
    expect(ada.page.locator(".share")).to_contain_text("rookery serve --lan")  # only this computer can open the link
    ada.page.get_by_label("Someone next to you? Add their name").fill("Grandma")
    ada.page.get_by_role("button", name="Sit here").click()
    expect(ada.page.locator(".seats")).to_contain_text("on your device")
    ada.page.get_by_role("button", name="Start").click()
    called = set()
    for _ in range(2):
        ada.wait_for_turn()
        call, _, _ = ada.page.title().partition(" · ")
        ada.is_told(call)
        called.add(call)
        expect(ada.page.locator(".own-name")).to_contain_text(call.partition(",")[0])
        expect(ada.page.get_by_role("dialog")).to_have_count(0)
        ada.choose(next(choice for choice in ada.choices() if choice.startswith("bid") or choice == "pass"))
    assert called == {"Grandma, your turn", "Guest, your turn"}


SIGN_IS_CLEAR = """() => {
    const sign = document.querySelector('.sign p')?.getBoundingClientRect();
    const covers = ({ left, right, top, bottom }) => left < sign.right && sign.left < right && top < sign.bottom && sign.top < bottom;
    return sign && { clear: ![...document.querySelectorAll('[data-seat]')].some((plate) => covers(plate.getBoundingClientRect())) };
}"""


@pytest.mark.parametrize("game", ["five-towers", "carcassonne"])
def test_a_family_at_one_tablet_sees_all_names_and_whose_turn_it_is(come: Come, game: str) -> None:
    ada = come(size=TABLET)
    table = ada.visitor.called("Ada").opens(game, 5, opener=2)["table"]
    for seat, name in enumerate(("Grandma", "Jonas", "Oksana", "Ben"), start=1):
        ada.visitor.puts(f"tables/{table}/seats/{seat}", {"name": name})
    ada.visitor.posts(f"tables/{table}/start")
    ada.page.goto(f"/t/{table}")
    assert ada.page.wait_for_function(SIGN_IS_CLEAR).json_value() == {"clear": True}
    for name in ("Ada", "Grandma", "Jonas", "Oksana", "Ben"):
        expect(ada.page.locator("[data-seat] b, b#near-name").get_by_text(name, exact=True)).to_be_visible()
    turn = ada.page.title().partition(",")[0]
    acting = ada.page.locator("[data-seat].acts").get_attribute("data-seat") or ""
    expect(ada.page.locator(f'[data-seat="{acting}"]')).to_contain_text(turn)
    expect(ada.page.locator(f".dock :is(.head, .turn) .token.seat-{int(acting) + 1}")).to_be_visible()
    assert ada.flaws() == []


def test_a_double_click_does_not_close_a_table(come: Come) -> None:
    ada = come()
    open_table(ada, seats=2)
    close, yes = (ada.page.get_by_role("button", name=name) for name in ("Close the table", "Yes, close it for good"))
    place = box_of(close)
    edge = place["x"] + place["width"] - 4, place["y"] + place["height"] / 2
    ada.page.mouse.click(*edge)
    expect(yes).to_be_visible()  # the page changes before the second click
    ada.page.mouse.click(*edge)
    expect(yes).to_have_count(0)
    close.click()
    yes.click()
    ada.page.wait_for_selector("article")
