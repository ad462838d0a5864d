"""Hints: the strongest bot's choice in a guest's place, and its reasons."""

import asyncio
from dataclasses import dataclass, field
from weakref import WeakValueDictionary

from rookery.core.rules import Seat
from rookery.play import duplicate
from rookery.play.advice import Opinion, best_few
from rookery.play.analysis import SIGNS
from rookery.server import wire
from rookery.server.frames.tables import explanation_frames
from rookery.server.refusals import Refused
from rookery.server.tables import commands
from rookery.server.tables.service import TableService
from rookery.server.tables.table import Table
from rookery.server.thinking.bot_pool import BotPool

MOST_CHOICES = 3
DIGITS = 3


@dataclass(slots=True)
class _Hint:
    """The hint for one state of a game; the lock is held while a bot thinks about it."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    frame: wire.insight.HintFrame | None = None


class Hints:
    """Hints, computed once for each state of a game."""

    def __init__(self, tables: TableService, bots: BotPool) -> None:
        self._tables = tables
        self._bots = bots
        self._one_at_a_time: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def hint(self, name: str, guest: str | None) -> wire.insight.HintFrame:
        """Return the strongest bot's choice in this guest's place, from the view of their seat alone.

        A guest who asks at many tables gets one answer at a time, so that other people's bots do not wait for all of them.
        """
        commands.seat_to_hint(guest, await self._tables.copy(name))
        async with self._one_at_a_time.setdefault(guest or "", asyncio.Lock()):
            table = await self._tables.table(name)
            seat = commands.seat_to_hint(guest, table)
            hint = table.derived("hint", _Hint)
            async with hint.lock:
                if hint.frame is None or hint.frame.version != table.version:
                    hint.frame = await self._think(table, seat)
            if (await self._tables.copy(name)).version != table.version:
                raise Refused("action/stale")
            return hint.frame

    async def _think(self, table: Table, seat: Seat) -> wire.insight.HintFrame:
        """Return the best few choices and all good ones, or only the best one if no bot can explain its choices.

        All nodes give the same hint, so that nobody can ask for a better one.
        """
        game, version, view = table.terms.game, table.version, table.seat_view(seat)
        seed = duplicate.thoughts(table.secret, f"hint {table.number} {version}")
        opinions = await self._bots.explain(game, view, seed)
        if not opinions:
            return wire.insight.HintFrame(version, await self._bots.choose(game, None, view, seed), (), ())
        best = tuple(_hinted(opinion) for opinion in best_few(opinions, MOST_CHOICES))
        good = tuple(opinion.action for opinion in opinions if opinions[0].result - opinion.result < SIGNS["?"])
        return wire.insight.HintFrame(version, best[0].action, best, good)


def _hinted(opinion: Opinion) -> wire.insight.HintedChoice:
    result, margin, spread = (round(number, DIGITS) for number in (opinion.result, opinion.margin, opinion.spread))
    return wire.insight.HintedChoice(opinion.action, result, margin, spread, explanation_frames(opinion.explanations))
