"""Connections by table. A slow connection never delays the others: its pending updates are coalesced."""

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from rookery.server.tables.table import Table

QUEUE: Final = 32
"""Maximum number of pending answers of a connection that does not read them."""

ARRIVING: Final = 8
"""The number of connections that the server admits at the same time."""


@dataclass(eq=False, slots=True)
class Connection:
    """An open socket: its viewer, the last state sent, and the pending frames.

    `table` is empty for a socket that follows an analysis. `who` is the rate-limit key: the guest id, or the address of an unknown visitor. A shared
    `screen` sees what a stranger sees, so its `guest` is None, and it does not count as a spectator.
    `device` is the hash of its cookie; `name` the guest's name, empty until they have one. Answers wait in a queue; table and presence updates are
    coalesced: only the latest waits. With `changes` it gets changes of surveys, starting from `survey`; it calls `wake` for a new frame.
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
    screen: bool = False
    newest: Table | None = None
    presence: Callable[[], bytes] | None = None
    answers: deque[bytes] = field(default_factory=deque)
    overflown: bool = False
    changes: bool = False
    survey: Any | None = None
    closing: bool = False
    wake: Callable[[], None] = lambda: None

    def show(self, table: Table) -> None:
        """Queue this table state unless a newer one is already queued."""
        if self.newest is None or self.newest.seq < table.seq:
            self.newest = table
        self.wake()

    def show_presence(self, encoded: Callable[[], bytes]) -> None:
        """Queue a presence update; `encoded` returns its frame as of the moment it is sent."""
        self.presence = encoded
        self.wake()

    def answer(self, frame: bytes) -> None:
        """Queue an answer; close the connection if its queue is full, so that the client reconnects later."""
        if len(self.answers) >= QUEUE:
            self.overflown = True
            self.close()
        else:
            self.answers.append(frame)
            self.wake()

    def close(self) -> None:
        """Close the connection once everything pending has been sent."""
        self.closing = True
        self.wake()


@dataclass(slots=True)
class Visitors:
    """The connections at one table in order of arrival. Guests and names are counted incrementally, because a crowd may be large."""

    connections: dict[Connection, None] = field(default_factory=dict)
    guests: Counter[str] = field(default_factory=Counter)
    names: dict[str, str] = field(default_factory=dict)
    unnamed: set[str] = field(default_factory=set)
    unknown: int = 0
    screens: int = 0

    def enter(self, connection: Connection) -> None:
        self.connections[connection] = None
        if connection.screen:
            self.screens += 1
        elif connection.guest is None:
            self.unknown += 1
        else:
            self.guests[connection.guest] += 1
            self.rename(connection.guest, connection.name)

    def leave(self, connection: Connection) -> None:
        del self.connections[connection]
        if connection.screen:
            self.screens -= 1
            return
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

    def without_connections(self) -> "Visitors":
        """Return a copy that may be changed, without the connections."""
        return Visitors({}, self.guests.copy(), dict(self.names), set(self.unnamed), self.unknown, self.screens)


@dataclass(slots=True)
class Connections:
    """The connections by table.

    `changes` counts all arrivals, departures, visits and renamings, on which presence depends. `changed` has their tables, if anybody subscribed,
    until the subscriber removes them.
    """

    _by_table: dict[str, Visitors] = field(default_factory=dict)
    _opened: Counter[str] = field(default_factory=Counter)
    changes: int = 0
    changed: set[str] = field(default_factory=set)
    arriving: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(ARRIVING))

    _listener: Callable[[], None] | None = None

    def subscribe(self, listener: Callable[[], None]) -> None:
        """Call the listener when `changed` has grown; otherwise it stays empty."""
        self._listener = listener

    def change(self, table: str) -> None:
        """Note that presence at a table has changed."""
        self.changes += 1
        if self._listener is not None and table:
            self.changed.add(table)
            self._listener()

    def enter(self, connection: Connection) -> None:
        self._by_table.setdefault(connection.table, Visitors()).enter(connection)
        self._opened[connection.who] += 1
        self.change(connection.table)

    def leave(self, connection: Connection) -> None:
        visitors = self._by_table.get(connection.table)
        if visitors is None or connection not in visitors.connections:
            return
        visitors.leave(connection)
        self.change(connection.table)
        self._opened[connection.who] -= 1
        if not self._opened[connection.who]:
            del self._opened[connection.who]
        if not visitors.connections:
            del self._by_table[connection.table]

    def any(self, table: str) -> bool:
        return table in self._by_table

    def of(self, table: str) -> list[Connection]:
        return list(self._by_table.get(table, NOBODY).connections)

    def online(self, table: str, guest: str) -> bool:
        """Return whether a guest is connected to a table."""
        return guest in self._by_table.get(table, NOBODY).guests

    def visitors(self, table: str) -> Visitors:
        """Return the visitors of a table, for reading."""
        return self._by_table.get(table, NOBODY)

    def tables(self) -> list[str]:
        """Return the tables that anybody has open."""
        return [table for table in self._by_table if table]

    def of_guest(self, guest: str) -> list[Connection]:
        return [connection for connection in self.everyone() if connection.guest == guest]

    def rename(self, guest: str, name: str) -> set[str]:
        """Change the name of a guest; return the tables where others see it."""
        tables = set()
        for connection in self.of_guest(guest):
            connection.name = name
            tables |= {connection.table} - {""}
        for table in tables:
            self._by_table[table].rename(guest, name)
            self.change(table)
        return tables

    def of_holder(self, guest: str) -> list[Connection]:
        """Return a guest's connections, including shared screens and those that follow an analysis."""
        return [connection for connection in self.everyone() if connection.who == guest]

    def sign_out(self, guest: str, device: str | None = None) -> None:
        """Close a guest's connections, including shared screens, on one device or on all."""
        for connection in self.of_holder(guest):
            if device in (None, connection.device):
                connection.close()

    def opened_by(self, who: str) -> int:
        return self._opened[who]

    def close(self) -> None:
        """Close every connection once everything pending has been sent."""
        for connection in self.everyone():
            connection.close()

    def everyone(self) -> list[Connection]:
        return [connection for visitors in self._by_table.values() for connection in visitors.connections]


NOBODY: Final = Visitors()
