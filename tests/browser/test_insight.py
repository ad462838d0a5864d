"""A finished game with insight: the chances grow, moments are gone through, a better move is looked for, and another one is tried."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Route, expect

from tests.browser.person import PHONE, Person
from tests.browser.test_replay import see, shown

Come = Callable[..., Person]
Finished = Callable[..., str]

BIDS = [("bid 5", 0.6), ("bid 4", 0.52), ("bid 1", 0.3)]


def made_up(history: dict[str, Any]) -> list[dict[str, Any]]:
    """An analysis in which seat 0 errs with its first two opening bids, and the others never."""
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


def analysed(person: Person, table: str) -> list[dict[str, Any]]:
    """Let the server know the analysis bit by bit; the moments of seat 0."""
    steps = made_up(person.history(table))

    def answer(route: Route) -> None:
        after = int(route.request.url.rpartition("=")[2])
        state, known = ("growing", steps[:60]) if after < 0 else ("done", steps[after + 1 :])
        route.fulfill(json={"table": table, "number": 1, "state": state, "steps": known})

    person.page.route("**/analysis?after=*", answer)
    return [step for step in steps if step["sign"]]


def test_the_rook_tells_what_was_better_and_one_finds_it_or_tries_it(come: Come, finished: Finished) -> None:
    ada = come()
    table = finished()
    moments = analysed(ada, table)
    assert len(moments) == 2, "seat 0 bids 0 at times"
    see(ada, table)
    page = ada.page
    ada.is_announced("The rook is thinking")
    expect(page.get_by_role("heading", name="Luck and choices")).to_be_visible()
    slider = page.get_by_role("slider", name="Chance to win")
    page.get_by_role("button", name="Next moment").click()
    assert shown(ada) == moments[0]["number"]
    expect(page.get_by_text("Moment 1 of 2")).to_be_visible()
    names = page.locator(".view fieldset label").all_inner_texts()
    chance = round(100 * moments[0]["results"][0])
    expect(slider).to_have_attribute("aria-valuetext", f"{page.locator('.where').inner_text()} · {names[0]}: {chance} in 100")
    expect(page.locator(".view")).to_contain_text("Better: Bid 5")
    expect(page.locator(".why")).to_contain_text(f"{names[1]} builds 2 fewer cards.")
    expect(page.locator(".call.best")).to_have_text("5")
    assert ada.flaws() == []

    page.locator(".view fieldset label", has_text=names[1]).click()
    expect(page.get_by_text("Nothing to mend. Well played.")).to_be_visible()
    page.locator(".view fieldset label", has_text=names[0]).click()

    page.get_by_role("button", name="Learn from the mistakes").click()
    assert shown(ada) < moments[0]["number"], "nothing is given away"
    assert page.locator(".find li").all_inner_texts() == ["1\nBid 0", "2\nBid 1", "3\nBid 4", "4\nBid 5"]
    page.keyboard.press("2")
    ada.is_told("Not this one: 30% to win.")
    page.get_by_role("button", name="Bid 4").click()
    ada.is_told("Better, 52% to win, but there is more.")
    assert ada.flaws() == []
    page.keyboard.press("4")
    ada.is_told("Right: 60% to win.")
    expect(page.locator(".why")).to_be_visible()
    assert shown(ada) == moments[0]["number"]

    page.get_by_role("button", name="Try another move here").click()
    page.wait_for_selector(".app[data-turn=true]")
    expect(page.get_by_text("Practice: this game does not count.")).to_be_visible()
    assert ada.choices()[0] == "bid 0", "the same seat is to open again"
    page.keyboard.press("Escape")
    page.wait_for_url(f"**/t/{table}/1/replay?at={moments[0]['number'] - 1}")


def test_on_a_phone_it_is_found_first_and_then_explained(come: Come, finished: Finished) -> None:
    ada = come(size=PHONE, theme="dark", language="de")
    table = finished()
    moments = analysed(ada, table)
    see(ada, table)
    page = ada.page
    page.get_by_role("button", name="Was die Krähe meint").click()
    expect(page.get_by_role("heading", name="Glück und Entscheidungen")).to_be_visible()
    assert ada.flaws() == []
    page.get_by_role("button", name="Aus Fehlern lernen").click()
    expect(page.get_by_text("Moment 1 von 2")).to_be_visible()
    expect(page.locator(".why")).to_have_count(0)
    page.get_by_role("button", name="Zeig es mir").click()
    expect(page.locator(".why")).to_be_visible()
    assert not ada.overflows()
    assert ada.flaws() == []
    page.get_by_role("button", name="Nächster Moment").click()
    assert shown(ada) < moments[1]["number"]
    page.keyboard.press("Escape")
    expect(page.get_by_role("slider", name="Gewinnchance")).to_be_visible()


def test_where_nobody_can_say_anything_the_points_and_moves_stay(come: Come, finished: Finished) -> None:
    ada = come()
    see(ada, finished())
    expect(ada.page.get_by_role("slider", name="Points")).to_be_visible()
    expect(ada.page.get_by_role("heading", name="Moves")).to_be_visible()
