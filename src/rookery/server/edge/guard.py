"""A guard for each connection, whatever its protocol: it limits time, bytes, and connections per address.

It sits between the transport and uvicorn's protocol and uses only asyncio's interfaces, so uvicorn's own classes stay unchanged.
"""

import asyncio
from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from socket import SO_SNDBUF, SOL_SOCKET
from typing import Any, Final, cast

from h11 import LocalProtocolError
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from rookery.server.limits import DEFAULTS, Limits, counted_address
from rookery.server.live.arrivals import Arrivals

ANSWER_SECONDS: Final = 30.0
"""Time limit from the first byte of a request to the first byte of its response."""

SEND_SECONDS: Final = 15.0
"""Write timeout: how long a client may take to read most of a full buffer, and, once the server closes the connection, the rest of it."""

UNANSWERED: Final = 256 * 1024
"""Maximum number of bytes that a client may send before the server responds, whatever the framing; at least twice the largest body."""

HEAD: Final = 16 * 1024
"""Maximum size of an incomplete head or trailer in bytes; also the number of received bytes to parse at a time."""

SEND_BUFFER: Final = 128 * 1024
"""Size of the kernel's send buffer; the process buffers what does not fit."""


@dataclass(slots=True)
class Traffic:
    """The connections of a server by address, and their unsent bytes. If there are too many, the server cuts the connections with the most.

    Behind a proxy all connections come from one address, so limits per address must be off (`by_address`).
    """

    by_address: bool = True
    limits: Limits = DEFAULTS
    arrivals: Arrivals = field(default_factory=lambda: Arrivals(lambda call: asyncio.get_running_loop().call_soon(call)))
    _open: dict[str, set["Guard"]] = field(default_factory=dict)
    _unsent: Counter[str] = field(default_factory=Counter)
    _unsent_in_all: int = 0

    def enter(self, guard: "Guard") -> bool:
        """Register a connection; return whether its address is within its limit."""
        others = self._open.setdefault(guard.address, set())
        others.add(guard)
        return not self.by_address or len(others) <= self.limits.connections_per_address

    def leave(self, guard: "Guard") -> None:
        self.hold(guard, 0)
        others = self._open[guard.address]
        others.discard(guard)
        if not others:
            del self._open[guard.address], self._unsent[guard.address]

    def hold(self, guard: "Guard", unsent: int) -> None:
        """Set the number of a connection's unsent bytes; cut connections if this exceeds a limit."""
        more, guard.unsent = unsent - guard.unsent, unsent
        self._unsent[guard.address] += more
        self._unsent_in_all += more
        if more > 0 and self.by_address and self._unsent[guard.address] > self.limits.unsent_bytes_per_address:
            self._relieve(self._open[guard.address], self.limits.unsent_bytes_per_address)
        if more > 0 and self._unsent_in_all > self.limits.unsent_bytes:
            self._relieve([guard for guards in self._open.values() for guard in guards], self.limits.unsent_bytes)

    def _relieve(self, guards: Collection["Guard"], most: int) -> None:
        for guard in guards:
            self.hold(guard, min(guard.unsent, guard.buffered))
        total = sum(guard.unsent for guard in guards)
        for guard in sorted(guards, key=lambda guard: guard.unsent, reverse=True):
            if total <= most:
                return
            total -= guard.unsent
            guard.cut()


