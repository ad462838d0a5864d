"""A net's inputs for one seat after a round: 148 for each of the five types, and 24 for the whole table.

The inputs of a type are sparse, so they are lists of pairs of index and amount:

      0-16  own uppermost value (16: empty)          17-33  the same times the time left
     34-50  rivals' uppermost values, their mean     51-67  the same times the time left
     68-84  own value below the uppermost            85-101 rivals' values below, their mean
    102-117 cards to come, by value                 118-133 discards that will come back
    134-147 own height, that height while the top is to come, while it is discarded, and the three for rivals; fitting cards to come and
            discarded, and the two for rivals; own and rivals' height of topped towers; second pass?; fraction of the cards in the draw pile

Rivals' inputs are averaged. No input depends on the order of a pile.
"""

from typing import Any, SupportsIndex

import cython

if cython.compiled:
    from cython.cimports.libc.math import sqrtf
else:
    from math import sqrt as sqrtf

    from rookery.fast.common.checks import within
    from rookery.fast.common.uncompiled import named
    from rookery.fast.five_towers.position import TYPES
    from rookery.fast.five_towers.round_solver import Solver
    from rookery.fast.five_towers.rounds import TO_COMING, UNTOUCHED, Round, fits_on, read_table
    from rookery.fast.five_towers.twin import Twin
    from rookery.fast.five_towers.value import piles_without

    OWN_TOP, RIVAL_TOP, OWN_BELOW, RIVAL_BELOW = named(__file__, "OWN_TOP", "RIVAL_TOP", "OWN_BELOW", "RIVAL_BELOW")
    OWN_TOP_IN_TIME, RIVAL_TOP_IN_TIME = named(__file__, "OWN_TOP_IN_TIME", "RIVAL_TOP_IN_TIME")
    COMING, GONE, NUMBERS = named(__file__, "COMING", "GONE", "NUMBERS")
    INPUTS, GLOBALS, LISTED = named(__file__, "INPUTS", "GLOBALS", "LISTED")

RIVAL_NUMBERS = [NUMBERS + number for number in (3, 4, 5, 8, 9, 11)]
"""Inputs for the sums over rivals: height, with the top to come, with it discarded, fitting to come, fitting discarded, topped."""


def list_piles(r: cython.pointer[Round], t: cython.int, index: cython.p_short, amount: cython.p_float, at: cython.int) -> cython.int:
    """List the inputs that all seats share, as if nobody took a card; return the end of the list."""
    for value in range(16):
        if r.coming[t] >> value & 1:
            index[at], amount[at] = COMING + value, 1.0 + (r.coming_twice[t] >> value & 1)
            at += 1
        if r.gone[t] >> value & 1:
            index[at], amount[at] = GONE + value, 1.0 + (r.gone_twice[t] >> value & 1)
            at += 1
    if r.second:
        index[at], amount[at] = NUMBERS + 12, 1.0
        at += 1
    index[at], amount[at] = NUMBERS + 13, cython.cast(cython.float, r.draw) / r.cards
    return at + 1


def list_towers(
    r: cython.pointer[Round],
    view: cython.int,
    t: cython.int,
    builder: cython.int,
    way: cython.int,
    index: cython.p_short,
    amount: cython.p_float,
    at: cython.int,
) -> cython.int:
    """List the inputs of towers after the builder's choice and its effect on the piles; return the end of the list."""
    height: cython.float
    share: cython.float = 1.0 / (r.seats - 1)
    rivals: cython.float[7] = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    piles: cython.uint[4] = [0, 0, 0, 0]
    piles_without(r, t, way, piles)
    if way != UNTOUCHED and r.left_go != 0:
        for i in range(5):
            if r.way_mask[way] >> i & 1:
                index[at], amount[at] = (COMING if r.left_go == TO_COMING else GONE) + r.slot_value[i], -1.0
                at += 1
    for seat in range(r.seats):
        if seat == builder:
            top, below, height = r.way_top[way], r.way_below[way], r.way_height[way] * 0.125
        else:
            i = TYPES * seat + t
            top, below, height = r.top[i], r.below[i], r.height[i] * 0.125
        if seat == view:
            index[at], amount[at] = OWN_TOP + top, 1.0
            index[at + 1], amount[at + 1] = OWN_TOP_IN_TIME + top, r.time
            index[at + 2], amount[at + 2] = OWN_BELOW + below, 1.0
            at = list_numbers(index, amount, at + 3, NUMBERS, top, height, piles)
            index[at], amount[at] = NUMBERS + (10 if top == 0 else 0), height
            at += 1
        else:
            index[at], amount[at] = RIVAL_TOP + top, share
            index[at + 1], amount[at + 1] = RIVAL_TOP_IN_TIME + top, share * r.time
            index[at + 2], amount[at + 2] = RIVAL_BELOW + below, share
            at += 3
            add_rival(rivals, top, share * height, share, piles)
    for i in range(6):
        if rivals[i] != 0.0:
            index[at], amount[at] = RIVAL_NUMBERS[i], rivals[i]
            at += 1
    return at


