"""Every page for everyone: nothing that axe-core finds wrong, nothing that overflows, a small first load."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Response, ViewportSize, expect

from rookery.locale import languages
from tests.browser.person import DESKTOP, PHONE, Person, wisely
from tests.browser.test_playing import open_table

Come = Callable[..., Person]
LOOKS = pytest.mark.parametrize(("size", "theme"), [(PHONE, "dark"), (DESKTOP, "light")], ids=["phone at night", "desktop by day"])


def sound(person: Person) -> None:
    assert person.flaws() == []
    assert not person.overflows()


@LOOKS
def test_every_page_is_sound(come: Come, size: ViewportSize, theme: str) -> None:
    ada = come(size=size, theme=theme)
    ada.open("/", until="article")
    sound(ada)
    ada.open("/new/five-towers", until="form")
    ada.page.locator("summary").click()
    sound(ada)
    open_table(ada, seats=5)
    ada.page.wait_for_selector(".share img")
    sound(ada)
    ada.open("/me", until="form")
    ada.page.get_by_role("button", name="Make a link").click()
    ada.page.wait_for_selector(".qr svg")
    sound(ada)
    ada.open("/t/unknown-table")
    sound(ada)


@LOOKS
def test_the_table_is_sound_from_the_auction_to_the_end(come: Come, size: ViewportSize, theme: str) -> None:
    ada = come(size=size, theme=theme)
    ada.play_bots(seats=5)
    ada.page.wait_for_selector(".stair.lit, .btn:has-text('Pass')")
    sound(ada)
    while not any(choice.startswith("place") for choice in ada.choices()):
        ada.choose(wisely(ada.choices()))
        ada.wait_for_turn()
    sound(ada)
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.wait_for_selector("dialog .log li")
    sound(ada)
    ada.page.keyboard.press("Escape")
    ada.let_bots_finish()
    sound(ada)
    ada.page.get_by_role("link", name="Replay").click()
    ada.page.wait_for_selector("input[type=range]")
    ada.page.locator("input[type=range]").fill("60")
    expect(ada.page.get_by_text("Action 60 of")).to_be_visible()
    sound(ada)


def test_targets_are_large_enough_for_a_thumb(come: Come) -> None:
    ada = come(size=PHONE)
    ada.play_bots(seats=5)
    boxes = ada.page.locator(".app > :not(nav) button:visible, .app > :not(nav) a:visible").evaluate_all(
        "all => all.map(one => [one.outerHTML.slice(0, 80), one.getBoundingClientRect().width, one.getBoundingClientRect().height])"
    )
    assert len(boxes) > 4
    small = [box for box in boxes if min(box[1:]) < 43.5]
    assert small == []


def test_the_first_load_is_small(come: Come) -> None:
    ada = come()
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        sizes[response.url] = int(response.headers.get("content-length", "0"))

    ada.page.on("response", weigh)
    ada.open("/", until="article")
    first = sum(size for url, size in sizes.items() if not url.endswith(".woff2"))
    assert 10_000 < first < 150_000
    assert all(url.startswith(ada.page.url) for url in sizes)


def test_it_can_be_installed(come: Come) -> None:
    ada = come()
    ada.open("/", until="article")
    link = ada.page.locator('link[rel="manifest"]').get_attribute("href")
    manifest = ada.page.request.get(link or "").json()
    assert manifest["start_url"] == "/"
    assert manifest["display"] == "standalone"
    assert ada.page.request.get(manifest["icons"][0]["src"]).headers["content-type"].startswith("image/svg+xml")


@pytest.mark.parametrize("language", languages())
def test_every_language_fits_a_phone(come: Come, language: str) -> None:
    ada = come(size=PHONE, language=language)
    ada.open("/", until="article")
    expect(ada.page.locator("html")).to_have_attribute("lang", language)
    assert_fits(ada)
    ada.page.click('a[href="/new/five-towers"]')
    ada.page.wait_for_selector("form")
    assert_fits(ada)
    ada.page.click(".go")
    ada.wait_for_turn()
    ada.page.wait_for_selector(".stairs")
    ada.page.click(".ask")
    ada.page.wait_for_selector(".bubble b")
    assert_fits(ada)
    ada.open("/me", until="form")
    assert_fits(ada)


def assert_fits(person: Person) -> None:
    assert not person.overflows()
    assert re.findall(r"\b(?:web|choice|event|table)-[a-z-]+", person.page.inner_text("body")) == [], "an id is shown instead of its words"


def test_a_language_can_be_chosen_and_is_remembered(come: Come) -> None:
    ada = come(language="fr")
    ada.open("/me", until="form")
    expect(ada.page.locator("html")).to_have_attribute("lang", "en")
    other = next(language for language in languages() if language != "en")
    ada.page.locator("main select").select_option(other)
    expect(ada.page.locator("html")).to_have_attribute("lang", other)
    ada.page.reload()
    expect(ada.page.locator("html")).to_have_attribute("lang", other)


def test_night_and_day_can_be_chosen_and_are_remembered(come: Come) -> None:
    ada = come(theme="light")
    ada.open("/", until="article")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.locator("label", has_text="Night").click()
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "dark")
    ada.page.reload()
    ada.page.wait_for_selector("article")
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_switch_is_turned_and_remembered(come: Come) -> None:
    ada = come()
    ada.open("/me", until="form")
    for press in (True, False):
        switch = ada.page.get_by_role("switch", name="Show all choices as a list")
        switch.set_checked(press)
        ada.page.reload()
        expect(switch).to_be_checked(checked=press)


def test_a_table_is_closed_by_pressing_twice(come: Come) -> None:
    ada, ben = come(), come(size=PHONE)
    table = open_table(ada, seats=2)
    ben.open(table, until=".seats")
    expect(ben.page.get_by_role("button", name="Close the table")).to_have_count(0)
    ada.page.get_by_role("button", name="Close the table").click()
    sure = ada.page.get_by_role("button", name="Yes, close it for good")
    expect(sure).to_be_focused()
    assert ada.flaws() == []
    ada.page.keyboard.press("Shift+Tab")
    expect(sure).to_have_count(0)
    ada.page.get_by_role("button", name="Close the table").click()
    sure.press("Enter")
    ada.page.wait_for_selector("article")
    expect(ada.page.locator(f'a[href="{table}"]')).to_have_count(0)
    expect(ben.page.get_by_text("The table was closed by whoever opened it.")).to_be_visible()
    expect(ben.page.get_by_role("link", name="To the first page", exact=True)).to_be_visible()


def test_a_name_is_kept_and_carried_to_another_device(come: Come) -> None:
    ada, telephone = come(), come(size=PHONE)
    ada.open("/me", until="form")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("button", name="Change it").click()
    expect(ada.page.get_by_text("Good, that is your name now.")).to_be_visible()
    ada.page.get_by_role("button", name="Make a link").click()
    link = ada.page.get_by_label("Link").input_value()
    telephone.open(link, until="article")
    expect(telephone.page.get_by_role("link", name="Ada")).to_be_visible()
