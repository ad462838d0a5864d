"""Analyses of finished games."""

from collections.abc import Collection
from typing import Literal, Protocol, TypeAlias

import msgspec

from rookery.server.storage.nodes import Fence

AnalysisState: TypeAlias = Literal["waiting", "growing", "done", "failed"]


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """The progress of a finished game's analysis: the number of the last `known` step, and the seconds `spent` on all steps."""

    table: str
    number: int
    game: str
    state: AnalysisState = "waiting"
    spent: float = 0.0
    known: int = -1


class AnalysisStore(Protocol):
    """One analysis per finished game, queued by the append that ends the game. Its steps, numbered from 0, are stored in parts."""

    async def find(self, table: str, number: int) -> Analysis | None:
        """Return the analysis of a game; None for an unknown or unfinished one."""

    async def parts(self, table: str, number: int, after: int = -1) -> list[bytes]:
        """Return the parts with steps after that number, in order, each as a JSON array."""

    async def request(self, table: str, number: int, now: int) -> None:
        """Let an analysis jump the queue."""

    async def next(self, games: Collection[str], shards: Collection[int] | None = None) -> Analysis | None:
        """Return the unfinished analysis to continue, among these games: the most recently requested one, else that of the latest game.

        Look only at tables of these shards, or at all.

        Imported games are analysed only on request.
        """

    async def keep(self, analysis: Analysis, part: bytes = b"", after: int = -1, fence: Fence | None = None) -> None:
        """Save the state of an analysis and append a part with the steps after that number.

        Change nothing if the steps after that number are stored already, or if the fence is outdated: another process was faster.
        """
