"""A person at a browser: what they see and do, and what their console logs."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any, Final, TypeAlias

from playwright.sync_api import Browser, ConsoleMessage, FloatRect, Locator, Page, Route, ViewportSize, WebSocketRoute

from tests.server.visiting import Visitor

PHONE: Final[ViewportSize] = {"width": 360, "height": 740}
DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
TIMEOUT: Final = 60_000
"""Timeout in milliseconds, generous for a busy machine."""

CHOICES: Final = "nav [data-action]"
READY: Final = ".app[data-turn=true] nav [data-action], .app[data-status=finished]"
NETWORK_NOISE: Final = re.compile(r"WebSocket connection to|net::ERR_|Failed to load resource")
"""The browser's own messages about a lost connection."""

STATUSES: Final = """
    window.statuses = [];
    new MutationObserver((changes) => {
        for (const { target } of changes) {
            const status = (target.closest ? target : target.parentElement)?.closest('[role=status], [aria-live]');
            if (status?.textContent.trim()) statuses.push([status.textContent, !status.closest('.visually-hidden')]);
        }
    }).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Records every status message, however short, and whether it was visible."""
SAME_ENTROPY: Final = """
    const random = crypto.getRandomValues.bind(crypto);
    let next = 7;
    crypto.getRandomValues = (bytes) => bytes.length === 16 ? bytes.fill(next++) : random(bytes);
"""
"""Makes the page's 16 bytes of entropy per seat constant, so that a server with fixed deals always plays the same game."""
CHANGE_MESSAGE: Final = """() => {
    const send = WebSocket.prototype.send;
    let sent = 0;
    WebSocket.prototype.send = function (text) { sent += 1; send.call(this, sent === %d ? text.replace(%s, %s) : text); };
}"""
SMALL: Final = """all => all.map(one => [one.outerHTML.slice(0, 80), one.getBoundingClientRect().width, one.getBoundingClientRect().height])
                     .filter(([, width, height]) => Math.min(width, height) < 43.5)"""
"""Returns the controls that are too small for a finger."""
CACHED: Final = """async ([assets, paths]) => {
    const path = (url) => new URL(url).pathname;
    const cached = (await (await caches.open('rookery-shell')).keys()).map((one) => path(one.url));
    const loaded = performance.getEntriesByType('resource').map((one) => path(one.name)).filter((one) => one.startsWith('/assets/'));
    const complete = Object.entries(assets).every(([part, least]) => loaded.filter((one) => one.includes(part)).length >= least);
    return complete && [...loaded, ...paths].every((one) => cached.includes(one));
}"""
SETTLED: Final = """() => new Promise((done) => {
    const place = (one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return `${x},${y},${width},${height}`;
    };
    const places = () => [...document.querySelectorAll('main, main *, .dock *')].map(place).join();
    let [before, same] = ['', 0];
    requestAnimationFrame(function look() {
        const now = places();
        same = now === before ? same + 1 : 0;
        before = now;
        if (same < 3) requestAnimationFrame(look);
        else done();
    });
})"""

View = dict[str, Any]
Frame = dict[str, Any]


