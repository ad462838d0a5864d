"""A new table of Carcassonne: all expansions by default, with pictures, and the start button always in view."""

from playwright.sync_api import expect

from tests.browser.person import PHONE, Come, box_of
from tests.browser.test_five_towers import size_of
from tests.browser.test_soundness import OUT_OF_REACH, TWICE, misfits

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
    (table,) = ada.visitor.gets("me/tables")["tables"]
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
    (table,) = ada.visitor.gets("me/tables")["tables"]
    assert table["details"]["expansions"] == ["river"]


def test_on_off_settings_are_switches_that_wrap_in_german_with_doubled_text(come: Come) -> None:
    ada = come(size=size_of("320x568"), language="de")
    ada.open("/new/carcassonne", until="form .picture")
    ada.page.locator("input[value=friends]").check()
    ada.page.locator("summary").click()
    ada.page.evaluate(TWICE)
    assert [*misfits(ada), *ada.page.evaluate(OUT_OF_REACH)] == []
    listed, hints, farmers = (ada.page.get_by_role("switch", name=name) for name in ("Alle dürfen dazukommen", "Tipps", "Meeples auf Wiesen"))
    assert [one.is_checked() for one in (listed, hints, farmers)] == [False, False, True]
    for switch in (listed, hints, farmers):
        label = ada.page.locator("label", has=switch)
        box = box_of(label)
        assert box["height"] >= 44
        wanted = not switch.is_checked()
        tick = label.locator("svg")
        expect(tick).to_be_visible(visible=not wanted)
        label.click(position={"x": box["width"] - 8, "y": box["height"] / 2})
        expect(switch).to_be_checked(checked=wanted)
        expect(tick).to_be_visible(visible=wanted)
    ada.page.locator(".submit").click()
    ada.page.wait_for_selector(".share img")
    (table,) = ada.visitor.gets("me/tables")["tables"]
    frame = ada.visitor.gets(f"tables/{table['table']}")
    assert (frame["listed"], frame["hints"], frame["options"]) == (True, True, {"farmers": "off"})
