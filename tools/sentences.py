"""Print every distinct sentence of real games in a language, for proofreading in context.

    python tools/sentences.py pl              the terminal: both games with all expansions, help, errors, replays
    python tools/sentences.py pl --browser    the client: all pages, and a game of Carcassonne

Sentences that differ only in numbers appear once. The browser mode needs the built client and Chromium, and starts its own server.
"""

import os
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from rookery.bots import bot_names  # noqa: E402  as below
from rookery.games import GAMES  # noqa: E402
from rookery.games.carcassonne.geometry import HALVES, SIDES  # noqa: E402
from rookery.games.five_towers.cards import TYPES  # noqa: E402
from rookery.locale import Words  # noqa: E402
from tests.browser.person import Person, wisely  # noqa: E402  needs the root on the path
from tests.browser.tour import tour  # noqa: E402

PROGRAM: Final = str(Path(sys.executable).with_name("rookery"))
COMMANDS: Final = ("help", "hint", "undo", "cards", "tiles", "look", "look all", "look north", "look 9,9", "look lunch", "lunch", "save", "99")
WRONG_ACTIONS: Final = (
    "bid 9",
    "pass",
    "place sand-0",
    "demolish sand",
    "retract",
    "place 0,0 0",
    "meeple city N",
    "recall 0,0",
    "guard 0,0",
    "skip",
)
ERRORS: Final = (
    "replay nowhere.rook",
    "replay - --at 3",
    "play chess",
    "play five-towers --seats 9",
    "play five-towers --option colour=red",
    "simulate five-towers --bots a,b",
    "score five-towers Ada:4x",
    "score five-towers Ada:16",
    "referee five-towers",
    "arena five-towers greedy nobody",
    "lunch",
)
SENTENCE_END: Final = re.compile(r"(?<=[.!?])\s+(?=[^\W\d_a-z])|(?<=\w)\s{2,}(?=\w)")
PROMPT: Final = re.compile(r"^[^:]{3,30}: (?=[^\W\d_])|^\d+ ")
"""A prefix that is not part of the sentence: a prompt, a page, or the number of an action."""
TURNS: Final = 12
"""Decisions to play in the browser before bots take over."""
TEXTS: Final = """() => {
    const texts = [];
    for (const one of document.querySelectorAll('body *')) {
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(one.getAttribute(name) ?? '');
        const blocks = [...one.children].some((child) => !['SPAN', 'B', 'EM', 'STRONG', 'I', 'SVG', 'A'].includes(child.tagName.toUpperCase()));
        if (!blocks && !one.closest('svg, script, style')) texts.push(one.textContent);
    }
    return [...texts, ...(window.statuses ?? []).map(([said]) => said)];
}"""
"""All text of the page and of its status messages, visible or not."""


def from_terminal(language: str) -> Iterator[str]:
    """Yield the terminal's output in games played badly on purpose, and in other commands."""
    for game in GAMES.values():
        terms = [game.name, "--seats", "3", "--seed", "1", "--expansions", ",".join(game.expansions), "--language", language]
        yield from _run(["play", *terms, "--plain"], _answers()).splitlines()
        played = _run(["simulate", *terms, "--games", "3", "--json"])
        yield from _run(["replay", "-", "--language", language], played).splitlines()
        yield from _run(["replay", "-", "--record", "1", "--language", language], played).splitlines()
        yield from _run(["simulate", *terms, "--games", "3"]).splitlines()
    yield from _run(["games", "--language", language]).splitlines()
    for error in ERRORS:
        yield from _run([*error.split(), "--language", language]).splitlines()


def _answers() -> str:
    """Return the input of a player who types numbers, commands and nonsense, and quits at the end."""
    rng = random.Random(1)
    typed = [rng.choice((*"12345678" * 4, "1", "1a", "2b", "", *COMMANDS, *WRONG_ACTIONS)) for _ in range(900)]
    return "\n".join([*COMMANDS, *typed, "quit"]) + "\n"


def _run(arguments: list[str], typed: str = "") -> str:
    environment = {**os.environ, "COLUMNS": "240", "NO_COLOR": "1"}
    done = subprocess.run([PROGRAM, *arguments], input=typed, capture_output=True, text=True, env=environment, check=False)  # noqa: S603  runs our own program
    return done.stdout + done.stderr


def from_browser(language: str) -> Iterator[str]:
    """Yield the client's text on every page and in a game."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  the terminal mode needs no browser

    from tests.browser.chromium import launch  # noqa: PLC0415  as above
    from tests.server.serving import ServerProcess  # noqa: PLC0415  as above

    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder) / "rookery.sqlite3", deals="browser") as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        ada = Person(browser, server.address, language=language)
        for stop in tour(ada):
            yield from (f"{stop}: {text}" for text in ada.page.evaluate(TEXTS))
        yield from (f"carcassonne: {text}" for text in _carcassonne(ada))
        ada.leave()
        browser.close()


def _carcassonne(ada: Person) -> Iterator[str]:
    table = ada.play_bots("carcassonne", expansions=list(GAMES["carcassonne"].expansions))
    for _ in range(TURNS):
        yield from ada.page.evaluate(TEXTS)
        ada.choose(wisely(ada.choices()))
        ada.wait_for_turn()
    ada.page.locator(".bar .iconbtn:visible").last.click()
    ada.page.wait_for_selector("dialog .log li")
    yield from ada.page.evaluate(TEXTS)
    ada.visitor.deletes(f"tables/{table.removeprefix('/t/')}/seats/0")
    ada.open(table, until=".app[data-status=finished]")
    ada.settle()
    yield from ada.page.evaluate(TEXTS)


def different(lines: Iterable[str], language: str) -> Iterator[str]:
    """Yield each sentence once, whatever its numbers, names and cards. Skip drawings."""
    names = _names(language)
    seen = set()
    for line in lines:
        for sentence in SENTENCE_END.split(" ".join(line.split())):
            form = re.sub(r"[-−]?\d+", "0", names.sub("~", PROMPT.sub("", sentence)))
            form = re.sub(r"\(~\)|~( 0)?((, | \w+ )~( 0)?)*", "~", form)
            if re.search(r"[^\W\d_]{3}", form) and form not in seen:
                seen.add(form)
                yield sentence


def _names(language: str) -> re.Pattern[str]:
    """Return a pattern of proper names: towers, directions, bots and tiles."""
    words = Words(language)
    ids = [f"tower-{type_}" for type_ in TYPES] + [f"port-{port}" for port in (*SIDES, *HALVES)]
    ids += [f"bot-{bot}{part}" for bot in bot_names("five-towers") for part in ("", "-family")]
    names = sorted((name for message in ids for name in words(message).split(", ")), key=len, reverse=True)
    return re.compile(rf"\b({'|'.join(map(re.escape, names))}|[A-Z]{{1,2}}g?)\b")


def main() -> None:
    language = sys.argv[1]
    for sentence in different(from_browser(language) if "--browser" in sys.argv else from_terminal(language), language):
        sys.stdout.write(sentence + "\n")


if __name__ == "__main__":
    main()
