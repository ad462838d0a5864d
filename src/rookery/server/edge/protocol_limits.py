"""Limits below HTTP and WebSocket: slow requests, long heads, and clients that do not read."""

import asyncio
from collections import deque
from collections.abc import Iterable
from socket import SO_SNDBUF, SOL_SOCKET
from typing import Any, Final
from weakref import WeakKeyDictionary

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.typing import BytesLike

from rookery.server.live.arrivals import Arrivals

REQUEST_SECONDS: Final = 20.0
"""Time limit for a request to arrive."""

HEAD: Final = 64 * 1024
"""Maximum size of a request's head in bytes."""

REQUESTS_AT_ONCE: Final = 4 * 1024
"""Bytes of requests to parse per turn of the event loop; almost every request is smaller."""

MOST_HELD: Final = 1024 * 1024
"""Maximum size of a connection's pipelined requests in bytes."""

LINGER_SECONDS: Final = 15.0
"""How long a closed socket keeps unread data for the client."""

SEND_SECONDS: Final = 15.0
"""Write timeout: the server closes a socket whose client reads nothing for this long."""

NOT_UTF_8: Final = 1007
"""The close code for text that is not UTF-8."""

READ_AT_ONCE: Final = 512
"""Bytes of a socket to parse per turn of the event loop; only long chat lines are larger."""

MESSAGES_WAITING: Final = 16
"""Maximum number of unanswered messages per socket; reading pauses beyond it."""

TEXT: Final = 0x81
"""The first byte of an unfragmented text frame (RFC 6455): FIN and the opcode."""

COMPRESSED: Final = 0x40
"""The RSV1 bit of that byte, which marks a compressed message (RFC 7692)."""

SHORT: Final = 126
"""A second byte below this is the size itself; 126 announces a size of two bytes, and 127 one of eight."""

PROTOCOL: Final = "rookery.protocol"
"""The ASGI extension that gives the application direct access to the socket, without the layers in between."""

SEND_BUFFER: Final = 128 * 1024
"""Size of the kernel's send buffer; further frames wait in the connection's own queue."""


_arrivals: WeakKeyDictionary[ServerState, Arrivals] = WeakKeyDictionary()
"""Connections waiting for admission, by server."""

_floods: WeakKeyDictionary[ServerState, Arrivals] = WeakKeyDictionary()
"""Connections with many unread frames, by server."""


class LimitedHttp(HttpToolsProtocol):
    """HTTP with a time limit for each request and a size limit for its head. The server admits a few new connections at a time.

    A request can be as short as thirty bytes, so one read may return thousands. The server parses them in turns with other connections.
    """

    _waiting: asyncio.TimerHandle | None = None
    _received: int = 0
    _in_head: bool = True
    _let_in: bool = False
    _held: bytes = b""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as its parent has it
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        if self._held:
            self._held += data
            if len(self._held) > MOST_HELD:
                self.transport.abort()
        elif self._let_in and len(data) <= REQUESTS_AT_ONCE:
            self._take(data)
        else:
            self._held = data
            self.transport.pause_reading()
            self._ask_to_go_on(_arrivals if not self._let_in else _floods)

    def _ask_to_go_on(self, turns: "WeakKeyDictionary[ServerState, Arrivals]") -> None:
        turns.setdefault(self.server_state, Arrivals(self.loop.call_soon)).ask(self._go_on)

    def _go_on(self) -> None:
        self._let_in = True
        data, self._held = self._held[:REQUESTS_AT_ONCE], self._held[REQUESTS_AT_ONCE:]
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._held = b""
        elif self._held:
            self._take(data)
            self._ask_to_go_on(_floods)
        else:
            self.transport.resume_reading()
            self._take(data)

    def _take(self, data: bytes) -> None:
        while data and not self.transport.is_closing() and self.transport.get_protocol() is self:
            allowed = HEAD - self._received if self._in_head else len(data)
            if allowed <= 0:
                self.send_400_response("The head of this request is too long.")
                return
            part, data = data[:allowed], data[allowed:]  # a body may arrive with its head and does not count
            self._received += len(part)
            super().data_received(part)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._arrived()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._arrived()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        super().connection_lost(exc)

    def _wait(self) -> None:
        if self._waiting is None:
            self._waiting = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _arrived(self) -> None:
        self._received = 0
        self._in_head = True
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None


class Inbox:
    """A queue of messages for a single reader, with the future that the reader awaits while the queue is empty."""

    def __init__(self) -> None:
        self.messages: deque[Any] = deque()
        self.reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self.messages.append(message)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)


