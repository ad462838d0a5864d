"""The logs of tables, and the next deadline of each: the end of a clock, or a bot's turn."""

from collections.abc import Collection, Mapping
from typing import Final, Protocol

import msgspec

from rookery.server.storage.deals import AttemptEnd
from rookery.server.storage.lists import TableSummary
from rookery.server.storage.nodes import Fence
from rookery.server.storage.notices import Notice
from rookery.server.storage.results import Result

SECRET_ENTRY: Final = b'{"kind":"committed"'
"""The beginning of an entry that holds the secret of a game: stores encrypt it, for its `place`, with a SecretBox."""


class OpenLimit(msgspec.Struct, frozen=True, kw_only=True):
    """The maximum number of unfinished tables of one host, counting those updated at `since` or later.

    A table counts while it is open or has a game that the host plays; practice and deals do not count.
    """

    since: int
    most: int


class Batch(msgspec.Struct, frozen=True, kw_only=True):
    """One append: log entries and everything that they change.

    `newcomers` are guests who get the table in their list. `results` and `attempt` come with the end of a game. `due` is the time of
    the next event without a request: 0 when a bot is to act, else the end of a clock; None for never. `snapshot` is the number of an entry and the
    state of the table after it, which the store does not interpret. `imports_kept` is set for an imported game: how many imported games of its
    host to keep. `open_limit` comes with the opening of a table. `notice` tells an absent guest that their turn has begun. `fence` comes with
    work that nobody requested, if several nodes share the store.
    """

    entries: tuple[bytes, ...]
    summary: TableSummary
    newcomers: tuple[str, ...] = ()
    results: tuple[Result, ...] = ()
    attempt: AttemptEnd | None = None
    due: int | None = None
    snapshot: tuple[int, bytes] | None = None
    imports_kept: int | None = None
    open_limit: OpenLimit | None = None
    notice: Notice | None = None
    fence: Fence | None = None


def place(table: str, seq: int) -> str:
    """Return the place of a log entry; a sealed entry cannot be decrypted at any other place."""
    return f"{table}/{seq}"


class LogStore(Protocol):
    """The append-only log of each table: entries numbered 1, 2, 3, ... without gaps.

    Each append sets the one deadline of its table, in milliseconds since 1970; 0 means immediately.
    """

    async def append(self, table: str, after: int, batch: Batch) -> None:
        """Append the entries as numbers after + 1, after + 2, ... with everything else in the batch, atomically.

        Raise ConflictError unless the log ends at `after`: of several writers that have read the same log, only one succeeds. Also raise
        it if the fence is outdated.
        The rest of the batch replaces the summary and the deadline of the table, adds its newcomers, queues the game for rating and analysis if
        it has `results`, and ends the attempt of the table if there is an `attempt`. An attempt counts if it has a score, is the
        first among all guests of the same browser, and, for a daily deal, ended on its day. With a deadline, `summary.updated` is also a
        heartbeat. An imported game is analysed on request, and the tables of its host's older imported games are deleted.

        Raise TooManyOpenError if the host would have more tables than `open_limit` allows, even if several writers open tables concurrently.
        """

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Return the entries with numbers above `after`, in order; none for an unknown table."""

    async def read_many(self, after: Mapping[str, int]) -> dict[str, list[bytes]]:
        """Return the entries of several tables with numbers above the given ones, in order; tables without such entries may be missing."""

    async def snapshot(self, table: str) -> bytes | None:
        """Return the latest snapshot of a table; None if there is none, or if the log has a different entry at its number."""

    # --- deadlines

    async def due(self) -> list[tuple[str, int]]:
        """Return all tables that have a deadline, with that deadline, earliest first."""

    async def due_of(self, tables: Collection[str]) -> dict[str, int | None]:
        """Return the deadlines of these tables; unknown ones are missing."""

    async def set_due(self, table: str, due: int | None) -> None:
        """Set or clear the deadline of a table."""


class HeartbeatStore(Protocol):
    """The times at which a server that has the store for itself was running. Nodes that share a store agree on the time instead."""

    async def record_heartbeat(self, now: int) -> None:
        """Record that the server is running, in case it is killed later; ignore a time before the recorded one."""

    async def resume(self, now: int) -> tuple[int, int]:
        """Postpone all deadlines except 0 by the downtime since the last heartbeat, if there was one; then record a heartbeat.

        Return the time at which game time continues, and the downtime. If the data has times after `now`, because the machine's clock was
        set back, game time continues at the latest of them, and the downtime is 0.
        """
