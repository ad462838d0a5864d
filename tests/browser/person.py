"""A person in front of a browser: what they see, what they can do, and what their console has to say."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any, Final, TypeAlias

from playwright.sync_api import Browser, ConsoleMessage, FloatRect, Locator, Page, ViewportSize, WebSocketRoute

from tests.server.visiting import Visitor

PHONE: Final[ViewportSize] = {"width": 360, "height": 740}
DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
TIMEOUT: Final = 60_000
"""Milliseconds; a test machine may be busy, but nothing here takes that long."""

CHOICES: Final = "nav [data-action]"
READY: Final = ".app[data-turn=true] nav [data-action], .app[data-status=finished]"
NETWORK_NOISE: Final = re.compile(r"WebSocket connection to|net::ERR_|Failed to load resource")
"""What a browser itself says about a connection that is cut."""

STATUSES: Final = """
    window.statuses = [];
    new MutationObserver((changes) => {
        for (const { target } of changes) {
            const status = (target.closest ? target : target.parentElement)?.closest('[role=status], [aria-live]');
            if (status?.textContent.trim()) statuses.push([status.textContent, !status.closest('.visually-hidden')]);
        }
    }).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Remembers every message that was shown or announced, however short, and whether it could be seen."""
SAME_ENTROPY: Final = """
    const random = crypto.getRandomValues.bind(crypto);
    let next = 7;
    crypto.getRandomValues = (bytes) => bytes.length === 16 ? bytes.fill(next++) : random(bytes);
