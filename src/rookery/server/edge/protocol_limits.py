"""Limits on connections below HTTP and WebSocket: slow requests, long heads, and sockets whose other side does not read."""

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
"""How long a request may take to arrive."""

HEAD: Final = 64 * 1024
"""How many bytes may come before the head of a request is complete."""

REQUESTS_AT_ONCE: Final = 4 * 1024
"""How many bytes of requests are looked at before others have their turn; almost every request is smaller."""

MOST_HELD: Final = 1024 * 1024
"""How many bytes of requests may wait for their turn; nobody has that many to ask."""

LINGER_SECONDS: Final = 15.0
"""How long a closed socket may keep what the other side has not read yet."""

SEND_SECONDS: Final = 15.0
"""A socket is closed when its other side takes nothing of what was sent for this long."""

NOT_UTF_8: Final = 1007
"""The close code for text that is not UTF-8."""

READ_AT_ONCE: Final = 512
"""How many bytes of a socket are looked at before others have their turn: what people do takes no more, apart from long lines of chat."""

MESSAGES_WAITING: Final = 16
"""How many messages of a socket may wait until those before them are answered."""

TEXT: Final = 0x81
"""The first byte of a frame that is all of a text."""

COMPRESSED: Final = 0x40
"""The bit in it that says that the text is compressed."""

SHORT: Final = 126
"""The size of a shorter text is the second byte; this there means that two bytes with the size follow, the next number that eight do."""

PROTOCOL: Final = "rookery.protocol"
"""The ASGI extension that hands a socket to the application, which then reads from it and writes to it without the layers in between."""

SEND_BUFFER: Final = 128 * 1024
"""How many bytes the system may hold for a socket; frames beyond that wait in the connection's own queue."""


_arrivals: WeakKeyDictionary[ServerState, Arrivals] = WeakKeyDictionary()
"""Who waits to be let in, at each server."""

_floods: WeakKeyDictionary[ServerState, Arrivals] = WeakKeyDictionary()
"""Whose frames wait to be read, because they sent many at once."""


class LimitedHttp(HttpToolsProtocol):
    """HTTP with a time limit for each request and a size limit for its head. New connections are read a few at a time.

    A request may have thirty bytes, so one read from the system may bring thousands: they, too, are read in turns with everybody else.
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
            part, data = data[:allowed], data[allowed:]  # a body may come together with its head, and does not count
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
    """The messages that wait for the one task that reads them, and what that task waits for when there are none."""

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
"""A frame differs little from the one before it, so the whole window is remembered between frames: 144 kB for each socket.

Higher levels make frames smaller still, but cost more than everything else that is done for a frame.
"""


class LimitedWebSockets(WebSocketsSansIOProtocol):
    """Compressed WebSockets with a small send buffer, cut off when the other side does not take the rest.

    Frames may have six bytes, so one read from the system may bring tens of thousands. They are read a few at a time, in turns with everybody else.
    """

    _unread: memoryview = memoryview(b"")
    _reading_on: bool = False

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], _loop: asyncio.AbstractEventLoop | None = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.server_state = server_state
        self.queue: Inbox = Inbox()  # type: ignore[assignment]  # it has what is used of the other
        self.conn = ServerProtocol(extensions=[COMPRESSION], max_size=config.ws_max_size, logger=self.conn.logger)

    def send_receive_event_to_app(self) -> None:
        """Hand over a message. Nothing more is read while many wait.

        Text that is not UTF-8 ends the connection with the code for it; it is no mistake of ours to write about.
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
        """Whether the other side has taken most of what was written before."""
        return self.writable.is_set()

    async def until_it_takes_more(self) -> None:
        """Wait for that; ClientDisconnected when it takes too long."""
        try:
            async with asyncio.timeout(SEND_SECONDS):
                await self.writable.wait()
        except TimeoutError as error:
            raise ClientDisconnected from error

    def write_frames(self, frames: Iterable[bytes]) -> None:
        """Write frames of text in one piece, so that the system and the reader are woken once for all of them; nothing once it is closed."""
        if self.disconnected or self.close_sent:
            return
        if self.conn.state is State.OPEN:
            self.transport.write(b"".join(map(self._framed, frames)))

    def _framed(self, text: bytes) -> bytes:
        """Text as a WebSocket frame (RFC 6455, 5.2), as `send_text` would write it, with much less code, which is slow when it is not cached."""
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
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), PROTOCOL: self}  # type: ignore[dict-item]  # not one of those that are known
        await super().run_asgi()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)
