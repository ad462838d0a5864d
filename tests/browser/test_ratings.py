"""Ratings as players see them: the rules on the profile, and why a game is not rated at the table, after it and in the list of games."""

import re

import pytest
from playwright.sync_api import expect

from rookery.locale import Words
from tests.browser.past_games import remember
from tests.browser.person import PHONE, Come
from tests.browser.test_playing import open_table, sit_down
from tests.browser.test_soundness import by_day_and_by_night, misfits
from tests.server.serving import ServerProcess

TWICE = re.compile("not rated: the same browser, or new guests on one network", re.IGNORECASE)


def test_two_guests_who_may_be_one_person_see_that_their_game_is_unrated(come: Come) -> None:
    ada, bob = come(), come(size=PHONE)
    ada.visitor.called("Ada")
    table = open_table(ada, seats=2)
    sit_down(bob, table, "Bob")
    expect(bob.page.locator(".settings")).to_contain_text("rated game")
    ada.page.get_by_role("button", name="Start").click()
    for person in (ada, bob):
        person.page.wait_for_selector(".app[data-status=running]")
        person.page.get_by_role("button", name="Menu").click()
        expect(person.page.locator("dialog .settings")).to_contain_text(TWICE)
        expect(person.page.locator("dialog").get_by_role("button", name="Call the game off")).to_be_visible()
    assert bob.flaws() == []
    bob.page.locator("dialog").get_by_role("button", name="Resign").click()
    bob.page.locator("dialog").get_by_role("button", name="Resign").click()
    expect(ada.page.locator("footer").get_by_text(TWICE)).to_be_visible()
    bob.open("/me", until=".app summary")
    expect(bob.page.locator('a[href$="/1/replay"]')).to_contain_text(TWICE)


def test_a_game_with_hints_is_unrated_and_one_without_cannot_be_called_off(come: Come) -> None:
    ada = come()
    for hints, told, can_be_called_off in ((True, "not rated: hints are allowed", 1), (False, "rated game", 0)):
        ada.play_bots(seats=2, hints=hints)
        ada.page.get_by_role("button", name="Menu").click()
        expect(ada.page.locator("dialog .settings")).to_contain_text(told)
        expect(ada.page.get_by_role("button", name="Resign")).to_be_visible()
        expect(ada.page.get_by_role("button", name="Call the game off")).to_have_count(can_be_called_off)


@pytest.mark.parametrize("language", ["en", "uk", "de"])
def test_the_profile_publishes_the_rules(come: Come, server: ServerProcess, language: str) -> None:
    ada, words = come(size=PHONE, language=language), Words(language, "me")
    remember(server, ada.visitor.gets("me")["guest"], 1)
    ada.open("/me", until=".app summary")
    ada.page.get_by_text(words("web-me-rating-how")).click()
    expect(ada.page.get_by_text(words("web-me-rating-rule-person"))).to_be_visible()
    assert [*misfits(ada), *by_day_and_by_night(ada)] == []
