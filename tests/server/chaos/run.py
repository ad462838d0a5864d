"""A chaos run: people play while faults happen, and afterwards every promise is checked. Each fault counts only with proof that it happened."""

import asyncio
import signal
import socket
import sys
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from rookery.core.errors import GameError
from rookery.core.record_text import read_rook
from rookery.games import GAMES
from rookery.play.fair import verify
from tests.server.chaos.client import Notes
from tests.server.chaos.history import check
from tests.server.chaos.people import People
from tests.server.chaos.stored import Stored
from tests.server.serving import ServerProcess, children, gone

LONGEST_LIFE: Final = 30.0
"""Maximum seconds between two faults."""

PROOF_WITHIN: Final = 30.0
"""Seconds in which a fault must show its effect."""

TRIES: Final = 3
"""How often a fault may fail to have an effect, for each time that it is wanted."""

WATCHERS: Final = 6

START_WITHIN: Final = 180.0
"""Seconds in which a node must start, since the database may be away for a minute."""


@dataclass(frozen=True)
class Fault:
    """A kind of fault. `inject` returns once the fault is over, and whether its proof was found."""

    name: str
    proof: str
    wanted: int
    inject: Callable[[], Awaitable[bool]]


class Node:
    """A server process at a fixed address, which is killed and started again on the same data."""

    def __init__(self, data: Path, log: Path, environment: dict[str, str] | None = None, **options: Any) -> None:
        self.port = quiet_port()
        self.process: ServerProcess | None = None
        self.in_use = asyncio.Lock()
        self.failed_starts = 0
        self.orphans = 0
        self._data = data
        self._log = log
        self._environment = environment
        self.options = options

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.process.pid

    def begin(self) -> ServerProcess:
        """Start the process without waiting for it."""
        self.process = ServerProcess(self._data, wait=False, environment=self._environment, log=self._log, port=self.port, **self.options)
        return self.process

    async def start(self) -> None:
        """Start the process until it serves, as a service manager does."""
        until = time.monotonic() + START_WITHIN
        while True:
            try:
                await asyncio.to_thread(self.begin().wait)
                return
            except RuntimeError:
                if time.monotonic() > until:
                    raise
                self.failed_starts += 1
                await asyncio.sleep(0.5)

    async def kill(self) -> bool:
        """Kill the process; return whether the signal ended it. Count its bot processes that outlive it."""
        assert self.process is not None
        workers = children(self.pid)
        await asyncio.to_thread(self.process.kill)
        self.orphans += sum([not await asyncio.to_thread(gone, worker, within=20) for worker in workers])
        return self.process.process.returncode == -signal.SIGKILL

    def end(self) -> None:
        if self.process is not None:
            self.process.kill()

    def log(self) -> str:
        return self._log.read_text(encoding="utf-8", errors="replace") if self._log.exists() else ""


