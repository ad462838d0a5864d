"""What clients sent and saw, and the checks that it agrees with the final logs."""

from dataclasses import dataclass, field
from operator import attrgetter
from typing import Final, Literal

from rookery.core.view import View
from rookery.games import GAMES
from rookery.play.fair import verify
from rookery.server.tables import log
from rookery.server.tables.due import next_due
from rookery.server.tables.fold import fold
from rookery.server.tables.table import Table
from tests.server.simulation.store import START, Data, StoredTable

ALWAYS_STORED: Final = ("Act", "TakeBack", "Say")
"""Requests that the log always records; others may have no effect."""


@dataclass
class Attempt:
    """One sending of a request to a node. `table` is the acknowledged state."""

    node: str
    sent: float
    outcome: Literal["unknown", "acknowledged", "refused"] = "unknown"
    answered: float | None = None
    table: Table | None = None
    code: str = ""


@dataclass
class Request:
    """A request with its id, and every attempt."""

    id: str
    what: str
    attempts: list[Attempt] = field(default_factory=list)


@dataclass
class Read:
    """A table that somebody saw. `sent` is None if a node pushed it."""

    by: str
    node: str
    sent: float | None
    answered: float
    table: Table


@dataclass
class History:
    """The requests and reads of all clients, by table."""

    requests: dict[str, list[Request]] = field(default_factory=dict)
    reads: dict[str, list[Read]] = field(default_factory=dict)
    chosen: dict[View, set[str]] = field(default_factory=dict)

    def check(self, data: Data) -> list[str]:
        """Return a message for each broken promise."""
        wrong = [f"table {name} was acknowledged and is not stored" for name in (*self.requests, *self.reads) if name not in data.tables]
        for name, stored in data.tables.items():
            wrong += [f"table {name}: {what}" for what in self._check_table(name, stored)]
        return wrong

    def _check_table(self, name: str, stored: StoredTable) -> list[str]:
        requests, reads = self.requests.get(name, []), self.reads.get(name, [])
        entries = [log.decode(entry) for entry in stored.entries]
        seen: dict[int, list[tuple[str, Table]]] = {}
        for read in reads:
            seen.setdefault(read.table.seq, []).append((f"{read.by} saw at {read.node}", read.table))
        for request in requests:
            for attempt in request.attempts:
                if attempt.table is not None:
                    seen.setdefault(attempt.table.seq, []).append((f"{request.id} was acknowledged at {attempt.node} with", attempt.table))
        try:
            wrong = self._replay(Table(name), entries, stored, seen)
        except Exception as error:  # any error means that the log is corrupt
            return [f"the log cannot be replayed: {error!r}"]
        return wrong + _check_requests(entries, stored, requests) + _check_order(entries, requests) + _check_reads(requests, reads)

    def _replay(self, table: Table, entries: list[log.AnyEntry], stored: StoredTable, seen: dict[int, list[tuple[str, Table]]]) -> list[str]:
        wrong: list[str] = []
        results: list[int] = []
        for entry, written_at in zip(entries, stored.written_at, strict=True):
            running = table.status == "running"
            wrong += [f"entry {table.seq + 1}: {what}" for what in self._check_entry(table, entry)]
            if entry.at > START / 1000 + written_at * 1000 + 1:
                wrong.append(f"entry {table.seq + 1} is dated in the future")
            fold(table, [entry])
            if running and table.ending is not None and table.results():
                results.append(table.number)
            wrong += [f"{who} another table at entry {table.seq}" for who, other in seen.pop(table.seq, []) if not same(table, other)]
        wrong += [f"{who} entry {seq}, which is not stored" for seq, found in seen.items() for who, _ in found]
        if table.status not in ("finished", "closed"):
            wrong.append(f"the table is stuck: {table.status}, version {table.version}, {table.actor} is to act")
        for played in table.played:
            verify(GAMES[table.terms.game], played.record)
        if [found[0].number for found in stored.results] != results:
            wrong.append("the results of a game are missing or stored twice")
        assert stored.last is not None
        if stored.due != next_due(table) or stored.last.summary != table.summary():
            wrong.append("the summary or the deadline does not match the log")
        return wrong

    def _check_entry(self, table: Table, entry: log.AnyEntry) -> list[str]:
        """Return what is wrong with an entry that the server added by itself."""
        if isinstance(entry, log.Flagged):
            clock = table.clock
            if clock is None or clock.running != entry.seat or clock.deadline is None or clock.deadline > entry.at:
                return ["a clock that had not run out was flagged"]
        match entry:
            case log.Acted(by=None, seat=int(seat), action=action) if table.bot_to_act() is not None:
                if action not in self.chosen.get(table.seat_view(seat), ()):
                    return [f"a bot chose {action!r} for another position"]
            case _:
                pass
        if entry.at < table.updated and not isinstance(entry, log.Renamed):
            return ["an entry is dated before the previous one"]
        return []


