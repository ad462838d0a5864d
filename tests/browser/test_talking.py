"""The chat of a table."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.person import DESKTOP, PHONE, Come, Person, wait_for_end
from tests.browser.test_playing import open_table
from tests.browser.test_soundness import by_day_and_by_night, misfits


@pytest.fixture
def two(come: Come) -> tuple[Person, Person]:
    """Ada on a desktop and Ben on a German phone, at one table."""
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


def test_phrases_are_translated_and_typed_messages_are_plain_text(two: tuple[Person, Person]) -> None:
    ada, ben = two
    ada.page.locator(".chat-button").click()
    ada.page.get_by_role("button", name="Well played!").click()
    ben.is_told("Gut gespielt!")
    expect(ben.page.locator(".chat-button b")).to_have_text("1")
    ben.page.locator(".chat-button").click()
    expect(ben.page.locator(".chat-button b")).to_have_count(0)
    expect(ben.page.locator("dialog ol li")).to_contain_text("Gut gespielt!")
    expect(ada.page.locator("dialog ol li")).to_contain_text("Well played!")

    say(ada, "<b onclick='x'>&amp; ha</b>")
    expect(ben.page.locator("dialog ol p").last).to_have_text("<b onclick='x'>&amp; ha</b>")
    assert ben.page.locator("#chat-text").get_attribute("maxlength") == "280"

    lines, reason = ada.page.locator("dialog ol p"), ada.page.get_by_text("A message is one line of up to 280 characters")
    expect(lines.last).to_have_text("<b onclick='x'>&amp; ha</b>")
    before = lines.all_inner_texts()
    ada.change_message("'once'", "x" * 300)
    say(ada, "once upon a time")  # the server refuses it, and it returns to the field with the reason
    expect(reason).to_be_visible()
    expect(ada.page.locator("#chat-text")).to_have_value("once upon a time")
    say(ada, "and now")
    expect(lines).to_have_text([*before, "and now"])
    expect(reason).to_be_hidden()


def test_a_spectator_with_a_players_name_is_marked(come: Come) -> None:
    ada, ben, eve = come(size=PHONE, language="uk"), come(), come()
    table = ada.visitor.opens(seats=2, opener=0)["table"]
    ben.visitor.called("Ben").puts(f"tables/{table}/seats/1", {})
    eve.visitor.called("Ben")
    ada.visitor.posts(f"tables/{table}/start")
    ada.open(f"/t/{table}", until=".dock")
    for person, text, shown in ((ben, "true", r"Ben\s*true"), (eve, "false", r"Ben\s*дивиться\s*false")):
        person.visitor.posts(f"tables/{table}/chat", {"text": text})
        expect(ada.page.locator(".bubble p")).to_have_text(re.compile(shown))
    ada.page.locator(".chat-button").click()
    true, false = (ada.page.locator("dialog ol li", has_text=text) for text in ("true", "false"))
    expect(true.locator(".token.seat-2")).to_be_visible()
    expect(false.locator(".token")).to_have_count(0)
    expect(false.get_by_text("дивиться")).to_be_visible()
    expect(true.get_by_text("дивиться")).to_have_count(0)
    assert [*misfits(ada), *by_day_and_by_night(ada)] == []


def test_a_line_of_chat_leaves_the_clocks_as_they_run_and_a_new_name_reaches_everybody(come: Come) -> None:
    ada, ben = come(size=PHONE), come()
    table = ada.visitor.opens(seats=2, opener=0, clock={"base": 300})["table"]
    ben.visitor.puts(f"tables/{table}/seats/1", {})
    ada.visitor.posts(f"tables/{table}/start")
    ada.page.clock.install()
    ada.open(f"/t/{table}", until=".dock .clock")
    clock, lines = ada.page.locator(".dock .clock"), ada.page.locator("dialog ol li")
    ada.page.locator(".chat-button").click()
    ada.page.clock.fast_forward(100_000)
    late = re.compile(r"3:[012]\d")
    expect(clock).to_have_text(late)
    ben.visitor.posts(f"tables/{table}/chat", {"text": "hurry"})
    expect(lines).to_contain_text(["Guest hurry"])
    expect(clock).to_have_text(late)
    ben.visitor.called("Ben")
    expect(lines).to_contain_text(["Ben hurry"])
    expect(ada.page.locator('[data-seat="1"]').first).to_contain_text("Ben")
    expect(clock).to_have_text(late)


def test_the_chat_counts_unread_messages_can_be_muted_and_outlasts_the_game(two: tuple[Person, Person]) -> None:
    ada, ben = two
    lines, unread = ada.page.locator("dialog ol p"), ada.page.locator(".chat-button b")
    ben.page.locator(".chat-button").click()
    say(ben, "eins")
    expect(unread).to_have_text("1")
    ada.page.reload()
    expect(unread).to_have_text("1")
    ada.page.locator(".chat-button").click()
    expect(unread).to_have_count(0)
    ada.page.reload()
    ada.page.locator(".chat-button").click()
    expect(lines).to_have_text(["eins"])
    expect(ada.page.locator(".bubble p")).to_have_count(0)

    ada.page.get_by_role("button", name="Mute").click()
    expect(lines).to_have_count(0)
    say(ben, "zwei")
    expect(ben.page.locator("dialog ol p")).to_have_text(["eins", "zwei"])
    ada.page.reload()
    ada.page.locator(".chat-button").click()
    expect(ada.page.get_by_role("button", name="Unmute")).to_be_visible()
    expect(lines).to_have_count(0)
    ada.page.get_by_role("button", name="Unmute").click()
    expect(lines).to_have_text(["eins", "zwei"])
    for person in two:
        person.page.locator("#chat-text").press("Escape")
        expect(person.page.locator("dialog[open]")).to_have_count(0)

    ada.page.get_by_role("button", name="Start").click()
    for person in two:
        person.page.wait_for_selector(".board")
    ada.page.locator(".chat-button").click()
    expect(ada.page.locator("dialog[open]")).to_be_visible()
    acting = ada if ada.my_turn else ben
    acting.choose(acting.choices()[-1])
    expect(ada.page.locator("dialog[open]")).to_be_visible()
    ada.page.locator("#chat-text").press("Escape")
    expect(ada.page.locator("dialog[open]")).to_have_count(0)
    path, table = ada.page.url, ada.table
    for seat, person in enumerate(two):
        person.look_away()
        person.visitor.deletes(f"tables/{table}/seats/{seat}")  # bots play until somebody opens the table
    wait_for_end(ada.visitor, table)
    for person in two:
        person.open(path, until=".app[data-status=finished] .total")
    ada.page.locator(".chat-button").click()
    ada.page.get_by_role("button", name="Good game!").click()
    ben.is_told("Schöne Partie!")


def test_a_table_with_bots_only_has_no_chat(come: Come) -> None:
    ada = come()
    ada.play_bots(seats=2)
    assert ada.page.locator(".chat-button").count() == 0
