"""Tables over HTTP: opening, listing, joining by link, seats, names, entropy, starting."""

import gzip
import importlib.util
import io
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
import segno
from litestar.exceptions import NotFoundException

from rookery.server import limits
from rookery.server.edge import assets
from rookery.server.edge.routes import pages
from rookery.server.edge.routes.pages import MISSING
from rookery.server.services import Services
from tests.server.conftest import Visitors
from tests.server.serving import ROOT
from tests.server.visiting import Visitor


def test_the_games_of_the_server_are_listed(visitor: Visitors) -> None:
    games = {game["game"]: game for game in visitor().gets("games")}
    assert set(games) == {"five-towers", "carcassonne"}
    assert games["five-towers"]["seats"] == [2, 5]
    assert games["carcassonne"]["expansions"] == ["river", "abbot", "towers-and-thieves"]
    assert all("uniform" in game["bots"] for game in games.values())


def test_opening_a_table_makes_the_guest_its_host_on_seat_0(visitor: Visitors) -> None:
    table = visitor("Ann").opens(seats=3, options={"overbids": "retract"})
    assert (table["status"], table["version"], table["host"], table["your_seats"]) == ("open", 0, True, [0])
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "", ""]
    assert table["options"] == {"overbids": "retract"}
    assert (table["view"], table["moves"], table["shuffle"]["secret"]) == (None, [], None)


@pytest.mark.parametrize(
    ("terms", "refusal"),
    [
        ({"start": True}, (409, "seat/not-free")),
        ({"game": "chess"}, (404, "game/unknown")),
        ({"seats": 6}, (422, "setup/invalid")),
        ({"seats": 11}, (400, "request/invalid")),
        ({"opener": 2}, (422, "setup/invalid")),
        ({"sit": [2]}, (400, "seat/unknown")),
        ({"sit": [-1]}, (400, "request/invalid")),
        ({"bots": [{"seat": 0, "bot": "uniform"}]}, (409, "seat/taken")),
        ({"bots": [{"seat": 5, "bot": "uniform"}]}, (400, "seat/unknown")),
        ({"bots": [{"seat": 1, "bot": "../oracle"}]}, (422, "setup/invalid")),
        ({"clock": {"base": 1}}, (422, "setup/invalid")),
        ({"options": {"cheats": "on"}}, (422, "setup/invalid")),
        ({"expansions": ["river"]}, (422, "setup/invalid")),
    ],
)
def test_invalid_tables_are_refused_and_not_created(terms: dict[str, Any], refusal: tuple[int, str], ann: Visitor) -> None:
    assert ann.is_refused("POST", "tables", {"game": "five-towers", "seats": 2, **terms}) == refusal
    assert ann.gets("me/tables")["tables"] == []


def test_listed_tables_are_found_until_they_begin_and_others_never(ann: Visitor, stranger: Visitor) -> None:
    listed, hidden = ann.opens(listed=True)["table"], ann.opens()["table"]
    assert listed in [summary["table"] for summary in stranger.gets("tables")["tables"]]
    assert hidden not in [summary["table"] for summary in stranger.gets("tables")["tables"]]
    assert stranger.sees(hidden)["table"] == hidden
    ann.puts(f"tables/{listed}/seats/1", {"bot": "uniform"})
    ann.posts(f"tables/{listed}/start")
    assert listed not in [summary["table"] for summary in stranger.gets("tables")["tables"]]
    assert {summary["table"] for summary in ann.gets("me/tables")["tables"]} == {listed, hidden}
    assert stranger.asks("GET", "me/tables").json()["tables"] == []


