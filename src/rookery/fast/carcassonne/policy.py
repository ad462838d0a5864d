"""A playout policy: one ply deep, cheap, stronger than random and weaker than a bot.

All values are in hundredths of a point. A feature is worth its points to the seat that leads on it, and minus its points to all others. The seat
samples a few placements and takes the one with the largest gain; then it places a figure where its value exceeds the cost of
taking it from the supply.
"""

from typing import Any, SupportsIndex

import cython

if not cython.compiled:
    from rookery.fast.carcassonne import rules
    from rookery.fast.carcassonne.board import root, tiles_around, tiles_on
    from rookery.fast.carcassonne.coming import tiles_to_come
    from rookery.fast.carcassonne.position import CELLS, CLAIM, DRAW, FIELD, GUARD_TOWER, OVER, PLACE, RECALL, ROW, SKIP, TILE, Position
    from rookery.fast.carcassonne.scoring import kind_under
    from rookery.fast.carcassonne.tiles import PIECES, TILES
    from rookery.fast.common.checks import within
    from rookery.fast.common.rng import Rng
    from rookery.fast.common.twin import AnyPolicy

GUARDED = cython.declare(cython.const[cython.int], 500)
"""Value of a guard: about the number on a thief tile (TT-42)."""


class Policy(AnyPolicy):
    """A policy: `thrift` is the value of the last figure in supply at the start, in hundredths of a point; `lots` is the number of
    placements that a seat samples; `noise` is the chance, in 1/256, that it chooses at random instead.
    """

    def __init__(self, thrift: SupportsIndex = 2000, lots: SupportsIndex = 8, noise: SupportsIndex = 0) -> None:
        self.thrift = within(thrift, "the thrift", -100_000, 100_000)
        self.lots = within(lots, "the lots", 1, 1000)
        self.noise = within(noise, "the noise", 0, 256)

    def __reduce__(self) -> tuple[Any, ...]:
        return Policy, (self.thrift, self.lots, self.noise)


def play_out_by(p: cython.pointer[Position], policy: Policy, rng: Rng) -> cython.void:
    """Play to the end, with all seats following the policy."""
    while p.step != OVER:
        if p.step == DRAW:
            rules.draw(p, rng.pick(p.in_pile[p.pile]))
        else:
            rules.apply(p, advise(p, policy, rng))


def advise(p: cython.pointer[Position], policy: Policy, rng: Rng) -> cython.int:
    """Return the policy's action for the acting seat."""
    best: cython.int = SKIP
    most: cython.int = 0
    actions: cython.int[32] = [0] * 32
    if policy.noise and cython.cast(cython.int, rng.pick(256)) < policy.noise:
        return rules.random_action(p, rng)
    if p.step == TILE:
        return advise_place(p, policy, rng)
    count = rules.legal(p, actions)
    if actions[0] != SKIP:  # the seat must raise a tower: the policy is indifferent
        return actions[rng.pick(count)]
    for i in range(1, count):
        worth = worth_of(p, actions[i], policy)
        if worth > most:
            most = worth
            best = actions[i]
    return best


# --- tile placement


def advise_place(p: cython.pointer[Position], policy: Policy, rng: Rng) -> cython.int:
    """Return the best of a few sampled placements."""
    most: cython.int = 0
    best: cython.int = -1
    for _ in range(policy.lots):
        action = rules.random_action(p, rng)
        worth = gain(p, (action - PLACE) >> 2, 4 * p.drawn + (action & 3))
        if best < 0 or worth > most:
            most = worth
            best = action
    return best if best >= 0 else rules.random_action(p, rng)


def gain(p: cython.pointer[Position], cell: cython.int, face: cython.int) -> cython.int:
    """Return the seat's gain from a placement: cities, roads, and nearby monasteries and gardens."""
    total: cython.int = 0
    slot: cython.int = p.grid[cell] - 1
    for piece in range(TILES.joining[face >> 2]):
        if TILES.kind[PIECES * (face >> 2) + piece] != FIELD:
            total += growth(p, cell, face, piece)
    for i in range(p.standing):
        if kind_under(p, i) > FIELD and is_near(p.x[p.on_tile[i]] - p.open_x[slot], p.y[p.on_tile[i]] - p.open_y[slot]):
            total += 100 if p.owner[i] == p.seat else -100
    return total


def is_near(across: cython.int, down: cython.int) -> cython.bint:
    return -1 <= across <= 1 and -1 <= down <= 1


