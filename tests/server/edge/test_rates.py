"""Rate limits, and limits on connections and tables. The server's clock stands still, so every count is exact."""

from collections.abc import Callable
from contextlib import ExitStack, closing

import httpx
import pytest

from rookery.server.limits import CONNECTIONS_PER_GUEST, OPEN_TABLES, RATES
from tests.server.conftest import Servers, Visitors
from tests.server.raw import handshake, raw_socket
from tests.server.serving import TIMEOUT, ServerProcess, wait_until
from tests.server.visiting import Visitor


@pytest.fixture
def ann(limited: ServerProcess, visitor: Visitors) -> Visitor:
    ann = visitor("Ann", limited.address)
    ann.http.headers["connection"] = "close"  # when a test advances the clock, the server closes idle connections
    return ann


def granted(ask: Callable[[], int], *, most: int) -> int:
    """Return how many requests succeed before one exceeds the rate limit."""
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
    used = {"act": 1, "table": 1}  # setting the name and opening the table count too
    assert granted(asks[kind], most=2 * RATES[kind].burst) == RATES[kind].burst - used.get(kind, 0)
    limited.advance(RATES[kind].every)
    assert granted(asks[kind], most=2) == 1
    other = visitor("Bob", limited.address)
    assert other.asks("POST", f"tables/{name}/chat", {"phrase": "hello"}).status_code == 204


def test_reading_has_its_rate_too(ann: Visitor) -> None:
    assert granted(lambda: ann.asks("GET", "tables").status_code, most=2 * RATES["read"].burst) == RATES["read"].burst


@pytest.mark.parametrize("frame", ["{", '{"kind": "refresh"}', '{"kind": "take-back", "version": 1}'])
def test_frames_of_any_kind_have_their_rate_and_the_socket_stays(frame: str, ann: Visitor, limited: ServerProcess) -> None:
    most = RATES["act"].burst - 1 if "take-back" in frame else RATES["read"].burst - 1  # setting the name or opening the table counts too
    with ann.watches(ann.opens()["table"]) as socket:
        assert granted(lambda: 429 if socket.asks(frame).get("code") == "rate/limited" else 200, most=2 * RATES["read"].burst) == most
        limited.advance(1.0)
        assert socket.asks({"kind": "refresh"})["kind"] == "done"


def test_somebody_has_a_limited_number_of_windows_open(ann: Visitor, limited: ServerProcess) -> None:
    name = ann.opens()["table"]
    with ExitStack() as stack:
        sockets = [stack.enter_context(ann.watches(name)) for _ in range(CONNECTIONS_PER_GUEST)]
        assert [socket.table()["table"] for socket in sockets] == [name] * CONNECTIONS_PER_GUEST
        with ann.watches(name) as one_more:
            assert one_more.next()["code"] == "rate/limited"
            assert one_more.closed() == 4400
        sockets.pop().close()

        def admitted() -> bool:
            limited.advance(RATES["connect"].every)
            with ann.watches(name) as again:
                return bool(again.next()["kind"] == "table")

        wait_until(admitted)


def test_unknown_people_at_one_address_have_a_limited_number_of_windows_open(visitor: Visitors, start_server: Servers) -> None:
    server = start_server(per_address=30)
    name = visitor("Ann", server.address).opens()["table"]
    shown = 0
    with ExitStack() as stack:
        for _ in range(35):
            connection = stack.enter_context(closing(raw_socket(server.address)))
            connection.sendall(handshake(server.address, name))
            received = b""
            while b'"kind":' not in received:
                received += connection.recv(65536)
            shown += b'"kind":"table"' in received
    assert shown == 30
    assert visitor("Bob", server.address).sees(name)["table"] == name


def test_somebody_has_a_limited_number_of_unfinished_tables(visitor: Visitors) -> None:
    ann = visitor("Ann")
    first, *_ = [ann.opens()["table"] for _ in range(OPEN_TABLES)]
    assert ann.is_refused("POST", "tables", {"game": "five-towers", "seats": 2}) == (429, "table/too-many")
    visitor("Bob").opens()
    ann.deletes(f"tables/{first}")
    assert ann.opens()["status"] == "open"


def test_one_address_lists_a_limited_number_of_tables_also_by_signing_out(limited: ServerProcess) -> None:
    from_elsewhere = httpx.HTTPTransport(local_address="127.0.0.3")  # no other test here uses this address
    with httpx.Client(base_url=limited.address, transport=from_elsewhere, timeout=TIMEOUT) as host:

        def lists() -> int:
            status = host.post("/api/tables", json={"game": "five-towers", "seats": 2, "listed": True}).status_code
            host.delete("/api/me")
            host.cookies.clear()
            return status

        assert granted(lists, most=2 * RATES["list"].burst) == RATES["list"].burst


def test_one_address_makes_a_limited_number_of_guests(limited: ServerProcess) -> None:
    from_elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")  # no other test here uses this address
    with httpx.Client(base_url=limited.address, transport=from_elsewhere, timeout=TIMEOUT) as stranger:

        def come() -> int:
            stranger.cookies.clear()
            return stranger.get("/api/me").status_code

        assert granted(come, most=200) == RATES["guest"].burst
        assert stranger.get("/api/games").status_code == 200


def test_guests_who_were_too_fast_are_told_when_to_come_back(ann: Visitor, limited: ServerProcess) -> None:
    def ask() -> httpx.Response:
        return ann.asks("POST", "tables", {"game": "chess", "seats": 2})

    granted(lambda: ask().status_code, most=2 * RATES["table"].burst)
    wait = int(ask().headers["retry-after"])
    assert 1 <= wait <= RATES["table"].every
    limited.advance(wait)
    assert ask().status_code == 404