def test_own_tables_show_until_when_the_seat_to_act_has_time(ann: Visitor, bob: Visitor) -> None:
    timed = ann.plays_with(bob, opener=0, clock={"days": 2})
    untimed = ann.plays_with(bob, opener=0)["table"]
    opened = ann.opens(clock={"days": 2})["table"]
    for acting in (False, True):
        frame = ann.acts(timed, "bid 1") if acting else timed
        listed = ann.gets("me/tables", params={"finished": False})
        deadlines = {summary["table"]: summary["deadline"] for summary in listed["tables"]}
        clock = frame["clock"]
        assert deadlines == {timed["table"]: clock["since"] + clock["left"][clock["running"]], untimed: None, opened: None}
        assert frame["now"] <= listed["now"] <= deadlines[timed["table"]]


def test_all_unfinished_tables_of_a_guest_are_found_page_by_page(ann: Visitor, visitor: Visitors) -> None:
    finished = ann.opens(bots=[{"seat": 1, "bot": "uniform"}], start=True)["table"]
    ann.posts(f"tables/{finished}/proposals", {"what": "resign"})
    hosts = [visitor() for _ in range(limits.MINE // limits.DEFAULTS.tables_per_guest + 1)]
    tables = [hosts[number % len(hosts)].opens()["table"] for number in range(limits.MINE + 1)]
    for table in tables:
        ann.puts(f"tables/{table}/seats/1", {})
    first = ann.gets("me/tables", params={"finished": False})
    second = ann.gets("me/tables", params={"finished": False, "page": first["next"]})
    assert [len(page["tables"]) for page in (first, second)] == [limits.MINE, 1]
    assert [summary["table"] for page in (first, second) for summary in page["tables"]] == tables[::-1]
    assert second["next"] is None
    assert [summary["table"] for summary in ann.gets("me/tables", params={"finished": True})["tables"]] == [finished]
    assert ann.is_refused("GET", "me/tables?page=second") == (400, "request/invalid")


def test_joining_by_link_needs_no_account_and_no_name(stranger: Visitor, visitor: Visitors) -> None:
    name = visitor("Ann").opens()["table"]
    table = stranger.puts(f"tables/{name}/seats/1", {})
    assert stranger.cookie
    assert (table["your_seats"], table["host"], table["seats"][1]["name"]) == ([1], False, "")


def test_a_seat_has_one_holder(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    seat = f"tables/{ann.opens()['table']}/seats/1"
    bob.puts(seat, {})
    assert eve.is_refused("PUT", seat, {}) == (409, "seat/taken")
    assert ann.is_refused("PUT", seat, {"bot": "oracle"}) == (422, "setup/invalid")
    assert eve.is_refused("PUT", f"{seat}/word", {"entropy": "mine"}) == (403, "seat/not-yours")
    bob.deletes(seat)
    assert eve.puts(seat, {})["your_seats"] == [1]


def test_actions_are_refused_with_stable_codes(ann: Visitor) -> None:
    table = ann.opens(sit=[0, 1], start=True)
    path, version = f"tables/{table['table']}/actions", table["version"]
    assert ann.is_refused("POST", path, {"version": version - 1, "action": "bid 1"}) == (409, "action/stale")
    assert ann.is_refused("POST", path, {"version": version, "action": "bid lots"}) == (422, "notation/unreadable")
    illegal = ann.asks("POST", path, {"version": version, "action": "pass"})
    assert (illegal.status_code, illegal.json()["code"], illegal.json()["rule"]) == (422, "action/illegal", "FT-29")
    assert ann.is_refused("POST", f"tables/{ann.opens()['table']}/actions", {"version": 0, "action": "bid 1"}) == (409, "table/not-running")
    assert ann.is_refused("POST", "tables/nowhere/actions", {"version": 0, "action": "bid 1"}) == (404, "table/unknown")


def test_taking_back_over_http(ann: Visitor) -> None:
    table = ann.opens(sit=[0, 1], start=True)
    acted = ann.acts(table, "bid 1")
    assert acted["can_take_back"]
    back = ann.posts(f"tables/{table['table']}/take-back", {"version": acted["version"]})
    assert (back["version"], back["view"]["choices"]) == (acted["version"] + 1, table["view"]["choices"])
    assert back["view"]["actor"] == table["view"]["actor"]
    assert not back["can_take_back"]


def test_the_same_request_counts_once_over_http(ann: Visitor) -> None:
    table = ann.opens(sit=[0, 1], start=True)
    first = ann.acts(table, "bid 1", request="r-1")
    again = ann.acts(table, "bid 1", request="r-1")
    assert (again["version"], again["view"]) == (first["version"], first["view"])
    for _ in range(2):
        ann.posts(f"tables/{table['table']}/chat", {"text": "hello", "request": "r-2"})
    assert len(ann.gets(f"tables/{table['table']}/chat")) == 1


def test_two_people_may_use_the_same_request_numbers(ann: Visitor, bob: Visitor) -> None:
    table = ann.acts(ann.plays_with(bob, opener=0), "bid 1", request="1")
    passed = bob.acts(bob.sees(table["table"]), "pass", request="1")
    assert passed["version"] > table["version"]
    assert passed["moves"][0]["action"] == "pass"


def test_names_are_cleaned_and_bounded(ann: Visitor) -> None:
    assert ann.asks("PATCH", "me", {"name": "  A\u202ennn\u0000a \n"}).json()["name"] == "Annna"
    assert ann.gets("me")["name"] == "Annna"
    for name in ("", " \u200b ", "x" * 25, "x" * 2000):
        status, code = ann.is_refused("PATCH", "me", {"name": name})
        assert (status, code) in {(400, "name/invalid"), (400, "request/invalid")}
    table = ann.opens()
    assert ann.is_refused("PUT", f"tables/{table['table']}/seats/1", {"name": "x" * 25}) == (400, "name/invalid")
    assert ann.puts(f"tables/{table['table']}/seats/1", {"name": "\u2067Ben\u2069"})["seats"][1]["name"] == "Ben"


def test_a_name_is_not_markup_on_the_start_page(visitor: Visitors) -> None:
    ann = visitor("<script>x</script>")
    ann.opens(listed=True)
    page = ann.http.get("/api").text
    assert "<script" not in page
    assert "&lt;script&gt;x&lt;/script&gt;" in page


def test_opening_twice_with_one_request_opens_one_table(ann: Visitor, bob: Visitor) -> None:
    first, again, other = (ann.opens(request=request)["table"] for request in ("a-1", "a-1", "a-2"))
    assert first == again != other
    assert bob.opens(request="a-1")["table"] != first
    assert len(ann.gets("me/tables")["tables"]) == 2
    with ThreadPoolExecutor(8) as pool:
        names = set(pool.map(lambda _: ann.asks("POST", "tables", {"game": "five-towers", "seats": 2, "request": "a-3"}).json()["table"], range(8)))
    assert len(names) == 1
    assert len(ann.gets("me/tables")["tables"]) == 3


def test_the_api_page_is_built_once(visitor: Visitors) -> None:
    described = Mock()
    described.openapi_schema.to_schema.return_value = {"paths": {"/api": {"get": {"description": "What this is."}}}}
    assert pages.operations(described) == pages.operations(described)
    described.openapi_schema.to_schema.assert_called_once_with()
    page = visitor("Ann").http.get("/api").text
    assert "/api/tables" in page
    assert "Playing with curl" in page
    assert MISSING not in page


async def test_without_a_built_client_pages_say_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, services: Services) -> None:
    monkeypatch.setattr(pages, "PAGE", tmp_path / "index.html")
    monkeypatch.setattr(pages, "operations", lambda _app: "")
    request = Mock(base_url="http://127.0.0.1/", headers={}, path_params={})
    for page in (await pages.client.fn(request, services), await pages.table_page.fn(request, services, "nowhere")):
        assert MISSING in page.content


def test_a_program_is_labelled_as_one_and_plays_to_the_end(ann: Visitor, visitor: Visitors) -> None:
    """The program of docs/bots.md plays both seats."""
    spec = importlib.util.spec_from_file_location("example_visitor", ROOT / "examples" / "visitor.py")
    assert spec is not None
    assert spec.loader is not None
    program = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(program)
    table = ann.opens(sit=[])["table"]
    program.ask(ann.address, "PATCH", "me", {"name": "Visitor"})
    program.ask(ann.address, "PUT", f"tables/{table}/seats/0", {"program": True})
    frame = program.ask(ann.address, "PUT", f"tables/{table}/seats/1", {"name": "Second", "program": True})
    assert [(seat["name"], seat["program"], seat["bot"]) for seat in frame["seats"]] == [("Visitor", True, None), ("Second", True, None)]
    ann.posts(f"tables/{table}/start")
    scores = program.play(ann.address, table, 0, wait=0.05)
    finished = ann.gets(f"tables/{table}")
    assert (finished["status"], finished["view"]["scores"]) == ("finished", scores)
    assert all(seat["program"] for seat in finished["seats"])
    own = program.open_table(ann.address)
    assert [(seat["program"], seat["bot"]) for seat in ann.gets(f"tables/{own}")["seats"]] == [(True, None), (False, "apprentice")]


@pytest.mark.parametrize(("query", "page"), [("", ""), ("?screen=true", "/screen")])
def test_the_links_of_a_table_are_codes_that_any_camera_reads(ann: Visitor, query: str, page: str) -> None:
    table = ann.opens()["table"]
    answer = ann.asks("GET", f"tables/{table}/qr.svg{query}")
    drawn = io.BytesIO()
    segno.make(f"{ann.address}t/{table}{page}", micro=False).save(drawn, kind="svg", scale=4, xmldecl=False)
    assert (answer.status_code, answer.headers["content-type"], answer.content) == (200, "image/svg+xml", drawn.getvalue())
    assert ann.is_refused("GET", "tables/nowhere/qr.svg") == (404, "table/unknown")


def test_entropy_is_shown_or_committed_to_and_never_both(ann: Visitor) -> None:
    path = f"tables/{ann.opens()['table']}/seats/0/word"
    for body in ({}, {"entropy": "rook", "commitment": "a" * 64}):
        assert ann.is_refused("PUT", path, body) == (400, "entropy/invalid")


def test_a_proposal_is_declined_over_http(ann: Visitor, bob: Visitor) -> None:
    table = ann.plays_with(bob, opener=0)["table"]
    asked = ann.posts(f"tables/{table}/proposals", {"what": "stop"})
    assert [one["agreed"] for one in asked["proposals"] if one["what"] == "stop"] == [[0]]
    declined = bob.posts(f"tables/{table}/proposals/decline", {"what": "stop"})
    assert [one["agreed"] for one in declined["proposals"] if one["what"] == "stop"] == [[]]


def request_for(path: str, **headers: str) -> Any:
    return Mock(url=Mock(path=path), headers={name.replace("_", "-"): value for name, value in headers.items()})


def test_a_client_file_is_sent_plain_or_compressed_or_as_not_modified() -> None:
    text, font = assets.packed(b"x" * 1000, "text/css", b"brotli"), assets.packed(b"y", assets.FONT)
    whole, zipped, small = text.encodings["identity"], text.encodings["gzip"], text.encodings["br"]
    assert (gzip.decompress(zipped), small) == (whole, b"brotli")
    tags = {name: text.tag_of(name) for name in text.encodings}
    assert len(set(tags.values())) == 3, "bytes that differ have tags that differ"
    both = {"accept_encoding": "gzip, br"}
    asked = [
        {},
        both,
        {"accept_encoding": "gzip"},
        {"if_none_match": tags["identity"]},
        both | {"if_none_match": f'"other", W/{tags["br"]}'},
        both | {"if_none_match": tags["gzip"]},
        both | {"if_none_match": font.tag_of("identity")},
        both | {"if_none_match": "*"},
    ]
    answers = [assets.send(request_for("/a", **headers), text, "no-cache") for headers in asked]
    assert [answer.content for answer in answers] == [whole, small, zipped, b"", b"", small, small, b""]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 304, 304, 200, 200, 304]
    assert [answer.headers.get("content-encoding") for answer in answers] == [None, "br", "gzip", None, None, "br", "br", None]
    assert [answer.headers["etag"] for answer in answers] == [tags[name] for name in ("identity", "br", "gzip", "identity", "br", "br", "br", "br")]
    assert {(answer.headers["cache-control"], answer.headers["vary"]) for answer in answers} == {("no-cache", "accept-encoding")}
    packed = assets.send(request_for("/a", **both), font, "no-cache")
    assert (packed.content, "content-encoding" in packed.headers) == (b"y", False)


@pytest.mark.parametrize(
    ("accepted", "chosen"),
    [
        ("", "identity"),
        ("br", "br"),
        ("gzip, deflate, br, zstd", "br"),
        ("gzip;q=1.0, br;q=0.5", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("GZIP ; q=0.2", "gzip"),
        ("gzip;q=0, br;q=0.000", "identity"),
        ("identity, br;q=0.5", "identity"),
        ("*", "br"),
        ("br;q=0, *;q=0.1", "gzip"),
        ("*;q=0", "identity"),
        ("brotli, x-gzip", "identity"),
        ("br;q=much, gzip;q=", "identity"),
    ],
)
def test_the_browser_says_which_compression_it_prefers(accepted: str, chosen: str) -> None:
    asset = assets.packed(b"x", "text/css", b"y")
    assert assets.best_encoding(accepted, asset.encodings) == chosen


def test_the_client_is_compressed_with_brotli_as_well_as_gzip(ann: Visitor) -> None:
    script = re.findall(r'src="(/assets/[^"]+\.js)"', ann.http.get("/").text)[0]
    sizes = {}
    for encoding in ("br", "gzip", "identity"):
        answer = ann.http.head(script, headers={"accept-encoding": encoding})
        assert (answer.status_code, answer.headers["vary"], answer.headers["content-type"]) == (
            200,
            "accept-encoding",
            "text/javascript; charset=utf-8",
        )
        assert answer.headers.get("content-encoding", "identity") == encoding
        sizes[encoding] = int(answer.headers["content-length"])
    assert sizes["br"] < sizes["gzip"] < sizes["identity"]
    whole = ann.http.get(script, headers={"accept-encoding": "identity", "range": "bytes=0-9"})
    assert (whole.status_code, len(whole.content)) == (200, sizes["identity"]), "a server without ranges sends everything"
    assert ann.http.get(f"{script}.br").status_code == 404


async def test_only_existing_client_files_are_sent_and_hashed_names_are_cached_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "CLIENT", tmp_path)
    (tmp_path / "assets").mkdir()
    longest = "x" * (pages.LONGEST_NAME - 3) + ".js"
    for name in ("icon.svg", f"assets/{longest}", f"assets/x{longest}"):
        (tmp_path / name).write_text(name)
    anyone: Any = Mock(settings=Mock(invite_only=False))
    icon = await pages.client_file.fn(request_for("/icon.svg"), anyone)
    assert (icon.content, icon.media_type, icon.headers["cache-control"]) == (b"icon.svg", "image/svg+xml", "no-cache")
    script = await pages.client_asset.fn(request_for("/"), longest)
    assert (script.content, script.media_type) == (f"assets/{longest}".encode(), "text/javascript")
    assert script.headers["cache-control"] == assets.UNCHANGING
    for missing in (
        pages.client_file.fn(request_for("/favicon.ico"), anyone),
        pages.client_asset.fn(request_for("/"), "none.js"),
        pages.client_asset.fn(request_for("/"), f"x{longest}"),
    ):
        with pytest.raises(NotFoundException):
            await missing
