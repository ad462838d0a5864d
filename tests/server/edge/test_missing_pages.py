"""Addresses without a page: browsers get the client with links to real pages, programs get JSON."""

from pathlib import Path
from unittest.mock import Mock

import pytest

from rookery.server.edge.routes import pages
from tests.server.raw import answer
from tests.server.serving import ServerProcess
from tests.server.visiting import Visitor

BROWSER = {"accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "accept-language": "de"}
MISSING = [
    "/nowhere",
    "/nowhere/at/all",
    "/rules/chess",
    "/new/chess",
    "/learn/chess",
    "/puzzles/chess",
    "/puzzles/five-towers/nope",
    "/t",
    "/apiary",
]


@pytest.mark.parametrize("path", MISSING)
def test_a_browser_gets_the_client_that_says_that_there_is_nothing(path: str, stranger: Visitor) -> None:
    page, home = stranger.http.get(path, headers=BROWSER), stranger.http.get("/", headers=BROWSER)
    assert (page.status_code, home.status_code) == (404, 200)
    same = ("content-type", "content-encoding", "content-security-policy", "x-content-type-options", "referrer-policy", "cache-control", "vary")
    assert {name: page.headers[name] for name in same} == {name: home.headers[name] for name in same}
    assert '<html lang="de"' in page.text
    assert "og:" not in page.text
    assert stranger.cookie is None
    head = stranger.http.head(path, headers=BROWSER)
    assert (head.status_code, head.content, head.headers["content-type"]) == (404, b"", page.headers["content-type"])
    assert stranger.http.get(path, headers={**BROWSER, "if-none-match": "*"}).status_code == 404


@pytest.mark.parametrize("path", ["/rules", "/rules/", "/learn", "/puzzles", "/about", "/me/tables", "/puzzles/carcassonne/daily"])
def test_pages_that_lead_on_are_there(path: str, stranger: Visitor) -> None:
    assert stranger.http.get(path, headers=BROWSER).status_code == 200


def test_the_page_repeats_nothing_of_the_address(stranger: Visitor) -> None:
    page = stranger.http.get("/<script>alert(1)</script>?q=<script>alert(2)</script>", headers=BROWSER)
    assert page.status_code == 404
    assert page.text == stranger.http.get("/nowhere", headers=BROWSER).text
    assert "alert" not in page.text


@pytest.mark.parametrize(
    ("path", "accept"),
    [
        ("/api/nowhere", BROWSER["accept"]),
        ("/assets/none.js", BROWSER["accept"]),
        ("/nowhere", "application/json"),
        ("/nowhere", "application/json, text/html;q=0.5"),
        ("/nowhere", ";;q=x,,/"),
    ],
)
def test_programs_get_an_error_frame(path: str, accept: str, stranger: Visitor) -> None:
    given = stranger.http.get(path, headers={"accept": accept})
    assert (given.status_code, given.json()["code"]) == (404, "page/unknown")


def test_what_changes_something_is_not_answered_with_a_page(stranger: Visitor) -> None:
    assert stranger.http.post("/nowhere", headers=BROWSER).json()["code"] == "page/unknown"


def test_unknown_hosts_get_no_page(server: ServerProcess) -> None:
    request = b"GET /nowhere HTTP/1.1\r\nHost: evil.example\r\nAccept: text/html\r\nConnection: close\r\n\r\n"
    assert answer(server.address, request).startswith(b"HTTP/1.1 421 ")


def test_without_a_built_client_browsers_get_the_error_frame_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "PAGE", tmp_path / "index.html")
    request = Mock(method="GET")
    request.url.path = "/nowhere"
    request.accept.best_match.return_value = "text/html"
    assert pages.missing_page(request) is None
