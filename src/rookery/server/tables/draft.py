"""A draft: a table on which a command is tried before anything is stored."""

from typing import Any

import msgspec

from rookery.core.rules import Seat
from rookery.server.storage.notices import Notice
from rookery.server.tables import log, snapshots
from rookery.server.tables.fold import fold_one
from rookery.server.tables.table import Table


class Draft:
    """A table and the entries that a command adds to it. Each entry is folded immediately, so an action is parsed and applied once.

    The original table never changes. Appending makes `entries` part of the log; a discarded draft leaves no trace.
    The first entry names the request it answers.
    """

    def __init__(self, table: Table, request: str | None = None) -> None:
        self.table = self._before = table
        self.after = table.seq
        self.entries: list[log.AnyEntry] = []
        self.snapshot: tuple[int, bytes] | None = None
        self._request = request

    def play(self, seat: Seat | None, action: Any, *, by: str | None = None, now: int) -> None:
        """Play an action of a seat, or of chance (None); raise IllegalActionError if the rules forbid it."""
        self.add(log.Acted(at=now, by=by, seat=seat, action=str(action)), action)

    def add(self, entry: log.AnyEntry, action: Any | None = None) -> None:
        """Add an entry; raise GameError if it is an illegal action. `action` is the parsed action of an `acted` entry, if the caller has it."""
        if not self.entries:
            self.table = self.table.copy()
            entry = msgspec.structs.replace(entry, request=self._request) if self._request is not None else entry
        fold_one(self.table, entry, action)
        self.entries.append(entry)
        if isinstance(entry, log.Rematched) and (taken := snapshots.take(self.table)) is not None:
            self.snapshot = self.table.seq, taken

    def newcomers(self) -> tuple[str, ...]:
        """Return the guests who have newly become player or host; none for tables that appear in no list."""
        if self.table.terms.uncounted or all(isinstance(entry, log.Acted) for entry in self.entries):
            return ()
        return tuple(sorted(_belonging(self.table) - _belonging(self._before)))

    def notice(self) -> Notice | None:
        """Return the notice for the guest whose turn in a correspondence game begins with this draft."""
        before, table = self._before, self.table
        clock = table.terms.clock
        if clock is None or clock.days is None or not isinstance(actor := table.actor, int):
            return None
        if (table.number, actor) == (before.number, before.actor if before.seq else None):
            return None
        holder = table.holders[actor]
        if holder.guest is None or holder.away:
            return None
        return Notice(guest=holder.guest, table=table.id, seq=table.seq, number=table.number, seat=actor)


def _belonging(table: Table) -> set[str]:
    return {*table.people, *([table.host] if table.host else ())}
