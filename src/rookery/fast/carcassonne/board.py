"""The board of the twin: placing and joining tiles, and finding placements. rules.py explains the representation."""

import cython

if not cython.compiled:
    from rookery.fast.carcassonne.position import CELLS, ROW, Position
    from rookery.fast.carcassonne.tiles import LETTERS, PATTERNS, PIECES, TILES, WATER


# --- placing a tile


def lay(p: cython.pointer[Position], slot: cython.int, face: cython.int) -> cython.void:
    """Place a tile on an open place. Callers check that its edges match (BC-04)."""
    tile: cython.int = p.laid
    cell: cython.int = p.open_cell[slot]
    p.laid += 1
    p.face[tile], p.cell[tile], p.first[tile] = face, cell, p.nodes
    p.x[tile], p.y[tile] = p.open_x[slot], p.open_y[slot]
    close(p, slot)
    p.grid[cell] = -1 - tile
    add_nodes(p, tile, face >> 2)
    touch(p, tile, 0, cell - ROW)
    touch(p, tile, 1, cell + 1)
    touch(p, tile, 2, cell + ROW)
    touch(p, tile, 3, cell - 1)


def close(p: cython.pointer[Position], slot: cython.int) -> cython.void:
    """Remove a place from the list of open places; the last one fills the gap."""
    last: cython.int = p.opens - 1
    p.opens = last
    p.pattern[slot], p.open_cell[slot] = p.pattern[last], p.open_cell[last]
    p.open_x[slot], p.open_y[slot] = p.open_x[last], p.open_y[last]
    p.grid[p.open_cell[slot]] = 1 + slot


def add_nodes(p: cython.pointer[Position], tile: cython.int, type_: cython.int) -> cython.void:
    """Add a node for each piece that can be joined."""
    one: cython.ulonglong = 1
    at: cython.int = PIECES * type_
    for node in range(p.nodes, p.nodes + TILES.joining[type_]):
        p.parent[node] = node
        p.kind[node], p.ends[node], p.shields[node] = TILES.kind[at], TILES.ports[at], TILES.shield[at]
        p.figures[node] = 0
        p.on[2 * node] = one << tile if tile < 64 else 0
        p.on[2 * node + 1] = 0 if tile < 64 else one << (tile - 64)
        at += 1
    p.nodes += TILES.joining[type_]


def touch(p: cython.pointer[Position], tile: cython.int, side: cython.int, cell: cython.int) -> cython.void:
    """Update one side of a tile just placed: join its pieces to a neighbour's, or set the edge that the open place there requires."""
    cell &= CELLS - 1
    slot = p.grid[cell] - 1
    if slot < -1:
        meet(p, tile, side, -2 - slot)
        return
    if slot < 0:
        slot = p.opens
        p.opens += 1
        p.grid[cell] = 1 + slot
        p.pattern[slot], p.open_cell[slot] = 0, cell
        p.open_x[slot] = p.x[tile] + (side == 1) - (side == 3)
        p.open_y[slot] = p.y[tile] + (side == 2) - (side == 0)
        p.west, p.east = min(p.west, p.open_x[slot]), max(p.east, p.open_x[slot])
        p.north, p.south = min(p.north, p.open_y[slot]), max(p.south, p.open_y[slot])
    p.pattern[slot] += TILES.mark[4 * p.face[tile] + side]


def meet(p: cython.pointer[Position], tile: cython.int, side: cython.int, other: cython.int) -> cython.void:
    """Join the pieces that meet at one side; the left half-edge of one tile touches the right one of the other."""
    facing: cython.int = side ^ 2
    own: cython.int = 8 * p.face[tile] + 2 * side
    its: cython.int = 8 * p.face[other] + 2 * facing
    nodes: cython.int = p.first[tile]
    others: cython.int = p.first[other]
    if TILES.at_side[own >> 1] >= 0:
        p.ends[join(p, nodes + TILES.at_side[own >> 1], others + TILES.at_side[its >> 1])] -= 2
    if TILES.at_half[own] >= 0:
        join(p, nodes + TILES.at_half[own], others + TILES.at_half[its + 1])
        join(p, nodes + TILES.at_half[own + 1], others + TILES.at_half[its])