class Guard(asyncio.Protocol):
    """The protocol of a connection: within the limits, it forwards everything to uvicorn's protocol."""

    address: str
    unsent: int = 0

    def __init__(
        self, traffic: Traffic, config: Config, server_state: ServerState, app_state: dict[str, Any], _loop: asyncio.AbstractEventLoop | None = None
    ) -> None:
        self._traffic = traffic
        self._loop = _loop or asyncio.get_running_loop()
        self._inner: asyncio.Protocol = H11Protocol(config, server_state, app_state, self._loop)
        self._admitted = False
        self._reading = True
        self._rest = b""
        self._unanswered = 0
        self._answer_timer: asyncio.TimerHandle | None = None
        self._send_timer: asyncio.TimerHandle | None = None
        self._upgraded = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self.address = counted_address(str((transport.get_extra_info("peername") or "?")[0]))
        transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_SNDBUF, SEND_BUFFER)
        self._inner.connection_made(_Outlet(self, self._transport))
        self._await_answer()
        if not self._traffic.enter(self):
            self.cut()

    def connection_lost(self, exc: Exception | None) -> None:
        for timer in (self._answer_timer, self._send_timer):
            if timer is not None:
                timer.cancel()
        self._rest = b""
        self._traffic.leave(self)
        self._inner.connection_lost(exc)

    def eof_received(self) -> bool | None:
        return self._inner.eof_received()

    # --- receiving

    def data_received(self, data: bytes) -> None:
        if self._upgraded and not self._rest:
            self._inner.data_received(data)
            return
        self._unanswered += len(data)
        if self._unanswered > max(UNANSWERED, 2 * self._traffic.limits.body_bytes):
            self.cut()
            return
        self._await_answer()
        waiting, self._rest = self._rest, self._rest + data
        if not waiting:
            if self._admitted:
                self._read_on()
            else:
                self._transport.pause_reading()
                self._traffic.arrivals.ask(self._admit)

    def _admit(self) -> None:
        self._admitted = True
        self._read_on()

    def _read_on(self) -> None:
        """Parse a slice of the received bytes; leave the rest for later turns of the event loop."""
        if self._transport.is_closing() or not self._reading:
            return
        data, self._rest = self._rest[:HEAD], self._rest[HEAD:]
        if self._rest:
            self._transport.pause_reading()
            self._loop.call_soon(self._read_on)
        else:
            self._transport.resume_reading()
        try:
            self._inner.data_received(data)
        except LocalProtocolError:  # uvicorn rejects a bad request even while it answers another one, which h11 does not allow
            self.cut()

    def pause_reading(self) -> None:
        self._reading = False
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        if not self._reading:
            self._reading = True
            if self._rest:
                self._loop.call_soon(self._read_on)
            elif not self._transport.is_closing():
                self._transport.resume_reading()

    def upgrade(self, protocol: asyncio.Protocol) -> None:
        """Forward everything to another protocol, which limits its own frames."""
        self._inner = protocol
        self._upgraded = True

    def _await_answer(self) -> None:
        if self._answer_timer is None:
            self._answer_timer = self._loop.call_later(ANSWER_SECONDS, self.cut)

    # --- sending

    @property
    def buffered(self) -> int:
        return self._transport.get_write_buffer_size()

    def sent(self) -> None:
        """Handle output of uvicorn: it counts as a response, so the client may send again."""
        self._unanswered = 0
        if self._answer_timer is not None:
            self._answer_timer.cancel()
            self._answer_timer = None
        self._traffic.hold(self, self.buffered)

    def pause_writing(self) -> None:
        self._inner.pause_writing()
        self._await_client()

    def resume_writing(self) -> None:
        if self._send_timer is not None and not self._transport.is_closing():
            self._send_timer.cancel()
            self._send_timer = None
        self._traffic.hold(self, self.buffered)
        self._inner.resume_writing()

    def close(self) -> None:
        self._await_client()
        self._transport.close()

    def _await_client(self) -> None:
        if self._send_timer is None:
            self._send_timer = self._loop.call_later(SEND_SECONDS, self.cut)

    def cut(self) -> None:
        """Abort the connection and discard its unsent bytes."""
        self._rest = b""
        self._transport.abort()


class _Outlet(asyncio.Transport):
    """The transport that uvicorn's protocol sees."""

    def __init__(self, guard: Guard, transport: asyncio.Transport) -> None:
        self._guard = guard
        self._transport = transport

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._transport.get_extra_info(name, default)

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def close(self) -> None:
        self._guard.close()

    def abort(self) -> None:
        self._guard.cut()

    def pause_reading(self) -> None:
        self._guard.pause_reading()

    def resume_reading(self) -> None:
        self._guard.resume_reading()

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self._transport.write(data)
        self._guard.sent()

    def writelines(self, list_of_data: Iterable[bytes | bytearray | memoryview]) -> None:
        self._transport.writelines(list_of_data)
        self._guard.sent()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._guard.upgrade(cast("asyncio.Protocol", protocol))
