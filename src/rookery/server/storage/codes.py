"""Codes that lead to a guest from another device."""

from typing import Protocol

from rookery.server.storage.guests import Guest


class CodeStore(Protocol):
    """One-time codes, and at most one recovery code per guest, of which only hashes are stored."""

    async def add(self, code_hash: str, guest: str, expires: int) -> None:
        """Store a one-time code, valid up to and including a time."""

    async def guest(self, code_hash: str, now: int) -> Guest | None:
        """Return the guest of a valid one-time code, and keep the code."""

    async def take(self, code_hash: str, now: int) -> str | None:
        """Remove a valid one-time code and return its guest: of several callers at once, one gets it. Remove expired codes, too."""

    async def remove(self, guest: str) -> None:
        """Remove all one-time codes of a guest, but not the recovery code."""

    async def set_recovery(self, guest: str, code_hash: str, now: int) -> None:
        """Store the recovery code of a guest in place of the previous one."""

    async def recovery(self, guest: str) -> int | None:
        """Return when the recovery code of a guest was made, if there is one."""

    async def guest_by_recovery(self, code_hash: str) -> Guest | None:
        """Return the guest of a recovery code."""
