"""Carcassonne with all its expansions, compiled: the twin of games/carcassonne, the reference implementation.

A position is one flat struct (position.pxd). Functions that take a pointer to it need neither Python objects nor the
GIL. Rules carry the same ledger ids as in games/carcassonne, so that the two can be read side by side. This file runs the turn;
board.py places tiles, scoring.py scores features, towers.py handles towers and thieves, and
tiles.py reads the data of all tiles from the ruleset.

**Grid.** The board is a one-dimensional torus: cell x, y has the index x + 127 y modulo 8192. Two cells with the same index are
at least 128 steps apart, farther than 104 tiles reach, so they never collide, and neighbours always differ by 1 or 127. `grid`
holds the content of each cell: nothing, a tile, or an open place beside one.

**Open places** are a list without gaps. Each has a pattern, a number for the four letters its edges must have, and
`Tiles.fits` maps every pattern and tile to the fitting rotations. Finding all placements takes one look-up per open place.

**Features.** Every city, road and field piece is a node of a forest (union-find); the oldest node of a feature is its root and holds
its data: open ends (complete at 0), shields, a two-word bitmask of tiles, so that each counts once (BC-11),
and the number of figures per seat, four bits each. Joining adds these up. Monasteries and gardens are not nodes: the tiles around them
are counted on demand. The cities that touch a field are only found at the end, tile by tile (BC-15).

**Piles** are unordered lists of types; when a tile is drawn, the last one fills the gap.

**Turn.** A position waits in one of five steps: `DRAW` (chance acts), `THIEF` (too few floors: raise), `TILE`, `MEEPLE`, `OVER`.
Forced actions happen immediately. Compiled modules identify seat actions by a code, which is cheaper to compute than the public
number (actions.py); encoding.py converts between them:

    0 skip    1 + 2 x piece claim, + 1 with the abbot    17 + tower guard    25 + tower raise    33 recall    128 + 4 x cell + quarter turns place
"""

import cython

from rookery.fast.carcassonne.tiles import PILES, RULESET
from rookery.games.carcassonne.expansions import towers_and_thieves

if not cython.compiled:
    from rookery.fast.carcassonne import towers
    from rookery.fast.carcassonne.board import find_places, lay, root, tiles_around
    from rookery.fast.carcassonne.position import (
        CLAIM,
        DRAW,
        FIELD,
        GUARD_TOWER,
        IN_PILE,
        LABELS,
        MEEPLE,
        OVER,
        PLACE,
        RAISE,
        RECALL,
        RECALLED,
        SKIP,
        THIEF,
        TILE,
        Position,
    )
    from rookery.fast.carcassonne.scoring import award, go_home, kind_under, score_completed, score_remaining
    from rookery.fast.carcassonne.tiles import PIECES, TILES
    from rookery.fast.common.rng import Rng

MAIN_PILES = cython.declare(cython.int, len(RULESET.main_piles))
TOWER_PILE = cython.declare(cython.int, PILES.index(towers_and_thieves.TOWER_PILE))
FLOORS = cython.declare(cython.int, towers_and_thieves.FLOORS)


def start(p: cython.pointer[Position], type_: cython.int, seat: cython.int) -> cython.void:
    """Set up the position before the first draw (BC-01, RI-01). Requires seats, supplies and piles; all else must be 0."""
    p.opens = p.grid[0] = 1
    lay(p, 0, 4 * type_)
    p.supply = FLOORS
    p.drawn = p.placed = p.stolen = p.pile = -1
    p.turn, p.seat = 1, seat
    to_draw(p)


# --- 1. draw and place the tile


def to_draw(p: cython.pointer[Position]) -> cython.void:
    """Let chance draw from the requested pile, or the first main pile that is not empty (RI-02, TT-38)."""
    if p.pile < 0 or not p.in_pile[p.pile]:
        p.pile = first_pile(p)
    if p.pile < 0:
        finish(p)  # TT-A6
    else:
        p.step = DRAW


