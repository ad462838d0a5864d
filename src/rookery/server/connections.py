"""Who is connected to which table. One slow phone never stalls its room: each connection has a bounded queue of its own."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Final

QUEUE: Final = 32
_numbers = count(1)


@dataclass(eq=False, slots=True)
class Connection:
    """One open socket: who looks, what was sent last, and what waits to be sent. None in the queue asks it to close.

    `who` is the guest, or the address of somebody unknown: whose limits it counts for.
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
        """Queue a frame; when the queue is full the connection is told to come again."""
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

    _rooms: dict[str, set[Connection]] = field(default_factory=dict)

    def enter(self, connection: Connection) -> None:
        self._rooms.setdefault(connection.table, set()).add(connection)

    def leave(self, connection: Connection) -> None:
        room = self._rooms.get(connection.table)
        if room is not None:
            room.discard(connection)
            if not room:
                del self._rooms[connection.table]

    def of(self, table: str) -> list[Connection]:
        return sorted(self._rooms.get(table, ()), key=lambda connection: connection.number)

    def online(self, table: str) -> set[str]:
        """The guests who are connected to a table."""
        return {connection.guest for connection in self._rooms.get(table, ()) if connection.guest}

    def of_guest(self, guest: str) -> list[Connection]:
        return [connection for room in self._rooms.values() for connection in room if connection.guest == guest]

    def opened_by(self, who: str) -> list[Connection]:
        return [connection for room in self._rooms.values() for connection in room if connection.who == who]

    def everyone(self, call: Callable[[Connection], None]) -> None:
        for room in list(self._rooms.values()):
            for connection in list(room):
                call(connection)
