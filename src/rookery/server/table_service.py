"""The house: all tables, their logs, their connections, bots and clocks. The only place where something happens by itself."""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Coroutine
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec

from rookery.server import commands, log, time_source, wire
from rookery.server.bot_pool import BotPool
from rookery.server.connections import Connection, Connections
from rookery.server.frames import chat_frame, table_frame
from rookery.server.refusals import Refused
from rookery.server.storage import Batch, ConflictError, Storage, StorageError
from rookery.server.table import Table

LOGGER = logging.getLogger("rookery.tables")

TABLES_CACHED = 500
"""How many tables are cached in memory; any other is read from its log when it is asked for."""

ATTEMPTS = 20
LONGEST_TIMER = 24 * 60 * 60.0
TRY_AGAIN_SECONDS = 2.0

CHAT_AT_ONCE = 20
"""How many lines of chat a connection is sent at most in one go, far fewer than its queue holds; the rest can be asked for."""


@dataclass(slots=True)
class CachedTable:
    """A table in memory: a copy of its log's sum, which any other process may outdate at any time."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    timer: asyncio.TimerHandle | None = None
    thinking: asyncio.Task[None] | None = None
    hinting: asyncio.Lock = field(default_factory=asyncio.Lock)
    hint: wire.HintFrame | None = None


class TableService:
    """Everything a server does, without a word of HTTP."""

    def __init__(self, storage: Storage, bots: BotPool, *, bot_pause: float = 0.6) -> None:
        self.storage = storage
        self.bots = bots
        self.connections = Connections()
        self.bot_pause = bot_pause
        self._cache: OrderedDict[str, CachedTable] = OrderedDict()
        self._asleep: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._warming: asyncio.Task[None] | None = None
        self._closing = False

    async def open(self) -> None:
        """Open the store; bots warm up and every running game is taken up where its log ends, while guests come already."""
        await self.storage.open()
        self._warming = self._spawn(self.bots.warm_up())
        self.storage.subscribe(self._grown)
        self._asleep = set(await self.storage.running())
        self._spawn(self._take_up(sorted(self._asleep)))

    async def close(self) -> None:
        """Let what was begun finish, send everybody away politely, close the store."""
        self._closing = True
        if self._warming is not None:
            self._warming.cancel()
        self.connections.everyone(lambda connection: connection.outgoing.put_nowait(None) if not connection.outgoing.full() else None)
        for cached in self._cache.values():
            if cached.timer is not None:
                cached.timer.cancel()
            if cached.thinking is not None:
                cached.thinking.cancel()
        waiting = [cached.thinking for cached in self._cache.values() if cached.thinking is not None]
        await asyncio.gather(*waiting, *self._tasks, return_exceptions=True)
        self.bots.close()
        await self.storage.close()

    async def _take_up(self, names: list[str]) -> None:
        for name in names:
            if self._closing:
                return
            try:
                cached = await self._load(name)
                async with cached.lock:
                    await self._wake(cached)
            except StorageError as error:
                self._try_again(name, error)
            except Exception:
                LOGGER.exception("a running game could not be taken up")

    async def _wake(self, cached: CachedTable) -> None:
        """Let bots and clocks go on at a table that has slept since the server was stopped, before anything else happens there."""
        if cached.table.id not in self._asleep:
            return
        self._asleep.discard(cached.table.id)
        if entries := commands.resume(table=cached.table, now=time_source.now()):
            after = cached.table.after(entries)
            try:
                await self._append(after, cached.table.seq, entries)
                cached.table = after
            except ConflictError:
                await self._read_on(cached)
        self._follow(cached)

    async def _read_on(self, cached: CachedTable) -> None:
        """Another process was faster: see what it did."""
        table = cached.table
        cached.table = table.after(map(log.decode, await self.storage.read(table.id, table.seq)))

    # --- tables

    async def table(self, name: str) -> Table:
        """The table of that name, up to date as far as this process knows; Refused if there is none."""
        return (await self._load(name)).table

    async def _load(self, name: str) -> CachedTable:
        cached = self._cache.get(name)
        if cached is None:
            table = Table(name)
            entries = await self.storage.read(name)
            if not entries:
                raise Refused("table/unknown", "There is no such table.")
            table.fold(map(log.decode, entries))
            cached = self._cache.setdefault(name, CachedTable(table))
        self._cache.move_to_end(name)
        self._forget_some()
        return cached

    def _forget_some(self) -> None:
        """Drop the tables nobody has asked for longest, unless something still happens there."""
        for name in list(self._cache)[: max(0, len(self._cache) - TABLES_CACHED)]:
            cached = self._cache[name]
            busy = cached.lock.locked() or cached.hinting.locked() or cached.thinking is not None or cached.timer is not None
            if not busy and not self.connections.of(name):
                del self._cache[name]

    async def open_table(self, opening: commands.Opening) -> Table:
        """A new table under a name nobody can guess, with everything its opening brings along, in one append."""
        table = Table(secrets.token_urlsafe(9))
        entries: list[log.AnyEntry] = []
        for step in opening:
            more = step(table=table, now=time_source.now())
            table.fold(more)
            entries += more
        await self._append(table, 0, entries)
        self._follow(self._cache.setdefault(table.id, CachedTable(table)))
        return table

    async def change(self, name: str, command: commands.Command, *, request: str | None = None) -> Table:
        """Do what a command asks, durably. The same request counts once; when another process was faster, look again."""
        cached = await self._load(name)
        async with cached.lock:
            await self._wake(cached)
            for _ in range(ATTEMPTS):
                table = cached.table
                if request is not None and request in table.requests:
                    return table
                if table.status == "closed":
                    raise Refused("table/closed", "The host has closed this table.")
                entries = command(table=table, now=time_source.now())
                if not entries:
                    return table
                if request is not None:
                    entries = [msgspec.structs.replace(entries[0], request=request), *entries[1:]]
                after = table.after(entries)
                try:
                    await self._append(after, table.seq, entries)
                except ConflictError:
                    await self._read_on(cached)
                    continue
                cached.table = after
                self._follow(cached)
                return after
        raise Refused("server/busy", "Too much happens at this table; please try again.")

    async def _append(self, table: Table, after: int, entries: list[log.AnyEntry]) -> None:
        """Make the entries durable. The table is the one they lead to, which nobody sees before."""
        ended = table.status == "finished" and any(isinstance(entry, log.Acted) for entry in entries)
        batch = Batch(
            entries=tuple(map(log.encode, entries)),
            requests=tuple(entry.request for entry in entries if entry.request is not None),
            summary=table.summary(),
            results=table.results() if ended else (),
        )
        await self.storage.append(table.id, after, batch)

    # --- what happens by itself

    def _follow(self, cached: CachedTable) -> None:
        """See to it that bots play and clocks run out."""
        if self._closing:
            return
        if cached.timer is not None:
            cached.timer.cancel()
            cached.timer = None
        table = cached.table
        if cached.thinking is None and table.bot_to_act() is not None:
            cached.thinking = asyncio.get_running_loop().create_task(self._play_bots(cached))
        clock = table.clock
        if clock is not None and clock.deadline is not None:
            delay = min(max(0.0, (clock.deadline - time_source.now()) / 1000 + 0.05), LONGEST_TIMER)
            cached.timer = asyncio.get_running_loop().call_later(delay, self._time_is_up, cached, table.version)

    def _time_is_up(self, cached: CachedTable, version: int) -> None:
        cached.timer = None

        async def flag() -> None:
            try:
                await self.change(cached.table.id, partial(commands.flag, version))
                self._follow(await self._load(cached.table.id))
            except StorageError as error:
                self._try_again(cached.table.id, error)

        self._spawn(flag())

    def _try_again(self, name: str, error: StorageError) -> None:
        """What happens by itself at a table has to wait: the data cannot be written."""
        LOGGER.error("the data cannot be written: %s", error)

        async def follow() -> None:
            await asyncio.sleep(TRY_AGAIN_SECONDS)
            self._follow(await self._load(name))

        if not self._closing:
            self._spawn(follow())

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _play_bots(self, cached: CachedTable) -> None:
        """Play every bot that is to act at a table, one action after the other."""
        name = cached.table.id
        try:
            while (turn := cached.table.bot_to_act()) is not None and not self._closing:
                seat, bot = turn
                await asyncio.sleep(self.bot_pause)
                table = cached.table
                if table.bot_to_act() != turn or table.match is None:
                    continue
                version = table.version
                action = await self.bots.choose(table.terms.game, bot, table.match.view(seat), secrets.token_hex(16))
                await self.change(name, partial(commands.act_for_bot, version, seat, action))
        except StorageError as error:
            self._try_again(name, error)
        except Exception:
            LOGGER.exception("the bots at a table stopped; they try again with the next change")
        finally:
            cached.thinking = None

    async def hint(self, name: str, guest: str | None) -> wire.HintFrame:
        """What the strongest bot would do in this guest's place, from the view of their seat alone. Each version is thought about once."""
        cached = await self._load(name)
        async with cached.hinting:
            table = cached.table
            seat = commands.seat_to_hint(guest, table)
            if cached.hint is None or cached.hint.version != table.version:
                assert table.match is not None, "a game is running"
                action = await self.bots.choose(table.terms.game, None, table.match.view(seat), secrets.token_hex(16))
                cached.hint = wire.HintFrame(table.version, action)
            if cached.table.version != cached.hint.version:
                raise Refused("action/stale", "The table has moved on.")
            return cached.hint

    # --- showing

    def _grown(self, name: str) -> None:
        """A log has grown: everybody connected gets to see it. Runs after whoever wrote it has gone on."""
        asyncio.get_running_loop().call_soon(lambda: self._spawn(self._push(name)))

    async def _push(self, name: str) -> None:
        if not self.connections.of(name):
            return
        table = await self.table(name)
        for connection in self.connections.of(name):
            self.show(table, connection)

    def show(self, table: Table, connection: Connection) -> None:
        """Send what a connection has not seen yet."""
        if connection.overflown:
            return
        if table.last_change > connection.last_change:
            frame = table_frame(table, connection.guest, since=connection.version, online=self.connections.online(table.id))
            connection.send(wire.encode(frame))
            connection.version, connection.last_change = table.version, table.last_change
        lines = [(seq, said) for seq, said in table.chat if seq > connection.seq and said.by not in connection.muted]
        for seq, said in lines[-CHAT_AT_ONCE:]:
            connection.send(wire.encode(chat_frame(seq, said)))
        connection.seq = table.seq

    def show_presence(self, table: Table, *, but: Connection | None = None) -> None:
        """Tell everybody at a table who has come or gone; all but the one who has just been told."""
        for connection in self.connections.of(table.id):
            if connection is not but:
                connection.last_change = 0
                self.show(table, connection)
