"""What may stand on what, and how much of a display can be built. Pure functions of towers and values."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

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
def by_tower(display: tuple[Card, ...]) -> tuple[tuple[int, ...], ...]:
    """The values of a display, rising, in the order of TYPES."""
    return tuple([tuple(sorted([card.value for card in display if card.type == type_])) for type_ in TYPES])


def without(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The values with one of these removed."""
    at = values.index(value)
    return values[:at] + values[at + 1 :]


@lru_cache(maxsize=1 << 12)
def most_on(end: Tower, values: tuple[int, ...]) -> tuple[int, int]:
    """How many of these values fit on a tower with this end, its two uppermost values: as it is, and once its uppermost card is demolished."""
    now = most(end[-1] if end else None, values)
    return now, most(end[0] if len(end) > 1 else None, values) if can_demolish(end) else now


@lru_cache(maxsize=1 << 12)
def price(end: Tower, values: tuple[int, ...]) -> dict[int, int]:
    """For each of these values that fits on a tower with this end: how many cards fewer can be built on it in all if that one is the first."""
    now, _ = most_on(end, values)
    return {value: now - 1 - most(value, without(values, value)) for value in values if fits(value, end)}


class Fit(NamedTuple):
    """How much of a display can be built: on each tower, as it is and once its uppermost card is demolished, and on all of them.

    `room` is the most that can be built, in some order (FT-41), without demolishing; any smaller number can be built too: leave off the last card
    placed. `largest_bid` is the most when one card may be demolished first (FT-D6).
    """

    each: tuple[tuple[int, int], ...]
    room: int
    largest_bid: int


@lru_cache(maxsize=512)
def fit(towers: Towers, display: tuple[Card, ...]) -> Fit:
    """How much of the display these towers take."""
    each = tuple([most_on(tower[-2:], values) if values else (0, 0) for tower, values in zip(towers, by_tower(display), strict=True)])
    room = sum([now for now, _ in each])
    return Fit(each, room, room + max([0, *[then - now for now, then in each]]))  # a demolition changes what one tower takes, and no other


def largest_bid(towers: Towers, display: tuple[Card, ...]) -> int:
    """The most cards of the display that can be built when one card may be demolished first."""
    return fit(towers, display).largest_bid


def reached(tower: Tower, value: int, values: Sequence[int]) -> bool:
    """Whether a card of this value fits on this tower of its type: now, or on top of others of these values."""
    if fits(value, tower):
        return True
    others = [other for other in values if other != value]
    return any(reached((step,), value, [other for other in others if other != step]) for step in others if fits(step, tower))


@lru_cache(maxsize=1 << 14)
def _ends(covered: int | None, values: tuple[int, ...], count: int) -> tuple[Tower, ...]:
    """Everything that `count` of these values of one type can look like on a tower whose uppermost value is `covered`."""
    if not count:
        return ((),)
    tower = () if covered is None else (covered,)
    taken = [(value, values[:index] + values[index + 1 :]) for index, value in enumerate(values) if fits(value, tower)]
    return tuple({(value, *more): None for value, rest in taken for more in _ends(value, rest, count - 1)})


def only_way(towers: Towers, display: tuple[Card, ...], count: int) -> tuple[Card, ...] | None:
    """`count` cards of the display in an order in which they can be built, if every way of building that number ends in the same towers (FT-A18).

    Of fewer cards than could be built, one of either type could be left off. Each next card is the first of the display that is next on its tower.
    """
    each, room, _ = fit(towers, display)
    most_of = [now for now, _ in each]
    if room < count or (0 < count < room and max(most_of) < room):
        return None
    added = []
    for tower, values, cards in zip(towers, by_tower(display), most_of, strict=True):
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
