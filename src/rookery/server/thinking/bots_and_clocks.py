"""What happens at tables by itself: bots play, clocks run out, and a rematch does not wait forever."""

import asyncio
import heapq
import logging
import secrets
from collections.abc import Iterable
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

from rookery.play import duplicate
from rookery.server import time_source
from rookery.server.background import Background
from rookery.server.live.connections import Connections
from rookery.server.storage import StorageError
from rookery.server.tables import commands, log
from rookery.server.tables.draft import Draft
from rookery.server.tables.due import begin_late_rematch, give_up_waiting, next_due
from rookery.server.tables.service import TableService
from rookery.server.tables.table import Table
from rookery.server.thinking.bot_pool import BotPool

LOGGER = logging.getLogger("rookery.tables")

LONGEST_TIMER = 24 * 60 * 60.0
TIMER_SLACK = 0.05
TRY_AGAIN_SECONDS = 2.0
PAUSES: Final[dict[log.BotSpeed, float]] = {"slow": 3.0, "normal": 1.0, "at-once": 0.0}
"""How long bots wait before they act, as a multiple of the server's pause."""
HEARTBEAT_SECONDS = 5.0
"""How often it is noted that the server runs while clocks do: a killed server takes no more than that from the time that was used."""


class BotsAndClocks:
    """Plays every bot that is to act, and does what is due. All of it goes through commands, as what people do.

    Of a table whose time runs only the name and the time are kept here; the table itself may leave the memory.
    """

    def __init__(self, tables: TableService, bots: BotPool, connections: Connections, background: Background, *, pause: float) -> None:
        self._tables = tables
        self._bots = bots
        self._connections = connections
        self._background = background
        self._pause = pause
        self._due: dict[str, int] = {}
        self._order: list[tuple[int, str]] = []
        self._timer: asyncio.TimerHandle | None = None
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._one_at_a_time: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._closing = False
        tables.subscribe(self.follow)
        tables.keep_while(lambda name: name in self._playing)

    async def resume_games(self, tables: Iterable[tuple[str, int]]) -> None:
        """Let games go on that were interrupted when the server stopped: where bots are to act at once, elsewhere when it is due."""
        for name, due in tables:
            if due and name not in self._due:
                self._set(name, due)
            elif not due and not self._closing:
                await self._look(name)

    async def record_heartbeats(self) -> None:
        """Note again and again that the server runs, as long as somebody's time does."""
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            if self._due:
                try:
                    await self._tables.deadlines.record_heartbeat(time_source.now())
                except StorageError as error:
                    LOGGER.error("the data cannot be written: %s", error)

    async def close(self) -> None:
        """Stop at once; a bot that is thinking is not waited for."""
        self._closing = True
        if self._timer is not None:
            self._timer.cancel()
        playing = list(self._playing.values())
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    def follow(self, table: Table) -> None:
        """Let a bot play if one is to act, and remember when time runs out."""
        if self._closing:
            return
        due = next_due(table)
        if due == 0 and table.id not in self._playing:
            self._playing[table.id] = asyncio.get_running_loop().create_task(self._play_bots(table.id))
        if due or self._due:
            self._set(table.id, due)

    # --- what is due

    def _set(self, name: str, due: int | None) -> None:
        if not due:
            self._due.pop(name, None)
        elif self._due.get(name) != due:
            self._due[name] = due
            heapq.heappush(self._order, (due, name))
        self._set_timer()

    def _set_timer(self) -> None:
        """One timer for the table that is due first; entries that something newer has replaced are dropped when they come up."""
        while self._order and self._due.get(self._order[0][1]) != self._order[0][0]:
            heapq.heappop(self._order)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._order and not self._closing:
            delay = min(max(0.0, (self._order[0][0] - time_source.now()) / 1000 + TIMER_SLACK), LONGEST_TIMER)
            self._timer = asyncio.get_running_loop().call_later(delay, self.do_what_is_due)

    def do_what_is_due(self) -> None:
        """Begin everything whose time is up, and set the timer for what comes next."""
        while self._order and self._order[0][0] <= time_source.now():
            due, name = heapq.heappop(self._order)
            if self._due.get(name) == due:
                del self._due[name]
                self._background.spawn(self._look(name))
        self._set_timer()

    async def _look(self, name: str) -> None:
        """Do what is due at a table, if it still is."""
        try:
            self.follow(await self._tables.change(name, _do_what_is_due))
        except StorageError as error:
            self._try_again(name, error)
        except Exception:
            LOGGER.exception("what is due at a table could not be done")

    # --- bots

    async def _play_bots(self, name: str) -> None:
        """Play every bot that is to act at a table, one action after the other."""
        try:
            table = await self._tables.table(name)
            while (turn := table.bot_to_act()) is not None and not self._closing:
                seat, bot = turn
                watched = bool(self._connections.viewers(name) - programs(table))
                await asyncio.sleep(self._pause * pauses(table, watched=watched))
                async with self._turn_of(table, watched=watched):
                    table = await self._tables.table(name)
                    if table.bot_to_act() != turn or table.match is None:
                        continue
                    action = await self._bots.choose(table.terms.game, bot, table.seat_view(seat), seed_for(table))
                    table = await self._tables.change(name, partial(commands.act_for_bot, table.version, seat, action))
        except StorageError as error:
            self._try_again(name, error)
        except Exception:
            LOGGER.exception("the bots at a table stopped; they try again with the next change")
        finally:
            del self._playing[name]

    def _turn_of(self, table: Table, *, watched: bool) -> asyncio.Lock:
        """Of all tables of one host a single bot thinks at a time, and one of all where nobody is: opening many must not take every core."""
        followed = watched or any(holder.guest and not holder.away for holder in table.holders)
        return self._one_at_a_time.setdefault(table.host if followed else "", asyncio.Lock())

    def _try_again(self, name: str, error: StorageError) -> None:
        """The data cannot be written: what happens by itself at this table has to wait."""
        LOGGER.error("the data cannot be written: %s", error)

        async def follow() -> None:
            await asyncio.sleep(TRY_AGAIN_SECONDS)
            self.follow(await self._tables.table(name))

        if not self._closing:
            self._background.spawn(follow(), cancel=True)


def seed_for(table: Table) -> str:
    """Return the seed of a bot's thoughts: in games of one deal the same for the same position, else a new one."""
    match = table.match
    assert match is not None, "a game is running"
    if table.terms.deal is None:
        return secrets.token_hex(16)
    return duplicate.thoughts(table.secret, match.game.write_position(match.setup, match.state))


def pauses(table: Table, *, watched: bool) -> float:
    """How many pauses a bot makes before it acts, so that people can follow; none where no person plays or looks."""
    followed = watched or any(holder.guest and not holder.program and not holder.away for holder in table.holders)
    return PAUSES[table.terms.bot_speed] if followed else 0.0


def programs(table: Table) -> set[str | None]:
    """The guests at a table that are programs: they need no time to follow."""
    return {holder.guest for holder in table.holders if holder.program}


def _do_what_is_due(*, draft: Draft, now: int) -> None:
    commands.flag(draft.table.version, draft=draft, now=now)
    begin_late_rematch(draft=draft, now=now)
    give_up_waiting(draft=draft, now=now)
