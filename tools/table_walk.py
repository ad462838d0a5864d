"""Photograph the interaction of people at a table, in both games and at every window size.

    python tools/table_walk.py FOLDER [five-towers | carcassonne]

The scenes: a player leaves a game without a clock, a bot replaces a player, a player declines a rematch, a family shares a tablet, and the host seats
a spectator. The tool needs the built client and Chromium, and starts its own server. It writes an `index.html` of all pictures, and reports
clipped or unreachable elements.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, expect, sync_playwright  # noqa: E402  needs the root on the path

from tests.browser.chromium import launch  # noqa: E402
from tests.browser.person import Frame, Person, wisely  # noqa: E402
from tests.browser.test_carcassonne_board import WHOLE_BOOK  # noqa: E402
from tests.browser.test_five_towers import size_of  # noqa: E402
from tests.browser.test_soundness import ONCE, OUT_OF_REACH, TWICE, misfits  # noqa: E402
from tests.server.serving import ServerProcess  # noqa: E402

SIZES: Final = (
    *("320x568", "360x612", "390x664", "740x300", "740x360", "720x450"),  # the last one is a desktop at 200 % zoom
    *("768x1024", "1024x768", "1024x600", "1440x900", "1920x1080", "2560x1440"),
)
LARGE_TEXT: Final = ("390x664", "740x360", "1024x768")
AWAY: Final = 130
"""Seconds after which other players may act for an absent one."""
GAMES: Final = ("five-towers", "carcassonne")

Come = Callable[[str], Person]
Moment = tuple[str, Person]


def expansions(game: str) -> list[str]:
    return WHOLE_BOOK if game == "carcassonne" else []


def two_at_a_table(game: str, ada: Person, jonas: Person) -> str:
    """Play a game of two people without a clock up to its middle; return its table."""
    table: str = ada.visitor.plays_with(jonas.visitor, game, expansions=expansions(game))["table"]
    play(table, [ada, jonas], lambda frame: frame["version"] > 60)
    return table


def play(table: str, people: list[Person], until: Callable[[Frame], bool]) -> None:
    """Let people play automatically until the predicate is true or the game is over."""
    while True:
        frame = people[0].visitor.sees(table)
        if frame["status"] != "running" or until(frame):
            return
        person = people[frame["view"]["actor"]]
        own = person.visitor.sees(table)
        choices = [choice["action"] for choice in own["view"]["choices"]]
        claims = [action for action in choices if action.startswith("claim")]
        person.visitor.acts(own, claims[0] if claims else wisely(choices))


def somebody_leaves(game: str, come: Come, server: ServerProcess) -> Iterator[Moment]:
    """Jonas closes the page on his turn; Ada lets a bot play, and Jonas returns."""
    ada, jonas = come("Ada"), come("Jonas")
    table = two_at_a_table(game, ada, jonas)
    for person in (ada, jonas):
        person.open(f"/t/{table}", until=".dock, [data-board]")
    play(table, [ada, jonas], lambda frame: frame["view"]["actor"] == 1)
    jonas.look_away()
    ada.page.get_by_text("Jonas is not here").wait_for()
    server.advance(AWAY)
    ada.page.reload()
    expect(ada.page.get_by_role("button", name="Wait for Jonas")).to_be_visible()
    yield "away", ada
    eve = come("Eve")
    eve.open(f"/t/{table}", until=".dock, [data-board]")
    yield "away-seen-by-a-spectator", eve
    ada.page.get_by_role("button", name="Let a bot play for Jonas").click()
    ada.page.wait_for_selector("[data-turn=true]")
    yield "a-bot-plays-for-a-rival", ada
    jonas.open(f"/t/{table}", until=".notices section")
    yield "a-bot-plays-for-me", jonas


def another_game(game: str, come: Come, _server: ServerProcess) -> Iterator[Moment]:
    """The game is over; Jonas asks for a rematch and Ada declines."""
    ada, jonas = come("Ada"), come("Jonas")
    table = two_at_a_table(game, ada, jonas)
    play(table, [ada, jonas], lambda _frame: False)
    for person in (ada, jonas):
        person.open(f"/t/{table}", until="main .total")
    jonas.page.get_by_role("button", name="Play again").click()
    expect(ada.page.get_by_role("heading", name="Jonas asks for another game")).to_be_visible()
    yield "asked-for-another-game", ada
    ada.page.get_by_role("button", name="Not now").click()
    jonas.page.wait_for_selector(".rematch .no")
    yield "another-game-refused", jonas


def gave_up(game: str, come: Come, _server: ServerProcess) -> Iterator[Moment]:
    """Jonas resigns."""
    ada, jonas = come("Ada"), come("Jonas")
    table = two_at_a_table(game, ada, jonas)
    ada.open(f"/t/{table}", until=".dock, [data-board]")
    jonas.visitor.posts(f"tables/{table}/proposals", {"what": "resign"})
    expect(ada.page.get_by_text("Jonas resigned")).to_be_visible()
    yield "a-rival-gave-up", ada


def family(game: str, come: Come, _server: ServerProcess) -> Iterator[Moment]:
    """Three people share one device."""
    ada = come("Ada")
    table = ada.visitor.opens(game, 4, expansions=expansions(game))["table"]
    for seat, name in enumerate(("Grandma", "Maximilian-Alexander"), start=1):
        ada.visitor.puts(f"tables/{table}/seats/{seat}", {"name": name})
    ada.open(f"/t/{table}", until=".seats")
    yield "family-in-the-lobby", ada
    ada.visitor.puts(f"tables/{table}/seats/3", {"name": "Ben"})
    ada.visitor.posts(f"tables/{table}/start")
    ada.page.wait_for_selector("[data-turn=true]")
    yield "family-turn", ada


def lobby(game: str, come: Come, server: ServerProcess) -> Iterator[Moment]:
    """The lobby as the host sees it: one friend has a seat, one watches, one has left, and a stranger has no name yet."""
    ada, ben, mila, petro, stranger = (come(name) for name in ("Ada", "Ben", "Mila", "Petro", ""))
    table = ada.visitor.opens(game, 5, expansions=expansions(game))["table"]
    ben.visitor.puts(f"tables/{table}/seats/2", {})
    ada.visitor.puts(f"tables/{table}/seats/1", {"name": "Lena"})
    for person in (ada, petro, ben, mila, stranger):
        person.open(f"/t/{table}", until=".seats")
    ada.page.get_by_role("button", name="Give Petro a seat").wait_for()
    petro.look_away()
    ada.page.get_by_role("button", name="Give Petro a seat").wait_for(state="detached")
    ada.page.get_by_role("button", name="Give Mila a seat").wait_for()
    ada.page.get_by_role("button", name="Change Ben’s seat").click()
    server.advance(AWAY)
    mila.look_away()
    mila.open(f"/t/{table}", until=".seats")
    ada.page.get_by_role("button", name="Give Mila a seat").wait_for()
    yield "lobby-host", ada
    yield "lobby-watcher", mila


SCENES: Final = (lobby, somebody_leaves, another_game, gave_up, family)


class Camera:
    """A camera that photographs each moment at every size and reports layout errors."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.taken: list[str] = []

    def shoot(self, moment: str, person: Person) -> None:
        for size in SIZES:
            self._shoot(f"{moment}-{size}", person, size)
        for size in LARGE_TEXT:
            person.page.set_viewport_size(size_of(size))
            person.page.evaluate(TWICE)
            self._shoot(f"{moment}-{size}-large-text", person, size)
            person.page.evaluate(ONCE)
        person.page.set_viewport_size(size_of("1440x900"))

    def _shoot(self, name: str, person: Person, size: str) -> None:
        person.page.set_viewport_size(size_of(size))
        person.settle()
        person.page.screenshot(path=self.folder / f"{name}.png")
        self.taken.append(name)
        flaws = [*(misfits(person) if "large-text" not in name else []), *(f"out of reach: {html}" for html in person.page.evaluate(OUT_OF_REACH))]
        if "large-text" in name and person.overflows():
            flaws.append("the page scrolls sideways")
        for flaw in flaws:
            sys.stdout.write(f"{name}: {flaw}\n")
        person.page.evaluate("document.querySelectorAll('*').forEach(one => (one.scrollTop || one.scrollLeft) && one.scrollTo(0, 0))")

    def list_all(self) -> None:
        shown = (f'<figure><img src="{name}.png"><figcaption>{name}</figcaption></figure>' for name in self.taken)
        style = "<style>body{display:flex;flex-wrap:wrap;gap:8px;font:12px sans-serif}figure{margin:0}img{max-height:420px}</style>"
        (self.folder / "index.html").write_text(style + "\n".join(shown), encoding="utf-8")


def walk(browser: Browser, server: ServerProcess, camera: Camera, game: str) -> None:
    for scene in SCENES:
        people: list[Person] = []

        def come(name: str, people: list[Person] = people) -> Person:
            people.append(Person(browser, server.address))
            if name:
                people[-1].visitor.called(name)
            return people[-1]

        for moment, person in scene(game, come, server):
            camera.shoot(f"{game}-{moment}", person)
        for person in people:
            person.leave()


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    camera = Camera(folder)
    with tempfile.TemporaryDirectory() as data, ServerProcess(Path(data) / "rookery.sqlite3") as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for game in sys.argv[2:] or GAMES:
            walk(browser, server, camera, game)
        browser.close()
    camera.list_all()


if __name__ == "__main__":
    main()
