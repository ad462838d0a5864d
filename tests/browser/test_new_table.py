"""A new table of Carcassonne: all expansions by default, with pictures, and the start button always in view."""

from playwright.sync_api import expect

from tests.browser.person import PHONE, Come

WHOLE = ["river", "abbot", "towers-and-thieves"]


def test_the_home_page_leads_to_a_table_with_all_expansions(come: Come) -> None:
    ada = come(size=PHONE)
    ada.open("/", until="article")
    ada.page.get_by_role("link", name="Play: Carcassonne").click()
    ada.page.wait_for_selector("form .picture svg")
    expect(ada.page.locator("form .picture svg")).to_have_count(3)
    expect(ada.page.get_by_text("No prisoners, no ransom")).to_be_visible()
    start = ada.page.get_by_role("button", name="Play now")
    expect(start).to_be_in_viewport(ratio=1)
    start.click()
    ada.page.wait_for_selector(".app[data-status=running]")
    (table,) = ada.visitor.gets("me/tables")
    assert table["details"]["expansions"] == WHOLE


def test_expansions_are_chosen_together_or_one_by_one(come: Come) -> None:
    ada = come()
    ada.open("/new/carcassonne", until="form .picture")
    whole, base = (ada.page.get_by_role("radio", name=name) for name in ("All expansions", "Base game only"))
    cards = ada.page.locator("form input[type=checkbox][value]")
    expect(whole).to_be_checked()
    assert [card.is_checked() for card in cards.all()] == [True] * 3
    ada.page.get_by_role("checkbox", name="The Abbot").uncheck()
    expect(ada.page.locator("fieldset [role=status]")).to_have_text("Your own mix")
    assert [one.is_checked() for one in (whole, base)] == [False, False]
    ada.page.get_by_role("checkbox", name="The Abbot").check()
    expect(whole).to_be_checked()
    base.check()
    assert [card.is_checked() for card in cards.all()] == [False] * 3
    expect(ada.page.locator("fieldset [role=status]")).to_have_text("")
    ada.page.get_by_role("checkbox", name="The River").check()
    ada.page.get_by_role("button", name="Play now").click()
    ada.page.wait_for_selector(".app[data-status=running]")
    (table,) = ada.visitor.gets("me/tables")
    assert table["details"]["expansions"] == ["river"]
