"""Deals and all attempts at them."""

from collections.abc import Collection
from typing import Protocol

import msgspec

from rookery.core.decision import Decision


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """A game with the same draws for everybody: its setup, the `seat` to play, the bots in the other seats, and the `secret` of the draws.

    A daily deal has a `day`. A deal that follows a finished game has that game's `table`, `number` and `order` of draws.
    """

    id: str
    game: str
    seats: int
    options: dict[str, str]
    expansions: tuple[str, ...]
    opener: int
    seat: int
    bots: tuple[str | None, ...]
    secret: str
    made: int
    day: str | None = None
    table: str | None = None
    number: int | None = None
    order: tuple[str, ...] = ()


class AttemptEnd(msgspec.Struct, frozen=True, kw_only=True):
    """The end of an attempt; only a game that was played to its end has points. `margin` is the lead over the best other seat."""

    at: int
    how: str
    score: int | None
    margin: int | None
    decisions: tuple[Decision, ...] = ()


class Attempt(msgspec.Struct, frozen=True, kw_only=True):
    """A guest's only game of a deal.

    It is not `counted` if a daily deal ended after its day, or if the same browser had already begun the deal as another guest.
    """

    deal: str
    guest: str
    table: str
    number: int
    began: int
    counted: bool = False
    end: AttemptEnd | None = None


class DealStore(Protocol):
    """Deals, encrypted at rest, and at most one attempt per guest and deal. The append that ends a game ends its attempt."""

    async def find(self, deal: str) -> Deal | None:
        """Return a deal by its name."""

    async def keep(self, deal: Deal, attempt: Attempt | None = None) -> Deal:
        """Store a deal, with the game it follows as the first attempt, unless there is one of that name; return the stored one."""

    async def begin_attempt(self, attempt: Attempt) -> Attempt:
        """Store an attempt unless the guest has one at this deal; return the stored one."""

    async def attempt(self, deal: str, guest: str) -> Attempt | None:
        """Return the attempt of a guest."""

    async def attempts(self, deal: str) -> list[Attempt]:
        """Return all finished attempts, earliest end first."""

    async def count_attempts(self, deals: Collection[str]) -> dict[str, int]:
        """Return the number of counted attempts at these deals; deals without any may be missing."""

    async def counted(self, guest: str) -> list[str]:
        """Return the deals at which an attempt of this guest counts."""

    async def owes_deal_of(self, guest: str, table: str, deal: str | None) -> bool:
        """Return whether a guest must play a deal to its end before seeing this table.

        This holds while their own attempt at `deal`, the deal of this table, is running. It also holds if they have begun a deal made from a
        game at this table and not played it to its end.
        """
