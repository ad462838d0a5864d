"""The home page: joining by link, your tables, finished games, and working links."""

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.person import DESKTOP, PHONE, SMALL, Come, Person, box_of
from tests.browser.test_playing import open_table
from tests.browser.test_soundness import TWICE
from tests.server.people.test_finding import finish_a_game


def test_a_table_is_joined_by_its_link(come: Come) -> None:
    ada, bob = come(), come()
    open_table(ada, seats=2)
    bob.open("/", until="article")
    bob.page.get_by_label("Link or name of the table").fill(ada.page.url)
    bob.page.get_by_role("button", name="Join").click()
    bob.page.wait_for_url(ada.page.url)
    expect(bob.page.get_by_role("button", name="Sit here")).to_be_visible()


def test_a_new_guest_is_invited_to_play_and_a_wrong_link_is_explained(come: Come) -> None:
    ada = come()
    ada.open("/replays", until=".notice")
    ada.page.get_by_role("link", name="Play").click()
    ada.page.wait_for_selector("article")
    expect(ada.page.get_by_role("heading", name="Your tables")).to_have_count(0)
    check_clouds(ada)
    field = ada.page.get_by_label("Link or name of the table")
    field.fill("the table of Ben")
    field.press("Enter")
    expect(ada.page.get_by_text("That’s not the link or the name of a table.")).to_be_visible()
    field.fill("unknown-table")
    field.press("Enter")
    expect(ada.page.get_by_text("There is no such table.")).to_be_visible()


def check_clouds(ada: Person) -> None:
    """Check that no cloud is behind the headline."""
    head = ada.page.locator(".lead h2").evaluate(
        "one => { const r = document.createRange(); r.selectNodeContents(one); return r.getBoundingClientRect().right }"
    )
    clouds = ada.page.locator(".cloud").evaluate_all("all => all.map(one => one.getBoundingClientRect().left)")
    assert len(clouds) > 2
    assert min(clouds) > head


def test_running_tables_say_whose_turn_it_is_and_which_round(come: Come) -> None:
    ada = come()
    ada.play_bots()
    ada.open("/", until=".mine")
    expect(ada.page.locator(".mine .yours")).to_contain_text(re.compile(r"Your turn · Round \d+"))


def test_all_own_tables_are_on_one_page_those_that_wait_first_with_the_time_left(come: Come) -> None:
    ada, ben = come(size=PHONE), come()
    ben.visitor.called("Ben")
    theirs = ada.visitor.plays_with(ben.visitor, opener=1, clock={"days": 3})
    own = ada.visitor.plays_with(ben.visitor, opener=0, clock={"days": 2})["table"]
    hurried = ada.visitor.plays_with(ben.visitor, "carcassonne", opener=0, clock={"base": 6000})["table"]
    lobby = ada.visitor.opens()["table"]
    tables = {"own": own, "hurried": hurried, "theirs": theirs["table"], "lobby": lobby}
    ada.open("/", until=".mine")
    expect(ada.page.locator(".mine li")).to_have_count(3)
    ada.page.clock.install()
    ada.page.get_by_role("link", name="All your tables (4)").click()
    ada.page.wait_for_url("**/me/tables")
    rows = ada.page.locator("main .row")

    def check_order(*names: str, yours: int) -> None:
        for place, name in enumerate(names):
            expect(rows.nth(place)).to_have_attribute("href", f"/t/{tables[name]}")
        expect(rows).to_have_count(len(names))
        expect(ada.page.locator("main .yours")).to_have_count(yours)

    check_order("hurried", "own", "theirs", "lobby", yours=2)
    expect(rows.nth(0)).to_contain_text(re.compile(r"Carcassonne.*Your turn · Turn 1.*Ben.*1:\d\d:\d\d", re.DOTALL))
    expect(rows.nth(1)).to_contain_text(re.compile(r"5 Towers.*Your turn · Round 1.*1 day", re.DOTALL))
    expect(rows.nth(2)).to_contain_text(re.compile(r"Ben.*2 days", re.DOTALL))
    assert ada.flaws() == []
    assert not ada.overflows()

    ben.visitor.acts(ben.visitor.sees(theirs["table"]), "bid 1")
    ada.page.clock.run_for(15_000)
    check_order("hurried", "own", "theirs", "lobby", yours=3)


