"""A round of 5 Towers for search bots: the position, the piles after the round, and the ways to build on each tower.

A value function evaluates the position **after** a round: left-overs discarded, the next opener known, the next display not yet revealed. The piles
are sets of values (`coming`: the draw pile; `gone`: discards that come back in the second pass), so nothing here can depend on the order
of cards. They are computed as if nobody took a card; the evaluation of a build takes its cards out again.

A **way** is one possible change of one tower: the display cards it takes, whether it first demolishes the uppermost card, and the
resulting top. Ways with the same result are merged. A demolition is only considered for cards that need it.
"""

import cython

if not cython.compiled:
    from pathlib import Path

    from rookery.fast.common.uncompiled import named, struct
    from rookery.fast.five_towers.position import NONE, REVEAL, TYPES, Position

    EMPTY, WAYS, UNTOUCHED = named(__file__, "EMPTY", "WAYS", "UNTOUCHED")
    DEMOLISHING, ON_EIGHT, NINE = named(__file__, "DEMOLISHING", "ON_EIGHT", "NINE")
    NOWHERE, TO_GONE, TO_COMING = range(3)
    Round = struct(Path(__file__).with_suffix(".pxd"), "Round")

CARRY = [0, *[(1 << value) - 1 | 1 << 9 for value in range(1, 16)], 0xFFFF]  # FT-19, FT-21, FT-40; FT-17, FT-A11
"""A bitmask of the values that may be placed on each uppermost value, or on EMPTY."""
CARRY[8] = 0xFFFF  # FT-20
COUNT = [byte.bit_count() for byte in range(256)]
"""The number of set bits in each byte."""


# --- the table


def read_table(r: cython.pointer[Round], p: cython.pointer[Position]) -> cython.void:
    """Read a position, either at a seat's decision or between two rounds, without a display."""
    r.seats, r.cards, r.opener = p.seats, p.cards, p.opener
    r.left = 0 if p.step == REVEAL else p.left
    for i in range(5):
        r.slot_type[i] = p.display[i] >> 5
        r.slot_value[i] = p.display[i] & 15
    for i in range(TYPES * p.seats):
        r.top[i] = value_of(p.top[i])
        r.below[i] = value_of(p.covered[p.top[i]])
        r.third[i] = value_of(p.covered[p.covered[p.top[i]]])
        r.height[i] = p.height[i]
    for i in range(p.seats):
        read_points(r, p, i)
    read_piles(r, p)
    r.next = p.opener


def value_of(card: cython.int) -> cython.int:
    return EMPTY if card == NONE else card & 15


def points_of(top: cython.int, height: cython.int) -> cython.int:
    """Return the points of a single tower."""
    return 2 * height if top == 0 else height  # FT-56, FT-57


def read_points(r: cython.pointer[Round], p: cython.pointer[Position], seat: cython.int) -> cython.void:
    """Read a seat's current points, tallest tower and size of the demolition pile."""
    points: cython.int = 0
    tallest: cython.int = 0
    for t in range(TYPES * seat, TYPES * seat + TYPES):
        points += points_of(r.top[t], r.height[t])
        tallest = max(tallest, r.height[t])
    r.tallest[seat] = tallest
    r.demolished[seat] = p.pile[seat]
    r.points[seat] = points + tallest - p.pile[seat] * (p.pile[seat] + 1) // 2  # FT-58, FT-59


def read_piles(r: cython.pointer[Round], p: cython.pointer[Position]) -> cython.void:
    """Compute the piles after the round if nobody takes a card."""
    shown: cython.int = 0
    for t in range(TYPES):
        r.coming[t] = r.coming_twice[t] = r.gone[t] = r.gone_twice[t] = 0
    for i in range(5):
        shown += r.left >> i & 1
    r.second = p.deck_pass == 2 or p.draw == 0
    r.over = p.draw == 0 and (p.deck_pass == 2 or p.discard + shown == 0)  # FT-52
    r.left_go = NOWHERE if p.deck_pass == 2 else TO_COMING if p.draw == 0 else TO_GONE  # FT-51
    for i in range(p.draw):
        add(r.coming, r.coming_twice, p.piles[i])
    r.draw, r.discard = p.draw, 0
    if r.left_go == TO_GONE:
        for i in range(p.discard):
            add(r.gone, r.gone_twice, p.piles[p.cards - 1 - i])
        for i in range(5):
            if r.left >> i & 1:
                add(r.gone, r.gone_twice, p.display[i])
        r.discard = p.discard + shown
    elif r.left_go == TO_COMING:
        for i in range(p.discard):
            add(r.coming, r.coming_twice, p.piles[p.cards - 1 - i])
        for i in range(5):
            if r.left >> i & 1:
                add(r.coming, r.coming_twice, p.display[i])
        r.draw = max(0, p.discard + shown - 2)  # an estimate: the number of cards taken is not known yet
    read_time(r)


def add(once: cython.pointer[cython.uint], twice: cython.pointer[cython.uint], card: cython.int) -> cython.void:
    """Add a card to a pile."""
    bit: cython.uint = 1 << (card & 15)
    twice[card >> 5] |= once[card >> 5] & bit
    once[card >> 5] |= bit


def read_time(r: cython.pointer[Round]) -> cython.void:
    """Estimate the fraction of the game left; the second pass is shorter, because more than half of the cards will have been built."""
    pile: cython.float = cython.cast(cython.float, r.draw) / r.cards
    if r.second:
        r.time = 0.8 * pile
        r.rounds = r.draw * 0.2
    else:
        r.time = 0.4 + 0.6 * pile
        r.rounds = r.draw * 0.31 + r.discard * 0.2


