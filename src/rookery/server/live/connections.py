"""Who is connected to which table. A slow connection never holds up the others, and holds no more than the newest of what it has not been sent."""

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from rookery.server.tables.table import Table

QUEUE: Final = 32
"""How many answers may wait for a connection that does not read them."""

ARRIVING: Final = 8
"""How many connections are let in at the same time."""


@dataclass(eq=False, slots=True)
class Connection:
    """One open socket: who looks, what was sent last, and what waits to be sent.

    `table` is empty for a socket that follows an analysis. `who` is the rate-limit key: the guest id, or the address of an unknown visitor.
    `device` is the hash of its cookie; `name` the guest's name, empty until they have one. Answers wait in a queue; table and presence updates are
    coalesced: only the latest waits. With `changes` it is sent changes of surveys, starting from `survey`. `wake` is called when something waits.
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
    newest: Table | None = None
    presence: bytes | None = None
    answers: deque[bytes] = field(default_factory=deque)
    overflown: bool = False
    changes: bool = False
    survey: Any | None = None
    closing: bool = False
    wake: Callable[[], None] = lambda: None

    def show(self, table: Table) -> None:
        """Let this table be sent, as far as it has not been, unless a newer one waits already."""
        if self.newest is None or self.newest.seq < table.seq:
            self.newest = table
        self.wake()

    def show_presence(self, frame: bytes) -> None:
        """Let this be sent instead of what was known before of who is there."""
        self.presence = frame
        self.wake()

    def answer(self, frame: bytes) -> None:
        """Let an answer be sent; a connection that takes none is told to come again later."""
        if len(self.answers) >= QUEUE:
            self.overflown = True
            self.close()
        else:
            self.answers.append(frame)
            self.wake()

    def close(self) -> None:
        """Ask the connection to close, after what waits to be sent."""
        self.closing = True
        self.wake()


@dataclass(slots=True)
class Visitors:
    """The connections at one table in the order in which they came. Guests and their names are counted as they come and go: a crowd is large."""

    connections: dict[Connection, None] = field(default_factory=dict)
    guests: Counter[str] = field(default_factory=Counter)
    names: dict[str, str] = field(default_factory=dict)
    unnamed: set[str] = field(default_factory=set)
    unknown: int = 0

    def enter(self, connection: Connection) -> None:
        self.connections[connection] = None
        if connection.guest is None:
            self.unknown += 1
        else:
            self.guests[connection.guest] += 1
            self.rename(connection.guest, connection.name)

    def leave(self, connection: Connection) -> None:
        del self.connections[connection]
        if connection.guest is None:
            self.unknown -= 1
            return
        self.guests[connection.guest] -= 1
        if not self.guests[connection.guest]:
            del self.guests[connection.guest], self.names[connection.guest]
            self.unnamed.discard(connection.guest)

    def rename(self, guest: str, name: str) -> None:
        self.names[guest] = name
        (self.unnamed.discard if name else self.unnamed.add)(guest)


@dataclass(slots=True)
class Connections:
    """The connections by table. `changes` counts how often somebody has come, gone, been seen, or changed their name.

    As long as it stays, the same people are at a table.
    """

    _by_table: dict[str, Visitors] = field(default_factory=dict)
    _opened: Counter[str] = field(default_factory=Counter)
    changes: int = 0
    arriving: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(ARRIVING))

    def enter(self, connection: Connection) -> None:
        self._by_table.setdefault(connection.table, Visitors()).enter(connection)
        self._opened[connection.who] += 1
        self.changes += 1

    def leave(self, connection: Connection) -> None:
        visitors = self._by_table.get(connection.table)
        if visitors is None or connection not in visitors.connections:
            return
        visitors.leave(connection)
        self.changes += 1
        self._opened[connection.who] -= 1
        if not self._opened[connection.who]:
            del self._opened[connection.who]
        if not visitors.connections:
            del self._by_table[connection.table]

    def any(self, table: str) -> bool:
        return table in self._by_table

    def viewers(self, table: str) -> set[str | None]:
        """Who has a table open; None stands for all who are no guests."""
        visitors = self._by_table.get(table, NOBODY)
        return {*visitors.guests, *([None] if visitors.unknown else ())}

    def of(self, table: str) -> list[Connection]:
        return list(self._by_table.get(table, NOBODY).connections)

    def online(self, table: str, guest: str) -> bool:
        """Whether a guest is connected to a table."""
        return guest in self._by_table.get(table, NOBODY).guests

    def presence(self, table: str, players: Sequence[str], host: str) -> tuple[frozenset[str], int, int]:
        """Who of the players and the host is connected, how many others look, and how many of those have no name.

        Somebody unknown counts for each connection.
        """
        visitors = self._by_table.get(table, NOBODY)
        watching = len(visitors.guests) + visitors.unknown - len([guest for guest in players if guest in visitors.guests])
        choosing = len(visitors.unnamed) - len([guest for guest in players if guest in visitors.unnamed])
        return frozenset([guest for guest in (*players, host) if guest in visitors.guests]), watching, choosing

    def watchers(self, table: str, players: Container[str]) -> Iterator[tuple[str, str]]:
        """The guests who look at a table without a seat there and have a name, with that, in the order in which they came."""
        visitors = self._by_table.get(table, NOBODY)
        return ((guest, name) for guest, name in visitors.names.items() if name and guest not in players)

    def of_guest(self, guest: str) -> list[Connection]:
        return [connection for connection in self.everyone() if connection.guest == guest]

    def rename(self, guest: str, name: str) -> set[str]:
        """Change the name of a guest; return the tables where others see it."""
        self.changes += 1
        tables = {connection.table for connection in self.of_guest(guest) if connection.table}
        for table in tables:
            self._by_table[table].rename(guest, name)
        return tables

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
        return [connection for visitors in self._by_table.values() for connection in visitors.connections]


NOBODY: Final = Visitors()
