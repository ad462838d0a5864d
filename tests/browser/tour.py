"""A walk through every page at one table, in any language, with a stop at each."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import APIRequestContext

from tests.browser.person import Person, wisely

STOPS = ("home", "new", "bots", "lobby", "auction", "hint", "building", "menu", "chat", "me", "end", "replay", "replays", "daily", "message")


def tour(ada: Person) -> Iterator[str]:
    """From the first page over a whole game with a friend and a bot to its replay; yields the name of each stop."""
    ada.open("/", until="article")
    yield "home"
    yield from opening(ada)
    yield from playing(ada)
    table = ada.page.url
    ada.page.request.delete(table.replace("/t/", "/api/tables/") + "/seats/0")  # bots play on while we look elsewhere
    ada.open("/me", until=".device-link")
    ada.page.locator(".device-link").click()
    ada.page.wait_for_selector(".qr svg")
    yield "me"
    with ada.visitor.watches(table.partition("/t/")[2]) as socket:  # opening the table brings the player back, and the bot stops
        socket.until("table", lambda frame: frame["status"] == "finished")
    ada.open(table, until=".app[data-status=finished] .total")
    yield "end"
    ada.page.locator('a[href$="/replay"]').click()
    ada.page.wait_for_selector(".graph svg")
    ada.page.keyboard.press("Home")
    ada.page.wait_for_selector(".app[data-shown='0']")
    yield "replay"
    ada.open("/replays", until=".finished")
    yield "replays"
    ada.open("/daily", until="[data-days]")
    yield "daily"
    ada.open("/t/nothing-here")
    yield "message"


def opening(ada: Person) -> Iterator[str]:
    """A table with every option in sight, a friend who sits down and says something, and a bot; then the game begins."""
    page = ada.page
    page.click('a[href="/new/five-towers"]')
    page.locator("summary").click()
    yield "new"
    page.locator("input[value=friends]").check()
    page.locator("details input[role=switch]").first.check()  # hints
    page.locator(".counts label", has_text="3").click()
    page.locator(".submit").click()
    page.wait_for_selector(".share img")
    with friend(ada) as ben:
        seat = page.url.replace("/t/", "/api/tables/") + "/seats/1"
        ben.put(seat, data={})
        page.wait_for_selector(".chat-button")
        page.locator(".addbot").click()
        page.wait_for_selector(".bots button")
        yield "bots"
        page.locator(".bots button").first.click()
        ben.post(seat.replace("seats/1", "chat"), data={"phrase": "one-moment"})
        page.wait_for_selector(".bubble p")
        page.wait_for_selector(".start:not([aria-disabled=true])")
        yield "lobby"
        page.locator(".start").click()
        page.wait_for_selector(".board")
        ben.delete(seat)  # a bot plays on for him


def playing(ada: Person) -> Iterator[str]:
    """A game from the auction to the first building, with a look into the menu and the talk."""
    page = ada.page
    ada.wait_for_turn()
    yield "auction"
    page.click(".ask-hint")
    page.wait_for_selector(".words .bubble b")  # not that of the talk
    yield "hint"
    while not any(choice.startswith("place") for choice in ada.choices()):
        ada.choose(wisely(ada.choices()))
        ada.wait_for_turn()
    yield "building"
    page.locator(".bar .iconbtn:visible").last.click()
    page.wait_for_selector("dialog .log li")
    yield "menu"
    page.keyboard.press("Escape")
    page.locator(".chat-button").click()
    page.wait_for_selector("#chat-text")
    yield "chat"


@contextmanager
def friend(ada: Person) -> Iterator[APIRequestContext]:
    """Another guest of the same server, without a screen."""
    browser = ada.context.browser
    assert browser is not None
    context = browser.new_context()
    context.request.get(ada.page.url.partition("/t/")[0] + "/api/me")
    yield context.request
    context.close()
