"""The daily game, played with the same draws by everybody and then compared, and challenges to a friend."""

import re

import pytest
from playwright.sync_api import Route, ViewportSize, expect

from rookery.locale import Words
from tests.browser.past_deals import others_play
from tests.browser.person import DESKTOP, PHONE, Come
from tests.browser.test_soundness import by_day_and_by_night, misfits, with_text_twice_as_large
from tests.server.serving import ServerProcess


@pytest.mark.parametrize(
    ("game", "title", "size", "theme", "language", "words"),
    [
        ("five-towers", "5 Towers", PHONE, "light", "en", ["Play", "Compare with everyone", "Results of 25 players", "Review the game", "Show all"]),
        ("carcassonne", "Carcassonne", DESKTOP, "light", "de", ["Spielen", "Mit allen vergleichen", "25 Ergebnisse", "Durchgehen", "Alle zeigen"]),
    ],
    ids=["en", "de"],
)
def test_the_daily_game_is_played_once_and_compared(
    come: Come, server: ServerProcess, *, game: str, title: str, size: ViewportSize, theme: str, language: str, words: list[str]
) -> None:
    play, compare, results, again, every = words
    ada, eve = come(size=size, theme=theme, language=language), come(language=language)
    page = ada.page
    ada.open("/daily", until="[data-days]")
    page.get_by_role("button", name=f"{play}: {title}").click()
    ada.wait_for_turn()
    table = ada.table
    eve.open(f"/t/{table}", until="main")
    expect(eve.page.get_by_text(Words(language)("web-error-deal-hidden"))).to_be_visible()
    ada.look_away()
    ada.play_ahead(table, None)

    deal = next(frame["days"][0]["deal"] for frame in ada.visitor.gets("daily") if frame["game"] == game)
    others_play(server, deal, ada.visitor.gets("me")["guest"], 24)
    ada.open(f"/t/{table}", until=".app[data-status=finished]")
    page.get_by_role("link", name=compare).click()
    expect(page.locator("[data-state=finished]")).to_have_attribute("data-deal", deal)
    expect(page.get_by_role("heading", name=results)).to_be_visible()
    shown = ada.visitor.gets(f"deals/{deal}")
    expect(page.locator(".app main header h2")).to_contain_text(str(shown["yours"]["score"]))
    differing = [decision for decision in shown["decisions"] if len(decision["made"]) > 1]
    rows = page.locator(".choices > ul > li")
    expect(rows).to_have_count(min(6, len(differing)))
    page.locator(".choices").get_by_role("button", name=every).click()
    expect(rows).to_have_count(len(differing))
    expect(page.locator(".standings li.you")).to_contain_text(str(shown["yours"]["score"]))
    expect(page.locator(".standings")).to_contain_text(Words(language, "deals")("deal-lead-column"))
    assert [*misfits(ada), *(by_day_and_by_night if size is DESKTOP else with_text_twice_as_large)(ada)] == []
    expect(page.get_by_role("link", name=again)).to_have_attribute("href", f"/t/{table}/1/replay")


def test_the_only_player_of_a_day_is_compared_with_the_grandmaster_in_their_seat(come: Come) -> None:
    ada = come(size=PHONE)
    page = ada.page
    deal = next(frame["days"][1]["deal"] for frame in ada.visitor.gets("daily") if frame["game"] == "five-towers")
    table = ada.visitor.posts(f"deals/{deal}")["table"]
    ada.play_ahead(table, None)
    answered = 0

    def while_it_plays(route: Route) -> None:
        nonlocal answered
        answer = route.fetch()
        frame = answer.json()
        if not answered:
            frame["strongest"] |= {"score": None, "margin": None}
        answered += 1
        route.fulfill(response=answer, json=frame)

    page.route(f"**/api/deals/{deal}", while_it_plays)
    ada.open(f"/deal/{deal}", until="[data-state=finished]")
    compared = page.get_by_role("region", name="You and Odin")
    expect(compared).to_contain_text("Odin is playing this deal now.")
    expect(compared.get_by_role("link")).to_have_count(0)
    assert misfits(ada) == []
    expect(compared.get_by_role("link")).to_have_count(1)
    shown = ada.visitor.gets(f"deals/{deal}")
    mine, best = shown["yours"]["score"], shown["strongest"]["score"]
    relation = "You scored the same." if mine == best else f"{abs(mine - best)} points {'ahead' if mine > best else 'behind'}."
    expect(compared).to_contain_text(relation if abs(mine - best) != 1 else "one point")
    expect(compared.locator("dd")).to_have_text([str(mine), str(best)])
    assert [*misfits(ada), *by_day_and_by_night(ada)] == []
    compared.get_by_role("link", name="Odin’s replay").click()
    expect(page.locator(".app[data-at]")).to_be_visible()


