"""A light load generator: people who play at many tables over WebSockets, in one event loop with little work per frame.

It is open-loop: every action has a time at which it is to be sent, whether or not the server has answered the previous ones, and its latency
counts from that time. A slow server therefore cannot slow the load down and hide its delays (coordinated omission).
"""

import asyncio
import heapq
import time
import zlib
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

CONNECT_AT_ONCE: Final = 64
CONNECT_SECONDS: Final = 120.0
ANSWER_SECONDS: Final = 30.0
"""The time to wait for the last answers after a measurement."""

PLAYERS: Final = 2

TEXT, PING, PONG = 1, 9, 10
FIN, COMPRESSED, MASKED = 0x80, 0x40, 0x80
NO_MASK: Final = b"\0\0\0\0"
"""A mask that changes nothing: RFC 6455 requires clients to send one."""

END_OF_MESSAGE: Final = b"\0\0\xff\xff"
"""The bytes that a compressed message omits (RFC 7692, 7.2.1)."""

REMATCH: Final = "rematch"


class Choice(msgspec.Struct):
    action: str


class View(msgspec.Struct):
    choices: list[Choice] = []


class Frame(msgspec.Struct):
    """The parts of a frame that the generator reads."""

    kind: str
    version: int = 0
    status: str = ""
    view: View | None = None
    request: str | None = None
    code: str = ""


_decode: Final = msgspec.json.Decoder(Frame).decode


class Seat(NamedTuple):
    """Where a socket connects: the address of a server and a path there; and as whom: a cookie, and the client's own address."""

    server: str
    path: str
    cookie: str
    origin: str


