"""The log of a table: everything that ever happened there, in order. A table is nothing but the sum of its log.

Entries are only ever appended. Each kind is one struct; its `tag` and its fields are in the stored JSON, so neither may change
their meaning.
"""

from typing import Literal, TypeAlias, TypedDict

import msgspec

What: TypeAlias = Literal["abort", "resign", "stop", "stand-in", "end", "take-back", "return", "rematch", "host"]
"""What people may propose to each other; what each needs and does is in proposal_kinds.py."""

BotPlays: TypeAlias = Literal["asked", "flagged", "agreed", "resigned"]
"""Why a bot plays for somebody: they asked for it, their time ran out, the others agreed on it, or they gave up."""

How: TypeAlias = Literal["played", "resigned", "aborted", "agreed", "abandoned"]
"""How a game ended: by its rules, because somebody gave up, before it had really begun, because all agreed, or because somebody was gone."""

BotSpeed: TypeAlias = Literal["slow", "normal", "at-once"]
"""How long bots wait before they act, so that people can follow."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True):
    """What every entry has: when it happened (milliseconds since 1970), who did it, and the request it answers.

    `by` is a guest's id, None for the server itself. `request` is chosen by the client; the same request never counts twice.
    """

    at: int
    by: str | None = None
    request: str | None = None


class Clock(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How long players may think: `base` seconds and `increment` seconds a move, or `days` a move."""

    base: int | None = None
    increment: int = 0
    days: int | None = None


class Origin(msgspec.Struct, frozen=True):
    """A moment of a finished game: after a number of its actions."""

    table: str
    number: int
    at: int


class Deal(msgspec.Struct, frozen=True, omit_defaults=True):
    """The deal that a table's game belongs to: the day of a daily one, and the order of the draws where it follows another game."""

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
    """A table is opened. `opener` None means that it is drawn; `hints` whether players may ask what a bot would do.

    `helps`: whether the board tells what players could work out themselves, such as which tiles are still to come. `bot_speed`: how fast bots play.
    `language`: which one its host speaks.
    `origin`: the table is for practice; its game goes on from there, with draws of its own, and counts for nothing.
    `deal`: others play the same draws at tables of their own.
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
    deal: Deal | None = None
    bot_speed: BotSpeed = "normal"
    language: str | None = None


class Closed(Entry, frozen=True, kw_only=True, tag="closed"):
    """The host closes a table where nothing was played, or the operator any; nothing can happen there afterwards."""


class TermsChanged(Entry, frozen=True, kw_only=True, tag="terms-changed"):
    """The host changes what was agreed when the table was opened; seats that are no longer there were free."""

    terms: Opened


class HandedOver(Entry, frozen=True, kw_only=True, tag="handed-over"):
    """Another guest becomes the host."""

    to: str


class Sat(Entry, frozen=True, kw_only=True, tag="sat"):
    """A guest (or, for the host, another player on the same device) takes a seat, or comes back to it. `program`: it is one, and shows as a bot."""

    seat: int
    guest: str
    name: str
    program: bool = False


class SeatFreed(Entry, frozen=True, kw_only=True, tag="stood"):
    """A seat becomes free; in a running game a bot plays it until its holder is back. `kept_out`: its holder cannot sit here again."""

    seat: int
    kept_out: bool = False


class Reseated(Entry, frozen=True, kw_only=True, tag="reseated"):
    """The host moves people and bots: for each seat, the one from which its holder comes."""

    order: tuple[int, ...]


class Left(Entry, frozen=True, kw_only=True, tag="left"):
    """A player has closed the table; only stored where an absence of days counts."""


class BotSat(Entry, frozen=True, kw_only=True, tag="bot-sat"):
    """A bot takes a free seat."""

    seat: int
    bot: str


class EntropyAdded(Entry, frozen=True, kw_only=True, tag="worded"):
    """A seat adds entropy of its own to the shuffle."""

    seat: int
    entropy: str = msgspec.field(name="word")


class EntropyCommitted(Entry, frozen=True, kw_only=True, tag="entropy-committed"):
    """A seat commits to its entropy by SHA-256, before anybody's is shown."""

    seat: int
    commitment: str


