"""The board of the twin: a grid of places, an index of the open ones, and the pieces joined into features.

The grid is rolled up into one row: the place x, y has the number x + 127 y modulo 8192. Two places with the same number lie at least
127 steps apart, and no board of 104 tiles is that long, so nothing ever meets itself. Beside each other are numbers that differ by 1 or 127.

Every piece with ports is a node of a forest (union-find). The root, always the oldest node, keeps what the feature has: sides still
without a neighbour, shields, the tiles as 128 bits (BC-11), and the figures of each seat in four bits. Monasteries and gardens are no
nodes: what lies around them is counted when somebody asks.
"""

import cython

if cython.compiled:
    from cython.cimports.rookery.fast.carcassonne_tiles import LETTERS, PATTERNS, PIECES, WATER, Tiles
else:
    from rookery.fast.carcassonne_tiles import LETTERS, PATTERNS, PIECES, WATER, Tiles

    ROW, CELLS = 127, 8192
    MOST_LAID, MOST_OPEN, MOST_NODES = 104, 212, 384


@cython.final
@cython.cclass
class Board:
    """Tiles on a table; the layout stands in the .pxd."""

    def __init__(self, tiles: Tiles) -> None:
        self.tiles = tiles
        self.laid = self.opens = self.nodes = 0
        if not cython.compiled:
            self.grid = [0] * CELLS
            self.face, self.cell, self.first, self.x, self.y = ([0] * MOST_LAID for _ in range(5))
            self.pattern, self.open_cell, self.open_x, self.open_y, self.fits = ([0] * MOST_OPEN for _ in range(5))
            self.parent, self.kind, self.ends, self.shields = ([0] * MOST_NODES for _ in range(4))
            self.figures, self.low, self.high = ([0] * MOST_NODES for _ in range(3))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def begin(board: Board) -> cython.void:
    """An empty board, on which a tile may be laid at 0,0 and nowhere else."""
    _sweep(board)
    board.laid = board.nodes = 0
    board.opens = 1
    board.open_cell[0] = board.open_x[0] = board.open_y[0] = board.pattern[0] = 0
    board.grid[0] = 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _sweep(board: Board) -> cython.void:
    """Take everything off the grid; the rest is forgotten by setting its counts."""
    i: cython.int
    for i in range(board.laid):
        board.grid[board.cell[i]] = 0
    for i in range(board.opens):
        board.grid[board.open_cell[i]] = 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def copy_board(board: Board, other: Board) -> cython.void:
    """Make the board equal to the other one, which has the same tiles to play with."""
    i: cython.int
    _sweep(board)
    board.laid, board.opens, board.nodes = other.laid, other.opens, other.nodes
    for i in range(other.laid):
        board.face[i], board.cell[i], board.first[i] = other.face[i], other.cell[i], other.first[i]
        board.x[i], board.y[i] = other.x[i], other.y[i]
        board.grid[other.cell[i]] = -1 - i
    for i in range(other.opens):
        board.pattern[i], board.open_cell[i], board.fits[i] = other.pattern[i], other.open_cell[i], other.fits[i]
        board.open_x[i], board.open_y[i] = other.open_x[i], other.open_y[i]
        board.grid[other.open_cell[i]] = 1 + i
    for i in range(other.nodes):
        board.parent[i], board.kind[i], board.ends[i], board.shields[i] = other.parent[i], other.kind[i], other.ends[i], other.shields[i]
        board.figures[i], board.low[i], board.high[i] = other.figures[i], other.low[i], other.high[i]


# --- laying a tile


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def lay(board: Board, slot: cython.int, face: cython.int) -> cython.void:
    """Lay a tile on an open place; that its edges match is for the caller to know (BC-04)."""
    tile: cython.int = board.laid
    cell: cython.int = board.open_cell[slot]
    board.laid += 1
    board.face[tile], board.cell[tile], board.first[tile] = face, cell, board.nodes
    board.x[tile], board.y[tile] = board.open_x[slot], board.open_y[slot]
    _close(board, slot)
    board.grid[cell] = -1 - tile
    _sprout(board, tile)
    _touch(board, tile, 0, cell - ROW)
    _touch(board, tile, 1, cell + 1)
    _touch(board, tile, 2, cell + ROW)
    _touch(board, tile, 3, cell - 1)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _close(board: Board, slot: cython.int) -> cython.void:
    """Take a place out of the index of open places: the last one moves up."""
    last: cython.int = board.opens - 1
    board.opens = last
    board.pattern[slot], board.open_cell[slot] = board.pattern[last], board.open_cell[last]
    board.open_x[slot], board.open_y[slot] = board.open_x[last], board.open_y[last]
    board.grid[board.open_cell[slot]] = 1 + slot


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _sprout(board: Board, tile: cython.int) -> cython.void:
    """A node for each piece that can be joined."""
    at: cython.int = PIECES * (board.face[tile] >> 2)
    node: cython.int
    one: cython.ulonglong = 1
    for node in range(board.nodes, board.nodes + board.tiles.joining[board.face[tile] >> 2]):
        board.parent[node] = node
        board.kind[node], board.ends[node], board.shields[node] = board.tiles.kind[at], board.tiles.ports[at], board.tiles.shield[at]
        board.figures[node] = 0
        board.low[node] = one << tile if tile < 64 else 0
        board.high[node] = 0 if tile < 64 else one << (tile - 64)
        at += 1
    board.nodes += board.tiles.joining[board.face[tile] >> 2]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _touch(board: Board, tile: cython.int, side: cython.int, cell: cython.int) -> cython.void:
    """See to one side of a tile just laid: join its pieces to a neighbour's, or tell the open place beside it which edge it needs."""
    slot: cython.int
    cell &= CELLS - 1
    slot = board.grid[cell] - 1
    if slot < -1:
        _meet(board, tile, side, -2 - slot)
        return
    if slot < 0:
        slot = board.opens
        board.opens += 1
        board.grid[cell] = 1 + slot
        board.pattern[slot], board.open_cell[slot] = 0, cell
        board.open_x[slot] = board.x[tile] + (side == 1) - (side == 3)
        board.open_y[slot] = board.y[tile] + (side == 2) - (side == 0)
    board.pattern[slot] += board.tiles.mark[4 * board.face[tile] + side]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _meet(board: Board, tile: cython.int, side: cython.int, other: cython.int) -> cython.void:
    """Join what meets at one side; the left half-edge of one tile touches the right one of the other."""
    own: cython.int = board.face[tile]
    its: cython.int = board.face[other]
    facing: cython.int = side ^ 2
    nodes: cython.int = board.first[tile]
    others: cython.int = board.first[other]
    if board.tiles.at_side[4 * own + side] >= 0:
        board.ends[_join(board, nodes + board.tiles.at_side[4 * own + side], others + board.tiles.at_side[4 * its + facing])] -= 2
    if board.tiles.at_half[8 * own + 2 * side] >= 0:
        _join(board, nodes + board.tiles.at_half[8 * own + 2 * side], others + board.tiles.at_half[8 * its + 2 * facing + 1])
        _join(board, nodes + board.tiles.at_half[8 * own + 2 * side + 1], others + board.tiles.at_half[8 * its + 2 * facing])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _join(board: Board, node: cython.int, other: cython.int) -> cython.int:
    """Make one feature of two, or leave it if they are one already; its root."""
    old: cython.int = root(board, node)
    new: cython.int = root(board, other)
    if old == new:
        return old
    if old > new:
        old, new = new, old
    board.parent[new] = old
    board.ends[old] += board.ends[new]
    board.shields[old] += board.shields[new]
    board.figures[old] += board.figures[new]
    board.low[old] |= board.low[new]
    board.high[old] |= board.high[new]
    return old


