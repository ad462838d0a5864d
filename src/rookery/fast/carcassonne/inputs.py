"""The inputs of the value nets: a position between turns as a list of items (scan.py).

Between turns, the figure is placed, complete features are scored, and the next tile is not drawn. features.py handles cities and roads, fields.py
fields; this module handles monasteries, gardens, hands, guards and the right to move. coming.py supplies the probabilities.
"""

import cython

if not cython.compiled:
    from rookery.fast.carcassonne.board import root, tiles_on
    from rookery.fast.carcassonne.coming import MOST, Coming, fitting
    from rookery.fast.carcassonne.features import is_first_figure, is_unlikely, list_feature, look_at_place, share_places
    from rookery.fast.carcassonne.fields import list_fields, look_at_fields, note_field, share_fields
    from rookery.fast.carcassonne.position import CELLS, CITY, FIELD, GARDEN, ROW, Position
    from rookery.fast.carcassonne.scan import AROUND, GUARD_NET, HAND, MOVER, Items, Scan, add_item, begin, begin_board
    from rookery.fast.carcassonne.scoring import kind_under
    from rookery.fast.carcassonne.tiles import TILES


def look_at_board(p: cython.pointer[Position], c: cython.pointer[Coming], s: cython.pointer[Scan]) -> cython.void:
    """Compute all data that does not depend on figures, so that all figure placements after a tile share it. `c` holds the tiles to come."""
    begin_board(s)
    for i in range(p.opens):
        look_at_place(p, c, s, i)
    look_at_fields(p, c, s)
    for i in range(p.nodes):
        if p.parent[i] == i and p.kind[i] == CITY and p.ends[i] > 0:
            s.open_city[s.open_cities] = i
            s.open_cities += 1


def list_items(p: cython.pointer[Position], c: cython.pointer[Coming], s: cython.pointer[Scan], t: cython.pointer[Items]) -> cython.void:
    """List the items of a position between turns on the prepared board."""
    t.count = 0
    begin(p, c, s)
    share_places(p, s)
    for i in range(p.standing):
        kind = kind_under(p, i)
        if kind > FIELD:
            list_around(p, c, s, t, i, kind)
            continue
        node = root(p, p.first[p.on_tile[i]] + p.on_piece[i])
        if kind == FIELD:
            note_field(s, node)
        elif is_first_figure(p, i, node):
            list_feature(p, s, t, node, kind)
    share_fields(p, s)
    list_fields(p, s, t)
    look_at_free_cities(p, s)
    for i in range(p.seats):
        list_hand(p, s, t, i)
    for i in range(p.towers):
        if p.guard[i] >= 0:
            list_guard(p, c, s, t, i)
    list_mover(p, c, s, t)


# --- monasteries and gardens


def list_around(
    p: cython.pointer[Position],
    c: cython.pointer[Coming],
    s: cython.pointer[Scan],
    t: cython.pointer[Items],
    i: cython.int,
    kind: cython.int,
) -> cython.void:
    """Append a monastery or garden with its figure, based on the surrounding cells."""
    empty: cython.int = 0
    dead: cython.int = 0
    least: cython.int = MOST
    total: cython.float = 0.0
    chance: cython.float = 1.0
    seat: cython.int = p.owner[i]
    at: cython.Py_ssize_t = add_item(t, AROUND, 1 << seat)
    for row in range(-1, 2):
        for step in range(-1, 2):
            beside = p.grid[(p.cell[p.on_tile[i]] + ROW * row + step) & (CELLS - 1)]
            if beside < 0:
                continue
            empty += 1
            each: cython.float = c.all[min(c.tiles, 20)] * cython.cast(cython.float, 0.9)  # no adjacent tile yet
            if beside > 0:
                fit = fitting(c, p.pattern[beside - 1])
                each = c.all[fit]
                least = min(least, fit)
                dead += fit == 0
            total += each
            chance *= each
    t.x[at] = (9 - empty) / 9.0
    t.x[at + 1] = empty / 8.0
    t.x[at + 2] = total / 8.0
    t.x[at + 3] = chance
    t.x[at + 4] = dead / 2.0
    t.x[at + 5] = min(least, 20) / 20.0
    t.x[at + 9] = kind == GARDEN
    t.x[at + 11] = min(1.0, empty / (c.tiles / cython.cast(cython.float, p.seats) + 0.5))
    t.x[at + 16] = least * s.share if empty == 1 and least < MOST else 0.0
    write_around(p, s, t, i, empty, at)
    s.returning[seat] += chance
    s.returning_soon[seat] += t.x[at + 16]
    s.stuck[seat] += is_unlikely(chance)


def write_around(
    p: cython.pointer[Position], s: cython.pointer[Scan], t: cython.pointer[Items], i: cython.int, empty: cython.int, at: cython.Py_ssize_t
) -> cython.void:
    """Write a monastery's or garden's inputs for the remaining time and its figure."""
    t.x[at + 6] = s.left
    t.x[at + 7] = s.left * empty / 8.0
    t.x[at + 8] = p.abbot[i]
    t.x[at + 10] = p.abbot[i] * s.left
    t.x[at + 12] = empty == 1
    t.x[at + 13] = empty == 2
    t.x[at + 14] = s.left * s.left
    t.x[at + 15] = p.owner[i] == p.seat
    t.x[at + 17] = t.x[at + 16] * t.x[at + 15]


