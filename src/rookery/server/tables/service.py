"""The table service: an in-memory cache of all tables, and the loop that makes commands durable."""

import asyncio
import hmac
import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from rookery.server import time_source
from rookery.server.background import beside
from rookery.server.ids import id_from, new_id
from rookery.server.limits import IMPORTED
from rookery.server.nodes import Nodes, NotLeasedError
from rookery.server.refusals import Refused
from rookery.server.storage import ConflictError, StorageError, TooManyOpenError
from rookery.server.storage.logs import Batch, HeartbeatStore, LogStore, OpenLimit
from rookery.server.storage.nodes import Fence
from rookery.server.storage.settings import SettingStore
from rookery.server.tables import commands, log, snapshots
from rookery.server.tables.draft import Draft
from rookery.server.tables.due import next_due
from rookery.server.tables.fold import after, fold
from rookery.server.tables.table import Played, Table

LOGGER = logging.getLogger("rookery.tables")

CACHE_BYTES = 256 * 1024 * 1024
"""Size of the cache; other tables are read from their logs on demand."""

FOLDED_AT_ONCE = 40
"""The longest log, in entries, to fold on the event loop; the worker thread folds longer ones, so that nobody waits for them."""

FORGOTTEN_AT_ONCE = 4
ATTEMPTS = 20


@dataclass(slots=True)
class CachedTable:
    """A table in memory; a write by another process can make it stale at any time.

    `weight` counts towards the size of the cache. `downtime_discounted`: its clocks exclude the server's downtime, if any.
    """

    table: Table
    weight: int = 0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    downtime_discounted: bool = False


