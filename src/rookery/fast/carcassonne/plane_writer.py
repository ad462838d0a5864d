"""Planes of the twin, in the layout of planes.py."""

from pathlib import Path

import cython

from rookery.fast.carcassonne.planes import face_planes
from rookery.fast.carcassonne.tiles import CODES

if not cython.compiled:
    from rookery.fast.carcassonne.board import tiles_around, tiles_on
    from rookery.fast.carcassonne.encoding import (
        BoardIndex,
        leader_of,
        most_of_others,
        node_at,
        observe_header,
        observe_pieces,
        observe_seats,
        place_of,
        restore_features,
    )
    from rookery.fast.carcassonne.numbering import WINDOW, first_row, rows_in_use, window_cell
    from rookery.fast.carcassonne.observation import PIECE_ROWS, SEAT_ROWS, TO_COME
    from rookery.fast.carcassonne.planes import (
        ABBOTS,
        CELLS_IN_PLANE,
        FACE_PLANES,
        FIELD_LEADERS,
        FITTING,
        FLOORS,
        GUARDS,
        OPEN_ENDS,
        OPEN_PLACES,
        OTHER,
        OTHER_FIGURES,
        OWN,
        OWN_FIGURES,
        OWNERS,
        PIECES_TAKEN,
        PLACED,
        RISING,
        SCALAR_PLANE,
        SURROUNDED,
        WORTHS,
    )
    from rookery.fast.carcassonne.position import FIELD, MEEPLE, OVER, TILE, TYPES, Position
    from rookery.fast.carcassonne.tiles import PIECES, TILES
    from rookery.fast.common.buffers import clear_bytes, copy_bytes
    from rookery.fast.common.uncompiled import struct

    FACES = struct(Path(__file__).with_suffix(".pxd"), "Faces")()


def write_planes(
    p: cython.pointer[Position], s: cython.pointer[BoardIndex], observer: cython.int, to: cython.p_uchar, row: cython.Py_ssize_t
) -> cython.void:
    """Write a seat's planes over zeros, or over earlier ones of the same game."""
    if p.step == OVER:
        restore_features(p)
    clear_planes(p, to, row)
    for tile in range(p.laid):
        write_tile(p, tile, observer, to, row + cell_of(p, tile))
    write_figures(p, observer, to, row)
    write_towers(p, observer, to, row)
    write_places(p, to, row)
    write_scalars(p, s, observer, to, row + CELLS_IN_PLANE * SCALAR_PLANE)


def clear_planes(p: cython.pointer[Position], to: cython.p_uchar, row: cython.Py_ssize_t) -> cython.void:
    """Clear the rows of the board, which only grows."""
    first: cython.int = WINDOW * first_row(p)
    count: cython.int = WINDOW * rows_in_use(p)
    for plane in range(SCALAR_PLANE):
        clear_bytes(to, row + CELLS_IN_PLANE * plane + first, count)


def write_tile(p: cython.pointer[Position], tile: cython.int, observer: cython.int, to: cython.p_uchar, cell: cython.Py_ssize_t) -> cython.void:
    """Write a tile and the features on it."""
    face: cython.int = p.face[tile]
    for i in range(FACE_PLANES * face, FACE_PLANES * face + FACES.count[face]):
        put(to, cell, FACES.plane[i], FACES.value[i])
    for piece in range(TILES.joining[face >> 2]):
        node = node_at(p, tile, piece)
        if p.kind[node] != FIELD:
            write_feature(p, face, piece, node, observer, to, cell)
        elif p.figures[node]:
            write_field(p, face, piece, node, observer, to, cell)
    if TILES.pieces[face >> 2] > TILES.joining[face >> 2]:
        put(to, cell, SURROUNDED, tiles_around(p, tile))


def write_feature(
    p: cython.pointer[Position],
    face: cython.int,
    piece: cython.int,
    node: cython.int,
    observer: cython.int,
    to: cython.p_uchar,
    cell: cython.Py_ssize_t,
) -> cython.void:
    """Write the city or road of a root at the sides that a piece reaches."""
    worth: cython.int = tiles_on(p, node) + p.shields[node]
    own: cython.int = p.figures[node] >> 4 * observer & 15
    others: cython.int = most_of_others(p, p.figures[node], observer)
    for side in range(4):
        if TILES.at_side[4 * face + side] == piece:
            put(to, cell, WORTHS + side, worth)
            put(to, cell, OPEN_ENDS + side, p.ends[node])
            put(to, cell, OWN_FIGURES + side, own)
            put(to, cell, OTHER_FIGURES + side, others)


