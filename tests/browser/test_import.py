"""Imported records: whether chosen, dropped, pasted or opened with the app, they become replays with analysis; errors are explained."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FilePayload, expect

from rookery.core.frozen import FrozenMap
from rookery.core.record import Record, Setup
from rookery.core.record_text import write_rook
from rookery.core.rules import AnyGame
from rookery.server import limits
from tests.browser.person import PHONE, SMALL, Come, Person
from tests.browser.test_replay import press, shown
from tests.contract.playthrough import playthrough
from tests.contract.setups import for_every_game
from tests.server.serving import ServerProcess

DROP = """([text, kind]) => {
    const files = new DataTransfer();
    files.items.add(new File([text], 'game.rook'));
    window.dispatchEvent(new DragEvent(kind, { dataTransfer: files, bubbles: true, cancelable: true }));
}"""
LAUNCHED = """text => {
    const launch = { files: [{ getFile: async () => new File([text], 'game.rook') }] };
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer: (consume) => consume(launch) } });
}"""
NAMES = FrozenMap({"player 0": "Zoë", "player 1": "<b>Bo</b>"})


@pytest.fixture
def zoe(browser: Browser, tmp_path: Path) -> Iterator[Person]:
    """A person at a server that analyses games."""
    with ServerProcess(tmp_path / "rookery.sqlite3", analysis=True) as server:
        zoe = Person(browser, server.address, service_worker=False)
        yield zoe
        zoe.leave()
        assert zoe.said == []


def a_record(game: str = "carcassonne", seed: int = 0) -> Record:
    """Return the record of a complete random game for two."""
    return replace(playthrough(Setup(game, 2), seed).record, tags=NAMES)


def a_file(text: str) -> FilePayload:
    return {"name": "game.rook", "mimeType": "", "buffer": text.encode()}


def choose(person: Person, text: str, button: str = "Choose a file") -> None:
    """Choose a file with this text on the replays page."""
    with person.page.expect_file_chooser() as chooser:
        person.page.get_by_role("button", name=button).click()
    chooser.value.set_files(a_file(text))


def is_replayed(person: Person, record: Record) -> None:
    """Wait for the replay of this record, and check its names and its end."""
    person.page.wait_for_url("**/t/*/1/replay*")
    person.page.wait_for_selector(".graph svg")
    expect(person.page).to_have_title(re.compile("^From a file: "))
    assert press(person, "End") == len(record.actions)
    expect(person.page.get_by_text("<b>Bo</b>").first).to_be_visible()


@for_every_game
def test_a_chosen_file_becomes_a_replay_with_an_analysis(game: AnyGame, zoe: Person) -> None:
    record = a_record(game.name)
    zoe.open("/replays", until=".notice")
    choose(zoe, write_rook(record))
    is_replayed(zoe, record)
    expect(
        zoe.page.get_by_role("img", name="Chance to win").or_(zoe.page.get_by_text(re.compile(r"\d+ of \d+ moves analysed"))).first
    ).to_be_visible()
    zoe.page.get_by_role("button", name="Menu").click()
    expect(zoe.page.get_by_role("link", name="To the table")).to_have_count(0)
    with zoe.page.expect_download() as download:
        zoe.page.get_by_role("link", name="Download the game").click()
    assert download.value.path().read_text("utf-8") == write_rook(record)


def test_a_file_is_dropped_on_the_page_and_listed_there_afterwards(come: Come) -> None:
    ada = come()
    record = a_record(seed=1)
    ada.open("/replays", until=".notice")
    ada.page.evaluate(DROP, [write_rook(record), "dragover"])
    expect(ada.page.get_by_text("Drop the file here")).to_be_visible()
    ada.page.evaluate(DROP, [write_rook(record), "drop"])
    is_replayed(ada, record)
    ada.open("/replays", until=".imported")
    row = ada.page.locator(".imported li")
    expect(row).to_contain_text("Zoë")
    expect(ada.page.locator(".finished")).to_have_count(0)
    row.get_by_role("link").first.click()
    is_replayed(ada, record)
    ada.open("/", until=".links a")
    expect(ada.page.get_by_text("Zoë")).to_have_count(0)


def test_a_text_is_pasted_on_a_phone(come: Come) -> None:
    ada = come(size=PHONE)
    record = a_record(seed=2)
    ada.open("/replays", until=".notice")
    ada.page.get_by_role("button", name="Paste text").click()
    ada.network_fails = True
    ada.page.get_by_label("Text of the record").fill("good morning")
    ada.page.get_by_role("button", name="Open").click()
    expect(ada.page.get_by_role("dialog").get_by_role("status")).to_contain_text("This record can’t be opened: line 1: the record is cut off")
    assert ada.flaws() == []
    assert ada.page.locator("dialog button, main button").evaluate_all(SMALL) == []
    ada.page.get_by_label("Text of the record").fill(write_rook(record))
    ada.page.get_by_role("button", name="Open").click()
    is_replayed(ada, record)


def test_a_file_that_was_opened_with_the_installed_app_is_replayed(come: Come) -> None:
    ada = come()
    record = a_record(seed=3)
    ada.page.add_init_script(f"({LAUNCHED})({write_rook(record)!r})")
    ada.open("/replays")
    is_replayed(ada, record)


def test_a_broken_file_shows_what_is_wrong_and_in_which_line(come: Come) -> None:
    ada = come(language="de")
    ada.network_fails = True
    record = a_record(seed=4)
    text = write_rook(record)
    ada.open("/replays", until=".notice")
    status = ada.page.locator("section.panel [role=status]").first

    choose(ada, text.replace("\nplace", "\nplaze", 1), "Datei wählen")
    line = text[: text.index("\nplace")].count("\n") + 2
    expect(status).to_contain_text(f"Diese Aufzeichnung lässt sich nicht öffnen: Zeile {line}: Aktion ")
    choose(ada, "\n".join([*text.split("\n")[:-3], "end", ""]), "Datei wählen")
    expect(status).to_contain_text("die Partie in dieser Aufzeichnung ist nicht beendet")
    choose(ada, "#" * (limits.RECORD_BODY + 1), "Datei wählen")
    expect(status).to_contain_text("Erlaubt sind 64 kB.")
    assert ada.flaws() == []
    expect(ada.page.locator("main li")).to_have_count(0)
    choose(ada, text, "Datei wählen")
    ada.page.wait_for_selector(".graph svg")
    assert shown(ada) == 0
