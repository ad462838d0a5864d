"""Too much at once: rates, numbers of connections and tables, and requests that never end."""

import time
from collections.abc import Callable, Iterator
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path

import pytest

from rookery.server.limits import CONNECTIONS_PER_ADDRESS, CONNECTIONS_PER_GUEST, OPEN_TABLES, RATES
from tests.server.conftest import Visitors
from tests.server.raw import deaf_socket, handshake, raw_socket
from tests.server.serving import ServerProcess
from tests.server.visiting import Visitor


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that counts, as every real one does."""
    with ServerProcess(tmp_path_factory.mktemp("limited") / "data.sqlite3", limited=True) as process:
        yield process


@pytest.fixture
def ann(limited: ServerProcess, visitor: Visitors) -> Visitor:
    return visitor("Ann", limited.address)


def granted(ask: Callable[[], int], *, most: int) -> int:
    """How often something is granted before it is refused as too much."""
    for number in range(most):
        status = ask()
        if status == 429:
            return number
        assert status < 500
    raise AssertionError(f"{most} were granted")


@pytest.mark.parametrize("kind", ["act", "chat", "table", "code"])
def test_each_kind_has_its_rate(kind: str, ann: Visitor, visitor: Visitors, limited: ServerProcess) -> None:
    name = ann.opens()["table"]
    asks: dict[str, Callable[[], int]] = {
        "act": lambda: ann.asks("POST", f"tables/{name}/actions", {"version": 0, "action": "x"}).status_code,
        "chat": lambda: ann.asks("POST", f"tables/{name}/chat", {"phrase": "hello"}).status_code,
        "table": lambda: ann.asks("POST", "tables", {"game": "chess", "seats": 2}).status_code,
        "code": lambda: ann.asks("POST", "me/codes").status_code,
    }
    burst = RATES[kind].burst
    began = time.monotonic()
    count = granted(asks[kind], most=4 * burst)
    gained = (time.monotonic() - began) / RATES[kind].every
    assert burst - 3 <= count <= burst + gained + 1
    other = visitor("Bob", limited.address)
    assert other.asks("POST", f"tables/{name}/chat", {"phrase": "hello"}).status_code == 204


def test_reading_has_its_rate_too(ann: Visitor) -> None:
    burst = RATES["read"].burst
    assert granted(lambda: ann.asks("GET", "tables").status_code, most=8 * burst) >= burst - 5


@pytest.mark.parametrize("frame", ["{", '{"kind": "refresh"}', '{"kind": "take-back", "version": 1}'])
def test_frames_of_any_kind_have_their_rate_and_the_socket_stays(frame: str, ann: Visitor) -> None:
    with ann.watches(ann.opens()["table"]) as socket:
        assert granted(lambda: 429 if socket.asks(frame).get("code") == "rate/limited" else 200, most=8 * RATES["read"].burst) > 40
        time.sleep(0.3)
        assert socket.asks({"kind": "refresh"})["kind"] == "done"


def test_somebody_has_only_so_many_windows_open(ann: Visitor) -> None:
    name = ann.opens()["table"]
    sockets = [ann.watches(name) for _ in range(CONNECTIONS_PER_GUEST)]
    assert [socket.table()["table"] for socket in sockets] == [name] * CONNECTIONS_PER_GUEST
    with ann.watches(name) as one_more:
        assert one_more.next()["code"] == "rate/limited"
        assert one_more.closed() == 4400
    sockets.pop().close()
    deadline = time.monotonic() + 10
    while True:
        with ann.watches(name) as again:
            if again.next()["kind"] == "table":
                break
        assert time.monotonic() < deadline
    for window in sockets:
        window.close()


def test_unknown_people_at_one_address_have_only_so_many_windows_open(visitor: Visitors, server: ServerProcess) -> None:
    name = visitor("Ann").opens()["table"]
    connections = [raw_socket(server.address) for _ in range(CONNECTIONS_PER_ADDRESS + 5)]
    shown = 0
    for connection in connections:
        connection.sendall(handshake(server.address, name))
        received = b""
        while b'"kind":' not in received:
            received += connection.recv(65536)
        shown += b'"kind":"table"' in received
    for connection in connections:
        connection.close()
    assert shown == CONNECTIONS_PER_ADDRESS
    assert visitor("Bob").sees(name)["table"] == name


def test_somebody_has_only_so_many_unfinished_tables(visitor: Visitors) -> None:
    ann = visitor("Ann")
    for _ in range(OPEN_TABLES):
        ann.opens()
    assert ann.is_refused("POST", "tables", {"game": "five-towers", "seats": 2}) == (429, "table/too-many")
    visitor("Bob").opens()


def test_one_address_makes_only_so_many_guests(visitor: Visitors, tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data.sqlite3", limited=True) as process:
        stranger = visitor(address=process.address)

        def come() -> int:
            stranger.http.cookies.clear()
            return stranger.asks("GET", "me").status_code

        assert RATES["guest"].burst <= granted(come, most=200) <= RATES["guest"].burst + 3
        assert stranger.asks("GET", "games").status_code == 200


# --- requests that never end


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose patience is counted in seconds."""
    with ServerProcess(tmp_path_factory.mktemp("hasty") / "data.sqlite3", hasty=True) as process:
        yield process


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
def test_half_requests_are_cut_off_even_when_they_drip(half: bytes, hasty: ServerProcess, visitor: Visitors) -> None:
    with closing(raw_socket(hasty.address)) as slow:
        slow.sendall(half)
        slow.settimeout(0.2)
        began = time.monotonic()
        while time.monotonic() < began + 15:
            try:
                if half:
                    slow.sendall(b"x")
                if not slow.recv(65536):
                    break
            except TimeoutError:
                continue
            except ConnectionError:
                break
        else:
            raise AssertionError("the server waits for ever")
    assert visitor(address=hasty.address).asks("GET", "games").status_code == 200


def test_a_connection_may_wait_between_requests(hasty: ServerProcess) -> None:
    with closing(HTTPConnection(hasty.address.removeprefix("http://").rstrip("/"))) as patient:
        patient.request("GET", "/api/games")
        assert patient.getresponse().read().startswith(b"[")
        kept = patient.sock
        time.sleep(1.5)
        patient.request("GET", "/api/games")
        assert patient.getresponse().read().startswith(b"[")
        assert patient.sock is kept


def test_a_socket_may_be_quiet_for_as_long_as_it_likes(hasty: ServerProcess, visitor: Visitors) -> None:
    ann = visitor("Ann", hasty.address)
    with ann.watches(ann.opens()["table"]) as socket:
        socket.table()
        time.sleep(2.5)
        assert socket.asks({"kind": "refresh"})["kind"] == "done"


def test_a_socket_that_never_reads_is_cut_off(hasty: ServerProcess, visitor: Visitors) -> None:
    ann = visitor("Ann", hasty.address)
    table = ann.opens(seats=5, sit=[0, 1, 2, 3, 4], start=True)
    before = open_files(hasty, ann)
    version = table["version"]
    with closing(deaf_socket(hasty.address, table["table"])):
        with ann.watches(table["table"]) as player:
            for _ in range(150):
                version = player.act(version, "bid 1")["version"]
                version = player.asks({"kind": "take-back", "version": version})["version"]
        deadline = time.monotonic() + 10
        while open_files(hasty, ann) > before:
            assert time.monotonic() < deadline
            time.sleep(0.1)


def open_files(server: ServerProcess, ann: Visitor) -> int:
    """How many files and connections a server has open, one of them Ann's."""
    ann.gets("games")
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))
