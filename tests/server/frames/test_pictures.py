"""Link previews of tables and their pictures: the server caches them, redraws running games, and limits memory and pending requests."""

import asyncio
import re
import struct
from dataclasses import replace
from html import unescape
from typing import Any
from urllib.robotparser import RobotFileParser

import msgspec
import pytest

from rookery.core.outcome import Outcome
from rookery.drawing import poster
from rookery.games import GAMES
from rookery.locale import ENGLISH, Words, languages
from rookery.server.frames import pictures as table_pictures
from rookery.server.frames.history import view_after
from rookery.server.frames.link_previews import preview_tags, table_preview, words_for_seat
from rookery.server.frames.pictures import FRESH, WAITING, Pictures, draw_result, headline
from rookery.server.limits import RATES
from rookery.server.refusals import Refused
from rookery.server.tables.table import Table
from tests.server.conftest import Servers, Visitors
from tests.server.offline_table import BOB, finished, started
from tests.server.stores import DETAILS, summary
from tests.server.visiting import Visitor

WORDS = Words(ENGLISH)
POINTS = re.compile(r'score"[^>]*>-?\d')


class Drawn(Pictures):
    """Pictures that record each drawing and have a serial number instead of pixels."""

    def __init__(self) -> None:
        super().__init__(self.number)
        self.drawn: list[str] = []

    async def number(self, svg: str) -> bytes:
        self.drawn.append(svg)
        return str(len(self.drawn)).encode()


def picture(pictures: Pictures, table: Table, number: int | None = None) -> Any:
    return asyncio.run(pictures.of_table(table, number, WORDS))


def test_a_result_is_drawn_once_and_a_running_game_again_after_a_while(clock: list[int]) -> None:
    pictures, over, running = Drawn(), finished().table, replace(started().table, id="u")
    assert [picture(pictures, table) for table in (over, running, over, running)] == [b"1", b"2", b"1", b"2"]
    clock[0] += FRESH - 1
    assert picture(pictures, running) == b"2"
    clock[0] += 1
    assert [picture(pictures, table) for table in (over, running)] == [b"1", b"3"]
    result, board, _ = pictures.drawn
    assert all(name in result for name in ("Ann", "Bob"))
    assert all(name in board for name in ("Ann", "Bob", "5 Towers"))
    assert [bool(POINTS.search(svg)) for svg in pictures.drawn] == [True, False, False], "who is ahead is not told before the end"


def test_an_unknown_game_has_no_picture() -> None:
    nothing_yet = replace(finished().table, played=(), match=None)
    for table, number in ((finished().table, 2), (started().table, 2), (started().table, -1), (nothing_yet, None)):
        with pytest.raises(Refused, match="no such game"):
            picture(Drawn(), table, number)


def test_the_least_recently_used_pictures_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_pictures, "KEPT", 2)
    pictures, over = Drawn(), finished().table
    tables = {name: replace(over, id=name) for name in "abc"}
    assert [picture(pictures, tables[name]) for name in "abacabb"] == [b"1", b"2", b"1", b"3", b"1", b"4", b"4"]


