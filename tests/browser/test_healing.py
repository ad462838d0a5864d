"""Recovery from reloads, lost connections and server crashes."""

from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, expect

from tests.browser.person import PHONE, Come, Person, wisely
from tests.browser.test_five_towers import VERSION
from tests.server.serving import ServerProcess


def test_a_reload_finds_the_game_as_it_was(come: Come) -> None:
    ada = come(size=PHONE, service_worker=True)
    ada.play_bots()
    ada.choose(wisely(ada.choices()))
    ada.wait_for_turn()
    choices, version = ada.choices(), ada.version
    ada.page.reload()
    ada.wait_for_turn()
    assert (ada.choices(), ada.version) == (choices, version)


def test_a_game_survives_a_crash_of_its_server(browser: Browser, tmp_path: Path) -> None:
    data = tmp_path / "rookery.sqlite3"
    with ServerProcess(data) as first:
        address = first.address
        ada = Person(browser, address)
        ada.play_bots()
        ada.choose(wisely(ada.choices()))
        ada.wait_for_turn()
        choices = ada.choices()
        ada.network_fails = True
        first.kill()
        expect(ada.page.get_by_text("Reconnecting. Your game is safe.")).to_be_visible()
    with ServerProcess(data, port=urlsplit(address).port):
        expect(ada.page.get_by_text("Reconnecting. Your game is safe.")).to_be_hidden()
        assert ada.choices() == choices
        ada.choose(wisely(choices))
    ada.leave()
    assert ada.said == []


def test_a_lost_connection_is_shown_and_restored(come: Come) -> None:
    ada = come(size=PHONE, service_worker=True)
    ada.play_bots()
    ada.network_fails = True
    ada.context.set_offline(True)
    expect(ada.page.get_by_text("Reconnecting. Your game is safe.")).to_be_visible()
    expect(ada.page.locator(".stair.lit").first).to_have_attribute("aria-disabled", "true")
    ada.context.set_offline(False)
    ada.is_told("Reconnected")
    ada.choose(wisely(ada.choices()))


def test_an_action_sent_into_a_dying_connection_counts_once(come: Come) -> None:
    ada = come(service_worker=True)
    ada.play_bots(seats=2)
    version = int(ada.version or 0)
    ada.network_fails = True
    ada.page.evaluate(
        "() => { const send = WebSocket.prototype.send; WebSocket.prototype.send = function (text) {"
        " send.call(this, text); WebSocket.prototype.send = send; this.close(); } }"
    )
    ada.choose(wisely(ada.choices()))
    ada.wait_for_turn()
    ada.page.get_by_role("button", name="Menu").click()
    own = [line for line in ada.page.locator("dialog .log li").all_inner_texts() if line.strip().startswith("You bid")]
    assert len(own) == 1
    assert int(ada.version or 0) > version


def test_a_failed_request_is_repeated(come: Come) -> None:
    ada = come(service_worker=True)
    ada.network_fails = True
    ada.page.route("**/api/me/tables?*", lambda route: route.fulfill(status=500, json={"kind": "error", "code": "server/failed", "message": ""}))
    ada.open("/", until=".error")
    expect(ada.page.locator(".error")).to_contain_text("Please try again.")
    ada.page.unroute("**/api/me/tables?*")
    expect(ada.page.locator("article").first).to_be_visible()
    expect(ada.page.locator(".error")).to_be_hidden()


def test_a_choice_for_an_older_version_is_refused_and_can_be_repeated(come: Come) -> None:
    ada = come(service_worker=True)
    ada.play_bots(seats=2)
    ada.change_message(VERSION, '"version":0')
    action = wisely(ada.choices())
    button = ada.page.locator(f'nav [data-action="{action}"]')
    button.focus()
    button.press("Enter")
    expect(ada.page.get_by_text("The game has already moved on.")).to_be_visible()
    ada.choose(action)


def test_an_unknown_table_has_an_error_page(come: Come) -> None:
    ada = come(service_worker=True)
    ada.open("/t/nothing-here")
    expect(ada.page.get_by_text("There is no such table.")).to_be_visible()
