"""Decisions that can be compared between games of one deal: what all players were shown, and what each seat did."""

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeAlias

from rookery.core.rules import Seat
from rookery.core.view import Event


class Decision(NamedTuple):
    """A seat's choice in a round, or in its n-th turn, given the cards or tile shown.

    `made` is one of a few words that the game defines.
    """

    round: int
    shown: tuple[str, ...]
    made: str


FindDecisions: TypeAlias = Callable[[Seat, Iterable[Event]], tuple[Decision, ...]]
"""Find a seat's decisions in the events of a game, in order."""
