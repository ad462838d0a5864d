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
"""The steps of a round (FT-28). Clean-up needs no decision and happens at the end of the building step."""

PASS: Final = "pass"  # noqa: S105  the word said in an auction, not a secret
Call: TypeAlias = int | Literal["pass"] | None
"""A seat's call in the auction: a number, pass, or None if it has not called."""

NO_TOWERS: Final[Towers] = ((),) * len(TYPES)


def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """Return all seats in turn order, starting with this one."""
    return (*range(first, seats), *range(first))


@dataclass(frozen=True, slots=True)
class Player:
    """A player's five towers and demolition pile, oldest card first."""

    towers: Towers = NO_TOWERS
    demolished: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class State:
    """The complete state of a game. `draw` and `discard` are multisets, so they hold no order that could leak.

    The winner of the auction must still build `to_place` cards, and `may_demolish` before the first action.
    `events` are the effects of the last action and not part of the position.
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
        """Return all seats in turn order, starting with this one."""
        return clockwise(first, self.seats)

    @property
    def highest(self) -> int | None:
        """The highest bid so far; None before the opener's call."""
        return _auction(self.calls, self.opener).highest

    @property
    def bidder(self) -> Seat | None:
        """The seat with the highest bid; the builder once the auction is over."""
        return _auction(self.calls, self.opener).bidder

    @property
    def speaker(self) -> Seat | None:
        """The next seat to call: clockwise from the opener, the first that has not called (FT-30, FT-31)."""
        return _auction(self.calls, self.opener).speaker


class _Auction(NamedTuple):
    """Values derived from the calls of an auction."""

    highest: int | None
    bidder: Seat | None
    speaker: Seat | None


@lru_cache(maxsize=1 << 12)  # called often, with few distinct arguments
def _auction(calls: tuple[Call, ...], opener: Seat) -> _Auction:
    highest = max([call for call in calls if isinstance(call, int)], default=None)
    bidder = None if highest is None else calls.index(highest)
    return _Auction(highest, bidder, next((seat for seat in clockwise(opener, len(calls)) if calls[seat] is None), None))
