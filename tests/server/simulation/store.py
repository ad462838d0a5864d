"""A shared store in memory, and each node's faulty access to it.

Every call takes time and may fail before it reaches the store, lose its answer after it has taken effect, or take effect only after its caller has
given up. News reaches other nodes late, twice or never.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil
from operator import itemgetter
from random import Random
from typing import Any, Final, TypeVar

from rookery.server.storage import ConflictError, StorageError
from rookery.server.storage.guests import Subscription
from rookery.server.storage.logs import Batch
from rookery.server.storage.nodes import ALL_SHARDS, LEASE_SECONDS, News, Renewal, Whereabouts, shard_of
from rookery.server.storage.notices import Notice
from rookery.server.storage.results import Result
from rookery.server.storage.settings import Ban
from tests.server.simulation.loop import Process, SimulatedLoop

T = TypeVar("T")

USUAL_SECONDS: Final = 0.01
SLOW_SECONDS: Final = 2.0
GIVING_UP_SECONDS: Final = 1.5
NEWS_SECONDS: Final = 3.0
START: Final = 1_700_000_000_000_000
"""The time at which a simulation begins, in microseconds since 1970."""


@dataclass
class StoredTable:
    """The stored rows of one table."""

    entries: list[bytes] = field(default_factory=list)
    written_at: list[float] = field(default_factory=list)
    last: Batch | None = None
    due: int | None = None
    snapshot: tuple[int, bytes] | None = None
    results: list[tuple[Result, ...]] = field(default_factory=list)


@dataclass
class Lease:
    """The lease of a shard, in seconds of the store's clock."""

    node: str = ""
    number: int = 0
    until: float = 0.0


@dataclass
class Faults:
    """How often each fault happens, by name, and how often it has happened."""

    rng: Random
    rates: dict[str, float]
    counts: Counter[str] = field(default_factory=Counter)

    def happens(self, name: str) -> bool:
        if self.rates.get(name, 0.0) > self.rng.random():
            self.counts[name] += 1
            return True
        return False

    def stop(self) -> None:
        self.rates = {}


class Data:
    """The shared data. Its methods take effect at once and follow the contracts of the storage protocols."""

    def __init__(self, faults: Faults, now: Callable[[], float], trace: Callable[[str], None]) -> None:
        self.tables: dict[str, StoredTable] = {}
        self.settings: dict[str, str] = {}
        self.notices: dict[str, Notice] = {}
        self.hearing: dict[str, Callable[[News], None]] = {}
        self._faults = faults
        self._now = now
        self._trace = trace
        self._running: dict[str, float] = {}
        self._began: dict[str, float] = {}
        self._leases = {shard: Lease() for shard in ALL_SHARDS}
        self._whereabouts: dict[str, dict[str, Whereabouts]] = {}
        self._game_time = START
        self._renewed = 0.0

    # --- logs

    def append(self, node: str, table: str, after: int, batch: Batch) -> None:
        stored = self.tables.get(table, StoredTable())
        if len(stored.entries) != after:
            self._faults.counts["conflict"] += 1
            self._trace(f"{node}: conflict at {table}, entry {after + 1}")
            raise ConflictError(f"the log of {table} has gone on")
        if batch.fence is not None and self._leases[batch.fence.shard].number != batch.fence.number:
            self._faults.counts["outdated fence"] += 1
            self._trace(f"{node}: outdated fence at {table}, entry {after + 1}")
            raise ConflictError(f"the work at {table} belongs to another node")
        self.tables[table] = stored
        stored.entries += batch.entries
        stored.written_at += [self._now()] * len(batch.entries)
        stored.last, stored.due = batch, batch.due
        stored.snapshot = batch.snapshot or stored.snapshot
        stored.results += [batch.results] if batch.results else []
        if batch.notice is not None:
            self.notices[table] = batch.notice
            self.tell(node, News("notices", (table,)))
        self._trace(f"{node}: {table} {after + 1}..{len(stored.entries)} {b' '.join(batch.entries).decode()}")
        self.tell(node, News("tables", (table,)))

    def read(self, table: str, after: int) -> list[bytes]:
        return self.tables[table].entries[after:] if table in self.tables else []

    def last_snapshot(self, table: str) -> bytes | None:
        found = self.tables[table].snapshot if table in self.tables else None
        return None if found is None else found[1]

    def due(self) -> list[tuple[str, int]]:
        return sorted(((name, stored.due) for name, stored in self.tables.items() if stored.due is not None), key=itemgetter(1))

    def due_of(self, tables: Collection[str]) -> dict[str, int | None]:
        return {name: self.tables[name].due for name in tables if name in self.tables}

    # --- nodes

    def renew(self, node: str) -> Renewal:
        """Renew what this node holds up to its fair share, claim what is free, and give up the rest."""
        now = self._now()
        self._game_time += round(min(now - self._renewed, LEASE_SECONDS) * 1e6)
        self._renewed = now
        self._running[node] = now + LEASE_SECONDS
        self._began.setdefault(node, now)
        running = {name: now - self._began[name] for name, until in self._running.items() if until > now}
        held = [lease for lease in self._leases.values() if lease.node == node]
        share = ceil(len(self._leases) / len(running))
        for lease in held[share:]:
            lease.node, lease.until = "", 0.0
        if held[share:]:
            self.tell(node, News("leases", ()))
        free = [lease for lease in self._leases.values() if lease.node != node and lease.until <= now]
        for lease in free[: max(0, share - len(held))]:
            lease.node, lease.number = node, lease.number + 1
        mine = {shard: lease for shard, lease in self._leases.items() if lease.node == node}
        for lease in mine.values():
            lease.until = now + LEASE_SECONDS
        return Renewal(self._game_time, START + round(now * 1e6), {shard: lease.number for shard, lease in mine.items()}, running)

    def leave(self, node: str) -> None:
        self._running.pop(node, None)
        for lease in self._leases.values():
            if lease.node == node:
                lease.node, lease.until = "", 0.0
        for there in self._whereabouts.values():
            there.pop(node, None)
        self.tell(node, News("leases", ()))

    def publish(self, node: str, changed: Mapping[str, Whereabouts | None]) -> None:
        for table, there in changed.items():
            known = self._whereabouts.setdefault(table, {})
            if there is None:
                known.pop(node, None)
            else:
                known[node] = there
        self.tell(node, News("presence", tuple(changed)))

    def whereabouts(self, node: str, tables: Collection[str] | None) -> dict[str, dict[str, Whereabouts]]:
        asked = self._whereabouts if tables is None else {name: self._whereabouts.get(name, {}) for name in sorted(tables)}
        found = {table: {name: there for name, there in known.items() if self._runs_beside(name, node)} for table, known in asked.items()}
        return {table: known for table, known in found.items() if known}

    def _runs_beside(self, other: str, node: str) -> bool:
        return other != node and self._running.get(other, 0.0) > self._now()

    def tell(self, author: str, news: News) -> None:
        """Tell the other nodes."""
        for node, heard in self.hearing.items():
            if node != author:
                heard(news)


