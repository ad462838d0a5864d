"""Photograph every screen of the web client, on phone and desktop, light and dark, into build/pictures.

    python tools/screenshots.py [carcassonne | deals | insight]

The tool needs the built client and Chromium, and starts its own server. Ada plays real games against bots, following hints or the board's preview.
An argument selects only Carcassonne, the daily games, or analysed games. The tool also refreshes the few pictures in docs/pictures.
"""

import shutil
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

import msgspec  # noqa: E402  as below
from playwright.sync_api import APIRequestContext, Browser, Page, ViewportSize, expect, sync_playwright  # noqa: E402  needs the root on the path

from rookery.bots import make_bot  # noqa: E402
from rookery.core.record import replay  # noqa: E402
from rookery.core.record_text import read_json  # noqa: E402
from rookery.games import GAMES  # noqa: E402
from rookery.play.puzzles import shipped  # noqa: E402
from rookery.server import wire  # noqa: E402
from rookery.server.thinking import analysis_worker  # noqa: E402
from tests.browser.chromium import launch  # noqa: E402
from tests.browser.past_deals import others_play  # noqa: E402
from tests.browser.past_games import remember  # noqa: E402
from tests.browser.person import DESKTOP, PHONE, Person  # noqa: E402
from tests.browser.test_lessons import finish  # noqa: E402
from tests.server.serving import ServerProcess  # noqa: E402

PICTURES: Final = ROOT / "build/pictures"
SHOWN: Final = ROOT / "docs/pictures"
"""The pictures that documents use."""
LOOKS: Final = {f"{name}-{theme}": (size, theme) for name, size in (("phone", PHONE), ("desktop", DESKTOP)) for theme in ("light", "dark")}
SIDEWAYS: Final[ViewportSize] = {"width": 844, "height": 390}
TIMEOUT: Final = 60_000
SETTLED: Final = 600
"""Milliseconds until all animations have ended."""
GLANCE: Final = 0.02
"""Seconds between two polls of a table where bots play."""
MIDDLE: Final = 8
STOREYS: Final = 7
"""A table is worth a picture from round MIDDLE on, once everybody has built STOREYS cards."""
TRIED: Final = 5
"""Games to play at most until the wanted position comes up."""
MOMENT: Final = 3
"""The index of the moment to show of an analysed game."""
GROWN: Final = 40
"""Tiles that make a board worth a picture."""
PANS: Final = 30
"""Pans at most until the target is in view."""
WHOLE_BOOK: Final = ("river", "abbot", "towers-and-thieves")
DRAWN: Final = "[data-tile] image"
STOLEN: Final = "[data-phase=thief] .gone"
BOTS: Final = {"five-towers": "heuristic", "carcassonne": "greedy"}

View = dict[str, Any]
Pose = Callable[[Page], None]


