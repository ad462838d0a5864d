"""Compute what can be built on the actor's towers for all 32 sets of display cards in parallel. rules.py explains the sets."""

from collections.abc import Iterable

import cython

if not cython.compiled:
    from rookery.fast.five_towers.position import DEMOLISH, DISPLAY, NONE, PLACE, TYPES, Position


def _carries(value: int) -> int:
    """Return a bitmask of the values that may be placed on this one."""
    if value == 8:
        return 0xFFFF  # FT-20
    return (1 << value) - 1 | 1 << 9 if value else 0  # FT-19, FT-21, FT-40


def _bits(sets: Iterable[int]) -> int:
    """Return a bitmask of these sets."""
    return sum([1 << one for one in sets])


CARRIES = [*[_carries(card & 15) for card in range(NONE)], 0xFFFF]  # FT-17, FT-A11
"""A bitmask of the values that may be placed on each card."""
REMOVABLE = [*[0xFFFFFFFF if card & 15 else 0 for card in range(NONE)], 0]  # FT-39, FT-40; the only card of a tower is removable, FT-A10
"""All bits for each card that may be demolished, else 0."""
WITHIN = [_bits(other for other in range(32) if other & ~one == 0) for one in range(32)]
"""The subsets of each set."""
WITHOUT = [_bits(other for other in range(32) if other & one == 0) for one in range(32)]
"""The sets disjoint from each set."""
LOWEST = [(one & -one).bit_length() - 1 if one else 0 for one in range(32)]
"""The first slot of each set."""
SIZE = [_bits(one for one in range(32) if one.bit_count() == size) for size in range(6)]
"""The sets of n cards, indexed by n."""


def find_first(p: cython.pointer[Position]) -> cython.void:
    """For each display card, compute the sets that can be built in some order beginning with it (FT-41)."""
    longest: cython.int = 0
    pairs: cython.int = 0
    lower: cython.uchar[20] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    upper: cython.uchar[20] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    members: cython.int[5] = [0, 0, 0, 0, 0]
    for i in range(p.shown):
        card = p.display[i]
        alike = members[card >> 5]
        members[card >> 5] |= 1 << i
        depth = 0
        while alike:
            j = LOWEST[alike]
            alike &= alike - 1
            depth += 1
            other = p.display[j]
            lower[pairs], upper[pairs] = i, j
            pairs += CARRIES[card] >> (other & 15) & 1
            lower[pairs], upper[pairs] = j, i
            pairs += CARRIES[other] >> (card & 15) & 1
        longest = max(longest, depth)
    for t in range(TYPES):
        p.none[t] = WITHOUT[members[t]]
    for i in range(p.shown):
        p.first[i] = p.none[p.display[i] >> 5] << (1 << i)
    for i in range(p.shown, DISPLAY):
        p.first[i] = 0
    for _ in range(longest):  # after pass n, all orders of n cards are known
        for pair in range(pairs):
            i, j = lower[pair], upper[pair]
            p.first[i] |= (p.first[j] & WITHOUT[1 << i]) << (1 << i)


def look(p: cython.pointer[Position]) -> cython.void:
    """Compute the sets that fit on the actor's towers, as they are and after a demolition."""
    fit: cython.uint = 0
    carries: cython.uint[5] = [0, 0, 0, 0, 0]
    below: cython.uint[5] = [0, 0, 0, 0, 0]
    for t in range(TYPES):
        top = p.top[TYPES * p.actor + t]
        carries[t] = CARRIES[top]
        below[t] = CARRIES[p.covered[top]] & REMOVABLE[top]
        p.on[t] = p.none[t]
        p.under[t] = p.none[t] & REMOVABLE[top]
    for i in range(DISPLAY):
        t = p.display[i] >> 5
        first: cython.uint = p.first[i]
        fits: cython.uint = carries[t] >> (p.display[i] & 15) & 1
        fit |= fits << i
        p.on[t] |= first * fits
        p.under[t] |= first * (below[t] >> (p.display[i] & 15) & 1)
    p.fit = fit


def look_again(p: cython.pointer[Position], t: cython.int) -> cython.void:
    """Recompute the sets that fit on the actor's changed tower of this type; demolitions are no longer possible."""
    fits: cython.uint = 0
    others: cython.uint = 0
    on: cython.uint = p.none[t]
    carries: cython.uint = CARRIES[p.top[TYPES * p.actor + t]]
    for i in range(DISPLAY):
        same: cython.uint = p.display[i] >> 5 == t
        carried: cython.uint = same & carries >> (p.display[i] & 15)
        fits |= carried << i
        others |= (same ^ 1) << i
        on |= p.first[i] * carried
    p.fit = fits | p.fit & others
    p.on[t] = on


def largest_bid(p: cython.pointer[Position]) -> cython.int:
    """Return the maximum number of display cards the actor can build if one card may be demolished first (FT-D6)."""
    whole: cython.uint = WITHIN[p.left]
    demolished: cython.uint = 0
    for t in range(TYPES):
        demolished = demolished & p.on[t] | whole & p.under[t]
        whole &= p.on[t]
    whole |= demolished
    return (whole & SIZE[1] != 0) + (whole & SIZE[2] != 0) + (whole & SIZE[3] != 0) + (whole & SIZE[4] != 0) + (whole & SIZE[5] != 0)


def next_steps(p: cython.pointer[Position]) -> cython.uint:
    """Return the builder's choices that leave the bid buildable (FT-42)."""
    found: cython.uint = 0
    others: cython.uint[5] = [0, 0, 0, 0, 0]
    product: cython.uint = WITHIN[p.left] & SIZE[p.to_place]
    for t in range(TYPES):
        others[t] = product
        product &= p.on[t]
    product = p.on[4]
    for t in range(3, -1, -1):
        others[t] &= product
        product &= p.on[t]
    for i in range(DISPLAY):
        if p.first[i] & others[p.display[i] >> 5]:
            found |= 1 << i
    found = (found & p.fit & p.left & ~p.doubled) << PLACE
    if p.may_demolish:  # once, before placing: FT-35; needed or not: FT-37, FT-A8
        for t in range(TYPES):
            if p.under[t] & others[t]:
                found |= 1 << (DEMOLISH + t)
    return found
