"""A position of 5 Towers, as a value."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from rookery.core.frozen import FrozenMap
from rookery.core.rules import Seat
from rookery.core.view import Event
from rookery.games.five_towers.building import Towers
from rookery.games.five_towers.cards import TYPES, Card

Step: TypeAlias = Literal["reveal", "auction", "building", "over"]
"""The steps of a round (FT-28). Clean-up needs no decision, so it happens at the end of the building step."""

PASS: Final = "pass"  # noqa: S105  the word said in an auction, not a secret
Call: TypeAlias = int | Literal["pass"] | None
"""What a seat has said in the auction: a number, pass, or nothing yet."""

NO_TOWERS: Final[Towers] = ((),) * len(TYPES)


def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats in turn order, beginning with this one."""
    return (*range(first, seats), *range(first))


@dataclass(frozen=True, slots=True)
class Player:
    """What lies before one player: five places for towers, and the demolition pile, oldest card first."""

    towers: Towers = NO_TOWERS
    demolished: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class State:
    """Everything on the table. `draw` and `discard` are bags of counts: no order exists that could leak.

    `to_place` cards are still to be built by the winner of the auction, who `may_demolish` as long as nothing was done.
    `events` tell what the last action caused and are no part of the position.
    """

    step: Step
    round: int
    deck_pass: int
    opener: Seat
    draw: FrozenMap[Card, int]
    discard: FrozenMap[Card, int]
    display: tuple[Card, ...]
    calls: tuple[Call, ...]
    players: tuple[Player, ...]
    to_place: int = 0
    may_demolish: bool = False
    events: tuple[Event, ...] = field(default=(), compare=False, repr=False)

    @property
    def seats(self) -> int:
        return len(self.players)

    def clockwise(self, first: Seat) -> tuple[Seat, ...]:
        """All seats in turn order, beginning with this one."""
        return clockwise(first, self.seats)

    @property
    def highest(self) -> int | None:
        """The highest number said so far; None before the opener has spoken."""
        return _auction(self.calls, self.opener).highest

    @property
    def bidder(self) -> Seat | None:
        """Who said the highest number; the builder once the auction is over."""
        return _auction(self.calls, self.opener).bidder

    @property
    def speaker(self) -> Seat | None:
        """Whose chance in the auction it is: the first seat, from the opener on, that has not spoken (FT-30, FT-31)."""
        return _auction(self.calls, self.opener).speaker


class _Auction(NamedTuple):
    """What follows from the calls of an auction."""

    highest: int | None
    bidder: Seat | None
    speaker: Seat | None


@lru_cache(maxsize=1 << 12)  # everybody asks, and few answers are possible
def _auction(calls: tuple[Call, ...], opener: Seat) -> _Auction:
    highest = max([call for call in calls if isinstance(call, int)], default=None)
    bidder = None if highest is None else calls.index(highest)
    return _Auction(highest, bidder, next((seat for seat in clockwise(opener, len(calls)) if calls[seat] is None), None))
