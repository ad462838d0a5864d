"""Scoring in the twin: completed features and the end of the game."""

import cython

from rookery.games.carcassonne.scoring import CITY_IN_FIELD

if not cython.compiled:
    from rookery.fast.carcassonne.board import root, tiles_around, tiles_on
    from rookery.fast.carcassonne.position import FIELD, LABELS, Position
    from rookery.fast.carcassonne.tiles import PIECES, TILES

PER_CITY = cython.declare(cython.int, CITY_IN_FIELD)


def award(p: cython.pointer[Position], seat: cython.int, label: cython.int, points: cython.int) -> cython.void:
    """Give a seat points under a score label."""
    p.tally[LABELS * seat + label] += points
    p.noted[seat] |= 1 << label


def award_majority(p: cython.pointer[Position], figures: cython.uint, label: cython.int, points: cython.int) -> cython.void:
    """Give points to every seat with the most figures (BC-12), or to nobody without figures (BC-14)."""
    most: cython.uint = 1
    for seat in range(p.seats):
        most = max(most, figures >> 4 * seat & 15)
    for seat in range(p.seats):
        if figures >> 4 * seat & 15 == most:
            award(p, seat, label, points)


# --- figures on the board


def kind_under(p: cython.pointer[Position], i: cython.int) -> cython.int:
    """Return the kind of piece under a figure."""
    return TILES.kind[PIECES * (p.face[p.on_tile[i]] >> 2) + p.on_piece[i]]


def node_under(p: cython.pointer[Position], i: cython.int) -> cython.int:
    """Return the root of the feature under a figure, -1 for a monastery or garden."""
    return root(p, p.first[p.on_tile[i]] + p.on_piece[i]) if kind_under(p, i) <= FIELD else -1


def go_home(p: cython.pointer[Position], i: cython.int) -> cython.void:
    """Return a figure to its owner (BC-13); the last one in the list fills the gap."""
    last: cython.int = p.standing - 1
    if p.abbot[i]:
        p.abbots[p.owner[i]] += 1
    else:
        p.meeples[p.owner[i]] += 1
    p.standing = last
    p.on_tile[i], p.on_piece[i], p.owner[i], p.abbot[i] = p.on_tile[last], p.on_piece[last], p.owner[last], p.abbot[last]


# --- features completed by the tile just placed


def score_completed(p: cython.pointer[Position]) -> cython.void:
    """Score every feature that the tile just placed has completed (BC-03)."""
    if not p.standing:
        return
    for place in range(TILES.joining[p.face[p.placed] >> 2]):
        node = p.first[p.placed] + place
        if p.kind[node] == FIELD:
            break
        node = root(p, node)
        if p.ends[node] == 0 and p.figures[node]:
            award_majority(p, p.figures[node], 2 * p.kind[node], TILES.complete[p.kind[node]] * (tiles_on(p, node) + p.shields[node]))
            send_home(p, node)
    score_surrounded(p)


def send_home(p: cython.pointer[Position], node: cython.int) -> cython.void:
    """Return all figures of a feature to their owners (BC-13)."""
    p.figures[node] = 0
    for i in range(p.standing - 1, -1, -1):
        if node_under(p, i) == node:
            go_home(p, i)


def score_surrounded(p: cython.pointer[Position]) -> cython.void:
    """Score nearby monasteries and gardens that are now surrounded (BC-10, AB-03)."""
    for i in range(p.standing - 1, -1, -1):
        kind = kind_under(p, i)
        across = p.x[p.on_tile[i]] - p.x[p.placed]
        down = p.y[p.on_tile[i]] - p.y[p.placed]
        if kind > FIELD and -1 <= across <= 1 and -1 <= down <= 1 and tiles_around(p, p.on_tile[i]) == 9:
            award(p, p.owner[i], 2 * kind, 9 * TILES.complete[kind])
            go_home(p, i)


# --- the end of the game


def score_remaining(p: cython.pointer[Position]) -> cython.void:
    """Score incomplete features and fields (BC-16). Figures stay, but features no longer count them."""
    for i in range(p.standing):
        node = node_under(p, i)
        if node < 0:
            score_place(p, i)
        elif p.kind[node] != FIELD and p.figures[node]:
            score_feature(p, node)
    score_fields(p)


def score_place(p: cython.pointer[Position], i: cython.int) -> cython.void:
    """Score a figure on a monastery or garden: a point per tile (BC-16, AB-03)."""
    kind: cython.int = kind_under(p, i)
    tiles: cython.int = tiles_around(p, p.on_tile[i])
    if tiles == 9:
        award(p, p.owner[i], 2 * kind, tiles * TILES.complete[kind])
    else:
        award(p, p.owner[i], 2 * kind + 1, tiles * TILES.open[kind])


def score_feature(p: cython.pointer[Position], node: cython.int) -> cython.void:
    """Score an incomplete city or road at the end (BC-16)."""
    kind: cython.int = p.kind[node]
    size: cython.int = tiles_on(p, node) + p.shields[node]
    if p.ends[node] == 0:
        award_majority(p, p.figures[node], 2 * kind, size * TILES.complete[kind])
    else:
        award_majority(p, p.figures[node], 2 * kind + 1, size * TILES.open[kind])
    p.figures[node] = 0


def score_fields(p: cython.pointer[Position]) -> cython.void:
    """Score fields for the complete cities that touch them (BC-15)."""
    farmers: cython.bint = False
    for i in range(p.standing):
        node = node_under(p, i)
        if node >= 0 and p.kind[node] == FIELD:
            farmers = True
            p.on[2 * node] = 0
    if not farmers:
        return
    note_cities(p)
    for i in range(p.standing):
        node = node_under(p, i)
        if node >= 0 and p.kind[node] == FIELD and p.figures[node]:
            p.on[2 * node + 1] = 0
            award_majority(p, p.figures[node], 2 * FIELD, PER_CITY * tiles_on(p, node))
            p.figures[node] = 0


def note_cities(p: cython.pointer[Position]) -> cython.void:
    """Replace the tile bits of every field with farmers by bits for the adjacent complete cities.

    Cities are numbered as they are found: `ends` of a complete city becomes -1 - its number.
    """
    one: cython.ulonglong = 1
    numbers: cython.int = 0
    for tile in range(p.laid):
        for border in range(PIECES * (p.face[tile] >> 2), PIECES * (p.face[tile] >> 2) + TILES.borders[p.face[tile] >> 2]):
            node = root(p, p.first[tile] + TILES.border_field[border])
            city = root(p, p.first[tile] + TILES.border_city[border])
            if not p.figures[node] or p.ends[city] > 0:
                continue
            if p.ends[city] == 0:
                numbers += 1
                p.ends[city] = -numbers
            p.on[2 * node] |= one << (-1 - p.ends[city])
