"""A tour of every page in any language, with a stop at each."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import APIRequestContext

from tests.browser.person import Person, wait_for_end, wisely

STOPS = (
    "home",
    "new",
    "bots",
    "lobby",
    "auction",
    "hint",
    "building",
    "menu",
    "chat",
    "me",
    "end",
    "replay",
    "replays",
    "daily",
    "rules",
    "about",
    "message",
)


def tour(ada: Person) -> Iterator[str]:
    """Visit every page, playing a whole game with a friend and a bot; yield the name of each stop."""
    ada.open("/", until="article")
    yield "home"
    yield from opening(ada)
    yield from playing(ada)
    table = ada.page.url
    ada.page.request.delete(table.replace("/t/", "/api/tables/") + "/seats/0")
    ada.open("/me", until=".device-link")
    ada.page.locator(".device-link").click()
    ada.page.wait_for_selector(".qr svg")
    yield "me"
    wait_for_end(ada.visitor, table.partition("/t/")[2])  # the page stays away, because opening the table would stop the bot
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
    ada.open("/rules", until="main a")
    yield "rules"
    ada.open("/about", until="main ul li")
    yield "about"
    ada.open("/t/nothing-here")
    yield "message"


def opening(ada: Person) -> Iterator[str]:
    """Open a table with all options, seat a friend and a bot, chat, and start the game."""
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
        ben.delete(seat)


def playing(ada: Person) -> Iterator[str]:
    """Play from the auction to the first building step, and open the menu and the chat."""
    page = ada.page
    ada.wait_for_turn()
    yield "auction"
    page.click(".ask-hint")
    page.wait_for_selector(".words .bubble b")  # the chat also uses bubbles
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
    """Yield an HTTP client for another guest of the same server, who has no page open."""
    browser = ada.context.browser
    assert browser is not None
    context = browser.new_context()
    context.request.get(ada.page.url.partition("/t/")[0] + "/api/me")
    yield context.request
    context.close()
