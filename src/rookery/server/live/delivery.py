"""Deliver frames to connections: each receives the changes since its last frame, as its guest may see them.

A frame for many viewers is encoded once. Players come first, and a crowd gets its frames in batches, so that nobody waits for the crowd.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final

from rookery.server import time_source, wire
from rookery.server.background import Background
from rookery.server.frames.surveys import surveyed
from rookery.server.frames.tables import Snapshot, chat_frame, presence_frame
from rookery.server.live.connections import Connection, Connections
from rookery.server.live.presence import Presence
from rookery.server.tables import log
from rookery.server.tables.present import Present
from rookery.server.tables.service import TableService
from rookery.server.tables.table import Table

CHAT_AT_ONCE: Final = 20
"""Maximum number of chat lines per delivery; clients read older ones over HTTP."""

WOKEN_AT_ONCE: Final = 40
"""The number of connections to wake before other requests get their turn."""

PRESENCE_PAUSE: Final = 0.15
"""Seconds for which presence updates are coalesced."""

CROWD: Final = 100
"""The number of connections at which that pause is doubled; it grows because everybody receives every update."""

SHARED_MILLISECONDS: Final = 100
"""The time for which viewers share a frame, which contains the current time."""

TABLES_SHARED: Final = 64


class Delivery:
    """Delivery of frames to the connections of every table."""

    def __init__(self, tables: TableService, connections: Connections, presence: Presence, background: Background) -> None:
        self._tables = tables
        self._connections = connections
        self._presence = presence
        self._background = background
        self._snapshots: OrderedDict[str, tuple[Snapshot, int]] = OrderedDict()
        self._telling: set[str] = set()
        tables.keep_while(connections.any)
        presence.subscribe(self._tell_presence_to_any)
        tables.prepare_with(self.prepare)
        tables.subscribe(self.show)

    def prepare(self, table: Table) -> None:
        """Encode the players' frames of a change while its commit is pending; the server sends them only afterwards."""
        players = table.people
        for connection in self._connections.of(table.id):
            if connection.guest in players and table.last_change > connection.last_change:
                self._encoded(table, connection)

    def show(self, table: Table) -> None:
        """Show a table to its players immediately, together with their answers, and to spectators a few at a time."""
        players, others = table.people, []
        for connection in self._connections.of(table.id):
            if connection.guest in players:
                connection.show(table)
            else:
                others.append(connection)
        if others:
            self._background.spawn(_in_turns(others, lambda connection: connection.show(table)))

    def tell_presence(self, name: str) -> None:
        """Schedule a presence update for everybody at a table."""
        if name not in self._telling:
            self._telling.add(name)
            self._background.spawn(self._tell_presence(name), cancel=True)

    def _tell_presence_to_any(self, name: str) -> None:
        if self._connections.any(name):
            self.tell_presence(name)

    async def _tell_presence(self, name: str) -> None:
        await asyncio.sleep(PRESENCE_PAUSE * (1 + len(self._connections.of(name)) / CROWD))
        self._telling.discard(name)
        encoded = self._presence_encoder(await self._tables.copy(name))
        await _in_turns(self._connections.of(name), lambda connection: connection.show_presence(encoded))

    def _presence_encoder(self, told: Table) -> Callable[[], bytes]:
        """Return a function that encodes who is at a table now; connections that send it at about the same time share the frame."""
        frame, made = b"", -SHARED_MILLISECONDS - 1

        def encoded() -> bytes:
            nonlocal frame, made
            now = time_source.now()
            if not 0 <= now - made <= SHARED_MILLISECONDS:
                table = self._tables.loaded(told.id) or told
                frame, made = wire.encode(presence_frame(table, self._presence.of(table))), now
            return frame

        return encoded

    # --- one connection

    def unsent(self, connection: Connection) -> list[bytes]:
        """Return all pending frames of a connection (answers, table, chat, presence) and count them as sent."""
        frames = list(connection.answers)
        connection.answers.clear()
        if (table := connection.newest) is not None:
            connection.newest = None
            if table.last_change > connection.last_change:
                frames.append(self._encoded(table, connection))
                connection.version, connection.last_change = table.version, table.last_change
                connection.survey = found.survey if connection.changes and (found := surveyed(table)) is not None else None
            if table.chat and max(table.chat[-1][0], 0, *table.relabelled.values()) > connection.seq:
                lines = [(seq, said) for seq, said in table.chat if _is_news(table, seq, said, connection.seq) and said.by not in connection.muted]
                frames += [wire.encode(chat_frame(table, seq, said)) for seq, said in lines[-CHAT_AT_ONCE:]]
            connection.seq = max(connection.seq, table.seq)
        if connection.presence is not None:
            frames.append(connection.presence())
            connection.presence = None
        return frames

    def refresh(self, connection: Connection, table: Table) -> None:
        """Queue the whole table again, before the next answer."""
        connection.last_change, connection.survey = 0, None
        connection.show(table)
        connection.answers.extend(self.unsent(connection))

    def _encoded(self, table: Table, connection: Connection) -> bytes:
        """Return the table as this connection may see it."""
        return self._snapshot(table, connection).encoded(connection.guest, since=connection.version, had=connection.survey)

    def _snapshot(self, table: Table, connection: Connection) -> Snapshot:
        """Return the last snapshot if it is still valid for this connection, or a new one."""
        changes = self._connections.changes
        known, last = self._snapshots.get(table.id, (None, -1))
        if known is not None and known.table is table and 0 <= time_source.now() - known.at <= SHARED_MILLISECONDS:
            if last == changes or known.is_common(connection.guest, since=connection.version, had=connection.survey):  # spectators come and go
                return known
            present = self._presence.of(table)
            snapshot = known if known.present == present else known.with_present(present)
        else:
            snapshot = Snapshot(table, self._present(table, known if last == changes else None))
        self._snapshots[table.id] = snapshot, changes
        self._snapshots.move_to_end(table.id)
        if len(self._snapshots) > TABLES_SHARED:
            self._snapshots.popitem(last=False)
        return snapshot

    def _present(self, table: Table, known: Snapshot | None) -> Present:
        """Return who is at a table. Reuse the previous snapshot's answer unless somebody is absent or the insiders or the status have changed."""
        if known is None or known.present.gone or (known.insiders, known.table.status) != ((*table.people, table.host), table.status):
            return self._presence.of(table)
        return known.present


def _is_news(table: Table, seq: int, said: log.Said, known: int) -> bool:
    """Return whether a chat line, or its author's name or seat, is new to a viewer who has the entries up to `known`."""
    return seq > known or table.relabelled.get(said.by or "", 0) > known


async def _in_turns(connections: Sequence[Connection], show: Callable[[Connection], None]) -> None:
    """Call `show` for a crowd, a few connections in each turn of the event loop."""
    for number, connection in enumerate(connections, start=1):
        show(connection)
        if number % WOKEN_AT_ONCE == 0:
            await asyncio.sleep(0)
