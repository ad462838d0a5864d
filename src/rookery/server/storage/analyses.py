"""Analyses of finished games."""

from collections.abc import Collection
from typing import Literal, Protocol, TypeAlias

import msgspec

AnalysisState: TypeAlias = Literal["waiting", "growing", "done", "failed"]


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """The analysis of a finished game: its `steps` as JSON, and the seconds `spent` on them."""

    table: str
    number: int
    game: str
    state: AnalysisState = "waiting"
    spent: float = 0.0
    steps: bytes = b"[]"


class AnalysisStore(Protocol):
    """One analysis per finished game, which waits from the append that ends the game."""

    async def find(self, table: str, number: int) -> Analysis | None:
        """Return the analysis of a game; None for an unknown or unfinished one."""

    async def request(self, table: str, number: int, now: int) -> None:
        """Let an analysis jump the queue."""

    async def next(self, games: Collection[str]) -> Analysis | None:
        """Return the unfinished analysis of one of these games to continue: the latest requested, else that of the latest game."""

    async def keep(self, analysis: Analysis) -> None:
        """Save the state and the progress of an analysis."""
