"""What a store keeps, row by row; `Storage` says what can be done with it."""

from typing import Literal, NamedTuple, TypeAlias

import msgspec

from rookery.core.decision import Decision

Speed: TypeAlias = Literal["none", "quick", "calm", "days"]
"""How fast a table plays, by its clock."""


class TableDetails(msgspec.Struct, frozen=True, kw_only=True):
    """What a list shows of a table. `seats` holds names, `guests` and `bots` say who holds each seat; `turn` is the seat to act.

    `number` counts the games at the table; `round`, `scores`, `places` and `ending` are None as long as there are none.
    """

    seats: tuple[str, ...]
    bots: tuple[bool, ...]
    guests: tuple[str | None, ...]
    options: dict[str, str]
    expansions: tuple[str, ...]
    turn: int | None
    number: int
    round: int | None
    scores: tuple[int, ...] | None
    places: tuple[int, ...] | None
    ending: str | None = None
    speed: Speed = "none"
    language: str | None = None


class TableSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A table in lists, without its log. Follows from the log and is written together with it. `guests` are those with a seat.

    A table for `practice` is in no list and counts for nothing; one of a `deal` is nobody's to join.
    """

    table: str
    game: str
    status: str
    listed: bool
    host: str
    details: TableDetails
    guests: tuple[str, ...] = ()
    updated: int = 0
    practice: bool = False
    deal: bool = False


class Guest(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who has been here; known by a cookie of which only the hash is stored."""

    id: str
    name: str
    created: int


class Device(msgspec.Struct, frozen=True, kw_only=True):
    """A device of a guest, known by the hash of its cookie: what it calls itself, from where and when it last came."""

    hash: str
    name: str
    address: str
    created: int
    seen: int


class Subscription(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that wants to be told something: where its push service is, its keys, its reader's language, and the site it asked at."""

    endpoint: str
    p256dh: str
    auth: str
    language: str
    site: str


class Listing(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody looks for among the listed tables. `before` is the last one they have seen: when it was updated, and its name."""

    since: int = 0
    game: str | None = None
    seats: int | None = None
    speed: str | None = None
    language: str | None = None
    before: tuple[int, str] | None = None


class Friend(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody with whom a guest has finished games: how many, and when the last one."""

    guest: str
    name: str
    games: int
    last: int


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody asks a guest to a table."""

    summary: TableSummary
    by: str
    at: int


class Ban(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody whom the operator keeps out: a guest by id, or everybody who comes from an address."""

    kind: Literal["guest", "address"]
    value: str
    reason: str
    at: int


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How one seat of one finished game ended, for statistics. Games whose draws somebody may have known are not `rated`."""

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


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """The same draws for everybody: what is played, on which seat, against whom (None on that seat), and what the draws follow from.

    A daily deal has a `day`. One that follows a finished game has its `table` and `number`, and the `order` in which that game drew.
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
    """How somebody's game of a deal ended; only one that was played to its end has points. `margin` is to the best other seat."""

    at: int
    how: str
    score: int | None
    margin: int | None
    decisions: tuple[Decision, ...] = ()


class Attempt(msgspec.Struct, frozen=True, kw_only=True):
    """The one game that a guest plays of a deal. `counted`: of a daily deal, it ended on its day."""

    deal: str
    guest: str
    table: str
    number: int
    began: int
    counted: bool = False
    end: AttemptEnd | None = None


class PuzzleStanding(msgspec.Struct, frozen=True):
    """How often a puzzle was tried and solved at the first try, and its rating."""

    tries: int
    solved: int
    rating: float


AnalysisState: TypeAlias = Literal["waiting", "growing", "done", "failed"]


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a finished game: `steps` as JSON, and the seconds that were spent on them."""

    table: str
    number: int
    game: str
    state: AnalysisState = "waiting"
    spent: float = 0.0
    steps: bytes = b"[]"


class RatedGame(NamedTuple):
    """A rated game of a player, with what openskill says of them after it; `games` counts those of this game with the same number of seats."""

    game: str
    seats: int
    table: str
    number: int
    mu: float
    sigma: float
    games: int


class GameResults(NamedTuple):
    """A finished game: the result of each seat, and what its analysis found of each, once there is one: luck and choices, in points."""

    seats: tuple[Result, ...]
    insight: tuple[tuple[float | None, float | None], ...]


class Batch(msgspec.Struct, frozen=True, kw_only=True):
    """What one append writes: log entries, the table's summary, and the results of a game that ended.

    `newcomers` are the guests who have the table among theirs from now on; `attempt` is how a game of a deal ended. `due` is when something happens
    at the table without a request: 0 when a bot is to act, else when time runs out; None for never.
    """

    entries: tuple[bytes, ...]
    summary: TableSummary
    newcomers: tuple[str, ...] = ()
    results: tuple[Result, ...] = ()
    attempt: AttemptEnd | None = None
    due: int | None = None
