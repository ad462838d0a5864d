"""What goes over the wire, in both directions: the one set of types for validation, OpenAPI, documents and the client."""

from functools import partial
from typing import Any, Final

import msgspec

from rookery.core import frozen
from rookery.server.storage.rows import TableDetails
from rookery.server.wire.deals import *  # noqa: F403  one namespace for everything on the wire
from rookery.server.wire.insight import *  # noqa: F403  one namespace for everything on the wire
from rookery.server.wire.people import *  # noqa: F403  one namespace for everything on the wire
from rookery.server.wire.requests import *  # noqa: F403  one namespace for everything on the wire
from rookery.server.wire.requests import ClientFrame
from rookery.server.wire.tables import *  # noqa: F403  one namespace for everything on the wire
from rookery.server.wire.tables import ChatFrame, EndingFrame, PresenceFrame, SeatFrame, TableFrame

PHRASES: Final = ("hello", "good-luck", "well-played", "thank-you", "oops", "one-moment", "your-turn", "good-game")
"""Preset phrases by id; their words are in the locale."""


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
    """A finished game after a number of actions; `survey` as in a table frame."""

    table: str
    number: int
    at: int
    length: int
    actions: tuple[str, ...]
    tags: dict[str, str]
    view: Any
    survey: Any | None


class ShownFrame(msgspec.Struct, frozen=True):
    """A position as a spectator sees it; `survey` as in a table frame."""

    view: Any
    survey: Any | None


class BetterWayFrame(msgspec.Struct, frozen=True):
    """What would have come of the best choice in place of action `at`: the actions from there on, and the position after each."""

    table: str
    number: int
    at: int
    steps: tuple[StepFrame, ...]
    shown: tuple[ShownFrame, ...]


encode = msgspec.json.Encoder(enc_hook=frozen.inside).encode  # a FrozenMap is an object
builtins = partial(msgspec.to_builtins, enc_hook=frozen.inside)
decode_client_frame = msgspec.json.Decoder(ClientFrame).decode