async def test_a_limited_number_waits_at_the_same_time() -> None:
    go_on = asyncio.Event()

    async def pixels(_svg: str) -> bytes:
        await go_on.wait()
        return b""

    pictures, table = Pictures(pixels), finished().table
    waiting = [asyncio.create_task(pictures.of_table(table, None, WORDS)) for _ in range(WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Refused) as caught:
        await pictures.of_table(table, None, WORDS)
    assert caught.value.code == "server/busy"
    go_on.set()
    await asyncio.gather(*waiting)
    assert await pictures.of_table(table, None, WORDS) == b"", "afterwards there is room again"


@pytest.mark.parametrize(
    ("places", "said"),
    [((1, 2), WORDS("web-won", you="no", name="A", points=9)), ((1, 1), WORDS("won-together", names=WORDS.listed(["A", "B"]), points=9))],
)
def test_a_picture_states_the_winner_and_their_points(places: tuple[int, int], said: str) -> None:
    played = finished().table.played[0]
    view = view_after(played.record, len(played.record.actions))
    assert isinstance(view.outcome, Outcome)
    view = replace(view, scores=(9, 4), outcome=replace(view.outcome, places=places))
    assert headline(played, view, ["A", "B"], WORDS) == said


def test_a_picture_states_who_resigned_and_on_which_day() -> None:
    offline = started()
    offline.act(offline.holder_to_act)
    offline.propose(BOB, "resign")
    played = replace(offline.table.played[0], ended=20_000 * 24 * 60 * 60_000)
    view = view_after(played.record, len(played.record.actions))
    assert headline(played, view, ["A", "B"], WORDS) == WORDS("web-ended-resigned", names="B")
    assert "2024-10-04" in str(draw_result(played, WORDS)), "the first moment of that day"


async def test_a_process_that_fails_or_takes_too_long_gives_no_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
    assert (await table_pictures.pixels_of(svg)).startswith(b"\x89PNG")
    with pytest.raises(RuntimeError):
        await table_pictures.pixels_of("no picture")
    monkeypatch.setattr(table_pictures, "SECONDS", 0.0)
    with pytest.raises(TimeoutError):
        await table_pictures.pixels_of(svg)


def test_every_game_of_a_table_has_its_own_picture() -> None:
    table = finished().table
    first, second = [replace(table.played[0], ended=days * 24 * 60 * 60_000) for days in (20_000, 20_001)]
    pictures, table = Drawn(), replace(table, played=(first, second), match=None)
    assert [picture(pictures, table, number) for number in (1, 2, None)] == [b"1", b"2", b"2"]
    assert ["2024-10-04" in pictures.drawn[0], "2024-10-05" in pictures.drawn[1]] == [True, True]


def tags(guest: Visitor, path: str, **headers: str) -> dict[str, str]:
    """Return the metadata of the page at this path, by name."""
    page = guest.http.get(path, headers=headers).text
    return dict(re.findall(r'<meta property="(og:\w+)" content="([^"]*)"', page))


def test_the_preview_of_a_table_states_its_game_and_players(visitor: Visitors) -> None:
    ann = visitor("Ann <b>")
    table = ann.opens("five-towers", 3, bots=[{"seat": 1, "bot": "uniform"}])["table"]
    told = tags(ann, f"/t/{table}")
    assert told["og:title"] == "5 Towers: Ann &lt;b&gt;, Pip"
    assert told["og:description"] == "One free seat"
    assert told["og:image"].endswith("/icon-512.png")


def test_an_address_that_asks_for_many_previews_still_gets_the_page(start_server: Servers, visitor: Visitors) -> None:
    ann = visitor("Ann", start_server(limited=True, stopped_time=True, cold=True).address)
    table = ann.opens("five-towers", 2)["table"]
    asked = [tags(ann, f"/t/{table}") for _ in range(RATES["visit"].burst + 5)]
    assert asked[0]["og:title"].startswith("5 Towers: Ann")
    assert asked[-1] == {}
    assert ann.http.get(f"/t/{table}").status_code == 200


def test_a_preview_is_in_the_requested_language(ann: Visitor) -> None:
    table = ann.opens("five-towers", 2)["table"]
    assert tags(ann, f"/t/{table}", **{"accept-language": "xx, de-AT;q=0.8, en;q=0.5"})["og:description"] == "Ein Platz frei"


@pytest.mark.parametrize("path", ["/", "/daily", "/t/nothing-here"])
def test_a_page_is_described_in_the_requested_language(ann: Visitor, path: str) -> None:
    for language in languages():
        answer = ann.http.get(path, headers={"accept-language": f"xx, {language}-XX, en;q=0.5"})
        assert f'<html lang="{language}"' in answer.text
        assert f'<meta name="description" content="{Words(language)("web-page-about")}" />' in answer.text
        assert "accept-language" in answer.headers["vary"]


def test_a_preview_of_a_table_comes_with_the_description(ann: Visitor) -> None:
    table = ann.opens("five-towers", 2)["table"]
    assert Words("pl")("web-page-about") in ann.http.get(f"/t/{table}", headers={"accept-language": "pl"}).text


def test_the_app_is_described_in_the_requested_language(ann: Visitor) -> None:
    for language in languages():
        manifest = ann.http.get("/manifest.webmanifest", headers={"accept-language": language}).json()
        assert (manifest["lang"], manifest["description"]) == (language, Words(language)("web-page-about"))
        assert manifest["start_url"] == "/"
        assert {screenshot["label"] for screenshot in manifest["screenshots"]} == {Words(language)(f"game-{game}") for game in GAMES}
        shortcuts = {shortcut["url"]: shortcut["name"] for shortcut in manifest["shortcuts"]}
        assert set(shortcuts) == {
            "/new/five-towers",
            "/new/carcassonne",
            "/daily",
            "/puzzles/five-towers/daily",
            "/puzzles/carcassonne/daily",
            "/score",
        }
        assert shortcuts["/score"] == Words(language)("web-score")
        assert all(ann.http.get(url).status_code == 200 for url in shortcuts)


def test_crawlers_may_read_public_pages_and_pictures_but_no_tables(ann: Visitor) -> None:
    rules = RobotFileParser()
    rules.parse(ann.http.get("/robots.txt").text.splitlines())
    for path, crawler, preview in (
        ("/", True, True),
        ("/learn/carcassonne", True, True),
        ("/api/poster.png?page=/", True, True),
        ("/api/tables", False, False),
        ("/t/abc", False, True),
        ("/me", False, True),
    ):
        assert (path, rules.can_fetch("SomeBot", path), rules.can_fetch("Twitterbot", path)) == (path, crawler, preview)


def test_other_pages_have_no_preview_and_an_unknown_table_is_no_error(ann: Visitor) -> None:
    for path in ("/me", "/new/carcassonne", "/deal/none", "/t/nothing-here"):
        assert (path, ann.http.get(path).status_code, tags(ann, path)) == (path, 200, {})


def test_pages_have_previews_with_pictures_in_the_language_that_is_asked_for(ann: Visitor) -> None:
    puzzle = ann.gets("puzzles/five-towers")["puzzle"]
    table = ann.opens("five-towers", 2, sit=[0], bots=[{"seat": 1, "bot": "uniform"}], start=True)["table"]
    ann.posts(f"tables/{table}/proposals", {"what": "resign"})
    challenge = ann.posts(f"tables/{table}/games/1/challenge", {"seat": 0})["deal"]
    daily, earlier = (day["deal"] for day in ann.gets("daily")[0]["days"][:2])
    ann.gets(f"deals/{daily}")
    german = Words("de", "deals")
    titles = {
        "/": german("web-name"),
        "/daily": german("web-to-daily"),
        f"/deal/{daily}": german("web-to-daily"),
        f"/deal/{earlier}": german("web-to-daily"),
        f"/deal/{challenge}": german("deal-by-nobody"),
        "/puzzles/carcassonne": german("web-to-puzzles", game=german("game-carcassonne")),
        "/puzzles/carcassonne/daily": german("web-to-puzzles", game=german("game-carcassonne")),
        f"/puzzles/five-towers/{puzzle}": german("web-puzzle", game=german("game-five-towers")),
        "/learn/carcassonne": german("web-learn-offer", game=german("game-carcassonne")),
        "/learn": german("web-lessons"),
        "/rules": german("web-rules"),
        "/puzzles": german("web-puzzles"),
        "/about": german("web-about"),
    }
    for path, title in titles.items():
        page = ann.http.get(path, headers={"accept-language": "de"}).text
        told = {name: unescape(text) for name, text in re.findall(r'<meta property="(og:[\w:]+)" content="([^"]*)"', page)}
        address = str(ann.http.base_url.join(path))
        assert (told["og:title"], told["og:locale"], told["og:url"]) == (title, "de_DE", address)
        assert f'<link rel="canonical" href="{address}" />' in page
        assert (told["og:image:width"], told["og:image:height"]) == ("1200", "630")
        assert "Ann" not in page
        shown = ann.http.get(told["og:image"])
        assert (shown.headers["content-type"], size(shown.content)) == ("image/png", (1200, 630))
    assert ann.is_refused("GET", "poster.png?page=/me") == (404, "page/unknown")


def test_a_page_is_drawn_once_in_each_language() -> None:
    pictures, drawn = Drawn(), poster({"5 Towers": started().table.seat_view(None)}, title="T", subtitle="S")
    keys = ["/", "/daily", "/"]
    assert [asyncio.run(pictures.png(key, lambda: drawn)) for key in keys] == [b"1", b"2", b"1"]


def test_a_server_that_answers_under_any_name_does_not_repeat_the_name(start_server: Servers, visitor: Visitors) -> None:
    told = tags(visitor(address=start_server(hosts=["*"], cold=True).address), "/", host="evil.example")
    assert "og:url" not in told


def test_head_is_answered_like_get_without_the_body(ann: Visitor) -> None:
    table = ann.opens("five-towers", 2)["table"]
    for path in ("/", f"/t/{table}", "/icon.svg", "/api/games", f"/api/tables/{table}"):
        head, whole = ann.http.head(path), ann.http.get(path)
        assert (path, head.status_code, head.content) == (path, whole.status_code, b"")
        assert head.headers["content-type"] == whole.headers["content-type"]
    assert ann.http.head("/nowhere").status_code == 404


def test_a_finished_game_has_a_picture_to_share(ann: Visitor) -> None:
    table = ann.opens("five-towers", 2, sit=[], bots=[{"seat": seat, "bot": "uniform"} for seat in range(2)], start=True)["table"]
    assert ann.is_refused("GET", f"tables/{table}/games/1/picture.svg")[1] == "table/not-finished"
    with ann.watches(table) as socket:
        socket.until("table", lambda frame: frame["status"] == "finished")
    answer = ann.http.get(f"/api/tables/{table}/games/1/picture.svg?language=de")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert 'width="1200" height="630"' in answer.text
    assert re.search(r"rk-result-title\">[^<]*(gewinnt|Sieg)", answer.text)


def test_a_preview_has_a_picture_of_the_running_game_and_of_each_result(ann: Visitor) -> None:
    table = ann.opens("five-towers", 2, bots=[{"seat": 1, "bot": "uniform"}], start=True)["table"]
    running = tags(ann, f"/t/{table}")["og:image"].replace("&amp;", "&")
    assert running.endswith(f"/api/tables/{table}/picture.png?language=en")
    shown = ann.http.get(running)
    assert (shown.headers["content-type"], shown.content[:8], size(shown.content)) == ("image/png", b"\x89PNG\r\n\x1a\n", (1200, 630))
    ann.posts(f"tables/{table}/proposals", {"what": "resign"})
    assert ann.http.get(running).content == shown.content  # cached for a minute, for everybody
    result = tags(ann, f"/t/{table}/1/replay", **{"accept-language": "uk"})["og:image"].replace("&amp;", "&")
    assert result.endswith("?language=uk&number=1")
    assert ann.http.get(result).content != shown.content
    assert ann.is_refused("GET", f"tables/{table}/picture.png?number=2") == (404, "table/unknown")
    assert ann.is_refused("GET", f"tables/{ann.opens('carcassonne', 2)['table']}/picture.png") == (404, "table/unknown")


def size(png: bytes) -> tuple[int, ...]:
    return struct.unpack(">II", png[16:24])


def test_a_bot_has_its_translated_name_where_one_exists() -> None:
    german = Words("de")
    assert words_for_seat("uniform", "", german) == german("bot-uniform") != "uniform"
    assert [words_for_seat(bot, name, german) for bot, name in (("unheard-of", "x"), (None, "Ann"), (None, ""))] == ["unheard-of", "Ann", ""]


def test_a_preview_states_the_free_seats_then_the_players_and_finally_the_points() -> None:
    english = Words("en")
    playing = msgspec.structs.replace(DETAILS, seats=("Ann", "uniform"), guests=("ann", None), bots=(False, True), scores=(7, 9))
    waiting = msgspec.structs.replace(DETAILS, guests=("ann", None))
    tables = [summary("t", status=status, details=waiting if status == "open" else playing) for status in ("open", "running", "finished")]
    shown = {table.status: preview_tags(table_preview(table, english), english, "http://h/", "http://h/t/t") for table in tables}
    assert english("web-free-seats", count=1) in shown["open"]
    assert 'content="http://h/icon-512.png"' in shown["open"]
    assert "summary_large_image" not in shown["open"]
    assert f"{english('game-five-towers')}: Ann, {english('bot-uniform')}" in shown["running"]
    assert english("web-lead-more") in shown["running"]
    assert english("web-result", scores="7 : 9") in shown["finished"]
    for status in ("running", "finished"):
        assert "http://h/api/tables/t/picture.png?language=en" in shown[status]
        assert 'name="twitter:card" content="summary_large_image"' in shown[status]
    of_a_game = preview_tags(table_preview(summary("t"), english, 3), english, "http://h/", None)
    assert "picture.png?language=en&amp;number=3" in of_a_game
    assert "canonical" not in of_a_game, "the server does not know its public address"
