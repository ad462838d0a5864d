"""Input validation: hosts, origins, sizes and shapes; and the security headers of every response."""

import json
from contextlib import suppress
from typing import Any

import pytest

from rookery.server import limits
from tests.server.conftest import Servers, Visitors
from tests.server.raw import answer, handshake
from tests.server.serving import ServerProcess
from tests.server.stores import with_store
from tests.server.visiting import Visitor

JSON = {"content-type": "application/json"}
OPEN = {"game": "five-towers", "seats": 2}
FOREIGN = ["http://evil.example", "https://127.0.0.1", "http://127.0.0.1:1", "http://127.0.0.1.evil.example", "null", "http://[", "", "file://"]
STRANGE_HOSTS = ["evil.example", "127.0.0.1.evil.example", "evil.example:8000", "[", "[::2]", "", "localhost@evil.example", "127.0.0.1 evil"]


# --- headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/api", 200),
        ("GET", "/style.css", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/schema/openapi.json", 200),
        ("GET", "/nowhere", 404),
        ("GET", "/assets/..%2fapp.py", 404),
        ("GET", "/assets/" + "x" * 3000, 404),
        ("GET", "/api/tables/nowhere", 404),
        ("PUT", "/api/games", 405),
        ("POST", "/api/tables", 400),
        ("OPTIONS", "/api/games", 204),
    ],
)
def test_every_answer_carries_the_headers(method: str, path: str, status: int, visitor: Visitors) -> None:
    given = visitor().http.request(method, path)
    assert given.status_code == status
    policy = dict(part.split(" ", 1) for part in given.headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert (policy["script-src"], policy["frame-ancestors"], policy["base-uri"]) == ("'self'", "'none'", "'none'")
    assert "unsafe" not in given.headers["content-security-policy"]
    assert given.headers["x-content-type-options"] == "nosniff"
    assert given.headers["referrer-policy"] == "same-origin"
    assert "server" not in given.headers
    assert "access-control-allow-origin" not in given.headers


def test_errors_are_frames_with_a_stable_code(visitor: Visitors) -> None:
    given = visitor().http.get("/api/nowhere")
    assert given.headers["content-type"] == "application/json"
    assert given.json() == {"kind": "error", "code": "page/unknown", "message": "Not Found", "rule": None, "request": None}


# --- hosts and origins


@pytest.mark.parametrize("origin", FOREIGN)
@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "tables"),
        ("PATCH", "me"),
        ("DELETE", "me"),
        ("PUT", "me/mutes"),
        ("POST", "codes"),
        ("POST", "codes/look"),
        ("POST", "identities"),
        ("POST", "me/codes"),
        ("POST", "me/recovery"),
        ("DELETE", "me/devices/x"),
        ("POST", "invitations"),
        ("POST", "tables/x/start"),
        ("DELETE", "tables/x"),
    ],
)
def test_other_sites_cannot_send_anything(method: str, path: str, origin: str, stranger: Visitor) -> None:
    refused = stranger.asks(method, path, {"name": "x"}, headers={"origin": origin})
    assert (refused.status_code, refused.json()["code"]) == (403, "origin/foreign")
    assert stranger.cookie is None


def test_our_own_pages_can_send_requests(stranger: Visitor) -> None:
    assert stranger.asks("POST", "tables", OPEN, headers={"origin": stranger.address.rstrip("/")}).status_code == 201


@pytest.mark.parametrize("origin", FOREIGN)
def test_other_sites_cannot_open_a_socket(origin: str, ann: Visitor) -> None:
    with ann.watches(ann.opens()["table"], Origin=origin) as socket:
        assert socket.next()["code"] == "origin/foreign"
        assert socket.closed() == 4400
        assert len(socket.seen) == 1


def test_our_own_pages_can_open_a_socket(ann: Visitor) -> None:
    with ann.watches(ann.opens()["table"], Origin=ann.address.rstrip("/")) as socket:
        assert socket.next()["kind"] == "table"


