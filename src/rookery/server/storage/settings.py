"""Settings that the server chooses once and keeps, and the operator's changes, made in any process: bans, announcements, closed tables."""

from typing import Literal, Protocol

import msgspec


class Ban(msgspec.Struct, frozen=True, kw_only=True):
    """A ban of a guest by id, or of everybody at an address."""

    kind: Literal["guest", "address"]
    value: str
    reason: str
    at: int


class SettingStore(Protocol):
    """Settings by name, and bans. Changes by the operator are numbered, so that running servers can poll for them."""

    async def setting(self, name: str, default: str) -> str:
        """Return a setting; store the default the first time. Concurrent callers all get the same text."""

    async def secret(self, name: str, default: str) -> str:
        """Return a setting that is encrypted at rest; otherwise the same as `setting`."""

    # --- the operator

    async def bans(self) -> list[Ban]:
        """Return all bans, oldest first."""

    async def ban(self, ban: Ban) -> None:
        """Add a ban, or replace the ban of the same guest or address."""

    async def unban(self, value: str) -> bool:
        """Remove a ban; return False if there was none."""

    async def announce(self, text: str) -> None:
        """Store a text for everybody in the setting "announcement"; an empty one removes it."""

    async def table_changed(self, table: str) -> None:
        """Record that another process has appended to the log of a table."""

    async def changes(self, after: int) -> list[tuple[int, str | None]]:
        """Return the changes above that number, in order: the table, or None for bans and announcements."""
