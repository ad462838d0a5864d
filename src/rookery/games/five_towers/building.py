"""What may stand on what, and how much of a display can be built. Pure functions of towers and values."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, TypeAlias

from rookery.games.five_towers.cards import TOP, TYPES, Card, TowerType

Tower: TypeAlias = tuple[int, ...]
"""The values of one tower from the ground up; empty while the type has not been started."""

Towers: TypeAlias = tuple[Tower, ...]
"""A player's five towers in the order of TYPES: one of each type, each of one type only."""  # FT-15, FT-16

CARRIES_ANYTHING: Final = 8
GOES_ON_ANYTHING: Final = 9


def fits(value: int, tower: Tower) -> bool:
    """Whether a card of this value may be added to this tower of its type."""
    if not tower:
        return True  # FT-17; even a 0, FT-A11
    covered = tower[-1]
    if covered == TOP:
        return False  # FT-40, and FT-21's "except 0"
    if covered == CARRIES_ANYTHING or value == GOES_ON_ANYTHING:
        return True  # FT-20, FT-21
    return value < covered  # FT-19


def can_demolish(tower: Tower) -> bool:
    """Whether the uppermost card may be removed: there is one, and it is not a top."""
    return bool(tower) and tower[-1] != TOP  # FT-39, FT-40; the only card of a tower may go, FT-A10


def build(towers: Towers, card: Card) -> Towers:
    """The towers with the card on top of its own; what lies below stays as it is (FT-22)."""
    return _change(towers, card.type, (*towers[TYPES.index(card.type)], card.value))


def demolish(towers: Towers, type_: TowerType) -> Towers:
    """The towers with the uppermost card of one of them gone."""
    return _change(towers, type_, towers[TYPES.index(type_)][:-1])


def _change(towers: Towers, type_: TowerType, tower: Tower) -> Towers:
    index = TYPES.index(type_)
    return (*towers[:index], tower, *towers[index + 1 :])


@lru_cache(maxsize=1 << 16)
def most(covered: int | None, values: tuple[int, ...]) -> int:
    """How many of these values of one type, in the best order, fit on a tower whose uppermost value is `covered`."""
    tower = () if covered is None else (covered,)
    return max(
        (1 + most(value, values[:index] + values[index + 1 :]) for index, value in enumerate(values) if fits(value, tower)),
        default=0,
    )


@lru_cache(maxsize=512)
def _by_type(display: tuple[Card, ...]) -> tuple[tuple[int, ...], ...]:
    """The values of a display, rising, in the order of TYPES."""
    return tuple(tuple(sorted(card.value for card in display if card.type == type_)) for type_ in TYPES)


@lru_cache(maxsize=512)
def _most_by_type(towers: Towers, display: tuple[Card, ...]) -> tuple[int, ...]:
    return tuple([most(tower[-1] if tower else None, values) for tower, values in zip(towers, _by_type(display), strict=True)])


def room(towers: Towers, display: tuple[Card, ...]) -> int:
    """The most cards of the display that can be built, in some order (FT-41), without demolishing.

    Any smaller number can be built too: leave off the last card placed.
    """
    return sum(_most_by_type(towers, display))


def room_after(towers: Towers, display: tuple[Card, ...], card: Card) -> int:
    """The most cards of the rest of the display that can be built once this card of it is; its tower alone has changed."""
    index, now = TYPES.index(card.type), _most_by_type(towers, display)
    values = _by_type(display)[index]
    at = values.index(card.value)
    return sum(now) - now[index] + most(card.value, values[:at] + values[at + 1 :])


@lru_cache(maxsize=512)
def largest_bid(towers: Towers, display: tuple[Card, ...]) -> int:
    """The most cards of the display that can be built when one card may be demolished first (FT-D6)."""
    now = _most_by_type(towers, display)
    then = _most_by_type(tuple(tower[:-1] if can_demolish(tower) else tower for tower in towers), display)
    return sum(now) + max(0, *(more - less for more, less in zip(then, now, strict=True)))  # a demolition changes what one tower takes, and no other


def reached(tower: Tower, card: Card, display: Iterable[Card]) -> bool:
    """Whether the card fits on this tower of its type: now, or on top of other cards of the display."""
    if fits(card.value, tower):
        return True
    others = [other for other in display if other.type == card.type and other != card]
    steps = [other for other in others if fits(other.value, tower)]
    return any(reached((*tower, step.value), card, [other for other in others if other != step]) for step in steps)


@lru_cache(maxsize=1 << 14)
def _ends(covered: int | None, values: tuple[int, ...], count: int) -> tuple[Tower, ...]:
    """Everything that so many of these values of one type can look like on a tower whose uppermost value is `covered`."""
    if not count:
        return ((),)
    tower = () if covered is None else (covered,)
    taken = [(value, values[:index] + values[index + 1 :]) for index, value in enumerate(values) if fits(value, tower)]
    return tuple({(value, *more): None for value, rest in taken for more in _ends(value, rest, count - 1)})


def only_way(towers: Towers, display: tuple[Card, ...], count: int) -> tuple[Card, ...] | None:
    """So many cards of the display in an order in which they can be built, if every way of building so many ends in the same towers (FT-A18).

    Of fewer cards than could be built, one of either type could be left off. Each next card is the first of the display that is next on its tower.
    """
    most_of = _most_by_type(towers, display)
    room = sum(most_of)
    if room < count or (0 < count < room and max(most_of) < room):
        return None
    added = []
    for tower, values, cards in zip(towers, _by_type(display), most_of, strict=True):
        ends = _ends(tower[-1] if tower else None, values, min(cards, count))
        if len(ends) != 1:
            return None
        added.append(list(ends[0]))
    rest, built = list(display), []
    for _ in range(count):
        card = next(card for card in rest if added[TYPES.index(card.type)][:1] == [card.value])
        added[TYPES.index(card.type)].pop(0)
        rest.remove(card)
        built.append(card)
    return tuple(built)


def demolitions(towers: Towers) -> dict[TowerType, Towers]:
    """The towers after each demolition that is allowed, by the type demolished."""
    return {type_: demolish(towers, type_) for type_, tower in zip(TYPES, towers, strict=True) if can_demolish(tower)}