"""
"""What a page adds to the shuffle, 16 bytes for each of its seats, is always the same, so that with a server of fixed deals every game is."""
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
    """A browser window of one's own, in which nothing moves by default, and a `visitor` who is the same guest without a window.

    `said` is what the console has said, except noise that was expected.
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
        """See a game against the simplest bots, in one's own turn, after as many turns as it takes until this holds of the view; its path."""
        bots = [{"seat": seat, "bot": "uniform"} for seat in range(1, seats)]
        table: str = self.visitor.opens(game, seats, **{"bots": bots, "hints": True, "start": True, **terms})["table"]
        self.play_ahead(table, until)
        self.open(f"/t/{table}")
        self.wait_for_turn()
        return f"/t/{table}"

    def play_ahead(self, table: str, until: Callable[[View], bool] | None, choose: Callable[[list[str]], str] | None = None) -> None:
        """Play without looking until this holds of the view in one's own turn, or (None) to the end."""
        with self.visitor.watches(table) as socket:
            frame = socket.table()
            while frame["status"] == "running" and not (until and frame["view"]["choices"] and until(frame["view"])):
                if choices := [choice["action"] for choice in frame["view"]["choices"]]:
                    socket.send({"kind": "act", "version": frame["version"], "action": (choose or wisely)(choices)})
                frame = socket.table(version=frame["version"] + 1)
            assert until is None or frame["status"] == "running", "it did not come to that"

    def look_away(self) -> None:
        """Leave the page, so that it need not draw every move of a long game."""
        self.page.goto("about:blank")

    def watch_bots(self, game: str = "five-towers", seats: int = 3) -> str:
        """Open a table of one's own, leave it to bots, and wait for the end; the name of the table."""
        bots = [{"seat": seat, "bot": "uniform"} for seat in range(1, seats)]
        table: str = self.visitor.opens(game, seats, bots=bots, start=True)["table"]
        self.visitor.deletes(f"tables/{table}/seats/0")
        with self.visitor.watches(table) as socket:
            socket.until("table", lambda frame: frame["status"] == "finished")
        return table

    def history(self, table: str) -> dict[str, Any]:
        """The first game of a table, from its first action to its last."""
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
        """Until there is something to choose, or the game is over."""
        self.page.wait_for_selector(READY, state="attached")

    def choices(self) -> list[str]:
        """The choices as the labelled list has them."""
        found: list[str] = self.page.locator(CHOICES).evaluate_all("all => all.map(one => one.dataset.action)")
        return [action for action in found if action != "undo"]

    def choose(self, action: str) -> None:
        """Take a choice from the list, by keyboard, and see it done."""
        button = self.page.locator(f'nav [data-action="{action}"]')
        with self.acting():
            button.focus()
            button.press("Enter")

    @contextmanager
    def acting(self) -> Iterator[None]:
        """Do something that changes the table, and see it done."""
        version = self.version
        yield
        self.page.wait_for_function("before => document.querySelector('.app').dataset.version !== before", arg=version)

    def reach(self, version: int) -> None:
        """Wait until the page shows the table at this version."""
        self.page.wait_for_selector(f'.app[data-version="{version}"]')

    @property
    def version(self) -> str | None:
        return self.page.locator(".app").get_attribute("data-version")

    def drag(self, start: tuple[float, float], end: tuple[float, float], *, steps: int) -> None:
        """Press the mouse at one place and let it go at another."""
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
        raise AssertionError(f"the keyboard does not reach {target}")

    def change_frames(self, change: Callable[[Frame], Frame | None], *, hear: Callable[[Frame], object] | None = None) -> Callable[[Frame], None]:
        """Let frames of the server come to the page as `change` gives them, or not at all; hear what the page sends. Sends a further frame."""
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

    # --- waiting

    def is_told(self, text: str) -> None:
        """Wait until a message with this text has been in sight, however shortly."""
        self.page.wait_for_function("text => statuses.some(([said, seen]) => seen && said.includes(text))", arg=text)

    def is_announced(self, text: str) -> None:
        """Wait until a message with this text has been said to screen readers, seen or not."""
        self.page.wait_for_function("text => statuses.some(([said]) => said.includes(text))", arg=text)

    def wait_until(self, holds: Callable[[], bool]) -> None:
        """Wait for something that is known outside of the page: what it has sent, or what a service worker says."""
        end = monotonic() + TIMEOUT / 1000
        while not holds():
            assert monotonic() < end, "it did not come to that"
            self.page.wait_for_timeout(20)

    def settle(self) -> None:
        """Wait until nothing on the page changes its place any more, for three frames."""
        self.page.evaluate(SETTLED)

    # --- looking closely

    def flaws(self, *, only: str | None = None) -> list[str]:
        """What axe-core finds wrong with the page as it stands, by all its rules or by one."""
        if self.page.evaluate("window.axe === undefined"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        rules = {"runOnly": [only]} if only else {}
        found = self.page.evaluate("rules => axe.run(document, {resultTypes: ['violations'], iframes: false, ...rules})", rules)
        return [f"{flaw['id']}: {node['html'][:160]}" for flaw in found["violations"] for node in flaw["nodes"]]

    def overflows(self) -> bool:
        """Whether the page can be scrolled sideways."""
        wider: bool = self.page.evaluate("document.documentElement.scrollWidth > innerWidth")
        return wider


def box_of(target: Locator) -> FloatRect:
    """Where on the page something is shown."""
    box = target.bounding_box()
    assert box is not None
    return box


def middle(target: Locator) -> tuple[float, float]:
    """The middle of what is shown, to be pressed."""
    box = box_of(target)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def wisely(choices: list[str]) -> str:
    """Something sensible to do: build what can be built, bid the most, else whatever comes last."""
    wishes = ([one for one in choices if one.startswith("place")], [one for one in choices if one.startswith("bid")])
    return next((wish[-1] for wish in wishes if wish), choices[-1])


def builds(view: View) -> bool:
    """Whether there is a card to place."""
    return any(choice["action"].startswith("place") for choice in view["choices"])


def could_build_the_rest(view: View) -> bool:
    """Whether the rest of a build can be done in one press."""
    return len(view["rest"] or ()) > 1


Come: TypeAlias = Callable[..., Person]
"""`come(size=PHONE)` is somebody new with a browser."""

Finished: TypeAlias = Callable[..., str]
"""`finished("carcassonne", 3)` is a table where bots have played to the end."""
