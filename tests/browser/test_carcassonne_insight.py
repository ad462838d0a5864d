"""The analysed replay of Carcassonne: the better move is a ghost on the board, and alternatives are numbered there."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.person import PHONE, Come, Finished, Person, box_of
from tests.browser.test_replay import see, shown

IN_SIGHT = """() => {
    const [ghost, board] = ['[data-better]', '[data-board]'].map((one) => document.querySelector(one).getBoundingClientRect());
    return ghost.left >= board.left && ghost.top >= board.top && ghost.right <= board.right && ghost.bottom <= board.bottom;
}"""


def a_tile(history: dict[str, Any]) -> tuple[int, str, str]:
    """Return a placement by seat 0 in the middle of the game: its number, its action, and a free place above the board."""
    laid = [(step["version"], step["action"]) for step in history["steps"] if step["seat"] == 0 and step["action"].startswith("place")]
    number, action = laid[len(laid) // 2]
    rows = [int(step["action"].split()[1].split(",")[1]) for step in history["steps"] if step["action"].startswith("place")]
    return number, action, f"place 0,{min(rows) - 2} 90"


def with_a_moment(person: Person, table: str) -> tuple[int, str]:
    """Make the server answer with an analysis in which one placement of seat 0 is a mistake. Return its number and the better one."""
    number, made, best = a_tile(person.history(table))

    def choice(action: str, result: float, *then: dict[str, Any]) -> dict[str, Any]:
        x, y = map(int, action.split()[1].split(","))
        told = {"x": x, "y": y, "rotation": int(action.split()[2])}
        return {"action": action, "label": "choice-lay", "args": told, "result": result, "explanations": [], "then": then}

    meeple = {"action": "skip", "label": "choice-skip", "args": {}}
    nothing = {"seat": None, "results": [0.5, 0.5], "points": [60.0, 60.0], "luck": None, "cost": None, "sign": None, "choices": []}
    moment = {"seat": 0, "cost": 0.2, "sign": "??", "choices": [choice(best, 0.7, meeple), choice(made, 0.5)]}
    steps = [nothing | {"number": 0}, nothing | {"number": number} | moment]
    person.page.route("**/analysis?after=*", lambda route: route.fulfill(json={"table": table, "number": 1, "state": "done", "steps": steps}))
    return number, best


def test_on_a_phone_both_places_are_shown_beside_the_explanation(come: Come, finished: Finished) -> None:
    ada = come(size=PHONE, theme="dark")
    table = finished("carcassonne", seats=2)
    number, best = with_a_moment(ada, table)
    see(ada, table, number)
    page = ada.page
    page.get_by_role("button", name="The rook’s view").click()
    picture = page.locator("dialog .picture")
    expect(picture.locator("[data-side=best] [data-better]")).to_have_attribute("data-better", best.split()[1])
    expect(picture.locator("[data-side=made] .rk-last")).to_have_count(1)
    ada.settle()
    made, better = (box_of(picture.locator(f"[data-side={side}] svg").first) for side in ("made", "best"))
    assert made["y"] == better["y"]
    assert min(made["width"], better["width"]) > 100
    assert not ada.overflows()
    assert ada.flaws() == []


def test_the_better_move_is_a_ghost_on_the_board_and_alternatives_are_numbered(come: Come, finished: Finished) -> None:
    ada = come(language="de")
    table = finished("carcassonne", seats=2)
    number, best = with_a_moment(ada, table)
    see(ada, table)
    page = ada.page

    page.get_by_role("button", name="Nächster Moment").click()
    assert shown(ada) == number, "the moment is within a turn, before the figure"
    ghost, cell = page.locator("[data-better]"), best.split()[1]
    expect(ghost).to_have_attribute("data-better", cell)
    expect(ghost).to_have_attribute("data-rotation", "90")
    page.wait_for_function(IN_SIGHT)
    expect(page.locator(".made text")).to_have_text("??")
    expect(page.locator(".two")).to_contain_text("90° gedreht")
    expect(page.locator(".two")).to_contain_text("Danach: Nichts setzen")
    assert ada.flaws() == []

    page.get_by_role("button", name="Aus Fehlern lernen").click()
    assert shown(ada) == number - 1
    expect(ghost).to_have_count(0)
    page.get_by_role("button", name="90° gedreht").focus()
    expect(ghost).to_have_attribute("data-better", cell)
    page.locator("[data-number]:not(.out)").first.click()
    ada.is_told("Richtig:")
    assert shown(ada) == number
    expect(ghost).to_have_attribute("data-better", cell)
    page.reload()
    page.wait_for_selector(".graph svg")
    assert shown(ada) == number, "a reload keeps the moment"