class Sealed(Entry, frozen=True, kw_only=True, tag="sealed"):
    """No seat may commit any more: those who have show their entropy now, and the game begins with the last."""


class Committed(Entry, frozen=True, kw_only=True, tag="committed"):
    """The server has chosen the secret of the next game's shuffle; only its commitment is ever shown before the end.

    `again`: somebody did not show their entropy in time. The game begins as soon as those who did have committed to some again.
    """

    secret: str
    again: bool = False


class Started(Entry, frozen=True, kw_only=True, tag="started"):
    """A game begins."""

    opener: int


class Acted(Entry, frozen=True, kw_only=True, tag="acted"):
    """An action was played: a seat's, or chance's (seat None)."""

    seat: int | None
    action: str


class TookBack(Entry, frozen=True, kw_only=True, tag="took-back"):
    """The last actions are undone: one of the seat's own and, when the others agreed, what followed it."""

    seat: int
    actions: int = 1


class Flagged(Entry, frozen=True, kw_only=True, tag="flagged"):
    """A seat's time is up: a bot ends the turn; the second time it plays on, unless the others let the holder back."""

    seat: int


class BotSubstituted(Entry, frozen=True, kw_only=True, tag="stood-in"):
    """The others have agreed that a bot plays the seat of somebody who is gone, until they are back."""

    seat: int


class Resigned(Entry, frozen=True, kw_only=True, tag="resigned"):
    """The holder of a seat gives up; if the game goes on, a bot plays the seat to its end."""

    seat: int


class Agreed(Entry, frozen=True, kw_only=True, tag="agreed"):
    """A guest proposes something, or agrees to it."""

    what: What
    seat: int | None = None


class Declined(Entry, frozen=True, kw_only=True, tag="declined"):
    """A guest says no to what was proposed, or takes back their own proposal."""

    what: What
    seat: int | None = None


class Ended(Entry, frozen=True, kw_only=True, tag="ended"):
    """A game ends before its rules end it. `seats` are those who resigned or were gone."""

    how: How
    seats: tuple[int, ...] = ()


class Returned(Entry, frozen=True, kw_only=True, tag="returned"):
    """The holder of a seat takes over from the bot."""

    seat: int


class Resumed(Entry, frozen=True, kw_only=True, tag="resumed"):
    """The server is back after an interruption; the `down` milliseconds without it count for nobody.

    Earlier versions did not know how long that was: there, all time since the clock was last touched counted for nobody.
    """

    down: int | None = None


class Said(Entry, frozen=True, kw_only=True, tag="said"):
    """Somebody says something: a preset phrase by its id, or words of their own."""

    name: str
    phrase: str | None = None
    text: str | None = None


class Silenced(Entry, frozen=True, kw_only=True, tag="silenced"):
    """The host removes somebody from the talk of a table, with what they said; or lets them talk again."""

    guest: str
    silenced: bool = True


class Rematched(Entry, frozen=True, kw_only=True, tag="rematched"):
    """A new game at the same table; seats move on by one. Bots play for the `absent` seats, until their holders are back."""

    absent: tuple[int, ...] = ()


AnyEntry: TypeAlias = (
    Opened
    | TermsChanged
    | HandedOver
    | Closed
    | Sat
    | SeatFreed
    | Reseated
    | BotSat
    | Left
    | EntropyAdded
    | EntropyCommitted
    | Sealed
    | Committed
    | Started
    | Acted
    | TookBack
    | Flagged
    | BotSubstituted
    | Resigned
    | Agreed
    | Declined
    | Ended
    | Returned
    | Resumed
    | Said
    | Silenced
    | Rematched
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
