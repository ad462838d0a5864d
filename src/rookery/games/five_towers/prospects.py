"""Where the cards of a display would go on a player's towers, and what keeps some of them, or all of them together, from having a place."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from rookery.games.five_towers.building import Tower, Towers, build, can_demolish, fits, most, reached, room_after
from rookery.games.five_towers.cards import TOP, TYPES, Card

Way: TypeAlias = Literal["start", "fits", "after", "demolish", "held", "complete", "never"]

NO_PLACE: Final = ("complete", "never")


@dataclass(frozen=True, slots=True)
class Prospect:
    """Where one card of the display would go; `on` is the value it would cover, or the one in its way.

    It would start its tower; it fits; it fits after another card of the display; it fits once the uppermost card is demolished; it fits, but is
    held back, because then the cards in `loses` would have no place; its tower is complete; or it never fits.
    """

    card: str
    way: Way
    on: int | None = None
    loses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Clash:
    """Cards that have a place each, but not together: no more than `most` of them can be built, or each of them needs the one demolition."""

    kind: Literal["order", "demolish"]
    cards: tuple[str, ...]
    most: int


def prospects(towers: Towers, display: tuple[Card, ...], *, may_demolish: bool, to_place: int | None = None) -> tuple[Prospect, ...]:
    """One for each card of the display; with `to_place` for the player who builds so many of them."""
    return tuple([_prospect(towers, display, card, may_demolish=may_demolish, to_place=to_place) for card in display])


def _prospect(towers: Towers, display: tuple[Card, ...], card: Card, *, may_demolish: bool, to_place: int | None) -> Prospect:
    way, on = _place(towers, card, display, may_demolish=may_demolish)
    if to_place is not None and way in ("start", "fits") and room_after(towers, display, card) < to_place - 1:
        return Prospect(str(card), "held", on, _lost(towers, build(towers, card), _without(display, card), may_demolish=may_demolish))
    return _plain_prospect(card, way, on)


@lru_cache(maxsize=1 << 12)
def _plain_prospect(card: Card, way: Way, on: int | None) -> Prospect:
    return Prospect(str(card), way, on)


def _without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def _place(towers: Towers, card: Card, display: tuple[Card, ...], *, may_demolish: bool) -> tuple[Way, int | None]:
    """Where a card of the display goes, and what it would cover."""
    index = TYPES.index(card.type)
    return _way(towers[index], card, _by_type(display)[index], may_demolish)


@lru_cache(maxsize=512)
def _by_type(display: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    return tuple([tuple([card for card in display if card.type == type_]) for type_ in TYPES])


@lru_cache(maxsize=1 << 14)
def _way(tower: Tower, card: Card, alike: tuple[Card, ...], may_demolish: bool) -> tuple[Way, int | None]:
    """The same for one tower; `alike` are all cards of its type on display."""
    others = _without(alike, card)
    if not tower:
        return "start", None
    if fits(card.value, tower):
        return "fits", tower[-1]
    if tower[-1] == TOP:
        return "complete", TOP
    below = [other.value for other in others if fits(card.value, (other.value,)) and reached(tower, other, others)]
    if below:
        return "after", below[0]
    return "demolish" if may_demolish and can_demolish(tower) and reached(tower[:-1], card, others) else "never", tower[-1]


def _lost(towers: Towers, after: Towers, others: tuple[Card, ...], *, may_demolish: bool) -> tuple[str, ...]:
    """The cards that have a place now, if need be with a demolition, and none after the next card: then nothing is demolished any more."""

    def placed(standing: Towers, card: Card, *, may_demolish: bool) -> bool:
        return _place(standing, card, others, may_demolish=may_demolish)[0] not in NO_PLACE

    lost = (card for card in others if placed(towers, card, may_demolish=may_demolish) and not placed(after, card, may_demolish=False))
    return tuple(map(str, lost))


def clashes(towers: Towers, display: Sequence[Card], places: Sequence[Prospect]) -> tuple[Clash, ...]:
    """What keeps the cards of the display that have a place each from being built together (FT-D6)."""
    found: list[Clash] = []
    helped: list[str] = []
    for type_, tower in zip(TYPES, towers, strict=True):
        placed = [(card, place) for card, place in zip(display, places, strict=True) if card.type == type_ and place.way not in NO_PLACE]
        values = tuple(sorted(card.value for card, _ in placed))
        now = most(tower[-1] if tower else None, values)
        then = most(tower[-2] if len(tower) > 1 else None, values) if can_demolish(tower) else 0
        if max(now, then) < len(placed):
            found.append(Clash("order", tuple(place.card for _, place in placed), max(now, then)))
        if then > now:  # a card that fits after a demolition alone, or one that two alike could follow, but not both
            helped.append(next(place.card for way in ("demolish", "after") for _, place in placed if place.way == way))
    if len(helped) > 1:
        found.append(Clash("demolish", tuple(helped), 1))
    return tuple(found)
