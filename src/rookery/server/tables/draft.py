"""A draft: a table on which a command is tried before anything is stored."""

import msgspec

from rookery.server.tables import log
from rookery.server.tables.fold import fold
from rookery.server.tables.table import Table


class Draft:
    """A table and the entries that a command adds to it. Each entry is folded in at once, so the rules are applied once per action.

    The table it begins with never changes. `entries` become part of the log by being appended; a draft that is not appended leaves no trace.
    The first entry carries the request it answers.
    """

    def __init__(self, table: Table, request: str | None = None) -> None:
        self.table = self._before = table
        self.after = table.seq
        self.entries: list[log.AnyEntry] = []
        self._request = request

    def add(self, entry: log.AnyEntry) -> None:
        """Fold in one more entry; GameError when it is an action that the rules do not allow."""
        if not self.entries:
            self.table = self.table.copy()
            entry = msgspec.structs.replace(entry, request=self._request) if self._request is not None else entry
        fold(self.table, [entry])
        self.entries.append(entry)

    def newcomers(self) -> tuple[str, ...]:
        """The guests to whom the table belongs now, and did not before; nobody has a table for practice among theirs."""
        if self.table.terms.origin is not None or all(isinstance(entry, log.Acted) for entry in self.entries):
            return ()
        return tuple(sorted(_belonging(self.table) - _belonging(self._before)))


def _belonging(table: Table) -> set[str]:
    return {*table.people, *([table.host] if table.host else ())}