def join(p: cython.pointer[Position], node: cython.int, other: cython.int) -> cython.int:
    """Merge two features (BC-07) unless they are one already, and return the root."""
    old: cython.int = root(p, node)
    new: cython.int = root(p, other)
    if old == new:
        return old
    if old > new:
        old, new = new, old
    p.parent[new] = old
    p.ends[old] += p.ends[new]
    p.shields[old] += p.shields[new]
    p.figures[old] += p.figures[new]
    p.on[2 * old] |= p.on[2 * new]
    p.on[2 * old + 1] |= p.on[2 * new + 1]
    return old


# --- feature queries


def root(p: cython.pointer[Position], node: cython.int) -> cython.int:
    """Return the root of a node's feature, with path compression."""
    while p.parent[node] != node:
        p.parent[node] = p.parent[p.parent[node]]
        node = p.parent[node]
    return node


def tiles_on(p: cython.pointer[Position], node: cython.int) -> cython.int:
    """Return the number of tiles of a root's feature, each counted once (BC-11)."""
    return ones(p.on[2 * node]) + ones(p.on[2 * node + 1])


def ones(word: cython.ulonglong) -> cython.int:
    """Return the number of set bits: add them up in pairs, then in fours, then in bytes."""
    pairs: cython.ulonglong = 0x5555555555555555
    fours: cython.ulonglong = 0x3333333333333333
    nibbles: cython.ulonglong = 0x0F0F0F0F0F0F0F0F
    total: cython.ulonglong = 0x0101010101010101
    word -= word >> 1 & pairs
    word = (word & fours) + (word >> 2 & fours)
    total *= word + (word >> 4) & nibbles
    return total >> 56 & 255


def tiles_around(p: cython.pointer[Position], tile: cython.int) -> cython.int:
    """Return the number of tiles on the nine cells of a monastery or garden, including its own (BC-10)."""
    count: cython.int = 0
    for row in range(-1, 2):
        for step in range(-1, 2):
            if p.grid[(p.cell[tile] + ROW * row + step) & (CELLS - 1)] < 0:
                count += 1
    return count


# --- placements


def find_places(p: cython.pointer[Position], type_: cython.int) -> cython.int:
    """Compute the fitting rotations for each open place (BC-04) and return the number of placements."""
    total: cython.int = 0
    row: cython.int = PATTERNS * TILES.edges[type_]
    for slot in range(p.opens):
        p.fits[slot] = TILES.fits[row + p.pattern[slot]]
        total += p.fits[slot] >> 4
    if total and TILES.water[type_]:
        return without_u_turns(p, type_)
    return total


def without_u_turns(p: cython.pointer[Position], type_: cython.int) -> cython.int:
    """Remove placements in which two consecutive bends turn the same way (RI-04); return the number left."""
    total: cython.int = 0
    for slot in range(p.opens):
        if not p.fits[slot]:
            continue
        side = inflow(p.pattern[slot])
        bend = bend_before(p, slot, side)
        for rotation in range(4):
            if bend and p.fits[slot] >> rotation & 1 and bend_of(4 * type_ + rotation, side) == bend:
                p.fits[slot] -= (1 << rotation) + 16
        total += p.fits[slot] >> 4
    return total


def inflow(pattern: cython.int) -> cython.int:
    """Return the first side at which an open place requires water."""
    side: cython.int = 0
    while pattern % LETTERS != WATER:
        pattern //= LETTERS
        side += 1
    return side


def bend_before(p: cython.pointer[Position], slot: cython.int, side: cython.int) -> cython.int:
    """Return the river's turn on the tile upstream of this place; 0 at the spring."""
    step: cython.int = (side == 1) - (side == 3) + ROW * ((side == 2) - (side == 0))
    former: cython.int = p.face[-1 - p.grid[(p.open_cell[slot] + step) & (CELLS - 1)]]
    source: cython.int = other_water(former, side ^ 2)
    return 0 if source < 0 else bend_of(former, source)


def bend_of(face: cython.int, side: cython.int) -> cython.int:
    """Return the river's turn from this side of entry: 1 left, -1 right, 0 straight or none."""
    outflow: cython.int = other_water(face, side)
    return 0 if outflow < 0 else 2 - ((outflow - side) & 3)


def other_water(face: cython.int, side: cython.int) -> cython.int:
    """Return the other side of the river on this tile; -1 at the spring and at the lake."""
    for other in range(4):
        if other != side and TILES.letter[4 * face + other] == WATER:
            return other
    return -1