@pytest.mark.parametrize("host", STRANGE_HOSTS)
def test_unknown_hosts_are_not_answered(host: str, server: ServerProcess) -> None:
    for path in ("/", "/api/games", "/api/me", "/api/schema/openapi.json"):
        given = answer(server.address, f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        assert given.startswith((b"HTTP/1.1 421 ", b"HTTP/1.1 400 ")), given[:80]
        assert b"set-cookie" not in given.lower()


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "LOCALHOST:1234", "[::1]:80"])
def test_the_names_of_this_machine_are_answered(host: str, server: ServerProcess) -> None:
    assert answer(server.address, f"GET /api/games HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode()).startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize("hosts", [("127.0.0.1", "127.0.0.1"), ("127.0.0.1", "evil.example"), ("evil.example", "127.0.0.1")])
@pytest.mark.parametrize("version", ["1.0", "1.1"])
def test_a_request_with_two_hosts_is_refused(hosts: tuple[str, str], version: str, visitor: Visitors, server: ServerProcess) -> None:
    lines = "".join(f"Host: {host}\r\n" for host in hosts)
    table = visitor("Ann").opens()["table"]
    upgrade = handshake(server.address, table).decode().partition("\r\n")[2].partition("\r\n")[2]
    for path, rest in (("/api/games", "Connection: close\r\n\r\n"), (f"/api/tables/{table}/socket", upgrade)):
        given = answer(server.address, f"GET {path} HTTP/{version}\r\n{lines}{rest}".encode())
        assert given.startswith(b"HTTP/1.1 400 ")


def test_unknown_hosts_cannot_open_a_socket(visitor: Visitors, server: ServerProcess) -> None:
    name = visitor("Ann").opens()["table"]
    given = answer(server.address, handshake(server.address, name, Host="evil.example"), until=b"host/unknown")
    assert b'"code":"host/unknown"' in given
    assert b'"kind":"table"' not in given


# --- sizes and shapes of requests


def test_a_body_over_the_limit_is_too_large_however_it_comes(stranger: Visitor) -> None:
    for content in (b"x" * (limits.DEFAULTS.body_bytes + 1), (b"x" * 1000 for _ in range(50)), b"[" * 10**6):
        given = stranger.asks("POST", "tables", content=content, headers=JSON)
        assert (given.status_code, given.json()["code"]) == (413, "request/too-large")


def test_a_body_under_the_limit_is_read(visitor: Visitors) -> None:
    padded = json.dumps(OPEN) + " " * (limits.DEFAULTS.body_bytes - len(json.dumps(OPEN)))
    assert visitor("Ann").asks("POST", "tables", content=padded, headers=JSON).status_code == 201


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"text"',
        b"{}",
        b'{"game": 5, "seats": 2}',
        b'{"game": "five-towers", "seats": null}',
        b'{"game": "five-towers", "seats": 2.5}',
        b'{"game": "five-towers", "seats": NaN}',
        b'{"game": "five-towers", "seats": 1e999}',
        b'{"game": "five-towers", "seats": ' + b"9" * 5000 + b"}",
        b'{"game": "five-towers", "seats": 2, "cheat": true}',
        b'{"game": "five-towers", "seats": 2, "sit": "all"}',
        b'{"game": "five-towers", "seats": 2, "sit": [' + b"0," * 4000 + b'"x"]}',
        b'{"game": "five-towers", "seats": 2, "options": []}',
        b'{"game": "five-towers", "seats": 2, "options": {"a": ' + b'{"a": ' * 2000 + b"1" + b"}" * 2002,
        b'{"game": "\xff\xfe", "seats": 2}',
        b'{"game": "\\ud800", "seats": 2}',
        b'{"game": "five-towers", "seats": 2, "x": ' + b"[" * 15000,
        b"[" * 16000,
        b'{"a":' * 3000,
        b"\x00" * 100,
        b"game=five-towers&seats=2",
    ],
)
def test_invalid_bodies_are_refused_in_one_sentence(body: bytes, visitor: Visitors, server: ServerProcess) -> None:
    before = len(server.log())
    given = visitor().asks("POST", "tables", content=body, headers=JSON)
    assert (given.status_code, given.json()["code"]) == (400, "request/invalid")
    assert given.json()["message"]
    assert "\n" not in given.json()["message"]
    assert server.log()[before:] == ""


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "null",
        "[]",
        "{}",
        '{"kind": "cheat"}',
        '{"kind": ["act"]}',
        '{"kind": "act"}',
        '{"kind": "act", "version": "1", "action": "bid 1"}',
        '{"kind": "act", "version": 1.5, "action": "bid 1"}',
        '{"kind": "act", "version": -1, "action": "bid 1"}',
        '{"kind": "act", "version": 1000000001, "action": "bid 1"}',
        '{"kind": "act", "version": ' + "9" * 3000 + ', "action": "bid 1"}',
        '{"kind": "act", "version": 1, "action": 1}',
        '{"kind": "act", "version": 1, "action": "bid 1", "seat": 1}',
        '{"kind": "act", "version": 1, "action": "' + "x" * 1001 + '"}',
        '{"kind": "act", "version": 1, "action": "bid 1", "request": ""}',
        '{"kind": "act", "version": 1, "action": "bid 1", "request": "../../x"}',
        '{"kind": "act", "version": 1, "action": "bid 1", "request": "' + "x" * 65 + '"}',
        '{"kind": "take-back", "version": null}',
        '{"kind": "refresh", "all": true}',
        '{"x": ' + "[" * 4000,
        '{"x": ' + "[" * 3000 + ', "kind": "act"}',
        "[" * 4000,
        b"\xff\xfe\x00",
        b'{"kind": "refresh"}',
    ],
)
def test_invalid_frames_are_refused_and_the_socket_stays_open(frame: str | bytes, ann: Visitor, server: ServerProcess) -> None:
    before = len(server.log())
    with ann.watches(ann.opens(sit=[0, 1], start=True)["table"]) as socket:
        socket.send(frame)
        error = socket.until("error")
        assert error["code"] == "frame/invalid"
        assert error["message"]
        assert socket.asks({"kind": "refresh"})["kind"] == "done"
    assert server.log()[before:] == ""


