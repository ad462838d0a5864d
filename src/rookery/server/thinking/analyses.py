"""Every finished game is analysed in the background: one at a time, in small parts, when nothing more urgent is to be done."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Final, TypeVar

import msgspec

from rookery.bots import strongest_advisor
from rookery.core.record import Record
from rookery.games import GAMES
from rookery.server import time_source, wire
from rookery.server.frames import history
from rookery.server.storage import StorageError
from rookery.server.storage.analyses import Analysis, AnalysisStore
from rookery.server.storage.logs import LogStore
from rookery.server.tables.service import TableService
from rookery.server.tables.table import Table
from rookery.server.thinking import analysis_worker
from rookery.server.thinking.bot_pool import BotPool
from rookery.server.worker_processes import end, make_pool

LOGGER = logging.getLogger("rookery.analysis")

T = TypeVar("T")

PART: Final = 0.5
"""About how many seconds a part of the work takes, before checking for more urgent work."""
PART_LONGEST: Final = 120.0
"""Seconds after which a part counts as failed."""
GAME_LONGEST: Final = 900.0
"""Seconds of work after which a game is given up."""
BOTS_FIRST: Final = 10.0
"""For how many seconds bots at tables are waited for; a server where one thinks all the time analyses slowly."""
LOOK_AGAIN: Final = 0.1
TRY_AGAIN: Final = 10.0

read_steps = msgspec.json.Decoder(tuple[wire.insight.AnalysedStep, ...]).decode


class Analyses:
    """What is known of finished games. How far each has come is stored after each part, so that a new server goes on from there."""

    def __init__(self, store: AnalysisStore, logs: LogStore, tables: TableService, bots: BotPool, *, wanted: bool) -> None:
        self._store = store
        self._logs = logs
        self._bots = bots
        self._wanted = wanted
        self._pool: ProcessPoolExecutor | None = None
        self._record: tuple[str, int, Record] | None = None
        self._news = asyncio.Event()
        self._games = tuple(game for game in GAMES if strongest_advisor(game) is not None)
        tables.subscribe(self._look)

    def _look(self, table: Table) -> None:
        if table.status == "finished":
            self._news.set()

    async def analysis(self, table: str, number: int, *, after: int) -> wire.insight.AnalysisFrame:
        """How far the analysis of a finished game has come, and its steps after that number; one that is looked at comes first."""
        known = await self._store.find(table, number)
        if known is None or (known.state in ("waiting", "growing") and (not self._wanted or known.game not in self._games)):
            return wire.insight.AnalysisFrame(table, number, "none", ())
        if known.state in ("waiting", "growing"):
            await self._store.request(table, number, time_source.now())
        steps = tuple(step for step in read_steps(known.steps) if step.number > after)
        return wire.insight.AnalysisFrame(table, number, known.state, steps)

    async def better_way(self, table: str, number: int, *, at: int) -> tuple[str, ...]:
        """What would have come of the best choice in place of action `at` of a finished game; nothing where none is known to be better.

        Older analyses know no more than the turn itself.
        """
        known = await self._store.find(table, number)
        steps = () if known is None else read_steps(known.steps)
        found = next((step for step in steps if step.number == at and step.choices), None)
        if found is None:
            return ()
        best = found.choices[0]
        return found.way or (best.action, *(each.action for each in best.then))

    async def work(self) -> None:
        """Analyse whatever waits, until cancelled."""
        while self._wanted:
            self._news.clear()
            try:
                wanted = await self._store.next(self._games)
                if wanted is None:
                    self.close()  # an idle process would only take memory
                    await self._news.wait()
                else:
                    await self._give_way()
                    await self._store.keep(await self._further(wanted))
            except StorageError as error:
                LOGGER.error("the data cannot be read or written: %s", error)
                await asyncio.sleep(TRY_AGAIN)

    async def _give_way(self) -> None:
        """Let bots at tables think first."""
        until = time_source.monotonic() + BOTS_FIRST
        while self._bots.busy and time_source.monotonic() < until:
            await asyncio.sleep(LOOK_AGAIN)

    async def _further(self, known: Analysis) -> Analysis:
        """One part more of an analysis."""
        began = time_source.monotonic()
        try:
            record = await self._record_of(known)
            found = read_steps(known.steps)
            found += await self._run(analysis_worker.go_on, record, found, PART)
        except StorageError:
            raise
        except Exception:
            LOGGER.exception("game %d of table %s cannot be analysed", known.number, known.table)
            self.close()
            return msgspec.structs.replace(known, state="failed")
        spent = known.spent + time_source.monotonic() - began
        whole = found[-1].number == len(record.actions)
        state = "done" if whole else "failed" if spent > GAME_LONGEST else "growing"
        return msgspec.structs.replace(known, state=state, spent=spent, steps=msgspec.json.encode(found))

    async def _record_of(self, known: Analysis) -> Record:
        if self._record is None or self._record[:2] != (known.table, known.number):
            entries = await self._logs.read(known.table)
            self._record = known.table, known.number, await self._run(history.read_record, known.table, known.number, entries)
        return self._record[2]

    async def _run(self, work: Callable[..., T], *arguments: object) -> T:
        if self._pool is None:
            self._pool = make_pool(1, analysis_worker.begin)
        async with asyncio.timeout(PART_LONGEST):
            return await asyncio.wrap_future(self._pool.submit(work, *arguments))

    def close(self) -> None:
        """Stop at once, whatever is being thought about."""
        if self._pool is not None:
            end(self._pool)
            self._pool = None
