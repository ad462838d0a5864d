"""The guard of connections: requests that never end, responses that nobody reads, too many bytes or connections.

The server's clock stands still until a test moves it.
"""

import asyncio
import re
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from http.client import HTTPConnection
from itertools import repeat
from pathlib import Path
from socket import SHUT_WR, socket
from typing import Any, cast
from unittest.mock import Mock

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState

from rookery.server.edge.guard import ANSWER_SECONDS, HEAD, SEND_SECONDS, UNANSWERED, Guard, Traffic
from rookery.server.limits import Limits
from tests.server.conftest import Visitors, shared_server
from tests.server.raw import deaf_socket, handshake, raw_socket
from tests.server.serving import ServerProcess, wait_until
from tests.server.visiting import Visitor

stopped = shared_server("module", stopped_time=True, cold=True)

BEYOND_ALL_BUFFERS = 150
"""Enough actions and take-backs to overflow all buffers and the queue."""


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\n{",
        b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /api/ga",
    ],
)
def test_incomplete_requests_are_cut_off_even_if_bytes_keep_arriving(half: bytes, stopped: ServerProcess, visitor: Visitors) -> None:
    with closing(raw_socket(stopped.address)) as slow:
        slow.sendall(half)
        wait_until(cut_off(stopped, slow, drip=b"x" if half else b""))
    assert visitor(address=stopped.address).asks("GET", "games").status_code == 200


def cut_off(server: ServerProcess, connection: socket, drip: bytes = b"") -> Callable[[], bool]:
    """Return a function that advances the server's clock and says whether the server has closed this connection."""
    connection.settimeout(0.05)

    def closed() -> bool:
        server.advance(ANSWER_SECONDS / 10)
        try:
            connection.sendall(drip)
            return not connection.recv(65536)
        except TimeoutError:
            return False
        except ConnectionError:
            return True

    return closed


def test_a_socket_that_ignores_the_close_frame_is_cut_off(stopped: ServerProcess, visitor: Visitors) -> None:
    table = visitor("Ann", stopped.address).opens()["table"]
    with closing(raw_socket(stopped.address)) as rude:
        rude.sendall(handshake(stopped.address, table, Origin="http://evil.example"))
        received = b""
        while b"origin/foreign" not in received:
            received += rude.recv(65536)
        wait_until(cut_off(stopped, rude))


def test_a_connection_may_wait_between_requests(stopped: ServerProcess) -> None:
    with closing(HTTPConnection(stopped.address.removeprefix("http://").rstrip("/"))) as patient:
        patient.connect()
        kept = patient.sock
        for _ in range(12):  # longer in total than one response may take
            patient.request("GET", "/api/games")
            assert patient.getresponse().read().startswith(b"[")
            assert patient.sock is kept
            stopped.advance(ANSWER_SECONDS / 10)


def test_an_idle_socket_stays_open(stopped: ServerProcess, visitor: Visitors) -> None:
    ann = visitor("Ann", stopped.address)
    with ann.watches(ann.opens()["table"]) as socket:
        socket.table()
        for _ in range(3):
            stopped.advance(ANSWER_SECONDS / 2)
        assert socket.asks({"kind": "refresh"})["kind"] == "done"


# --- more than a connection may hold

MEGABYTE = 1024 * 1024
MEMORY = 60 * MEGABYTE
"""Upper bound on the memory that a single connection may cost the server."""

FLOOD = 40 * MEGABYTE
REQUEST = b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
TRAILERS = b"".join(b"x%d: y\r\n" % number for number in range(1000))


def peak_memory(server: ServerProcess) -> int:
    """Return the server's peak memory so far, in bytes."""
    status = Path(f"/proc/{server.process.pid}/status").read_text("utf-8")
    found = re.search(r"VmHWM:\s+(\d+) kB", status)
    assert found is not None
    return int(found[1]) * 1024


def pour(connection: socket, parts: Iterator[bytes]) -> None:
    """Send until the server stops reading, closes the connection, or has received the whole flood."""
    connection.settimeout(0.5)
    sent = 0
    try:
        while sent < FLOOD:
            sent += connection.send(next(parts))
    except OSError:  # this includes time-outs
        return


