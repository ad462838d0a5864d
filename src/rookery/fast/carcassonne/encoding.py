"""Observations of the twin, in the layout of observation.py, and the index of the board in reading order that they are written from."""

from pathlib import Path

import cython

if cython.compiled:
    from cython.cimports.libc.string import memmove

if not cython.compiled:
    from rookery.fast.carcassonne import rules
    from rookery.fast.carcassonne.board import root, tiles_around, tiles_on
    from rookery.fast.carcassonne.observation import (
        FIGURE_ROWS,
        LEAD_ROWS,
        PIECE_ROWS,
        PLACE_ROWS,
        SEAT_ROWS,
        TILE_ROWS,
        TO_COME,
    )
    from rookery.fast.carcassonne.position import CELLS, FIELD, IN_PILE, MEEPLE, OVER, ROW, TYPES, Position
    from rookery.fast.carcassonne.scoring import kind_under, node_under
    from rookery.fast.carcassonne.tiles import PIECES, TILES
    from rookery.fast.common.buffers import clear_bytes, copy_bytes
    from rookery.fast.common.uncompiled import struct

    BoardIndex = struct(Path(__file__).with_suffix(".pxd"), "BoardIndex")


def forget(s: cython.pointer[BoardIndex]) -> cython.void:
    """Remove all tiles from the index; `observe` copies one row beyond the open places, which must be 0."""
    s.laid = s.opens = s.ways = 0
    clear_bytes(s.place_rows, 0, LEAD_ROWS - PLACE_ROWS)


def index_board(p: cython.pointer[Position], s: cython.pointer[BoardIndex]) -> cython.void:
    """Add the tiles placed since the last call."""
    while s.laid < p.laid:
        index_tile(p, s, s.laid)


def index_tile(p: cython.pointer[Position], s: cython.pointer[BoardIndex], tile: cython.int) -> cython.void:
    """Add the next tile: insert its row, close its place, and open or complete the places beside it."""
    write_tile(p, s, tile)
    s.laid = tile + 1
    close_place(s, p.x[tile] + 128, p.y[tile] + 128)
    for side in range(4):
        index_side(p, s, tile, side)


def write_tile(p: cython.pointer[Position], s: cython.pointer[BoardIndex], tile: cython.int) -> cython.void:
    """Insert the row of a tile."""
    x: cython.int = p.x[tile] + 128
    y: cython.int = p.y[tile] + 128
    row: cython.int = row_of(s.tile_rows, 4, tile, x, y)
    move(s.tile_rows, 4 * row + 4, 4 * row, 4 * (tile - row))
    for other in range(tile):
        s.tile_number[other] += s.tile_number[other] >= row
    s.tile_number[tile] = row
    s.tile_rows[4 * row], s.tile_rows[4 * row + 1] = x, y
    s.tile_rows[4 * row + 2], s.tile_rows[4 * row + 3] = (p.face[tile] >> 2) + 1, p.face[tile] & 3


def close_place(s: cython.pointer[BoardIndex], x: cython.int, y: cython.int) -> cython.void:
    """Remove an open place and its sides; the first tile has no such place."""
    row: cython.int = row_of(s.place_rows, 6, s.opens, x, y)
    kept: cython.int = 0
    if row == s.opens:
        return
    s.opens -= 1
    move(s.place_rows, 6 * row, 6 * row + 6, 6 * (s.opens - row))
    for i in range(6 * s.opens, 6 * s.opens + 6):
        s.place_rows[i] = 0
    for way in range(s.ways):
        at = s.way_at[way]
        s.way_node[kept], s.way_at[kept] = s.way_node[way], at - (4 if at >> 2 > row else 0)
        kept += at >> 2 != row
    s.ways = kept


def index_side(p: cython.pointer[Position], s: cython.pointer[BoardIndex], tile: cython.int, side: cython.int) -> cython.void:
    """Record what a tile requires of the open place beside it, unless an earlier tile lies there."""
    cell: cython.int = p.cell[tile] + (side == 1) - (side == 3) + ROW * ((side == 2) - (side == 0))
    at: cython.int = 4 * p.face[tile] + side
    if -1 - tile <= p.grid[cell & (CELLS - 1)] < 0:
        return
    row = place_at(s, p.x[tile] + (side == 1) - (side == 3) + 128, p.y[tile] + (side == 2) - (side == 0) + 128)
    s.place_rows[6 * row + 2 + (side ^ 2)] = TILES.letter[at]
    if TILES.at_side[at] >= 0:
        s.way_node[s.ways], s.way_at[s.ways] = p.first[tile] + TILES.at_side[at], 4 * row + (side ^ 2)
        s.ways += 1


