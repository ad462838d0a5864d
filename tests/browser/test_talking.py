"""People at a table talk to each other."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.test_playing import open_table

Come = Callable[..., Person]


@pytest.fixture
def two(come: Come) -> tuple[Person, Person]:
    """Ada at a desk and Ben with a telephone who reads German, at one table."""
    ada, ben = come(size=DESKTOP), come(size=PHONE, language="de")
    table = open_table(ada, seats=2)
    ben.open(table, until=".seats")
    ben.page.locator(".seats li button").first.click()
    ben.page.locator("#your-name").fill("Ben")
    ben.page.locator("#your-name").press("Enter")
    ada.page.wait_for_selector(".chat-button")
    return ada, ben


def say(person: Person, text: str) -> None:
    person.page.locator("#chat-text").fill(text)
    person.page.locator("#chat-text").press("Enter")


def test_a_phrase_is_heard_in_everybodys_own_language(two: tuple[Person, Person]) -> None:
    ada, ben = two
    ada.page.locator(".chat-button").click()
    ada.page.get_by_role("button", name="Well played!").click()
    ben.is_told("Gut gespielt!")
    expect(ben.page.locator(".chat-button b")).to_have_text("1")
    ben.page.locator(".chat-button").click()
    expect(ben.page.locator(".chat-button b")).to_have_count(0)
    expect(ben.page.locator("dialog ol li")).to_contain_text("Gut gespielt!")
    expect(ada.page.locator("dialog ol li")).to_contain_text("Well played!")


def test_what_is_typed_is_text_and_nothing_else(two: tuple[Person, Person]) -> None:
    ada, ben = two
    ada.page.locator(".chat-button").click()
    say(ada, "<b onclick='x'>&amp; ha</b>")
    ben.page.locator(".chat-button").click()
    expect(ben.page.locator("dialog ol p")).to_have_text("<b onclick='x'>&amp; ha</b>")
    assert ben.page.locator("#chat-text").get_attribute("maxlength") == "280"


def test_somebody_can_be_muted_and_heard_again_with_all_they_said(two: tuple[Person, Person]) -> None:
    ada, ben = two
    for person in two:
        person.page.locator(".chat-button").click()
    say(ben, "eins")
    expect(ada.page.locator("dialog ol p")).to_have_text(["eins"])
    ada.page.get_by_role("button", name="Mute").click()
    expect(ada.page.locator("dialog ol p")).to_have_count(0)
    say(ben, "zwei")
    expect(ben.page.locator("dialog ol p")).to_have_text(["eins", "zwei"])
    ada.page.reload()
    ada.page.locator(".chat-button").click()
    expect(ada.page.locator("dialog ol p")).to_have_count(0)
    ada.page.get_by_role("button", name="Unmute").click()
    expect(ada.page.locator("dialog ol p")).to_have_text(["eins", "zwei"])


def test_what_has_been_read_stays_read_and_the_rest_waits(two: tuple[Person, Person]) -> None:
    ada, ben = two
    ben.page.locator(".chat-button").click()
    say(ben, "hallo")
    expect(ada.page.locator(".chat-button b")).to_have_text("1")
    ada.page.reload()
    expect(ada.page.locator(".chat-button b")).to_have_text("1")
    ada.page.locator(".chat-button").click()
    expect(ada.page.locator(".chat-button b")).to_have_count(0)
    ada.page.reload()
    ada.page.wait_for_selector(".chat-button")
    ada.page.locator(".chat-button").click()
    expect(ada.page.locator("dialog ol p")).to_have_text(["hallo"])
    expect(ada.page.locator(".bubble p")).to_have_count(0)


def test_a_refused_message_returns_to_the_field_with_the_reason(two: tuple[Person, Person]) -> None:
    ada, _ = two
    ada.page.locator(".chat-button").click()
    ada.page.evaluate(
        "() => { const send = WebSocket.prototype.send; WebSocket.prototype.send = function (text) {"
        " WebSocket.prototype.send = send; send.call(this, text.replace('once', 'x'.repeat(300))); } }"
    )
    say(ada, "once upon a time")
    expect(ada.page.get_by_text("A message is one line of up to 280 characters")).to_be_visible()
    expect(ada.page.locator("#chat-text")).to_have_value("once upon a time")
    say(ada, "and now")
    expect(ada.page.locator("dialog ol p")).to_have_text(["and now"])
    expect(ada.page.get_by_text("A message is one line of up to 280 characters")).to_be_hidden()


def test_talk_goes_on_beside_the_game_and_after_it(two: tuple[Person, Person]) -> None:
    ada, ben = two
    ada.page.get_by_role("button", name="Start").click()
    ada.page.wait_for_selector(".board")
    ada.page.locator(".chat-button").click()
    expect(ada.page.locator("dialog[open]")).to_be_visible()
    acting = ada if ada.my_turn else ben
    acting.choose(acting.choices()[-1])
    expect(ada.page.locator("dialog[open]")).to_be_visible()
    ada.page.locator("#chat-text").press("Escape")
    expect(ada.page.locator("dialog[open]")).to_have_count(0)
    path = ada.page.url
    table = path.rpartition("/")[2]
    for seat, person in enumerate(two):
        person.look_away()
        person.visitor.deletes(f"tables/{table}/seats/{seat}")  # bots play on, until somebody opens the table
    with ada.visitor.watches(table) as socket:
        socket.until("table", lambda frame: frame["status"] == "finished")
    for person in two:
        person.open(path, until=".app[data-status=finished] .total")
    ada.page.locator(".chat-button").click()
    ada.page.get_by_role("button", name="Good game!").click()
    ben.is_told("Schöne Partie!")


def test_there_is_no_talk_where_nobody_could_answer(come: Come) -> None:
    ada = come()
    ada.play_bots(seats=2)
    assert ada.page.locator(".chat-button").count() == 0
