"""Somebody who knows no rules and reads only the list of choices plays a game to its end, without a single illegal try."""

import pytest
from playwright.sync_api import WebSocket

from rookery.locale import PARTS, Words
from tests.browser.person import PHONE, Come, Person, View
from tests.browser.test_lessons import finish
from tests.browser.test_playing import last_rounds

BEGINNING = 24
"""How many actions of a game are its beginning."""


def last_tiles(view: View) -> bool:
    """Whether everybody has only a turn or two left."""
    return bool(sum(view["to_come"].values()) <= 7)


NEAR_THE_END = {"five-towers": last_rounds, "carcassonne": last_tiles}

PLAY = """([undo, last]) => {
    const app = document.querySelector('.app');
    let done = '';
    const look = () => {
        const { status, turn, version } = app.dataset;
        if (status === 'finished' || !app.isConnected || Number(version) >= last) return;
        const choices = [...document.querySelectorAll('nav button')].filter((one) => one.innerText.trim() !== undo);
        if (turn === 'true' && version !== done && choices.length && choices[0].ariaDisabled !== 'true') {
            done = version;
            choices[(7 * Number(version)) % choices.length].click();
        }
        requestAnimationFrame(look);
    };
    look();
}"""
"""Whenever there is something to choose, choose one or another of it, up to a version of the table."""
ON = "before => document.querySelector('.app[data-status=finished]') || document.querySelector('.app').dataset.version !== before"


def refusals(person: Person) -> list[str]:
    """What the server refuses from now on."""
    found: list[str] = []

    def read(frame: str | bytes) -> None:
        if '"kind":"error"' in str(frame):
            found.append(str(frame))

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", read)

    person.page.on("websocket", listen)
    return found


def play_on(person: Person, language: str, *, last: int = 10**6) -> None:
    """Play to the end of the game, or until its table has this version."""
    person.page.wait_for_selector(".app[data-status=running]")
    person.network_fails = True  # a preview may be asked for by somebody who has acted already; what is played goes through the socket
    person.page.evaluate(PLAY, [Words(language)("web-undo"), last])
    version = person.version  # read once for each look: by the next it may be the last
    while not (person.finished or int(version or 0) >= last):
        person.page.wait_for_function(ON, arg=version)
        version = person.version


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.deep)], ids=["beginning and end", "whole"])
@pytest.mark.parametrize(("game", "seats", "language"), [("five-towers", 2, "pl"), ("carcassonne", 5, "en")])
def test_a_stranger_plays_a_short_game_to_its_end(come: Come, *, game: str, seats: int, language: str, whole: bool) -> None:
    ada = come(size=PHONE, language=language, service_worker=True)
    refused = refusals(ada)
    bots = [{"seat": seat, "bot": "uniform"} for seat in range(1, seats)]
    table = ada.visitor.opens(game, seats, bots=bots, bot_speed="at-once", start=True)["table"]
    ada.open(f"/t/{table}")
    if not whole:
        play_on(ada, language, last=BEGINNING)
        ada.look_away()
        ada.play_ahead(table, NEAR_THE_END[game])
        ada.open(f"/t/{table}")
    play_on(ada, language)
    assert refused == []
    assert ada.flaws() == []


@pytest.mark.deep
@pytest.mark.parametrize(("game", "language"), [("five-towers", "de"), ("carcassonne", "bg")])
def test_a_stranger_finishes_the_lesson_and_the_first_game(come: Come, game: str, language: str) -> None:
    ada = come(size=PHONE, language=language, service_worker=True)
    refused = refusals(ada)
    ada.open(f"/learn/{game}", until="#lesson-heading")
    finish(ada.page, game)
    ada.page.get_by_role("button", name=Words(language, *PARTS)("lesson-first-game")).click()
    play_on(ada, language)
    assert refused == []
