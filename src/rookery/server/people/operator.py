"""The operator's powers, for `rookery admin`: close tables, ban people, post announcements.

The command writes to the data file, and a running server polls it every second. So only people who may write to that file have these powers, and no
route gives access to them.
"""

import asyncio
import logging
from typing import Final

from rookery.server import time_source
from rookery.server.limits import counted_address
from rookery.server.live.connections import Connections
from rookery.server.refusals import Refused
from rookery.server.storage import StorageError
from rookery.server.storage.settings import Ban, SettingStore
from rookery.server.tables import commands
from rookery.server.tables.service import TableService

LOGGER = logging.getLogger("rookery.operator")

LOOK_SECONDS: Final = 1.0
ANNOUNCEMENT: Final = "announcement"


class Operator:
    """A running server's copy of the bans and the announcement."""

    def __init__(self, store: SettingStore, tables: TableService, connections: Connections) -> None:
        self._store = store
        self._tables = tables
        self._connections = connections
        self._seen = 0
        self._banned: set[tuple[str, str]] = set()
        self.announcement = ""

    def check(self, guest: str | None, address: str) -> None:
        """Raise Refused if the guest or address is banned."""
        if self._banned and (("guest", guest) in self._banned or ("address", address) in self._banned):
            raise Refused("guest/banned")

    async def open(self) -> None:
        await self._read()
        self._seen = max((number for number, _ in await self._store.changes(0)), default=0)

    async def watch(self) -> None:
        """Poll for changes until cancelled."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
            except StorageError as error:
                LOGGER.error("the data cannot be read: %s", error)

    async def look(self) -> None:
        """Apply the changes since the previous poll."""
        changes = await self._store.changes(self._seen)
        if not changes:
            return
        self._seen = changes[-1][0]
        await self._read()
        for connection in self._connections.everyone():
            if {("guest", connection.who), ("address", connection.address)} & self._banned:
                connection.close()
        await self._tables.read_on({table for _, table in changes if table is not None})

    async def _read(self) -> None:
        self._banned = {(ban.kind, counted_address(ban.value) if ban.kind == "address" else ban.value) for ban in await self._store.bans()}
        self.announcement = await self._store.setting(ANNOUNCEMENT, "")


async def close_table(store: SettingStore, tables: TableService, table: str) -> None:
    """Close any table, even during a game; raise Refused if it does not exist or is closed already."""
    await tables.change(table, commands.close_by_operator)
    await store.table_changed(table)


async def keep_out(store: SettingStore, *, guest: str | None = None, address: str | None = None, reason: str = "") -> None:
    """Ban a guest, or everybody at an address."""
    now = time_source.now()
    if guest is not None:
        await store.ban(Ban(kind="guest", value=guest, reason=reason, at=now))
    if address is not None:
        await store.ban(Ban(kind="address", value=address, reason=reason, at=now))
