"""Who is connected to which table. A slow connection never holds up the others, and holds no more than the newest of what it has not been sent."""

import asyncio
from collections import Counter, deque
from collections.abc import Container
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final

from rookery.server.table import Table

QUEUE: Final = 32
"""How many answers may wait for a connection that does not read them."""

ARRIVING: Final = 8
"""How many connections are let in at the same time."""

_numbers = count(1)


@dataclass(eq=False, slots=True)
class Connection:
    """One open socket: who looks, what was sent last, and what waits to be sent.

    `who` is what its limits are counted by: the guest, or the address of somebody unknown. `device` is the hash of the
    cookie it came with; `name` the guest's name, empty as long as they have none. Answers wait in a queue; of the table and of who
    is there only the newest waits, whatever happened in between. `changes` tells that it wants to be told changes of surveys only, `survey` is
    the one it has then.
    """

    table: str
    guest: str | None
    who: str
    muted: set[str]
    version: int = -1
    seq: int = 0
    last_change: int = 0
    device: str = ""
    address: str = ""
    name: str = ""
    number: int = field(default_factory=lambda: next(_numbers))
    newest: Table | None = None
    presence: bytes | None = None
    answers: deque[bytes] = field(default_factory=deque)
    overflown: bool = False
    changes: bool = False
    survey: Any | None = None
    closing: bool = False
    waits: asyncio.Event = field(default_factory=asyncio.Event)

    def show(self, table: Table) -> None:
        """Let this table be sent, as far as it has not been, unless a newer one waits already."""
        if self.newest is None or self.newest.seq < table.seq:
            self.newest = table
        self.waits.set()

    def show_presence(self, frame: bytes) -> None:
        """Let this be sent instead of what was known before of who is there."""
        self.presence = frame
        self.waits.set()

    def answer(self, frame: bytes) -> None:
        """Let an answer be sent; a connection that takes none is told to come again later."""
        if len(self.answers) >= QUEUE:
            self.overflown = True
            self.close()
        else:
            self.answers.append(frame)
            self.waits.set()

    def close(self) -> None:
        """Ask the connection to close, after what waits to be sent."""
        self.closing = True
        self.waits.set()


@dataclass(slots=True)
class Connections:
    """The connections by table."""

    _by_table: dict[str, set[Connection]] = field(default_factory=dict)
    _opened: Counter[str] = field(default_factory=Counter)
    arriving: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(ARRIVING))

    def enter(self, connection: Connection) -> None:
        self._by_table.setdefault(connection.table, set()).add(connection)
        self._opened[connection.who] += 1

    def leave(self, connection: Connection) -> None:
        others = self._by_table.get(connection.table, set())
        if connection in others:
            others.remove(connection)
            self._opened[connection.who] -= 1
            if not self._opened[connection.who]:
                del self._opened[connection.who]
        if not others:
            self._by_table.pop(connection.table, None)

    def any(self, table: str) -> bool:
        return table in self._by_table

    def lookers(self, table: str) -> set[str | None]:
        """Who has a table open; None stands for all who are no guests."""
        return {connection.guest for connection in self._by_table.get(table, ())}

    def of(self, table: str) -> list[Connection]:
        return sorted(self._by_table.get(table, ()), key=lambda connection: connection.number)

    def online(self, table: str) -> set[str]:
        """The guests who are connected to a table."""
        return {connection.guest for connection in self._by_table.get(table, ()) if connection.guest}

    def watching(self, table: str, players: Container[str]) -> int:
        """How many people look at a table without a seat there; somebody unknown counts for each connection."""
        others = [connection for connection in self._by_table.get(table, ()) if connection.guest not in players]
        return len({connection.guest or connection.number for connection in others})

    def unnamed(self, table: str, players: Container[str]) -> int:
        """How many guests look at a table who have neither a seat there nor a name."""
        others = [connection for connection in self._by_table.get(table, ()) if connection.guest not in players]
        return len({connection.guest for connection in others if connection.guest and not connection.name})

    def watchers(self, table: str, players: Container[str]) -> dict[str, str]:
        """The names of the guests who look at a table without a seat there, in the order in which they came."""
        return {one.guest: one.name for one in self.of(table) if one.guest and one.name and one.guest not in players}

    def of_guest(self, guest: str) -> list[Connection]:
        return [connection for connection in self.everyone() if connection.guest == guest]

    def sign_out(self, guest: str, device: str | None = None) -> None:
        """Close what a guest has open, on one device or on all."""
        for connection in self.of_guest(guest):
            if device in (None, connection.device):
                connection.close()

    def opened_by(self, who: str) -> int:
        return self._opened[who]

    def close(self) -> None:
        """Ask every connection to close, after what waits to be sent."""
        for connection in self.everyone():
            connection.close()

    def everyone(self) -> list[Connection]:
        return [connection for connections in self._by_table.values() for connection in connections]
