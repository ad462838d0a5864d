"""Results of finished games, and the ratings that follow from them."""

from collections.abc import Collection, Sequence
from typing import NamedTuple, Protocol

import msgspec


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """The result of one seat of a finished game. `unrated` says why it is not `rated`; results of earlier releases lack it."""

    table: str
    number: int
    seat: int
    game: str
    seats: int
    guest: str | None
    bot: str | None
    score: int
    place: int
    shared: int
    at: int
    ending: str = "played"
    rated: bool = True
    unrated: str | None = None


class RatedGame(NamedTuple):
    """A rated game of a player and openskill's estimate after it; `games` counts their games of this kind with as many seats."""

    game: str
    seats: int
    table: str
    number: int
    mu: float
    sigma: float
    games: int


class Leak(msgspec.Struct, frozen=True, array_like=True):
    """The points that mistakes of one kind cost a seat in a game, and the step of the costliest."""

    kind: str
    points: float
    step: int


class SeatInsight(NamedTuple):
    """The findings of an analysis for a seat: points by luck and by choices, and the cost of its mistakes."""

    luck: float
    choices: float
    leaks: tuple[Leak, ...]


class AnalysedGame(NamedTuple):
    """A seat's result in an analysed game, with the cost of its mistakes; None if that is not derived yet."""

    result: Result
    leaks: tuple[Leak, ...] | None


class GameResults(NamedTuple):
    """A finished game: each seat's result and, after its analysis, the seat's points from luck and from choices."""

    seats: tuple[Result, ...]
    insight: tuple[tuple[float | None, float | None], ...]


class ResultStore(Protocol):
    """Results of finished games, with ratings and findings. The log append that ends a game adds its results, exactly once."""

    async def of_guest(self, guest: str, limit: int) -> list[Result]:
        """Return the results of all seats of a guest's games, up to `limit` seats, latest first."""

    async def games_of(self, guest: str, game: str | None, before: int, limit: int) -> list[GameResults]:
        """Return the latest `limit` games of a guest, of one game or of all, that ended before a time, latest first.

        Include all games that ended at the same time as the last of them.
        """

    async def finished(self, after: tuple[str, int], limit: int) -> list[tuple[str, int]]:
        """Return the table and number of up to `limit` finished games of everybody, sorted, after this one."""

    async def analysed(self, guest: str, limit: int) -> list[AnalysedGame]:
        """Return the latest `limit` analysed results of a guest, latest first: one per seat, even if the guest held several seats of a game."""

    async def keep_insight(self, table: str, number: int, seats: Sequence[SeatInsight]) -> None:
        """Store the findings of an analysis for each seat."""

    async def rate_games(self) -> None:
        """Rate all unrated games by `ratings.py`, in the order in which they ended; each game exactly once, even if several processes do this.

        A backend may commit after each of several batches of games, so that other writers get their turn.
        """

    async def rated_together(self, guests: Collection[str], at: int) -> int:
        """Return the largest number of rated games that any two of these guests played with each other on the day of `at` (UTC)."""

    async def ratings(self, player: str, limit: int) -> list[RatedGame]:
        """Return the last `limit` rated games of a player for each game and number of seats, oldest first."""
