"""The profile: empty at first, then ratings, luck and choices, opponents and games. The name is edited in place."""

import re

from playwright.sync_api import expect

from rookery.play.puzzles import shipped
from tests.browser.past_games import remember
from tests.browser.person import PHONE, Come
from tests.browser.test_soundness import by_day_and_by_night, misfits
from tests.server.serving import ServerProcess


def test_the_profile_fills_with_finished_games(come: Come, server: ServerProcess) -> None:
    ada = come(size=PHONE)
    page = ada.page
    ada.open("/me", until=".empty")
    expect(page.get_by_text("No finished games yet.")).to_be_visible()
    expect(page.locator(".empty").get_by_role("link", name="Play")).to_have_attribute("href", "/")

    guest = ada.visitor.gets("me")["guest"]
    remember(server, guest, 9, game="carcassonne", bots=["greedy"])
    remember(server, guest, 12)
    told = {line["game"]: line["ratings"][0]["rating"] for line in ada.visitor.gets("me/statistics")}
    ada.open("/me", until=".graph svg")
    towers = page.get_by_role("region", name="5 Towers")
    expect(towers).to_contain_text(f"3 players: {told['five-towers']}")
    expect(page.get_by_role("region", name="Carcassonne")).to_contain_text("You get a rating after 10 rated games")
    expect(page.get_by_text("21 games since 14 November 2023")).to_be_visible()
    expect(page.locator(".graph svg")).to_have_attribute("aria-label", page.locator(".sentence").inner_text())
    expect(page.get_by_text("21 games, ")).to_have_count(1)  # Magpie played in every game
    expect(page.get_by_text("Luck is compared with average draws, choices with the best bot in your place.")).to_be_visible()
    rows = page.locator('a[href^="/t/past-"]')
    expect(rows.filter(has_text=re.compile(r"[+−]\d+\s*rating"))).not_to_have_count(0)
    expect(rows).to_have_count(7)  # six, and one that ended at the same time as the sixth
    expect(rows.first).to_have_attribute("href", f"/t/past-five-towers-{guest}-11/1/replay")
    page.get_by_role("button", name="Show more games").click()
    expect(rows).to_have_count(21)
    expect(page.get_by_role("button", name="Show more games")).to_have_count(0)
    expect(page.get_by_role("link", name="Download all your games")).to_have_attribute("href", "/api/me/games.jsonl")
    assert [*misfits(ada), *by_day_and_by_night(ada)] == []

    page.get_by_role("button", name="Change your name").click()
    field = page.get_by_label("Your name, as others see it")
    expect(field).to_be_focused()
    field.fill("\N{CYRILLIC CAPITAL LETTER A}da")
    field.press("Enter")
    expect(page.get_by_text("A name can’t mix letters of different alphabets.")).to_be_visible()
    assert "400" in ada.said.pop()  # the browser logs the refusal
    field.fill("Ada")
    field.press("Enter")
    expect(page.get_by_role("heading", name="Ada")).to_be_visible()
    expect(page.get_by_role("button", name="Change your name")).to_be_focused()
    page.locator("main select").select_option("pl")
    expect(page.get_by_role("heading", name="Szczęście i decyzje")).to_be_visible()
    assert misfits(ada) == []


def test_the_puzzle_ratings_are_on_ones_own_page_and_lead_to_the_next_puzzle(come: Come) -> None:
    ada = come(size=PHONE)
    page = ada.page
    ada.open("/me", until="#puzzle-ratings")
    puzzles = page.get_by_role("region", name="Your puzzle rating")
    expect(puzzles.get_by_text("No rating yet: solve your first puzzle.")).to_have_count(2)
    for key in shipped("five-towers")[:2]:
        rating = ada.visitor.posts(f"puzzles/five-towers/{key.id}", {"action": key.best})["rating"]
    page.reload()
    row = puzzles.get_by_role("link", name="5 Towers")
    expect(row).to_contain_text("Solved on the first try: 2 of 2")
    expect(row).to_contain_text(str(rating))
    expect(row).to_have_attribute("href", "/puzzles/five-towers")
    expect(puzzles.get_by_role("link", name="Carcassonne")).to_contain_text("No rating yet")
    assert [*misfits(ada), *by_day_and_by_night(ada)] == []


def test_mistakes_that_recur_are_listed_with_an_example(come: Come, server: ServerProcess) -> None:
    ada = come(size=PHONE)
    page, guest = ada.page, ada.visitor.gets("me")["guest"]
    remember(server, guest, 3, game="carcassonne", bots=["greedy"], leaks={})
    remember(server, guest, 12, leaks={"open-high": 6, "card": 0.1})
    ada.open("/me", until="#habits")
    habits = page.get_by_role("region", name="Habits")
    expect(habits.get_by_role("listitem")).to_have_count(1)  # the other kind of mistake costs too little
    expect(habits).to_contain_text("from your last 12 analysed games")
    example = habits.get_by_role("link", name="You open too high while your towers are empty")
    expect(example).to_contain_text("About 4 points a game")
    expect(habits).to_contain_text("Points lost compared with the best move; ± shows the uncertainty.")
    expect(example).to_contain_text("in 8 of 12 games")
    expect(example).to_have_attribute("href", re.compile(rf"/t/past-five-towers-{guest}-\d+/1/replay\?at=\d+"))
    assert [*misfits(ada), *by_day_and_by_night(ada)] == []
    habits.get_by_role("button", name="Carcassonne").click()
    expect(habits).to_contain_text("Analyse at least 5 games to see your habits. Analysed so far: 3.")
    expect(habits.get_by_role("link", name="Play")).to_have_attribute("href", "/")
    assert misfits(ada) == []


def test_without_a_recurring_mistake_the_rook_says_so(come: Come, server: ServerProcess) -> None:
    ada = come(size=PHONE, language="uk")
    remember(server, ada.visitor.gets("me")["guest"], 6, leaks={"card": 0.1})
    ada.open("/me", until="#habits")
    expect(ada.page.get_by_role("region", name="Звички")).to_contain_text("Жодна помилка не повторюється так часто")
    assert misfits(ada) == []
