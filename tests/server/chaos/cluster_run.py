"""A chaos run with three nodes on a PostgreSQL database: nodes, database, network, disk and clocks fail, several at a time."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from pathlib import Path
from random import Random
from typing import Final

import httpx

from tests.server.chaos.client import LOST
from tests.server.chaos.machine import SmallDisk, WrongClock, resume, stands_still, stop
from tests.server.chaos.proxy import FaultProxy
from tests.server.chaos.run import Fault, Node, Run, quiet_port
from tests.server.chaos.stored import Stored, read_stored
from tests.server.postgres import PostgresServer

NODES: Final = 3
DISK_MEGABYTES: Final = 400
SETTINGS: Final = ("min_wal_size=32MB", "max_wal_size=64MB", "checkpoint_timeout=30s")
"""A small disk needs a small write-ahead log. Everything else is as in production: each commit is synced."""

FROZEN: Final = (4.0, 9.0)
"""Seconds for which a node stands still: longer than its leases last."""

MINUTE: Final = 60.0
OFFSETS: Final = (-3 * 86_400, -7_200, -90, 90, 7_200, 3 * 86_400)
"""Errors of a wall clock in seconds."""


@dataclass(frozen=True, kw_only=True)
class Counts:
    """How often each fault happens."""

    node_kills: int = 50
    node_freezes: int = 8
    clock_jumps: int = 8
    database_kills: int = 5
    database_restarts: int = 5
    long_outages: int = 1
    full_disks: int = 3
    resets: int = 10
    torn_messages: int = 10
    slow_networks: int = 6
    black_holes: int = 8


class ClusterRun(Run):
    """Three nodes on PostgreSQL, each with a network of its own."""

    name = "PostgreSQL"
    most_promises = 60

    def __init__(self, folder: Path, counts: Counts, *, tables: int, minutes: float, seed: str) -> None:
        self._folder = folder
        self._counts = counts
        self._database: PostgresServer
        self._disk: SmallDisk
        self._address = ""
        self._target = ("127.0.0.1", quiet_port())
        rng = Random(f"proxies {seed}")
        self._proxies = [FaultProxy(self._target, rng) for _ in range(NODES)]
        self._clocks = [WrongClock(folder / f"clock-{number}") for number in range(NODES)]
        key = secrets.token_hex(32)
        nodes = [
            Node(folder / f"node-{number}", folder / f"node-{number}.log", {**clock.environment, "ROOKERY_KEY": key})
            for number, clock in enumerate(self._clocks)
        ]
        super().__init__(nodes=nodes, tables=tables, minutes=minutes, seed=seed)

    def lanes(self) -> list[list[Fault]]:
        counts = self._counts
        kill = "exit status -9"
        return [
            [
                Fault("node killed", kill, counts.node_kills // 2, self._kill_node),
                Fault("wall clock set", "the dates of the node's answers", counts.clock_jumps, self._set_clock),
            ],
            [
                Fault("node killed", kill, counts.node_kills - counts.node_kills // 2, self._kill_node),
                Fault("node frozen", "the kernel's state of the process is T", counts.node_freezes, self._freeze_node),
            ],
            [
                Fault("database killed", "its log says that it recovers", counts.database_kills, self._kill_database),
                Fault("database restarted", "its log says that it shut down", counts.database_restarts, self._restart_database),
                Fault("database away for a minute", "refused requests", counts.long_outages, self._remove_database),
                Fault("disk full", "'No space left on device' in the database's log", counts.full_disks, self._fill_disk),
            ],
            [
                Fault("connections reset", "connections that the proxy cut", counts.resets, self._reset),
                Fault("connections torn in a message", "messages that the proxy cut in two", counts.torn_messages, self._tear),
                Fault("network slow", "messages that the proxy delayed and throttled", counts.slow_networks, self._slow_down),
                Fault("network silent", "bytes that the proxy held back", counts.black_holes, self._swallow),
            ],
        ]

    @asynccontextmanager
    async def surroundings(self) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            home = self._folder / "postgres"
            home.mkdir()
            self._disk = stack.enter_context(SmallDisk(home / "data", DISK_MEGABYTES))
            self._database = stack.enter_context(PostgresServer(home, settings=SETTINGS, port=self._target[1]))
            self._address = self._database.database()
            for node, proxy in zip(self.nodes, self._proxies, strict=True):
                await stack.enter_async_context(proxy)
                node.options["database"] = self._address.replace(f":{self._target[1]}/", f":{proxy.port}/")
            yield

    async def stored(self) -> Stored:
        import asyncpg  # noqa: PLC0415  the run on SQLite does without it

        connection = await asyncpg.connect(self._address)
        try:
            return await read_stored(connection.fetch)
        finally:
            await connection.close()

    # --- nodes

    @asynccontextmanager
    async def _a_node(self) -> AsyncIterator[Node]:
        """Choose a node that no other fault has chosen."""
        while not (free := [node for node in self.nodes if not node.in_use.locked()]):
            await asyncio.sleep(0.05)
        node = self.rng.choice(free)
        async with node.in_use:
            yield node

    async def _kill_node(self) -> bool:
        async with self._a_node() as node:
            killed = await node.kill()
            await asyncio.sleep(self.rng.choice((0.0, 0.0, self.rng.uniform(0.0, 5.0))))
            await node.start()
            return killed

    async def _freeze_node(self) -> bool:
        async with self._a_node() as node:
            await asyncio.to_thread(stop, node.pid)
            try:
                await asyncio.sleep(self.rng.uniform(*FROZEN))
                return stands_still(node.pid)
            finally:
                resume(node.pid)

    async def _set_clock(self) -> bool:
        async with self._a_node() as node:
            clock, offset = self._clocks[self.nodes.index(node)], self.rng.choice(OFFSETS)
            before = await self._time_of(node)
            clock.set(offset)
            proven = False
            for _ in range(40):
                await asyncio.sleep(0.25)
                proven = proven or abs(await self._time_of(node) - before) > 45
            if self.rng.random() < 0.5:
                clock.set(0)
            return proven

    async def _time_of(self, node: Node) -> float:
        """Return the time of day that a node puts into its answers, in seconds from ours."""
        async with httpx.AsyncClient(trust_env=False, timeout=5.0) as client:
            for _ in range(50):
                with suppress(*LOST):
                    answer = await client.get(f"{node.address}api/games")
                    return parsedate_to_datetime(answer.headers["date"]).timestamp() - time.time()
                await asyncio.sleep(0.1)
        return 0.0

    # --- the database

    async def _kill_database(self) -> bool:
        return await self._interrupt_database(self._database.kill, "automatic recovery in progress", self.rng.uniform(0.0, 2.0))

    async def _restart_database(self) -> bool:
        return await self._interrupt_database(self._database.stop, "database system is shut down", self.rng.uniform(0.0, 2.0))

    async def _remove_database(self) -> bool:
        before = self._refused()
        gone = await self._interrupt_database(self._database.stop, "database system is shut down", MINUTE)
        return gone and self._refused() > before

    def _refused(self) -> int:
        return self.notes.counts["refused with server/cannot-write"]

    async def _interrupt_database(self, end: Callable[[], None], proof: str, seconds: float) -> bool:
        before = self._database.log().count(proof)
        await asyncio.to_thread(end)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(self._database.start)
        return self._database.log().count(proof) > before

    async def _fill_disk(self) -> bool:
        proof = "No space left on device"
        before = self._database.log().count(proof)
        try:
            self._disk.fill()
            proven = await self.shows(lambda: self._database.log().count(proof) > before)
            await asyncio.sleep(self.rng.uniform(0.0, 3.0))
        finally:
            self._disk.free()
        await asyncio.sleep(1.0)
        if not self._database.running():  # it stops when it cannot write its log
            self.notes.counts["databases that a full disk stopped"] += 1
            await asyncio.to_thread(self._database.kill)
            await asyncio.to_thread(self._database.start)
        return proven

    # --- the network

    def _some_proxies(self) -> list[FaultProxy]:
        return self._proxies if self.rng.random() < 0.25 else [self.rng.choice(self._proxies)]

    async def _reset(self) -> bool:
        return sum(proxy.cut() for proxy in self._some_proxies()) > 0

    async def _tear(self) -> bool:
        proxies = self._some_proxies()
        before = sum(proxy.counts["torn"] for proxy in proxies)
        for proxy in proxies:
            proxy.tear()
        return await self.shows(lambda: sum(proxy.counts["torn"] for proxy in proxies) > before)

    async def _slow_down(self) -> bool:
        proxies = self._some_proxies()
        before = [proxy.counts[what] for proxy in proxies for what in ("delayed", "throttled")]
        try:
            for proxy in proxies:
                proxy.delay, proxy.rate = self.rng.uniform(0.01, 0.3), self.rng.randint(20_000, 200_000)
            await asyncio.sleep(self.rng.uniform(2.0, 8.0))
        finally:
            for proxy in proxies:
                proxy.delay, proxy.rate = 0.0, 0
        after = [proxy.counts[what] for proxy in proxies for what in ("delayed", "throttled")]
        return all(now > then for now, then in zip(after, before, strict=True))

    async def _swallow(self) -> bool:
        """Let nothing through for a while, then deliver late what was held back, or cut the connections."""
        proxies = self._some_proxies()
        before = sum(proxy.counts["swallowed bytes"] for proxy in proxies)
        try:
            for proxy in proxies:
                proxy.swallow()
            await asyncio.sleep(self.rng.uniform(1.0, 12.0))
            if self.rng.random() < 0.4:
                for proxy in proxies:
                    proxy.cut()
        finally:
            for proxy in proxies:
                proxy.pass_on()
        return sum(proxy.counts["swallowed bytes"] for proxy in proxies) > before
