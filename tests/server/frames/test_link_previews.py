"""Link previews: metadata for other programs, and answers to `HEAD`."""

import re
import struct

from msgspec.structs import replace

from rookery.locale import Words
from rookery.server.frames.link_previews import preview_tags, words_for_seat
from tests.server.conftest import Visitors
from tests.server.stores import DETAILS, summary
from tests.server.visiting import Visitor


def tags(guest: Visitor, path: str, **headers: str) -> dict[str, str]:
    """Return the metadata of the page at this path, by name."""
    page = guest.http.get(path, headers=headers).text
    return dict(re.findall(r'<meta property="(og:\w+)" content="([^"]*)"', page))


def test_a_link_to_a_table_tells_its_game_and_who_plays(visitor: Visitors) -> None:
    ann = visitor("Ann <b>")
    table = ann.opens("five-towers", 3, bots=[{"seat": 1, "bot": "uniform"}])["table"]
    told = tags(ann, f"/t/{table}")
    assert told["og:title"] == "5 Towers: Ann &lt;b&gt;, Pip"
    assert told["og:description"] == "One free seat"
    assert told["og:image"].endswith("/icon-512.png")


def test_a_preview_is_in_the_language_that_is_asked_for(ann: Visitor) -> None:
    table = ann.opens("five-towers", 2)["table"]
    assert tags(ann, f"/t/{table}", **{"accept-language": "xx, de-AT;q=0.8, en;q=0.5"})["og:description"] == "Ein Platz frei"


def test_other_pages_have_no_preview_and_an_unknown_table_is_no_error(ann: Visitor) -> None:
    assert tags(ann, "/") == tags(ann, "/t/nothing-here") == {}
    assert ann.http.get("/t/nothing-here").status_code == 200


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


def test_a_bot_is_called_by_its_name_in_the_language_where_it_has_one() -> None:
    german = Words("de")
    assert words_for_seat("uniform", "", german) == german("bot-uniform") != "uniform"
    assert [words_for_seat(bot, name, german) for bot, name in (("unheard-of", "x"), (None, "Ann"), (None, ""))] == ["unheard-of", "Ann", ""]


def test_a_preview_tells_free_seats_then_who_plays_and_in_the_end_the_points() -> None:
    english = Words("en")
    playing = replace(DETAILS, seats=("Ann", "uniform"), guests=("ann", None), bots=(False, True), scores=(7, 9))
    waiting = replace(DETAILS, guests=("ann", None))
    tables = [summary("t", status=status, details=waiting if status == "open" else playing) for status in ("open", "running", "finished")]
    shown = {table.status: preview_tags(table, english, "http://h/") for table in tables}
    assert english("web-free-seats", count=1) in shown["open"]
    assert 'content="http://h/icon-512.png"' in shown["open"]
    assert "summary_large_image" not in shown["open"]
    assert f"{english('game-five-towers')}: Ann, {english('bot-uniform')}" in shown["running"]
    assert english("web-lead-more") in shown["running"]
    assert english("web-result", scores="7 : 9") in shown["finished"]
    for status in ("running", "finished"):
        assert "http://h/api/tables/t/picture.png?language=en" in shown[status]
        assert 'name="twitter:card" content="summary_large_image"' in shown[status]
    of_a_game = preview_tags(summary("t"), english, "http://h/", 3)
    assert "picture.png?language=en&amp;number=3" in of_a_game
