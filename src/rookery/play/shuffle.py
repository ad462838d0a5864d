"""Drawing chance's actions: how weights and a number become a draw."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from rookery.core.rules import InOrder

A = TypeVar("A")


def draw(odds: Mapping[A, int], below: Callable[[int], int]) -> A:
    """One of chance's actions, with a probability proportional to its weight.

    `below(n)` gives a whole number from 0 to n - 1, each as likely (`random.Random.randrange` does). Actions are laid out in the order
    of their notation, so that the same number means the same draw, in whatever order the odds are given.
    """
    number = below(sum(odds.values()))
    for action in odds if type(odds) is InOrder else sorted(odds, key=str):
        number -= odds[action]
        if number < 0:
            return action
    raise ValueError("below(n) must give less than n")
