"""The next deadline of each table: when a clock runs out, or a bot is to act."""

from typing import Protocol


class DeadlineStore(Protocol):
    """One deadline per table, written with each append, as milliseconds since 1970; 0 means at once."""

    async def due(self) -> list[tuple[str, int]]:
        """Return all tables that have a deadline, with it, the earliest first."""

    async def due_at(self, table: str) -> int | None:
        """Return the deadline of one table."""

    async def set_due(self, table: str, due: int | None) -> None:
        """Set or clear the deadline of a table."""

    async def record_heartbeat(self, now: int) -> None:
        """Record that the server is running; it may be killed at any moment after this."""

    async def resume(self, now: int) -> None:
        """Move all deadlines, except 0, by the downtime since the last heartbeat, if there was one; then record a heartbeat.

        A clock that was set back makes a downtime of 0.
        """
