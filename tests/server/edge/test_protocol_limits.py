"""Connections that never end: half requests, sockets that nobody reads. The time of this server stands still until a test lets it go on."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from http.client import HTTPConnection
from pathlib import Path
from socket import SO_SNDBUF, SOL_SOCKET
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from rookery.server.edge import protocol_limits
from rookery.server.edge.protocol_limits import (
    HEAD,
    LINGER_SECONDS,
    MESSAGES_WAITING,
    MOST_HELD,
    PROTOCOL,
    READ_AT_ONCE,
    REQUEST_SECONDS,
    REQUESTS_AT_ONCE,
    Inbox,
    LimitedHttp,
    LimitedWebSockets,
)
from tests.server.conftest import Visitors
from tests.server.raw import deaf_socket, raw_socket
from tests.server.serving import ServerProcess, wait_until
from tests.server.visiting import Visitor


@pytest.fixture(scope="module")
def stopped(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("stopped") / "data.sqlite3", stopped_time=True, cold=True) as process:
        yield process


BEYOND_ALL_BUFFERS = 150
"""How many actions and take-backs make more frames than the buffers on the way and the queue take."""


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
def test_half_requests_are_cut_off_even_when_they_drip(half: bytes, stopped: ServerProcess, visitor: Visitors) -> None:
    with closing(raw_socket(stopped.address)) as slow:
        slow.sendall(half)
        slow.settimeout(0.05)

        def cut_off() -> bool:
            stopped.advance(REQUEST_SECONDS / 10)
            try:
                if half:
                    slow.sendall(b"x")
                return not slow.recv(65536)
            except TimeoutError:
                return False
            except ConnectionError:
                return True

        wait_until(cut_off)
    assert visitor(address=stopped.address).asks("GET", "games").status_code == 200


def test_a_connection_may_wait_between_requests(stopped: ServerProcess) -> None:
    with closing(HTTPConnection(stopped.address.removeprefix("http://").rstrip("/"))) as patient:
        patient.connect()
        kept = patient.sock
        for _ in range(7):  # together longer than a request may take
            patient.request("GET", "/api/games")
            assert patient.getresponse().read().startswith(b"[")
            assert patient.sock is kept
            stopped.advance(REQUEST_SECONDS / 6)


def test_a_socket_may_be_quiet_for_as_long_as_it_likes(stopped: ServerProcess, visitor: Visitors) -> None:
    ann = visitor("Ann", stopped.address)
    with ann.watches(ann.opens()["table"]) as socket:
        socket.table()
        for _ in range(3):
            stopped.advance(REQUEST_SECONDS / 2)
        assert socket.asks({"kind": "refresh"})["kind"] == "done"


# --- clients that do not keep up


def keep_acting(ann: Visitor, table: str) -> int:
    """Everything is answered, however much there is; no time passes that could end the waiting for somebody else. The last version."""
    for action in ("bid 3", "pass", "pass", "pass", "pass"):
        frame = ann.acts(ann.sees(table), action)
    with ann.watches(table) as player:
        version, build = frame["version"], frame["view"]["choices"][0]["action"]
        for _ in range(BEYOND_ALL_BUFFERS):
            version = player.act(version, build)["version"]
            version = player.asks({"kind": "take-back", "version": version})["version"]
    return int(version)


def test_one_who_does_not_read_holds_up_nobody_and_is_sent_the_newest_table_in_the_end(stopped: ServerProcess, visitor: Visitors) -> None:
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
    """How many connections a server has open, one of them Ann's. It may open its data file once more at any time."""
    ann.gets("games")
    kinds = [kind(file) for file in Path(f"/proc/{server.process.pid}/fd").iterdir()]
    return kinds.count("socket")


def kind(file: Path) -> str | None:
    try:
        return str(file.readlink()).partition(":")[0]
    except FileNotFoundError:  # closed in the meantime
        return None


# --- the protocols themselves, without a server: what they do with each piece that arrives


