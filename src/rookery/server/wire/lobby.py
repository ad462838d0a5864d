"""Frames of the lobby: games, open tables and invitations."""

import msgspec

from rookery.server.storage.lists import TableDetails


class GameFrame(msgspec.Struct, frozen=True):
    """A game that this server offers: options map to their values, default first; bots, and levels for people, are listed weakest first."""

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
    """A table in a list. `deadline` is when the acting seat's time runs out; only your own tables have one, while a clock runs."""

    table: str
    game: str
    status: str
    updated: int
    deadline: int | None
    details: TableDetails


class TableListFrame(msgspec.Struct, frozen=True):
    """A page of tables; `next` is the cursor of the next page, and `now` the time of the server."""

    tables: list[TableSummaryFrame]
    next: str | None
    now: int


class InvitationFrame(msgspec.Struct, frozen=True):
    """An invitation to a table from somebody you have played with: who sent it, and when."""

    table: TableSummaryFrame
    by: str
    at: int