def place_at(s: cython.pointer[BoardIndex], x: cython.int, y: cython.int) -> cython.int:
    """Return the row of an open place; insert it if it is new."""
    row: cython.int = row_of(s.place_rows, 6, s.opens, x, y)
    if row < s.opens and lies_at(s.place_rows, 6 * row, x, y):
        return row
    move(s.place_rows, 6 * row + 6, 6 * row, 6 * (s.opens - row))
    s.opens += 1
    s.place_rows[6 * row], s.place_rows[6 * row + 1] = x, y
    for i in range(6 * row + 2, 6 * row + 6):
        s.place_rows[i] = 0
    for way in range(s.ways):
        s.way_at[way] += 4 if s.way_at[way] >= 4 * row else 0
    return row


def row_of(rows: cython.p_uchar, size: cython.int, count: cython.int, x: cython.int, y: cython.int) -> cython.int:
    """Return the first of `count` rows of this size that is not before x, y in reading order."""
    low: cython.int = 0
    high: cython.int = count
    while low < high:
        row: cython.int = (low + high) >> 1
        if 256 * rows[size * row + 1] + rows[size * row] < 256 * y + x:
            low = row + 1
        else:
            high = row
    return low


def lies_at(rows: cython.p_uchar, row: cython.int, x: cython.int, y: cython.int) -> cython.bint:
    """Return whether a row begins with x, y."""
    return rows[row] == x and rows[row + 1] == y


def move(row: cython.p_uchar, into: cython.Py_ssize_t, start: cython.Py_ssize_t, count: cython.Py_ssize_t) -> cython.void:
    """Move bytes within a row; the two ranges may overlap."""
    if cython.compiled:
        memmove(row + into, row + start, count)
    else:
        row[into : into + count] = row[start : start + count]


# --- observation


def count_to_come(p: cython.pointer[Position], s: cython.pointer[BoardIndex]) -> cython.void:
    """Count the tiles in the piles by type."""
    clear_bytes(s.to_come, 0, TYPES)
    for pile in range(5):
        for i in range(IN_PILE * pile, IN_PILE * pile + p.in_pile[pile]):
            s.to_come[p.bag[i]] += 1


def observe(
    p: cython.pointer[Position], s: cython.pointer[BoardIndex], observer: cython.int, to: cython.p_uchar, row: cython.Py_ssize_t
) -> cython.void:
    """Write a seat's observation over zeros, or over what the row held one tile earlier: rows that are unused stay as they are."""
    if p.step == OVER:
        restore_features(p)
    observe_header(p, s, observer, to, row)
    observe_seats(p, observer, to, row + SEAT_ROWS)
    copy_bytes(to, row + TO_COME, s.to_come, TYPES)
    clear_bytes(to, row + PIECE_ROWS, TILE_ROWS - PIECE_ROWS)
    if p.step == MEEPLE:
        observe_pieces(p, observer, to, row + PIECE_ROWS)
    copy_bytes(to, row + TILE_ROWS, s.tile_rows, 4 * p.laid)
    clear_bytes(to, row + FIGURE_ROWS, 11 * p.laid)
    observe_figures(p, s, observer, to, row + FIGURE_ROWS)
    observe_towers(p, s, observer, to, row + FIGURE_ROWS + 8)
    copy_bytes(to, row + PLACE_ROWS, s.place_rows, 6 * s.opens + 6)
    clear_bytes(to, row + LEAD_ROWS, 4 * s.opens + 4)
    observe_leads(p, s, observer, to, row + LEAD_ROWS)


def observe_header(
    p: cython.pointer[Position], s: cython.pointer[BoardIndex], observer: cython.int, to: cython.p_uchar, row: cython.Py_ssize_t
) -> cython.void:
    """Write the numbers of the whole table."""
    to[row], to[row + 1], to[row + 2], to[row + 3] = p.step, p.seats, place_of(p, p.seat, observer), p.turn
    to[row + 4], to[row + 5] = p.farmers, p.expansions
    for pile in range(4):
        to[row + 6 + pile] = p.in_pile[pile]
    to[row + 10], to[row + 11], to[row + 12] = p.pile + 1, p.drawn + 1, s.tile_number[p.placed] + 1 if p.step == MEEPLE else 0
    to[row + 13], to[row + 14] = p.stolen + 1, p.supply


def observe_seats(p: cython.pointer[Position], observer: cython.int, to: cython.p_uchar, row: cython.Py_ssize_t) -> cython.void:
    """Write each seat's points and supplies, starting at the observer."""
    for seat in range(p.seats):
        at = row + 4 * place_of(p, seat, observer)
        points = rules.score(p, seat)
        to[at], to[at + 1], to[at + 2], to[at + 3] = points >> 8, points & 255, p.meeples[seat], p.abbots[seat]