def write_field(
    p: cython.pointer[Position],
    face: cython.int,
    piece: cython.int,
    node: cython.int,
    observer: cython.int,
    to: cython.p_uchar,
    cell: cython.Py_ssize_t,
) -> cython.void:
    """Write the leader of a field at the half-edges that a piece reaches."""
    leader: cython.int = leader_of(p, p.figures[node], observer)
    for half in range(8):
        if TILES.at_half[8 * face + half] == piece:
            put(to, cell, FIELD_LEADERS + half, leader)


def write_figures(p: cython.pointer[Position], observer: cython.int, to: cython.p_uchar, row: cython.Py_ssize_t) -> cython.void:
    """Write all figures on pieces, and the cell of the tile just placed."""
    for i in range(p.standing):
        tile = p.on_tile[i]
        cell = row + cell_of(p, tile)
        kind = TILES.kind[PIECES * (p.face[tile] >> 2) + p.on_piece[i]]
        put(to, cell, (OWN if p.owner[i] == observer else OTHER) + kind, 1)
        put(to, cell, OWNERS, place_of(p, p.owner[i], observer) + 1)
        put(to, cell, ABBOTS, p.abbot[i])
        put(to, cell, PIECES_TAKEN, p.on_piece[i] + 1)
    if p.step == MEEPLE:
        put(to, row + cell_of(p, p.placed), PLACED, 1)


def write_towers(p: cython.pointer[Position], observer: cython.int, to: cython.p_uchar, row: cython.Py_ssize_t) -> cython.void:
    """Write all towers."""
    for i in range(p.towers):
        cell = row + cell_of(p, p.tower[i])
        put(to, cell, FLOORS, p.floors[i])
        put(to, cell, GUARDS, 0 if p.guard[i] < 0 else place_of(p, p.guard[i], observer) + 1)
        put(to, cell, RISING, p.rising >> i & 1)


def write_places(p: cython.pointer[Position], to: cython.p_uchar, row: cython.Py_ssize_t) -> cython.void:
    """Write the open places, and where the tile in hand fits."""
    for slot in range(p.opens):
        cell = row + window_cell(p.open_x[slot], p.open_y[slot])
        put(to, cell, OPEN_PLACES, 1)
        for i in range(4 if p.step == TILE else 0):
            put(to, cell, FITTING + i, p.fits[slot] >> i & 1)


def write_scalars(
    p: cython.pointer[Position], s: cython.pointer[BoardIndex], observer: cython.int, to: cython.p_uchar, row: cython.Py_ssize_t
) -> cython.void:
    """Write what has no place on the board, as in a row."""
    observe_header(p, s, observer, to, row)
    observe_seats(p, observer, to, row + SEAT_ROWS)
    copy_bytes(to, row + TO_COME, s.to_come, TYPES)
    clear_bytes(to, row + PIECE_ROWS, 6 * PIECES)
    if p.step == MEEPLE:
        observe_pieces(p, observer, to, row + PIECE_ROWS)


def cell_of(p: cython.pointer[Position], tile: cython.int) -> cython.Py_ssize_t:
    """Return the cell of a tile in the window."""
    return window_cell(p.x[tile], p.y[tile])


def put(to: cython.p_uchar, cell: cython.Py_ssize_t, plane: cython.int, value: cython.int) -> cython.void:
    """Write a number into a plane, unless a larger one of another cell of the board is there."""
    at: cython.Py_ssize_t = cell + CELLS_IN_PLANE * plane
    to[at] = max(to[at], value)


def _fill_faces() -> None:
    for face in range(4 * len(CODES)):
        found = face_planes(face >> 2, face & 3)
        if len(found) > FACE_PLANES:
            raise ValueError(f"tile {CODES[face >> 2]} is shown by {len(found)} planes, but there is room for {FACE_PLANES}")
        FACES.count[face] = len(found)
        for number, (plane, value) in enumerate(found.items()):
            FACES.plane[FACE_PLANES * face + number], FACES.value[FACE_PLANES * face + number] = plane, value


_fill_faces()
