"""Presence: who is at each table, on every node, and when the others were last seen there."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable
from itertools import islice
from typing import Final

import msgspec

from rookery.server import limits, time_source
from rookery.server.live.connections import Connections, Visitors
from rookery.server.nodes import Nodes
from rookery.server.storage import StorageError
from rookery.server.storage.lists import Listing, ListStore, TableSummary
from rookery.server.storage.nodes import NodeStore, Whereabouts
from rookery.server.tables.present import Present
from rookery.server.tables.table import Table

LOGGER = logging.getLogger("rookery.nodes")

SEEN_KEPT: Final = 20_000
"""The number of tables whose last visitors are kept."""

WATCHERS_NAMED: Final = 12
"""Maximum number of watchers whose names are sent."""

PUBLISH_SECONDS: Final = 0.15
"""Seconds for which changes are collected before the other nodes hear of them."""

TRY_AGAIN_SECONDS: Final = 1.0


class Presence:
    """Who is at each table. Each node publishes what it sees, and mirrors what the others have published in `_elsewhere`."""

    def __init__(self, connections: Connections, nodes: Nodes | None = None, store: NodeStore | None = None) -> None:
        self._connections = connections
        self._nodes = nodes = nodes or Nodes()
        self._store = store
        self._started = 0
        self._seen: OrderedDict[str, dict[str, int]] = OrderedDict()
        self._elsewhere: dict[str, dict[str, Whereabouts]] = {}
        self._changed = asyncio.Event()
        self._listeners: list[Callable[[str], None]] = []
        if store is not None:
            connections.subscribe(self._changed.set)
            nodes.on_news("presence", self._reread)
            nodes.on_missed_news(self._reread_all)
            nodes.on_reconnection(self._publish_again)

    def subscribe(self, listener: Callable[[str], None]) -> None:
        """Call the listener with each table where somebody has come or gone on another node."""
        self._listeners.append(listener)

    async def open(self) -> None:
        """Read who is where on other nodes, and note when the first of them started: nobody knows who left before that."""
        await self._reread_all()
        self._started = time_source.now() - round(1000 * max(self._nodes.running.values(), default=0))

    def saw(self, table: str, guest: str) -> None:
        """Note that a guest is at a table: they sent a request, or their last connection closed."""
        self._seen.setdefault(table, {})[guest] = time_source.now()
        self._seen.move_to_end(table)
        if len(self._seen) > SEEN_KEPT:
            self._connections.change(self._seen.popitem(last=False)[0])
        self._connections.change(table)

    def online(self, table: str, guest: str) -> bool:
        """Return whether a guest is connected to a table."""
        return self._connections.online(table, guest) or any(guest in there.guests for there in self._elsewhere.get(table, {}).values())

    def viewers(self, table: str) -> set[str | None]:
        """Return who has a table open; None represents all unknown visitors and shared screens."""
        visitors = self._visitors(table)
        return {*visitors.guests, *([None] if visitors.unknown or visitors.screens else ())}

    def host_is_about(self, summary: TableSummary) -> bool:
        """Return whether the host is at the table or left it recently (LISTED_WITHOUT_HOST); in correspondence games hosts need not be there."""
        if summary.details.speed == "days" or self.online(summary.table, summary.host):
            return True
        return time_source.now() - max(self._last_seen(summary.table, summary.host), summary.updated) < limits.LISTED_WITHOUT_HOST

    async def joinable(self, lists: ListStore, listing: Listing) -> tuple[list[TableSummary], tuple[int, str] | None]:
        """Return a page of the listed tables whose hosts are about, and where the next page begins."""
        found: list[TableSummary] = []
        while True:
            rows = await lists.listed(listing, limits.LISTED + 1)
            for row in rows[: limits.LISTED]:
                if len(found) == limits.LISTED:
                    return found, (found[-1].updated, found[-1].table)
                if self.host_is_about(row):
                    found.append(row)
            if len(rows) <= limits.LISTED:
                return found, None
            last = rows[limits.LISTED - 1]
            listing = msgspec.structs.replace(listing, before=(last.updated, last.table))

    def of(self, table: Table) -> Present:
        """Return who is at this table now."""
        people, visitors = table.people, self._visitors(table.id)
        online = frozenset([guest for guest in (*people, table.host) if guest in visitors.guests])
        watching = len(visitors.guests) + visitors.unknown - len([guest for guest in people if guest in visitors.guests])
        choosing = len(visitors.unnamed) - len([guest for guest in people if guest in visitors.unnamed])
        absent = [guest for guest in {*people, table.host} if guest not in online]
        seen = {guest: max(self._last_seen(table.id, guest), table.last_by.get(guest, 0)) for guest in absent}
        watchers = ((guest, name) for guest, name in visitors.names.items() if name and guest not in people)
        return Present(
            online=online,
            gone={guest: max(at, self._started) for guest, at in seen.items()},
            seen=seen,
            watching=watching,
            choosing=choosing,
            watchers=dict(islice(watchers, WATCHERS_NAMED)) if table.status == "open" else {},
        )

    def _last_seen(self, table: str, guest: str) -> int:
        elsewhere = self._elsewhere.get(table)
        here = self._seen.get(table, {}).get(guest, 0)
        return here if elsewhere is None else max(here, *(there.seen.get(guest, 0) for there in elsewhere.values()))

    def _visitors(self, table: str) -> Visitors:
        """Return the visitors of a table on all nodes."""
        here, elsewhere = self._connections.visitors(table), self._elsewhere.get(table)
        if elsewhere is None:
            return here
        everywhere = here.without_connections()
        for there in elsewhere.values():
            everywhere.unknown += there.unknown
            everywhere.screens += there.screens
            for guest, name in there.guests.items():
                everywhere.guests[guest] += 1
                everywhere.rename(guest, name)
        return everywhere

    # --- other nodes

    async def publish(self) -> None:
        """Publish changes on this node until cancelled."""
        while self._store is not None:
            await self._changed.wait()
            await asyncio.sleep(PUBLISH_SECONDS)
            self._changed.clear()
            changed, self._connections.changed = self._connections.changed, set()
            try:
                await self._store.publish({table: self._whereabouts(table) for table in changed})
            except StorageError as error:
                LOGGER.error("the data cannot be written: %s", error)
                self._connections.changed |= changed
                await asyncio.sleep(TRY_AGAIN_SECONDS)
                self._changed.set()

    def _whereabouts(self, table: str) -> Whereabouts | None:
        visitors = self._connections.visitors(table)
        there = Whereabouts(dict(visitors.names), visitors.unknown, visitors.screens, dict(self._seen.get(table, {})))
        return there if there != Whereabouts() else None

    async def _reread_all(self) -> None:
        """Read what all other nodes have published."""
        if self._store is not None:
            self._learn(await self._store.whereabouts(), set(self._elsewhere))

    async def _publish_again(self) -> None:
        """Publish everything again: the database does not keep it if it crashes."""
        for table in {*self._connections.tables(), *self._seen}:
            self._connections.change(table)

    async def _reread(self, tables: Iterable[str]) -> None:
        assert self._store is not None, "only other nodes send news"
        asked = set(tables)
        self._learn(await self._store.whereabouts(asked), asked)

    def _learn(self, found: dict[str, dict[str, Whereabouts]], asked: set[str]) -> None:
        """Mirror what other nodes have published about these tables. Guests at a node that has died left when it did."""
        for table in asked | found.keys():
            before, now = self._elsewhere.pop(table, {}), found.get(table, {})
            if now:
                self._elsewhere[table] = now
            for node in before.keys() - now.keys() - self._nodes.running.keys():
                for guest in before[node].guests:
                    self.saw(table, guest)
            if before != now:
                self._connections.changes += 1
                for listener in self._listeners:
                    listener(table)
