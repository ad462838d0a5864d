"""Decisions that can be compared between games of one deal: what everybody was shown at that point, and what a seat made of it."""

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias

from rookery.core.rules import Seat
from rookery.core.view import Event


class Decision(NamedTuple):
    """What a seat did in a round, or in its n-th turn, when these cards or this tile were shown; `made` is one of a few words of the game."""

    round: int
    shown: tuple[str, ...]
    made: str


FindDecisions: TypeAlias = Callable[[Seat, Iterable[Event]], tuple[Decision, ...]]
"""The decisions of a seat, from all events of a game in their order."""