@pytest.mark.parametrize(
    ("start", "part"),
    [
        (b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n", TRAILERS),
        (b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n", b"1;" + b"e" * 4000 + b"\r\nx\r\n"),
        (b"GET / HTTP/1.1\r\n", TRAILERS),
        (b"", REQUEST * 100),
        (b"", REQUEST),
        (b"", b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2\r\n\r\n{}"),
    ],
    ids=["trailers", "chunk extensions", "headers", "requests in large parts", "requests in small parts", "requests with bodies"],
)
def test_no_flood_on_a_connection_costs_much_memory(start: bytes, part: bytes, stopped: ServerProcess, visitor: Visitors) -> None:
    visitor(address=stopped.address).gets("schema/openapi.json")  # its first response allocates memory that stays
    before = peak_memory(stopped)
    with closing(raw_socket(stopped.address, buffer=4096)) as flooding:
        flooding.sendall(start)
        pour(flooding, repeat(part))
        assert visitor(address=stopped.address).asks("GET", "games").status_code == 200
    assert peak_memory(stopped) - before < MEMORY


@pytest.mark.parametrize("headers", [{f"X-{number}": "1" for number in range(300)}, {"X": "a" * 30_000}], ids=["300 headers", "a line of 30 kB"])
def test_a_handshake_that_cannot_be_read_is_refused(headers: dict[str, str], stopped: ServerProcess, visitor: Visitors) -> None:
    table = visitor("Ann", stopped.address).opens()["table"]
    with closing(raw_socket(stopped.address)) as connection:
        connection.sendall(handshake(stopped.address, table, **headers))
        received = b""
        while chunk := connection.recv(65536):
            received += chunk
    assert received.startswith(b"HTTP/1.1 4")


@pytest.mark.parametrize("requests", [1, 50])
def test_answers_that_nobody_reads_do_not_keep_a_connection_open(requests: int, stopped: ServerProcess, visitor: Visitors) -> None:
    ann = visitor("Ann", stopped.address)
    before = open_sockets(stopped, ann)
    with closing(raw_socket(stopped.address, buffer=4096)) as deaf:
        deaf.sendall(REQUEST * requests)
        deaf.shutdown(SHUT_WR)

        def ended() -> bool:
            stopped.advance(SEND_SECONDS / 10)
            return open_sockets(stopped, ann) <= before

        wait_until(ended)


def fake_line(address: str, buffered: int = 0) -> Mock:
    """Return the transport of a fake connection from an address; it holds `buffered` unsent bytes."""
    line = Mock()
    line.get_extra_info = lambda name, _default=None: (address, 1) if name == "peername" else Mock()
    line.get_write_buffer_size.return_value = buffered
    line.is_closing = lambda: line.close.called or line.abort.called
    return line


async def connected(traffic: Traffic, address: str, buffered: int = 0) -> tuple[Guard, Mock]:
    line = fake_line(address, buffered)
    guard = Guard(traffic, Config(cast("Any", None), lifespan="off", log_config=None), ServerState(), {})
    line.abort.side_effect = partial(guard.connection_lost, None)
    guard.connection_made(cast("asyncio.Transport", line))
    return guard, line


async def test_an_address_has_a_limited_number_of_connections_and_others_are_not_affected() -> None:
    traffic = Traffic(limits=Limits(connections_per_address=2))
    lines = [await connected(traffic, address) for address in ("192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2", "2001:db8::1", "2001:db8::2")]
    assert [line.abort.called for _, line in lines] == [False, False, True, False, False, False]
    _, network = await connected(traffic, "2001:db8::3")
    assert network.abort.called, "an IPv6 network counts as one address"
    lines[0][0].connection_lost(None)
    _, again = await connected(traffic, "192.0.2.1")
    assert not again.abort.called


async def test_behind_a_proxy_addresses_have_no_limit() -> None:
    traffic = Traffic(by_address=False, limits=Limits(connections_per_address=2, unsent_bytes_per_address=10))
    lines = [await connected(traffic, "192.0.2.1", 100) for _ in range(5)]
    for guard, _ in lines:
        guard.sent()
    assert not any(line.abort.called for _, line in lines)


@pytest.mark.parametrize(
    ("limits", "ended"),
    [(Limits(unsent_bytes_per_address=250), [False, True, False, False]), (Limits(unsent_bytes=250), [False, True, False, True])],
)
async def test_connections_that_hold_most_unsent_bytes_end_first(limits: Limits, ended: list[bool]) -> None:
    traffic = Traffic(limits=limits)
    lines = [await connected(traffic, *line) for line in (("192.0.2.1", 100), ("192.0.2.1", 200), ("192.0.2.1", 20), ("192.0.2.2", 150))]
    for guard, _ in lines:
        guard.sent()
    assert [line.abort.called for _, line in lines] == ended


async def test_bytes_that_a_client_has_taken_in_the_meantime_do_not_count() -> None:
    traffic = Traffic(limits=Limits(unsent_bytes_per_address=250))
    (first, line), (second, other) = [await connected(traffic, "192.0.2.1", 200) for _ in range(2)]
    first.sent()
    line.get_write_buffer_size.return_value = 0
    second.sent()
    assert [line.abort.called, other.abort.called] == [False, False]


HEAD_LINES = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n"


async def read_all(_scope: Any, receive: Any, send: Any) -> None:
    """Answer with the length of the body."""
    length, more = 0, True
    while more:
        message = await receive()
        length, more = length + len(message["body"]), message["more_body"]
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(str(length)))]})
    await send({"type": "http.response.body", "body": str(length).encode()})