class Access:
    """One process's access to the data."""

    def __init__(self, process: Process, data: Data, faults: Faults, loop: SimulatedLoop) -> None:
        self.node = process.name
        self.data = data
        self.faults = faults
        self.closed = False
        self._loop = loop
        self._process = process
        self._cut_until = 0.0

    def cut(self, seconds: float) -> None:
        """Lose the connection to the store for a while."""
        self._cut_until = max(self._cut_until, self._loop.time() + seconds)

    def listen(self, heard: Callable[[News], None]) -> Callable[[News], None]:
        """Return a function that delivers news to this process late, twice or never."""

        def deliver(news: News) -> None:
            if self._is_cut or self.faults.happens("news lost"):
                return
            for _ in range(2 if self.faults.happens("news twice") else 1):
                delay = self.faults.rng.uniform(0, NEWS_SECONDS if self.faults.happens("news late") else USUAL_SECONDS)
                self._loop.call_later(delay, heard, news, context=self._process.context)

        return deliver

    @property
    def _is_cut(self) -> bool:
        return self._loop.time() < self._cut_until

    async def call(self, work: Callable[[], T]) -> T:
        """Let the data do something; raise StorageError if nobody knows whether it did."""
        if self.closed:
            raise StorageError("the store is closed")
        faults, loop = self.faults, self._loop
        if self._is_cut or faults.happens("not sent"):
            await asyncio.sleep(faults.rng.uniform(0, GIVING_UP_SECONDS))
            raise StorageError("the store cannot be reached")
        answer: asyncio.Future[T] = loop.create_future()

        def arrive() -> None:
            try:
                result, error = work(), None
            except Exception as raised:
                result, error = None, raised
            if lost or self._is_cut:
                loop.call_later(GIVING_UP_SECONDS, settle, None, StorageError("the answer is lost"), context=loop.world)
            else:
                loop.call_later(self._delay(), settle, result, error, context=loop.world)

        def settle(result: Any, error: Exception | None) -> None:
            if answer.done():
                return
            if error is None:
                answer.set_result(result)
            else:
                answer.set_exception(error)

        lost = faults.happens("answer lost")
        if faults.happens("late"):
            loop.call_later(GIVING_UP_SECONDS, settle, None, StorageError("no answer"), context=loop.world)
            loop.call_later(faults.rng.uniform(0, 2 * GIVING_UP_SECONDS), arrive, context=loop.world)
        else:
            loop.call_later(self._delay(), arrive, context=loop.world)
        return await answer

    def _delay(self) -> float:
        return self.faults.rng.uniform(0, SLOW_SECONDS if self.faults.happens("slow") else USUAL_SECONDS)


