"""Net inputs for cities and roads: open places, completion probabilities, and contested places.

The open places that a feature shares with another seat's feature show how likely it is to be lost or shared.
"""

import cython

if not cython.compiled:
    from rookery.fast.carcassonne.board import root, tiles_on
    from rookery.fast.carcassonne.coming import MOST, Coming, closing, fitting
    from rookery.fast.carcassonne.position import FIELD, Position
    from rookery.fast.carcassonne.scan import Items, Scan, add_item, lead, lowest, tile_beside
    from rookery.fast.carcassonne.scoring import kind_under
    from rookery.fast.carcassonne.tiles import TILES

UNLIKELY = cython.declare(cython.const[cython.float], 0.15)
"""Below this probability of completion, a feature counts as holding its figures until the end."""


def is_unlikely(chance: cython.float) -> cython.bint:
    """Return whether a feature with this probability of completion counts as holding its figures until the end."""
    return chance < UNLIKELY


# --- open places


def look_at_place(p: cython.pointer[Position], c: cython.pointer[Coming], s: cython.pointer[Scan], slot: cython.int) -> cython.void:
    """Add an open place to the data of adjacent cities and roads, independent of figures."""
    for side in range(4):
        tile = tile_beside(p, p.open_cell[slot], side)
        piece = -1 if tile < 0 else TILES.at_side[4 * p.face[tile] + (side ^ 2)]
        s.beside[side] = -1 if piece < 0 else root(p, p.first[tile] + piece)
    for side in range(4):
        node = s.beside[side]
        if node < 0:
            continue
        if s.mark[node] != s.stamp:
            mark_feature(s, node, 1.0, 0, MOST, 0)
        if s.slot[node] != slot:
            s.slot[node] = slot
            add_place(p, c, s, slot, side)


def mark_feature(
    s: cython.pointer[Scan], node: cython.int, chance: cython.float, places: cython.int, least: cython.int, dead: cython.int
) -> cython.void:
    """Start collecting data for a city or road."""
    s.mark[node] = s.stamp
    s.slot[node], s.places[node], s.dead[node] = -1, places, dead
    s.close_own[node] = s.close_all[node] = s.fit_all[node] = chance
    s.least_close[node] = s.least_fit[node] = least
    s.rivals[node] = s.allies[node] = s.empty[node] = 0.0
    s.largest[node] = 0


def add_place(p: cython.pointer[Position], c: cython.pointer[Coming], s: cython.pointer[Scan], slot: cython.int, side: cython.int) -> cython.void:
    """Add an open place to the feature at one of its sides."""
    node: cython.int = s.beside[side]
    close: cython.int = closing(c, p.pattern[slot], side)
    fit: cython.int = fitting(c, p.pattern[slot])
    s.places[node] += 1
    s.close_own[node] *= c.own[close]
    s.close_all[node] *= c.all[close]
    s.fit_all[node] *= c.all[fit]
    s.least_close[node] = min(s.least_close[node], close)
    s.least_fit[node] = min(s.least_fit[node], fit)
    s.dead[node] += fit == 0
    for other in range(4 if fit else 0):
        if s.beside[other] >= 0 and s.beside[other] != node and p.kind[s.beside[other]] == p.kind[node]:
            s.pair_node[s.pairs], s.pair_other[s.pairs], s.pair_weight[s.pairs] = node, s.beside[other], c.all[fit]
            s.pairs += 1


def share_places(p: cython.pointer[Position], s: cython.pointer[Scan]) -> cython.void:
    """Record for each feature with figures the features that share open places with it."""
    for i in range(s.pairs):
        node = s.pair_node[i]
        s.rivals[node] = s.allies[node] = s.empty[node] = 0.0
        s.largest[node] = 0
    for i in range(s.pairs):
        node = s.pair_node[i]
        if p.figures[node]:
            share_place(p, s, node, s.pair_other[i], s.pair_weight[i])


def share_place(p: cython.pointer[Position], s: cython.pointer[Scan], node: cython.int, other: cython.int, weight: cython.float) -> cython.void:
    """Record an open place shared by two features of a kind, which one tile may join."""
    if not p.figures[other]:
        s.empty[node] += weight
        return
    lead(p, s, p.figures[node])
    leaders, most = s.leaders, s.most
    lead(p, s, p.figures[other])
    if s.leaders & ~leaders:
        s.rivals[node] += weight if s.most >= most else 0.5 * weight
    else:
        s.allies[node] += weight
    s.largest[node] = max(s.largest[node], tiles_on(p, other))


# --- features with figures


def is_first_figure(p: cython.pointer[Position], i: cython.int, node: cython.int) -> cython.int:
    """Return whether no earlier figure stands on the same feature."""
    for other in range(i):
        if kind_under(p, other) < FIELD and root(p, p.first[p.on_tile[other]] + p.on_piece[other]) == node:
            return 0
    return 1


