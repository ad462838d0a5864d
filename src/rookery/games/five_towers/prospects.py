"""Prospects: where each card of a display fits on a player's towers, and which cards exclude each other."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from rookery.games.five_towers.building import Tower, Towers, by_tower, can_demolish, fit, fits, most_on, price, reached, without
from rookery.games.five_towers.cards import TOP, TYPES, Card, TowerType
from rookery.games.five_towers.scoring import penalty

Way: TypeAlias = Literal["start", "fits", "after", "demolish", "held", "complete", "never"]

NO_PLACE: Final = ("complete", "never")


@dataclass(frozen=True, slots=True)
class Prospect:
    """Where one card of the display would go; `on` is the value it would cover, or the one that blocks it.

    `way`: the card starts its tower; fits; fits after another card of the display; fits after a demolition; fits, but would exclude
    the cards in `loses`; has no place, because its tower is complete; or never fits.
    """

    card: str
    way: Way
    on: int | None = None
    loses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Clash:
    """Cards that fit one by one but not together: at most `most` of them can be built, or each needs the only demolition."""

    kind: Literal["order", "demolish"]
    cards: tuple[str, ...]
    most: int


@dataclass(frozen=True, slots=True)
class Demolition:
    """The demolition that a bid requires: the top cards, one of which must go, and the cost in points (FT-59)."""

    bid: int
    cards: tuple[str, ...]
    cost: int


class Outlook(NamedTuple):
    """A bidder's options on a display, including a demolition: each card's place, the buildable cards, and the clashes."""

    prospects: tuple[Prospect, ...]
    buildable: tuple[str, ...]
    clashes: tuple[Clash, ...]


def demolitions(towers: Towers, display: tuple[Card, ...], demolished: int) -> tuple[Demolition, ...]:
    """Return the demolition of each bid that requires one, for a player who has demolished this many cards."""
    each, room, largest = fit(towers, display)
    gains = [(str(Card(type_, tower[-1])), then - now) for type_, tower, (now, then) in zip(TYPES, towers, each, strict=True) if then > now]
    cost = penalty(demolished + 1) - penalty(demolished)
    return tuple(Demolition(bid, tuple(card for card, gain in gains if room + gain >= bid), cost) for bid in range(room + 1, largest + 1))


@lru_cache(maxsize=256)  # constant during an auction
def outlook(towers: Towers, display: tuple[Card, ...]) -> Outlook:
    """Compute what could be built of this display on these towers."""
    parts = [_outlook(type_, tower[-2:], values) for type_, tower, values in zip(TYPES, towers, by_tower(display), strict=True) if values]
    helped = [part.helped for part in parts if part.helped is not None]
    found = [part.clash for part in parts if part.clash is not None]
    if len(helped) > 1:
        found.append(Clash("demolish", tuple(helped), 1))
    places = tuple([place for part in parts for place in part.prospects])
    return Outlook(places, tuple([place.card for place in places if place.way not in NO_PLACE]), tuple(found))


class _Part(NamedTuple):
    """The outlook for one tower; `helped` is a card that fits beside the others only after a demolition."""

    prospects: tuple[Prospect, ...]
    clash: Clash | None
    helped: str | None


@lru_cache(maxsize=1 << 13)
def _outlook(type_: TowerType, end: Tower, values: tuple[int, ...]) -> _Part:
    """Compute the cards that fit and their clashes on one tower (FT-D6). Only its two uppermost cards matter."""
    places = _places(type_, end, values, may_demolish=True)
    placed = [place for place in places if place.way not in NO_PLACE]
    now, then = most_on(end, values)
    clash = Clash("order", tuple([place.card for place in placed]), max(now, then)) if max(now, then) < len(placed) else None
    if then <= now:
        return _Part(places, clash, None)
    # a card that fits only after a demolition, or else one of two equal cards that would both have to follow the same card
    return _Part(places, clash, next(place.card for way in ("demolish", "after") for place in placed if place.way == way))


def prospects(towers: Towers, display: tuple[Card, ...], *, may_demolish: bool, to_place: int) -> tuple[Prospect, ...]:
    """Return the prospect of each card of the display for a player who builds `to_place` of them."""
    spare, found = fit(towers, display).room - to_place, []
    for type_, tower, values in zip(TYPES, towers, by_tower(display), strict=True):
        if not values:
            continue
        fewer, places = price(tower[-2:], values), _places(type_, tower[-2:], values, may_demolish)
        for value, place in zip(values, places, strict=True):
            if fewer.get(value, spare) > spare:
                found.append(Prospect(place.card, "held", place.on, _lost(towers, display, Card(type_, value), may_demolish=may_demolish)))
            else:
                found.append(place)
    return tuple(found)


def _lost(towers: Towers, display: tuple[Card, ...], card: Card, *, may_demolish: bool) -> tuple[str, ...]:
    """Return the other cards that fit now, possibly after a demolition, but not once this card is placed, which rules out demolitions."""
    lost: list[str] = []
    for type_, tower, values in zip(TYPES, towers, by_tower(display), strict=True):
        others, after = (without(values, card.value), (card.value,)) if type_ == card.type else (values, tower[-2:])
        pairs = zip(_places(type_, tower[-2:], others, may_demolish), _places(type_, after, others, may_demolish=False), strict=True)
        lost += [now.card for now, then in pairs if now.way not in NO_PLACE and then.way in NO_PLACE]
    return tuple(lost)


@lru_cache(maxsize=1 << 13)
def _places(type_: TowerType, end: Tower, values: tuple[int, ...], may_demolish: bool) -> tuple[Prospect, ...]:
    """Return the prospect of each value on a tower with these two uppermost values."""
    return tuple([Prospect(str(Card(type_, value)), *_way(end, value, without(values, value), may_demolish=may_demolish)) for value in values])


def _way(end: Tower, value: int, others: tuple[int, ...], *, may_demolish: bool) -> tuple[Way, int | None]:
    """Return where a card goes on its tower and what it would cover; `others` are the display's cards of the same type."""
    if not end:
        return "start", None
    if fits(value, end):
        return "fits", end[-1]
    if end[-1] == TOP:
        return "complete", TOP
    below = [other for other in others if fits(value, (other,)) and reached(end, other, others)]
    if below:
        return "after", below[0]
    return "demolish" if may_demolish and can_demolish(end) and reached(end[:-1], value, others) else "never", end[-1]
