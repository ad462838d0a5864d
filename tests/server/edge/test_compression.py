"""Compression of sockets in bounded memory: a limited number keep a window; the others share frames that are compressed one by one."""

import asyncio
import zlib
from collections.abc import Coroutine
from random import Random
from typing import Any, cast
from unittest.mock import Mock

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame
from websockets.http11 import Response
from websockets.uri import parse_uri

from rookery.server.edge import limited_websockets
from rookery.server.edge.limited_websockets import LimitedWebSockets


async def nobody(_scope: Any, _receive: Any, _send: Any) -> None: ...


class Loop(Mock):
    """A fake event loop without tasks."""

    def create_task(self, work: Coroutine[Any, Any, None]) -> Mock:
        work.close()
        return Mock()


class Socket:
    """A socket of a server, and a client that decodes its output."""

    def __init__(self, server: ServerState, offer: ClientPerMessageDeflateFactory | None = None) -> None:
        self.protocol = LimitedWebSockets(Config(nobody, ws_ping_interval=None), server, {}, cast("asyncio.AbstractEventLoop", Loop()))
        self.transport = Mock(is_closing=lambda: False)
        self.protocol.connection_made(self.transport)
        self.client = ClientProtocol(parse_uri("ws://host/"), extensions=[offer or ClientPerMessageDeflateFactory(client_max_window_bits=True)])
        self.client.send_request(self.client.connect())
        self.protocol.data_received(b"".join(self.client.data_to_send()))
        self.protocol.conn.send_response(self.protocol.response)
        self.client.receive_data(b"".join(self.protocol.conn.data_to_send()))
        assert isinstance(self.client.events_received()[0], Response)

    @property
    def keeps_a_window(self) -> bool:
        return not cast("PerMessageDeflate", self.protocol.conn.extensions[0]).local_no_context_takeover

    def get(self, *frames: bytes) -> tuple[int, list[bytes]]:
        """Return the size of these frames on the wire, and what the client reads."""
        self.protocol.write_frames(frames)
        written = self.transport.write.call_args.args[0]
        self.client.receive_data(written)
        return len(written), [bytes(cast("Frame", event).data) for event in self.client.events_received()]

    def lose(self) -> None:
        self.protocol.connection_lost(None)


@pytest.fixture
def two_windows(monkeypatch: pytest.MonkeyPatch) -> ServerState:
    monkeypatch.setattr(limited_websockets, "WINDOWS", 2)
    return ServerState()


def test_a_limited_number_of_sockets_keep_a_window_until_they_are_lost(two_windows: ServerState) -> None:
    sockets = [Socket(two_windows) for _ in range(4)]
    assert [socket.keeps_a_window for socket in sockets] == [True, True, False, False]
    sockets[3].lose()
    assert not Socket(two_windows).keeps_a_window
    sockets[0].lose()
    assert [Socket(two_windows).keeps_a_window for _ in range(2)] == [True, False]
    assert Socket(ServerState()).keeps_a_window, "another server has its own"


def test_both_kinds_of_sockets_are_understood(two_windows: ServerState) -> None:
    texts = [bytes(Random(number).choices(b"0123456789abcdef", k=size)) for number, size in enumerate((0, 1, 125, 5000, 70_000))] + [
        b"same" * 999
    ] * 2
    small = ClientPerMessageDeflateFactory(server_max_window_bits=9, client_max_window_bits=True)
    for socket in [*(Socket(two_windows) for _ in range(3)), Socket(two_windows, small)]:
        for text in texts:
            assert socket.get(text)[1] == [text]
        assert socket.get(*texts)[1] == texts


def test_successive_frames_are_similar_so_a_window_pays(two_windows: ServerState) -> None:
    keeping, _, sharing = (Socket(two_windows) for _ in range(3))
    first, second = (bytes(Random(1).choices(b"0123456789abcdef", k=5000)) + end for end in (b"first", b"second"))
    assert keeping.get(first)[0] > 1000
    assert keeping.get(second)[0] < 200
    assert sharing.get(second)[0] > 1000


def test_a_crowd_shares_one_compression_of_each_frame(two_windows: ServerState, monkeypatch: pytest.MonkeyPatch) -> None:
    crowd = [Socket(two_windows) for _ in range(12)]
    compress = Mock(wraps=zlib.compressobj)
    monkeypatch.setattr(zlib, "compressobj", compress)
    frame = b"to everybody " * 100
    assert len({socket.get(frame)[0] for socket in crowd[2:]}) == 1
    compress.assert_called_once()
