"""What the server remembers, behind one small interface.

A store keeps logs by optimistic append: an entry goes in only under the next free sequence number of its table, so a writer that has
read an older log learns of it and reads on. No process owns a table. What is acknowledged is durable.
"""

from collections.abc import Collection, Sequence
from typing import Protocol

from rookery.server.storage.rows import (
    Analysis,
    Attempt,
    Ban,
    Batch,
    Deal,
    Device,
    Friend,
    GameResults,
    Guest,
    Invitation,
    Listing,
    PuzzleStanding,
    RatedGame,
    Result,
    Subscription,
    TableSummary,
)


class ConflictError(Exception):
    """The log has gone on since it was read, or the same request was stored before. Nothing was written."""


class StorageError(OSError):
    """The store could not write, or is closed already. Nothing of what was asked is done."""


class NewerSchemaError(Exception):
    """The store was written by a newer version of Rookery."""


class Storage(Protocol):
    """A store. All methods may be called from any task; none blocks the event loop."""

    async def open(self) -> None: ...

    async def close(self) -> None:
        """Finish what was asked for, then close."""

    # --- logs

    async def append(self, table: str, after: int, batch: Batch) -> None:
        """Add entries as numbers after+1, after+2, ... all or none; raises ConflictError. Returns when they are durable."""

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The entries of a table after that number, in order; empty for an unknown table."""

    # --- lists

    async def listed(self, listing: Listing, limit: int) -> list[TableSummary]:
        """Open tables that anyone may join, newest first."""

    async def count_listed(self, address: str, since: int) -> int:
        """How many listed tables have hosts who come from that address, and something has happened there since then."""

    async def friends(self, guest: str, limit: int) -> list[Friend]:
        """The people with whom a guest has finished games, those of the last game first."""

    async def invite(self, guest: str, table: str, by: str, at: int, most: int) -> bool:
        """Ask a guest to a table; False when `most` are asked there already."""

    async def invitations(self, guest: str, limit: int) -> list[Invitation]:
        """The open tables to which a guest is asked, newest first."""

    async def uninvite(self, guest: str, table: str) -> None: ...

    async def of_guest(self, guest: str, limit: int) -> list[TableSummary]:
        """Tables where that guest has a seat or is host, except closed ones, newest first."""

    async def due(self) -> list[tuple[str, int]]:
        """Every table where something is due, with the time, the earliest first."""

    async def due_at(self, table: str) -> int | None:
        """When something is due at one table."""

    async def set_due(self, table: str, due: int | None) -> None: ...

    async def record_heartbeat(self, now: int) -> None:
        """The server runs at this time; it may be killed at any moment after it."""

    async def resume(self, now: int) -> None:
        """The server starts: what is due is due later by the time since it last ran, which counts for nobody."""

    async def results(self, guest: str, limit: int) -> list[Result]:
        """All seats of finished games in which that guest played, newest first."""

    async def rate_games(self) -> None:
        """Rate all finished games that are not rated yet, in the order in which they ended."""

    async def ratings(self, player: str, limit: int) -> list[RatedGame]:
        """The last rated games of a guest, up to `limit` for each game and number of seats, the oldest first."""

    async def games_of(self, guest: str, game: str | None, before: int, limit: int) -> list[GameResults]:
        """The latest `limit` finished games of a guest, of one game or of all, that ended before a time, the latest first.

        Games that ended at the same time as the last of them are there too.
        """

    async def keep_insight(self, table: str, number: int, seats: Sequence[tuple[float, float]]) -> None:
        """What the analysis of a game found of each seat, in points: luck, and its choices."""

    async def names(self, guests: Collection[str]) -> dict[str, str]:
        """The names of these guests, as far as they are known."""

    async def count_open(self, guest: str, since: int) -> int:
        """How many tables of that host have not begun, or have a game that the host plays, and something has happened there since then."""

    # --- analyses: every game with results waits for one from its end on

    async def analysis(self, table: str, number: int) -> Analysis | None: ...

    async def ask_for_analysis(self, table: str, number: int, now: int) -> None:
        """Somebody waits for this one, so it comes first."""

    async def next_analysis(self, games: Collection[str]) -> Analysis | None:
        """The unfinished one of these games to go on with: the last that was asked for, else of the latest game."""

    async def keep_analysis(self, analysis: Analysis) -> None:
        """Store how far it has come."""

    # --- puzzles

    async def puzzle_tries(self, guest: str, game: str) -> dict[str, bool]:
        """The puzzles that a guest has tried, and whether the first try solved them."""

    async def puzzle_rating(self, guest: str, game: str) -> float: ...

    async def recent_puzzle_ratings(self, guest: str, game: str, limit: int) -> list[float]:
        """The ratings after the latest first tries, the oldest first."""

    async def puzzle_standing(self, game: str, puzzle: str) -> PuzzleStanding: ...

    async def note_puzzle_try(self, guest: str, game: str, puzzle: str, at: int, *, solved: bool) -> bool:
        """Count a first try; whether it was one."""

    # --- deals

    async def deal(self, deal: str) -> Deal | None: ...

    async def keep_deal(self, deal: Deal, attempt: Attempt | None = None) -> Deal:
        """Store a deal, with the game it follows as the first attempt; the stored one, when there is one of that name already."""

    async def begin_attempt(self, attempt: Attempt) -> Attempt:
        """The attempt of this guest at the deal: this one, or the one before."""

    async def attempt(self, deal: str, guest: str) -> Attempt | None: ...

    async def attempts(self, deal: str) -> list[Attempt]:
        """Everybody's finished attempts, the earliest first."""

    async def count_attempts(self, deals: Collection[str]) -> dict[str, int]:
        """How many finished attempts at each of these deals count."""

    async def counted_deals(self, guest: str) -> list[str]:
        """The deals at which an attempt of this guest counts."""

    async def plays_deal_of(self, guest: str, table: str) -> bool:
        """Whether a guest is in the middle of a deal that follows a game at this table, or that was played there."""

    # --- guests

    async def guest_by_token(self, token_hash: str) -> Guest | None: ...

    async def add_guest(self, guest: Guest, device: Device) -> None: ...

    async def add_token(self, guest: str, device: Device) -> None:
        """One more device for a guest."""

    async def remove_token(self, token_hash: str) -> None:
        """One device less."""

    async def remove_tokens(self, guest: str) -> None:
        """No device any more."""

    async def remove_codes(self, guest: str) -> None:
        """No link for another device any more; a recovery code stays."""

    async def devices(self, guest: str) -> list[Device]:
        """The devices of a guest, the one last seen first."""

    async def note_devices(self, seen: Sequence[tuple[str, int, str]]) -> None:
        """When and from where devices were last seen: the hash of each one's cookie, the time, the address."""

    async def rename(self, guest: str, name: str) -> None: ...

    async def mute(self, guest: str, other: str, *, muted: bool) -> None: ...

    async def muted(self, guest: str) -> set[str]: ...

    # --- browsers that want to be told something

    async def add_subscription(self, guest: str, token_hash: str, subscription: Subscription, most: int) -> None:
        """Add one for the device with this token; it is removed together with the device. Of a guest's subscriptions the newest `most` are kept."""

    async def subscriptions(self, guest: str) -> list[Subscription]: ...

    async def remove_subscription(self, guest: str, endpoint: str) -> None: ...

    # --- one-time codes and settings of the server

    async def add_code(self, code_hash: str, guest: str, expires: int) -> None: ...

    async def guest_by_code(self, code_hash: str, now: int) -> Guest | None:
        """The guest of a code that has not expired; the code stays."""

    async def take_code(self, code_hash: str, now: int) -> str | None:
        """The guest of a code that has not expired; the code is gone then."""

    async def set_recovery(self, guest: str, code_hash: str, now: int) -> None:
        """A code that leads back to a guest, instead of the one before."""

    async def recovery(self, guest: str) -> int | None:
        """When the recovery code of a guest was made, if there is one."""

    async def guest_by_recovery(self, code_hash: str) -> Guest | None: ...

    # --- what the operator does, from any process; a running server finds the changes

    async def bans(self) -> list[Ban]: ...

    async def ban(self, ban: Ban) -> None: ...

    async def unban(self, value: str) -> bool: ...

    async def announce(self, text: str) -> None:
        """Show everybody a text; an empty one takes it away."""

    async def table_changed(self, table: str) -> None:
        """Another process has appended to the log of a table."""

    async def operator_changes(self, after: int) -> list[tuple[int, str | None]]:
        """What has changed after that number: the table, or None for bans and announcements."""

    async def recent_tables(self, limit: int) -> list[TableSummary]: ...

    async def people_called(self, name: str, limit: int) -> list[tuple[str, str, str]]:
        """Guests by a part of their name, or by id: id, name, the addresses of their devices."""

    async def setting(self, name: str, default: str) -> str:
        """A setting of the server; stored with the default the first time."""
