"""Building rules: which cards fit, and how much of a display can be built. Pure functions of towers and values."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from rookery.games.five_towers.cards import TOP, TYPES, Card, TowerType

Tower: TypeAlias = tuple[int, ...]
"""The values of one tower, lowest card first; empty if not started."""

Towers: TypeAlias = tuple[Tower, ...]
"""A player's five towers, one of each type, in TYPES order."""  # FT-15, FT-16

CARRIES_ANYTHING: Final = 8
GOES_ON_ANYTHING: Final = 9


def fits(value: int, tower: Tower) -> bool:
    """Return whether a card of this value fits on this tower of its type."""
    if not tower:
        return True  # FT-17; even a 0, FT-A11
    covered = tower[-1]
    if covered == TOP:
        return False  # FT-40, and FT-21's "except 0"
    if covered == CARRIES_ANYTHING or value == GOES_ON_ANYTHING:
        return True  # FT-20, FT-21
    return value < covered  # FT-19


def can_demolish(tower: Tower) -> bool:
    """Return whether the uppermost card may be demolished: the tower has cards and no top."""
    return bool(tower) and tower[-1] != TOP  # FT-39, FT-40; the only card of a tower may be demolished, FT-A10


def build(towers: Towers, card: Card) -> Towers:
    """Return the towers with the card placed on its own; the cards below stay as they are (FT-22)."""
    return _change(towers, card.type, (*towers[TYPES.index(card.type)], card.value))


def demolish(towers: Towers, type_: TowerType) -> Towers:
    """Return the towers without the uppermost card of one of them."""
    return _change(towers, type_, towers[TYPES.index(type_)][:-1])


def _change(towers: Towers, type_: TowerType, tower: Tower) -> Towers:
    index = TYPES.index(type_)
    return (*towers[:index], tower, *towers[index + 1 :])


@lru_cache(maxsize=1 << 16)
def most(covered: int | None, values: tuple[int, ...]) -> int:
    """Return the maximum number of these values of one type that fit on a tower with the uppermost value `covered`."""
    tower = () if covered is None else (covered,)
    return max(
        (1 + most(value, values[:index] + values[index + 1 :]) for index, value in enumerate(values) if fits(value, tower)),
        default=0,
    )


@lru_cache(maxsize=512)
def by_tower(display: tuple[Card, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the values on display for each type, ascending, in TYPES order."""
    return tuple([tuple(sorted([card.value for card in display if card.type == type_])) for type_ in TYPES])


def without(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    """Remove one of these values."""
    at = values.index(value)
    return values[:at] + values[at + 1 :]


@lru_cache(maxsize=1 << 12)
def most_on(end: Tower, values: tuple[int, ...]) -> tuple[int, int]:
    """Return how many of these values fit on a tower with these two uppermost values, without and with a demolition."""
    now = most(end[-1] if end else None, values)
    return now, most(end[0] if len(end) > 1 else None, values) if can_demolish(end) else now


@lru_cache(maxsize=1 << 12)
def price(end: Tower, values: tuple[int, ...]) -> dict[int, int]:
    """Return the opportunity cost of each value that fits: how many fewer cards can be built in total if it comes first."""
    now, _ = most_on(end, values)
    return {value: now - 1 - most(value, without(values, value)) for value in values if fits(value, end)}


class Fit(NamedTuple):
    """How much of a display can be built: per tower, without and with a demolition, and in total.

    `room` is the most that can be built, in some order (FT-41), without demolishing; any smaller number works too, by omitting the last
    cards. `largest_bid` is the maximum with one demolition first (FT-D6).
    """

    each: tuple[tuple[int, int], ...]
    room: int
    largest_bid: int


@lru_cache(maxsize=512)
def fit(towers: Towers, display: tuple[Card, ...]) -> Fit:
    """Compute how much of the display fits on these towers."""
    each = tuple([most_on(tower[-2:], values) if values else (0, 0) for tower, values in zip(towers, by_tower(display), strict=True)])
    room = sum([now for now, _ in each])
    return Fit(each, room, room + max([0, *[then - now for now, then in each]]))  # a demolition affects only its own tower


def largest_bid(towers: Towers, display: tuple[Card, ...]) -> int:
    """Return the maximum number of display cards that can be built if one card may be demolished first."""
    return fit(towers, display).largest_bid


def reached(tower: Tower, value: int, values: Sequence[int]) -> bool:
    """Return whether a card of this value fits on this tower of its type, directly or after others of these values."""
    if fits(value, tower):
        return True
    others = [other for other in values if other != value]
    return any(reached((step,), value, [other for other in others if other != step]) for step in others if fits(step, tower))


@lru_cache(maxsize=1 << 14)
def _ends(covered: int | None, values: tuple[int, ...], count: int) -> tuple[Tower, ...]:
    """Return every distinct sequence of `count` of these values that fits on the uppermost value `covered`."""
    if not count:
        return ((),)
    tower = () if covered is None else (covered,)
    taken = [(value, values[:index] + values[index + 1 :]) for index, value in enumerate(values) if fits(value, tower)]
    return tuple({(value, *more): None for value, rest in taken for more in _ends(value, rest, count - 1)})


def only_way(towers: Towers, display: tuple[Card, ...], count: int) -> tuple[Card, ...] | None:
    """Return a valid order of `count` cards if all ways to build that many lead to the same towers, else None (FT-A18).

    If cards of several types are left over, the player must choose. The order follows the display wherever the towers allow it.
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
    """Return the towers after each legal demolition, by type."""
    return {type_: demolish(towers, type_) for type_, tower in zip(TYPES, towers, strict=True) if can_demolish(tower)}