async def answer(*parts: bytes, app: Any = read_all) -> tuple[bytes, bool]:
    """Return the response to bytes that arrive in these parts, and whether the guard ended the connection."""
    config = Config(app, lifespan="off", log_config=None, h11_max_incomplete_event_size=HEAD)
    config.load()
    guard, line = Guard(Traffic(), config, ServerState(), {}), fake_line("192.0.2.1")
    guard.connection_made(cast("asyncio.Transport", line))
    for part in parts:
        guard.data_received(part)
        for _ in range(20 + 2 * len(part) // HEAD):
            await asyncio.sleep(0)
    guard.connection_lost(None)
    return b"".join(call.args[0] for call in line.write.mock_calls), line.abort.called


@pytest.mark.parametrize("body", [0, 10, HEAD, UNANSWERED - HEAD])
async def test_a_body_that_arrives_with_its_head_does_not_count_as_head(body: int) -> None:
    whole = HEAD_LINES % body + b"x" * body
    for parts in ([whole], [whole[:30], whole[30:]], [whole[:-1], whole[-1:]]):
        given, _ = await answer(*filter(None, parts))
        assert given.startswith(b"HTTP/1.1 200")
        assert given.endswith(b"\r\n\r\n%d" % body)


async def test_a_head_over_the_limit_is_refused_in_one_part_or_many() -> None:
    head = b"GET / HTTP/1.1\r\nHost: x\r\nLong: " + b"x" * 2 * HEAD
    for parts in ([head + b"\r\n\r\n"], [head[:1000], head[1000:], b"\r\n\r\n"], [head[:HEAD], b"x"]):
        given, _ = await answer(*parts)
        assert given.startswith(b"HTTP/1.1 400")


async def test_a_head_within_the_limit_is_read() -> None:
    start, end = b"POST / HTTP/1.1\r\nHost: x\r\nLong: ", b"\r\n\r\n"
    given, _ = await answer(start + b"x" * (HEAD - len(start) - len(end)) + end)
    assert given.startswith(b"HTTP/1.1 200")


async def test_the_limits_apply_to_each_request_of_a_connection() -> None:
    request = HEAD_LINES % (UNANSWERED // 2) + b"x" * (UNANSWERED // 2)
    given, cut = await answer(request, request, request)
    assert (given.count(b"HTTP/1.1 200"), cut) == (3, False)


async def answer_at_once(_scope: Any, _receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b""})


async def test_an_unreadable_request_is_refused_after_the_answer_to_the_one_before_it() -> None:
    given, _ = await answer(HEAD_LINES % 0 + b"\x00\x01\r\n\r\n")
    assert re.findall(rb"HTTP/1.1 (\d+)", given) == [b"200", b"400"]


async def test_an_unreadable_body_ends_the_connection_if_it_is_answered_already() -> None:
    chunked = b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    given, cut = await answer(chunked, b"no chunk\r\n", app=answer_at_once)
    assert (given.count(b"HTTP/1.1"), cut) == (1, True)


async def test_more_bytes_than_the_limit_without_an_answer_end_the_connection() -> None:
    given, cut = await answer(HEAD_LINES % (2 * UNANSWERED), b"x" * UNANSWERED)
    assert (given, cut) == (b"", True)


# --- clients that do not keep up


def keep_acting(ann: Visitor, table: str) -> int:
    """Act until all buffers overflow, which takes no time on the server's clock; return the last version."""
    for action in ("bid 3", "pass", "pass", "pass", "pass"):
        frame = ann.acts(ann.sees(table), action)
    with ann.watches(table) as player:
        version, build = frame["version"], frame["view"]["choices"][0]["action"]
        for _ in range(BEYOND_ALL_BUFFERS):
            version = player.act(version, build)["version"]
            version = player.asks({"kind": "take-back", "version": version})["version"]
    return int(version)


def test_a_client_that_does_not_read_delays_nobody_and_gets_the_newest_table_last(stopped: ServerProcess, visitor: Visitors) -> None:
    ann = visitor("Ann", stopped.address)
    table = ann.opens(seats=5, sit=[0, 1, 2, 3, 4], start=True)["table"]
    with closing(deaf_socket(ann.address, table)) as deaf:
        version = keep_acting(ann, table)
        received = bytearray()
        while f'"version":{version},"number"'.encode() not in received[-50_000:]:
            chunk = deaf.recv(1 << 20)
            assert chunk, received[-80:]
            received += chunk
    assert 1 < received.count(b'"kind":"table"') < BEYOND_ALL_BUFFERS, "most were never sent"


def test_a_socket_that_never_reads_is_cut_off(stopped: ServerProcess, visitor: Visitors) -> None:
    ann = visitor("Ann", stopped.address)
    table = ann.opens(seats=5, sit=[0, 1, 2, 3, 4], start=True)["table"]
    before = open_sockets(stopped, ann)
    with closing(deaf_socket(stopped.address, table)):
        keep_acting(ann, table)
        assert open_sockets(stopped, ann) > before

        def cut_off() -> bool:
            stopped.advance(1.0)
            return open_sockets(stopped, ann) <= before

        wait_until(cut_off)


def open_sockets(server: ServerProcess, ann: Visitor) -> int:
    """Return the server's number of open sockets, including Ann's. Other files do not count: the server opens its data file at any time."""
    ann.gets("games")
    kinds = [kind(file) for file in Path(f"/proc/{server.process.pid}/fd").iterdir()]
    return kinds.count("socket")


def kind(file: Path) -> str | None:
    try:
        return str(file.readlink()).partition(":")[0]
    except FileNotFoundError:  # closed meanwhile
        return None
