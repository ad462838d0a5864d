"""The tiles of a pile and the placements of a tile in notation order, like the readable rules."""

import cython

from rookery.fast.carcassonne.tiles import CODES

if not cython.compiled:
    from rookery.fast.carcassonne.position import IN_PILE, PLACE, Position
    from rookery.fast.common.twin import nth

QUARTERS = sorted(range(4), key=lambda quarters: str(90 * quarters))
"""Quarter turns in notation order, which sorts degrees as text."""


def _ranks(after: str) -> list[int]:
    """Return the rank of each coordinate, indexed by coordinate + 128, in notation order if followed by this character."""
    order = sorted(range(-128, 128), key=lambda coordinate: f"{coordinate}{after}")
    return [order.index(coordinate) for coordinate in range(-128, 128)]


BY_NAME = [CODES.index(code) for code in sorted(CODES)]
"""The types in notation order."""
RANK_X, RANK_Y = _ranks(","), _ranks(" ")


def count(p: cython.pointer[Position], counts: cython.p_uchar) -> cython.void:
    """Count the tiles of each type in the current pile, from counts of 0."""
    for i in range(IN_PILE * p.pile, IN_PILE * p.pile + p.in_pile[p.pile]):
        counts[p.bag[i]] += 1


def place_of(p: cython.pointer[Position], type_: cython.int) -> cython.int:
    """Return the index of a tile of this type in the current pile, -1 if it has none."""
    for place in range(p.in_pile[p.pile]):
        if p.bag[IN_PILE * p.pile + place] == type_:
            return place
    return -1


def nth_type(p: cython.pointer[Position], n: cython.int) -> cython.int:
    """Return the type of the n-th tile of the pile."""
    counts: cython.uchar[64] = [0] * 64
    count(p, counts)
    return nth(counts, BY_NAME, n)


def nth_place(p: cython.pointer[Position], n: cython.int) -> cython.int:
    """Return the code of the n-th placement: by x, y, then rotation."""
    for slot in range(p.opens):
        left = n - placements_before(p, slot)
        if 0 <= left < p.fits[slot] >> 4:
            for i in range(4):
                if p.fits[slot] >> QUARTERS[i] & 1:
                    if left == 0:
                        return PLACE + 4 * p.open_cell[slot] + QUARTERS[i]
                    left -= 1
    return -1


def placements_before(p: cython.pointer[Position], slot: cython.int) -> cython.int:
    """Return the number of placements on earlier open places."""
    found: cython.int = 0
    rank: cython.int = 256 * RANK_X[p.open_x[slot] + 128] + RANK_Y[p.open_y[slot] + 128]
    for other in range(p.opens):
        if 256 * RANK_X[p.open_x[other] + 128] + RANK_Y[p.open_y[other] + 128] < rank:
            found += p.fits[other] >> 4
    return found