def test_a_frame_over_the_limit_ends_the_socket(ann: Visitor) -> None:
    with ann.watches(ann.opens()["table"]) as socket:
        socket.send(json.dumps({"kind": "say", "text": "x" * limits.DEFAULTS.frame_bytes}))
        assert socket.closed() == 1009


@pytest.mark.parametrize(
    "name",
    [
        "%2e%2e",
        "%2e%2e%2f%2e%2e",
        "%00",
        "a%00b",
        "%ff%fe",
        "%F0%9F%8F%B0",
        "'%20or%201=1--",
        "x" * 5000,
        "%0d%0aset-cookie:x=y",
        "{table}",
        "*",
    ],
)
def test_a_table_name_that_is_a_path_or_markup_is_unknown(name: str, ann: Visitor) -> None:
    for path in (f"tables/{name}", f"tables/{name}/chat", f"tables/{name}/games/1/record.rook", f"tables/{name}/games/1/replay"):
        given = ann.asks("GET", path)
        assert (given.status_code, given.json()["code"]) in {(404, "table/unknown"), (404, "page/unknown")}
        assert "x" not in given.cookies


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("?after=x", {400}),
        ("?after=1.5", {400}),
        ("?after=" + "9" * 5000, {400}),
        ("?after=9007199254740991", {200}),
        ("?after=-9007199254740991", {200}),
        ("?after=9007199254740992", {400}),
        ("/games/99999999999999999999999/record.rook", {404}),
        ("/games/" + "9" * 5000 + "/record.rook", {404}),
        ("/games/-1/record.json", {404}),
        ("/games/1/replay?at=9007199254740991", {409}),
        ("/seats/x", {404, 405}),
    ],
)
def test_numbers_of_any_size_do_no_harm(path: str, expected: set[int], ann: Visitor) -> None:
    name = ann.opens(sit=[0, 1], start=True)["table"]
    assert ann.asks("GET", f"tables/{name}{path}").status_code in expected


