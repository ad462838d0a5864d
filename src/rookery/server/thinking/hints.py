"""Hints: what the strongest bot would do in a guest's place, and why."""

import asyncio
import secrets
from collections import OrderedDict
from dataclasses import dataclass, field
from weakref import WeakValueDictionary

from rookery.core.view import View
from rookery.play.advice import Opinion
from rookery.server import wire
from rookery.server.frames.tables import explanation_frames
from rookery.server.refusals import Refused
from rookery.server.tables import commands
from rookery.server.tables.service import TableService
from rookery.server.thinking.bot_pool import BotPool

HINTS_CACHED = 500
MOST_CHOICES = 3
DIGITS = 3


@dataclass(slots=True)
class _TableHint:
    """The last hint at a table; the lock is held while a bot thinks about one."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    frame: wire.insight.HintFrame | None = None


class Hints:
    """Computes hints, each version of a table once."""

    def __init__(self, tables: TableService, bots: BotPool) -> None:
        self._tables = tables
        self._bots = bots
        self._hints: OrderedDict[str, _TableHint] = OrderedDict()
        self._one_at_a_time: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def hint(self, name: str, guest: str | None) -> wire.insight.HintFrame:
        """What the strongest bot would do in this guest's place, from the view of their seat alone.

        Somebody who asks at many tables is answered at one after the other, so that nobody else's bots wait for all of them.
        """
        commands.seat_to_hint(guest, await self._tables.table(name))
        async with self._one_at_a_time.setdefault(guest or "", asyncio.Lock()):
            return await self._hint(name, guest)

    async def _hint(self, name: str, guest: str | None) -> wire.insight.HintFrame:
        hint = self._of(name)
        async with hint.lock:
            table = await self._tables.table(name)
            seat = commands.seat_to_hint(guest, table)
            if hint.frame is None or hint.frame.version != table.version:
                assert table.match is not None, "a game is running"
                hint.frame = await self._think(table.terms.game, table.version, table.match.view(seat))
            if (await self._tables.table(name)).version != hint.frame.version:
                raise Refused("action/stale", "The table has moved on.")
            return hint.frame

    async def _think(self, game: str, version: int, view: View) -> wire.insight.HintFrame:
        """The best few choices; only the best one where no bot explains itself."""
        seed = secrets.token_hex(16)
        best = tuple(_hinted(opinion) for opinion in await self._bots.explain(game, MOST_CHOICES, view, seed))
        return wire.insight.HintFrame(version, best[0].action if best else await self._bots.choose(game, None, view, seed), best)

    def _of(self, name: str) -> _TableHint:
        """The hint of a table; those of tables that were not asked about for longest are forgotten."""
        hint = self._hints.setdefault(name, _TableHint())
        self._hints.move_to_end(name)
        for other in list(self._hints)[: max(0, len(self._hints) - HINTS_CACHED)]:
            if not self._hints[other].lock.locked():
                del self._hints[other]
        return hint


def _hinted(opinion: Opinion) -> wire.insight.HintedChoice:
    result, margin, spread = (round(number, DIGITS) for number in (opinion.result, opinion.margin, opinion.spread))
    return wire.insight.HintedChoice(opinion.action, result, margin, spread, explanation_frames(opinion.explanations))
