"""Enumerate the ends of a build. Only tower outlines matter, so orders with the same end count once."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple, TypeAlias

from rookery.games.five_towers.building import Tower, Towers, fits
from rookery.games.five_towers.cards import TYPES, Card


class Outline(NamedTuple):
    """The part of a tower that matters for later play: its height and uppermost value, None if empty."""

    cards: int
    uppermost: int | None


Outlines: TypeAlias = tuple[Outline, ...]
"""The outlines of a player's five towers, in the order of TYPES."""


def outline(tower: Tower) -> Outline:
    return Outline(len(tower), tower[-1] if tower else None)


def builds(towers: Towers, display: Iterable[Card]) -> Iterator[tuple[int, Outlines]]:
    """Yield every result of placing display cards in some order: the number placed and the outlines."""
    values: list[list[int]] = [[] for _ in TYPES]
    for card in display:
        values[TYPES.index(card.type)].append(card.value)
    start = sum(map(len, towers))
    for outlines in product(*(_growths(outline(tower), tuple(sorted(own))) for tower, own in zip(towers, values, strict=True))):
        yield sum(each.cards for each in outlines) - start, outlines


@lru_cache(maxsize=1 << 16)
def _growths(grown: Outline, values: tuple[int, ...]) -> frozenset[Outline]:
    """Return the outlines one tower can reach with some of these values of its type, including its own."""
    found = {grown}
    tower = () if grown.uppermost is None else (grown.uppermost,)
    for index, value in enumerate(values):
        if fits(value, tower):
            found |= _growths(Outline(grown.cards + 1, value), values[:index] + values[index + 1 :])
    return frozenset(found)