class Turns:
    """Stands for those who wait for their turn; each is told when the test says so."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []

    def __call__(self, _soon: object) -> "Turns":
        return self

    def ask(self, go_on: Callable[[], None]) -> None:
        self.waiting.append(go_on)

    def next(self) -> None:
        self.waiting.pop(0)()


@pytest.fixture
def turns(monkeypatch: pytest.MonkeyPatch) -> Turns:
    found = Turns()
    monkeypatch.setattr(protocol_limits, "Arrivals", found)
    monkeypatch.setattr(protocol_limits, "_arrivals", {})
    monkeypatch.setattr(protocol_limits, "_floods", {})
    return found


@pytest.fixture
def http(turns: Turns, monkeypatch: pytest.MonkeyPatch) -> tuple[Any, list[bytes]]:
    """A connection that has just been made, and what its parser was given."""
    taken: list[bytes] = []
    monkeypatch.setattr(HttpToolsProtocol, "data_received", lambda _self, data: taken.append(data))
    protocol: Any = LimitedHttp.__new__(LimitedHttp)
    protocol.loop, protocol.server_state, protocol.transport = Mock(), "server", Mock()
    protocol.transport.is_closing.return_value = False
    protocol.transport.get_protocol.return_value = protocol
    return protocol, taken


def test_a_new_connection_waits_for_its_turn_and_is_then_read_at_once(http: tuple[Any, list[bytes]], turns: Turns) -> None:
    protocol, taken = http
    protocol.data_received(b"GET")
    protocol.data_received(b" /")
    assert (taken, len(turns.waiting)) == ([], 1)
    assert len(protocol_limits._arrivals) == 1
    protocol.transport.pause_reading.assert_called_once_with()
    protocol.transport.resume_reading.assert_not_called()
    turns.next()
    assert (taken, turns.waiting) == ([b"GET /"], [])
    protocol.transport.resume_reading.assert_called_once_with()
    protocol.data_received(b"x" * REQUESTS_AT_ONCE)
    assert (len(taken), turns.waiting) == (2, [])
    assert not protocol_limits._floods


def test_many_requests_at_once_are_read_in_turns_with_others(http: tuple[Any, list[bytes]], turns: Turns) -> None:
    protocol, taken = http
    protocol._let_in = True
    protocol.on_headers_complete = Mock()
    protocol._in_head = False
    protocol.data_received(b"x" * (2 * REQUESTS_AT_ONCE + 1))
    assert (taken, len(turns.waiting)) == ([], 1)
    assert len(protocol_limits._floods) == 1
    assert not protocol_limits._arrivals
    for read in (1, 2):
        turns.next()
        assert [len(part) for part in taken] == [REQUESTS_AT_ONCE] * read
        protocol.transport.resume_reading.assert_not_called()
    turns.next()
    assert [len(part) for part in taken] == [REQUESTS_AT_ONCE, REQUESTS_AT_ONCE, 1]
    assert turns.waiting == []
    protocol.transport.resume_reading.assert_called_once_with()


@pytest.mark.usefixtures("turns")
def test_a_client_that_sends_more_than_may_wait_is_cut_off(http: tuple[Any, list[bytes]]) -> None:
    protocol, _ = http
    protocol.data_received(b"x")
    protocol.data_received(b"x" * (MOST_HELD - 1))
    protocol.transport.abort.assert_not_called()
    protocol.data_received(b"x")
    protocol.transport.abort.assert_called_once_with()


def test_nothing_more_is_read_of_a_connection_that_closes_or_has_become_a_socket(http: tuple[Any, list[bytes]], turns: Turns) -> None:
    protocol, taken = http
    for closes, other in ((True, False), (False, True)):
        protocol._let_in, protocol._held = False, b""
        protocol.transport.is_closing.return_value = closes
        protocol.transport.get_protocol.return_value = None if other else protocol
        protocol.data_received(b"x" * (2 * REQUESTS_AT_ONCE))
        turns.next()
        assert (protocol._held, turns.waiting, taken) == (b"", [], [])
        protocol._take(b"x")
        assert taken == []


@pytest.mark.usefixtures("turns")
def test_the_head_of_a_request_has_a_size_and_its_body_does_not_count(http: tuple[Any, list[bytes]]) -> None:
    protocol, taken = http
    protocol.send_400_response = Mock()
    protocol._take(b"x" * (HEAD - 1))
    protocol._take(b"x")
    protocol.send_400_response.assert_not_called()
    assert sum(map(len, taken)) == HEAD
    protocol._take(b"x")
    protocol.send_400_response.assert_called_once()
    assert sum(map(len, taken)) == HEAD
    protocol._in_head = False
    protocol._take(b"b" * HEAD)
    assert taken[-1] == b"b" * HEAD
    protocol._arrived()
    protocol._take(b"x" * (HEAD + 5))
    assert len(taken[-1]) == HEAD
    assert protocol.send_400_response.call_count == 2


def test_a_request_has_so_long_to_arrive_and_the_next_one_again(http: tuple[Any, list[bytes]], monkeypatch: pytest.MonkeyPatch) -> None:
    protocol, _ = http
    for name in ("on_message_begin", "on_headers_complete", "on_message_complete", "handle_websocket_upgrade"):
        monkeypatch.setattr(HttpToolsProtocol, name, Mock())
    for name in ("connection_made", "connection_lost"):
        monkeypatch.setattr(HttpToolsProtocol, name, Mock())
    for end in (protocol.on_message_complete, protocol.handle_websocket_upgrade, partial(protocol.connection_lost, None)):
        timer = protocol.loop.call_later.return_value = Mock()
        protocol.loop.call_later.reset_mock()
        protocol.connection_made(protocol.transport)
        protocol.on_message_begin()
        protocol.loop.call_later.assert_called_once_with(REQUEST_SECONDS, protocol.transport.abort)
        protocol.on_headers_complete()
        protocol._received = 7
        assert not protocol._in_head
        end()
        timer.cancel.assert_called_once_with()
        assert (protocol._waiting, protocol._received, protocol._in_head) == (None, 0, True)
    called = ("on_message_begin", "on_headers_complete", "on_message_complete", "handle_websocket_upgrade", "connection_lost")
    assert all(getattr(HttpToolsProtocol, name).called for name in called), "the parser goes on as ever"


@pytest.fixture
def socket(turns: Turns, monkeypatch: pytest.MonkeyPatch) -> tuple[Any, list[bytes]]:
    """A socket in an event loop that a test drives, and what its parser was given."""
    taken: list[bytes] = []
    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", lambda _self, data: taken.append(data))
    protocol: Any = LimitedWebSockets.__new__(LimitedWebSockets)
    protocol.loop, protocol.server_state, protocol.transport, protocol.queue = Mock(), "server", Mock(), Inbox()
    protocol.transport.is_closing.return_value = False
    protocol.read_paused = protocol.close_sent = protocol.disconnected = False
    protocol.conn, protocol.writable = Mock(state=State.OPEN, extensions=[]), Mock()
    return protocol, taken


def test_little_is_read_at_once_and_much_in_turns_with_others(socket: tuple[Any, list[bytes]], turns: Turns) -> None:
    protocol, taken = socket
    protocol.data_received(b"x" * READ_AT_ONCE)
    assert (len(taken), turns.waiting) == (1, [])
    protocol.transport.pause_reading.assert_not_called()
    protocol.data_received(b"y" * (READ_AT_ONCE + 1))
    protocol.data_received(b"z" * READ_AT_ONCE)
    assert (len(taken), len(turns.waiting)) == (1, 1)
    assert len(protocol_limits._floods) == 1
    protocol.transport.pause_reading.assert_called_once_with()
    turns.next()
    turns.next()
    assert taken[1:] == [b"y" * READ_AT_ONCE, b"y" + b"z" * (READ_AT_ONCE - 1)]
    protocol.transport.resume_reading.assert_not_called()
    turns.next()
    assert (taken[3:], turns.waiting, protocol.read_paused) == ([b"z"], [], False)
    protocol.transport.resume_reading.assert_called_once_with()


def test_after_the_closing_frame_nothing_more_is_kept(socket: tuple[Any, list[bytes]], turns: Turns) -> None:
    protocol, taken = socket
    protocol.data_received(b"y" * (READ_AT_ONCE + 1))
    protocol.close_sent = True
    protocol.data_received(b"z")
    assert len(protocol._unread) == READ_AT_ONCE + 1
    protocol.transport.is_closing.return_value = True
    turns.next()
    assert (bytes(protocol._unread), taken, turns.waiting) == (b"", [], [])


def test_messages_that_wait_hold_up_the_reading_until_all_of_them_are_taken(socket: tuple[Any, list[bytes]], turns: Turns) -> None:
    protocol, taken = socket
    protocol.curr_msg_data_type = "text"
    for number in range(MESSAGES_WAITING):
        assert protocol.read_paused is False
        protocol.frames = [b"m", str(number).encode()]
        protocol.send_receive_event_to_app()
        assert protocol.frames == []
    assert protocol.read_paused
    protocol.transport.pause_reading.assert_called_once_with()
    protocol._unread = memoryview(b"more")
    protocol._ask_to_read_on()
    protocol._ask_to_read_on()
    assert len(turns.waiting) == 1, "one turn at a time"
    turns.next()
    assert taken == [], "not before there is room"
    for number in range(MESSAGES_WAITING):
        assert turns.waiting == []
        assert asyncio.run(protocol.receive()) == {"type": "websocket.receive", "text": f"m{number}"}
    turns.next()
    assert taken == [b"more"]
    protocol.transport.resume_reading.assert_called_once_with()


def test_a_reader_that_waits_for_a_message_is_woken_by_it_once(socket: tuple[Any, list[bytes]]) -> None:
    protocol, _ = socket

    async def work() -> None:
        protocol.loop = asyncio.get_running_loop()
        reading = asyncio.create_task(protocol.receive())
        await asyncio.sleep(0)
        assert not reading.done()
        protocol.queue.put_nowait("first")
        protocol.queue.put_nowait("second")
        assert [await reading, await protocol.receive()] == ["first", "second"]
        protocol.transport.resume_reading.assert_not_called()

    asyncio.run(work())


def test_text_that_is_not_utf_8_ends_the_connection_and_other_frames_are_left_to_the_library(
    socket: tuple[Any, list[bytes]], monkeypatch: pytest.MonkeyPatch
) -> None:
    protocol, _ = socket
    usual = Mock()
    monkeypatch.setattr(WebSocketsSansIOProtocol, "send_receive_event_to_app", usual)
    protocol.handle_parser_exception = Mock()
    protocol.curr_msg_data_type, protocol.frames = "text", [b"\xff"]
    protocol.send_receive_event_to_app()
    protocol.conn.send_close.assert_called_once_with(1007)
    protocol.handle_parser_exception.assert_called_once_with()
    usual.assert_not_called()
    for kind, close_sent in (("bytes", False), ("text", True)):
        protocol.curr_msg_data_type, protocol.close_sent = kind, close_sent
        protocol.send_receive_event_to_app()
    assert (usual.call_count, list(protocol.queue.messages)) == (2, [])


@pytest.mark.parametrize("compressed", [False, True])
@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_frames_are_written_as_the_library_would_and_in_one_piece(socket: tuple[Any, list[bytes]], size: int, compressed: bool) -> None:
    protocol, _ = socket
    if compressed:
        protocol.conn.extensions = [Mock(encode=lambda frame: replace(frame, rsv1=True))]
    frame = Frame(Opcode.TEXT, b"x" * size)
    protocol.write_frames([frame.data, frame.data])
    protocol.transport.write.assert_called_once_with(2 * frame.serialize(mask=False, extensions=protocol.conn.extensions))
    for ended in ({"disconnected": True}, {"close_sent": True}, {"conn": Mock(state=State.CLOSING)}):
        closed: Any = LimitedWebSockets.__new__(LimitedWebSockets)
        vars(closed).update({**vars(protocol), "transport": Mock(), **ended})
        closed.write_frames([frame.data])
        closed.transport.write.assert_not_called()


def test_a_socket_that_takes_nothing_for_long_counts_as_gone(socket: tuple[Any, list[bytes]], monkeypatch: pytest.MonkeyPatch) -> None:
    protocol, _ = socket

    async def work() -> None:
        protocol.writable = asyncio.Event()
        assert not protocol.takes_more
        monkeypatch.setattr(protocol_limits, "SEND_SECONDS", 0.0)
        with pytest.raises(ClientDisconnected):
            await protocol.until_it_takes_more()
        protocol.writable.set()
        await protocol.until_it_takes_more()
        assert protocol.takes_more

    asyncio.run(work())


def test_a_closed_socket_keeps_what_was_not_read_for_a_while_and_no_longer(socket: tuple[Any, list[bytes]], monkeypatch: pytest.MonkeyPatch) -> None:
    protocol, _ = socket
    usual = AsyncMock()
    monkeypatch.setattr(WebSocketsSansIOProtocol, "run_asgi", usual)
    protocol.scope = {"extensions": {"known": {}}}
    asyncio.run(protocol.run_asgi())
    usual.assert_awaited_once()
    assert protocol.scope["extensions"] == {"known": {}, PROTOCOL: protocol}
    protocol.loop.call_later.assert_called_once_with(LINGER_SECONDS, protocol.transport.abort)


def test_a_socket_is_compressed_takes_no_long_frames_and_the_system_holds_little_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WebSocketsSansIOProtocol, "connection_made", made := Mock())
    loop: Any = Mock()
    protocol: Any = LimitedWebSockets(Config(Mock(), ws_max_size=77), ServerState(), {}, loop)
    assert protocol.conn.available_extensions == [protocol_limits.COMPRESSION]
    assert protocol.conn.max_message_size == 77
    transport = Mock()
    protocol.connection_made(transport)
    made.assert_called_once_with(transport)
    transport.get_extra_info.return_value.setsockopt.assert_called_once_with(SOL_SOCKET, SO_SNDBUF, protocol_limits.SEND_BUFFER)