class Person:
    """A guest with a browser window, without animations by default. `visitor` is the same guest over HTTP.

    `said` holds the messages of the console, except expected network errors.
    """

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        size: ViewportSize = DESKTOP,
        theme: str = "light",
        language: str = "en",
        moving: bool = False,
        service_worker: bool = True,
    ) -> None:
        colours: Any = theme
        motion: Any = "no-preference" if moving else "reduce"
        touch = size["width"] < 600
        self.context = browser.new_context(
            viewport=size, color_scheme=colours, locale=language, has_touch=touch, reduced_motion=motion, base_url=address
        )
        self.visitor = Visitor(address)
        self.visitor.gets("me")
        self.context.add_cookies([{"name": "rookery", "value": self.visitor.cookie or "", "url": address}])
        self.context.add_init_script(STATUSES)
        self.context.add_init_script(SAME_ENTROPY)
        if not service_worker:
            self.context.add_init_script("delete Navigator.prototype.serviceWorker")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(TIMEOUT)
        self.said: list[str] = []
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.said.append(str(error)))
        self.network_fails = False

    def _hear(self, message: ConsoleMessage) -> None:
        if not (self.network_fails and NETWORK_NOISE.search(message.text)):
            self.said.append(f"{message.type}: {message.text} {message.location.get('url', '')}".rstrip())

    def leave(self) -> None:
        self.visitor.http.close()
        self.context.close()

    # --- pages

    def open(self, path: str, *, until: str = "main") -> None:
        self.page.goto(path)
        self.page.wait_for_selector(until)

    def play_bots(self, game: str = "five-towers", *, seats: int = 3, until: Callable[[View], bool] = lambda _view: True, **terms: Any) -> str:
        """Open a game against the weakest bots and auto-play until the predicate is true on our turn; return its path."""
        table = self.open_game(game, seats, **{"hints": True, **terms})
        self.play_ahead(table, until)
        self.open(f"/t/{table}")
        self.wait_for_turn()
        return f"/t/{table}"

    def open_game(self, game: str = "five-towers", seats: int = 2, **terms: Any) -> str:
        """Start a game against the weakest bots without showing it; return its table."""
        return open_with_bots(self.visitor, game, seats, **terms)

    def play_ahead(self, table: str, until: Callable[[View], bool] | None, choose: Callable[[list[str]], str] | None = None) -> None:
        """Auto-play without the page until the predicate is true on our turn, or with None to the end."""
        with self.visitor.watches(table) as socket:
            frame = socket.table()
            while frame["status"] == "running" and not (until and frame["view"]["choices"] and until(frame["view"])):
                if choices := [choice["action"] for choice in frame["view"]["choices"]]:
                    socket.send({"kind": "act", "version": frame["version"], "action": (choose or wisely)(choices)})
                frame = socket.table(version=frame["version"] + 1)
            assert until is None or frame["status"] == "running", "the predicate was never true"

    def look_away(self) -> None:
        """Leave the page, so that it does not draw every move of a long game."""
        self.page.goto("about:blank")

    def watch_bots(self, game: str = "five-towers", seats: int = 3) -> str:
        """Let bots finish a game that this person started; return its table."""
        table = self.open_game(game, seats)
        self.leave_to_bots(table)
        return table

    def leave_to_bots(self, table: str) -> None:
        """Leave seat 0 and wait until bots have finished the game."""
        self.visitor.deletes(f"tables/{table}/seats/0")
        wait_for_end(self.visitor, table)

    def history(self, table: str) -> dict[str, Any]:
        """Return the story of a table's first game."""
        found: dict[str, Any] = self.visitor.gets(f"tables/{table}/games/1/story")
        return found

    # --- playing

    @property
    def finished(self) -> bool:
        return self.page.locator(".app[data-status=finished]").count() > 0

    @property
    def my_turn(self) -> bool:
        return self.page.locator(".app[data-turn=true]").count() > 0

    def wait_for_turn(self) -> None:
        """Wait until it is our turn or the game is over."""
        self.page.wait_for_selector(READY, state="attached")

    def choices(self) -> list[str]:
        """Return the actions in the list of choices, excluding undo."""
        found: list[str] = self.page.locator(CHOICES).evaluate_all("all => all.map(one => one.dataset.action)")
        return [action for action in found if action != "undo"]

    def choose(self, action: str) -> None:
        """Take a choice from the list by keyboard, and wait until the table has changed."""
        button = self.page.locator(f'nav [data-action="{action}"]')
        with self.acting():
            button.focus()
            button.press("Enter")

    @contextmanager
    def acting(self) -> Iterator[None]:
        """Wait at the end of the block until the table has changed."""
        version = self.version
        yield
        self.page.wait_for_function("before => document.querySelector('.app').dataset.version !== before", arg=version)

    def reach(self, version: int) -> None:
        """Wait until the page shows the table at this version."""
        self.page.wait_for_selector(f'.app[data-version="{version}"]')

    @property
    def version(self) -> str | None:
        return self.page.locator(".app").get_attribute("data-version")

    @property
    def table(self) -> str:
        """Return the id of the table in the page's address."""
        return self.page.url.rpartition("/")[2]

    def drag(self, start: tuple[float, float], end: tuple[float, float], *, steps: int) -> None:
        """Drag with the mouse from one point to another."""
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(*end, steps=steps)
        self.page.mouse.up()

    def tab_to(self, target: Locator) -> None:
        """Press Tab until the target has the focus."""
        for _ in range(120):
            if target.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {target}")

    def change_frames(self, change: Callable[[Frame], Frame | None], *, hear: Callable[[Frame], object] | None = None) -> Callable[[Frame], None]:
        """Pass the server's frames to the page through `change`, which drops a frame by returning None; `hear` gets the frames that the page sends.

        Return a function that sends another frame to the page.
        """
        sockets: list[WebSocketRoute] = []

        def send(frame: Frame) -> None:
            sockets[-1].send(json.dumps(frame))

        def meet(socket: WebSocketRoute) -> None:
            sockets.append(socket)
            server = socket.connect_to_server()

            def show(message: str | bytes) -> None:
                if (frame := change(json.loads(message))) is not None:
                    socket.send(json.dumps(frame))

            server.on_message(show)
            if hear is not None:
                socket.on_message(lambda message: hear(json.loads(message)))

        self.page.route_web_socket(re.compile(r"/socket\?"), meet)
        return send

    def change_message(self, pattern: str, replacement: str, *, number: int = 1) -> None:
        """Replace text in a message that the page sends: by default in the next one. The pattern is a JavaScript expression."""
        self.page.evaluate(CHANGE_MESSAGE % (number, pattern, json.dumps(replacement)))

    def hold(self, requests: str) -> list[Route]:
        """Hold these requests until the test continues them."""
        held: list[Route] = []
        self.page.route(requests, lambda route: held.append(route))  # noqa: PLW0108  Playwright cannot take a method of a list
        return held

    # --- waiting

    def is_told(self, text: str) -> None:
        """Wait until a status message with this text has been visible, however briefly."""
        self.page.wait_for_function("text => statuses.some(([said, seen]) => seen && said.includes(text))", arg=text)

    def is_announced(self, text: str) -> None:
        """Wait until a status message with this text has been announced, visible or not."""
        self.page.wait_for_function("text => statuses.some(([said]) => said.includes(text))", arg=text)

    def wait_until(self, holds: Callable[[], bool]) -> None:
        """Wait for a condition outside the page, such as a sent frame or the state of a service worker."""
        end = monotonic() + TIMEOUT / 1000
        while not holds():
            assert monotonic() < end, "the condition was never true"
            self.page.wait_for_timeout(20)

    def wait_until_cached(self, assets: dict[str, int], *paths: str) -> None:
        """Wait until the page has loaded the assets whose names contain these parts, and the service worker has cached them and these paths."""
        self.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        self.wait_until(lambda: bool(self.page.evaluate(CACHED, [assets, paths])))

    def settle(self) -> None:
        """Wait until nothing on the page has moved for three frames."""
        self.page.evaluate(SETTLED)

    # --- looking closely

    def flaws(self, *, only: str | None = None) -> list[str]:
        """Return the violations that axe-core finds in the current page, by all its rules or by one."""
        if self.page.evaluate("window.axe === undefined"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        rules = {"runOnly": [only]} if only else {}
        found = self.page.evaluate("rules => axe.run(document, {resultTypes: ['violations'], iframes: false, ...rules})", rules)
        return [f"{flaw['id']}: {node['html'][:160]}" for flaw in found["violations"] for node in flaw["nodes"]]

    def overflows(self) -> bool:
        """Return whether the page overflows horizontally."""
        wider: bool = self.page.evaluate("document.documentElement.scrollWidth > innerWidth")
        return wider


def open_with_bots(visitor: Visitor, game: str = "five-towers", seats: int = 2, *, people: int = 1, **terms: Any) -> str:
    """Start a game with people on the first seats and the weakest bots on the rest; return its table."""
    bots = [{"seat": seat, "bot": "uniform"} for seat in range(people, seats)]
    table: str = visitor.opens(game, seats, bots=bots, start=True, **terms)["table"]
    return table


def wait_for_end(visitor: Visitor, table: str) -> None:
    """Wait until the game at this table is over."""
    with visitor.watches(table) as socket:
        socket.until("table", lambda frame: frame["status"] == "finished")


def box_of(target: Locator) -> FloatRect:
    """Return the bounding box of a visible element."""
    box = target.bounding_box()
    assert box is not None
    return box


def middle(target: Locator) -> tuple[float, float]:
    """Return the centre of a visible element."""
    box = box_of(target)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def wisely(choices: list[str]) -> str:
    """Return a sensible action: the last placement, else the highest bid, else the last choice."""
    wishes = ([one for one in choices if one.startswith("place")], [one for one in choices if one.startswith("bid")])
    return next((wish[-1] for wish in wishes if wish), choices[-1])


def builds(view: View) -> bool:
    """Return whether a card or tile can be placed."""
    return any(choice["action"].startswith("place") for choice in view["choices"])


def could_build_the_rest(view: View) -> bool:
    """Return whether one button press can place all remaining cards."""
    return len(view["rest"] or ()) > 1


Come: TypeAlias = Callable[..., Person]
"""The fixture `come`: `come(size=PHONE)` is a new person with a browser."""

Finished: TypeAlias = Callable[..., str]
"""The fixture `finished`: `finished("carcassonne", 3)` is a table where bots have finished a game."""