def restore_features(p: cython.pointer[Position]) -> cython.void:
    """Restore what the final scoring overwrote: tiles of fields, open ends of cities and the figures of all features."""
    one: cython.ulonglong = 1
    for node in range(p.nodes):
        p.ends[node] = max(p.ends[node], 0)
        if p.kind[node] == FIELD:
            p.on[2 * node] = p.on[2 * node + 1] = 0
    for tile in range(p.laid):
        for piece in range(TILES.joining[p.face[tile] >> 2]):
            node = root(p, p.first[tile] + piece)
            if p.kind[node] == FIELD:
                p.on[2 * node + tile // 64] |= one << tile % 64
    for i in range(p.standing):
        if kind_under(p, i) <= FIELD:
            p.figures[node_under(p, i)] = 0
    for i in range(p.standing):
        if kind_under(p, i) <= FIELD:
            p.figures[node_under(p, i)] += 1 << 4 * p.owner[i]


def observe_pieces(p: cython.pointer[Position], observer: cython.int, to: cython.p_uchar, row: cython.Py_ssize_t) -> cython.void:
    """Write the pieces of the tile just placed; its monastery or garden has no figure yet."""
    type_: cython.int = p.face[p.placed] >> 2
    for piece in range(TILES.pieces[type_]):
        kind = TILES.kind[PIECES * type_ + piece]
        to[row + 6 * piece] = kind + 1
        if kind <= FIELD:
            observe_feature(p, node_at(p, p.placed, piece), observer, to, row + 6 * piece + 1)
        else:
            observe_place(p, p.placed, to, row + 6 * piece + 1)


def node_at(p: cython.pointer[Position], tile: cython.int, piece: cython.int) -> cython.int:
    """Return the root of a piece's feature."""
    node: cython.int = p.first[tile] + piece
    return node if p.parent[node] == node else root(p, node)


def observe_feature(p: cython.pointer[Position], node: cython.int, observer: cython.int, to: cython.p_uchar, row: cython.Py_ssize_t) -> cython.void:
    """Write the city, road or field of a root."""
    to[row], to[row + 1], to[row + 2] = tiles_on(p, node), p.shields[node], 0 if p.kind[node] == FIELD else p.ends[node]
    to[row + 3], to[row + 4] = p.figures[node] >> 4 * observer & 15, most_of_others(p, p.figures[node], observer)


def observe_place(p: cython.pointer[Position], tile: cython.int, to: cython.p_uchar, row: cython.Py_ssize_t) -> cython.void:
    """Write the monastery or garden of a tile, without its figure."""
    to[row] = tiles_around(p, tile)
    to[row + 2] = 9 - to[row]


def most_of_others(p: cython.pointer[Position], figures: cython.uint, observer: cython.int) -> cython.int:
    """Return the largest number of figures that any seat but the observer has on a feature."""
    most: cython.int = 0
    for seat in range(p.seats if figures else 0):
        if seat != observer:
            most = max(most, cython.cast(cython.int, figures >> 4 * seat & 15))
    return most


def observe_figures(
    p: cython.pointer[Position], s: cython.pointer[BoardIndex], observer: cython.int, to: cython.p_uchar, row: cython.Py_ssize_t
) -> cython.void:
    """Write the figures into the rows of their tiles."""
    for i in range(p.standing):
        tile = p.on_tile[i]
        at = row + 11 * s.tile_number[tile]
        to[at], to[at + 1], to[at + 2] = place_of(p, p.owner[i], observer) + 1, p.abbot[i], p.on_piece[i]
        if p.on_piece[i] < TILES.joining[p.face[tile] >> 2]:
            observe_feature(p, node_at(p, tile, p.on_piece[i]), observer, to, at + 3)
        else:
            observe_place(p, tile, to, at + 3)
            to[at + 6], to[at + 7] = p.owner[i] == observer, p.owner[i] != observer


def observe_towers(
    p: cython.pointer[Position], s: cython.pointer[BoardIndex], observer: cython.int, to: cython.p_uchar, row: cython.Py_ssize_t
) -> cython.void:
    """Write the towers into the rows of their tiles."""
    for i in range(p.towers):
        at = row + 11 * s.tile_number[p.tower[i]]
        to[at], to[at + 1], to[at + 2] = p.floors[i], 0 if p.guard[i] < 0 else place_of(p, p.guard[i], observer) + 1, p.rising >> i & 1


def place_of(p: cython.pointer[Position], seat: cython.int, observer: cython.int) -> cython.int:
    """Return the seat's index counted from the observer."""
    return seat - observer if seat >= observer else seat - observer + p.seats


def observe_leads(
    p: cython.pointer[Position], s: cython.pointer[BoardIndex], observer: cython.int, to: cython.p_uchar, row: cython.Py_ssize_t
) -> cython.void:
    """Write the leaders of the cities and roads at the open places."""
    for way in range(s.ways):
        node = s.way_node[way]
        if p.parent[node] != node:
            node = s.way_node[way] = root(p, node)
        figures: cython.uint = p.figures[node]
        if figures:
            to[row + s.way_at[way]] = leader_of(p, figures, observer)


def leader_of(p: cython.pointer[Position], figures: cython.uint, observer: cython.int) -> cython.int:
    """Return the leader of a feature with figures: 1 the observer, 2 the observer tied with others, 3 others."""
    own: cython.int = figures >> 4 * observer & 15
    others: cython.int = most_of_others(p, figures, observer)
    return 2 if own == others else 1 if own > others else 3
