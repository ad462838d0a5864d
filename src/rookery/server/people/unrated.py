"""Games between people that begin unrated: those of one person with themselves, and too many in a day between the same two.

Without accounts nobody can prove who two guests are, so such games are not refused, and their players see the reason.
"""

from dataclasses import dataclass
from typing import Final

from rookery.server import time_source
from rookery.server.people.identity import Guests
from rookery.server.storage.ratings import PAIR_GAMES
from rookery.server.storage.results import ResultStore
from rookery.server.tables.log import WhyUnrated
from rookery.server.tables.table import Table

DAY: Final = 24 * 60 * 60_000
SWITCHED_FOR: Final = 30 * DAY
"""How long two guests whom one browser has been count as one person."""
NEW_FOR: Final = 7 * DAY
"""How long a new guest counts as one person with another guest at the same address and with the same kind of device.

Later they do not, so that the games of a family behind one address are rated. Private windows forget their guest long before.
"""


@dataclass(frozen=True, slots=True)
class UnratedGames:
    """Finds out why a game that begins is not rated."""

    guests: Guests
    results: ResultStore

    async def why(self, table: Table) -> WhyUnrated | None:
        """Return why the game of these people is not rated; None if it is, or if the terms of the table already say why."""
        people, now = table.people, time_source.now()
        if len(people) <= 1 or table.unrated is not None:
            return None
        if await self.guests.may_be_one(people, switched=now - SWITCHED_FOR, created=now - NEW_FOR):
            return "one-person"
        await self.results.rate_games()
        return "often" if await self.results.rated_together(people, now) >= PAIR_GAMES else None
