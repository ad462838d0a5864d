"""An analysed game: the chances arrive, moments are reviewed, and better moves are found, shown and tried."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, ViewportSize, WebSocketRoute, expect

from tests.browser.person import PHONE, Come, Finished, Person, box_of
from tests.browser.test_replay import see, shown

SMALL_PHONE: ViewportSize = {"width": 320, "height": 568}
BIDS = [("bid 5", 0.6), ("bid 4", 0.52), ("bid 1", 0.3)]


def made_up(history: dict[str, Any]) -> list[dict[str, Any]]:
    """Return an analysis in which only the first two opening bids of seat 0 are mistakes."""
    steps: list[dict[str, Any]] = [{"number": 0, "seat": None, "results": [0.4, 0.3, 0.3]}]
    signs = iter(["??", "?"])
    for step in history["steps"]:
        own = 0.4 + 0.3 * (step["version"] % 7) / 7
        found = {"number": step["version"], "seat": step["seat"], "results": [own, (1 - own) / 2, (1 - own) / 2]}
        opens = step["seat"] == 0 and step["action"] == "bid 0"
        if opens and (sign := next(signs, None)):
            offered = [*BIDS, (step["action"], 0.3)]
            choices = [
                {"action": action, "label": "choice-bid", "args": {"count": int(action[-1])}, "result": result, "explanations": []}
                for action, result in offered
            ]
            choices[0]["explanations"] = [{"label": "advice-rival", "args": {"seat": 1, "count": 2}}]
            found |= {"cost": 0.3, "sign": sign, "choices": choices}
        steps.append(found)
    return [{"points": [30.0, 30.0, 30.0], "luck": None, "cost": None, "sign": None, "choices": [], **step} for step in steps]


def analysed(person: Person, table: str, *, lost: bool = False) -> list[dict[str, Any]]:
    """Make the server answer with the first steps of an analysis and send the rest, or lose the socket. Return the mistakes of seat 0."""
    steps = made_up(person.history(table))

    def frame(after: int, end: int) -> dict[str, Any]:
        state = "done" if end >= len(steps) else "growing"
        return {"kind": "analysis", "table": table, "number": 1, "state": state, "steps": steps[after + 1 : end + 1]}

    def answer(route: Route) -> None:
        after = int(route.request.url.rpartition("=")[2])
        route.fulfill(json=frame(after, after + 60))

    def send(socket: WebSocketRoute) -> None:
        after = int(socket.url.rpartition("=")[2])
        socket.send(json.dumps(frame(after, after + 20)))
        if lost:
            socket.close()
        else:
            socket.send(json.dumps(frame(after + 20, len(steps))))

    person.page.route("**/analysis?after=*", answer)
    person.page.route_web_socket("**/analysis/socket?after=*", send)
    return [step for step in steps if step["sign"]]


def test_an_analysis_continues_after_its_socket_was_lost(come: Come, finished: Finished) -> None:
    ada = come()
    table = finished()
    analysed(ada, table, lost=True)
    ada.page.clock.install()
    see(ada, table)
    luck = ada.page.get_by_role("heading", name="Luck and choices")
    for _ in range(100):
        if luck.is_visible():
            break
        ada.page.clock.run_for(1000)
    expect(luck).to_be_visible()


def better_way(person: Person, table: str, at: int, steps: int = 3, gain: int = 4) -> None:
    """Make the server return the real continuation as the line that follows the better move, with a gain at its end."""
    story = person.history(table)["steps"]
    shown = [person.visitor.gets(f"tables/{table}/games/1/replay", params={"at": at + step}) for step in range(steps)]
    gains = [{"version": at + steps - 1, "points": gain}]
    frame = {"table": table, "number": 1, "at": at, "steps": story[at - 1 : at - 1 + steps], "shown": shown, "gains": gains}
    person.page.route("**/better-way?at=*", lambda route: route.fulfill(json=frame))


def test_the_rook_explains_better_moves_which_can_be_found_and_tried(come: Come, finished: Finished) -> None:
    ada = come()
    table = finished()
    moments = analysed(ada, table)
    assert len(moments) == 2, "seat 0 has opened with 0 twice"
    see(ada, table)
    page = ada.page
    ada.is_announced("The rook is thinking")
    expect(page.get_by_role("heading", name="Luck and choices")).to_be_visible()
    expect(page.get_by_text("Luck is compared with average draws, choices with the best bot’s.")).to_be_visible()
    slider = page.get_by_role("slider", name="Chance to win")
    page.get_by_role("button", name="Next moment").click()
    assert shown(ada) == moments[0]["number"]
    expect(page.get_by_text("Moment 1 of 2")).to_be_visible()
    names = page.locator(".view fieldset label").all_inner_texts()
    chance = round(100 * moments[0]["results"][0])
    expect(slider).to_have_attribute("aria-valuetext", f"{page.locator('.where').inner_text()} · {names[0]}: {chance}% to win")
    expect(page.locator(".view")).to_contain_text("Better: Bid 5")
    expect(page.locator(".why")).to_contain_text(f"{names[1]} builds 2 fewer cards.")
    expect(page.locator(".call.best")).to_have_text("5")
    assert ada.flaws() == []

    page.locator(".view fieldset label", has_text=names[1]).click()
    expect(page.get_by_text("Nothing to improve. Well played!")).to_be_visible()
    page.locator(".view fieldset label", has_text=names[0]).click()

    page.get_by_role("button", name="Learn from the mistakes").click()
    assert shown(ada) < moments[0]["number"], "the solution is hidden"
    expect(page.get_by_role("heading", name="Find a better opening bid")).to_be_visible()
    expect(page.locator("[data-stair].lit")).to_have_text(["1", "4", "5"])
    expect(page.locator("[data-stair='0'] .token")).to_be_visible()
    page.keyboard.press("1")
    ada.is_told("Not this one (30% to win).")
    page.get_by_role("button", name="Bid 4").click()
    ada.is_told("Better (52% to win), but there’s a stronger move.")
    assert ada.flaws() == []
    page.keyboard.press("5")
    ada.is_told("Right: 60% to win.")
    expect(page.locator(".why")).to_be_visible()
    assert shown(ada) == moments[0]["number"]

    see_the_better_way(ada, table, moments[0]["number"])
    page.get_by_role("button", name="Try another move here").click()
    page.wait_for_selector(".app[data-turn=true]")
    expect(page.get_by_text("Practice: this game does not count.")).to_be_visible()
    assert ada.choices()[0] == "bid 0", "the same seat opens again"
    page.keyboard.press("Escape")
    page.wait_for_url(f"**/t/{table}/1/replay?at={moments[0]['number'] - 1}")


def see_the_better_way(person: Person, table: str, at: int) -> None:
    """Play the better line on the board, step through it by keyboard, and return to the moment."""
    page = person.page
    better_way(person, table, at)
    page.get_by_role("button", name="Show the better line").click()
    page.wait_for_selector("[data-way]")
    told = page.locator("[aria-labelledby=way] li")
    expect(told).to_have_count(3)
    expect(told.first).to_contain_text("bids 0")
    expect(told.last).to_contain_text("lead compared with the game")
    expect(told.last.locator(".up")).to_contain_text("+4")
    expect(page.get_by_text("It continues until the gain shows in points.")).to_be_visible()
    told.last.locator("button").click()
    expect(page.locator(".caption")).to_have_text(told.last.locator("button").inner_text())
    expect(page.locator("[aria-current]")).to_have_text(told.last.locator("button").inner_text())
    assert person.flaws() == []
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[aria-current]")).to_have_text(told.nth(told.count() - 2).inner_text())
    page.keyboard.press("Escape")
    expect(page.locator(".why")).to_be_visible()


def highest(target: Locator) -> float:
    """Return the vertical position of the first match."""
    return box_of(target.first)["y"]


def test_on_a_phone_the_better_move_is_found_first_and_then_explained(come: Come, finished: Finished) -> None:
    ada = come(size=PHONE, theme="dark", language="de")
    table = finished()
    moments = analysed(ada, table)
    see(ada, table)
    page = ada.page
    page.get_by_role("button", name="Was die Krähe meint").click()
    expect(page.get_by_role("heading", name="Glück und Entscheidungen")).to_be_visible()
    assert ada.flaws() == []
    page.get_by_role("button", name="Aus Fehlern lernen").click()
    expect(page.get_by_role("heading", name="Finde ein besseres Eröffnungsgebot")).to_be_visible()
    expect(page.locator(".chip")).to_contain_text("1 von 2")
    graph, stairs = page.get_by_role("img", name="Gewinnchance"), page.locator("[data-stair]")
    expect(graph).to_be_visible()
    expect(stairs).to_have_count(6)
    ada.settle()
    assert highest(graph) < highest(page.locator(".towers")) < highest(stairs), "the order is graph, towers, stairs"
    assert ada.flaws() == []
    expect(page.locator(".why")).to_have_count(0)
    page.get_by_role("button", name="Zeig es mir").click()
    expect(page.locator(".why")).to_be_visible()
    assert not ada.overflows()
    assert ada.flaws() == []
    better_way(ada, table, moments[0]["number"], gain=-2)
    page.get_by_role("button", name="Bessere Variante ansehen").click()
    expect(page.get_by_role("heading", name="Die bessere Variante")).to_be_visible()
    assert not ada.overflows()
    assert ada.flaws() == []
    expect(page.get_by_text("Hier zeigt sich der Gewinn nicht in Punkten")).to_be_visible()
    page.get_by_role("button", name="Zurück zur Partie").click()
    page.get_by_role("button", name="Nächster Moment").click()
    assert shown(ada) < moments[1]["number"]
    page.keyboard.press("Escape")
    expect(page.get_by_role("slider", name="Gewinnchance")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["phone", "small"])
def test_on_a_phone_the_cards_are_shown_beside_the_explanation(come: Come, finished: Finished, size: ViewportSize) -> None:
    ada = come(size=size)
    table = finished()
    [moment, _] = analysed(ada, table)
    see(ada, table, moment["number"])
    page = ada.page
    display = ada.visitor.gets(f"tables/{table}/games/1/replay", params={"at": moment["number"] - 1})["view"]["display"]
    page.get_by_role("button", name="The rook’s view").click()
    picture = page.locator("dialog .picture")
    expect(picture.locator("[data-card]")).to_have_count(len(display))
    assert [card.get_attribute("data-card") for card in picture.locator("[data-card]").all()] == display
    expect(page.locator("dialog .why")).to_be_visible()
    expect(picture.get_by_role("img")).to_be_visible()
    ada.settle()
    below, above = box_of(page.locator("dialog .two")), box_of(picture)
    assert above["y"] + above["height"] <= below["y"]
    assert not ada.overflows()
    assert ada.flaws() == []
    page.get_by_role("button", name="Learn from the mistakes").click()
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".find .why")).to_be_visible()
    if size == SMALL_PHONE:
        expect(page.locator(".find .picture [data-card]")).to_have_count(len(display))  # the explanation covers the board
    else:
        expect(page.locator(".find .picture")).to_have_count(0)
        expect(page.locator(".board [data-card]")).to_have_count(len(display))
    assert not ada.overflows()
    assert ada.flaws() == []
    better_way(ada, table, moment["number"])
    page.get_by_role("button", name="Show the better line").click()
    expect(page.locator("[aria-labelledby=way] li").last).to_contain_text("+4")
    ada.settle()
    board, panel = box_of(page.locator(".board .plate").first), box_of(page.locator("[aria-labelledby=way]"))
    assert board["y"] + board["height"] <= panel["y"], "the towers are in sight"
    assert ada.flaws() == []


def test_without_an_analysis_the_points_and_moves_remain(come: Come, finished: Finished) -> None:
    ada = come()
    see(ada, finished())
    expect(ada.page.get_by_role("slider", name="Points")).to_be_visible()
    expect(ada.page.get_by_role("heading", name="Moves")).to_be_visible()
