"""Carcassonne on a phone: log lines in the menu highlight features on the board, choices fill both columns, and an outdated one is discarded."""

from playwright.sync_api import expect

from tests.browser.person import PHONE, Come, View, box_of
from tests.browser.test_five_towers import size_of


def claimed(view: View) -> bool:
    """Return whether Ada has a figure on the board and must place a tile."""
    return any(figure["seat"] == 0 for figure in view["figures"]) and view["choices"][0]["action"].startswith("place")


def offers_many_places(view: View) -> bool:
    """Return whether a figure can go to at least three places of the tile, and there is nothing else to do."""
    actions = [choice["action"] for choice in view["choices"]]
    return len(actions) > 3 and all(action.startswith(("claim", "skip")) for action in actions)


def test_the_places_for_a_figure_fill_both_columns(come: Come) -> None:
    ada = come(size=size_of("390x844"))
    ada.play_bots("carcassonne", seats=2, until=offers_many_places)
    columns = ada.page.locator(".choices .column")
    left, right = (column.locator("[role=radio]").count() for column in columns.all())
    assert left - right in (0, 1)
    expect(columns.last.locator("[role=radio]").last).to_have_attribute("data-action", "skip")
    points = ada.page.locator(".choices small")
    expect(points).to_have_count(left + right - 1)
    assert max(box_of(one)["height"] for one in points.all()) < 30, "the points take one line"


def test_a_log_line_highlights_the_board_and_an_outdated_choice_is_discarded(come: Come) -> None:
    ada = come(size=PHONE)
    table = ada.open_game("carcassonne")
    ada.play_ahead(table, claimed, lambda choices: next((action for action in choices if action.startswith("claim")), choices[0]))
    ada.open(f"/t/{table}", until="[data-tile] image")
    ada.page.get_by_role("button", name="Menu").tap()
    ada.page.get_by_role("dialog").get_by_role("button", name="You place a").last.tap()
    expect(ada.page.locator("dialog[open]")).to_have_count(0)
    expect(ada.page.locator("[data-board] [data-lit]").first).to_be_attached()

    ada.network_fails = True  # requests for previews of outdated choices fail
    ada.page.locator("[data-board]").focus()
    ada.page.keyboard.press("ArrowRight")
    ada.page.wait_for_selector("[data-ghost]")
    ada.visitor.acts(ada.visitor.sees(table))  # on her other device
    expect(ada.page.get_by_text("The game has moved on.")).to_be_visible()
    expect(ada.page.locator("[data-ghost]")).to_have_count(0)
    assert ada.flaws() == []