class Socket(asyncio.Protocol):
    """A WebSocket client that passes each frame to its table."""

    def __init__(self, seat: Seat, table: "Table", *, compressed: bool) -> None:
        self._seat = seat
        self._table = table
        self._compressed = compressed
        self._keeps_window = False
        self._inflate: Any = None
        self._rest = b""
        self._upgraded = False
        self.number = len(table.sockets)
        self.version = -1
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        host = self._seat.server.removeprefix("http://").rstrip("/")
        head = [f"GET {self._seat.path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        head += ["Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", f"Cookie: rookery={self._seat.cookie}"]
        if self._compressed:
            head.append("Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits")
        transport.write("\r\n".join([*head, "", ""]).encode())

    def connection_lost(self, _error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server closed the connection"))
        self._table.lose()

    def data_received(self, data: bytes) -> None:
        data = self._rest + data
        if not self._upgraded:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(head.partition(b"\r\n")[0].decode()))
                self.close()
                return
            self._upgraded = True
            self._keeps_window = b"server_no_context_takeover" not in head.lower()
            self.opened.set_result(None)
        self._rest = self._read(data)

    def _read(self, data: bytes) -> bytes:
        """Handle all complete frames; return the rest."""
        at = 0
        while len(data) - at >= 2:
            head, length, begin = data[at], data[at + 1], at + 2
            if length > 125:
                wide = 2 if length == 126 else 8
                length, begin = int.from_bytes(data[begin : begin + wide]), begin + wide
            if len(data) < begin + length:
                break
            content, at = data[begin : begin + length], begin + length
            if head & 15 == TEXT:
                self._table.take(self, _decode(self._inflated(content) if head & COMPRESSED else content))
            elif head & 15 == PING:
                self._transport.write(bytes((FIN | PONG, MASKED | len(content))) + NO_MASK + content)
        return data[at:]

    def _inflated(self, content: bytes) -> bytes:
        if self._inflate is None or not self._keeps_window:
            self._inflate = zlib.decompressobj(-15)
        inflated: bytes = self._inflate.decompress(content + END_OF_MESSAGE)
        return inflated

    def send(self, frame: object) -> None:
        content, head = msgspec.json.encode(frame), FIN | TEXT
        if self._compressed:
            deflate = zlib.compressobj(1, wbits=-12)
            content, head = (deflate.compress(content) + deflate.flush(zlib.Z_SYNC_FLUSH))[:-4], head | COMPRESSED
        assert len(content) < 126, "requests are short"
        self._transport.write(bytes((head, MASKED | len(content))) + NO_MASK + content)

    def close(self) -> None:
        self._transport.abort()


@dataclass(slots=True)
class Journal:
    """What happened, in seconds of one clock: when each action was to be sent, acknowledged and seen by both players; how late it was sent."""

    acknowledged: list[tuple[float, float]] = field(default_factory=list)
    seen: list[tuple[float, float]] = field(default_factory=list)
    lag: list[float] = field(default_factory=list)
    errors: Counter[str] = field(default_factory=Counter)


class Table:
    """A table with the sockets of its two players, perhaps followed by spectators, and an endless series of random games."""

    def __init__(self, rng: Random, journal: Journal) -> None:
        self.sockets: list[Socket] = []
        self.closing = False
        self._rng = rng
        self._journal = journal
        self._version = -1
        self._turn = 0
        self._choices: list[Choice] = []
        self._due: deque[float] = deque()
        self._acting: float | None = None
        self._acted = -1
        self._done: int | None = None
        self._wants_rematch: set[int] = set()

    @property
    def busy(self) -> bool:
        return self._acting is not None or bool(self._due)

    def act(self, intended: float) -> None:
        """Play a random action, at once or as soon as the previous one is over."""
        self._due.append(intended)
        self._go_on()

    def take(self, socket: Socket, frame: Frame) -> None:
        """Handle a frame of the server."""
        if frame.kind == "table":
            self._show(socket, frame)
        elif frame.kind == "done" and frame.request != REMATCH and self._acting is not None:
            self._done = frame.version
            self._journal.acknowledged.append((self._acting, time.perf_counter()))
        elif frame.kind == "error":
            self._journal.errors[frame.code] += 1
        self._go_on()

    def _show(self, socket: Socket, frame: Frame) -> None:
        socket.version = frame.version
        if socket.number >= PLAYERS:
            return
        if frame.status == "finished" and socket.number not in self._wants_rematch:
            self._wants_rematch.add(socket.number)
            socket.send({"kind": "propose", "what": REMATCH, "request": REMATCH})
        elif frame.status == "running" and self._wants_rematch:
            self._wants_rematch.clear()
        if frame.view is not None and frame.view.choices and frame.version > self._acted:
            self._version, self._turn, self._choices = frame.version, socket.number, frame.view.choices

    def _go_on(self) -> None:
        """Finish the last action if both players have seen it, and begin the next one that is due."""
        if self._acting is not None and self._done is not None and all(player.version >= self._done for player in self.sockets[:PLAYERS]):
            self._journal.seen.append((self._acting, time.perf_counter()))
            self._acting = self._done = None
        if self._due and self._acting is None and self._choices:
            self._acting, self._acted = self._due.popleft(), self._version
            action = self._rng.choice(self._choices).action
            self._choices = []
            self.sockets[self._turn].send({"kind": "act", "version": self._version, "action": action, "request": f"a{self._version}"})

    def lose(self) -> None:
        if not self.closing:
            self._journal.errors["connection lost"] += 1


class EchoTable(Table):
    """A socket of an echo server, which gets frames of the same kind."""

    def take(self, socket: Socket, frame: Frame) -> None:
        socket.version = self._version = frame.version + 1
        self._done = frame.version
        if self._acting is not None:
            self._journal.acknowledged.append((self._acting, time.perf_counter()))
        self._choices = [Choice("bid 3")]
        self._go_on()

    def begin(self) -> None:
        self._version, self._choices = 0, [Choice("bid 3")]


class Window(NamedTuple):
    """The results of a measurement: its actions, latencies and the generator's lag in milliseconds, and the generator's share of its core."""

    seconds: float
    actions: int
    acknowledged: list[float]
    seen: list[float]
    lag: list[float]
    share: float
    errors: Counter[str]


class Load:
    """The sockets of all tables, and the schedule of their actions."""

    def __init__(self, seed: str) -> None:
        self._rng = Random(seed)
        self._journal = Journal()
        self.tables: list[Table] = []

    async def connect(self, seats: Sequence[Sequence[Seat]], *, compressed: bool, kind: type[Table] = Table) -> None:
        """Open the sockets of further tables, and wait until all have received their table."""
        loop = asyncio.get_running_loop()
        opening = asyncio.Semaphore(CONNECT_AT_ONCE)

        async def open_one(seat: Seat, socket: Socket) -> None:
            async with opening:
                host, _, port = seat.server.removeprefix("http://").rstrip("/").partition(":")
                await loop.create_connection(lambda: socket, host, int(port), local_addr=(seat.origin, 0))
                await socket.opened

        new, opened = [], []
        for group in seats:
            table = kind(Random(self._rng.random()), self._journal)
            new.append(table)
            for seat in group:
                socket = Socket(seat, table, compressed=compressed)
                table.sockets.append(socket)
                opened.append(open_one(seat, socket))
        async with asyncio.timeout(CONNECT_SECONDS):
            await asyncio.gather(*opened)
            for table in new:
                if isinstance(table, EchoTable):
                    table.begin()
            while any(socket.version < 0 for table in new for socket in table.sockets) and kind is Table:
                await asyncio.sleep(0.05)
        self.tables += new

    async def run(self, rate: float, *, warm_up: float, seconds: float) -> Window:
        """Play at `rate` actions per second in all; measure for `seconds` after the warm-up."""
        pause = len(self.tables) / rate
        begun = time.perf_counter()
        begin, end = begun + warm_up, begun + warm_up + seconds
        order = [(begun + pause * self._rng.random(), number) for number in range(len(self.tables))]
        heapq.heapify(order)
        self._journal.lag.clear()
        errors = self._journal.errors.copy()
        used, used_at = 0.0, 0.0
        while (at := order[0][0]) < end:
            if (wait := at - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
            if not used_at and at >= begin:
                used, used_at = time.process_time(), time.perf_counter()
                self._journal.lag.clear()
            self._journal.lag.append(time.perf_counter() - at)
            number = order[0][1]
            heapq.heapreplace(order, (at + pause * self._rng.uniform(0.5, 1.5), number))
            self.tables[number].act(at)
        share = (time.process_time() - used) / (time.perf_counter() - used_at)
        latest = time.perf_counter() + ANSWER_SECONDS
        while (unanswered := sum(table.busy for table in self.tables)) and time.perf_counter() < latest:
            await asyncio.sleep(0.05)
        errors = self._journal.errors - errors + Counter({"unanswered": unanswered} if unanswered else {})
        return Window(
            seconds=seconds,
            actions=sum(begin <= at < end for _, at in self._journal.acknowledged),
            acknowledged=self._latencies(self._journal.acknowledged, begin, end),
            seen=self._latencies(self._journal.seen, begin, end),
            lag=[1000 * lag for lag in self._journal.lag],
            share=share,
            errors=errors,
        )

    @staticmethod
    def _latencies(found: list[tuple[float, float]], begin: float, end: float) -> list[float]:
        """Return the latencies of the actions that were to be sent in this window, in milliseconds, and forget all actions."""
        latencies = [1000 * (at - intended) for intended, at in found if begin <= intended < end]
        found.clear()
        return latencies

    async def close(self) -> None:
        for table in self.tables:
            table.closing = True
            for socket in table.sockets:
                socket.close()
        await asyncio.sleep(0)
