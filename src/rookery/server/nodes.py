"""This process as one of several nodes on a database, or alone: which work is its own, and what the others have changed."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import suppress
from typing import Final

from rookery.server import time_source
from rookery.server.storage import StorageError
from rookery.server.storage.nodes import LEASE_SECONDS, Fence, Line, News, NewsKind, NodeStore, shard_of

LOGGER = logging.getLogger("rookery.nodes")

RENEW_SECONDS: Final = 1.0
RETRY_SECONDS: Final = (0.2, 0.5, 1.0)
"""The pauses before a node tries again to reach the database; the last one repeats."""

POLL_SECONDS: Final = 10.0
"""The interval of the poll that finds changes of which no news arrived."""


class NotLeasedError(Exception):
    """Another node has taken over the work at a table."""


class Nodes:
    """The leases of this node, and the news from the others. A process without a `store` is alone: all work is its own, and nobody sends news."""

    def __init__(self, store: NodeStore | None = None) -> None:
        self._store = store
        self._line: Line | None = None
        self._leases: Mapping[int, int] = {}
        self._valid_until = 0.0
        self._running: Mapping[str, float] = {}
        self._listeners: dict[NewsKind, list[Callable[[tuple[str, ...]], Awaitable[None]]]] = {}
        self._takeovers: list[Callable[[Collection[int]], Awaitable[None]]] = []
        self._rereads: list[Callable[[], Awaitable[None]]] = []
        self._restores: list[Callable[[], Awaitable[None]]] = []
        self._news: dict[NewsKind, dict[str, None]] = {}
        self._gained: set[int] = set()
        self._poll_due = self._reconnected = False
        self._changed = asyncio.Event()
        self._renew_now = asyncio.Event()

    # --- this node's work

    @property
    def alone(self) -> bool:
        """Whether no other node can write to the store."""
        return self._store is None

    @property
    def running(self) -> Mapping[str, float]:
        """The ids of the nodes that run, and the seconds for which they have been running, as of the last renewal."""
        return self._running

    @property
    def shards(self) -> Collection[int] | None:
        """The shards whose leases this node holds; None for all of them, without leases."""
        if self.alone:
            return None
        return tuple(self._leases) if self._valid else ()

    @property
    def _valid(self) -> bool:
        return time.monotonic() < self._valid_until

    def holds(self, table: str) -> bool:
        """Return whether the work at a table that nobody requests belongs to this node."""
        return self.alone or (self._valid and shard_of(table) in self._leases)

    def fence(self, table: str) -> Fence | None:
        """Return the proof of the lease for a table, None if no leases exist; raise NotLeasedError if the lease is another node's."""
        if self.alone:
            return None
        shard = shard_of(table)
        if not self._valid or shard not in self._leases:
            raise NotLeasedError(table)
        return Fence(shard, self._leases[shard])

    # --- what the other nodes do

    def on_news(self, kind: NewsKind, listener: Callable[[tuple[str, ...]], Awaitable[None]]) -> None:
        """Call the listener with the subjects of all news of this kind, once for several that have come meanwhile."""
        self._listeners.setdefault(kind, []).append(listener)

    def on_takeover(self, take_over: Callable[[Collection[int]], Awaitable[None]]) -> None:
        """Call `take_over` with the shards whose leases this node has received."""
        self._takeovers.append(take_over)

    def on_missed_news(self, reread: Callable[[], Awaitable[None]]) -> None:
        """Call `reread` after each reconnection, because news may have been lost, and every POLL_SECONDS in any case."""
        self._rereads.append(reread)

    def on_reconnection(self, restore: Callable[[], Awaitable[None]]) -> None:
        """Call `restore` after each reconnection: the database may have forgotten who is where, and who has signed out meanwhile is unknown."""
        self._restores.append(restore)

    # --- the work of being a node

    async def open(self) -> None:
        """Join the other nodes, if there are any; raise StorageError if the database does not answer."""
        if self._store is not None:
            time_source.join()
            self._line = await self._store.connect(self._hear)
            await self._renew(self._line)

    async def work(self) -> None:
        """Renew the leases and pass on the news until cancelled."""
        if self._store is not None:
            async with asyncio.TaskGroup() as group:
                group.create_task(self._keep_renewing(self._store))
                group.create_task(self._pass_on())
                group.create_task(self._poll())

    async def close(self) -> None:
        """Give up all leases."""
        self._valid_until = 0.0
        if self._line is not None:
            with suppress(StorageError):
                await self._line.leave()
            await self._line.close()
        if self._store is not None:
            time_source.part()

    async def _keep_renewing(self, store: NodeStore) -> None:
        failures = 0
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(RETRY_SECONDS[min(failures, len(RETRY_SECONDS)) - 1] if failures else RENEW_SECONDS):
                    await self._renew_now.wait()
            self._renew_now.clear()
            try:
                if self._line is None:
                    self._line = await store.connect(self._hear)
                    self._reconnected = True
                await self._renew(self._line)
            except StorageError as error:
                failures += 1
                if failures == 1:
                    LOGGER.error("the database does not answer: %s", error)
                if self._line is not None:
                    await self._line.close()
                    self._line = None
            else:
                if failures:
                    LOGGER.warning("the database answers again")
                failures = 0

    async def _renew(self, line: Line) -> None:
        began, asked = time.monotonic(), time.monotonic_ns()
        renewal = await line.renew()
        time_source.agree(renewal.game_time, renewal.wall, (asked + time.monotonic_ns()) // 2)
        before = self._leases if self._valid else {}
        self._gained |= {shard for shard, number in renewal.leases.items() if before.get(shard) != number}
        self._poll_due = self._poll_due or not self._running.keys() <= renewal.nodes.keys()  # those who were at a dead node have left
        self._leases, self._running = renewal.leases, renewal.nodes
        self._valid_until = began + LEASE_SECONDS
        if self._gained or self._reconnected or self._poll_due:
            self._changed.set()

    def _hear(self, news: News) -> None:
        if news.kind == "leases":
            self._renew_now.set()
            return
        self._news.setdefault(news.kind, {}).update(dict.fromkeys(news.subjects))
        self._changed.set()

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(POLL_SECONDS)
            self._poll_due = True
            self._changed.set()

    async def _pass_on(self) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            reconnected, self._reconnected = self._reconnected, False
            missed, self._poll_due = self._poll_due or reconnected, False
            gained, self._gained = self._gained, set()
            news, self._news = self._news, {}
            try:
                for reread in (*(self._rereads if missed else ()), *(self._restores if reconnected else ())):
                    await reread()
                for take_over in self._takeovers if gained else ():
                    await take_over(gained)
                for kind, subjects in news.items():
                    for listener in self._listeners.get(kind, ()):
                        await listener(tuple(subjects))
            except StorageError as error:
                LOGGER.error("the data cannot be read: %s", error)
                await asyncio.sleep(RETRY_SECONDS[-1])
                self._poll_due, self._reconnected, self._gained = True, self._reconnected or reconnected, self._gained | gained
                self._changed.set()
            except Exception:
                LOGGER.exception("news from another node could not be handled")
