"""The outcome of a game: itemised score sheets, places and the reason for the end."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from rookery.core.frozen import FrozenMap

Args: TypeAlias = FrozenMap[str, str | int]
"""The arguments of a locale message."""


def args(**values: str | int) -> Args:
    """Build message arguments: `args(count=3)`."""
    return FrozenMap(values)


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a score sheet: a locale id with arguments, the points, and the rule that gives them."""

    label: str
    points: int
    rule: str
    args: Args = FrozenMap()


@dataclass(frozen=True, slots=True)
class Sheet:
    """One seat's score sheet."""

    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why the game ended: a locale id and the rule behind it."""

    code: str
    rule: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a game. Places start at 1; tied seats share a place, and every seat in place 1 has won."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    sheets: tuple[Sheet, ...]
    reason: Reason

    @classmethod
    def of(cls, sheets: Sequence[Sheet], reason: Reason) -> "Outcome":
        scores = tuple(sheet.total for sheet in sheets)
        places = tuple(1 + sum(other > score for other in scores) for score in scores)
        return cls(scores, places, tuple(sheets), reason)

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)