class Guest:
    """A guest who plays through the HTTP interface."""

    def __init__(self, request: APIRequestContext, name: str) -> None:
        self.request = request
        self.ask("GET", "me")
        self.ask("PATCH", "me", {"name": name})

    def ask(self, method: str, path: str, body: object = None) -> Any:
        answer = self.request.fetch(f"/api/{path}", method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json() if answer.text() else None

    def open(self, game: str, seats: int, *, company: bool = True, expansions: Sequence[str] = ()) -> str:
        """Open a table and return its name. With `company` bots take the other seats and the game starts; otherwise the table waits for people."""
        bots = [{"seat": seat, "bot": BOTS[game]} for seat in range(1, seats) if company]
        terms = {"game": game, "seats": seats, "bots": bots, "hints": company, "start": company, "expansions": expansions}
        table: str = self.ask("POST", "tables", terms)["table"]
        return table

    def look_ahead_until(self, table: str, wanted: Callable[[View], bool]) -> None:
        """Play the choice with the best preview until it is our turn and `wanted` holds, or the game is over."""
        while (frame := self.ask("GET", f"tables/{table}"))["status"] != "finished":
            if not frame["view"]["choices"]:
                time.sleep(GLANCE)
            elif wanted(frame["view"]):
                return
            else:
                answer = self.request.get(f"/api/tables/{table}/preview")
                if not answer.ok:  # the page that shows the table has auto-ended a turn without choices
                    continue
                choices = answer.json()["preview"]["choices"]
                action = max(choices, key=lambda action: 2 * choices[action]["gain"][0] - sum(choices[action]["gain"]))
                self.request.post(f"/api/tables/{table}/actions", data={"version": frame["version"], "action": action})

    def play_as_bot(self, table: str, bot: str = "learned") -> None:
        """Play seat 0 to the end with this bot's choices."""
        while (frame := self.ask("GET", f"tables/{table}"))["status"] != "finished":
            if not frame["view"]["choices"]:
                time.sleep(GLANCE)
                continue
            record = read_json(self.request.fetch(f"/api/tables/{table}/games/1/record.json").text())
            game = GAMES[record.setup.game]
            *_, state = replay(game, record)
            action = make_bot(game.name, bot).choose(game.rules(record.setup).view(state, 0), Random(len(record.actions)))
            self.ask("POST", f"tables/{table}/actions", {"version": frame["version"], "action": action})

    def play_until(self, table: str, wanted: Callable[[View], bool]) -> bool:
        """Follow the hints until it is our turn and `wanted` holds; return False if the game ends first."""
        while (frame := self.ask("GET", f"tables/{table}"))["status"] != "finished":
            if not frame["view"]["choices"]:
                time.sleep(GLANCE)
            elif wanted(frame["view"]):
                return True
            else:
                hint = self.ask("GET", f"tables/{table}/hint")
                self.ask("POST", f"tables/{table}/actions", {"version": hint["version"], "action": hint["action"]})
        return False


class Studio:
    """One guest on a phone and a desktop, each in light and dark."""

    def __init__(self, browser: Browser, address: str, guest: Person) -> None:
        self.devices = {look: Person(browser, address, size=size, theme=theme) for look, (size, theme) in LOOKS.items()}
        for device in self.devices.values():
            device.context.add_cookies(guest.context.cookies())  # type: ignore[arg-type]  Playwright's own two types for cookies differ
            device.page.set_default_timeout(TIMEOUT)

    def picture(self, screen: str, path: str, until: str, pose: Pose = lambda _page: None) -> None:
        for look, device in self.devices.items():
            device.open(path, until=until)
            pose(device.page)
            self._shoot(screen, look)

    def sideways(self, screen: str, path: str, until: str, pose: Pose) -> None:
        """Photograph the phones in landscape."""
        for look in ("phone-light", "phone-dark"):
            page = self.devices[look].page
            upright = page.viewport_size
            assert upright is not None
            page.set_viewport_size(SIDEWAYS)
            self.devices[look].open(path, until=until)
            pose(page)
            page.wait_for_timeout(SETTLED)
            page.screenshot(path=PICTURES / f"{screen}-{look.replace('phone', 'sideways')}.png")
            page.set_viewport_size(upright)

    def open(self, path: str, until: str) -> None:
        for device in self.devices.values():
            device.open(path, until=until)

    def shows(self, selector: str) -> bool:
        """Return whether every device shows this."""
        return all(device.page.locator(selector).count() for device in self.devices.values())

    def pictures(self, screen: str, until: str = "main") -> None:
        """Photograph what each device shows now."""
        for look, device in self.devices.items():
            device.page.wait_for_selector(until)
            self._shoot(screen, look)

    def _shoot(self, screen: str, look: str) -> None:
        page = self.devices[look].page
        page.wait_for_timeout(SETTLED)
        page.screenshot(path=PICTURES / f"{screen}-{look}.png")


def press(target: str, until: str) -> Pose:
    """Return a pose that clicks the last visible match and waits for the result."""

    def pose(page: Page) -> None:
        page.locator(f"{target}:visible").last.click()
        page.wait_for_selector(until)

    return pose


def grown(view: View) -> bool:
    """Return whether everybody has built enough for a picture."""
    return view["round"] >= MIDDLE and all(sum(map(len, player["towers"].values())) >= STOREYS for player in view["players"])


def auction(view: View) -> bool:
    """Return whether there is a bid and more than one way to raise it."""
    return grown(view) and view["step"] == "auction" and any(type(call) is int for call in view["calls"]) and len(view["choices"]) > 2


def building(view: View) -> bool:
    """Return whether several cards can be chosen and more than one will be built."""
    cards = [choice for choice in view["choices"] if choice["action"].startswith("place")]
    return grown(view) and view["to_place"] > 1 and len(cards) > 2


def game(studio: Studio, ada: Guest) -> str:
    """Play until a game has had both an auction and a building step worth a picture; return its table."""
    for _ in range(TRIED):
        table = ada.open("five-towers", seats=4)
        if not ada.play_until(table, auction):
            continue
        studio.picture("five-towers-auction", f"/t/{table}", ".stair")
        studio.picture("five-towers-hint", f"/t/{table}", ".ask-hint", press(".ask-hint", ".bubble b"))
        studio.picture("menu", f"/t/{table}", ".stair", press(".bar .iconbtn", "dialog .log li"))
        studio.picture("home", "/", ".mine .yours")
        if ada.play_until(table, building):
            studio.picture("five-towers-build", f"/t/{table}", "button.card.fits", press("button.card.fits", "button.place-here"))
            return table
    raise RuntimeError(f"None of {TRIED} games had an auction and a building worth a picture.")


def end(studio: Studio, ada: Guest, table: str) -> None:
    """Photograph the end of a game, its replay and the list of finished games."""
    ada.play_until(table, lambda _view: False)
    studio.picture("five-towers-end", f"/t/{table}", ".total")
    middle = len(ada.ask("GET", f"tables/{table}/games/1/story")["steps"]) * 3 // 5
    studio.picture("replay", f"/t/{table}/1/replay?at={middle}", ".caption")
    studio.picture("finished-games", "/replays", ".finished")


def company(studio: Studio, ada: Guest, friend: Person) -> None:
    """Photograph the lobby: a friend and a bot are seated, one seat is free, and people chat."""
    table = ada.open("five-towers", seats=4, company=False)
    ben = Guest(friend.page.request, "Ben")
    friend.open(f"/t/{table}", until=".seats")
    friend.page.get_by_role("button", name="Sit here").first.click()
    expect(friend.page.get_by_text("Ben (You)")).to_be_visible()
    ada.ask("PUT", f"tables/{table}/seats/2", {"bot": BOTS["five-towers"]})
    studio.picture("lobby", f"/t/{table}", ".share img")
    studio.picture("bots", f"/t/{table}", ".addbot", press(".addbot", ".bots button"))
    for guest, said in ((ben, {"phrase": "hello"}), (ada, {"phrase": "good-luck"}), (ben, {"text": "Shall we ask Corvina to go easy on us?"})):
        guest.ask("POST", f"tables/{table}/chat", said)
    studio.picture("chat", f"/t/{table}", ".chat-button b", press(".chat-button", "#chat-text"))


def carcassonne(studio: Studio, ada: Guest) -> None:
    """Photograph every kind of turn in a game with all expansions, up to the score sheets."""
    table = ada.open("carcassonne", seats=4, expansions=WHOLE_BOOK)
    path = f"/t/{table}"
    ada.look_ahead_until(table, lambda view: len(view["tiles"]) >= GROWN and can(view, "place"))
    studio.picture("carcassonne", path, DRAWN)
    try_the_tile = click_on(most_joined(ada, table))
    studio.picture("carcassonne-place", path, DRAWN, try_the_tile)
    studio.sideways("carcassonne-place", path, DRAWN, try_the_tile)
    studio.picture("carcassonne-hint", path, DRAWN, press(".ask-hint", "[data-hint]"))
    studio.picture("carcassonne-fields", path, DRAWN, lambda page: page.keyboard.press("f"))
    studio.picture("carcassonne-claims", path, DRAWN, press(".tools [aria-pressed]", ".tools [aria-pressed=true]"))
    studio.picture("carcassonne-feature", path, DRAWN, look_at(largest_field(ada, table)))
    ada.look_ahead_until(table, lambda view: can(view, "claim") and can(view, "skip"))
    studio.picture("carcassonne-piece", path, "[data-phase=piece]", press("main [data-action]", "[aria-checked=true]"))
    studio.open(path, DRAWN)
    ada.look_ahead_until(table, lambda _view: studio.shows("[data-phase=thief]"))
    studio.pictures("carcassonne-thief")
    studio.open(path, DRAWN)
    ada.look_ahead_until(table, lambda _view: False)
    studio.pictures("carcassonne-end", "main.end")
    studio.picture("carcassonne-sheets", path, "main .total")
    steps = len(ada.ask("GET", f"tables/{table}/games/1/story")["steps"])
    studio.picture("carcassonne-replay", f"{path}/1/replay?at={steps // 2}", "[data-tile] image")
    studio.picture("carcassonne-new-table", "/new/carcassonne", "form")


def can(view: View, verb: str) -> bool:
    return any(choice["action"].startswith(verb) for choice in view["choices"])


def most_joined(ada: Guest, table: str) -> str:
    """Return the place where the drawn tile joins the most claimed features."""
    choices = ada.ask("GET", f"tables/{table}/preview")["preview"]["choices"]
    action: str = max(choices, key=lambda action: sum(bool(joined["leaders"]) for joined in choices[action]["joins"]))
    return action.split()[1]


def largest_field(ada: Guest, table: str) -> str:
    """Return the farmer on the field that touches the most cities, as the board names it."""
    features = ada.ask("GET", f"tables/{table}")["survey"]["features"]
    fields = [feature for feature in features if feature["kind"] == "field" and feature["leaders"]]
    farmer = max(fields, key=lambda field: len(field["cities"]))["figures"][0]
    return f"{farmer['at'][0]},{farmer['at'][1]} {farmer['piece']} {farmer['seat']}"


def press_on_board(page: Page, selector: str) -> None:
    """Pan the board until the target is in view, and press it."""
    page.wait_for_timeout(SETTLED)
    for _ in range(PANS):
        box, board = page.locator(selector).bounding_box(), page.locator("[data-board]").bounding_box()
        assert box is not None
        assert board is not None
        at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if page.evaluate("([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('[data-board]'))", at):
            page.mouse.click(*at)
            return
        middle = (board["x"] + board["width"] / 2, board["y"] + min(board["height"] / 2, 150))
        page.mouse.move(*middle)
        page.mouse.down()
        page.mouse.move(*(now + max(-100, min(100, now - then)) for now, then in zip(middle, at, strict=True)), steps=4)
        page.mouse.up()
    raise RuntimeError(f"{selector} does not come into sight.")


def click_on(place: str) -> Pose:
    """Return a pose with the tile placed tentatively here."""

    def pose(page: Page) -> None:
        press_on_board(page, f'[data-place="{place}"]')
        page.wait_for_selector("[data-put-only]")

    return pose


def look_at(figure: str) -> Pose:
    def pose(page: Page) -> None:
        press_on_board(page, f'[data-figure^="{figure}"]')
        page.wait_for_selector("[data-look]")

    return pose


def tower(studio: Studio, ada: Guest) -> None:
    """Photograph a turn in which a guard can climb a tower."""
    for _ in range(TRIED):
        table = ada.open("carcassonne", seats=4, expansions=WHOLE_BOOK)
        ada.look_ahead_until(table, lambda view: can(view, "guard"))
        if can(ada.ask("GET", f"tables/{table}")["view"], "guard"):
            pose = press("[data-phase=piece] [data-action^=guard]", "[aria-checked=true]")
            studio.picture("carcassonne-tower", f"/t/{table}", "[data-phase=piece]", pose)
            return
    raise RuntimeError(f"In none of {TRIED} games a tower could be guarded.")


def stolen(studio: Studio, ada: Guest) -> None:
    """Photograph a stolen thief tile: no guard was left to score."""
    for _ in range(TRIED):
        table = ada.open("carcassonne", seats=4, expansions=WHOLE_BOOK)
        studio.open(f"/t/{table}", DRAWN)
        ada.look_ahead_until(table, lambda _view: studio.shows(STOLEN))
        if studio.shows(STOLEN):
            studio.pictures("carcassonne-stolen")
            return
    raise RuntimeError(f"In none of {TRIED} games a tile was stolen.")


TOWERS_SHEET: Final = "/score#1t.Mila~Jonas~Ona~Petro.5_4t_6_3t_0_2.4_3t_6t_0_0_2.7t_2_3_4t_1_0.3_3_9t_2_5t_4"
NOTED: Final = "c1_5_1-r1_2-r8_4-m2-c2_2_0-a8_6-r4_3-t13_6_0_1_1_1-o2-c12_3_0"
COUNTED: Final = "7_0_3_4-5_3_0_2-1_0_0_1-0_6_8_0-2_11_1_2-1_0_2_0-4"


def score_sheets(studio: Studio) -> None:
    """Photograph the score sheets for real tables."""

    def sheet(step: int) -> str:
        return f"/score#1c.Mila~Jonas~Ona~Petro.111.{NOTED}.{COUNTED}.{step}"

    studio.picture("score-new", "/score", "form")
    studio.picture("score-five-towers", TOWERS_SHEET, "footer .primary")
    studio.picture("score-carcassonne", sheet(0), ".kinds", press(".who", ".on"))
    studio.picture("score-final", sheet(4), ".steps")
    studio.picture("score-result", sheet(6), "svg.result")


def own_page(studio: Studio, server: ServerProcess, guest: str) -> None:
    """Photograph the profile after many games."""
    remember(server, guest, 36)
    remember(server, guest, 12, game="carcassonne", bots=["greedy"])
    studio.picture("me", "/me", ".graph svg")


def quiet_pages(studio: Studio) -> None:
    studio.picture("new-table", "/new/five-towers", "form")
    studio.picture("message", "/t/nothing-here", "main h1")


def puzzles(studio: Studio) -> None:
    """Photograph a puzzle and its solution."""
    studio.picture("puzzle", "/puzzles/five-towers/1.46-81", ".question")
    studio.picture("puzzle-shown", "/puzzles/five-towers/1.46-81", ".question", press(".question .link", "#verdict"))
    tile = next(puzzle.id for puzzle in shipped("carcassonne") if puzzle.then[:1] and puzzle.then[0].startswith("claim"))
    studio.picture("puzzle-carcassonne", f"/puzzles/carcassonne/{tile}", DRAWN, press(".question .link", "[data-better]"))


def deals(studio: Studio, server: ServerProcess, ada: Guest) -> None:
    """Photograph the daily games, before and after. Ada follows the learned bot in 5 Towers and the preview in Carcassonne."""
    studio.picture("daily", "/daily", "[data-days]")
    today = {daily["game"]: daily["days"][0]["deal"] for daily in ada.ask("GET", "daily")}
    guest = ada.ask("GET", "me")["guest"]
    for game, others in (("five-towers", 213), ("carcassonne", 16)):
        table: str = ada.ask("POST", f"deals/{today[game]}")["table"]
        if game == "carcassonne":
            ada.look_ahead_until(table, lambda _view: False)
        else:
            ada.play_as_bot(table)
        others_play(server, today[game], guest, others)
        studio.picture(f"daily-{game}", f"/deal/{today[game]}", ".choices li")


def insight(studio: Studio, server: ServerProcess, ada: Guest, *, game: str, seats: int, bot: str) -> None:
    """Photograph an analysed game: a mistake, a search for the better choice, and the line that follows it."""
    for _ in range(TRIED):
        table = ada.open(game, seats)
        ada.play_as_bot(table, bot)
        if analysed(server, ada, table) >= MOMENT:
            break
    path = f"/t/{table}/1/replay"
    studio.picture(f"analysis-{game}", path, ".caption", explained)
    studio.picture(f"analysis-{game}-find", path, ".caption", look_for_better)
    studio.picture(f"analysis-{game}-way", path, ".caption", better_way)


def analysed(server: ServerProcess, ada: Guest, table: str) -> int:
    """Analyse a finished game at once, as an idle server would; return the number of mistakes of seat 0."""
    record = read_json(ada.request.fetch(f"/api/tables/{table}/games/1/record.json").text())
    steps: tuple[wire.insight.AnalysedStep, ...] = ()
    while not steps or steps[-1].number < len(record.actions):
        steps += analysis_worker.go_on(record, steps, TIMEOUT)
    with closing(sqlite3.connect(server.data, timeout=30)) as data, data:
        data.execute("update analysis set state = 'done', steps = ? where table_id = ?", (msgspec.json.encode(steps), table))
    return sum(step.seat == 0 and step.sign is not None for step in steps)


def explained(page: Page) -> None:
    """Open a mistake and its explanation, beside the board or, on a phone, after pressing the button."""
    if page.viewport_size == PHONE:
        look_for_better(page)
        page.get_by_role("button", name="Show me").click()
    else:
        for _ in range(MOMENT):
            page.get_by_role("button", name="Next moment").click()
    page.wait_for_selector(".why")


def better_way(page: Page) -> None:
    """Go to the end of the better line."""
    explained(page)
    page.get_by_role("button", name="Show the better line").click()
    page.locator("[aria-labelledby=way] li button").last.click()


def look_for_better(page: Page) -> None:
    if page.viewport_size == PHONE:
        page.get_by_role("button", name="The rook’s view").click()
    page.get_by_role("button", name="Learn from the mistakes").click()
    for _ in range(1, MOMENT):
        page.get_by_role("button", name="Next moment").click()
    page.get_by_text(f"Moment {MOMENT} of").wait_for(state="attached")


def learning(studio: Studio) -> None:
    """Photograph each lesson's question, wrong answer and end, and the rules."""
    studio.picture("lesson-five-towers", "/learn/five-towers#3", ".dock .card", press(".dock .card", ".dock .card[aria-pressed=true]"))
    studio.picture("lesson-carcassonne", "/learn/carcassonne#6", "[data-tile] >> nth=8", press("[data-choice=both]", "[aria-checked=true]"))
    studio.picture("lesson-wrong", "/learn/five-towers#3", ".dock .card", answer_wrongly)
    studio.picture("lesson-done", "/learn/five-towers#1", "#lesson-heading", lambda page: finish(page, "five-towers"))
    studio.picture("rules", "/rules/five-towers#FT-21", ".ringed figure")


def answer_wrongly(page: Page) -> None:
    """Answer that a card of another type fits."""
    page.keyboard.press("2")
    page.keyboard.press("1")
    page.get_by_role("button", name="Check").click()
    page.wait_for_selector("[data-phase=wrong]")


def past(ada: Guest) -> None:
    """Store finished games of bots under her name."""
    for name, seats in (("carcassonne", 2), ("five-towers", 5), ("five-towers", 3)):
        table = ada.open(name, seats)
        ada.ask("DELETE", f"tables/{table}/seats/0")
        while ada.ask("GET", f"tables/{table}")["status"] != "finished":
            time.sleep(GLANCE)


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    take_pictures()
    for shown in SHOWN.glob("*.png"):
        if (taken := PICTURES / shown.name).exists():
            shutil.copy(taken, shown)


def take_pictures() -> None:
    with tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder) / "rookery.sqlite3") as server, sync_playwright() as playwright:
        browser = launch(playwright)
        person, friend = Person(browser, server.address), Person(browser, server.address)
        ada = Guest(person.page.request, "Ada")
        studio = Studio(browser, server.address, person)
        if sys.argv[1:] in ([], ["deals"]):
            deals(studio, server, ada)
        if sys.argv[1:] in ([], ["carcassonne"]):
            carcassonne(studio, ada)
            tower(studio, ada)
            stolen(studio, ada)
        if sys.argv[1:] in ([], ["insight"]):
            insight(studio, server, ada, game="five-towers", seats=4, bot="heuristic")
            insight(studio, server, ada, game="carcassonne", seats=2, bot="greedy")
        if sys.argv[1:]:
            return
        past(ada)
        end(studio, ada, game(studio, ada))
        company(studio, ada, friend)
        quiet_pages(studio)
        score_sheets(studio)
        own_page(studio, server, ada.ask("GET", "me")["guest"])
        learning(studio)
        puzzles(studio)
        browser.close()


if __name__ == "__main__":
    main()
