"""Connections that never end: incomplete requests, and sockets that nobody reads. The server's clock stands still until a test moves it."""

from collections.abc import Callable
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from socket import socket

import pytest

from rookery.server.edge.protocol_limits import REQUEST_SECONDS
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
        server.advance(REQUEST_SECONDS / 10)
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
        for _ in range(7):  # longer in total than one request may take
            patient.request("GET", "/api/games")
            assert patient.getresponse().read().startswith(b"[")
            assert patient.sock is kept
            stopped.advance(REQUEST_SECONDS / 6)


def test_an_idle_socket_stays_open(stopped: ServerProcess, visitor: Visitors) -> None:
    ann = visitor("Ann", stopped.address)
    with ann.watches(ann.opens()["table"]) as socket:
        socket.table()
        for _ in range(3):
            stopped.advance(REQUEST_SECONDS / 2)
        assert socket.asks({"kind": "refresh"})["kind"] == "done"


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
