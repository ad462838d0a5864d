"""Draw chance's actions: how weights and a random number determine a draw."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from rookery.core.rules import InOrder

A = TypeVar("A")


def draw(odds: Mapping[A, int], below: Callable[[int], int]) -> A:
    """Draw one of chance's actions with probability proportional to its weight.

    `below(n)` returns a uniform integer from 0 to n - 1, as `random.Random.randrange` does. Actions are ordered by notation,
    so the same number gives the same draw whatever the order of the odds.
    """
    number = below(sum(odds.values()))
    for action in odds if type(odds) is InOrder else sorted(odds, key=str):
        number -= odds[action]
        if number < 0:
            return action
    raise ValueError("below(n) must return less than n")