class TableService:
    """Access to tables: reads logs and appends to them; shows and acknowledges only durable entries."""

    def __init__(self, logs: LogStore, settings: SettingStore, nodes: Nodes | None = None) -> None:
        self.logs = logs
        self._settings = settings
        self._nodes = nodes = nodes or Nodes()
        self._cache: OrderedDict[str, CachedTable] = OrderedDict()
        self._weight = 0
        self._reading: dict[str, asyncio.Lock] = {}
        self._listeners: list[Callable[[Table], None]] = []
        self._preparing: list[Callable[[Table], None]] = []
        self._needs: list[Callable[[str], bool]] = []
        self._why_unrated: list[Callable[[Table], Awaitable[log.WhyUnrated | None]]] = []
        nodes.on_news("tables", self.read_on)
        nodes.on_missed_news(lambda: self.read_on(tuple(self._cache)))

    def subscribe(self, listener: Callable[[Table], None]) -> None:
        """Call the listener with each changed table, once the change is durable."""
        self._listeners.append(listener)

    def prepare_with(self, prepare: Callable[[Table], None]) -> None:
        """Call `prepare` with each table just before its commit, when nobody may see the new state yet."""
        self._preparing.append(prepare)

    def rate_unless(self, why_unrated: Callable[[Table], Awaitable[log.WhyUnrated | None]]) -> None:
        """Call `why_unrated` for each game that begins; a reason goes into the log and makes the game unrated."""
        self._why_unrated.append(why_unrated)

    def keep_while(self, needed: Callable[[str], bool]) -> None:
        """Keep a table cached as long as this returns True for its name."""
        self._needs.append(needed)

    async def open(self, heartbeats: HeartbeatStore) -> None:
        """Postpone all stored deadlines by the downtime, without reading any log."""
        now = time_source.now()
        continues, downtime = await heartbeats.resume(now)
        time_source.game_time.not_before(continues)
        if continues > now + time_source.JUMP:
            LOGGER.warning("the machine's clock is %.0f s behind the data; game time continues where it ended", (continues - now) / 1000)
        if downtime > time_source.JUMP:
            LOGGER.info("running clocks do not count the %.0f s without a server", downtime / 1000)

    # --- reading

    async def table(self, name: str) -> Table:
        """Return a table with everything that any node has acknowledged; raise Refused if there is none."""
        known = name in self._cache or name in self._reading
        cached = await self._load(name)
        if known and not self._nodes.alone and await self._read_on(cached):
            self._changed(cached.table)
        return cached.table

    async def copy(self, name: str) -> Table:
        """Return this node's copy of a table, to which other nodes may just have appended; raise Refused if there is none."""
        return (await self._load(name)).table

    async def finished(self, name: str, number: int) -> Played:
        """Return a finished game of a table; raise Refused if there is no such game, or it is not over."""
        table = await self.table(name)
        if table.record(number) is None:
            raise Refused("table/unknown")
        if number > len(table.played):
            raise Refused("table/not-finished")
        return table.played[number - 1]

    async def _load(self, name: str) -> CachedTable:
        cached = self._cache.get(name)
        if cached is None:
            try:
                async with self._reading.setdefault(name, asyncio.Lock()):  # of many concurrent callers, only the first reads the log
                    cached = self._cache.get(name) or self._cache.setdefault(name, await self._read_first(name))
            finally:
                self._reading.pop(name, None)
        if not cached.downtime_discounted:
            await self._discount_downtime(cached)
        self._weigh(name)
        self._forget_some()
        return cached

    async def _read_first(self, name: str) -> CachedTable:
        body = await self.logs.snapshot(name)
        table = (None if body is None else snapshots.restore(name, body)) or Table(name)
        entries = await self.logs.read(name, table.seq)
        if not entries and not table.seq:
            raise Refused("table/unknown", "There is no such table.")
        if len(entries) <= FOLDED_AT_ONCE:
            fold(table, map(log.decode, entries))
        else:
            await beside(fold, table, map(log.decode, entries))
        return CachedTable(table, downtime_discounted=not self._nodes.alone)

    def _weigh(self, name: str) -> None:
        """Mark a table as used, and update its weight in the total."""
        if (cached := self._cache.get(name)) is not None:
            self._cache.move_to_end(name)
            self._weight -= cached.weight
            cached.weight = cached.table.weight
            self._weight += cached.weight

    def _forget_some(self) -> None:
        """Evict a few of the least recently used tables while the cache is too large, unless they are needed."""
        for _ in range(FORGOTTEN_AT_ONCE):
            if self._weight <= CACHE_BYTES:
                return
            name = next(iter(self._cache))
            if self._cache[name].lock.locked() or any(needed(name) for needed in self._needs):
                self._cache.move_to_end(name)
            else:
                self._weight -= self._cache.pop(name).weight

    async def _read_on(self, cached: CachedTable) -> bool:
        """Apply the entries that another process has appended; return whether there were any."""
        seq = cached.table.seq
        return self._apply(cached, seq, await self.logs.read(cached.table.id, seq))

    def _apply(self, cached: CachedTable, after_seq: int, entries: Sequence[bytes]) -> bool:
        """Apply entries after that number, as far as the copy does not have them yet; return whether there were any."""
        news = entries[cached.table.seq - after_seq :]
        if news:
            cached.table = after(cached.table, map(log.decode, news))
        return bool(news)

    async def read_on(self, names: Iterable[str]) -> None:
        """Apply the entries that other processes may have appended to these tables, as far as they are in memory, and show them."""
        asked = {name: cached.table.seq for name in names if (cached := self._cache.get(name)) is not None}
        for name, entries in (await self.logs.read_many(asked)).items():
            found = self._cache.get(name)
            try:
                if found is not None and self._apply(found, asked[name], entries):
                    self._changed(found.table)
            except Refused as refused:
                LOGGER.warning("table %s: %s", name, refused.message)
                self._weight -= self._cache.pop(name).weight

    def loaded(self, name: str) -> Table | None:
        """Return a table if it is in memory."""
        cached = self._cache.get(name)
        return None if cached is None else cached.table

    # --- writing

    async def name_for(self, request: str) -> str:
        """Derive the name of the table that a request opens: reproducible and unguessable."""
        key = await self._settings.setting("table names", secrets.token_urlsafe(32))
        return id_from(hmac.digest(key.encode(), request.encode(), "sha256"))

    async def find(self, name: str) -> Table | None:
        """Return a table, if there is one."""
        try:
            return await self.table(name)
        except Refused:
            return None

    async def open_table(self, opening: commands.Opening, name: str | None = None, limit: OpenLimit | None = None) -> Table:
        """Open a table with all entries of its opening in one append, under an unguessable name by default.

        If a table of that name exists, the request is a repetition: return that table. Raise Refused if the host has too many tables.
        """
        draft = Draft(Table(name or new_id()))
        for command in opening:
            command(draft=draft, now=time_source.now())
        await self._log_unrated(draft)
        try:
            await self._append(draft, limit)
        except ConflictError:
            return await self.table(draft.table.id)
        except TooManyOpenError as error:
            assert limit is not None, "only a limit is exceeded"
            raise Refused("table/too-many", most=limit.most) from error
        self._cache.setdefault(draft.table.id, CachedTable(draft.table, downtime_discounted=True))
        self._weigh(draft.table.id)
        self._changed(draft.table)
        return draft.table

    async def change(self, name: str, command: commands.Command, *, request: str | None = None, leased: bool = False) -> Table:
        """Run a command and append its entries; return the changed table. Retry if another process was faster; ignore a repeated request.

        A refusal by an outdated copy does not count. `leased`: nobody has requested the command, so raise NotLeasedError unless the work at
        this table belongs to this node.
        """
        cached = await self._load(name)
        async with cached.lock:
            for _ in range(ATTEMPTS):
                table = cached.table
                if request is not None and request in table.requests:
                    return table
                fence = self._nodes.fence(name) if leased else None
                draft = Draft(table, request)
                try:
                    if table.status == "closed":
                        raise Refused("table/closed")
                    command(draft=draft, now=max(time_source.now(), table.updated))  # another node may be a little ahead
                except Refused:
                    if await self._is_current(cached):
                        raise
                    continue
                if not draft.entries:
                    if await self._is_current(cached):
                        return table
                    continue
                await self._log_unrated(draft)
                try:
                    await self._append(draft, fence=fence)
                except ConflictError:
                    if await self._read_on(cached):
                        self._changed(cached.table)  # the request may turn out to be done, and news of it finds nothing new any more
                    if cached.table is table and fence is not None:
                        raise NotLeasedError(name) from None  # because of the fence: nobody has appended
                    continue
                if cached.table.seq < draft.table.seq:
                    cached.table = draft.table
                self._changed(cached.table)
                return draft.table
        raise Refused("server/busy")

    async def _is_current(self, cached: CachedTable) -> bool:
        """Return whether no other node has appended to this table; otherwise apply and show what it has appended."""
        known = cached.table
        if not self._nodes.alone and await self._read_on(cached):
            self._changed(cached.table)
        return cached.table is known

    async def _discount_downtime(self, cached: CachedTable) -> None:
        """Exclude the server's downtime from the clocks if it has postponed the stored deadline beyond the one in the log."""
        with suppress(StorageError):  # the table stays as it was until the next try
            async with cached.lock:
                stored, known = (await self.logs.due_of([cached.table.id])).get(cached.table.id), next_due(cached.table)
                if not cached.downtime_discounted and stored != known:
                    await self._resume(cached, stored, known)
                cached.downtime_discounted = True

    async def _resume(self, cached: CachedTable, stored: int | None, known: int | None) -> None:
        draft = Draft(cached.table)
        if known:
            commands.resume(stored - known if stored else None, draft=draft, now=time_source.now())
        try:
            if draft.entries:
                await self._append(draft)
                cached.table = draft.table
            else:
                await self.logs.set_due(cached.table.id, known)
        except ConflictError:
            await self._read_on(cached)
        self._changed(cached.table)

    async def _log_unrated(self, draft: Draft) -> None:
        if any(isinstance(entry, log.Started) for entry in draft.entries):
            for why_unrated in self._why_unrated:
                if (reason := await why_unrated(draft.table)) is not None:
                    draft.add(log.Unrated(at=time_source.now(), reason=reason))

    async def _append(self, draft: Draft, limit: OpenLimit | None = None, *, fence: Fence | None = None) -> None:
        """Append the entries of a draft; nobody sees its table before the commit."""
        table, entries = draft.table, draft.entries
        ended = table.ending is not None and any(isinstance(entry, (log.Acted, log.Ended)) for entry in entries)
        batch = Batch(
            entries=tuple(map(log.encode, entries)),
            summary=table.summary(),
            newcomers=draft.newcomers(),
            results=table.results() if ended else (),
            attempt=table.attempt_end() if ended else None,
            due=next_due(table),
            snapshot=draft.snapshot,
            imports_kept=IMPORTED if table.terms.imported is not None else None,
            open_limit=limit,
            notice=draft.notice(),
            fence=fence,
        )
        for prepare in self._preparing:
            prepare(table)
        await self.logs.append(table.id, draft.after, batch)

    def _changed(self, table: Table) -> None:
        for listener in self._listeners:
            listener(table)
