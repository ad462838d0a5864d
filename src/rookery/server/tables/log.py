"""The log of a table: everything that happened there, in order. A table is the sum of its log.

The log is append-only. Each kind of entry is a struct; stored JSON contains its `tag` and its fields, so neither may change its meaning.
"""

from typing import Final, Literal, TypeAlias, TypedDict

import msgspec

from rookery.server.refusals import Refused

What: TypeAlias = Literal["abort", "resign", "stop", "stand-in", "end", "take-back", "return", "rematch", "host"]
"""The kinds of proposals (proposal_kinds.py)."""

BotPlays: TypeAlias = Literal["asked", "flagged", "agreed", "resigned"]
"""Why a bot substitutes for somebody: they asked for it, their time ran out, the others agreed on it, or they resigned."""

How: TypeAlias = Literal["played", "resigned", "aborted", "agreed", "abandoned"]
"""How a game ended: by its rules, by resignation, aborted at its start, by agreement, or because somebody was gone."""

BotSpeed: TypeAlias = Literal["slow", "normal", "at-once"]
"""The pace of bots: they wait before they act, so that people can follow."""


WhyUnrated: TypeAlias = Literal["practice", "deal", "hints", "seats", "one-person", "often"]
"""Why a game is not rated: it is practice or a deal, hints are allowed, fewer than two players hold exactly one seat, two of the guests may be one
person, or two of them have played too many rated games that day."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True):
    """The fields common to all entries: the time in milliseconds since 1970, the actor, and the request that the entry answers.

    `by` is a guest's id, None for the server. The client chooses `request`, an idempotency key.
    """

    at: int
    by: str | None = None
    request: str | None = None


class SeatEntry(Entry, frozen=True, kw_only=True):
    """An entry about a seat."""

    seat: int


class Clock(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The time control: `base` seconds plus `increment` seconds per move, or `days` per move."""

    base: int | None = None
    increment: int = 0
    days: int | None = None


class Origin(msgspec.Struct, frozen=True):
    """A position of a finished game after a number of its actions."""

    table: str
    number: int
    at: int


class Deal(msgspec.Struct, frozen=True, omit_defaults=True):
    """The deal of a table's game: the day if it is a daily deal, and the order of draws if it follows another game."""

    id: str
    day: str | None = None
    order: tuple[str, ...] = ()


class Terms(TypedDict, total=False):
    """The terms of a table that its host may choose, as `Opened` explains them; missing ones keep their defaults."""

    options: dict[str, str]
    expansions: tuple[str, ...]
    opener: int | None
    clock: Clock | None
    listed: bool
    hints: bool
    helps: bool
    bot_speed: BotSpeed


class Opened(Entry, frozen=True, kw_only=True, tag="opened"):
    """A table is opened. A missing `opener` is drawn. `hints` allows players to ask what a bot would do.

    `helps` lets the board show what players could work out themselves, such as the remaining tiles. `bot_speed`: how fast bots play.
    `language`: the host's.
    `origin`: the table is for practice; its game continues from there with its own draws and is unrated.
    `imported`: the game comes from a record with these tags. `deal`: others play the same draws at other tables.
    `guided`: the host's first game of this kind, against bots.
    """

    game: str
    seats: int
    options: dict[str, str] = {}
    expansions: tuple[str, ...] = ()
    opener: int | None = None
    listed: bool = False
    clock: Clock | None = None
    hints: bool = False
    helps: bool = True
    origin: Origin | None = None
    imported: dict[str, str] | None = None
    deal: Deal | None = None
    bot_speed: BotSpeed = "normal"
    language: str | None = None
    guided: bool = False

    @property
    def uncounted(self) -> bool:
        """Whether the table appears in no list or statistics: practice and imported games."""
        return self.origin is not None or self.imported is not None


class Closed(Entry, frozen=True, kw_only=True, tag="closed"):
    """The host closes a table without a game, or the operator closes any table, or the game was imported; no entry follows."""


class TermsChanged(Entry, frozen=True, kw_only=True, tag="terms-changed"):
    """The host changes the terms; removed seats were free."""

    terms: Opened


class HandedOver(Entry, frozen=True, kw_only=True, tag="handed-over"):
    """Another guest becomes the host."""

    to: str


class Sat(SeatEntry, frozen=True, kw_only=True, tag="sat"):
    """A guest (or, for the host, another player on the same device) takes a seat, or returns to it. A `program` appears as a bot."""

    guest: str
    name: str
    program: bool = False


class SeatFreed(SeatEntry, frozen=True, kw_only=True, tag="stood"):
    """A seat becomes free; in a running game a bot plays it until its holder is back. `kept_out`: its holder cannot sit here again."""

    kept_out: bool = False


class Reseated(Entry, frozen=True, kw_only=True, tag="reseated"):
    """The host moves people and bots: for each seat, the previous seat of its holder."""

    order: tuple[int, ...]


class Left(Entry, frozen=True, kw_only=True, tag="left"):
    """A player has closed the table. Logged only where absence matters: without a clock, and in correspondence games after a time-out."""


class BotSat(SeatEntry, frozen=True, kw_only=True, tag="bot-sat"):
    """A bot takes a free seat."""

    bot: str