def fits_on(top: cython.int, values: cython.uint, twice: cython.uint) -> cython.int:
    """Return the number of cards in a pile that fit on this uppermost value."""
    once: cython.uint = values & CARRY[top]
    again: cython.uint = twice & CARRY[top]
    return COUNT[once & 255] + COUNT[once >> 8] + COUNT[again & 255] + COUNT[again >> 8]


# --- ways


def find_ways(r: cython.pointer[Round], seat: cython.int, demolishing: cython.int, avoided: cython.int) -> cython.void:
    """List every way of this seat by type; the first way of each type leaves the tower unchanged.

    `demolishing` is true if a demolition is legal; `avoided` is the ablated ability.
    """
    way: cython.int = WAYS * seat
    list_carried(r, avoided)
    for t in range(TYPES):
        tower = TYPES * seat + t
        r.first[6 * seat + t] = way
        note(r, way, t, 0, 0, r.top[tower], r.below[tower], r.height[tower], 0)
        way = extend(r, way + 1, way)
        plain: cython.uint = masks_of(r, r.first[6 * seat + t], way)
        if demolishing and not avoided & DEMOLISHING and r.height[tower] and r.top[tower] != 0:  # FT-39, FT-40
            note(r, way, t, 0, 1, r.below[tower], r.third[tower], r.height[tower] - 1, 0)
            way = drop(r, way, extend(r, way + 1, way), plain)
    r.first[6 * seat + TYPES] = way


def list_carried(r: cython.pointer[Round], avoided: cython.int) -> cython.void:
    """Compute the values that may be placed on each value, given the ablation."""
    for value in range(17):
        r.carry[value] = CARRY[value]
    if avoided & ON_EIGHT:
        r.carry[8] = CARRY[7] | 1 << 7
    if avoided & NINE:
        for value in range(1, 10):
            lower: cython.uint = (1 << value) - 1
            if value != 8 or avoided & ON_EIGHT:
                r.carry[value] &= lower


def note(
    r: cython.pointer[Round],
    way: cython.int,
    t: cython.int,
    mask: cython.int,
    demolished: cython.int,
    top: cython.int,
    below: cython.int,
    height: cython.int,
    order: cython.int,
) -> cython.void:
    """Append a way."""
    r.way_type[way], r.way_mask[way], r.way_demolished[way] = t, mask, demolished
    r.way_size[way] = COUNT[mask]
    r.way_top[way], r.way_below[way], r.way_height[way], r.way_order[way] = top, below, height, order


def extend(r: cython.pointer[Round], free: cython.int, root: cython.int) -> cython.int:
    """Append every way that takes more cards than `root`, smallest first; return the end of the list."""
    way: cython.int = root
    t: cython.int = r.way_type[root]
    while way < free:
        for i in range(5):
            if r.left >> i & 1 and r.slot_type[i] == t and not r.way_mask[way] >> i & 1 and r.carry[r.way_top[way]] >> r.slot_value[i] & 1:
                if not is_first_of_its_kind(r, i, r.way_mask[way]) or is_known(r, root, free, r.way_mask[way] | 1 << i, r.slot_value[i]):
                    continue
                if free >= WAYS * (root // WAYS + 1) - 8:  # unreachable with five cards; guards against a buffer overflow
                    return free
                note(
                    r,
                    free,
                    t,
                    r.way_mask[way] | 1 << i,
                    r.way_demolished[root],
                    r.slot_value[i],
                    r.way_top[way],
                    r.way_height[way] + 1,
                    r.way_order[way] | i << (3 * r.way_size[way]),
                )
                free += 1
        way += 1
    return free


def is_first_of_its_kind(r: cython.pointer[Round], slot: cython.int, mask: cython.int) -> cython.int:
    """Return whether no earlier free slot holds an equal card."""
    for i in range(slot):
        if r.left >> i & 1 and not mask >> i & 1 and r.slot_type[i] == r.slot_type[slot] and r.slot_value[i] == r.slot_value[slot]:
            return 0
    return 1


def is_known(r: cython.pointer[Round], begin: cython.int, end: cython.int, mask: cython.int, top: cython.int) -> cython.int:
    """Return whether one of these ways takes the same cards and has the same top."""
    for way in range(begin, end):
        if r.way_mask[way] == mask and r.way_top[way] == top:
            return 1
    return 0


def masks_of(r: cython.pointer[Round], begin: cython.int, end: cython.int) -> cython.uint:
    """Return a bitmask over the 32 card sets with the sets that these ways take."""
    masks: cython.uint = 0
    for way in range(begin, end):
        masks |= cython.cast(cython.uint, 1) << r.way_mask[way]
    return masks


def drop(r: cython.pointer[Round], begin: cython.int, end: cython.int, refused: cython.uint) -> cython.int:
    """Remove the ways with a rejected set; return the end of the list."""
    free: cython.int = begin
    for way in range(begin, end):
        if not refused >> r.way_mask[way] & 1:
            note(
                r,
                free,
                r.way_type[way],
                r.way_mask[way],
                r.way_demolished[way],
                r.way_top[way],
                r.way_below[way],
                r.way_height[way],
                r.way_order[way],
            )
            free += 1
    return free
