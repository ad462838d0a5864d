"""What a phone adds to the table of Carcassonne: the log lights up the board from the menu, and a turn that was overtaken says so."""

from playwright.sync_api import expect

from tests.browser.person import PHONE, Come, View


def claimed(view: View) -> bool:
    """Ada stands on the board, and another tile is to be placed."""
    return any(figure["seat"] == 0 for figure in view["figures"]) and view["choices"][0]["action"].startswith("place")


def test_a_line_of_the_log_lights_up_the_board_and_an_overtaken_turn_says_so(come: Come) -> None:
    ada = come(size=PHONE)
    table = ada.visitor.opens("carcassonne", 2, bots=[{"seat": 1, "bot": "uniform"}], start=True)["table"]
    ada.play_ahead(table, claimed, lambda choices: next((action for action in choices if action.startswith("claim")), choices[0]))
    ada.open(f"/t/{table}", until="[data-tile] image")
    ada.page.get_by_role("button", name="Menu").tap()
    ada.page.get_by_role("dialog").get_by_role("button", name="You place a").last.tap()
    expect(ada.page.locator("dialog[open]")).to_have_count(0)
    expect(ada.page.locator("[data-board] [data-lit]").first).to_be_attached()

    ada.network_fails = True  # what follows from a choice may be asked for when it is over
    ada.page.locator("[data-board]").focus()
    ada.page.keyboard.press("ArrowRight")
    ada.page.wait_for_selector("[data-ghost]")
    ada.visitor.acts(ada.visitor.sees(table))  # on another device of hers
    expect(ada.page.get_by_text("The game has moved on.")).to_be_visible()
    expect(ada.page.locator("[data-ghost]")).to_have_count(0)
    assert ada.flaws() == []
