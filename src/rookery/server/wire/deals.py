"""What the server tells about deals: the same draws for everybody, and how everybody did."""

from typing import Annotated, Literal, TypeAlias

import msgspec

DealState: TypeAlias = Literal["new", "running", "finished"]
"""Whether you have begun a deal, and are through with it."""


class DealResultFrame(msgspec.Struct, frozen=True):
    """How somebody's game of a deal went: their place among those that count, points, and points more than the best other seat's.

    Somebody who gave up has neither. `counted`: of a daily deal, it was played on its day.
    """

    name: str
    you: bool
    table: str
    number: int
    how: str
    place: int | None
    score: int | None
    margin: int | None
    counted: bool


class DecisionFrame(msgspec.Struct, frozen=True):
    """A round or turn in which everybody was shown the same: what you made of it, and how many made what."""

    round: int
    shown: tuple[str, ...]
    yours: str | None
    made: dict[str, int]


class DealFrame(msgspec.Struct, frozen=True):
    """A deal: what is played, on which seat and against whom, and how everybody did, once you may know.

    `day` and `ends` are those of a daily deal, `by` is who challenges you. `table` is yours. `players` have finished, `points` are theirs, the
    highest first, `results` the best of them. `secret` is told when nobody plays for a place any more. `now` is the server's time.
    """

    deal: str
    game: str
    day: str | None
    ends: int | None
    by: str | None
    seats: int
    options: dict[str, str]
    expansions: tuple[str, ...]
    seat: int
    bots: tuple[str | None, ...]
    commitment: str | None
    secret: str | None
    state: DealState
    table: str | None
    players: int
    yours: DealResultFrame | None
    points: tuple[int, ...]
    results: tuple[DealResultFrame, ...]
    decisions: tuple[DecisionFrame, ...]
    now: int


class DailyDayFrame(msgspec.Struct, frozen=True):
    """The daily deal of a day: whether you have played it, your points, and how many have."""

    deal: str
    day: str
    state: DealState
    table: str | None
    score: int | None
    counted: bool
    players: int


class DailyFrame(msgspec.Struct, frozen=True):
    """The daily deals of a game, today's first, and when the next one comes."""

    game: str
    next: int
    now: int
    days: tuple[DailyDayFrame, ...]


class DailyStreakFrame(msgspec.Struct, frozen=True):
    """For how many days you have played a daily deal every day; today may still be missing."""

    days: int


class Challenge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Make a deal of a finished game, for somebody to play it in the place of this seat."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=9)]


class ChallengeFrame(msgspec.Struct, frozen=True):
    """The deal that a challenge is about."""

    deal: str
