"""Requests of clients: HTTP bodies and the frames of a socket."""

from typing import Annotated, Final

import msgspec

from rookery.server import limits
from rookery.server.tables.log import BotSpeed, Clock, What

PHRASES: Final = ("hello", "good-luck", "well-played", "thank-you", "oops", "one-moment", "your-turn", "good-game")
"""The ids of the preset phrases; the locale has their words."""

Text = Annotated[str, msgspec.Meta(max_length=1000)]
GuestId = Annotated[str, msgspec.Meta(max_length=32)]
Request = Annotated[str, msgspec.Meta(min_length=1, max_length=limits.REQUEST, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=9)]
Version = Annotated[int, msgspec.Meta(ge=0, le=10**9)]


class BotSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot's seat at a new table."""

    seat: SeatNumber
    bot: Text


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table. You get seat 0 unless `sit` says otherwise; `sit` may name several seats for one device.

    `commitment` is the SHA-256 of the entropy of your first seat: with `start`, the game begins once you have revealed that entropy.
    `guided` asks for a guided game if you have not finished a game of this kind and play alone against bots.
    """

    game: Text
    seats: Annotated[int, msgspec.Meta(ge=1, le=10)]
    options: dict[Text, Text] = {}
    expansions: tuple[Text, ...] = ()
    opener: SeatNumber | None = None
    bots: tuple[BotSeat, ...] = ()
    sit: tuple[SeatNumber, ...] = (0,)
    clock: Clock | None = None
    listed: bool = False
    hints: bool = False
    helps: bool = True
    bot_speed: BotSpeed = "normal"
    language: Annotated[str, msgspec.Meta(pattern="^[a-z]{2}$")] | None = None
    start: bool = False
    guided: bool = False
    commitment: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")] | None = None
    request: Request | None = None


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat: for yourself, for somebody on the same device under another name, or (as host) for a bot or a `guest` who watches.

    Programs set `program`.
    """

    name: Text | None = None
    bot: Text | None = None
    guest: GuestId | None = None
    program: bool = False


class AddEntropy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Add your entropy to the shuffle: first its SHA-256 as `commitment`, then, once the table is sealed, the `entropy` itself."""

    entropy: Annotated[str, msgspec.Meta(min_length=1, max_length=limits.ENTROPY)] | None = None
    commitment: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")] | None = None


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="act", tag_field="kind"):
    """Play an action: the notation of one of your choices, for the version you saw it in."""

    version: Version
    action: Text
    request: Request | None = None


class TakeBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="take-back", tag_field="kind"):
    """Undo your last action."""

    version: Version
    request: Request | None = None


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="say", tag_field="kind"):
    """Say a preset phrase or a text of your own."""

    phrase: Text | None = None
    text: Text | None = None
    request: Request | None = None


class Propose(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="propose", tag_field="kind"):
    """Propose something, or agree to an existing proposal. `seat` is the seat that the proposal is about, if any."""

    what: What
    seat: SeatNumber | None = None
    request: Request | None = None


class Decline(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="decline", tag_field="kind"):
    """Decline a proposal, or withdraw your own."""

    what: What
    seat: SeatNumber | None = None
    request: Request | None = None


class Back(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="back", tag_field="kind"):
    """Take over from the bot that plays for you. If your time ran out twice, this asks the others."""

    request: Request | None = None


class Refresh(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="refresh", tag_field="kind"):
    """Request the whole table again."""


TableRequest = Act | TakeBack | Say | Propose | Decline | Back
ClientFrame = TableRequest | Refresh


class ChangeTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Change the terms of a table; omitted fields keep their value. In a running game only `bot_speed` can change."""

    seats: Annotated[int, msgspec.Meta(ge=1, le=10)] | msgspec.UnsetType = msgspec.UNSET
    options: dict[Text, Text] | msgspec.UnsetType = msgspec.UNSET
    expansions: tuple[Text, ...] | msgspec.UnsetType = msgspec.UNSET
    opener: SeatNumber | msgspec.UnsetType | None = msgspec.UNSET
    clock: Clock | msgspec.UnsetType | None = msgspec.UNSET
    listed: bool | msgspec.UnsetType = msgspec.UNSET
    hints: bool | msgspec.UnsetType = msgspec.UNSET
    helps: bool | msgspec.UnsetType = msgspec.UNSET
    bot_speed: BotSpeed | msgspec.UnsetType = msgspec.UNSET


class Reseat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Move people and bots to other seats: for each seat, the current seat of its new holder."""

    order: tuple[SeatNumber, ...]


class HandOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Make the holder of a seat the host of the table."""

    seat: SeatNumber


class Practise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Practise from a finished game after `at` of its actions, in the place of a seat, against bots."""

    at: Annotated[int, msgspec.Meta(ge=0, le=10**6)]
    seat: SeatNumber
    request: Request | None = None


class ImportRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The record of a finished game: `.rook` text, or one JSON line."""

    record: str


class Silence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Silence a guest at the table, or let them talk again."""

    guest: GuestId
    silenced: bool = True


class Invite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Invite somebody you have played with to a table."""

    guest: GuestId


class AnswerPuzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a puzzle, in notation; None shows the solution."""

    action: Text | None


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Your name, as others see it."""

    name: Text


class UseCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Use a code that identifies a guest: from another device, or a recovery code. `replacing` is your current identity in this browser, if any."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    replacing: Text | None = None


class Switch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Switch back to one of your previous identities in this browser."""

    guest: GuestId


class PushKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's keys for push messages, in its own encoding."""

    p256dh: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{86,88}=*$")]
    auth: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{20,24}=*$")]


class Subscribe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Subscribe this device to notifications in this language about your turns in a correspondence game."""

    endpoint: Annotated[str, msgspec.Meta(max_length=limits.ENDPOINT)]
    keys: PushKeys
    language: Text = "en"


class Unsubscribe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """End the subscription of this endpoint."""

    endpoint: Annotated[str, msgspec.Meta(max_length=limits.ENDPOINT)]


class Mute(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Mute a guest's chat for yourself, or unmute it."""

    guest: GuestId
    muted: bool = True
