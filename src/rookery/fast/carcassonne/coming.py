"""The remaining tiles: how many fit an open place or close a feature there, and the probability that one is drawn in time.

Both counts depend only on the pattern of the place and the contents of the piles, so they are cached per pattern.
This module never uses the order of the piles.
"""

from pathlib import Path

import cython

if not cython.compiled:
    from rookery.fast.carcassonne.position import IN_PILE, TYPES, Position
    from rookery.fast.carcassonne.tiles import LETTERS, PATTERNS, TILES
    from rookery.fast.common.uncompiled import named, struct

    (MOST,) = named(__file__, "MOST")
    Coming = struct(Path(__file__).with_suffix(".pxd"), "Coming")


def tiles_to_come(p: cython.pointer[Position]) -> cython.int:
    """Return the number of tiles in the three main piles."""
    return p.in_pile[0] + p.in_pile[1] + p.in_pile[2]


def read_piles(c: cython.pointer[Coming], p: cython.pointer[Position]) -> cython.void:
    """Count the tiles in the three main piles."""
    for i in range(TYPES):
        c.number[i] = 0
    for pile in range(3):
        for i in range(IN_PILE * pile, IN_PILE * pile + p.in_pile[pile]):
            c.number[p.bag[i]] += 1
    c.tiles = c.thieves = c.thief_sum = c.types = 0
    for i in range(TYPES):
        if c.number[i]:
            c.type[c.types] = i
            c.types += 1
            c.tiles += c.number[i]
            c.thief_sum += c.number[i] * TILES.thief[i]
            if TILES.thief[i]:
                c.thieves += c.number[i]
    for i in range(PATTERNS):
        c.fit[i] = -1
    for i in range(4 * PATTERNS):
        c.close[i] = -1
    table_chances(c, p.seats)


def table_chances(c: cython.pointer[Coming], seats: cython.int) -> cython.void:
    """Tabulate the probability of drawing at least one of n tiles, over all remaining draws and over one seat's draws."""
    for i in range(MOST + 1):
        c.all[i] = c.own[i] = 0.0
        if i <= c.tiles:
            miss: cython.float = 1.0 - cython.cast(cython.float, i) / c.tiles if c.tiles else 1.0
            c.all[i] = 1.0 - power(miss, c.tiles)
            c.own[i] = 1.0 - power(miss, (c.tiles + seats - 1) // seats)


def power(base: cython.float, exponent: cython.int) -> cython.float:
    result: cython.float = 1.0
    while exponent:
        if exponent & 1:
            result *= base
        base *= base
        exponent >>= 1
    return result


def fitting(c: cython.pointer[Coming], pattern: cython.int) -> cython.int:
    """Return the number of remaining tiles that fit a place with this pattern (BC-04)."""
    count: cython.int = 0
    if c.fit[pattern] < 0:
        for i in range(c.types):
            if TILES.fits[PATTERNS * TILES.edges[c.type[i]] + pattern]:
                count += c.number[c.type[i]]
        c.fit[pattern] = count
    return c.fit[pattern]


def closing(c: cython.pointer[Coming], pattern: cython.int, side: cython.int) -> cython.int:
    """Return the number of placeable tiles that give the feature at this side no new end."""
    count: cython.int = 0
    if c.close[4 * pattern + side] < 0:
        for i in range(c.types):
            if may_close(c.type[i], pattern, side):
                count += c.number[c.type[i]]
        c.close[4 * pattern + side] = count
    return c.close[4 * pattern + side]


def may_close(type_: cython.int, pattern: cython.int, side: cython.int) -> cython.int:
    """Return whether some fitting rotation gives the piece at this side no new open end."""
    fits: cython.int = TILES.fits[PATTERNS * TILES.edges[type_] + pattern]
    for rotation in range(4):
        if fits >> rotation & 1 and is_closed(4 * type_ + rotation, pattern, side):
            return 1
    return 0


def is_closed(face: cython.int, pattern: cython.int, side: cython.int) -> cython.int:
    piece: cython.int = TILES.at_side[4 * face + side]
    for other in range(4):
        if other != side and pattern % LETTERS == 0 and TILES.at_side[4 * face + other] == piece:
            return 0
        pattern //= LETTERS
    return 1
