"""A person in front of a browser: what they see, what they can do, and what their console has to say."""

import re
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, ViewportSize

PHONE: Final[ViewportSize] = {"width": 360, "height": 740}
DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
PATIENCE: Final = 15_000

CHOICES: Final = "nav [data-action]"
READY: Final = ".app[data-turn=true] nav [data-action], .app[data-status=finished]"
NETWORK_NOISE: Final = re.compile(r"WebSocket connection to|net::ERR_|Failed to load resource")
"""What a browser itself says about a line that is cut."""


class Person:
    """A browser of one's own. `said` is everything the console has said but noise that was expected. As a rule nothing moves."""

    def __init__(
        self, browser: Browser, address: str, *, size: ViewportSize = DESKTOP, theme: str = "light", language: str = "en", moving: bool = False
    ) -> None:
        colours: Any = theme
        motion: Any = "no-preference" if moving else "reduce"
        touch = size["width"] < 600
        self.context = browser.new_context(
            viewport=size, color_scheme=colours, locale=language, has_touch=touch, reduced_motion=motion, base_url=address
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.said: list[str] = []
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.said.append(str(error)))
        self.network_fails = False

    def _hear(self, message: ConsoleMessage) -> None:
        if not (self.network_fails and NETWORK_NOISE.search(message.text)):
            self.said.append(f"{message.type}: {message.text}")

    def leave(self) -> None:
        self.context.close()

    # --- pages

    def open(self, path: str, *, until: str = "main") -> None:
        self.page.goto(path)
        self.page.wait_for_selector(until)

    def play_bots(self, *, seats: int = 3, bot: str = "Pip") -> None:
        """From the first page to a running game: two clicks, and two more to say how many and against whom."""
        self.open("/", until="article")
        self.page.click('a[href="/new/five-towers"]')
        self.page.locator(".counts label", has_text=str(seats)).click()
        self.page.locator("label", has_text=bot).click()
        self.page.get_by_role("button", name="Play now").click()
        self.wait_for_turn()

    def begin(self, game: str, *, seats: int) -> None:
        """Against the bots that are offered, in any language."""
        self.open(f"/new/{game}", until="form")
        self.page.locator(".counts label", has_text=str(seats)).click()
        self.page.locator(".submit").click()

    def let_bots_finish(self) -> None:
        """Stand up, so that bots play the game to its end."""
        self.page.evaluate("fetch(location.pathname.replace('/t/', '/api/tables/') + '/seats/0', {method: 'DELETE'})")
        self.page.wait_for_selector(".app[data-status=finished]")
        self.page.wait_for_selector(".total")

    def watch_bots(self, game: str = "five-towers", seats: int = 3) -> str:
        """Open a table of one's own, leave it to bots, and wait for the end; the name of the table."""
        bots = [{"seat": seat, "bot": "uniform"} for seat in range(1, seats)]
        terms = {"game": game, "seats": seats, "bots": bots, "start": True}
        table: str = self._ask("POST", "tables", terms)["table"]
        self._ask("DELETE", f"tables/{table}/seats/0")
        while self._ask("GET", f"tables/{table}")["status"] != "finished":
            self.page.wait_for_timeout(50)
        return table

    def story(self, table: str) -> dict[str, Any]:
        """The first game of a table, from its first action to its last."""
        return self._ask("GET", f"tables/{table}/games/1/story")

    def _ask(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        answer = self.page.request.fetch(f"/api/{path}", method=method, data=body)
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
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
        version = self.version
        button.focus()
        button.press("Enter")
        self.page.wait_for_function("before => document.querySelector('.app').dataset.version !== before", arg=version)

    @property
    def version(self) -> str | None:
        return self.page.locator(".app").get_attribute("data-version")

    def tab_to(self, target: Locator) -> None:
        """Press Tab until the target has the focus."""
        for _ in range(120):
            if target.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {target}")

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


def wisely(choices: list[str]) -> str:
    """Something sensible to do: build what can be built, bid the most, else whatever comes last."""
    wishes = ([one for one in choices if one.startswith("place")], [one for one in choices if one.startswith("bid")])
    return next((wish[-1] for wish in wishes if wish), choices[-1])
