"""Cards of the draw pile in notation order, and a seat's choices in the order of a view, as in games/five_towers."""

import cython

from rookery.fast.five_towers.actions import TEXTS, reading_order

if not cython.compiled:
    from rookery.fast.common.twin import nth
    from rookery.fast.five_towers import rules
    from rookery.fast.five_towers.position import CHOICES, FIRST_REVEAL, REVEAL, Position

BY_NAME = [TEXTS.index(text) - FIRST_REVEAL for text in sorted(TEXTS[FIRST_REVEAL:])]
"""Card kinds in notation order."""
RANK = [sorted(range(FIRST_REVEAL), key=reading_order).index(number) for number in range(FIRST_REVEAL)]
"""Rank of each seat action in a view, where cards precede demolitions."""


def count(p: cython.pointer[Position], counts: cython.p_uchar) -> cython.void:
    """Count the cards of each kind in the draw pile, from counts of 0."""
    for i in range(p.draw):
        counts[rules.kind(p.piles[i])] += 1


def place_of(p: cython.pointer[Position], wanted: cython.int) -> cython.int:
    """Return the index of a card of this kind in the draw pile if chance may reveal one, else -1."""
    if p.step == REVEAL:
        for place in range(p.draw):
            if rules.kind(p.piles[place]) == wanted:
                return place
    return -1


def nth_kind(p: cython.pointer[Position], n: cython.int) -> cython.int:
    """Return the kind of the n-th card of the draw pile."""
    counts: cython.uchar[80] = [0] * 80
    count(p, counts)
    return nth(counts, BY_NAME, n)


def nth_choice(p: cython.pointer[Position], choices: cython.uint, n: cython.int) -> cython.int:
    """Return the n-th of the choices."""
    for chosen in range(CHOICES):
        if choices >> chosen & 1:
            before = 0
            for other in range(CHOICES):
                if choices >> other & 1 and RANK[rules.action_of(p, other)] < RANK[rules.action_of(p, chosen)]:
                    before += 1
            if before == n:
                return chosen
    return -1
