"""Frames about deals: games with the same draws for everybody, and their results."""

from typing import Annotated, Literal, TypeAlias

import msgspec

DealState: TypeAlias = Literal["new", "running", "finished"]
"""Whether you have begun or finished a deal."""


class DealResultFrame(msgspec.Struct, frozen=True):
    """A player's result in a deal: place among counted games, points, and margin over the best other seat.

    A player who resigned has no place, points or margin. A daily deal is `counted` if it was played on its day.
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


class BotAttemptFrame(msgspec.Struct, frozen=True):
    """The strongest bot's game of a daily deal, in the same seat as people's. Points and margin are None while the bot plays."""

    bot: str
    table: str
    number: int
    score: int | None
    margin: int | None


class DecisionFrame(msgspec.Struct, frozen=True):
    """A round or turn in which everybody saw the same cards or tile: your action, and the number of players who chose each action."""

    round: int
    shown: tuple[str, ...]
    yours: str | None
    made: dict[str, int]


class DealFrame(msgspec.Struct, frozen=True):
    """A deal: the game, its seat and bots, and the results once you may see them.

    `day` and `ends` belong to a daily deal, `by` names the challenger. `table` is your own; `strongest` is set once you have finished a daily
    deal. `players` is the number of people who have finished; `points` are all their scores, highest first, and `results` the best results.
    `secret` is published once nobody can compete any more. `now` is the server's time.
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
    strongest: BotAttemptFrame | None
    points: tuple[int, ...]
    results: tuple[DealResultFrame, ...]
    decisions: tuple[DecisionFrame, ...]
    now: int


class DailyDayFrame(msgspec.Struct, frozen=True):
    """One day's daily deal: whether you have played it, your points, and the number of players."""

    deal: str
    day: str
    state: DealState
    table: str | None
    score: int | None
    counted: bool
    players: int


class DailyFrame(msgspec.Struct, frozen=True):
    """The daily deals of a game, today's first, and the time of the next one."""

    game: str
    next: int
    now: int
    days: tuple[DailyDayFrame, ...]


class DailyStreakFrame(msgspec.Struct, frozen=True):
    """Your current daily streak in days; today may still be missing."""

    days: int


class Challenge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A challenge: a deal made from a finished game, to be played in this seat."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=9)]


class ChallengeFrame(msgspec.Struct, frozen=True):
    """The deal of a challenge."""

    deal: str
