"""Games imported from records: checked, stored as finished games, and excluded from all lists and statistics."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from hashlib import sha256

from rookery.core.errors import GameError
from rookery.core.record import Record
from rookery.locale import Words
from rookery.locale.error_text import reason_text
from rookery.play.finished_record import read_finished
from rookery.server import time_source
from rookery.server.deals.deals import Deals
from rookery.server.frames.history import steps
from rookery.server.limits import IMPORTED, NAME, OPEN_TABLES_COUNT_FOR, line
from rookery.server.refusals import Refused
from rookery.server.storage.guests import Guest
from rookery.server.storage.lists import ListStore
from rookery.server.tables.commands import import_game
from rookery.server.tables.service import TableService
from rookery.server.tables.table import OPENING, Table


@dataclass(frozen=True, slots=True)
class ImportedGames:
    """Records of finished games from elsewhere, opened as tables."""

    lists: ListStore
    deals: Deals
    tables: TableService

    async def open(self, text: str, guest: Guest, words: Words) -> Table:
        """Return the table of a record, always the same for the same text; raise Refused with a localised reason if the record is invalid."""
        name = await self.tables.name_for(f"{guest.id}/record/{sha256(text.encode()).hexdigest()}")
        if name in [summary.table for summary in await self.lists.imported(guest.id, IMPORTED)]:
            return await self.tables.table(name)
        try:
            record = await asyncio.to_thread(read_finished, text)
        except GameError as error:
            raise Refused("record/unreadable", because=reason_text(error.data(), words)) from error
        await self._check_over(record)
        players = [_player(record.tags.get(f"player {seat}", ""), seat, words) for seat in range(record.setup.seats)]
        return await self.tables.open_table([partial(import_game, guest.id, record, players)], name)

    async def _check_over(self, record: Record) -> None:
        """Raise Refused if a game with the same first draws is running: the analysis would be advice.

        The check ignores decisions, because a cheater can invent the rest of a running game.
        """
        opening = sorted([step.action for step in await asyncio.to_thread(steps, record) if step.seat is None][:OPENING])
        if len(opening) < OPENING:
            return
        if await self.lists.is_running(record.setup.game, opening, time_source.now() - OPEN_TABLES_COUNT_FOR) or await self.deals.is_daily(record):
            raise Refused("record/running")


def _player(tag: str, seat: int, words: Words) -> str:
    """Return a player's name as a valid guest name, or `Player N` if the record has none or only `person`, which the terminal writes."""
    with suppress(Refused):
        if tag != "person":
            return line(tag[:NAME], NAME, "name")
    return words("score-player", number=seat + 1)
