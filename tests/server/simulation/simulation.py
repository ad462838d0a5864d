"""One simulated evening: two nodes on one store, people at several tables, and faults; then calm, until every game is over."""

import asyncio
import gc
import logging
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from hashlib import sha256
from random import Random
from typing import Any, Final
from unittest.mock import patch

from rookery.server.frames.catalogues import Catalogues
from rookery.server.people.notices import TurnNotices
from rookery.server.services import Services
from rookery.server.storage.guests import Subscription
from rookery.server.tables import log
from rookery.server.tables.fold import fold
from rookery.server.tables.table import Table
from tests.server.simulation.history import History, same
from tests.server.simulation.loop import SimulatedLoop
from tests.server.simulation.nodes import Node
from tests.server.simulation.people import SCENES, Evening, Person
from tests.server.simulation.store import Data, Faults

FAULTY_SECONDS: Final = 100.0
"""The longest time with faults."""
LONGEST: Final = 30 * 60.0
"""Seconds after the faults in which every game must end."""
SETTLING_SECONDS: Final = 30.0
TABLES: Final = 2
RATES: Final = {
    "not sent": 0.03,
    "answer lost": 0.04,
    "late": 0.03,
    "slow": 0.05,
    "news lost": 0.1,
    "news twice": 0.1,
    "news late": 0.1,
}


async def _nothing(*_arguments: object) -> None: ...


async def _read(name: str, services: Services) -> Table:
    return await services.tables.table(name)


class _Sender:
    """A push service that accepts everything."""

    def send(self, _subscription: Subscription, _message: bytes) -> bool:
        return True


async def _open_notices(notices: Any) -> None:
    notices._sender = _Sender()
    notices._opened.set()


class Simulation:
    """A run with its trace, its faults and everything that went wrong."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.trace: list[str] = []
        self.wrong: list[str] = []
        self.history = History()
        self.rng = Random(seed)
        self.loop = SimulatedLoop(Random(self.rng.random()))
        self.faults = Faults(Random(self.rng.random()), {name: rate * self.rng.choice((0.0, 1.0, 3.0)) for name, rate in RATES.items()})
        self.data = Data(self.faults, self.loop.time, self.note)
        self.nodes = [Node(name, self.loop, self.data, self.faults, self.history.chosen) for name in ("one", "two")]
        self.people: list[Person] = []

    @property
    def digest(self) -> str:
        return sha256("\n".join(self.trace).encode()).hexdigest()

    @property
    def counts(self) -> Counter[str]:
        """How often each fault happened."""
        return self.faults.counts

    def note(self, what: str) -> None:
        self.trace.append(f"{self.loop.time():9.3f}  {what}")

    def run(self) -> "Simulation":
        """Run it; afterwards `wrong` lists every broken promise."""
        secret = Random(self.rng.random())
        with ExitStack() as stack:
            stack.enter_context(patch.object(random, "_urandom", secret.randbytes))
            stack.enter_context(patch.object(Catalogues, "prepare", _nothing))
            stack.enter_context(patch.object(TurnNotices, "open", _open_notices))
            stack.enter_context(self._errors_logged())
            stack.enter_context(_without_collector())
            try:
                self.loop.run(self._evening())
            except Exception as error:  # such as StuckError, or a log that cannot be replayed
                self.wrong.append(f"the evening ended early: {error!r}")
        self.wrong += self.loop.failures + self.history.check(self.data)
        return self

    async def _evening(self) -> None:
        evenings = [Evening(self.rng.choice(SCENES), number) for number in range(TABLES)]
        self.people = [
            Person(evening, seat, self.nodes, self.history, self.rng, self.loop.time, self.note)
            for evening in evenings
            for seat in range(max(1, evening.scene.people))
        ]
        for node in self.nodes:
            node.start()
        faulty = asyncio.create_task(self._faulty())
        playing = [asyncio.create_task(person.live()) for person in self.people]
        await faulty
        self.note("calm")
        self.faults.stop()
        for person in self.people:
            person.calm = True
        done, late = await asyncio.wait(playing, timeout=LONGEST)
        self.wrong += [f"somebody cannot go on: {task.exception()!r}" for task in done if task.exception() is not None]
        for task in late:
            task.cancel()
        await asyncio.gather(*(person.say_good_bye() for person in self.people), return_exceptions=True)
        await asyncio.sleep(SETTLING_SECONDS)
        self.wrong += [f"a turn of {notice.guest} was not announced" for notice in self.data.notices.values()]
        self.wrong += [f"{who.guest.id} was not shown the last entry of {who.misses(self.data)}" for who in self.people if who.misses(self.data)]
        for node in self.nodes:
            await self._check_caches(node)

    async def _faulty(self) -> None:
        """Let nodes crash, stop, pause, or lose the store, one after another."""
        rng, until = self.rng, self.rng.uniform(0, FAULTY_SECONDS)
        while self.loop.time() < until:
            await asyncio.sleep(rng.expovariate(0.1))
            node, what = rng.choice(self.nodes), rng.choice(("crash", "stop", "pause", "cut"))
            self.counts[what] += 1
            self.note(f"{node.name}: {what}")
            if what == "pause":
                node.pause(rng.uniform(0, 10))
            elif what == "cut":
                node.cut(rng.uniform(0, 10))
            else:
                await node.stop() if what == "stop" else node.crash()
                await asyncio.sleep(rng.uniform(0, 10))
                node.start()

    async def _check_caches(self, node: Node) -> None:
        """Compare what a node holds in memory, and has shown, with the log."""
        assert node.services is not None, "the node runs"
        for name, stored in self.data.tables.items():
            table = Table(name)
            fold(table, map(log.decode, stored.entries))
            try:
                cached = await node.call(partial(_read, name))
            except Exception as error:
                self.wrong.append(f"node {node.name} cannot read {name}: {error!r}")
                continue
            if not same(cached, table):
                self.wrong.append(f"node {node.name} holds entry {cached.seq} of {name}, whose log has {table.seq}")

    @contextmanager
    def _errors_logged(self) -> Iterator[None]:
        """Count logged exceptions as failures, and keep the log quiet."""
        logger, wrong = logging.getLogger("rookery"), self.wrong

        class Errors(logging.Handler):
            def emit(self, record: logging.LogRecord) -> None:
                if record.exc_info:
                    wrong.append(f"logged: {record.getMessage()}: {record.exc_info[1]!r}")

        handler, propagated = Errors(logging.ERROR), logger.propagate
        logger.addHandler(handler)
        logger.propagate = False
        try:
            yield
        finally:
            logger.propagate = propagated
            logger.removeHandler(handler)


@contextmanager
def _without_collector() -> Iterator[None]:
    """Postpone garbage collection, because it would end abandoned coroutines at some step or other."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