def first_pile(p: cython.pointer[Position]) -> cython.int:
    """Return the first main pile that is not empty, or -1."""
    for pile in range(MAIN_PILES):
        if p.in_pile[pile]:
            return pile
    return -1


def draw(p: cython.pointer[Position], place: cython.int) -> cython.void:
    """Draw the tile at this index of the pile; a thief tile takes effect immediately (TT-29)."""
    at: cython.int = IN_PILE * p.pile + place
    p.in_pile[p.pile] -= 1
    p.drawn = p.bag[at]
    p.bag[at] = p.bag[IN_PILE * p.pile + p.in_pile[p.pile]]
    if not TILES.thief[p.drawn]:
        to_tile(p)
        return
    towers.raise_towers(p)
    if p.rising:
        p.step = THIEF
    else:
        raised(p)


def raised(p: cython.pointer[Position]) -> cython.void:
    """Finish raising towers: the thieves steal the tile, replaced by a tower tile, or the guards score (TT-35, TT-42)."""
    if towers.steal(p):
        p.pile = TOWER_PILE  # TT-36
        to_draw(p)
    else:
        towers.score_guards(p)
        to_tile(p)


def to_tile(p: cython.pointer[Position]) -> cython.void:
    """Start the tile step; a tile that fits nowhere leaves the game and another is drawn (BC-05, TT-A10)."""
    p.places = find_places(p, p.drawn)
    if p.places:
        p.step = TILE
        return
    p.out[p.drawn] += 1
    p.drawn = -1
    to_draw(p)


def place(p: cython.pointer[Position], slot: cython.int, rotation: cython.int) -> cython.void:
    """Place the drawn tile on an open place."""
    type_: cython.int = p.drawn
    p.placed = p.laid
    p.drawn = -1
    lay(p, slot, 4 * type_ + rotation)
    if TILES.base[type_]:
        towers.first_floor(p)
    p.step = MEEPLE


# --- 2. place a meeple, or use an action of an expansion


def offers(p: cython.pointer[Position], actions: cython.p_int) -> cython.int:
    """List the actions of the meeple step and return their number."""
    count: cython.int = 1
    actions[0] = SKIP
    if p.meeples[p.seat] or p.abbots[p.seat]:  # BC-02
        count = claims(p, actions)
    if p.meeples[p.seat]:
        for tower in range(p.towers):
            if towers.may_guard(p, tower):
                actions[count] = GUARD_TOWER + tower
                count += 1
    i = abbot_of(p)
    if i >= 0 and tiles_around(p, p.on_tile[i]) < 9:  # AB-04, AB-05
        actions[count] = RECALL
        count += 1
    return count


def claims(p: cython.pointer[Position], actions: cython.p_int) -> cython.int:
    """Append claims of pieces of the tile just placed whose whole feature is empty (BC-06); return the number of actions."""
    count: cython.int = 1
    type_: cython.int = p.face[p.placed] >> 2
    for piece in range(TILES.pieces[type_]):
        kind = TILES.kind[PIECES * type_ + piece]
        if kind <= FIELD and p.figures[root(p, p.first[p.placed] + piece)]:
            continue
        if TILES.for_meeple[kind] and p.meeples[p.seat] and (kind != FIELD or p.farmers):
            actions[count] = CLAIM + 2 * piece
            count += 1
        if TILES.for_abbot[kind] and p.abbots[p.seat]:  # AB-02
            actions[count] = CLAIM + 2 * piece + 1
            count += 1
    return count


def abbot_of(p: cython.pointer[Position]) -> cython.int:
    """Return the index of the seat's abbot on the board, or -1."""
    for i in range(p.standing):
        if p.abbot[i] and p.owner[i] == p.seat:
            return i
    return -1