class Run(ABC):
    """A run on one kind of database."""

    name: str

    def __init__(self, *, nodes: list[Node], tables: int, minutes: float, seed: str) -> None:
        self.rng = Random(f"{self.name} {seed}")
        self.nodes = nodes
        self.tables = tables
        self.deadline = time.monotonic() + 60 * minutes
        self.people = People([node.address for node in nodes], self.rng)
        self.happened: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.timeouts = 0

    @property
    def notes(self) -> Notes:
        return self.people.notes

    @abstractmethod
    def lanes(self) -> list[list[Fault]]:
        """Return the faults; those of different lanes overlap."""

    @abstractmethod
    async def stored(self) -> Stored:
        """Read the final data."""

    @asynccontextmanager
    async def surroundings(self) -> AsyncIterator[None]:
        """Prepare what the nodes need."""
        yield

    async def run(self) -> None:
        """Run to the end and check everything."""
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(self.surroundings())
            for node in self.nodes:
                stack.callback(node.end)
            await asyncio.gather(*(node.start() for node in self.nodes))
            async with asyncio.TaskGroup() as watching:
                watchers = [watching.create_task(self.people.watch_tables()) for _ in range(WATCHERS)]
                async with asyncio.TaskGroup() as group:
                    for number in range(self.tables):
                        group.create_task(self.people.play_tables(number))
                    await self._inject_all()
                    self.people.last_round = True
                    say(f"{self.name}: {sum(self.happened.values())} faults are over; every table is played to its end")
                for watcher in watchers:
                    watcher.cancel()
            records = await self.people.look_at_everything()
            for node in self.nodes:
                await node.kill()
            stored = await self.stored()
        self._check(stored, records)

    async def _inject_all(self) -> None:
        async with asyncio.TaskGroup() as group:
            lanes = [group.create_task(self._inject(lane)) for lane in self.lanes()]
            while not all(lane.done() for lane in lanes):
                await asyncio.wait(lanes, timeout=15.0, return_when=asyncio.ALL_COMPLETED)
                await self._restart_crashed_nodes()
                faults, acknowledged = sum(self.happened.values()), self.people.acknowledged
                say(f"{self.name}: {faults} faults, {acknowledged} actions acknowledged, {len(self.people.finished)} games finished")

    async def _restart_crashed_nodes(self) -> None:
        """Start nodes again that have ended by themselves, which none should do."""
        for node in self.nodes:
            if not node.in_use.locked() and node.process is not None and node.process.process.poll() is not None:
                async with node.in_use:
                    self.wrong.append(f"processes: a node ended by itself with {node.process.process.returncode}; its log is {node.log()[-2000:]}")
                    await node.start()

    async def _inject(self, lane: list[Fault]) -> None:
        order = [fault for fault in lane for _ in range(fault.wanted)]
        self.rng.shuffle(order)
        tries = TRIES * len(order)
        while order and tries and time.monotonic() < self.deadline:
            tries -= 1
            await self._let_play(self.rng.randint(0, self.most_promises))
            if await order[0].inject():
                self.happened[order[0].name] += 1
                order.pop(0)
            else:
                order.append(order.pop(0))

    most_promises = 100
    """Maximum number of acknowledged actions between two faults of a lane. Counting actions keeps the load constant on slow machines."""

    async def _let_play(self, promises: int) -> None:
        """Wait for `promises` more acknowledged actions, and then for a random moment."""
        wanted, until = self.people.acknowledged + promises, time.monotonic() + LONGEST_LIFE
        while self.people.acknowledged < wanted and time.monotonic() < min(until, self.deadline):
            await asyncio.sleep(0.005)
        await asyncio.sleep(self.rng.uniform(0.0, 0.05))

    async def shows(self, holds: Callable[[], bool], *, within: float = PROOF_WITHIN) -> bool:
        """Wait for the effect of a fault; return whether it came."""
        until = time.monotonic() + within
        while not holds():
            if time.monotonic() > until:
                return False
            await asyncio.sleep(0.02)
        return True

    def _check(self, stored: Stored, records: list[str]) -> None:
        history = self.notes.history
        history.logs = stored.logs
        self.timeouts = sum(entry.kind == "flag" for log in stored.logs.values() for entry in log)
        self.wrong += [*self.notes.wrong, *stored.wrong, *map(str, check(history))]
        self.wrong += [f"lists: table {table}: nobody opened it" for table in stored.logs if table not in {read.table for read in history.reads}]
        for table, text in zip(self.people.finished, records, strict=True):
            try:
                record = read_rook(text)
                verify(GAMES[record.setup.game], record)
            except GameError as error:
                self.wrong.append(f"record: table {table}: {error}")
        for name, (wanted, _) in self._wanted().items():
            if self.happened[name] < wanted:
                self.wrong.append(f"unproven: {name} happened {self.happened[name]} of {wanted} times")
        if orphans := sum(node.orphans for node in self.nodes):
            self.wrong.append(f"processes: {orphans} bot processes outlived their server")

    def _wanted(self) -> dict[str, tuple[int, str]]:
        """Return how often each kind of fault shall happen, and its proof."""
        found: dict[str, tuple[int, str]] = {}
        for fault in (fault for lane in self.lanes() for fault in lane if fault.wanted):
            found[fault.name] = found.get(fault.name, (0, ""))[0] + fault.wanted, fault.proof
        return found

    def report(self) -> str:
        """Return the result as a table."""
        counts, history = self.notes.counts, self.notes.history
        lines = [f"{self.name}: faults"]
        lines += [f"  {name:<32}{self.happened[name]:>5}   proof: {proof}" for name, (_, proof) in self._wanted().items()]
        lines += [f"{self.name}: people", f"  {'games finished':<60}{len(self.people.finished):>7}", f"  {'states read':<60}{len(history.reads):>7}"]
        lines += [f"  {what:<60}{times:>7}" for what, times in sorted(counts.items())]
        lines += [
            f"  {'times run out':<60}{self.timeouts:>7}",
            f"  {'failed starts of a node':<60}{sum(node.failed_starts for node in self.nodes):>7}",
        ]
        return "\n".join([*lines, f"{self.name}: {len(self.wrong)} violations", *(f"  {sentence}" for sentence in self.wrong)])


def quiet_port() -> int:
    """Return a free port that the system does not hand out to outgoing connections, so that it stays free between two starts."""
    for port in Random().sample(range(20_000, 32_000), 200):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise RuntimeError("there is no free port")


def say(text: str) -> None:
    sys.stderr.write(f"chaos: {text}\n")
    sys.stderr.flush()
