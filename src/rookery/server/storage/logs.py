"""The logs of tables, and the next deadline of each: the end of a clock, or a bot's turn."""

from typing import Final, Protocol

import msgspec

from rookery.server.storage.deals import AttemptEnd
from rookery.server.storage.lists import TableSummary
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
    the next event without a request: 0 when a bot is to act, else the end of a clock; None for never. `snapshot` is the number of an entry, and
    the table after it in a form that only the tables know. `imports_kept`: the game is imported, and this is the number of its host's latest
    imported games to keep. `open_limit` comes with the opening of a table.
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


def place(table: str, seq: int) -> str:
    """Return the place of a log entry; a sealed entry cannot be decrypted at any other place."""
    return f"{table}/{seq}"


class LogStore(Protocol):
    """The append-only log of each table: entries numbered 1, 2, 3, ... without gaps.

    Each append sets the one deadline of its table, in milliseconds since 1970; 0 means immediately.
    """

    async def append(self, table: str, after: int, batch: Batch) -> None:
        """Append the entries as numbers after + 1, after + 2, ... with everything else in the batch, atomically.

        Raise ConflictError unless the log ends at `after`: of several writers that have read the same log, only one succeeds.
        The rest of the batch replaces the summary and the deadline of the table, adds its newcomers, queues the game for rating and analysis if
        it has `results`, and ends the attempt that the table is for, if there is an `attempt`; that counts if it has a score, at a daily deal
        ended on its day, and no earlier attempt is by a guest that the same browser has been. With a deadline, `summary.updated` is also a
        heartbeat. An imported game is analysed on request, and the tables of its host's older imported games are deleted.

        Raise TooManyOpenError if the host would have more tables than `open_limit` allows, however many writers open tables at the same time.
        """

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Return the entries with numbers above `after`, in order; none for an unknown table."""

    async def snapshot(self, table: str) -> bytes | None:
        """Return the latest snapshot of a table; None if there is none, or if the entry that it follows is not the one in the log."""

    # --- deadlines

    async def due(self) -> list[tuple[str, int]]:
        """Return all tables that have a deadline, with that deadline, earliest first."""

    async def due_at(self, table: str) -> int | None:
        """Return the deadline of one table."""

    async def set_due(self, table: str, due: int | None) -> None:
        """Set or clear the deadline of a table."""

    async def record_heartbeat(self, now: int) -> None:
        """Record that the server is running; it may be killed at any moment after this. An earlier time than the recorded one changes nothing."""

    async def resume(self, now: int) -> tuple[int, int]:
        """Move all deadlines, except 0, by the downtime since the last heartbeat, if there was one; then record a heartbeat.

        Return the time at which game time continues, and the downtime. If the data has later times than `now`, because the machine's clock was
        set back, game time continues at the latest of them, and the downtime counts as 0.
        """