def list_numbers(
    index: cython.p_short,
    amount: cython.p_float,
    at: cython.int,
    first: cython.int,
    top: cython.int,
    height: cython.float,
    piles: cython.pointer[cython.uint],
) -> cython.int:
    """List the seat's own inputs that depend on the piles; return the end of the list."""
    if top == 0:
        return at
    if piles[0] & 1:
        index[at], amount[at] = first + 1, height
        at += 1
    elif piles[2] & 1:
        index[at], amount[at] = first + 2, height
        at += 1
    index[at], amount[at] = first + 6, fits_on(top, piles[0], piles[1]) * 0.125
    index[at + 1], amount[at + 1] = first + 7, fits_on(top, piles[2], piles[3]) * 0.125
    return at + 2


def add_rival(rivals: cython.p_float, top: cython.int, height: cython.float, share: cython.float, piles: cython.pointer[cython.uint]) -> cython.void:
    """Add a rival's tower to the sums over rivals."""
    if top == 0:
        rivals[5] += height
        return
    rivals[0] += height
    if piles[0] & 1:
        rivals[1] += height
    elif piles[2] & 1:
        rivals[2] += height
    rivals[3] += share * fits_on(top, piles[0], piles[1]) * 0.125
    rivals[4] += share * fits_on(top, piles[2], piles[3]) * 0.125


def list_globals(r: cython.pointer[Round], view: cython.int, amount: cython.p_float, at: cython.int) -> cython.void:
    """Write the 24 inputs of the whole table starting at offset `at`."""
    own: cython.int = r.points[view]
    best: cython.int = -1000
    tallest: cython.int = 0
    ahead: cython.float = 0.0
    mean: cython.float = 0.0
    demolished: cython.float = 0.0
    share: cython.float = 1.0 / (r.seats - 1)
    for seat in range(r.seats):
        if seat != view:
            best = max(best, r.points[seat])
            tallest = max(tallest, r.tallest[seat])
            mean += share * r.points[seat]
            demolished += share * r.demolished[seat]
            ahead += share if r.points[seat] > own else 0.5 * share if r.points[seat] == own else 0.0
    amount[at] = own * 0.02
    amount[at + 1] = best * 0.02
    amount[at + 2] = mean * 0.02
    amount[at + 3] = (own - best) * 0.05
    amount[at + 4] = (own - mean) * 0.05
    amount[at + 5] = (own - best) / sqrtf(r.rounds + 1.0) * 0.125
    amount[at + 6] = r.tallest[view] * 0.125
    amount[at + 7] = tallest * 0.125
    amount[at + 8] = r.demolished[view] * 0.25
    amount[at + 9] = r.demolished[view] * (r.demolished[view] + 1) * 0.05
    amount[at + 10] = demolished * 0.25
    amount[at + 11] = cython.cast(cython.float, r.draw) / r.cards
    amount[at + 12] = r.second
    amount[at + 13] = cython.cast(cython.float, r.discard) / r.cards
    amount[at + 14] = r.rounds * 0.04
    for i in range(5):
        amount[at + 15 + i] = 0.0
    amount[at + 15 + (r.next + r.seats - view) % r.seats] = 1.0
    amount[at + 20] = ahead
    amount[at + 21] = r.time
    amount[at + 22] = (own - best) * 0.05 * (1.0 - r.time)
    amount[at + 23] = r.time * r.tallest[view] * 0.125


def inputs_of(solver: Solver, twin: Twin, view: SupportsIndex) -> tuple[list[dict[int, float]], list[float]]:
    """Return a seat's inputs between two rounds: the non-zero inputs of each type, and the inputs of the whole table."""
    solver.enter_with(twin)
    try:
        found: tuple[list[dict[int, float]], list[float]] = list_inputs(solver, twin, within(view, "the seat", 0, twin.p.seats - 1))
    finally:
        solver.leave_with(twin)
    return found


def list_inputs(solver: Solver, twin: Twin, view: cython.int) -> Any:
    """Return a seat's inputs."""
    index: cython.short[96] = [0] * 96
    amount: cython.float[96] = [0.0] * 96
    read_table(solver.r, twin.p)
    types: list[dict[int, float]] = []
    for t in range(TYPES):
        end = list_piles(solver.r, t, index, amount, 0)
        end = list_towers(solver.r, view, t, UNTOUCHED, UNTOUCHED, index, amount, end)
        inputs: dict[int, float] = {}
        for place in range(end):
            inputs[index[place]] = inputs.get(index[place], 0.0) + amount[place]
        types.append(inputs)
    list_globals(solver.r, view, amount, 0)
    return types, [amount[place] for place in range(GLOBALS)]
