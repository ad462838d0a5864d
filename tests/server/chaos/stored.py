"""The final data of a server, read from its database without the server's code."""

import json
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeAlias

from tests.server.chaos.history import Entry, Player

Query: TypeAlias = Callable[[str], Awaitable[Iterable[Sequence[Any]]]]
"""Runs a query and returns its rows. SQLite and PostgreSQL have the same tables."""

SUBSTITUTED: Final = ("flagged", "stood", "stood-in", "resigned")
"""Entries after which a bot may play the seat of a person."""


@dataclass
class Stored:
    """The log of each table, and what is wrong with the data by itself."""

    logs: dict[str, list[Entry]] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)


async def read_stored(query: Query) -> Stored:
    """Read all logs. Check their numbers, and that the lists agree with them."""
    stored = Stored()
    rows: dict[str, list[tuple[int, bytes]]] = {}
    for table, seq, entry in await query("select table_id, seq, entry from log order by table_id, seq"):
        rows.setdefault(table, []).append((seq, entry if isinstance(entry, bytes) else str(entry).encode()))
    for table, entries in rows.items():
        if [seq for seq, _ in entries] != list(range(1, len(entries) + 1)):
            stored.wrong.append(f"log: table {table}: the entries have the numbers {[seq for seq, _ in entries]}")
        stored.logs[table] = entries_of(entry for _, entry in entries)
    statuses = dict(map(tuple, await query("select table_id, status from table_summary")))
    results = Counter(table for (table,) in await query("select table_id from result"))
    for table, entries in rows.items():
        started = sum(entry.startswith(b'{"kind":"started"') for _, entry in entries)
        seats = json.loads(entries[0][1])["seats"]
        if statuses.get(table) != ("finished" if started else "open"):
            stored.wrong.append(f"lists: table {table}: its status is {statuses.get(table)}")
        if results[table] != started * seats:
            stored.wrong.append(f"lists: table {table}: it has {results[table]} results of {started} games with {seats} seats")
    stored.wrong += [f"lists: table {table}: it has no log" for table in statuses if table not in rows]
    return stored


def entries_of(texts: Iterable[bytes]) -> list[Entry]:
    """Return the entries of a log that matter for its version and its clocks."""
    reader = _Reader()
    for text in texts:
        if text.startswith(b"{"):  # other entries are encrypted secrets
            reader.read(json.loads(text))
    return reader.entries


@dataclass
class _Reader:
    entries: list[Entry] = field(default_factory=list)
    bots: set[int] = field(default_factory=set)
    substituted: set[int] = field(default_factory=set)
    returning: str | None = None

    def read(self, entry: dict[str, Any]) -> None:
        kind, seat = entry["kind"], entry.get("seat")
        request = None if "request" not in entry else entry["request"].rpartition("/")[2]
        if kind == "started":
            self._add(Entry("start", 1, at=entry["at"]))
        elif kind == "acted":
            player, self.returning, request = self._player(entry), None, request or self.returning
            self._add(Entry("act", 1, seat, entry["action"], player, request, at=entry["at"]))
        elif kind == "took-back":
            self._add(Entry("take-back", 1, seat, request=request, undone=entry.get("actions", 1), at=entry["at"]))
        elif kind == "flagged":
            self._add(Entry("flag", 0, seat, at=entry["at"]))
        elif kind == "bot-sat":
            self.bots.add(entry["seat"])
        elif kind == "sat":
            self.bots.discard(entry["seat"])
        elif kind == "returned":
            self.returning = request  # the action follows in the same append
        if kind in SUBSTITUTED:
            self.substituted.add(entry["seat"])

    def _player(self, entry: dict[str, Any]) -> Player:
        seat = entry.get("seat")
        if seat is None:
            return "chance"
        if entry.get("by") is not None:
            return "person"
        if seat in self.bots:
            return "bot"
        return "stand-in" if seat in self.substituted else "forced"

    def _add(self, entry: Entry) -> None:
        before = self.entries[-1].version if self.entries else 0
        self.entries.append(entry._replace(version=before + entry.version))


async def read_sqlite(path: Path) -> Stored:
    """Read the data of a SQLite file."""
    with closing(sqlite3.connect(path)) as connection:

        async def query(text: str) -> list[Any]:
            return connection.execute(text).fetchall()

        stored = await read_stored(query)
        [(verdict,)] = await query("pragma integrity_check")
    if verdict != "ok":
        stored.wrong.append(f"log: the file is damaged: {verdict}")
    return stored
