"""Convert between positions and layouts of 5 Towers, and sort unordered parts."""

from __future__ import annotations

import cython

from rookery.fast.five_towers.actions import KINDS
from rookery.fast.five_towers.layout import Layout

if not cython.compiled:
    from rookery.fast.five_towers import rules
    from rookery.fast.five_towers.position import DISPLAY, NONE, OVER, REVEAL, TYPES, Position


def read_layout(p: cython.pointer[Position]) -> Layout:
    """Return the position in plain numbers."""
    seats = range(p.seats)
    left = [slot for slot in range(p.shown) if p.step == REVEAL or p.left >> slot & 1]
    return Layout(
        step=p.step,
        round=p.round,
        deck_pass=p.deck_pass,
        opener=p.opener,
        calls=tuple([p.calls[seat] for seat in seats]),
        to_place=p.to_place,
        may_demolish=bool(p.may_demolish),
        draw=tuple([rules.kind(p.piles[place]) for place in range(p.draw)]),
        discard=tuple([rules.kind(p.piles[p.cards - 1 - place]) for place in range(p.discard)]),
        display=tuple([rules.kind(p.display[slot]) for slot in left]),
        towers=tuple([tuple([tuple([card & 15 for card in stack(p, p.top[TYPES * seat + t])]) for t in range(TYPES)]) for seat in seats]),
        demolished=tuple([tuple([rules.kind(card) for card in stack(p, p.demolished[seat])]) for seat in seats]),
    )


def lay(p: cython.pointer[Position], layout: Layout) -> object:
    """Set the position to that of a layout; raise ValueError if it has other seats or more cards than there are, and leave the position unusable."""
    seats = len(layout.towers), len(layout.demolished), len(layout.calls)
    if seats != (p.seats, p.seats, p.seats) or not 0 <= layout.opener < p.seats or len(layout.display) > DISPLAY:
        raise ValueError(f"no position of {p.seats} seats")
    rules.start(p, p.seats, layout.opener, p.retracting)
    box: dict[int, list[int]] = {}
    for place in range(p.cards):
        box.setdefault(rules.kind(p.piles[place]), []).append(p.piles[place])
    for seat in range(p.seats):
        for t in range(TYPES):
            tower = TYPES * seat + t
            for value in layout.towers[seat][t]:
                p.top[tower] = put(p, take(box, 16 * t + value), p.top[tower])
            p.height[tower] = len(layout.towers[seat][t])
        for number in layout.demolished[seat]:
            p.demolished[seat] = put(p, take(box, number), p.demolished[seat])
        p.pile[seat] = len(layout.demolished[seat])
        p.calls[seat] = layout.calls[seat]
    for slot, number in enumerate(layout.display):
        p.display[slot] = take(box, number)
    for place, number in enumerate(layout.draw):
        p.piles[place] = take(box, number)
    for place, number in enumerate(layout.discard):
        p.piles[p.cards - 1 - place] = take(box, number)
    p.draw, p.discard, p.shown = len(layout.draw), len(layout.discard), len(layout.display)
    p.step, p.round, p.deck_pass = layout.step, layout.round, layout.deck_pass
    p.to_place, p.may_demolish = layout.to_place, layout.may_demolish
    rules.resume(p)
    return None


def arrange(p: cython.pointer[Position]) -> cython.void:
    """Sort the piles and the display by card kind."""
    kept: cython.int = 0
    sort_piles(p)
    if p.step in (REVEAL, OVER):
        sort(p.display, 0, p.shown)
        return
    for slot in range(p.shown):
        if p.left >> slot & 1:
            p.display[kept] = p.display[slot]
            kept += 1
    p.shown = kept
    sort(p.display, 0, kept)
    rules.resume(p)


def sort_piles(p: cython.pointer[Position]) -> cython.void:
    """Sort the piles by card kind, so that samples depend only on their sets of cards."""
    sort(p.piles, 0, p.draw)
    sort(p.piles, p.cards - p.discard, p.cards)


def sort(cards: cython.p_uchar, start: cython.int, end: cython.int) -> cython.void:
    """Sort a slice of cards (insertion sort)."""
    for i in range(start + 1, end):
        card: cython.uchar = cards[i]
        place = i
        while place > start and rules.kind(cards[place - 1]) > rules.kind(card):
            cards[place] = cards[place - 1]
            place -= 1
        cards[place] = card


def stack(p: cython.pointer[Position], card: cython.int) -> list[int]:
    """Return the cards of a tower up to this one, lowest first."""
    found: list[int] = []
    while card != NONE:
        found.insert(0, card)
        card = p.covered[card]
    return found


def put(p: cython.pointer[Position], card: cython.int, on: cython.int) -> cython.int:
    """Put one card on another and return it as the new uppermost card."""
    p.covered[card] = on
    return card


def take(box: dict[int, list[int]], number: int) -> int:
    """Remove a card of this kind from the box and return it."""
    if not box.get(number):
        raise ValueError(f"no {KINDS[number]} is left" if 0 <= number < len(KINDS) else f"no card has the number {number}")
    return box[number].pop()
