"""What goes over the wire, in both directions: the one set of types for validation, OpenAPI, documents and the client."""

from functools import partial
from typing import Annotated, Any, Final, Literal

import msgspec

from rookery.server import limits
from rookery.server.log import BotPlays, BotSpeed, Clock, How, Origin, What
from rookery.server.storage import TableDetails

PHRASES: Final = ("hello", "good-luck", "well-played", "thank-you", "oops", "one-moment", "your-turn", "good-game")
"""Preset phrases by id; their words are in the locale."""

Text = Annotated[str, msgspec.Meta(max_length=1000)]
Request = Annotated[str, msgspec.Meta(min_length=1, max_length=limits.REQUEST, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=9)]
Version = Annotated[int, msgspec.Meta(ge=0, le=10**9)]


# --- what clients send


class BotSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat for a bot when a table is opened."""

    seat: SeatNumber
    bot: Text


class OpenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table. You get seat 0 unless `sit` says otherwise; `sit` may name several seats for one device."""

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
    start: bool = False
    request: Request | None = None


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat: for yourself, for somebody on the same device under another name, or (as host) for a bot."""

    name: Text | None = None
    bot: Text | None = None


class AddEntropy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Add entropy of your own to the shuffle: first its SHA-256 as `commitment`, then, once the table is sealed, the `entropy` itself."""

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
    """Say a preset phrase, or words of your own."""

    phrase: Text | None = None
    text: Text | None = None
    request: Request | None = None


class Propose(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="propose", tag_field="kind"):
    """Propose something, or agree to it if somebody has proposed it already. `seat` is the seat it is about, where it is about one."""

    what: What
    seat: SeatNumber | None = None
    request: Request | None = None


class Decline(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="decline", tag_field="kind"):
    """Say no to what somebody proposed, or take back what you proposed."""

    what: What
    seat: SeatNumber | None = None
    request: Request | None = None


class Back(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="back", tag_field="kind"):
    """You are back: take over from the bot that plays for you. Whose time ran out twice asks the others with it."""

    request: Request | None = None


class Refresh(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="refresh", tag_field="kind"):
    """Ask for the whole table again."""


ClientFrame = Act | TakeBack | Say | Propose | Decline | Back | Refresh


class ChangeTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Change what was agreed when the table was opened; what is left out stays. In a running game only `bot_speed` can be changed."""

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
    """Move people and bots to other seats: for each seat, who is to sit there, by their seat of now."""

    order: tuple[SeatNumber, ...]


class HandOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Make the holder of a seat the host of the table."""

    seat: SeatNumber


class Practise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a finished game after `at` of its actions, in the place of a seat, against bots."""

    at: Annotated[int, msgspec.Meta(ge=0, le=10**6)]
    seat: SeatNumber
    request: Request | None = None


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Your name, as others see it."""

    name: Text


class UseCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code that carries you to another device."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class Mute(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether somebody's chat is hidden from you."""

    guest: Text
    muted: bool = True


# --- what the server sends


class SeatFrame(msgspec.Struct, frozen=True):
    """A seat as everybody sees it. `away`: a bot plays for its holder, `bot_plays` says why; `gone_since`: when they left the table."""

    name: str
    guest: str | None
    bot: str | None
    away: bool
    online: bool
    you: bool
    host: bool
    gone_since: int | None
    bot_plays: BotPlays | None
    flags: int


class SeatPresence(msgspec.Struct, frozen=True):
    """Whether the holder of a seat has the table open, and if not, since when."""

    online: bool
    gone_since: int | None


class ProposalFrame(msgspec.Struct, frozen=True):
    """Something that can be proposed from `opens` on, with the seats that have agreed, declined or not answered. Asked once somebody has agreed."""

    what: What
    seat: int | None
    opens: int
    asked_by: int | None
    agreed: tuple[int, ...]
    declined: tuple[int, ...]
    missing: tuple[int, ...]


class PresenceFrame(msgspec.Struct, frozen=True, tag="presence", tag_field="kind"):
    """Who has come or gone, and what can be proposed now. Everything else at the table is as it was."""

    seats: tuple[SeatPresence, ...]
    watching: int
    choosing: int
    proposals: tuple[ProposalFrame, ...]
    now: int


class EndingFrame(msgspec.Struct, frozen=True):
    """How a game ended, which seats gave up or were gone, and the place of each seat where there are places."""

    how: How
    seats: tuple[int, ...]
    places: tuple[int, ...] | None


class RematchFrame(msgspec.Struct, frozen=True):
    """The next game: for each seat who will sit there, by their seat of now, and when it begins with bots for those who are silent."""

    seats: tuple[int, ...]
    begins: int | None


class ClockFrame(msgspec.Struct, frozen=True):
    """Milliseconds left for each seat; those of the seat `running` run down since `since` (server time)."""

    left: tuple[int, ...]
    running: int | None
    since: int


class ShuffleFrame(msgspec.Struct, frozen=True):
    """The fair shuffle: the server's commitment, those of the seats for the next game, their entropy, and the secret once the game is over.

    `sealed`: whoever has committed is to show their entropy now; with the last of them the game begins.
    """

    commitment: str
    commitments: tuple[str, ...]
    sealed: bool
    entropy: tuple[str, ...]
    secret: str | None


class MoveFrame(msgspec.Struct, frozen=True):
    """One action of the game, the version it led to, and the events it caused."""

    version: int
    seat: int | None
    action: str
    events: list[Any]


class ChatFrame(msgspec.Struct, frozen=True, tag="chat", tag_field="kind"):
    """Something that was said."""

    seq: int
    at: int
    guest: str | None
    name: str
    phrase: str | None
    text: str | None