def _check_requests(entries: list[log.AnyEntry], stored: StoredTable, requests: list[Request]) -> list[str]:
    """Check that requests stand in the log as they were answered, and at most once (rules 1 and 4)."""
    places: dict[str, list[int]] = {}
    for seq, entry in enumerate(entries, start=1):
        if entry.request is not None:
            places.setdefault(entry.request, []).append(seq)
    wrong = [f"request {request} stands in the log at {found}" for request, found in places.items() if len(found) > 1]
    for request in requests:
        place = places.get(request.id, [0])[0]
        for attempt in request.attempts:
            if attempt.table is not None and not place and (request.what in ALWAYS_STORED or request.id in attempt.table.requests):
                wrong.append(f"{request.id} ({request.what}) was acknowledged at {attempt.node} and is lost")
            elif attempt.table is not None and place > attempt.table.seq:
                wrong.append(f"{request.id} was acknowledged with entry {attempt.table.seq} and stands at {place}")
            elif attempt.outcome == "refused" and place and stored.written_at[place - 1] < attempt.sent:
                wrong.append(f"{request.id} ({request.what}) was stored, and then refused at {attempt.node} with {attempt.code}")
        if place and all(attempt.outcome == "refused" for attempt in request.attempts):
            wrong.append(f"{request.id} ({request.what}) was refused and stands in the log")
    return wrong


def _check_order(entries: list[log.AnyEntry], requests: list[Request]) -> list[str]:
    """Check that a request acknowledged before another one was sent stands before it (rule 2)."""
    places = {entry.request: seq for seq, entry in enumerate(entries, start=1) if entry.request is not None}
    sent = sorted((request.attempts[0].sent, places[request.id], request.id) for request in requests if request.id in places)
    answered = sorted(
        (attempt.answered, places[request.id], request.id)
        for request in requests
        for attempt in request.attempts
        if attempt.outcome == "acknowledged" and attempt.answered is not None and request.id in places
    )
    wrong, latest, after = [], 0, ""
    for at, place, request in sent:
        while answered and answered[0][0] < at:
            latest, after = max((latest, after), answered.pop(0)[1:])
        if place < latest:
            wrong.append(f"{request} was sent after {after} was acknowledged, and stands before it")
    return wrong


def _check_reads(requests: list[Request], reads: list[Read]) -> list[str]:
    """Check that reads contain all that was acknowledged or read before (rule 3)."""
    known = [
        (attempt.answered, attempt.table.seq)
        for request in requests
        for attempt in request.attempts
        if attempt.answered is not None and attempt.table
    ]
    known = sorted(known + [(read.answered, read.table.seq) for read in reads])
    wrong, latest, index = [], 0, 0
    for read in sorted((read for read in reads if read.sent is not None), key=attrgetter("sent")):
        while known[index][0] < (read.sent or 0.0):
            latest = max(latest, known[index][1])
            index += 1
        if read.table.seq < latest:
            wrong.append(f"{read.by} read entry {read.table.seq} at {read.node} at {read.sent:.3f}, after entry {latest} was known")
    return wrong


def same(one: Table, other: Table) -> bool:
    """Return whether two tables are equal, without comparing the states before the last action."""
    return _essence(one) == _essence(other)


def _essence(table: Table) -> dict[str, object]:
    kept = {name: value for name, value in vars(table).items() if name not in ("match", "moves", "_cache", "played")}
    match = table.match
    return kept | {
        "moves": len(table.moves),
        "last": table.moves[-1:],
        "state": match and match.state,
        "actions": match and match.actions,
        "games": len(table.played),
    }
