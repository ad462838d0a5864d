"""Hypothesis strategies for towers and cards, and an independent count of points."""

from typing import TypeAlias

from hypothesis import strategies as st

from rookery.games.five_towers.cards import TYPES, VALUES, Card
from rookery.games.five_towers.scoring import player_sheet
from rookery.games.five_towers.state import Player

Tower: TypeAlias = tuple[int, ...]


def may_cover(value: int, covered: int) -> bool:
    """Check the building rules for cards of one type, independently of the engine (FT-19 to FT-21)."""
    if covered == 0:
        return False
    return value < covered or covered == 8 or value == 9


def _stack(values: list[int]) -> Tower:
    tower: list[int] = []
    for value in values:
        if not tower or may_cover(value, tower[-1]):
            tower.append(value)
    return tuple(tower)


cards = st.builds(Card, st.sampled_from(TYPES), st.sampled_from(VALUES))
one_tower = st.lists(st.sampled_from(VALUES), max_size=8).map(_stack)
all_towers = st.tuples(*[one_tower] * len(TYPES))


def points(towers: tuple[Tower, ...], demolished: int) -> int:
    """Return the total on the score sheet of a player with these towers."""
    return player_sheet(Player(towers, (Card("sand", 1),) * demolished)).total