def test_a_friend_plays_the_deal_of_a_finished_game_and_both_see_both_results(come: Come) -> None:
    ada, bob = come(), come(size=PHONE)
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.page.add_init_script(
        "window.fails = 'NotAllowedError'; window.handed = [];"
        " navigator.share = async ({ url }) => { handed.push(url); if (fails) throw new DOMException('', fails); };"
    )
    ada.visitor.called("Ada")
    table = ada.open_game()
    ada.play_ahead(table, None)
    ada.open(f"/t/{table}/1/replay", until=".app[data-at]")
    ada.page.get_by_role("button", name="Menu").click()
    challenge = ada.page.locator("dialog .challenge")
    expect(challenge).to_have_text("Challenge a friend")
    challenge.click()
    expect(challenge).to_have_attribute("data-link", re.compile("/deal/[^/]+$"))
    link = challenge.get_attribute("data-link") or ""
    expect(challenge).to_have_text("Copied")  # the share dialog failed
    assert ada.page.evaluate("navigator.clipboard.readText()") == link
    expect(challenge).to_have_text("Challenge a friend")
    for failure in ("", "AbortError"):
        ada.page.evaluate("async (failure) => { fails = failure; handed = []; await navigator.clipboard.writeText('') }", failure)
        challenge.click()
        ada.page.wait_for_function("() => window.handed.length")
        assert ada.page.evaluate("handed") == [link]
        assert ada.page.evaluate("navigator.clipboard.readText()") == ""
    bob.open("/" + link.partition("//")[2].partition("/")[2], until="[data-state=new]")
    expect(bob.page.get_by_role("heading", name="Ada challenges you")).to_be_visible()
    bob.page.get_by_role("button", name="Play").click()
    bob.wait_for_turn()
    own = bob.table
    bob.look_away()
    bob.play_ahead(own, None)
    for person in (bob, ada):
        person.page.goto(link)
        expect(person.page.locator(".standings li")).to_have_count(2)
    expect(bob.page.get_by_role("link", name="Ada’s replay")).to_have_attribute("href", f"/t/{table}/1/replay")
    expect(ada.page.get_by_role("link", name="Guest’s replay")).to_have_attribute("href", f"/t/{own}/1/replay")
    assert bob.flaws() == []


def test_a_guest_who_resigns_the_daily_game_sees_no_other_game_that_day(come: Come) -> None:
    ada = come(size=PHONE)
    deal = next(frame["days"][0]["deal"] for frame in ada.visitor.gets("daily") if frame["game"] == "five-towers")
    table = ada.visitor.posts(f"deals/{deal}")["table"]
    ada.visitor.posts(f"tables/{table}/proposals", {"what": "resign"})
    ada.open(f"/deal/{deal}", until="[data-state=finished]")
    expect(ada.page.get_by_role("heading", name="You resigned")).to_be_visible()
    expect(ada.page.get_by_text("You’ll see how the others did when the day is over.")).to_be_visible()
    expect(ada.page.locator(".standings")).to_have_count(0)
    expect(ada.page.get_by_role("link", name="Review the game")).to_have_attribute("href", f"/t/{table}/1/replay")
    assert [*misfits(ada), *by_day_and_by_night(ada)] == []