# --- asking


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def root(board: Board, node: cython.int) -> cython.int:
    """The node that speaks for the whole feature; the way there is shortened for the next time."""
    while board.parent[node] != node:
        board.parent[node] = board.parent[board.parent[node]]
        node = board.parent[node]
    return node


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def tiles_on(board: Board, node: cython.int) -> cython.int:
    """How many tiles the feature of a root lies on, each counted once (BC-11)."""
    count: cython.int = 0
    low: cython.ulonglong = board.low[node]
    high: cython.ulonglong = board.high[node]
    while low:
        low &= low - 1
        count += 1
    while high:
        high &= high - 1
        count += 1
    return count


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def tiles_around(board: Board, tile: cython.int) -> cython.int:
    """How many of the nine places of a monastery or garden, its own included, hold tiles (BC-10)."""
    count: cython.int = 0
    row: cython.int
    step: cython.int
    for row in range(-1, 2):
        for step in range(-1, 2):
            if board.grid[(board.cell[tile] + ROW * row + step) & (CELLS - 1)] < 0:
                count += 1
    return count


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def find_places(board: Board, type_: cython.int) -> cython.int:
    """Note for each open place the rotations in which the tile fits (BC-04); how many there are in all."""
    total: cython.int = 0
    row: cython.int = PATTERNS * board.tiles.edges[type_]
    slot: cython.int
    for slot in range(board.opens):
        board.fits[slot] = board.tiles.fits[row + board.pattern[slot]]
        total += board.fits[slot] >> 4
    if total and board.tiles.water[type_]:
        return _without_u_turns(board, type_)
    return total


# --- the river


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _without_u_turns(board: Board, type_: cython.int) -> cython.int:
    """Two bends directly after each other do not turn the same way (RI-04); how many placements are left."""
    total: cython.int = 0
    slot: cython.int
    inflow: cython.int
    bend: cython.int
    rotation: cython.int
    for slot in range(board.opens):
        if not board.fits[slot]:
            continue
        inflow = _inflow(board, slot)
        bend = _bend_before(board, slot, inflow)
        for rotation in range(4):
            if bend and board.fits[slot] >> rotation & 1 and _bend(board.tiles, 4 * type_ + rotation, inflow) == bend:
                board.fits[slot] -= (1 << rotation) + 16
        total += board.fits[slot] >> 4
    return total


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _inflow(board: Board, slot: cython.int) -> cython.int:
    """The first side of an open place at which it needs water."""
    side: cython.int = 0
    pattern: cython.int = board.pattern[slot]
    while pattern % LETTERS != WATER:
        pattern //= LETTERS
        side += 1
    return side


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _bend_before(board: Board, slot: cython.int, inflow: cython.int) -> cython.int:
    """How the river turns on the tile from which it flows into this place; 0 at the spring."""
    step: cython.int = (inflow == 1) - (inflow == 3) + ROW * ((inflow == 2) - (inflow == 0))
    former: cython.int = board.face[-1 - board.grid[(board.open_cell[slot] + step) & (CELLS - 1)]]
    source: cython.int = _other_water(board.tiles, former, inflow ^ 2)
    return 0 if source < 0 else _bend(board.tiles, former, source)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _bend(tiles: Tiles, face: cython.int, inflow: cython.int) -> cython.int:
    """How the river turns, seen with the current: 1 to the left, -1 to the right, 0 straight on or not at all."""
    outflow: cython.int = _other_water(tiles, face, inflow)
    return 0 if outflow < 0 else 2 - ((outflow - inflow) & 3)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _other_water(tiles: Tiles, face: cython.int, side: cython.int) -> cython.int:
    """The other side through which the river runs, or -1."""
    other: cython.int
    for other in range(4):
        if other != side and tiles.letter[4 * face + other] == WATER:
            return other
    return -1
