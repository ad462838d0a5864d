"""Photograph every screen of the web client, on phone and desktop, light and dark, into build/pictures.

    python tools/screenshots.py [carcassonne | deals | insight]

The tool needs the built client and Chromium, and starts its own server. Ada plays real games against bots, following hints or the board's preview.
An argument selects only Carcassonne, the daily games, or analysed games. The tool also refreshes the few pictures in docs/pictures
and the screenshots in web/public.
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
from typing import Final

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

import msgspec  # noqa: E402  as below
from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright  # noqa: E402  needs the root on the path

from rookery.bots import make_bot  # noqa: E402
from rookery.core.record import Record, replay  # noqa: E402
from rookery.core.record_text import read_json  # noqa: E402
from rookery.games import GAMES  # noqa: E402
from rookery.play.puzzles import shipped  # noqa: E402
from rookery.server.thinking import analysis_worker  # noqa: E402
from tests.browser.chromium import launch  # noqa: E402
from tests.browser.past_deals import others_play  # noqa: E402
from tests.browser.past_games import remember  # noqa: E402
from tests.browser.person import DESKTOP, PHONE, Person, View, middle, wait_for_end  # noqa: E402
from tests.browser.test_carcassonne_board import WHOLE_BOOK, pan  # noqa: E402
from tests.browser.test_lessons import finish  # noqa: E402
from tests.server.serving import ServerProcess  # noqa: E402
from tests.server.visiting import Visitor  # noqa: E402

PICTURES: Final = ROOT / "build/pictures"
SHOWN: Final = ROOT / "docs/pictures"
"""The folder of pictures that documents use."""
PUBLIC: Final = ROOT / "web/public"
"""The folder with the screenshots of the app manifest."""
QUALITY: Final = 70
LOOKS: Final = {f"{name}-{theme}": (size, theme) for name, size in (("phone", PHONE), ("desktop", DESKTOP)) for theme in ("light", "dark")}
SIDEWAYS: Final[ViewportSize] = {"width": 844, "height": 390}
TIMEOUT: Final = 60_000
SETTLED: Final = 600
"""Milliseconds until all animations have ended."""
GLANCE: Final = 0.02
"""Seconds between two polls of a table where bots play."""
MIDDLE: Final = 8
STOREYS: Final = 7
"""A table is worth a picture after round MIDDLE, once everybody has built STOREYS cards."""
TRIED: Final = 5
"""Maximum number of games to play until the wanted position occurs."""
MOMENT: Final = 3
"""The index of the moment of an analysed game to show."""
GROWN: Final = 40
"""The number of tiles that makes a board worth a picture."""
PANS: Final = 30
"""Maximum number of pans until the target is in view."""
DRAWN: Final = "[data-tile] image"
STOLEN: Final = "[data-phase=thief] .gone"
BOTS: Final = {"five-towers": "heuristic", "carcassonne": "greedy"}

Pose = Callable[[Person], None]
Choose = Callable[[Visitor, str], str | None]


def open_table(ada: Visitor, game: str, seats: int, *, company: bool = True, expansions: Sequence[str] = ()) -> str:
    """Open a table and return its name. With `company` bots take the other seats and the game starts; otherwise the table waits for people."""
    bots = [{"seat": seat, "bot": BOTS[game]} for seat in range(1, seats) if company]
    table: str = ada.opens(game, seats, bots=bots, hints=company, start=company, expansions=expansions)["table"]
    return table


def play(ada: Visitor, table: str, choose: Choose, until: Callable[[View], bool] = lambda _view: False) -> bool:
    """Play seat 0 until the predicate is true on our turn; return False if the game ends first."""
    while (frame := ada.sees(table))["status"] != "finished":
        if not frame["view"]["choices"]:
            time.sleep(GLANCE)
        elif until(frame["view"]):
            return True
        elif action := choose(ada, table):  # refused if the page has auto-ended a turn without choices
            ada.asks("POST", f"tables/{table}/actions", {"version": frame["version"], "action": action})
    return False


def by_hint(ada: Visitor, table: str) -> str:
    action: str = ada.gets(f"tables/{table}/hint")["action"]
    return action


def by_preview(ada: Visitor, table: str) -> str | None:
    """Return the choice with the best preview; None if the turn has ended."""
    answer = ada.asks("GET", f"tables/{table}/preview")
    choices = answer.json()["preview"]["choices"] if answer.is_success else {}
    return max(choices, key=lambda action: 2 * choices[action]["gain"][0] - sum(choices[action]["gain"]), default=None)


def as_bot(bot: str) -> Choose:
    """Return the choices of this bot."""

    def choose(ada: Visitor, table: str) -> str:
        record = record_of(ada, table)
        game = GAMES[record.setup.game]
        *_, state = replay(game, record)
        return make_bot(game.name, bot).choose(game.rules(record.setup).view(state, 0), Random(len(record.actions)))

    return choose


def record_of(ada: Visitor, table: str) -> Record:
    return read_json(ada.asks("GET", f"tables/{table}/games/1/record.json").text)


class Studio:
    """One guest on a phone and a desktop, each in light and dark."""

    def __init__(self, browser: Browser, address: str, guest: Person) -> None:
        self.devices = {look: Person(browser, address, size=size, theme=theme) for look, (size, theme) in LOOKS.items()}
        for device in self.devices.values():
            device.context.add_cookies(guest.context.cookies())  # type: ignore[arg-type]  Playwright's own two types for cookies differ
            device.page.set_default_timeout(TIMEOUT)

    def picture(self, screen: str, path: str, until: str, pose: Pose = lambda _person: None) -> None:
        for look, device in self.devices.items():
            device.open(path, until=until)
            pose(device)
            self._shoot(screen, look)

    def sideways(self, screen: str, path: str, until: str, pose: Pose) -> None:
        """Photograph the phones in landscape."""
        for look in ("phone-light", "phone-dark"):
            device = self.devices[look]
            device.page.set_viewport_size(SIDEWAYS)
            device.open(path, until=until)
            pose(device)
            device.page.wait_for_timeout(SETTLED)
            device.page.screenshot(path=PICTURES / f"{screen}-{look.replace('phone', 'sideways')}.png")
            device.page.set_viewport_size(PHONE)

    def open(self, path: str, until: str) -> None:
        for device in self.devices.values():
            device.open(path, until=until)

    def shows(self, selector: str) -> bool:
        """Return whether every device shows this."""
        return all(device.page.locator(selector).count() for device in self.devices.values())

    def pictures(self, screen: str, until: str = "main") -> None:
        """Photograph the current screen of each device."""
        for look, device in self.devices.items():
            device.page.wait_for_selector(until)
            self._shoot(screen, look)

    def _shoot(self, screen: str, look: str) -> None:
        page = self.devices[look].page
        page.wait_for_timeout(SETTLED)
        page.screenshot(path=PICTURES / f"{screen}-{look}.png")
        if (public := PUBLIC / f"{screen}-{look}.jpg").exists():
            page.screenshot(path=public, type="jpeg", quality=QUALITY)


def press(target: str, until: str) -> Pose:
    """Return a pose that clicks the last visible match and waits for the result."""

    def pose(person: Person) -> None:
        person.page.locator(f"{target}:visible").last.click()
        person.page.wait_for_selector(until)

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


def game(studio: Studio, ada: Visitor) -> str:
    """Play until a game has had both an auction and a building step worth a picture; return its table."""
    for _ in range(TRIED):
        table = open_table(ada, "five-towers", seats=4)
        if not play(ada, table, by_hint, auction):
            continue
        studio.picture("five-towers-auction", f"/t/{table}", ".stair")
        studio.picture("five-towers-hint", f"/t/{table}", ".ask-hint", press(".ask-hint", ".bubble b"))
        studio.picture("menu", f"/t/{table}", ".stair", press(".bar .iconbtn", "dialog .log li"))
        studio.picture("home", "/", ".mine .yours")
        if play(ada, table, by_hint, building):
            studio.picture("five-towers-build", f"/t/{table}", "button.card.fits", press("button.card.fits", "button.place-here"))
            return table
    raise RuntimeError(f"None of {TRIED} games had an auction and a building worth a picture.")


def end(studio: Studio, ada: Visitor, table: str) -> None:
    """Photograph the end of a game, its replay, and the pages that list tables and games."""
    play(ada, table, by_hint)
    studio.picture("five-towers-end", f"/t/{table}", ".total")
    middle = len(ada.gets(f"tables/{table}/games/1/story")["steps"]) * 3 // 5
    studio.picture("replay", f"/t/{table}/1/replay?at={middle}", ".caption")
    studio.picture("finished-games", "/replays", ".finished")
    studio.picture("own-tables", "/me/tables", "main .row, main .notice")
    studio.picture("rules-of-each-game", "/rules", "main a")
    studio.picture("about", "/about", "main ul li")


def company(studio: Studio, ada: Visitor, friend: Person) -> None:
    """Photograph the lobby: a friend and a bot are seated, one seat is free, and people chat."""
    table = open_table(ada, "five-towers", seats=4, company=False)
    ben = friend.visitor.called("Ben")
    friend.open(f"/t/{table}", until=".seats")
    friend.page.get_by_role("button", name="Sit here").first.click()
    expect(friend.page.get_by_text("Ben (you)")).to_be_visible()
    ada.puts(f"tables/{table}/seats/2", {"bot": BOTS["five-towers"]})
    studio.picture("lobby", f"/t/{table}", ".share img")
    studio.picture("bots", f"/t/{table}", ".addbot", press(".addbot", ".bots button"))
    for guest, said in ((ben, {"phrase": "hello"}), (ada, {"phrase": "good-luck"}), (ben, {"text": "Shall we ask Corvina to go easy on us?"})):
        guest.posts(f"tables/{table}/chat", said)
    studio.picture("chat", f"/t/{table}", ".chat-button b", press(".chat-button", "#chat-text"))


def carcassonne(studio: Studio, ada: Visitor) -> None:
    """Photograph every kind of turn in a game with all expansions, up to the score sheets."""
    table = open_table(ada, "carcassonne", seats=4, expansions=WHOLE_BOOK)
    path = f"/t/{table}"
    play(ada, table, by_preview, lambda view: len(view["tiles"]) >= GROWN and can(view, "place"))
    studio.picture("carcassonne", path, DRAWN)
    try_the_tile = press_on_board(f'[data-place="{most_joined(ada, table)}"]', "[data-put-only]")
    studio.picture("carcassonne-place", path, DRAWN, try_the_tile)
    studio.sideways("carcassonne-place", path, DRAWN, try_the_tile)
    studio.picture("carcassonne-hint", path, DRAWN, press(".ask-hint", "[data-hint]"))
    studio.picture("carcassonne-fields", path, DRAWN, lambda person: person.page.keyboard.press("f"))
    studio.picture("carcassonne-claims", path, DRAWN, press(".tools [aria-pressed]", ".tools [aria-pressed=true]"))
    studio.picture("carcassonne-feature", path, DRAWN, press_on_board(f'[data-figure^="{largest_field(ada, table)}"]', "[data-look]"))
    play(ada, table, by_preview, lambda view: can(view, "claim") and can(view, "skip"))
    studio.picture("carcassonne-piece", path, "[data-phase=piece]", press("main [data-action]", "[aria-checked=true]"))
    studio.open(path, DRAWN)
    play(ada, table, by_preview, lambda _view: studio.shows("[data-phase=thief]"))
    studio.pictures("carcassonne-thief")
    studio.open(path, DRAWN)
    play(ada, table, by_preview)
    studio.pictures("carcassonne-end", "main.end")
    studio.picture("carcassonne-sheets", path, "main .total")
    steps = len(ada.gets(f"tables/{table}/games/1/story")["steps"])
    studio.picture("carcassonne-replay", f"{path}/1/replay?at={steps // 2}", "[data-tile] image")
    studio.picture("carcassonne-new-table", "/new/carcassonne", "form")


def can(view: View, verb: str) -> bool:
    return any(choice["action"].startswith(verb) for choice in view["choices"])


def most_joined(ada: Visitor, table: str) -> str:
    """Return the place where the drawn tile joins the most claimed features."""
    choices = ada.gets(f"tables/{table}/preview")["preview"]["choices"]
    action: str = max(choices, key=lambda action: sum(bool(joined["leaders"]) for joined in choices[action]["joins"]))
    return action.split()[1]


def largest_field(ada: Visitor, table: str) -> str:
    """Return the farmer on the field that touches the most cities, as the board names it."""
    features = ada.gets(f"tables/{table}")["survey"]["features"]
    fields = [feature for feature in features if feature["kind"] == "field" and feature["leaders"]]
    farmer = max(fields, key=lambda field: len(field["cities"]))["figures"][0]
    return f"{farmer['at'][0]},{farmer['at'][1]} {farmer['piece']} {farmer['seat']}"


def press_on_board(target: str, until: str) -> Pose:
    """Return a pose that pans the board to the target, clicks it and waits for the result."""

    def pose(person: Person) -> None:
        person.page.wait_for_timeout(SETTLED)
        for _ in range(PANS):
            at = middle(person.page.locator(target))
            if person.page.evaluate("([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('[data-board]'))", list(at)):
                person.page.mouse.click(*at)
                person.page.wait_for_selector(until)
                return
            pan(person, at)
        raise RuntimeError(f"{target} does not come into view.")

    return pose


def tower(studio: Studio, ada: Visitor) -> None:
    """Photograph a turn in which a guard can climb a tower."""
    for _ in range(TRIED):
        table = open_table(ada, "carcassonne", seats=4, expansions=WHOLE_BOOK)
        if play(ada, table, by_preview, lambda view: can(view, "guard")):
            pose = press("[data-phase=piece] [data-action^=guard]", "[aria-checked=true]")
            studio.picture("carcassonne-tower", f"/t/{table}", "[data-phase=piece]", pose)
            return
    raise RuntimeError(f"In none of {TRIED} games a tower could be guarded.")


def stolen(studio: Studio, ada: Visitor) -> None:
    """Photograph a stolen thief tile: no guard was left to score."""
    for _ in range(TRIED):
        table = open_table(ada, "carcassonne", seats=4, expansions=WHOLE_BOOK)
        studio.open(f"/t/{table}", DRAWN)
        if play(ada, table, by_preview, lambda _view: studio.shows(STOLEN)) or studio.shows(STOLEN):
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


def deals(studio: Studio, server: ServerProcess, ada: Visitor) -> None:
    """Photograph the daily games, before and after. Ada follows the learned bot in 5 Towers and the preview in Carcassonne."""
    studio.picture("daily", "/daily", "[data-days]")
    today = {daily["game"]: daily["days"][0]["deal"] for daily in ada.gets("daily")}
    guest = ada.gets("me")["guest"]
    for game, others in (("five-towers", 213), ("carcassonne", 16)):
        table: str = ada.posts(f"deals/{today[game]}")["table"]
        if game == "carcassonne":
            play(ada, table, by_preview)
        else:
            play(ada, table, as_bot("learned"))
        others_play(server, today[game], guest, others)
        studio.picture(f"daily-{game}", f"/deal/{today[game]}", ".choices li")


def insight(studio: Studio, server: ServerProcess, ada: Visitor, *, game: str, seats: int, bot: str) -> None:
    """Photograph an analysed game: a mistake, a search for the better choice, and the line that follows it."""
    for _ in range(TRIED):
        table = open_table(ada, game, seats)
        play(ada, table, as_bot(bot))
        if analysed(server, ada, table) >= MOMENT:
            break
    path = f"/t/{table}/1/replay"
    studio.picture(f"analysis-{game}", path, ".caption", explained)
    studio.picture(f"analysis-{game}-find", path, ".caption", look_for_better)
    studio.picture(f"analysis-{game}-way", path, ".caption", better_way)


def analysed(server: ServerProcess, ada: Visitor, table: str) -> int:
    """Analyse a finished game immediately, as an idle server would; return the number of mistakes of seat 0."""
    record = record_of(ada, table)
    steps = list(analysis_worker.go_on(record, None, TIMEOUT))
    while (last := steps[-1].number) < len(record.actions):
        steps += analysis_worker.go_on(record, steps[-1], TIMEOUT)
    with closing(sqlite3.connect(server.data, timeout=30)) as data, data:
        data.execute("insert into analysis_part values (?, 1, 0, ?, ?)", (table, last, msgspec.json.encode(steps)))
        data.execute("update analysis set state = 'done' where table_id = ?", (table,))
    return sum(step.seat == 0 and step.sign is not None for step in steps)


def explained(person: Person) -> None:
    """Open a mistake and its explanation, beside the board or, on a phone, after pressing the button."""
    if person.page.viewport_size == PHONE:
        look_for_better(person)
        person.page.get_by_role("button", name="Show me").click()
    else:
        for _ in range(MOMENT):
            person.page.get_by_role("button", name="Next moment").click()
    person.page.wait_for_selector(".why")


def better_way(person: Person) -> None:
    """Go to the end of the better line."""
    explained(person)
    person.page.get_by_role("button", name="Show the better line").click()
    person.page.locator("[aria-labelledby=way] li button").last.click()


def look_for_better(person: Person) -> None:
    if person.page.viewport_size == PHONE:
        person.page.get_by_role("button", name="The rook’s view").click()
    person.page.get_by_role("button", name="Learn from the mistakes").click()
    for _ in range(1, MOMENT):
        person.page.get_by_role("button", name="Next moment").click()
    person.page.get_by_text(f"Moment {MOMENT} of").wait_for(state="attached")


def learning(studio: Studio) -> None:
    """Photograph each lesson's question, wrong answer and end, and the rules."""
    studio.picture("lesson-five-towers", "/learn/five-towers#3", ".dock .card", press(".dock .card", ".dock .card[aria-pressed=true]"))
    studio.picture("lesson-carcassonne", "/learn/carcassonne#6", "[data-tile] >> nth=8", press("[data-choice=both]", "[aria-checked=true]"))
    studio.picture("lesson-wrong", "/learn/five-towers#3", ".dock .card", answer_wrongly)
    studio.picture("lesson-done", "/learn/five-towers#1", "#lesson-heading", lambda person: finish(person.page, "five-towers"))
    studio.picture("rules", "/rules/five-towers#FT-21", ".ringed figure")


def answer_wrongly(person: Person) -> None:
    """Answer that a card of another type fits."""
    person.page.keyboard.press("2")
    person.page.keyboard.press("1")
    person.page.get_by_role("button", name="Check").click()
    person.page.wait_for_selector("[data-phase=wrong]")


def past(ada: Visitor) -> None:
    """Store finished games of bots under her name."""
    for name, seats in (("carcassonne", 2), ("five-towers", 5), ("five-towers", 3)):
        table = open_table(ada, name, seats)
        ada.deletes(f"tables/{table}/seats/0")
        wait_for_end(ada, table)


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
        ada = person.visitor.called("Ada")
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
        own_page(studio, server, ada.gets("me")["guest"])
        learning(studio)
        puzzles(studio)
        browser.close()


if __name__ == "__main__":
    main()