COMPRESSION: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=15, client_max_window_bits=12, compress_settings={"level": 3, "memLevel": 5}
)
"""Successive frames are similar, so compression keeps its window between frames, at 144 kB per socket.

Higher levels compress better, but would cost more than all other work for a frame.
"""


class LimitedWebSockets(WebSocketsSansIOProtocol):
    """Compressed WebSockets with a small send buffer. The server disconnects clients that do not read.

    A frame can be as short as six bytes, so one read may return tens of thousands. The server parses them in turns with other connections.
    """

    _unread: memoryview = memoryview(b"")
    _reading_on: bool = False

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], _loop: asyncio.AbstractEventLoop | None = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.server_state = server_state
        self.queue: Inbox = Inbox()  # type: ignore[assignment]  # it has the methods of the queue that are used
        self.conn = ServerProtocol(extensions=[COMPRESSION], max_size=config.ws_max_size, logger=self.conn.logger)

    def send_receive_event_to_app(self) -> None:
        """Pass a message to the application; pause reading while too many are unanswered.

        Text that is not UTF-8 closes the connection with NOT_UTF_8, without a log entry, because it is the client's error.
        """
        if self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        try:
            text = b"".join(frames).decode()
        except UnicodeDecodeError:
            self.conn.send_close(NOT_UTF_8)
            self.handle_parser_exception()
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if len(self.queue.messages) >= MESSAGES_WAITING:
            self._pause()

    def data_received(self, data: bytes) -> None:
        if self._unread:
            if not self.close_sent:
                self._unread = memoryview(bytes(self._unread) + data)
        elif len(data) <= READ_AT_ONCE:
            super().data_received(data)
        else:
            self._unread = memoryview(data)
            self._pause()
            self._ask_to_read_on()

    async def receive(self) -> Any:
        inbox = self.queue
        while not inbox.messages:
            inbox.reader = self.loop.create_future()
            await inbox.reader
        message = inbox.messages.popleft()
        if not inbox.messages and (self.read_paused or self._unread):
            self._ask_to_read_on()
        return message

    def _ask_to_read_on(self) -> None:
        if self._unread and not self._reading_on:
            self._reading_on = True
            _floods.setdefault(self.server_state, Arrivals(self.loop.call_soon)).ask(self._read_on)
        elif self.read_paused and not self._unread:
            self.read_paused = False
            self.transport.resume_reading()

    def _read_on(self) -> None:
        self._reading_on = False
        if self.transport.is_closing():
            self._unread = memoryview(b"")
        elif len(self.queue.messages) < MESSAGES_WAITING:
            data, self._unread = self._unread[:READ_AT_ONCE], self._unread[READ_AT_ONCE:]
            super().data_received(bytes(data))
            if not self.queue.messages:
                self._ask_to_read_on()

    def _pause(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    @property
    def takes_more(self) -> bool:
        """Return whether the client has read most of the data written so far."""
        return self.writable.is_set()

    async def until_it_takes_more(self) -> None:
        """Wait until the client accepts more data; raise ClientDisconnected after SEND_SECONDS."""
        try:
            async with asyncio.timeout(SEND_SECONDS):
                await self.writable.wait()
        except TimeoutError as error:
            raise ClientDisconnected from error

    def write_frames(self, frames: Iterable[bytes]) -> None:
        """Write text frames in one call, which wakes the kernel and the client once for all of them; do nothing on a closed socket."""
        if self.disconnected or self.close_sent:
            return
        if self.conn.state is State.OPEN:
            self.transport.write(b"".join(map(self._framed, frames)))

    def _framed(self, text: bytes) -> bytes:
        """Encode text as a WebSocket frame (RFC 6455, 5.2), like `send_text` but with a shorter code path (fewer instruction-cache misses)."""
        data: BytesLike = text
        if compressed := bool(self.conn.extensions):
            data = self.conn.extensions[0].encode(Frame(Opcode.TEXT, text)).data
        head, size = TEXT | COMPRESSED * compressed, len(data)
        if size < SHORT:
            return bytes((head, size)) + data
        return bytes((head, SHORT)) + size.to_bytes(2) + data if size < 1 << 16 else bytes((head, SHORT + 1)) + size.to_bytes(8) + data

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_SNDBUF, SEND_BUFFER)

    async def run_asgi(self) -> None:
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), PROTOCOL: self}  # type: ignore[dict-item]  # an extension that the type does not know
        await super().run_asgi()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)
