"""Games that are unrated because of who plays: one person against themselves, or the same two people too often in a day.

Without accounts nobody can prove that two guests are two people, so the server allows such games and tells the players why they are unrated.
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
"""How long two guests count as one person after one browser has been used as both."""
NEW_FOR: Final = 7 * DAY
"""How long a new guest and another one with the same address and kind of device count as one person.

After that they count as two, so that a family behind one address can play rated games. Private windows lose their guest long before.
"""


@dataclass(frozen=True, slots=True)
class UnratedGames:
    """The checks that make a game unrated because of who plays it."""

    guests: Guests
    results: ResultStore

    async def why(self, table: Table) -> WhyUnrated | None:
        """Return why the game at this table is not rated; None if it is, or if the table's terms already make it unrated."""
        people, now = table.people, time_source.now()
        if len(people) <= 1 or table.unrated is not None:
            return None
        if await self.guests.may_be_one(people, switched=now - SWITCHED_FOR, created=now - NEW_FOR):
            return "one-person"
        await self.results.rate_games()
        return "often" if await self.results.rated_together(people, now) >= PAIR_GAMES else None
