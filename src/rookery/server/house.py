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

from rookery.server import commands, log, wire
from rookery.server.refusals import Refused
from rookery.server.rooms import Connection, Rooms
from rookery.server.showing import chat_frame, now, table_frame
from rookery.server.storage import Batch, ConflictError, Storage, StorageError
from rookery.server.table import Table
from rookery.server.thinking import Thinkers

LOGGER = logging.getLogger("rookery.house")

TABLES_KEPT = 500
"""How many tables are kept in memory; any other is read from its log when it is asked for."""

ATTEMPTS = 20
LONGEST_TIMER = 24 * 60 * 60.0
TRY_AGAIN_SECONDS = 2.0

CHAT_AT_ONCE = 20
"""How many lines of chat a connection is sent at most in one go, far fewer than its queue holds; the rest can be asked for."""


@dataclass(slots=True)
class Kept:
    """A table in memory: a copy of its log's sum, which any other process may outdate at any time."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    timer: asyncio.TimerHandle | None = None
    thinking: asyncio.Task[None] | None = None
    hinting: asyncio.Lock = field(default_factory=asyncio.Lock)
    hint: wire.HintFrame | None = None


class House:
    """Everything a server does, without a word of HTTP."""

    def __init__(self, storage: Storage, thinkers: Thinkers, *, bot_pause: float = 0.6) -> None:
        self.storage = storage
        self.thinkers = thinkers
        self.rooms = Rooms()
        self.bot_pause = bot_pause
        self._kept: OrderedDict[str, Kept] = OrderedDict()
        self._asleep: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._warming: asyncio.Task[None] | None = None
        self._closing = False

    async def open(self) -> None:
        """Open the store; bots warm up and every running game is taken up where its log ends, while guests come already."""
        await self.storage.open()
        self._warming = self._spawn(self.thinkers.warm_up())
        self.storage.subscribe(self._grown)
        self._asleep = set(await self.storage.running())
        self._spawn(self._take_up(sorted(self._asleep)))

    async def close(self) -> None:
        """Let what was begun finish, send everybody away politely, close the store."""
        self._closing = True
        if self._warming is not None:
            self._warming.cancel()
        self.rooms.everyone(lambda connection: connection.outgoing.put_nowait(None) if not connection.outgoing.full() else None)
        for kept in self._kept.values():
            if kept.timer is not None:
                kept.timer.cancel()
            if kept.thinking is not None:
                kept.thinking.cancel()
        waiting = [kept.thinking for kept in self._kept.values() if kept.thinking is not None]
        await asyncio.gather(*waiting, *self._tasks, return_exceptions=True)
        self.thinkers.close()
        await self.storage.close()

    async def _take_up(self, names: list[str]) -> None:
        for name in names:
            if self._closing:
                return
            try:
                kept = await self._keep(name)
                async with kept.lock:
                    await self._wake(kept)
            except StorageError as error:
                self._try_again(name, error)
            except Exception:
                LOGGER.exception("a running game could not be taken up")

    async def _wake(self, kept: Kept) -> None:
        """Let bots and clocks go on at a table that has slept since the house was closed, before anything else happens there."""
        if kept.table.id not in self._asleep:
            return
        self._asleep.discard(kept.table.id)
        if entries := commands.resume(table=kept.table, now=now()):
            after = kept.table.after(entries)
            try:
                await self._append(after, kept.table.seq, entries)
                kept.table = after
            except ConflictError:
                await self._read_on(kept)
        self._follow(kept)

    async def _read_on(self, kept: Kept) -> None:
        """Another process was faster: see what it did."""
        table = kept.table
        kept.table = table.after(map(log.decode, await self.storage.read(table.id, table.seq)))

    # --- tables

    async def table(self, name: str) -> Table:
        """The table of that name, up to date as far as this process knows; Refused if there is none."""
        return (await self._keep(name)).table

    async def _keep(self, name: str) -> Kept:
        kept = self._kept.get(name)
        if kept is None:
            table = Table(name)
            entries = await self.storage.read(name)
            if not entries:
                raise Refused("table/unknown", "There is no such table.")
            table.fold(map(log.decode, entries))
            kept = self._kept.setdefault(name, Kept(table))
        self._kept.move_to_end(name)
        self._forget_some()
        return kept

    def _forget_some(self) -> None:
        """Drop the tables nobody has asked for longest, unless something still happens there."""
        for name in list(self._kept)[: max(0, len(self._kept) - TABLES_KEPT)]:
            kept = self._kept[name]
            busy = kept.lock.locked() or kept.hinting.locked() or kept.thinking is not None or kept.timer is not None
            if not busy and not self.rooms.of(name):
                del self._kept[name]

    async def open_table(self, opening: commands.Opening) -> Table:
        """A new table under a name nobody can guess, with everything its opening brings along, in one append."""
        table = Table(secrets.token_urlsafe(9))
        entries: list[log.AnyEntry] = []
        for step in opening:
            more = step(table=table, now=now())
            table.fold(more)
            entries += more
        await self._append(table, 0, entries)
        self._follow(self._kept.setdefault(table.id, Kept(table)))
        return table

    async def change(self, name: str, command: commands.Command, *, request: str | None = None) -> Table:
        """Do what a command asks, durably. The same request counts once; when another process was faster, look again."""
        kept = await self._keep(name)
        async with kept.lock:
            await self._wake(kept)
            for _ in range(ATTEMPTS):
                table = kept.table
                if request is not None and request in table.requests:
                    return table
                if table.status == "closed":
                    raise Refused("table/closed", "The host has closed this table.")
                entries = command(table=table, now=now())
                if not entries:
                    return table
                if request is not None:
                    entries = [msgspec.structs.replace(entries[0], request=request), *entries[1:]]
                after = table.after(entries)
                try:
                    await self._append(after, table.seq, entries)
                except ConflictError:
                    await self._read_on(kept)
                    continue
                kept.table = after
                self._follow(kept)
                return after
        raise Refused("house/busy", "Too much happens at this table; please try again.")

    async def _append(self, table: Table, after: int, entries: list[log.AnyEntry]) -> None:
        """Make the entries durable. The table is the one they lead to, which nobody sees before."""
        ended = table.status == "finished" and any(isinstance(entry, log.Acted) for entry in entries)
        batch = Batch(
            entries=tuple(map(log.encode, entries)),
            requests=tuple(entry.request for entry in entries if entry.request is not None),
            card=table.card(),
            results=table.results() if ended else (),
        )
        await self.storage.append(table.id, after, batch)

    # --- what happens by itself

    def _follow(self, kept: Kept) -> None:
        """See to it that bots play and clocks run out."""
        if self._closing:
            return
        if kept.timer is not None:
            kept.timer.cancel()
            kept.timer = None
        table = kept.table
        if kept.thinking is None and table.bot_to_act() is not None:
            kept.thinking = asyncio.get_running_loop().create_task(self._play_bots(kept))
        clock = table.clock
        if clock is not None and clock.deadline is not None:
            delay = min(max(0.0, (clock.deadline - now()) / 1000 + 0.05), LONGEST_TIMER)
            kept.timer = asyncio.get_running_loop().call_later(delay, self._time_is_up, kept, table.version)

    def _time_is_up(self, kept: Kept, version: int) -> None:
        kept.timer = None

        async def flag() -> None:
            try:
                await self.change(kept.table.id, partial(commands.flag, version))
                self._follow(await self._keep(kept.table.id))
            except StorageError as error:
                self._try_again(kept.table.id, error)

        self._spawn(flag())

    def _try_again(self, name: str, error: StorageError) -> None:
        """What happens by itself at a table has to wait: the data cannot be written."""
        LOGGER.error("the data cannot be written: %s", error)

        async def follow() -> None:
            await asyncio.sleep(TRY_AGAIN_SECONDS)
            self._follow(await self._keep(name))

        if not self._closing:
            self._spawn(follow())

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _play_bots(self, kept: Kept) -> None:
        """Play every bot that is to act at a table, one action after the other."""
        name = kept.table.id
        try:
            while (turn := kept.table.bot_to_act()) is not None and not self._closing:
                seat, bot = turn
                await asyncio.sleep(self.bot_pause)
                table = kept.table
                if table.bot_to_act() != turn or table.match is None:
                    continue
                version = table.version
                action = await self.thinkers.choose(table.terms.game, bot, table.match.view(seat), secrets.token_hex(16))
                await self.change(name, partial(commands.act_for_bot, version, seat, action))
        except StorageError as error:
            self._try_again(name, error)
        except Exception:
            LOGGER.exception("the bots at a table stopped; they try again with the next change")
        finally:
            kept.thinking = None

    async def hint(self, name: str, guest: str | None) -> wire.HintFrame:
        """What the strongest bot would do in this guest's place, from the view of their seat alone. Each version is thought about once."""
        kept = await self._keep(name)
        async with kept.hinting:
            table = kept.table
            seat = commands.seat_to_hint(guest, table)
            if kept.hint is None or kept.hint.version != table.version:
                assert table.match is not None, "a game is running"
                action = await self.thinkers.choose(table.terms.game, None, table.match.view(seat), secrets.token_hex(16))
                kept.hint = wire.HintFrame(table.version, action)
            if kept.table.version != kept.hint.version:
                raise Refused("action/stale", "The table has moved on.")
            return kept.hint

    # --- showing

    def _grown(self, name: str) -> None:
        """A log has grown: everybody connected gets to see it. Runs after whoever wrote it has gone on."""
        asyncio.get_running_loop().call_soon(lambda: self._spawn(self._push(name)))

    async def _push(self, name: str) -> None:
        if not self.rooms.of(name):
            return
        table = await self.table(name)
        for connection in self.rooms.of(name):
            self.show(table, connection)

    def show(self, table: Table, connection: Connection) -> None:
        """Send what a connection has not seen yet."""
        if connection.overflown:
            return
        if table.touched > connection.touched:
            frame = table_frame(table, connection.guest, since=connection.version, online=self.rooms.online(table.id))
            connection.send(wire.encode(frame))
            connection.version, connection.touched = table.version, table.touched
        lines = [(seq, said) for seq, said in table.chat if seq > connection.seq and said.by not in connection.muted]
        for seq, said in lines[-CHAT_AT_ONCE:]:
            connection.send(wire.encode(chat_frame(seq, said)))
        connection.seq = table.seq

    def show_presence(self, table: Table, *, but: Connection | None = None) -> None:
        """Tell everybody at a table who has come or gone; all but the one who has just been told."""
        for connection in self.rooms.of(table.id):
            if connection is not but:
                connection.touched = 0
                self.show(table, connection)
