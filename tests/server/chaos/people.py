"""Clients that survive crashes of the server: they wait, reconnect, and repeat requests without an acknowledgement."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.chaos.books import Book, Books, Sent

LOST: Final = (OSError, EOFError, TimeoutError, WebSocketException, httpx.TransportError)
"""Errors that a client sees when the server is gone."""

SILENCE: Final = 60.0
"""Timeout in seconds for the next frame."""


class SilenceError(Exception):
    """The server runs, but sends nothing about the table."""


EXPANSIONS: Final = ["river", "abbot", "towers-and-thieves"]
TERMS: Final[list[dict[str, Any]]] = [
    {"game": "five-towers", "seats": 2, "sit": [0, 1]},
    {"game": "five-towers", "seats": 3, "bots": [{"seat": 1, "bot": "uniform"}, {"seat": 2, "bot": "uniform"}]},
    {"game": "carcassonne", "seats": 2, "sit": [0, 1], "expansions": EXPANSIONS},
    {"game": "carcassonne", "seats": 2, "bots": [{"seat": 1, "bot": "uniform"}], "clock": {"base": 3600, "increment": 5}},
    {"game": "five-towers", "seats": 2, "sit": [], "bots": [{"seat": 0, "bot": "uniform"}, {"seat": 1, "bot": "uniform"}]},
    {"game": "five-towers", "seats": 4, "sit": [0, 1, 2, 3], "clock": {"days": 3}, "options": {"overbids": "retract"}},
]


class People:
    """All clients. They connect while a server runs, and disconnect when it stops."""

    def __init__(self, books: Books, rng: Random) -> None:
        self.books = books
        self.rng = rng
        self.last_round = False
        self._address = ""
        self._there = asyncio.Event()

    def come(self, address: str) -> None:
        self._address = address
        self._there.set()

    def go(self) -> None:
        self._there.clear()

    async def play_tables(self, number: int) -> None:
        """Play one table after another until the last round is over."""
        while True:
            await self._play_table(TERMS[number % len(TERMS)])
            if self.last_round:
                return
            number += 1

    async def _play_table(self, terms: dict[str, Any]) -> None:
        """Open a table as a new guest, and play it to the end."""
        async with httpx.AsyncClient(verify=False, trust_env=False, timeout=SILENCE) as client:
            book: Book | None = None
            while book is None or not book.finished:
                await self._there.wait()
                try:
                    if book is None:
                        book = self.books.of(await self._open(client, terms))
                    async with self._socket(client, book.table) as socket:
                        await self._play(socket, book)
                except LOST:
                    await asyncio.sleep(0.05)
                except SilenceError:
                    assert book is not None, "only tables are silent"
                    self.books.wrong.append(f"table {book.table}: the server has gone silent")
                    return

    async def _open(self, client: httpx.AsyncClient, terms: dict[str, Any]) -> str:
        """Return the new table, or the one of an earlier request whose acknowledgement was lost."""
        mine = (await client.get(f"{self._address}api/me/tables")).raise_for_status().json()["tables"]
        if mine:
            return str(mine[0]["table"])
        answer = await client.post(f"{self._address}api/tables", json={**terms, "start": True})
        return str(answer.raise_for_status().json()["table"])

    @asynccontextmanager
    async def _socket(self, client: httpx.AsyncClient, table: str) -> AsyncIterator[ClientConnection]:
        uri = f"ws{self._address.removeprefix('http')}api/tables/{table}/socket"
        async with AsyncExitStack() as stack:
            cookie = {"Cookie": f"rookery={client.cookies['rookery']}"}
            yield await stack.enter_async_context(
                connect(uri, additional_headers=cookie, compression=None, proxy=None, max_size=None, close_timeout=1, open_timeout=SILENCE)
            )

    async def _play(self, socket: ClientConnection, book: Book) -> None:
        """Repeat the open request, then act on every turn until the game is over."""
        if book.sent and not book.sent[-1].promised and not book.sent[-1].refused:
            self.books.resent += 1
            await self._send(socket, book, book.sent[-1], again=True)
        table = await _refreshed(socket)
        while table["status"] == "running":
            if table["view"]["choices"]:
                await self._send(socket, book, self._next(table, book))
                table = await _refreshed(socket)
            else:
                table = await _until(socket, "table")
        book.finished = True

    def _next(self, table: dict[str, Any], book: Book) -> Sent:
        back = table["can_take_back"] and self.rng.random() < 0.1
        action = None if back else self.rng.choice(table["view"]["choices"])["action"]
        sent = Sent(self.books.new_request(), table["version"], action)
        book.sent.append(sent)
        return sent

    async def _send(self, socket: ClientConnection, book: Book, sent: Sent, *, again: bool = False) -> None:
        frame = {"kind": "act", "action": sent.action} if sent.action else {"kind": "take-back"}
        await socket.send(json.dumps({**frame, "version": sent.version, "request": sent.request}))
        answer = await _until(socket, "done", "error")
        if answer["kind"] == "done":
            self.books.promise(sent, None if again else answer["version"])
            return
        sent.refused = True
        if sent.action is not None or answer["code"] not in ("action/stale", "action/no-take-back", "table/not-running"):
            self.books.wrong.append(f"table {book.table}: {sent} was refused with {answer['code']}")


async def _until(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    """Return the next frame of one of these kinds."""
    frame: dict[str, Any] = {"kind": ""}
    while frame["kind"] not in kinds:
        try:
            async with asyncio.timeout(SILENCE):
                frame = json.loads(await socket.recv())
        except TimeoutError as error:
            raise SilenceError from error
    return frame


async def _refreshed(socket: ClientConnection) -> dict[str, Any]:
    """Return the current table."""
    await socket.send('{"kind": "refresh"}')
    table: dict[str, Any] = {}
    while (frame := await _until(socket, "table", "done"))["kind"] != "done":
        table = frame
    return table
