"""A player who knows no rules and reads only the list of choices finishes a game without an illegal action."""

import pytest

from rookery.locale import PARTS, Words
from tests.browser.person import PHONE, Come, Person, View
from tests.browser.test_lessons import finish
from tests.browser.test_playing import last_rounds

BEGINNING = 24
"""The number of actions played at the beginning of a game."""


def last_tiles(view: View) -> bool:
    """Return whether only a turn or two per player is left."""
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
"""Takes varying choices whenever it is our turn, up to a version of the table."""
ON = "before => document.querySelector('.app[data-status=finished]') || document.querySelector('.app').dataset.version !== before"


def refusals(person: Person) -> list[str]:
    """Return a list that collects all later refusals by the server."""
    found: list[str] = []

    def read(frame: str | bytes) -> None:
        if '"kind":"error"' in str(frame):
            found.append(str(frame))

    person.page.on("websocket", lambda socket: socket.on("framereceived", read))
    return found


def play_on(person: Person, language: str, *, last: int = 10**6) -> None:
    """Play until the game is over or its table has this version."""
    person.page.wait_for_selector(".app[data-status=running]")
    person.network_fails = True  # HTTP requests for previews of outdated choices fail; actions use the socket
    person.page.evaluate(PLAY, [Words(language)("web-undo"), last])
    version = person.version  # read once per iteration, because it may change at any time
    while not (person.finished or int(version or 0) >= last):
        person.page.wait_for_function(ON, arg=version)
        version = person.version


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.deep)], ids=["beginning and end", "whole"])
@pytest.mark.parametrize(("game", "seats", "language"), [("five-towers", 2, "pl"), ("carcassonne", 5, "en")])
def test_a_stranger_plays_a_short_game_to_its_end(come: Come, *, game: str, seats: int, language: str, whole: bool) -> None:
    ada = come(size=PHONE, language=language, service_worker=True)
    refused = refusals(ada)
    table = ada.open_game(game, seats, bot_speed="at-once")
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
