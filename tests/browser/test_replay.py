"""The replay of a finished game: playback, navigation by list, graph and keys, and links to any moment."""

import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.person import DESKTOP, PHONE, SMALL, Come, Finished, Person, box_of


def see(person: Person, table: str, at: int = 0) -> None:
    """Open the replay after `at` actions, and wait until it is rendered."""
    person.open(f"/t/{table}/1/replay?at={at}", until=".graph svg")
    shown(person)


def shown(person: Person) -> int:
    """Wait until the picture is up to date; return the number of actions before it."""
    person.page.wait_for_function("() => document.querySelector('.app').dataset.at === document.querySelector('.app').dataset.shown")
    return int(person.page.locator(".app").get_attribute("data-at") or -1)


def press(person: Person, key: str) -> int:
    person.page.keyboard.press(key)
    return shown(person)


def round_ends(history: dict[str, Any]) -> dict[int, dict[str, Any]]:
    """Return the last step of each round or turn."""
    return {step["round"]: step for step in history["steps"]}


def test_a_game_plays_by_itself_until_its_end(come: Come, finished: Finished) -> None:
    ada = come()
    table = finished()
    length = len(ada.history(table)["steps"])
    ada.page.clock.install()
    see(ada, table, length - 6)
    ada.page.clock.pause_at(ada.page.evaluate("Date.now()") + 1000)
    ada.page.locator("label", has_text="4").click()
    ada.page.get_by_role("button", name="Play").click()
    expect(ada.page.get_by_role("button", name="Pause")).to_be_visible()
    while (here := shown(ada)) < length:
        ada.page.clock.run_for(240)
        assert shown(ada) == here, "four moves a second"
        ada.page.clock.run_for(10)
        expect(ada.page.locator(".app")).not_to_have_attribute("data-at", str(here))
    expect(ada.page.get_by_role("button", name="Play")).to_be_visible()
    expect(ada.page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile(r"^Round \d+ · Move (\d+) of \1$"))
    ada.page.get_by_role("button", name="Play").click()
    assert shown(ada) == 0, "a finished replay restarts from the beginning"
    ada.page.get_by_role("button", name="Pause").click()
    ada.page.clock.run_for(1000)
    assert shown(ada) == 0


def test_keys_list_and_graph_move_through_a_game(come: Come, finished: Finished) -> None:
    ada = come()
    table = finished()
    history = ada.history(table)
    see(ada, table, 40)
    here = shown(ada)
    assert press(ada, "ArrowRight") > here
    assert press(ada, "ArrowLeft") == here
    assert press(ada, "End") == len(history["steps"])
    assert press(ada, "Home") == 0
    assert press(ada, "ArrowRight") == 5, "the cards of a round are revealed in one step"
    press(ada, "Home")
    press(ada, " ")
    expect(ada.page.get_by_role("button", name="Pause")).to_be_visible()
    press(ada, " ")
    ada.tab_to(ada.page.get_by_role("slider"))
    press(ada, "Home")
    ends = [step["version"] for step in round_ends(history).values()]
    assert [press(ada, key) for key in ("PageUp", "PageUp", "PageDown", "ArrowUp")][:3] == [ends[0], ends[1], ends[0]]
    assert press(ada, "ArrowDown") == ends[0]
    ada.page.reload()
    ada.page.wait_for_selector(".graph svg")
    assert shown(ada) == ends[0], "a reload keeps the move"

    assert press(ada, "Home") == 0
    expect(ada.page.get_by_text("The game begins.")).to_be_visible()
    line = ada.page.locator(".moves button", has_text="takes").nth(3)
    text = line.inner_text()
    line.click()
    assert f"{shown(ada)}-" in (line.get_attribute("data-line") or "")
    expect(ada.page.locator(".caption")).to_contain_text(text)
    lit = ada.page.locator(".moves .on").all_inner_texts()
    assert text in lit
    expect(ada.page.locator(".moves [aria-current=step]")).to_have_count(1)
    expect(ada.page.locator(".where")).to_contain_text(f"Round {history['steps'][shown(ada) - 1]['round']} ·")

    length = len(history["steps"])
    box = box_of(ada.page.get_by_role("slider"))
    middle = box["y"] + box["height"] / 2
    ada.page.mouse.move(box["x"] + box["width"] / 2, middle)
    ada.page.mouse.down()
    half = shown(ada)
    assert 0.3 * length < half < 0.7 * length
    ada.page.mouse.move(box["x"] + box["width"] * 0.8, middle)
    assert shown(ada) > half
    ada.page.mouse.move(box["x"] + box["width"] + 50, middle)
    ada.page.mouse.up()
    assert shown(ada) == length
    ada.page.mouse.move(box["x"] + 60, middle)
    assert shown(ada) == length, "the button has been released"


def test_a_table_describes_the_graph(come: Come, finished: Finished) -> None:
    ada = come()
    table = finished(seats=4)
    history = ada.history(table)
    see(ada, table)
    rows = ada.page.get_by_role("table", name="Everyone’s points").locator("tbody tr")
    found = [re.split(r"\s*\t\s*", row) for row in rows.all_inner_texts()]
    ends = round_ends(history)
    assert [row[1:] for row in found] == [[str(score) for score in step["scores"]] for step in ends.values()]
    winners = [seat for seat, place in enumerate(history["places"]) if place == 1]
    turned = [number for number, row in enumerate(found) if "turning point" in row[0]]
    if len(winners) > 1:
        assert turned == []
    else:
        led = [step["scores"][winners[0]] > max(score for seat, score in enumerate(step["scores"]) if seat != winners[0]) for step in ends.values()]
        assert len(turned) == 1
        assert all(led[turned[0] :])
        assert turned[0] == 0 or not led[turned[0] - 1]


