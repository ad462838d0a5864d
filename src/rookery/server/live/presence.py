"""Who is at a table, and since when the others are gone. Coming and going is not part of a table's log: it is known as long as the server runs."""

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import islice
from typing import Final

from rookery.server import limits, time_source
from rookery.server.live.connections import Connections
from rookery.server.storage.rows import TableSummary
from rookery.server.tables.table import Table

SEEN_KEPT: Final = 20_000

WATCHERS_NAMED: Final = 12
"""When more people than this wait for a game, only this many are named."""


@dataclass(frozen=True, slots=True)
class Present:
    """Who is at one table at one moment. Of those with a seat and the host, those who are not `online` are gone since the time in `gone`.

    `seen` is the same without a restart of the server in between: after one, everybody has a moment to come back. `choosing` are those of
    the `watching` guests who have no name yet: they are asked for one before they sit down. `watchers` are the names of
    those who have one, by guest, before a game.
    """

    online: frozenset[str] = frozenset()
    gone: Mapping[str, int] = field(default_factory=dict)
    seen: Mapping[str, int] = field(default_factory=dict)
    watching: int = 0
    choosing: int = 0
    watchers: Mapping[str, str] = field(default_factory=dict)


class Presence:
    """Remembers when guests were last seen at tables."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections
        self._started = time_source.now()
        self._seen: OrderedDict[tuple[str, str], int] = OrderedDict()

    def saw(self, table: str, guest: str) -> None:
        """A guest has just been at a table: a request came, or the last of their connections closed."""
        self._connections.changes += 1
        self._seen[table, guest] = time_source.now()
        self._seen.move_to_end((table, guest))
        if len(self._seen) > SEEN_KEPT:
            self._seen.popitem(last=False)

    def host_is_about(self, summary: TableSummary) -> bool:
        """Whether the host of a table is there, or has left it a moment ago; by days nobody need be."""
        if summary.details.speed == "days" or self._connections.online(summary.table, summary.host):
            return True
        seen = max(self._seen.get((summary.table, summary.host), 0), summary.updated)
        return time_source.now() - seen < limits.LISTED_WITHOUT_HOST

    def of(self, table: Table) -> Present:
        """Who is at this table now."""
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