def claim(p: cython.pointer[Position], tile: cython.int, piece: cython.int, seat: cython.int, abbot: cython.int) -> cython.void:
    """Put a figure of the seat on a piece."""
    one: cython.uint = 1
    i: cython.int = p.standing
    p.standing += 1
    p.on_tile[i], p.on_piece[i], p.owner[i], p.abbot[i] = tile, piece, seat, abbot
    if kind_under(p, i) <= FIELD:
        p.figures[root(p, p.first[tile] + piece)] += one << 4 * seat
    if abbot:
        p.abbots[seat] -= 1
    else:
        p.meeples[seat] -= 1


def recall(p: cython.pointer[Position]) -> cython.void:
    """Recall one's own abbot and score its feature in its current state (AB-04)."""
    i: cython.int = abbot_of(p)
    award(p, p.seat, RECALLED, TILES.open[kind_under(p, i)] * tiles_around(p, p.on_tile[i]))
    go_home(p, i)


# --- 3. score and end the turn


def end_turn(p: cython.pointer[Position]) -> cython.void:
    """Score what is complete, then move to the next player, or to the end if no tile is left (BC-03, BC-16)."""
    score_completed(p)
    p.placed = p.pile = -1
    if first_pile(p) < 0:
        finish(p)
        return
    p.turn += 1
    p.seat = p.seat + 1 if p.seat + 1 < p.seats else 0
    to_draw(p)


def finish(p: cython.pointer[Position]) -> cython.void:
    p.step = OVER
    score_remaining(p)
    towers.score_last_guards(p)


def score(p: cython.pointer[Position], seat: cython.int) -> cython.int:
    """Return a seat's current points."""
    points: cython.int = 0
    for label in range(LABELS):
        points += p.tally[LABELS * seat + label]
    return points


# --- actions by code


def legal(p: cython.pointer[Position], actions: cython.p_int) -> cython.int:
    """List all actions of the acting seat and return their number; 0 if chance is to act or the game is over."""
    count: cython.int = 0
    if p.step == MEEPLE:
        return offers(p, actions)
    if p.step == TILE:
        for slot in range(p.opens):
            for i in range(4):
                if p.fits[slot] >> i & 1:
                    actions[count] = PLACE + 4 * p.open_cell[slot] + i
                    count += 1
    elif p.step == THIEF:
        for i in range(p.towers):
            if p.rising >> i & 1:
                actions[count] = RAISE + i
                count += 1
    return count


def apply(p: cython.pointer[Position], action: cython.int) -> cython.void:
    """Apply a legal action of a seat."""
    if action >= PLACE:
        place(p, p.grid[(action - PLACE) >> 2] - 1, action & 3)
        return
    if RAISE <= action < RECALL:
        towers.raise_tower(p, action - RAISE)
        if not p.rising:
            raised(p)
        return
    if action == RECALL:
        recall(p)
    elif action >= GUARD_TOWER:
        towers.put_guard(p, action - GUARD_TOWER)
    elif action != SKIP:
        claim(p, p.placed, (action - CLAIM) >> 1, p.seat, (action - CLAIM) & 1)
    end_turn(p)


# --- random play


def any_place(p: cython.pointer[Position], n: cython.int) -> cython.int:
    """Return the n-th placement as an action."""
    slot: cython.int = 0
    rotation: cython.int = 0
    while n >= p.fits[slot] >> 4:
        n -= p.fits[slot] >> 4
        slot += 1
    while True:
        if p.fits[slot] >> rotation & 1:
            if n == 0:
                return PLACE + 4 * p.open_cell[slot] + rotation
            n -= 1
        rotation += 1


def random_action(p: cython.pointer[Position], rng: Rng) -> cython.int:
    """Return a uniformly random action of the acting seat."""
    actions: cython.int[32] = [0] * 32
    if p.step == TILE:
        return any_place(p, rng.pick(p.places))
    return actions[rng.pick(legal(p, actions))]


def play_out(p: cython.pointer[Position], rng: Rng) -> cython.void:
    """Play to the end with random choices; draws are weighted by the number of tiles."""
    while p.step != OVER:
        if p.step == DRAW:
            draw(p, rng.pick(p.in_pile[p.pile]))
        else:
            apply(p, random_action(p, rng))