class Named(SeatEntry, frozen=True, kw_only=True, tag="named"):
    """A seat of an imported game gets the player's name from the record; no guest holds it."""

    name: str


class EntropyAdded(SeatEntry, frozen=True, kw_only=True, tag="worded"):
    """A seat adds its own entropy to the shuffle."""

    entropy: str = msgspec.field(name="word")


class EntropyCommitted(SeatEntry, frozen=True, kw_only=True, tag="entropy-committed"):
    """A seat commits to its entropy by SHA-256, before any is revealed."""

    commitment: str


class Sealed(Entry, frozen=True, kw_only=True, tag="sealed"):
    """The end of commitments: those who have committed now reveal their entropy, and the last one starts the game."""


class Committed(Entry, frozen=True, kw_only=True, tag="committed"):
    """The server chooses the secret of the next game's shuffle, and publishes only its commitment before the end.

    `again`: somebody did not reveal their entropy in time. The game starts as soon as everybody else has committed again.
    """

    secret: str
    again: bool = False


class Started(Entry, frozen=True, kw_only=True, tag="started"):
    """A game begins."""

    opener: int


class Unrated(Entry, frozen=True, kw_only=True, tag="unrated"):
    """The game that has just begun is not rated, for a reason outside the table, such as earlier games of its players."""

    reason: WhyUnrated


class Acted(Entry, frozen=True, kw_only=True, tag="acted"):
    """A seat, or chance (None), plays an action."""

    seat: int | None
    action: str


class TookBack(SeatEntry, frozen=True, kw_only=True, tag="took-back"):
    """The last actions are undone: one of the seat's own, and the actions after it if they were forced or the others agreed."""

    actions: int = 1


class Flagged(SeatEntry, frozen=True, kw_only=True, tag="flagged"):
    """A seat's time is up: a bot ends the turn; the second time it keeps playing, unless the others let the holder back."""


class BotSubstituted(SeatEntry, frozen=True, kw_only=True, tag="stood-in"):
    """The others have agreed that a bot plays the seat of somebody who is gone, until they are back."""


class Resigned(SeatEntry, frozen=True, kw_only=True, tag="resigned"):
    """The holder of a seat resigns; if the game continues, a bot plays the seat to its end."""


class Agreed(Entry, frozen=True, kw_only=True, tag="agreed"):
    """A guest proposes something, or agrees to it."""

    what: What
    seat: int | None = None


class Declined(Entry, frozen=True, kw_only=True, tag="declined"):
    """A guest declines a proposal, or withdraws their own."""

    what: What
    seat: int | None = None


class Ended(Entry, frozen=True, kw_only=True, tag="ended"):
    """A game ends early. `seats` are the seats that resigned or were gone."""

    how: How
    seats: tuple[int, ...] = ()


class Returned(SeatEntry, frozen=True, kw_only=True, tag="returned"):
    """The holder of a seat takes over from the bot."""


class Resumed(Entry, frozen=True, kw_only=True, tag="resumed"):
    """The server is back; nobody loses time to its `down` milliseconds of downtime.

    Entries of earlier releases have no `down`: nobody loses any time since the clock was last charged.
    """

    down: int | None = None


class Said(Entry, frozen=True, kw_only=True, tag="said"):
    """A chat line: a preset phrase by its id, or a text."""

    name: str
    phrase: str | None = None
    text: str | None = None


class Renamed(Entry, frozen=True, kw_only=True, tag="renamed"):
    """A guest changes their name: their seats and chat lines show the new one.

    Seats of other people at their device keep theirs. `by` is missing, because a guest who renames themselves is not back at the table.
    """

    guest: str
    name: str
    before: str


class Silenced(Entry, frozen=True, kw_only=True, tag="silenced"):
    """The host silences somebody and removes their chat lines, or lets them chat again."""

    guest: str
    silenced: bool = True


class Rematched(Entry, frozen=True, kw_only=True, tag="rematched"):
    """A new game at the same table; seats rotate by one. Bots play for the `absent` seats, until their holders are back."""

    absent: tuple[int, ...] = ()


AboutTable: TypeAlias = Opened | TermsChanged | HandedOver | Closed
AboutSeats: TypeAlias = Sat | SeatFreed | Reseated | BotSat | Named | Left
AboutShuffle: TypeAlias = EntropyAdded | EntropyCommitted | Sealed | Committed
AboutGame: TypeAlias = Started | Unrated | Acted | TookBack | Resigned | Agreed | Declined | Ended | Rematched
AboutTime: TypeAlias = Flagged | BotSubstituted | Returned | Resumed
AboutChat: TypeAlias = Said | Renamed | Silenced
AnyEntry: TypeAlias = AboutTable | AboutSeats | AboutShuffle | AboutGame | AboutTime | AboutChat

encode = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(AnyEntry).decode


def decode(entry: bytes) -> AnyEntry:
    """Return a stored entry; raise Refused if a node of a newer release has written something that this one does not know."""
    try:
        decoded: AnyEntry = _decode(entry)
    except msgspec.ValidationError as error:
        raise Refused("server/upgrading") from error
    return decoded
