"""A client that knows several nodes, moves to another one after any error, and records all it sees."""

import asyncio
import json
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.chaos.history import History, Move, Read

PATIENCE: Final = 10.0
"""Seconds that a client waits for an answer before it moves to another node."""

CHECK_AFTER: Final = 4.0
"""Seconds without news after which a client asks for the table."""

BUSY: Final = ("server/cannot-write", "server/busy")
"""Refusals after which a client tries again at another node. The request may have been done nevertheless."""


class BusyError(Exception):
    """A node that cannot answer now."""


LOST: Final = (OSError, EOFError, TimeoutError, WebSocketException, httpx.TransportError, BusyError)
"""Errors after which a client moves to another node."""


class Choice(msgspec.Struct):
    action: str


class View(msgspec.Struct):
    actor: int | str | None = None
    choices: tuple[Choice, ...] = ()


class Seat(msgspec.Struct):
    flags: int = 0


class Clock(msgspec.Struct):
    left: tuple[int, ...]
    since: int
    running: int | None = None

    @property
    def deadline(self) -> int | None:
        return None if self.running is None else self.since + self.left[self.running]


class Shown(msgspec.Struct):
    version: int
    seat: int | None
    action: str


class Frame(msgspec.Struct):
    """What clients need from frames of all kinds."""

    kind: str = ""
    table: str = ""
    version: int = -1
    status: str = ""
    your_seats: tuple[int, ...] = ()
    can_take_back: bool = False
    seats: tuple[Seat, ...] = ()
    clock: Clock | None = None
    view: View | None = None
    moves: tuple[Shown, ...] = ()
    code: str = ""
    request: str | None = None


decode: Final = msgspec.json.Decoder(Frame).decode


@dataclass
class Notes:
    """What all clients share: the addresses of the nodes, running or not, the history that they record, and what went wrong."""

    nodes: list[str]
    rng: Random
    history: History = field(default_factory=History)
    wrong: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    numbers: "count[int]" = field(default_factory=count)

    def record(self, client: str, frame: Frame, requested: float, since: int, stream: int | None = None) -> None:
        """Record a table frame that a client has just received."""
        actor = None if frame.view is None else frame.view.actor
        self.history.reads.append(
            Read(
                client=client,
                table=frame.table,
                requested=requested,
                answered=time.monotonic(),
                version=frame.version,
                since=since,
                moves=tuple([Move(move.version, move.seat, move.action) for move in frame.moves]),
                actor=actor if isinstance(actor, int) else None,
                deadline=None if frame.clock is None else frame.clock.deadline,
                stream=stream,
            )
        )

    async def pause(self) -> None:
        """Wait for a moment before the next try."""
        await asyncio.sleep(self.rng.uniform(0.02, 0.2))


class Client:
    """A browser: a guest with a cookie, at one node after another."""

    def __init__(self, notes: Notes, name: str) -> None:
        self.notes = notes
        self.name = f"{name}-{next(notes.numbers)}"
        self.known: dict[str, int] = {}
        self._http = httpx.AsyncClient(verify=False, trust_env=False, timeout=PATIENCE)

    async def __aenter__(self) -> "Client":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    async def text(self, path: str) -> str:
        """Return the text of a page, from any node that answers."""
        while True:
            try:
                answer = await self._http.get(f"{self.notes.rng.choice(self.notes.nodes)}{path}")
                if not answer.is_server_error:
                    return answer.raise_for_status().text
            except LOST:
                pass
            await self.notes.pause()

    async def try_once(self, method: str, path: str, body: Any = None, *, since: int = -1, node: str | None = None) -> Frame:
        """Send a request to a node; return the answer, or an error frame. Raise one of LOST if the node cannot answer now."""
        requested = time.monotonic()
        answer = await self._http.request(method, f"{node or self.notes.rng.choice(self.notes.nodes)}api/{path}", json=body)
        frame = decode(answer.content) if answer.content.startswith(b"{") else Frame()
        if frame.code in BUSY:
            self.notes.counts[f"refused with {frame.code}"] += 1
            raise BusyError
        if answer.is_server_error:
            self.notes.wrong.append(f"{method} {path} was answered with {answer.status_code}: {answer.text}")
            raise BusyError
        if frame.kind == "table":
            self.notes.record(self.name, frame, requested, since)
            self.known[frame.table] = frame.version
        return frame

    async def ask(self, method: str, path: str, body: Any = None) -> Frame:
        """Send a request, again and again until a node answers."""
        while True:
            try:
                return await self.try_once(method, path, body)
            except LOST:
                await self.notes.pause()

    async def look(self, table: str, since: int = -1, node: str | None = None) -> Frame:
        return await self.try_once("GET", f"tables/{table}" + (f"?after={since}" if since >= 0 else ""), since=since, node=node)

    @asynccontextmanager
    async def socket(self, table: str) -> AsyncIterator["Socket"]:
        """Follow a table at any node."""
        requested = time.monotonic()
        uri = f"ws{self.notes.rng.choice(self.notes.nodes).removeprefix('http')}api/tables/{table}/socket"
        cookie = self._http.cookies.get("rookery")
        headers = {} if cookie is None else {"Cookie": f"rookery={cookie}"}
        async with connect(
            uri, additional_headers=headers, compression=None, proxy=None, max_size=None, close_timeout=1, open_timeout=PATIENCE
        ) as connection:
            yield Socket(self, connection, requested)


class Socket:
    """An open socket at a table. It records every table frame; `table` is the latest."""

    def __init__(self, client: Client, connection: ClientConnection, requested: float) -> None:
        self.table = Frame()
        self._client = client
        self._notes = client.notes
        self._connection = connection
        self._requested = requested
        self._stream = next(client.notes.numbers)
        self._last_read = -1

    async def receive(self) -> Frame:
        """Return the next frame of any kind."""
        async with asyncio.timeout(PATIENCE):
            data = await self._connection.recv()
        frame = decode(data)
        if frame.kind == "table":
            self._last_read = len(self._notes.history.reads)
            self._notes.record(self._client.name, frame, self._requested, self.table.version, self._stream)
            self.table = frame
        elif frame.code in BUSY:
            self._notes.counts[f"refused with {frame.code}"] += 1
            raise BusyError
        elif frame.kind == "error" and frame.request is None:
            self._notes.wrong.append(f"refused: {self._client.name} was refused with {frame.code}")
        return frame

    async def news(self) -> Frame:
        """Return the next table frame; ask for the table if no news comes."""
        known = self.table.version
        try:
            async with asyncio.timeout(CHECK_AFTER):
                while (await self.receive()).kind != "table":
                    pass
        except TimeoutError:
            await self.refresh()
            if self.table.version > known >= 0:
                self._notes.counts["news that came only on request"] += 1
        return self.table

    async def past(self, version: int) -> Frame:
        """Return the first table frame after a version."""
        while self.table.version <= version and self.table.status != "finished":
            await self.news()
        return self.table

    async def refresh(self) -> None:
        """Ask for the table, which contains everything that was acknowledged before."""
        reads, asked, before = self._notes.history.reads, time.monotonic(), self._last_read
        await self.answer({"kind": "refresh"})
        if self._last_read != before:  # the frame just before the answer
            reads[self._last_read] = reads[self._last_read]._replace(requested=asked)

    async def answer(self, frame: dict[str, Any]) -> Frame:
        """Send a frame; return its answer."""
        await self._connection.send(json.dumps(frame))
        while (answer := await self.receive()).kind not in ("done", "error") or answer.request != frame.get("request"):
            pass
        return answer
