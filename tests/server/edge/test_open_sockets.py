"""Open sockets: thousands may be idle, so each keeps little in memory."""

import asyncio
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.server import ServerState

from rookery.server.edge.limited_websockets import PROTOCOL, LimitedWebSockets
from tests.server.edge.test_floods import Wire
from tests.server.raw import handshake

SECRET = b"a header that is needed once"


async def test_an_open_socket_keeps_nothing_of_its_handshake() -> None:
    kept, done = list[bool](), asyncio.Event()

    async def work(protocol: LimitedWebSockets) -> None:
        kept.append(any(hasattr(protocol, name) for name in ("scope", "request", "response")))
        done.set()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        assert (b"X-Large", SECRET) in scope["headers"]
        await receive()
        await send({"type": "websocket.accept"})
        scope["extensions"][PROTOCOL].continue_with(work(scope["extensions"][PROTOCOL]))

    wire = Wire()
    protocol = LimitedWebSockets(Config(app, ws_ping_interval=None), ServerState(), {}, asyncio.get_running_loop())
    protocol.transport, protocol.scheme = cast("asyncio.Transport", wire), "ws"
    protocol.data_received(handshake("http://127.0.0.1:1/", "t", **{"X-Large": SECRET.decode()}))
    await done.wait()
    assert wire.sent.startswith(b"HTTP/1.1 101")
    assert kept == [False]