def growth(p: cython.pointer[Position], cell: cython.int, face: cython.int, piece: cython.int) -> cython.int:
    """Return the change in value of the features that this piece would join."""
    before: cython.int = 0
    figures: cython.uint = 0
    at: cython.int = PIECES * (face >> 2) + piece
    kind: cython.int = TILES.kind[at]
    size: cython.int = 1 + TILES.shield[at]
    ends: cython.int = TILES.ports[at]
    seen: cython.int[4] = [-1, -1, -1, -1]
    for side in range(4):
        node = node_beyond(p, cell, side) if TILES.at_side[4 * face + side] == piece else -1
        if node < 0:
            continue
        ends -= 2
        if node in (seen[0], seen[1], seen[2]):
            continue
        seen[side] = node
        ends += p.ends[node]
        figures += p.figures[node]
        size += tiles_on(p, node) + p.shields[node]
        before += worth_to(p, p.figures[node], points(kind, tiles_on(p, node) + p.shields[node], p.ends[node]))
    if figures == 0 and ends == 0 and p.meeples[p.seat]:
        return points(kind, size, ends)  # claimed and completed in one turn (BC-13)
    return worth_to(p, figures, points(kind, size, ends)) - before


def node_beyond(p: cython.pointer[Position], cell: cython.int, side: cython.int) -> cython.int:
    """Return the root of the city or road that reaches a cell from this side, or -1."""
    step: cython.int = (side == 1) - (side == 3) + ROW * ((side == 2) - (side == 0))
    tile: cython.int = -1 - p.grid[(cell + step) & (CELLS - 1)]
    if tile < 0:
        return -1
    return root(p, p.first[tile] + TILES.at_side[4 * p.face[tile] + (side ^ 2)])


def points(kind: cython.int, size: cython.int, ends: cython.int) -> cython.int:
    """Return the value of a city or road: its current points plus a share of the completion bonus that shrinks with its open ends."""
    standing: cython.int = 100 * TILES.open[kind] * size
    return standing + (100 * TILES.complete[kind] * size - standing) // (1 + ends)


def worth_to(p: cython.pointer[Position], figures: cython.uint, worth: cython.int) -> cython.int:
    """Return the full value if the seat leads, 0 if it is tied or the feature empty, the negative value if others lead (BC-12)."""
    own: cython.int = figures >> 4 * p.seat & 15
    most: cython.int = 0
    for seat in range(p.seats):
        if seat != p.seat:
            most = max(most, cython.cast(cython.int, figures >> 4 * seat & 15))
    return worth if own > most else -worth if own < most else 0


# --- figure placement


def worth_of(p: cython.pointer[Position], action: cython.int, policy: Policy) -> cython.int:
    """Return the value of an action of the meeple step relative to skip."""
    left: cython.int = tiles_to_come(p)
    if action == RECALL:
        i = rules.abbot_of(p)
        return policy.thrift * left // 128 - promise(tiles_around(p, p.on_tile[i]), left)
    if action >= GUARD_TOWER:
        return GUARDED - policy.thrift * left // 128 // p.meeples[p.seat]
    return worth_of_claim(p, (action - CLAIM) >> 1, policy.thrift * left // 128, left, (action - CLAIM) & 1)


def worth_of_claim(p: cython.pointer[Position], piece: cython.int, thrift: cython.int, left: cython.int, abbot: cython.int) -> cython.int:
    """Return the gain of a claim, minus the figure's value in supply unless it returns immediately."""
    at: cython.int = PIECES * (p.face[p.placed] >> 2) + piece
    cost: cython.int = thrift if abbot else thrift // p.meeples[p.seat]
    if TILES.kind[at] > FIELD:
        around = tiles_around(p, p.placed)
        return 900 if around == 9 else 100 * around + promise(around, left) - cost
    if TILES.kind[at] == FIELD:
        return complete_cities(p, piece) - cost
    node = root(p, p.first[p.placed] + piece)
    return points(TILES.kind[at], tiles_on(p, node) + p.shields[node], p.ends[node]) - (cost if p.ends[node] else 0)


def promise(around: cython.int, left: cython.int) -> cython.int:
    """Return the expected points from the empty cells around a monastery or garden."""
    return 100 * (9 - around) * left // 96


def complete_cities(p: cython.pointer[Position], piece: cython.int) -> cython.int:
    """Return a field's points for complete cities on the tile just placed, the only ones this policy considers (BC-15)."""
    total: cython.int = 0
    type_: cython.int = p.face[p.placed] >> 2
    for border in range(PIECES * type_, PIECES * type_ + TILES.borders[type_]):
        if TILES.border_field[border] == piece and p.ends[root(p, p.first[p.placed] + TILES.border_city[border])] == 0:
            total += 300
    return total
