"""One timer for the deadlines of all tables. When it fires, the command `do_what_is_due` checks which deadlines have really passed."""

import asyncio
import heapq
import logging
from collections.abc import Iterable
from typing import Final

from rookery.server import time_source
from rookery.server.background import Background
from rookery.server.nodes import Nodes, NotLeasedError
from rookery.server.storage import StorageError
from rookery.server.storage.logs import HeartbeatStore
from rookery.server.tables.due import do_what_is_due, next_due
from rookery.server.tables.service import TableService
from rookery.server.tables.table import Table

LOGGER = logging.getLogger("rookery.tables")

LONGEST_TIMER: Final = 24 * 60 * 60.0
TIMER_SLACK: Final = 0.05
TRY_AGAIN_SECONDS: Final = 2.0
HEARTBEAT_SECONDS: Final = 5.0
"""Seconds between heartbeats while clocks run. After a kill, players get back at most this much of the time they used."""


class Clocks:
    """The deadlines of all tables whose work is this node's: clocks, pending rematches and unrevealed entropy.

    It holds only names and times, so that a table with a deadline may leave memory.
    """

    def __init__(self, tables: TableService, background: Background, nodes: Nodes | None = None) -> None:
        self._tables = tables
        self._nodes = nodes or Nodes()
        self._background = background
        self._due: dict[str, int] = {}
        self._order: list[tuple[int, str]] = []
        self._timer: asyncio.TimerHandle | None = None
        self._closing = False
        tables.subscribe(self.follow)

    def resume(self, due: Iterable[tuple[str, int | None]]) -> None:
        """Take over the stored deadlines of tables, unless this node knows more about them."""
        for name, at in due:
            if (table := self._tables.loaded(name)) is not None:
                self.follow(table)
            else:
                self._put(name, at)
        self._set_timer()

    def follow(self, table: Table) -> None:
        """Track the next deadline of a table."""
        due = next_due(table) if self._nodes.holds(table.id) else None
        if (due or self._due) and not self._closing:
            self._set(table.id, due)

    async def record_heartbeats(self, heartbeats: HeartbeatStore) -> None:
        """Record heartbeats while any deadline is pending; let game time follow the machine's clock."""
        with time_source.game_time.watched():
            while True:
                await asyncio.sleep(HEARTBEAT_SECONDS)
                time_source.game_time.follow(skip=not self._due)
                if self._due:
                    try:
                        await heartbeats.record_heartbeat(time_source.now())
                    except StorageError as error:
                        LOGGER.error("the data cannot be written: %s", error)

    def close(self) -> None:
        """Stop the timer."""
        self._closing = True
        if self._timer is not None:
            self._timer.cancel()

    def _set(self, name: str, due: int | None) -> None:
        self._put(name, due)
        self._set_timer()

    def _put(self, name: str, due: int | None) -> None:
        if not due:
            self._due.pop(name, None)
        elif self._due.get(name) != due:
            self._due[name] = due
            heapq.heappush(self._order, (due, name))

    def _set_timer(self) -> None:
        """Set the timer to the earliest deadline; drop outdated ones."""
        while self._order and self._due.get(self._order[0][1]) != self._order[0][0]:
            heapq.heappop(self._order)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._order and not self._closing:
            delay = min(max(0.0, (self._order[0][0] - time_source.now()) / 1000 + TIMER_SLACK), LONGEST_TIMER)
            self._timer = asyncio.get_running_loop().call_later(delay, self.ring)

    def ring(self) -> None:
        """Check all tables whose deadlines have passed, and set the timer to the next deadline."""
        while self._order and self._order[0][0] <= time_source.now():
            due, name = heapq.heappop(self._order)
            if self._due.get(name) == due:
                del self._due[name]
                self._background.spawn(self._look(name))
        self._set_timer()

    async def _look(self, name: str) -> None:
        try:
            self.follow(await self._tables.change(name, do_what_is_due, leased=True))
        except NotLeasedError:
            return  # another node does it
        except StorageError as error:
            LOGGER.error("the data cannot be written: %s", error)
            if not self._closing:
                self._background.spawn(self._follow_later(name), cancel=True)
        except Exception:
            LOGGER.exception("the deadline of a table could not be handled")

    async def _follow_later(self, name: str) -> None:
        await asyncio.sleep(TRY_AGAIN_SECONDS)
        self.follow(await self._tables.copy(name))
