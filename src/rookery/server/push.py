"""Frames are pushed to connections: each is sent what it has not seen yet, as its guest may see it."""

import asyncio

from rookery.server import wire
from rookery.server.background import Background
from rookery.server.connections import Connection, Connections
from rookery.server.frames import chat_frame, presence_frame, table_frame
from rookery.server.presence import Presence
from rookery.server.storage import Storage
from rookery.server.table import Table
from rookery.server.table_service import TableService

CHAT_AT_ONCE = 20
"""How many lines of chat a connection is sent at most at a time, far fewer than its queue holds; the rest can be asked for."""


class Push:
    """Shows every connection of a table what happens there."""

    def __init__(self, tables: TableService, connections: Connections, presence: Presence, background: Background) -> None:
        self._presence = presence
        self._tables = tables
        self._connections = connections
        self._background = background
        tables.keep_while(lambda name: bool(connections.of(name)))

    def follow(self, storage: Storage) -> None:
        """Push every table whose log grows."""
        storage.subscribe(self._log_grew)

    def _log_grew(self, name: str) -> None:
        """Push a table, after the task that wrote its log has gone on."""
        asyncio.get_running_loop().call_soon(lambda: self._background.spawn(self._push(name)))

    async def _push(self, name: str) -> None:
        if not self._connections.of(name):
            return
        table = await self._tables.table(name)
        for connection in self._connections.of(name):
            self.show(table, connection)

    def show(self, table: Table, connection: Connection) -> None:
        """Send what a connection has not seen yet."""
        if connection.overflown:
            return
        if table.last_change > connection.last_change:
            frame = table_frame(table, connection.guest, since=connection.version, present=self._presence.of(table))
            connection.send(wire.encode(frame))
            connection.version, connection.last_change = table.version, table.last_change
        lines = [(seq, said) for seq, said in table.chat if seq > connection.seq and said.by not in connection.muted]
        for seq, said in lines[-CHAT_AT_ONCE:]:
            connection.send(wire.encode(chat_frame(seq, said)))
        connection.seq = table.seq

    def show_presence(self, table: Table, *, but: Connection | None = None) -> None:
        """Tell everybody at a table who has come or gone; all but the one who has just been told."""
        frame = wire.encode(presence_frame(table, self._presence.of(table)))
        for connection in self._connections.of(table.id):
            if connection is not but:
                connection.send(frame)
