"""People who have played with each other, and their invitations."""

from typing import Protocol

import msgspec

from rookery.server.storage.lists import TableSummary


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


class FriendStore(Protocol):
    """Friends, who follow from results, and invitations."""

    async def of_guest(self, guest: str, limit: int) -> list[Friend]:
        """Return the guests with whom a guest has finished games, those of the last game first."""

    async def invite(self, guest: str, table: str, by: str, at: int, most: int) -> bool:
        """Invite a guest to a table, again or for the first time; return False if `most` others are invited there already."""

    async def invitations(self, guest: str, limit: int) -> list[Invitation]:
        """Return the invitations of a guest to open tables, newest first."""

    async def uninvite(self, guest: str, table: str) -> None:
        """Remove an invitation."""
