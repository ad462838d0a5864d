"""What goes over the wire, in both directions: the one set of types for validation, OpenAPI, documents and the client."""

from functools import partial
from typing import Any, Final, Literal

import msgspec

from rookery.core import frozen
from rookery.server.log import BotPlays, BotSpeed, Clock, How, Origin, What
from rookery.server.storage.rows import TableDetails
from rookery.server.wire_deals import *  # noqa: F403  one namespace for everything on the wire
from rookery.server.wire_people import *  # noqa: F403  one namespace for everything on the wire
from rookery.server.wire_requests import *  # noqa: F403  one namespace for everything on the wire
from rookery.server.wire_requests import ClientFrame

PHRASES: Final = ("hello", "good-luck", "well-played", "thank-you", "oops", "one-moment", "your-turn", "good-game")
"""Preset phrases by id; their words are in the locale."""


class SeatFrame(msgspec.Struct, frozen=True):
    """A seat as everybody sees it. `program`: its guest is a program that plays from outside.

    `away`: a bot plays for its holder, `bot_plays` says why; `gone_since`: when they left the table.
    """

    name: str
    guest: str | None
    program: bool
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


class WatcherFrame(msgspec.Struct, frozen=True):
    """Somebody with a name who has the table open and holds no seat there."""

    guest: str
    name: str


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
    watchers: tuple[WatcherFrame, ...]
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
    `origin` is the moment of a finished game from which this one goes on for practice; such games count for nothing. `deal` is the deal that it
    is an attempt at; its secret is told by the deal.
    Of those who are `watching`, so many as `choosing` says have followed the link and have no name yet. `watchers`
    are those with a name, the first of them, before a game: the host may give them a seat.
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
    silenced: tuple[str, ...]
    origin: Origin | None
    deal: str | None
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
    watchers: tuple[WatcherFrame, ...]
    moves: list[MoveFrame]
    now: int


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


class GameFrame(msgspec.Struct, frozen=True):
    """A game that can be played here: options map to their values, the default first; bots, and levels for people, from weak to strong."""

    game: str
    title: str
    designer: str
    age: int
    minutes: tuple[int, int]
    seats: tuple[int, int]
    options: dict[str, tuple[str, ...]]
    expansions: tuple[str, ...]
    bots: tuple[str, ...]
    levels: tuple[str, ...]


class TableSummaryFrame(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    status: str
    updated: int
    details: TableDetails


class TableListFrame(msgspec.Struct, frozen=True):
    """A page of the open tables; `next` leads to the one after it."""

    tables: list[TableSummaryFrame]
    next: str | None


class InvitationFrame(msgspec.Struct, frozen=True):
    """A table to which somebody you have played with asks you: who, and when."""

    table: TableSummaryFrame
    by: str
    at: int


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


class HintedChoice(msgspec.Struct, frozen=True):
    """One of your choices: the share of the win that it promises, the points more than the best other seat's, their standard deviation, and why."""

    action: str
    result: float
    margin: float
    spread: float
    explanations: tuple[ExplanationFrame, ...]


class HintFrame(msgspec.Struct, frozen=True):
    """What the game's strongest bot would do in your place, as the notation of one of your choices, and the version it is meant for.

    `best` are the best few choices, that one first; empty where no bot can explain itself.
    """

    version: int
    action: str
    best: tuple[HintedChoice, ...]


class NextChoice(msgspec.Struct, frozen=True):
    """What is done after a choice in the same turn."""

    action: str
    label: str
    args: dict[str, Any]


class AnalysedChoice(msgspec.Struct, frozen=True):
    """A choice at a moment of a finished game, and the share of the win that it promised; explained where it was made or is the best.

    `then` is how the best one goes on in the same turn: the figure after a tile.
    """

    action: str
    label: str
    args: dict[str, Any]
    result: float
    explanations: tuple[ExplanationFrame, ...]
    then: tuple[NextChoice, ...] = ()


class AnalysedStep(msgspec.Struct, frozen=True):
    """What every seat could expect after an action, as its share of the win, and as its points at the end; number 0 is the beginning.

    `luck` is what a draw changed of each seat's share, `cost` what a choice gave away of it. One that gave away much has a `sign`, `?` or `??`, and
    its `choices`, the best first.
    """

    number: int
    seat: int | None
    results: tuple[float, ...]
    points: tuple[float, ...]
    luck: tuple[float, ...] | None
    cost: float | None
    sign: str | None
    choices: tuple[AnalysedChoice, ...]


class AnalysisFrame(msgspec.Struct, frozen=True):
    """How far the analysis of a finished game has come. `none`: there is nobody here who could say anything about it."""

    table: str
    number: int
    state: Literal["none", "waiting", "growing", "done", "failed"]
    steps: tuple[AnalysedStep, ...]


class PuzzleFrame(msgspec.Struct, frozen=True):
    """A puzzle: the view of whoever is asked; the best of its `choices` is wanted. `tried` says how your first try ended, if there was one."""

    game: str
    puzzle: str
    daily: bool
    options: dict[str, str]
    expansions: tuple[str, ...]
    seats: int
    view: Any
    survey: Any | None
    rating: int
    tried: bool | None


class PuzzleAnswerFrame(msgspec.Struct, frozen=True):
    """Whether an answer is right and counts, and the chance of each choice, the best first, with reasons for the best.

    `rating` and its `change` are yours, `recent` your ratings after the latest first tries, the oldest first;
    `tries` and `solved` say how many have tried the puzzle, and solved it at the first try.
    """

    right: bool
    counted: bool
    best: str
    chances: tuple[AnalysedChoice, ...]
    explanations: tuple[ExplanationFrame, ...]
    rating: int
    change: int
    recent: tuple[int, ...]
    puzzle_rating: int
    tries: int
    solved: int


encode = msgspec.json.Encoder(enc_hook=frozen.inside).encode  # a FrozenMap is an object
builtins = partial(msgspec.to_builtins, enc_hook=frozen.inside)
decode_client_frame = msgspec.json.Decoder(ClientFrame).decode
