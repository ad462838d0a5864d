"""The queue of analyses: every finished game is analysed in the background, one at a time, in small parts, when nothing is more urgent."""

import asyncio
import logging
from collections.abc import AsyncIterator, Collection, Iterable
from contextlib import suppress
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from rookery.bots import strongest_advisor
from rookery.core.record import Record
from rookery.games import GAMES
from rookery.server import time_source, wire
from rookery.server.frames import history
from rookery.server.nodes import Nodes, NotLeasedError
from rookery.server.storage import StorageError
from rookery.server.storage.analyses import Analysis, AnalysisStore
from rookery.server.storage.logs import LogStore
from rookery.server.tables.service import TableService
from rookery.server.tables.table import Table
from rookery.server.thinking import analysis_worker
from rookery.server.thinking.bot_pool import BotPool
from rookery.server.worker_processes import WorkerPool

LOGGER = logging.getLogger("rookery.analysis")

PART: Final = 0.5
"""Seconds of work, approximately, before the next check for more urgent work."""
PART_LONGEST: Final = 120.0
"""Seconds after which a part counts as failed."""
GAME_LONGEST: Final = 900.0
"""Seconds of work after which the analysis of a game is abandoned."""
BOTS_FIRST: Final = 10.0
"""Seconds to wait for bots at tables; a server whose bots are always busy analyses slowly."""
LOOK_AGAIN: Final = 0.1
TRY_AGAIN: Final = 10.0

UNFINISHED: Final = ("waiting", "growing")

_steps_of = msgspec.json.Decoder(tuple[wire.insight.AnalysedStep, ...]).decode


def read_steps(parts: Iterable[bytes]) -> tuple[wire.insight.AnalysedStep, ...]:
    """Return the steps of some parts of an analysis."""
    return tuple(step for part in parts for step in _steps_of(part))


class Analyses:
    """The analyses of finished games. Each part is stored as soon as it is done, so that a restarted server continues there."""

    def __init__(
        self,
        store: AnalysisStore,
        logs: LogStore,
        tables: TableService,
        bots: BotPool,
        nodes: Nodes | None = None,
        *,
        wanted: bool,
        workers: WorkerPool | None = None,
    ) -> None:
        self._store = store
        self._nodes = nodes = nodes or Nodes()
        self._logs = logs
        self._bots = bots
        self._wanted = wanted
        self._workers = workers or WorkerPool(1, analysis_worker.begin)
        self._record: tuple[str, int, Record] | None = None
        self._news = asyncio.Event()
        self._progress: WeakValueDictionary[tuple[str, int], asyncio.Event] = WeakValueDictionary()
        self._games = tuple(game for game in GAMES if strongest_advisor(game) is not None)
        tables.subscribe(self._look)
        nodes.on_news("analyses", self._hear)
        nodes.on_takeover(self._take_over)
        nodes.on_missed_news(self._wake_all)

    def _look(self, table: Table) -> None:
        if table.ending is not None:
            self._news.set()

    async def _hear(self, subjects: Iterable[str]) -> None:
        """Look for work, and at the progress of these analyses: another node has ended a game, requested its analysis or continued it."""
        for subject in subjects:
            table, _, number = subject.partition("/")
            self._wake((table, int(number)))
        self._news.set()

    async def _take_over(self, _shards: Collection[int]) -> None:
        self._news.set()

    async def _wake_all(self) -> None:
        for game in list(self._progress):
            self._wake(game)

    def _wake(self, game: tuple[str, int]) -> None:
        """Wake the followers of an analysis."""
        if (progress := self._progress.pop(game, None)) is not None:
            progress.set()

    async def analysis(self, table: str, number: int, *, after: int) -> wire.insight.AnalysisFrame:
        """Return the progress of a finished game's analysis, and its steps after that number."""
        known = await self._store.find(table, number)
        if known is None or (known.state in UNFINISHED and (not self._wanted or known.game not in self._games)):
            return wire.insight.AnalysisFrame(table, number, "none", ())
        steps = read_steps(await self._store.parts(table, number, after))
        return wire.insight.AnalysisFrame(table, number, known.state, tuple(step for step in steps if step.number > after))

    async def follow(self, table: str, number: int, *, after: int) -> AsyncIterator[wire.insight.AnalysisFrame]:
        """Yield the known steps after that number, then each new part, up to the end. A followed analysis jumps the queue."""
        requested = False
        while True:
            progress = self._progress.setdefault((table, number), asyncio.Event())  # registered before the store is read, so that no part is missed
            frame = await self.analysis(table, number, after=after)
            if frame.state in UNFINISHED and not requested:
                await self._store.request(table, number, time_source.now())
                self._news.set()
                requested = True
            yield frame
            if frame.state not in UNFINISHED:
                return
            after = frame.steps[-1].number if frame.steps else after
            await progress.wait()

    async def better_way(self, table: str, number: int, *, at: int) -> tuple[str, ...]:
        """Return the actions that would have followed the best choice in place of action `at`; none if no choice is known to be better.

        Older analyses contain only the turn itself.
        """
        steps = read_steps(await self._store.parts(table, number, at - 1))
        found = next((step for step in steps if step.number == at and step.choices), None)
        if found is None:
            return ()
        best = found.choices[0]
        return found.way or (best.action, *(each.action for each in best.then))

    async def work(self) -> None:
        """Analyse the queued games until cancelled."""
        while self._wanted:
            self._news.clear()
            try:
                wanted = await self._store.next(self._games, self._nodes.shards)
                if wanted is None:
                    self.close()  # an idle process would only waste memory
                    await self._news.wait()
                else:
                    await self._give_way()
                    await self._further(wanted)
            except StorageError as error:
                LOGGER.error("the data cannot be read or written: %s", error)
                await asyncio.sleep(TRY_AGAIN)

    async def _give_way(self) -> None:
        """Let bots at tables think first."""
        until = time_source.monotonic() + BOTS_FIRST
        while self._bots.busy and time_source.monotonic() < until:
            await asyncio.sleep(LOOK_AGAIN)

    async def _further(self, known: Analysis) -> None:
        """Analyse one more part of a game, store it and wake its followers."""
        began = time_source.monotonic()
        try:
            record = await self._record_of(known)
            last = read_steps(await self._store.parts(known.table, known.number, known.known - 1))[-1:]
            found = await self._workers.run(analysis_worker.go_on, record, *(last or (None,)), PART, within=PART_LONGEST)
        except StorageError:
            raise
        except Exception:
            LOGGER.exception("game %d of table %s cannot be analysed", known.number, known.table)
            self.close()
            await self._keep(msgspec.structs.replace(known, state="failed"))
        else:
            spent, end = known.spent + time_source.monotonic() - began, found[-1].number
            state = "done" if end == len(record.actions) else "failed" if spent > GAME_LONGEST else "growing"
            further = msgspec.structs.replace(known, state=state, spent=spent, known=end)
            await self._keep(further, msgspec.json.encode(found), known.known)
        self._wake((known.table, known.number))

    async def _keep(self, analysis: Analysis, part: bytes = b"", after: int = -1) -> None:
        with suppress(NotLeasedError):  # another node continues
            await self._store.keep(analysis, part, after, self._nodes.fence(analysis.table))

    async def _record_of(self, known: Analysis) -> Record:
        if self._record is None or self._record[:2] != (known.table, known.number):
            entries = await self._logs.read(known.table)
            (record,) = await self._workers.run(history.read_records, known.table, [known.number], entries, within=PART_LONGEST)
            self._record = known.table, known.number, record
        return self._record[2]

    def close(self) -> None:
        """Stop immediately, in the middle of a part."""
        self._workers.close()