def test_while_others_play_a_link_leads_to_the_next_table_that_waits(come: Come) -> None:
    ada, ben = come(size=PHONE), come()
    here = ada.visitor.plays_with(ben.visitor, opener=0, clock={"days": 3})["table"]
    slow = ada.visitor.plays_with(ben.visitor, "carcassonne", opener=0, clock={"days": 3})["table"]
    soon = ada.visitor.plays_with(ben.visitor, opener=0, clock={"days": 1})["table"]
    ada.visitor.plays_with(ben.visitor, opener=1)
    ada.open(f"/t/{here}", until=".app[data-turn=true]")
    link = ada.page.get_by_role("link", name="Next table")
    for following in (soon, slow):
        expect(link).to_have_count(0)
        ada.choose("bid 1")
        expect(link).to_have_attribute("href", f"/t/{following}")
        assert ada.page.locator(".bar a, .bar button").locator("visible=true").evaluate_all(SMALL) == []
        link.click()
        ada.page.wait_for_url(f"**/t/{following}")
        ada.page.wait_for_selector(".app[data-turn=true]")


def test_all_finished_games_can_be_shown(come: Come) -> None:
    ada = come()
    for _ in range(51):
        table = ada.open_game()
        ada.visitor.posts(f"tables/{table}/proposals", {"what": "resign"})
    ada.open("/replays", until=".finished")
    expect(ada.page.locator(".finished li")).to_have_count(50)
    ada.page.get_by_role("button", name="Show more").dblclick()
    expect(ada.page.locator(".finished li")).to_have_count(51)
    expect(ada.page.get_by_role("button", name="Show more")).to_have_count(0)


def test_finished_games_show_the_result_and_link_to_the_replay(come: Come) -> None:
    ada = come()
    table = ada.watch_bots()
    history = ada.history(table)
    ada.open("/", until=".finished")
    row = ada.page.locator(".finished li")
    place, scores = history["places"][0], " : ".join(map(str, history["steps"][-1]["scores"]))
    expect(row).to_contain_text(f"{['You won', '2nd place', '3rd place'][place - 1]} · {scores}")
    row.get_by_role("link", name="Replay of 5 Towers").click()
    ada.page.wait_for_selector(".graph svg")
    assert ada.page.url.endswith(f"/t/{table}/1/replay")


OPENED = {f"/puzzles/{game}/daily": f"/puzzles/{game}/*" for game in ("five-towers", "carcassonne")}
"""For each link, the pattern of the address that it opens. The id of the daily puzzle replaces `daily`."""


def test_every_link_opens_a_page(come: Come) -> None:
    ada = come()
    ada.open("/", until=".links a")
    links = [str(one.get_attribute("href")) for one in ada.page.locator(".links a").all()]
    assert len(set(links)) == len(links) == 7, links
    for link in links:
        ada.page.locator(f'.links a[href="{link}"]').click()
        ada.page.wait_for_url(f"**{OPENED.get(link, link)}")
        ada.page.wait_for_selector("main:not(:has(.links))")
        expect(ada.page.get_by_text("There is nothing here.")).to_have_count(0)
        ada.page.go_back()
        ada.page.wait_for_selector(".links a")


@pytest.mark.parametrize("index", ["rules", "learn", "puzzles"])
def test_an_index_leads_to_the_page_of_each_game(come: Come, index: str) -> None:
    ada = come(size=PHONE)
    for game in ("5 Towers", "Carcassonne"):
        ada.open(f"/{index}", until="main a")
        assert ada.flaws() == []
        ada.page.get_by_role("link", name=game).click()
        ada.page.wait_for_url(re.compile(f"/{index}/{game.lower().replace(' ', '-').replace('5', 'five')}"))
        expect(ada.page.get_by_role("heading", name=game).first).to_be_attached()


def test_the_home_page_links_to_the_rules_of_each_game_and_to_what_this_site_is(come: Come) -> None:
    ada = come()
    ada.open("/", until="article")
    ada.page.get_by_role("link", name="Rules: Carcassonne").click()
    ada.page.wait_for_url("**/rules/carcassonne")
    ada.page.go_back()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("link", name="About this site").click()
    ada.page.wait_for_url("**/about")
    expect(ada.page.get_by_text("Designed by Klaus-Jürgen Wrede")).to_be_visible()
    expect(ada.page.get_by_text("Apache License 2.0")).to_be_visible()
    assert ada.flaws() == []
    for link in ("/rules", "/learn", "/puzzles", "/api"):
        expect(ada.page.locator(f'main a[href="{link}"]')).to_be_visible()


@pytest.mark.parametrize("path", ["/nowhere", "/rules/chess", "/learn/constructor", "/new/chess", "/puzzles/chess"])
def test_an_address_without_a_page_says_so_and_leads_home(come: Come, path: str) -> None:
    ada = come(size=PHONE)
    ada.network_fails = True  # Chromium logs the status 404
    ada.open(path)
    expect(ada.page.get_by_role("heading", name="There is nothing here.")).to_be_visible()
    assert ada.flaws() == []
    ada.page.get_by_role("button", name="Home").click()
    ada.page.wait_for_selector("article")