@pytest.mark.parametrize(
    "request_",
    [
        b"\x00\x01\x02\r\n\r\n",
        b"GET\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -5\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nBad Header: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"y" * 200_000,
        b"GET /" + b"y" * 200_000,
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"X: y\r\n" * 20_000,
    ],
)
def test_invalid_http_is_refused_at_once(request_: bytes, server: ServerProcess, visitor: Visitors) -> None:
    with suppress(ConnectionError):  # the server hung up before it had read everything
        assert answer(server.address, request_).startswith(b"HTTP/1.1 400 ")
    assert visitor().asks("GET", "games").status_code == 200


def test_none_of_these_requests_is_logged_as_a_failure(server: ServerProcess) -> None:
    assert "rookery." not in server.log()


def test_no_response_repeats_a_cookie(ann: Visitor) -> None:
    assert ann.cookie is not None
    name = ann.opens(sit=[0, 1], start=True)["table"]
    answers: list[Any] = [ann.asks("GET", path) for path in ("me", f"tables/{name}", "me/tables", "me/statistics", f"tables/{name}/chat")]
    answers.append(ann.asks("POST", "tables", {"game": ann.cookie, "seats": 2}, headers={"x": ann.cookie}))
    assert all(ann.cookie not in str(given.headers) for given in answers)
    assert all(ann.cookie not in given.text for given in answers[:-1])


def test_the_log_does_not_say_who_visits_what(ann: Visitor, server: ServerProcess) -> None:
    table = ann.opens()["table"]
    assert ann.sees(table)["table"] not in server.log()


def test_hsts_is_sent_only_over_https(start_server: Servers, visitor: Visitors) -> None:
    plain = visitor()
    assert "strict-transport-security" not in plain.http.get("/api/games").headers
    secure = visitor(address=start_server(secure_cookies=True, cold=True).address)
    assert secure.http.get("/api/games").headers["strict-transport-security"] == "max-age=31536000"


def test_cookies_over_https_belong_to_this_host_alone(start_server: Servers, visitor: Visitors) -> None:
    """A neighbour, such as another subdomain or plain http, can set other cookies for this host, but none with this prefix."""
    server = start_server(secure_cookies=True, cold=True)

    def asks(cookie: str) -> tuple[str, list[str]]:
        answer = visitor(address=server.address).asks("GET", "me", headers={"cookie": cookie})
        return answer.json()["guest"], answer.headers.get_list("set-cookie")

    ann, [new] = asks("")
    assert new.startswith("__Host-rookery=")
    assert {"Path=/", "Secure"} <= set(new.split("; "))
    assert "Domain" not in new
    token = new.partition("=")[2].partition(";")[0]
    assert asks(f"__Host-rookery={token}") == (ann, []), "it is not set again"
    found, moved = asks(f"rookery={token}; rookery-others=a.b")  # an earlier release set these
    assert found == ann
    assert [one.partition(";")[0] for one in moved] == [f"__Host-rookery={token}", "__Host-rookery-others=a.b", "rookery=", "rookery-others="]
    eve, [other] = asks("")
    theirs = other.partition("=")[2].partition(";")[0]
    assert asks(f"__Host-rookery={token}; rookery={theirs}")[0] == ann != eve
    assert [one.partition(";")[0] for one in asks(f"__Host-rookery={token}; rookery={theirs}")[1]] == ["rookery="]


def test_a_clients_address_comes_from_the_connection_unless_there_is_a_proxy(start_server: Servers, visitor: Visitors) -> None:
    """Otherwise clients could forge a new address with every request and evade all limits by address."""
    for behind_a_proxy, address in ((False, "127.0.0.1"), (True, "203.0.113.7")):
        server = start_server(secure_cookies=behind_a_proxy, cold=True)
        guest = visitor(address=server.address).gets("me", headers={"X-Forwarded-For": "203.0.113.7"})["guest"]
        server.stop()
        [device] = with_store(server.data, lambda store, guest=guest: store.guests.devices(guest))  # type: ignore[misc]
        assert device.address == address
