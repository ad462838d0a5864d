"""Shared data and helpers for the nets' inputs.

An item is the input of one net: a city, road, field, monastery or garden with figures, a seat's figures in supply, a guard, or the right to
move next. Each has the seats that get its value; tied leaders of a feature each get all of it (BC-12).
"""

from pathlib import Path

import cython

if not cython.compiled:
    from rookery.fast.carcassonne.coming import Coming
    from rookery.fast.carcassonne.position import CELLS, ROW, Position
    from rookery.fast.common.uncompiled import named, struct

    AROUND, HAND, GUARD_NET, MOVER, NETS, WIDEST, ITEMS = named(__file__, "AROUND", "HAND", "GUARD_NET", "MOVER", "NETS", "WIDEST", "ITEMS")
    Items = struct(Path(__file__).with_suffix(".pxd"), "Items")
    Scan = struct(Path(__file__).with_suffix(".pxd"), "Scan")

SIZES = [44, 44, 28, 18, 36, 12, 14]
"""The number of inputs of each net."""
WHOLE = cython.declare(cython.const[cython.float], 71.0)
"""Tiles to come at the start of the base game."""


def begin(p: cython.pointer[Position], c: cython.pointer[Coming], s: cython.pointer[Scan]) -> cython.void:
    """Invalidate the data of the last position on the board."""
    s.pass_ += 1
    s.fields = 0
    s.left = c.tiles / WHOLE
    s.share = 1.0 / c.tiles if c.tiles else 0.0
    s.free_cities_open = s.free_city_largest = 0
    s.free_city_worth = s.best_free_field = 0.0
    for seat in range(p.seats):
        s.returning[seat] = s.returning_soon[seat] = s.stuck[seat] = s.farmers[seat] = 0.0
        s.other_hand[seat] = 0
        for other in range(p.seats):
            if other != seat:
                s.other_hand[seat] = max(s.other_hand[seat], p.meeples[other])


def begin_board(s: cython.pointer[Scan]) -> cython.void:
    """Invalidate the data of the last board."""
    s.stamp += 1
    s.pairs = s.cities = s.lands = s.open_cities = 0


def lead(p: cython.pointer[Position], s: cython.pointer[Scan], figures: cython.uint) -> cython.void:
    """Compute the leaders of a feature with these figures: `leaders`, `most` and `next`."""
    s.leaders, s.most, s.next = 0, 1, 0
    for seat in range(p.seats):
        s.most = max(s.most, cython.cast(cython.int, figures >> 4 * seat & 15))
    for seat in range(p.seats):
        own = figures >> 4 * seat & 15
        if own == s.most:
            s.leaders |= 1 << seat
        else:
            s.next = max(s.next, own)
    if s.leaders & (s.leaders - 1):
        s.next = s.most


def lowest(bits: cython.int) -> cython.int:
    """Return the first seat of a set."""
    seat: cython.int = 0
    while not bits >> seat & 1:
        seat += 1
    return seat


def add_item(t: cython.pointer[Items], net: cython.int, seats: cython.int) -> cython.Py_ssize_t:
    """Append an item with all inputs 0 and return the offset of its inputs."""
    at: cython.Py_ssize_t = WIDEST * t.count
    t.net[t.count], t.seats[t.count] = net, seats
    t.count += 1
    for i in range(at, at + SIZES[net]):
        t.x[i] = 0.0
    return at


def tile_beside(p: cython.pointer[Position], cell: cython.int, side: cython.int) -> cython.int:
    """Return the tile at this side of a cell, negative if empty."""
    step: cython.int = (side == 1) - (side == 3) + ROW * ((side == 2) - (side == 0))
    return -1 - p.grid[(cell + step) & (CELLS - 1)]
