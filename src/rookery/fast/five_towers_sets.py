"""What of the display can be built on the actor's towers, asked of all 32 sets of cards at once. five_towers.py explains the sets."""

# mypy: disable-error-code="import-untyped, untyped-decorator, valid-type"
# C types and decorators are Cython's to check: to Python they are nothing.

import cython

if not cython.compiled:
    from rookery.fast.five_towers_position import Position

TYPES = cython.declare(cython.const[cython.int], 5)
NONE = cython.declare(cython.const[cython.int], 160)
DEMOLISH = cython.declare(cython.const[cython.int], 7)
PLACE = cython.declare(cython.const[cython.int], 12)

CARRIES = cython.declare(cython.uint[161])
"""By card: a bit for every value that may be placed on it."""
WITHIN = cython.declare(cython.uint[32])
"""By set: the sets that hold nothing else."""
WITHOUT = cython.declare(cython.uint[32])
"""By set: the sets that hold nothing of it."""
SIZE = cython.declare(cython.uint[6])
"""By number: the sets of that many cards."""


def _fill() -> None:
    """Write the tables down from the building rules."""
    for card in range(NONE):
        value = card & 15
        CARRIES[card] = 0 if value == 0 else (1 << value) - 1 | 1 << 9  # FT-19, FT-21, FT-40
        if value == 8:
            CARRIES[card] = 0xFFFF  # FT-20
    CARRIES[NONE] = 0xFFFF  # FT-17, FT-A11
    for one in range(32):
        WITHIN[one] = sum(1 << other for other in range(32) if other & ~one == 0)
        WITHOUT[one] = sum(1 << other for other in range(32) if other & one == 0)
    for size in range(6):
        SIZE[size] = sum(1 << one for one in range(32) if one.bit_count() == size)


if not cython.compiled:
    CARRIES, WITHIN, WITHOUT, SIZE = [0] * 161, [0] * 32, [0] * 32, [0] * 6
_fill()


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def find_first(p: cython.pointer[Position]) -> cython.void:
    """For each card of the display the sets that can be built beginning with it, in some order (FT-41)."""
    t: cython.int
    i: cython.int
    j: cython.int
    several: cython.int = 0
    members: cython.int[5] = [0, 0, 0, 0, 0]
    for i in range(p.shown):
        t = p.display[i] >> 5
        several |= members[t]
        members[t] |= 1 << i
    for t in range(TYPES):
        p.none[t] = WITHOUT[members[t]]
    for i in range(p.shown):
        p.first[i] = p.none[p.display[i] >> 5] << (1 << i)
    if several == 0:
        return
    for _ in range(p.shown - 1):  # each time round knows orders longer by one card
        for i in range(p.shown):
            for j in range(p.shown):
                if i != j and p.display[i] >> 5 == p.display[j] >> 5 and CARRIES[p.display[i]] >> (p.display[j] & 15) & 1:
                    p.first[i] |= (p.first[j] & WITHOUT[1 << i]) << (1 << i)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def look(p: cython.pointer[Position]) -> cython.void:
    """What fits on the actor's towers, and what would if their uppermost card were gone."""
    t: cython.int
    i: cython.int
    top: cython.int
    value: cython.int
    fits: cython.uint
    carries: cython.uint[5] = [0, 0, 0, 0, 0]
    below: cython.uint[5] = [0, 0, 0, 0, 0]
    for t in range(TYPES):
        top = p.top[TYPES * p.actor + t]
        carries[t] = CARRIES[top]
        p.on[t] = p.none[t]
        p.under[t] = 0
        if top != NONE and carries[t] != 0:  # FT-39, FT-40; the only card of a tower may go, FT-A10
            below[t] = CARRIES[p.covered[top]]
            p.under[t] = p.none[t]
    p.fit = 0
    for i in range(p.shown):
        t = p.display[i] >> 5
        value = p.display[i] & 15
        fits = carries[t] >> value & 1
        p.fit |= fits << i
        p.on[t] |= p.first[i] * fits
        p.under[t] |= p.first[i] * (below[t] >> value & 1)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def largest_bid(p: cython.pointer[Position]) -> cython.int:
    """The most cards of the display the actor can build when one card may be demolished first (FT-D6)."""
    t: cython.int
    whole: cython.uint = WITHIN[p.left]
    razed: cython.uint = 0
    for t in range(TYPES):
        razed = razed & p.on[t] | whole & p.under[t]
        whole &= p.on[t]
    whole |= razed
    return (whole & SIZE[1] != 0) + (whole & SIZE[2] != 0) + (whole & SIZE[3] != 0) + (whole & SIZE[4] != 0) + (whole & SIZE[5] != 0)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def next_steps(p: cython.pointer[Position]) -> cython.uint:
    """The choices of the builder after which the build can still be finished (FT-42)."""
    t: cython.int
    i: cython.int
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
    for i in range(p.shown):
        if p.first[i] & others[p.display[i] >> 5]:
            found |= 1 << i
    found = (found & p.fit & p.left & ~p.doubled) << PLACE
    if p.may_demolish:  # FT-35: once, before anything is placed; no need has to be shown, FT-37, FT-A8
        for t in range(TYPES):
            if p.under[t] & others[t]:
                found |= 1 << (DEMOLISH + t)
    return found
