"""Presence: who is at a table, and when the others left. The log does not record this, so a restart of the server loses it."""

from collections import OrderedDict
from itertools import islice
from typing import Final

import msgspec

from rookery.server import limits, time_source
from rookery.server.live.connections import Connections
from rookery.server.storage.lists import Listing, ListStore, TableSummary
from rookery.server.tables.present import Present
from rookery.server.tables.table import Table

SEEN_KEPT: Final = 20_000

WATCHERS_NAMED: Final = 12
"""Maximum number of watchers whose names are sent."""


class Presence:
    """When each guest was last seen at each table."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections
        self._started = 0
        self._seen: OrderedDict[tuple[str, str], int] = OrderedDict()

    def begin(self) -> None:
        """Note when the server started: it does not know who left before that."""
        self._started = time_source.now()

    def saw(self, table: str, guest: str) -> None:
        """Note that a guest is at a table: they sent a request, or their last connection closed."""
        self._connections.changes += 1
        self._seen[table, guest] = time_source.now()
        self._seen.move_to_end((table, guest))
        if len(self._seen) > SEEN_KEPT:
            self._seen.popitem(last=False)

    def host_is_about(self, summary: TableSummary) -> bool:
        """Return whether the host is at the table or left it recently (LISTED_WITHOUT_HOST); in correspondence games hosts need not be there."""
        if summary.details.speed == "days" or self._connections.online(summary.table, summary.host):
            return True
        seen = max(self._seen.get((summary.table, summary.host), 0), summary.updated)
        return time_source.now() - seen < limits.LISTED_WITHOUT_HOST

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
        people = table.people
        online, watching, choosing = self._connections.presence(table.id, people, table.host)
        absent = [guest for guest in {*people, table.host} if guest not in online]
        seen = {guest: max(self._seen.get((table.id, guest), 0), table.last_by.get(guest, 0)) for guest in absent}
        return Present(
            online=online,
            gone={guest: max(at, self._started) for guest, at in seen.items()},
            seen=seen,
            watching=watching,
            choosing=choosing,
            watchers=dict(islice(self._connections.watchers(table.id, people), WATCHERS_NAMED)) if table.status == "open" else {},
        )
