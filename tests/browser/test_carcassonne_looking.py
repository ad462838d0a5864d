"""Inspecting the board of Carcassonne: features, overlays, remaining tiles, and tables without such help."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.person import PHONE, Come, Person, View, middle
from tests.browser.test_carcassonne_board import WHOLE_BOOK, first_place


def places_piece_with_farmers(view: View) -> bool:
    """Return whether a figure is placed next and the board has one on a road or in a city and one on a field."""
    kinds = {figure["piece"].split()[0] for figure in view["figures"]}
    return view["step"] == "meeple" and "field" in kinds and bool(kinds & {"road", "city"})


def places_tile_late(view: View) -> bool:
    return view["step"] == "tile" and len(view["tiles"]) > 12


def sit_down(come: Come, until: Callable[[View], bool], **terms: Any) -> Person:
    ada = come(**{"size": terms.pop("size")} if "size" in terms else {})
    ada.play_bots("carcassonne", seats=2, expansions=WHOLE_BOOK, until=until, **terms)
    ada.page.wait_for_selector("[data-tile] image", state="attached")
    ada.page.keyboard.press("w")
    ada.settle()
    return ada


def test_a_feature_shows_its_owner_and_its_points(come: Come) -> None:
    ada = sit_down(come, places_piece_with_farmers)
    survey = ada.visitor.sees(ada.table)["survey"]
    figure = ada.page.locator("[data-figure*='road '], [data-figure*='city ']").first
    cell, kind, *_ = (figure.get_attribute("data-figure") or "").split()
    ada.page.mouse.click(*middle(figure))
    panel = ada.page.locator("[data-look]")
    expect(panel).to_be_visible()
    (feature,) = (one for one in survey["features"] if one["id"] == panel.get_attribute("data-look"))
    assert feature["kind"] == kind
    assert any(f"{one['at'][0]},{one['at'][1]}" == cell for one in feature["figures"])
    expect(panel.locator(".big b")).to_have_text(str(feature["points"]))
    assert ada.flaws() == []
    ada.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_every_owned_field_is_tinted(come: Come) -> None:
    ada = sit_down(come, places_piece_with_farmers, size=PHONE)
    survey = ada.visitor.sees(ada.table)["survey"]
    owned = [feature["id"] for feature in survey["features"] if feature["kind"] == "field" and feature["leaders"]]
    expect(ada.page.locator("[data-field]")).to_have_count(0)
    ada.page.keyboard.press("f")
    expect(ada.page.locator("[data-field]")).to_have_count(len(owned))
    assert {one.get_attribute("data-field") for one in ada.page.locator("[data-field]").all()} == set(owned)


def test_the_remaining_tiles_are_those_that_fit_the_chosen_place(come: Come) -> None:
    ada = sit_down(come, places_tile_late)
    ada.page.mouse.click(*first_place(ada))
    remaining = ada.page.locator(".come")
    at = remaining.get_attribute("data-at")
    to_come = ada.visitor.sees(ada.table)["view"]["to_come"]
    fitting = ada.visitor.gets(f"tables/{ada.table}/fits?at={at}")["tiles"]
    count = sum(to_come.get(code, 0) for code in fitting)
    expect(remaining.get_by_role("button", name=f"Here {count}")).to_have_attribute("aria-pressed", "true")
    expect(remaining.locator("ul[tabindex] > li")).to_have_count(len([code for code in fitting if to_come.get(code)]))
    remaining.get_by_role("button", name="All").click()
    expect(remaining.locator("ul[tabindex] > li")).to_have_count(len([code for code, left in to_come.items() if left]))


def test_a_table_without_help_shows_none(come: Come) -> None:
    ada = sit_down(come, places_tile_late, helps=False)
    ada.page.mouse.click(*first_place(ada))
    expect(ada.page.locator("[data-ghost]")).to_have_count(1)
    expect(ada.page.locator(".come")).to_have_count(0)
    expect(ada.page.locator("[data-dead]")).to_have_count(0)
    expect(ada.page.get_by_text("If the game ended now")).to_have_count(0)
