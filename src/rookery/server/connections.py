"""Who is connected to which table. A slow connection never holds up the others: each has a bounded queue of its own."""

import asyncio
from collections.abc import Container
from dataclasses import dataclass, field
from itertools import count
from typing import Final

QUEUE: Final = 32
_numbers = count(1)


@dataclass(eq=False, slots=True)
class Connection:
    """One open socket: who looks, what was sent last, and what waits to be sent. None in the queue asks it to close.

    `who` is what its limits are counted by: the guest, or the address of somebody unknown.
    """

    table: str
    guest: str | None
    who: str
    muted: set[str]
    version: int = -1
    seq: int = 0
    last_change: int = 0
    number: int = field(default_factory=lambda: next(_numbers))
    outgoing: asyncio.Queue[bytes | None] = field(default_factory=lambda: asyncio.Queue(QUEUE))
    overflown: bool = False

    def send(self, frame: bytes) -> None:
        """Queue a frame; when the queue is full the connection is told to come again later."""
        if self.overflown:
            return
        if self.outgoing.qsize() >= QUEUE - 1:
            self.overflown = True
            self.outgoing.put_nowait(None)
        else:
            self.outgoing.put_nowait(frame)


@dataclass(slots=True)
class Connections:
    """The connections by table."""

    _by_table: dict[str, set[Connection]] = field(default_factory=dict)

    def enter(self, connection: Connection) -> None:
        self._by_table.setdefault(connection.table, set()).add(connection)

    def leave(self, connection: Connection) -> None:
        others = self._by_table.get(connection.table, set())
        others.discard(connection)
        if not others:
            self._by_table.pop(connection.table, None)

    def of(self, table: str) -> list[Connection]:
        return sorted(self._by_table.get(table, ()), key=lambda connection: connection.number)

    def online(self, table: str) -> set[str]:
        """The guests who are connected to a table."""
        return {connection.guest for connection in self._by_table.get(table, ()) if connection.guest}

    def watching(self, table: str, players: Container[str]) -> int:
        """How many people look at a table without a seat there; somebody unknown counts for each connection."""
        others = [connection for connection in self._by_table.get(table, ()) if connection.guest not in players]
        return len({connection.guest or connection.number for connection in others})

    def of_guest(self, guest: str) -> list[Connection]:
        return [connection for connection in self._all() if connection.guest == guest]

    def opened_by(self, who: str) -> list[Connection]:
        return [connection for connection in self._all() if connection.who == who]

    def close(self) -> None:
        """Ask every connection to close, after what waits to be sent."""
        for connection in self._all():
            if not connection.outgoing.full():
                connection.outgoing.put_nowait(None)

    def _all(self) -> list[Connection]:
        return [connection for connections in self._by_table.values() for connection in connections]