def list_feature(p: cython.pointer[Position], s: cython.pointer[Scan], t: cython.pointer[Items], node: cython.int, kind: cython.int) -> cython.void:
    """Append a city or road with figures."""
    if s.mark[node] != s.stamp:  # complete, or without an open place: no growth possible
        mark_feature(s, node, 0.0, 1, 0, 1)
    lead(p, s, p.figures[node])
    at = add_item(t, kind, s.leaders)
    write_size(p, s, t, node, at)
    write_chances(p, s, t, node, at)
    write_lead(p, s, t, node, at)
    count_figures(p, s, node)


def write_size(
    p: cython.pointer[Position], s: cython.pointer[Scan], t: cython.pointer[Items], node: cython.int, at: cython.Py_ssize_t
) -> cython.void:
    """Write a feature's size and number of ends, and the fraction of the game left."""
    tiles: cython.int = tiles_on(p, node)
    ends: cython.int = p.ends[node]
    t.x[at] = tiles / 8.0
    t.x[at + 1] = p.shields[node] / 3.0
    t.x[at + 2] = TILES.open[p.kind[node]] * (tiles + p.shields[node]) / 10.0
    t.x[at + 3] = ends == 1
    t.x[at + 4] = ends == 2
    t.x[at + 5] = ends == 3
    t.x[at + 6] = ends >= 4
    t.x[at + 7] = s.places[node] / 4.0
    t.x[at + 8] = s.dead[node] > 0
    t.x[at + 16] = s.left
    t.x[at + 17] = s.left * s.left
    t.x[at + 18] = s.left if ends <= 2 else 0.0
    t.x[at + 37] = s.places[node] >= 3


def write_chances(
    p: cython.pointer[Position], s: cython.pointer[Scan], t: cython.pointer[Items], node: cython.int, at: cython.Py_ssize_t
) -> cython.void:
    """Write a feature's probability of completion and its value."""
    size: cython.int = tiles_on(p, node) + p.shields[node]
    complete: cython.int = TILES.complete[p.kind[node]] * size
    gain: cython.int = complete - TILES.open[p.kind[node]] * size + 1
    now: cython.float = s.least_close[node] * s.share if s.places[node] == 1 else 0.0
    t.x[at + 9] = s.close_own[node]
    t.x[at + 10] = s.close_all[node]
    t.x[at + 11] = s.fit_all[node]
    t.x[at + 12] = min(s.least_close[node], 15) / 15.0
    t.x[at + 13] = min(s.least_fit[node], 20) / 20.0
    t.x[at + 14] = gain * s.close_own[node] / 10.0
    t.x[at + 15] = gain * s.close_all[node] / 10.0
    t.x[at + 26] = now
    t.x[at + 28] = s.fit_all[node] * s.left
    t.x[at + 29] = now * complete / 10.0


def write_lead(
    p: cython.pointer[Position], s: cython.pointer[Scan], t: cython.pointer[Items], node: cython.int, at: cython.Py_ssize_t
) -> cython.void:
    """Write how secure a feature is: figures, features that may join it, and rivals' meeples. Requires `lead`."""
    first: cython.int = lowest(s.leaders)
    moves: cython.float = s.leaders >> p.seat & 1
    hand: cython.float = min(p.meeples[first], 3) / 3.0
    other: cython.float = min(s.other_hand[first], 3) / 3.0
    t.x[at + 19] = s.most - s.next == 1
    t.x[at + 20] = s.most - s.next >= 2
    t.x[at + 21] = s.next > 0
    t.x[at + 22] = s.most == s.next
    t.x[at + 23] = s.rivals[node]
    t.x[at + 24] = s.empty[node]
    t.x[at + 25] = (s.most - 1) / 2.0
    t.x[at + 27] = s.left * s.rivals[node]
    t.x[at + 30] = s.allies[node]
    t.x[at + 31] = s.rivals[node] * s.largest[node] / 5.0
    t.x[at + 32] = s.allies[node] * s.largest[node] / 5.0
    t.x[at + 33] = moves
    t.x[at + 34] = moves * s.left
    t.x[at + 35] = moves * t.x[at + 29]
    t.x[at + 36] = moves * s.rivals[node]
    t.x[at + 38] = hand
    t.x[at + 39] = other
    t.x[at + 40] = s.other_hand[first] == 0
    t.x[at + 41] = other * s.left * t.x[at + 2]
    t.x[at + 42] = other * s.left
    t.x[at + 43] = hand * s.rivals[node]


def count_figures(p: cython.pointer[Position], s: cython.pointer[Scan], node: cython.int) -> cython.void:
    """Add for each seat the probability that its figures on a city or road return."""
    for seat in range(p.seats):
        figures: cython.float = p.figures[node] >> 4 * seat & 15
        s.returning[seat] += figures * s.close_all[node]
        if s.places[node] == 1:
            s.returning_soon[seat] += figures * s.least_close[node] * s.share
        if is_unlikely(s.close_all[node]):
            s.stuck[seat] += figures