@dataclass
class SharedLogs:
    """The logs, as one node sees them."""

    access: Access

    async def append(self, table: str, after: int, batch: Batch) -> None:
        access = self.access
        await access.call(lambda: access.data.append(access.node, table, after, batch))

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return await self.access.call(lambda: self.access.data.read(table, after))

    async def read_many(self, after: Mapping[str, int]) -> dict[str, list[bytes]]:
        return await self.access.call(lambda: {table: self.access.data.read(table, seq) for table, seq in after.items()})

    async def snapshot(self, table: str) -> bytes | None:
        return await self.access.call(lambda: self.access.data.last_snapshot(table))

    async def due(self) -> list[tuple[str, int]]:
        return await self.access.call(self.access.data.due)

    async def due_of(self, tables: Collection[str]) -> dict[str, int | None]:
        return await self.access.call(lambda: self.access.data.due_of(tables))


@dataclass
class SharedNotices:
    """The outbox, as one node sees it."""

    access: Access

    async def waiting(self, shards: Collection[int] | None, limit: int) -> list[Notice]:
        notices = self.access.data.notices
        return await self.access.call(lambda: [found for name, found in notices.items() if shards is None or shard_of(name) in shards][:limit])

    async def remove(self, notice: Notice) -> bool:
        return await self.access.call(lambda: self._remove(notice))

    def _remove(self, notice: Notice) -> bool:
        found = self.access.data.notices.get(notice.table) == notice
        if found:
            del self.access.data.notices[notice.table]
        return found


@dataclass
class SharedLine:
    """A connection to the other nodes. It is deaf after `close`."""

    access: Access

    async def renew(self) -> Renewal:
        return await self.access.call(lambda: self.access.data.renew(self.access.node))

    async def leave(self) -> None:
        await self.access.call(lambda: self.access.data.leave(self.access.node))

    async def close(self) -> None:
        self.access.data.hearing.pop(self.access.node, None)


@dataclass
class SharedNodes:
    """What nodes tell each other, as one node sees it."""

    access: Access

    @property
    def node(self) -> str:
        return self.access.node

    async def connect(self, heard: Callable[[News], None]) -> SharedLine:
        access = self.access
        await access.call(lambda: access.data.hearing.update({access.node: access.listen(heard)}))
        return SharedLine(access)

    async def publish(self, changed: Mapping[str, Whereabouts | None]) -> None:
        await self.access.call(lambda: self.access.data.publish(self.access.node, changed))

    async def whereabouts(self, tables: Collection[str] | None = None) -> dict[str, dict[str, Whereabouts]]:
        return await self.access.call(lambda: self.access.data.whereabouts(self.access.node, tables))


@dataclass
class SharedSettings:
    """The settings, as one node sees them; the operator does nothing."""

    access: Access

    async def setting(self, name: str, default: str) -> str:
        return await self.access.call(lambda: self.access.data.settings.setdefault(name, default))

    async def bans(self) -> list[Ban]:
        return []

    async def changes(self, _after: int) -> list[tuple[int, str | None]]:
        return []


class QuietGuests:
    """Guests of whom the simulation needs no rows; each has a device that receives notifications."""

    async def note_devices(self, _seen: Sequence[tuple[str, int, str]]) -> None: ...

    async def may_be_one(self, _guests: Collection[str], _switched: int, _created: int) -> bool:
        return False

    async def subscriptions(self, guest: str) -> list[Subscription]:
        return [Subscription(endpoint=guest, p256dh="", auth="", language="en", site="")]


class QuietResults:
    """Results that nobody looks at; `Data` keeps those of each append."""

    async def rate_games(self) -> None: ...

    async def rated_together(self, _guests: Collection[str], _at: int) -> int:
        return 0


class SharedStore:
    """The whole store, as one node sees it; parts that the simulation does not reach are missing."""

    def __init__(self, access: Access) -> None:
        self.access = access
        self.logs = SharedLogs(access)
        self.settings = SharedSettings(access)
        self.notices = SharedNotices(access)
        self.nodes = SharedNodes(access)
        self.guests = QuietGuests()
        self.results = QuietResults()
        self.lists = self.analyses = self.puzzles = self.deals = self.heartbeats = None

    async def open(self) -> None:
        await self.access.call(lambda: None)

    async def close(self) -> None:
        self.access.closed = True