class TableFrame(msgspec.Struct, frozen=True, tag="table", tag_field="kind"):
    """The whole table as you may see it. `view` is the game's own view (None before it starts); `moves` are those since the version you had.

    `survey` is what the board of the game shows beyond the view, the same for everybody (None where a game has nothing to add).
    `origin` is the moment of a finished game from which this one goes on for practice; such games count for nothing.
    Of those who are `watching`, so many as `choosing` says have followed the link and have no name yet.
    """

    table: str
    version: int
    number: int
    status: str
    game: str
    options: dict[str, str]
    expansions: tuple[str, ...]
    host: bool
    listed: bool
    hints: bool
    helps: bool
    origin: Origin | None
    bot_speed: BotSpeed
    seats: tuple[SeatFrame, ...]
    your_seats: tuple[int, ...]
    can_take_back: bool
    clock: ClockFrame | None
    time_control: Clock | None
    shuffle: ShuffleFrame
    view: Any | None
    survey: Any | None
    ending: EndingFrame | None
    proposals: tuple[ProposalFrame, ...]
    rematch: RematchFrame | None
    watching: int
    choosing: int
    moves: list[MoveFrame]
    now: int


class HintFrame(msgspec.Struct, frozen=True):
    """What the game's strongest bot would do in your place, as the notation of one of your choices, and the version it is meant for."""

    version: int
    action: str


class PreviewFrame(msgspec.Struct, frozen=True):
    """What your choices would lead to, in the shape of the game, and the version it is meant for."""

    version: int
    preview: Any


class FitsFrame(msgspec.Struct, frozen=True):
    """The tiles to come that fit a place, each with its rotations, and the version it is meant for."""

    version: int
    tiles: dict[str, tuple[int, ...]]


class DoneFrame(msgspec.Struct, frozen=True, tag="done", tag_field="kind"):
    """Your request is done and will not be lost."""

    request: str | None
    version: int


class ErrorFrame(msgspec.Struct, frozen=True, tag="error", tag_field="kind"):
    """Your request was not granted. `code` is stable; `rule` is the ledger id of a rule of the game that forbids it."""

    code: str
    message: str
    rule: str | None = None
    request: str | None = None


ServerFrame = TableFrame | PresenceFrame | ChatFrame | DoneFrame | ErrorFrame


class Me(msgspec.Struct, frozen=True):
    """Who you are here, and whose chat is hidden from you."""

    guest: str
    name: str
    muted: tuple[str, ...]


class GameFrame(msgspec.Struct, frozen=True):
    """A game that can be played here: options map to their values, the default first; bots from weak to strong."""

    game: str
    title: str
    designer: str
    age: int
    minutes: tuple[int, int]
    seats: tuple[int, int]
    options: dict[str, tuple[str, ...]]
    expansions: tuple[str, ...]
    bots: tuple[str, ...]


class TableSummaryFrame(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    status: str
    updated: int
    details: TableDetails


class CodeFrame(msgspec.Struct, frozen=True):
    """A link that carries you to another device, as text and as an SVG QR code; good for ten minutes and one use."""

    link: str
    qr: str
    expires: int


class Statistics(msgspec.Struct, frozen=True):
    """Finished games of one kind: played, won (a shared win counts its share), mean score, best score."""

    game: str
    played: int
    won: float
    mean_score: float
    best_score: int


class StepFrame(msgspec.Struct, frozen=True):
    """One action of a finished game: how many there are with it, the round or turn it belongs to, its events, and everybody's points after it."""

    version: int
    round: int
    seat: int | None
    action: str
    events: list[Any]
    scores: tuple[int, ...]


class HistoryFrame(msgspec.Struct, frozen=True):
    """A finished game from its first action to its last: who sat where, when it ended, and how."""

    table: str
    number: int
    game: str
    ended: int
    seats: tuple[SeatFrame, ...]
    places: tuple[int, ...]
    ending: EndingFrame
    steps: tuple[StepFrame, ...]


class ReplayFrame(msgspec.Struct, frozen=True):
    """A finished game after so many actions; `survey` as in a table frame."""

    table: str
    number: int
    at: int
    length: int
    actions: tuple[str, ...]
    tags: dict[str, str]
    view: Any
    survey: Any | None


class ExplanationFrame(msgspec.Struct, frozen=True):
    """Why a choice is good or bad: a message with its arguments; `seat` among them is another player."""

    label: str
    args: dict[str, Any]


class AnalysedChoice(msgspec.Struct, frozen=True):
    """A choice at a moment of a finished game, and the share of the win that it promised; explained where it was made or is the best."""

    action: str
    label: str
    args: dict[str, Any]
    result: float
    explanations: tuple[ExplanationFrame, ...]


class AnalysedStep(msgspec.Struct, frozen=True):
    """What every seat could expect after an action, as its share of the win; number 0 is the beginning.

    `luck` is what a draw changed for each seat, `cost` what a choice gave away. One that gave away much has a `sign`, `?` or `??`, and its `choices`,
    the best first.
    """

    number: int
    seat: int | None
    results: tuple[float, ...]
    luck: tuple[float, ...] | None = None
    cost: float | None = None
    sign: str | None = None
    choices: tuple[AnalysedChoice, ...] = ()


class AnalysisFrame(msgspec.Struct, frozen=True):
    """How far the analysis of a finished game has come. `none`: there is nobody here who could say anything about it."""

    table: str
    number: int
    state: Literal["none", "waiting", "growing", "done", "failed"]
    steps: tuple[AnalysedStep, ...]


encode = msgspec.json.Encoder(enc_hook=dict).encode  # a FrozenMap is an object
builtins = partial(msgspec.to_builtins, enc_hook=dict)
decode_client_frame = msgspec.json.Decoder(ClientFrame).decode