def test_instead_of_an_unknown_puzzle_another_one_can_be_solved(come: Come) -> None:
    ada = come()
    ada.network_fails = True
    ada.open("/puzzles/five-towers/nope", until="[role=alert]")
    expect(ada.page.get_by_role("alert")).to_contain_text("There is no such puzzle.")
    assert ada.flaws() == []
    ada.page.get_by_role("button", name="Next puzzle").click()
    ada.page.wait_for_selector(".app[data-puzzle]")
    expect(ada.page.get_by_role("alert")).to_have_count(0)


def test_name_and_menu_never_overlap(come: Come) -> None:
    ada = come(size=PHONE, language="lt")
    ada.open("/", until=".links a")
    for size in ("normal", "twice"):
        if size == "twice":
            ada.page.evaluate(TWICE)
        name, menu = (box_of(ada.page.locator(f"header {one}")) for one in ("a", "button"))
        assert name["x"] + name["width"] <= menu["x"], size
        assert menu["x"] + menu["width"] <= PHONE["width"], size
        assert ada.page.locator("header a").evaluate("one => one.scrollWidth <= one.clientWidth"), size


def test_the_links_of_the_home_page_are_aligned(come: Come) -> None:
    ada = come(size=PHONE)
    ada.open("/", until=".links a")
    assert len({box_of(text)["x"] for text in ada.page.locator("main nav .text").all()}) == 1


def test_a_full_table_names_every_player(come: Come) -> None:
    ada = come(size=PHONE)
    ada.watch_bots(seats=5)
    ada.open("/replays", until=".finished")
    text = ada.page.locator(".finished .text")
    expect(text).to_contain_text(" and Fluff")
    cut = text.evaluate("one => [one, ...one.children].filter(part => part.scrollWidth > part.clientWidth && part.clientWidth).length")
    assert cut == 0


SHIFTS = """() => {
    window.shifted = 0;
    const add = (list) => list.getEntries().forEach((entry) => (window.shifted += entry.value));
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
}"""


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_home_page_does_not_shift_on_a_slow_connection(come: Come, size: ViewportSize) -> None:
    ada = come(size=size)
    ada.play_bots()
    ada.page.goto("about:blank")
    slow = ada.context.new_cdp_session(ada.page)
    slow.send("Network.enable")
    slow.send("Network.emulateNetworkConditions", {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000})
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    slow.send("Network.setCacheDisabled", {"cacheDisabled": True})
    ada.page.add_init_script(f"({SHIFTS})()")
    ada.open("/", until=".mine")
    ada.page.evaluate("document.fonts.ready")
    ada.settle()
    assert ada.page.evaluate("window.shifted") < 0.05


def test_a_friend_is_invited_again_and_open_tables_are_filtered(come: Come) -> None:
    ada, ben = come(), come()
    ada.visitor.called("Ada")
    ben.visitor.called("Ben")
    finish_a_game(ada.visitor, ben.visitor)
    table = ben.visitor.opens(seats=5, listed=True, clock={"days": 2}, language="lt")["table"]
    ben.open(f"/t/{table}", until=".seats")
    ben.page.get_by_role("button", name="Invite Ada").click()
    expect(ben.page.get_by_text("Ada will see your invitation")).to_be_visible()

    ada.open("/", until="article")
    invitation = ada.page.get_by_text("Ben invites you to 5 Towers.")
    expect(invitation).to_be_visible()
    ada.page.get_by_role("button", name="Not now").click()
    expect(invitation).to_have_count(0)

    ada.page.get_by_role("link", name="All open tables").click()
    row = ada.page.locator(f'a[href="/t/{table}"]')
    ada.page.get_by_label("Players").select_option("5")
    ada.page.get_by_label("Speed").select_option("Days per turn")
    expect(row).to_contain_text("Days per turn")
    ada.page.get_by_label("Language").select_option("de")
    expect(row).to_have_count(0)
    ada.page.get_by_label("Language").select_option("lt")
    row.click()
    expect(ada.page.get_by_role("button", name="Sit here").first).to_be_visible()


def test_a_late_response_does_not_undo_a_newer_filter(come: Come) -> None:
    ada = come()
    five, two = (ada.visitor.opens(seats=seats, listed=True)["table"] for seats in (5, 2))
    ada.open("/tables", until=f'a[href="/t/{two}"]')
    held = ada.hold("**/api/tables?*seats=5*")
    with ada.page.expect_request("**/api/tables?*seats=5*"):
        ada.page.get_by_label("Players").select_option("5")
    with ada.page.expect_response("**/api/tables?*seats=2*"):
        ada.page.get_by_label("Players").select_option("2")
    expect(ada.page.locator(f'a[href="/t/{five}"]')).to_have_count(0)
    with ada.page.expect_response("**/api/tables?*seats=5*"):
        held[0].continue_()
    ada.settle()
    expect(ada.page.locator(f'a[href="/t/{five}"]')).to_have_count(0)
    expect(ada.page.locator(f'a[href="/t/{two}"]')).to_be_visible()
