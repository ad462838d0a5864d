"""What other programs get to see of a link: tags for previews, and an answer to `HEAD`."""

import re
import struct

from tests.server.conftest import Visitors
from tests.server.visiting import Visitor


def tags(guest: Visitor, path: str, **headers: str) -> dict[str, str]:
    """The tags of the page at this path, by name."""
    page = guest.http.get(path, headers=headers).text
    return dict(re.findall(r'<meta property="(og:\w+)" content="([^"]*)"', page))


def test_a_link_to_a_table_tells_its_game_and_who_plays(visitor: Visitors) -> None:
    ann = visitor("Ann <b>")
    table = ann.opens("five-towers", 3, bots=[{"seat": 1, "bot": "uniform"}])["table"]
    told = tags(ann, f"/t/{table}")
    assert told["og:title"] == "5 Towers: Ann &lt;b&gt;, Pip"
    assert told["og:description"] == "One free seat"
    assert told["og:image"].endswith("/icon-512.png")


def test_a_preview_is_in_the_language_that_is_asked_for(visitor: Visitors) -> None:
    ann = visitor("Ann")
    table = ann.opens("five-towers", 2)["table"]
    assert tags(ann, f"/t/{table}", **{"accept-language": "xx, de-AT;q=0.8, en;q=0.5"})["og:description"] == "Ein Platz frei"


def test_other_pages_have_no_preview_and_an_unknown_table_is_no_error(visitor: Visitors) -> None:
    ann = visitor()
    assert tags(ann, "/") == tags(ann, "/t/nothing-here") == {}
    assert ann.http.get("/t/nothing-here").status_code == 200


def test_head_is_answered_like_get_without_the_body(visitor: Visitors) -> None:
    ann = visitor("Ann")
    table = ann.opens("five-towers", 2)["table"]
    for path in ("/", f"/t/{table}", "/icon.svg", "/api/games", f"/api/tables/{table}"):
        head, whole = ann.http.head(path), ann.http.get(path)
        assert (path, head.status_code, head.content) == (path, whole.status_code, b"")
        assert head.headers["content-type"] == whole.headers["content-type"]
    assert ann.http.head("/nowhere").status_code == 404


def test_a_finished_game_has_a_picture_to_share(visitor: Visitors) -> None:
    ann = visitor("Ann")
    table = ann.opens("five-towers", 2, sit=[], bots=[{"seat": seat, "bot": "uniform"} for seat in range(2)], start=True)["table"]
    assert ann.is_refused("GET", f"tables/{table}/games/1/picture.svg")[1] == "table/not-finished"
    with ann.watches(table) as socket:
        socket.until("table", lambda frame: frame["status"] == "finished")
    answer = ann.http.get(f"/api/tables/{table}/games/1/picture.svg?language=de")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert 'width="1200" height="630"' in answer.text
    assert re.search(r"rk-result-title\">[^<]*(gewinnt|Sieg)", answer.text)


def test_a_preview_has_a_picture_of_the_running_game_and_of_each_result(visitor: Visitors) -> None:
    ann = visitor("Ann")
    table = ann.opens("five-towers", 2, bots=[{"seat": 1, "bot": "uniform"}], start=True)["table"]
    running = tags(ann, f"/t/{table}")["og:image"].replace("&amp;", "&")
    assert running.endswith(f"/api/tables/{table}/picture.png?language=en")
    shown = ann.http.get(running)
    assert (shown.headers["content-type"], shown.content[:8], size(shown.content)) == ("image/png", b"\x89PNG\r\n\x1a\n", (1200, 630))
    ann.posts(f"tables/{table}/proposals", {"what": "resign"})
    assert ann.http.get(running).content == shown.content  # kept for a minute, for everybody
    result = tags(ann, f"/t/{table}/1/replay", **{"accept-language": "uk"})["og:image"].replace("&amp;", "&")
    assert result.endswith("?language=uk&number=1")
    assert ann.http.get(result).content != shown.content
    assert ann.is_refused("GET", f"tables/{table}/picture.png?number=2") == (404, "table/unknown")
    assert ann.is_refused("GET", f"tables/{ann.opens('carcassonne', 2)['table']}/picture.png") == (404, "table/unknown")


def size(png: bytes) -> tuple[int, ...]:
    return struct.unpack(">II", png[16:24])
