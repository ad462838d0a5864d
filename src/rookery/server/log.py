"""The log of a table: everything that ever happened there, in order. A table is nothing but the sum of its log.

Entries are only ever appended. Each kind is one struct; its `tag` and its fields are in the stored JSON, so neither may change
their meaning.
"""

from typing import TypeAlias

import msgspec


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


class Opened(Entry, frozen=True, kw_only=True, tag="opened"):
    """A table is opened. `opener` None means that it is drawn; `hints` whether players may ask what a bot would do.

    `helps`: whether the board tells what players could work out themselves, such as which tiles are still to come.
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


class Closed(Entry, frozen=True, kw_only=True, tag="closed"):
    """The host closes a table where nothing was played; nothing can happen there afterwards."""


class Sat(Entry, frozen=True, kw_only=True, tag="sat"):
    """A guest (or, for the host, another player on the same device) takes a seat, or comes back to it."""

    seat: int
    guest: str
    name: str


class Stood(Entry, frozen=True, kw_only=True, tag="stood"):
    """A seat becomes free; in a running game a bot plays it until its holder is back."""

    seat: int


class BotSat(Entry, frozen=True, kw_only=True, tag="bot-sat"):
    """A bot takes a free seat."""

    seat: int
    bot: str


class EntropyAdded(Entry, frozen=True, kw_only=True, tag="worded"):
    """A seat adds entropy of its own to the shuffle."""

    seat: int
    entropy: str = msgspec.field(name="word")


class Committed(Entry, frozen=True, kw_only=True, tag="committed"):
    """The server has chosen the secret of the next game's shuffle; only its commitment is ever shown before the end."""

    secret: str


class Started(Entry, frozen=True, kw_only=True, tag="started"):
    """A game begins."""

    opener: int


class Acted(Entry, frozen=True, kw_only=True, tag="acted"):
    """An action was played: a seat's, or chance's (seat None)."""

    seat: int | None
    action: str


class TookBack(Entry, frozen=True, kw_only=True, tag="took-back"):
    """The last action is undone."""

    seat: int


class Flagged(Entry, frozen=True, kw_only=True, tag="flagged"):
    """A seat's time is up; a bot plays it until its holder is back."""

    seat: int


class Returned(Entry, frozen=True, kw_only=True, tag="returned"):
    """The holder of a seat takes over from the bot."""

    seat: int


class Resumed(Entry, frozen=True, kw_only=True, tag="resumed"):
    """The server is back after an interruption; the time in between counts for nobody."""


class Said(Entry, frozen=True, kw_only=True, tag="said"):
    """Somebody says something: a preset phrase by its id, or words of their own."""

    name: str
    phrase: str | None = None
    text: str | None = None


class Rematched(Entry, frozen=True, kw_only=True, tag="rematched"):
    """A new game at the same table; seats move on by one."""


AnyEntry: TypeAlias = (
    Opened | Closed | Sat | Stood | BotSat | EntropyAdded | Committed | Started | Acted | TookBack | Flagged | Returned | Resumed | Said | Rematched
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
