"""Lists for the lobby: tables, friends and invitations."""

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias

import msgspec

Speed: TypeAlias = Literal["none", "quick", "calm", "days"]
"""The pace of a table, from its clock."""


class TableDetails(msgspec.Struct, frozen=True, kw_only=True):
    """The details of a table in a list. `seats` are the names, `guests` and `bots` the holders of each seat; `turn` is the seat to act.

    `number` counts the games at the table; `round`, `scores`, `places` and `ending` are None before they exist.
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
    """A summary of a table, derived from its log. `guests` have a seat; `updated` is the time of the last entry.

    A table for `practice`, or with an `imported` game, appears in no list and affects no statistics; nobody else can join one for a `deal`.
    `opening` has the first draws of the current game, sorted.
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
    imported: bool = False
    opening: tuple[str, ...] = ()


class GuestTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a guest, and its next deadline as in `LogStore.due`."""

    summary: TableSummary
    due: int | None


class Listing(msgspec.Struct, frozen=True, kw_only=True):
    """A query for listed tables; None accepts any value. `before` is the last row of the previous page: its `updated` and its table."""

    since: int = 0
    game: str | None = None
    seats: int | None = None
    speed: str | None = None
    language: str | None = None
    before: tuple[int, str] | None = None


class Friend(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody with whom a guest has finished `games`, the last one at the time `last`."""

    guest: str
    name: str
    games: int
    last: int


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """An invitation to a table, by somebody with this name."""

    summary: TableSummary
    by: str
    at: int


class ListStore(Protocol):
    """Lists of tables, by the last appended summary of each; of friends, derived from results; and of invitations."""

    async def listed(self, listing: Listing, limit: int) -> list[TableSummary]:
        """Return open listed tables that match, updated at `since` or later, sorted by (updated, table), latest first."""

    async def of_guest(self, guest: str, limit: int, *, finished: bool | None = None, before: tuple[int, str] | None = None) -> list[GuestTable]:
        """Return the tables that a guest has joined, sorted by (updated, table), latest first; `finished` selects finished or unfinished ones.

        The result excludes closed tables, and open ones where the guest neither has a seat nor is the host. `before` is as in `Listing`.
        """

    async def recent(self, limit: int) -> list[TableSummary]:
        """Return all tables except closed ones, latest first."""

    async def count_listed(self, address: str, since: int) -> int:
        """Count the open listed tables, updated at `since` or later, whose hosts have a device with this address."""

    async def imported(self, host: str, limit: int) -> list[TableSummary]:
        """Return the tables with the imported games of a guest, latest first."""

    async def is_running(self, game: str, opening: Sequence[str], since: int) -> bool:
        """Return whether a game with this opening is running, other than practice, at a table updated at `since` or later."""

    # --- friends

    async def friends(self, guest: str, limit: int) -> list[Friend]:
        """Return the guests with whom a guest has finished games, most recent first."""

    async def invite(self, guest: str, table: str, by: str, at: int, most: int) -> bool:
        """Invite a guest to a table, or renew the invitation; return False if `most` other guests are already invited there."""

    async def invitations(self, guest: str, limit: int) -> list[Invitation]:
        """Return the invitations of a guest to open tables, newest first."""

    async def uninvite(self, guest: str, table: str) -> None:
        """Remove an invitation."""