def test_a_link_opens_the_game_at_its_moment(come: Come, finished: Finished) -> None:
    ada, bob = come(), come()
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = finished()
    see(ada, table, 60)
    here = shown(ada)
    ada.page.get_by_role("button", name="Share this moment").click()
    ada.page.wait_for_function("() => statuses.some(([text]) => text === 'Copied')")
    link = ada.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/t/{table}/1/replay?at={here}")
    bob.open(link, until=".graph svg")
    assert shown(bob) == here
    assert bob.page.locator(".where").inner_text() == ada.page.locator(".where").inner_text()


def test_a_link_is_shared_by_the_device_or_else_shown(come: Come, finished: Finished) -> None:
    ada, bob = come(), come()
    ada.page.add_init_script("navigator.share = async (what) => { window.handed = what.url; };")
    bob.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined }); document.execCommand = () => false;")
    table = finished()
    for person in (ada, bob):
        see(person, table, 30)
        person.page.get_by_role("button", name="Share this moment").click()
    here = shown(ada)  # the replay skips some actions
    assert ada.page.evaluate("window.handed").endswith(f"/t/{table}/1/replay?at={here}")
    expect(bob.page.get_by_label("Link")).to_have_value(re.compile(rf"/replay\?at={here}$"))


def test_a_slow_response_never_shows_an_older_step_after_a_newer_one(come: Come, finished: Finished) -> None:
    ada = come()
    table = finished()
    length = len(ada.history(table)["steps"])
    see(ada, table)
    ada.page.evaluate("""() => {
        window.seen = [];
        const app = document.querySelector('.app');
        new MutationObserver(() => window.seen.push(Number(app.dataset.shown))).observe(app, { attributeFilter: ['data-shown'] });
    }""")
    held: list[Route] = []
    answered: list[str] = []
    slow = True
    ada.page.route("**/replay?at=*", lambda route: held.append(route) if slow else route.continue_())
    ada.page.on("requestfinished", lambda request: answered.append(request.url))
    ada.page.locator(".moves button", has_text="takes").nth(6).click()
    ada.page.wait_for_function("() => document.querySelector('.app').dataset.at !== document.querySelector('.app').dataset.shown")
    ada.page.keyboard.press("End")
    slow = False
    for route in held:
        route.continue_()
    assert shown(ada) == length
    ada.wait_until(lambda: {route.request.url for route in held} <= set(answered))
    ada.settle()
    assert ada.page.evaluate("window.seen") == [length]


def test_a_game_without_a_board_shows_graph_list_and_points(come: Come, finished: Finished) -> None:
    ada = come()
    table = finished("carcassonne", seats=2)
    history = ada.history(table)
    requested: list[str] = []
    ada.page.on("request", lambda request: requested.append(request.url))
    ada.page.route("**/api/tables/*/games/1/story", lambda route: route.fulfill(json={**history, "game": "pebbles"}))
    see(ada, table)
    press(ada, "End")
    assert [int(text) for text in re.findall(r"\d+$", "\n".join(ada.page.locator(".plate").all_inner_texts()), re.MULTILINE)] == (
        history["steps"][-1]["scores"]
    )
    expect(ada.page.get_by_role("heading", name="Turn 1", exact=True)).to_be_attached()
    assert not [url for url in requested if "replay?at=" in url and "/api/" in url]
    assert ada.flaws() == []
    assert not ada.overflows()


@pytest.mark.parametrize(("game", "seats", "scrolled"), [("five-towers", 4, False), ("five-towers", 5, True), ("carcassonne", 5, False)])
def test_on_a_phone_the_graph_covers_no_player(come: Come, finished: Finished, game: str, seats: int, *, scrolled: bool) -> None:
    ada = come(size=PHONE)
    see(ada, finished(game, seats=seats), 150)
    assert ada.page.locator("button:visible, a:visible, .points label").evaluate_all(SMALL) == []
    if scrolled:
        ada.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    graph = box_of(ada.page.locator("section.points"))
    plates = [box_of(plate) for plate in ada.page.locator(".plate").all()]
    assert len(plates) == seats
    assert all(plate["y"] >= 0 and plate["y"] + plate["height"] <= graph["y"] for plate in plates)


def test_on_a_phone_the_moves_are_in_a_drawer(come: Come, finished: Finished) -> None:
    ada = come(size=PHONE)
    table = finished()
    see(ada, table, 100)
    expect(ada.page.locator(".moves")).to_have_count(0)
    ada.page.get_by_role("button", name="Moves").click()
    expect(ada.page.locator(".moves [aria-current=step]")).to_be_in_viewport()
    assert ada.flaws() == []
    assert not ada.overflows()
    ada.page.locator(".moves button").first.click()
    expect(ada.page.locator("dialog[open]")).to_have_count(0)
    assert shown(ada) == 5, "all cards of the first round are revealed"


def test_a_running_game_has_no_replay(come: Come) -> None:
    ada = come(size=DESKTOP)
    ada.play_bots()
    ada.network_fails = True
    ada.open(ada.page.url + "/1/replay", until=".error")
    expect(ada.page.get_by_text("The game is not over yet.")).to_be_visible()
