"""The outbox of turn notices: stored by the append that begins a turn, and removed once they are sent."""

from collections.abc import Collection
from typing import Protocol

import msgspec


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """A notice for the guest whose turn began with entry `seq` of a table: in its game `number`, at this seat."""

    guest: str
    table: str
    seq: int
    number: int
    seat: int


class NoticeStore(Protocol):
    """Notices that wait to be sent. The append that begins a turn adds one and replaces an earlier one of its table."""

    async def waiting(self, shards: Collection[int] | None, limit: int) -> list[Notice]:
        """Return waiting notices for tables of these shards, or of all."""

    async def remove(self, notice: Notice) -> bool:
        """Remove a notice; return False if it was removed or replaced already."""