# --- unclaimed features, figures in supply, guards, and the right to move


def look_at_free_cities(p: cython.pointer[Position], s: cython.pointer[Scan]) -> cython.void:
    """Collect the open, unclaimed cities."""
    for i in range(s.open_cities):
        node = s.open_city[i]
        if not p.figures[node]:
            size = tiles_on(p, node) + p.shields[node]
            s.free_cities_open += 1
            s.free_city_largest = max(s.free_city_largest, size)
            if s.mark[node] == s.stamp:
                s.free_city_worth += size * s.close_all[node]


def list_hand(p: cython.pointer[Position], s: cython.pointer[Scan], t: cython.pointer[Items], seat: cython.int) -> cython.void:
    """Append a seat's figures in supply and the number expected to return."""
    at: cython.Py_ssize_t = add_item(t, HAND, 1 << seat)
    hand: cython.int = p.meeples[seat]
    back: cython.float = s.returning[seat] / 4.0
    stuck: cython.float = s.stuck[seat] / 4.0
    t.x[at + hand] = 1.0
    t.x[at + 8 + hand] = s.left
    t.x[at + 16] = p.abbots[seat]
    t.x[at + 17] = p.abbots[seat] * s.left
    t.x[at + 18] = s.left
    t.x[at + 19] = s.left * s.left
    t.x[at + 20] = p.seat == seat and hand == 0
    t.x[at + 21] = hand / 7.0 * s.left * s.left
    t.x[at + 22] = hand / 7.0 if p.towers > 0 else 0.0
    t.x[at + 23] = p.towers / 6.0 * s.left if hand > 0 else 0.0
    t.x[at + 24] = s.best_free_field / 5.0 if hand > 0 else 0.0
    t.x[at + 25] = t.x[at + 24] * s.left
    t.x[at + 26] = back
    t.x[at + 27] = s.returning_soon[seat]
    t.x[at + 28] = stuck
    t.x[at + 29] = s.farmers[seat] / 4.0
    t.x[at + 30] = back * s.left
    t.x[at + 31] = back * s.left if hand == 0 else 0.0
    t.x[at + 32] = min(s.other_hand[seat], 4) / 4.0 * s.left
    t.x[at + 33] = s.left if s.other_hand[seat] == 0 else 0.0
    t.x[at + 34] = s.returning_soon[seat] * s.left if hand <= 1 else 0.0
    t.x[at + 35] = stuck * s.left if hand <= 2 else 0.0


def list_guard(
    p: cython.pointer[Position], c: cython.pointer[Coming], s: cython.pointer[Scan], t: cython.pointer[Items], tower: cython.int
) -> cython.void:
    """Append a guard, based on the thieves to come and its tower."""
    seat: cython.int = p.guard[tower]
    at: cython.Py_ssize_t = add_item(t, GUARD_NET, 1 << seat)
    t.x[at] = c.thieves / 12.0
    t.x[at + 1] = c.thief_sum / cython.cast(cython.float, c.thieves) / 5.0 if c.thieves else 0.0
    t.x[at + 2] = c.thieves > 0
    t.x[at + 3] = TILES.thief[p.stolen] / 5.0 if p.stolen >= 0 else 0.0
    t.x[at + 4] = s.left
    t.x[at + 5] = p.floors[tower] / 5.0
    t.x[at + 6] = p.floors[tower] / 5.0 * s.left
    t.x[at + 7] = c.thieves * s.share
    t.x[at + 8] = c.all[c.thieves]
    t.x[at + 9] = p.meeples[seat] == 0


def list_mover(p: cython.pointer[Position], c: cython.pointer[Coming], s: cython.pointer[Scan], t: cython.pointer[Items]) -> cython.void:
    """Append the right to move next, based on the unclaimed features."""
    at: cython.Py_ssize_t = add_item(t, MOVER, 1 << p.seat)
    has: cython.float = p.meeples[p.seat] > 0
    t.x[at] = s.left
    t.x[at + 1] = s.left * s.left
    t.x[at + 2] = s.free_cities_open / 6.0
    t.x[at + 3] = s.free_city_largest / 8.0
    t.x[at + 4] = s.free_city_worth / 12.0
    t.x[at + 5] = 1.0 - has
    t.x[at + 6] = c.tiles == 0
    t.x[at + 7] = s.left * s.free_cities_open / 6.0
    t.x[at + 8] = c.tiles <= 2
    t.x[at + 9] = c.tiles <= 6
    t.x[at + 10] = s.best_free_field / 5.0
    t.x[at + 11] = s.best_free_field / 5.0 * has
    t.x[at + 12] = s.best_free_field / 5.0 * s.left
    t.x[at + 13] = t.x[at + 11] if c.tiles <= 20 else 0.0
