"""The narration of Carcassonne: a thief step by step, and a finished game turn by turn."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.person import DESKTOP, PHONE, Come, Finished, wisely


def met_thieves(moves: list[dict[str, Any]]) -> bool:
    """Return whether a thief tile has scored guards or was stolen."""
    events = [event for move in moves for event in move["events"]]
    return any(event["kind"] == "stolen" or any(line["label"] == "line-thief" for line in event.get("lines", ())) for event in events)


def test_without_animations_a_thief_is_narrated_until_the_player_continues(come: Come) -> None:
    ada = come(size=DESKTOP)
    table = ada.open_game("carcassonne", expansions=["towers-and-thieves"])
    ada.network_fails = True  # the test acts outside the page, so the page's requests for previews can be outdated and fail
    ada.open(f"/t/{table}", until="[data-board]")
    with ada.visitor.watches(table) as socket:
        frame = socket.table()
        while not met_thieves(frame["moves"]):
            if choices := [choice["action"] for choice in frame["view"]["choices"]]:
                socket.send({"kind": "act", "version": frame["version"], "action": wisely(choices)})
            frame = socket.table(version=frame["version"] + 1)
    story = ada.page.locator("[data-phase=thief]")
    expect(story).to_contain_text("drew a thief tile")
    expect(story.locator("li").first).to_contain_text("grow")
    expect(ada.page.locator("[data-told]")).to_contain_text("Thieves!")
    assert ada.flaws() == []
    ada.page.keyboard.press("Space")
    expect(story).to_have_count(0)
    assert any("hiev" in said or "thief" in said for said, _ in ada.page.evaluate("statuses"))


def test_the_replay_goes_turn_by_turn(come: Come, finished: Finished) -> None:
    ada, table = come(), finished("carcassonne", 3)
    steps = ada.history(table)["steps"]
    ends = [step["version"] for step, after in zip(steps, [*steps[1:], {"round": 0}], strict=True) if after["round"] != step["round"]]
    ada.open(f"/t/{table}/1/replay?at={ends[4]}", until=f'.app[data-shown="{ends[4]}"]')
    expect(ada.page.locator("[data-tile]")).to_have_count(6)
    rows = ada.page.locator("[data-turn]")
    expect(rows).to_have_count(len(ends))
    expect(rows.nth(4)).to_have_attribute("aria-current", "step")
    ada.page.keyboard.press("ArrowRight")
    ada.page.wait_for_selector(f'.app[data-shown="{ends[5]}"]')
    expect(ada.page.locator("[data-tile]")).to_have_count(7)
    rows.nth(1).click()
    ada.page.wait_for_selector(f'.app[data-shown="{ends[1]}"]')
    expect(ada.page.locator("[data-tile]")).to_have_count(3)
    assert ada.flaws() == []


def test_a_phone_shows_the_turns_in_a_sheet(come: Come, finished: Finished) -> None:
    ada, table = come(size=PHONE), finished("carcassonne", 3)
    ada.open(f"/t/{table}/1/replay", until=".graph svg")
    ada.page.get_by_role("button", name="Turns").tap()
    ada.page.locator("dialog [data-turn]").nth(2).tap()
    expect(ada.page.locator("dialog[open]")).to_have_count(0)
    expect(ada.page.locator(".app")).not_to_have_attribute("data-at", "0")
    assert not ada.overflows()
