"""WebSockets with limits: connections take turns at parsing their frames, and few messages per client wait for a response."""

import asyncio
import zlib
from collections import deque
from collections.abc import Coroutine, Iterable
from functools import lru_cache
from typing import Any, Final, cast
from weakref import WeakKeyDictionary

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.typing import BytesLike

from rookery.server.live.arrivals import Arrivals

BAD_HANDSHAKE: Final = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
"""The response to a handshake that websockets cannot parse, such as one with too many headers; uvicorn would send none."""

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

_floods: WeakKeyDictionary[ServerState, Arrivals] = WeakKeyDictionary()
"""Connections with many unread frames, by server."""


class Inbox:
    """A queue of messages for a single reader, with the future that the reader awaits while the queue is empty."""

    def __init__(self) -> None:
        self.messages: deque[Any] = deque()
        self.reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self.messages.append(message)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)


WINDOWS: Final = 400
"""Maximum number of sockets per server whose compression keeps its window; at 144 KiB each, they take less than 60 MiB."""

LEVEL: Final = 3
"""The compression level; higher ones compress better, but would cost more CPU time than everything else about a frame."""

KEEPING: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=15, client_max_window_bits=12, compress_settings={"level": LEVEL, "memLevel": 5}
)
"""Compression that keeps its window from frame to frame. Successive frames are similar, so they become 11 to 16 times smaller."""

SHARING: Final = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True, client_no_context_takeover=True, client_max_window_bits=12, compress_settings={"level": LEVEL}
)
"""Compression of each frame on its own: 3 to 4 times smaller, with no window in memory, and the same bytes for every recipient."""

_windows: WeakKeyDictionary[ServerState, int] = WeakKeyDictionary()
"""The number of sockets that keep a window, by server."""


@lru_cache(maxsize=64)
def _compressed(text: bytes, window_bits: int) -> bytes:
    """Return the payload of a frame compressed on its own (RFC 7692, 7.2.1)."""
    deflate = zlib.compressobj(LEVEL, wbits=-window_bits)
    return (deflate.compress(text) + deflate.flush(zlib.Z_SYNC_FLUSH))[:-4]


class LimitedWebSockets(WebSocketsSansIOProtocol):
    """Compressed WebSockets with bounded queues.

    A frame can be as short as six bytes, so one read may return tens of thousands. Connections take turns at parsing theirs.
    """

    _unread: memoryview = memoryview(b"")
    _reading_on: bool = False
    _work: Coroutine[Any, Any, None] | None = None

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], _loop: asyncio.AbstractEventLoop | None = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.server_state = server_state
        self.queue: Inbox = Inbox()  # type: ignore[assignment]  # it has the methods of the queue that are used
        kept = _windows.get(server_state, 0)
        self._keeps = kept < WINDOWS
        _windows[server_state] = kept + self._keeps
        self.conn = ServerProtocol(extensions=[KEEPING if self._keeps else SHARING], max_size=config.ws_max_size, logger=self.conn.logger)

    def connection_lost(self, exc: Exception | None) -> None:
        _windows[self.server_state] -= self._keeps
        super().connection_lost(exc)

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
        elif len(data) <= READ_AT_ONCE or not self.handshake_initiated:
            super().data_received(data)
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self.transport.write(BAD_HANDSHAKE)
                self.transport.close()
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
        """Wait until the client accepts more data, or until the guard ends the connection."""
        await self.writable.wait()

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
            deflate = cast("PerMessageDeflate", self.conn.extensions[0])
            if deflate.local_no_context_takeover:
                data = _compressed(text, deflate.local_max_window_bits)
            else:
                data = deflate.encode(Frame(Opcode.TEXT, text)).data
        head, size = TEXT | COMPRESSED * compressed, len(data)
        if size < SHORT:
            return bytes((head, size)) + data
        return bytes((head, SHORT)) + size.to_bytes(2) + data if size < 1 << 16 else bytes((head, SHORT + 1)) + size.to_bytes(8) + data

    def continue_with(self, work: Coroutine[Any, Any, None]) -> None:
        """Serve the open socket with this work, once the application has handled the handshake."""
        self._work = work

    async def run_asgi(self) -> None:
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), PROTOCOL: self}  # type: ignore[dict-item]  # an extension that the type does not know
        self.app = self._run
        await super().run_asgi()

    async def _run(self, *handshake: Any) -> None:
        """Run the application for the handshake, then the rest without what only the handshake needs: headers, and the frames of the framework."""
        del self.app
        await self.config.loaded_app(*handshake)
        del handshake
        if self._work is not None:
            del self.scope, self.request, self.response
            work, self._work = self._work, None
            await work
