"""Value functions for a seat after a round: their interface, and a hand-written evaluation with 16 weights.

A value function adds five parts, one per type of tower; its head turns the sum and the table's numbers
into one number. So each way to build on a tower needs its part only once, and each of the many builds only adds five of them.
"""

# ruff: noqa: ARG002  implementations of the interface need not use every argument

from collections.abc import Mapping, Sequence
from math import isfinite
from reprlib import repr as short
from types import MappingProxyType
from typing import Any, Final

import cython

if not cython.compiled:
    from rookery.fast.common.guarded import Guarded
    from rookery.fast.common.uncompiled import named
    from rookery.fast.five_towers.position import TYPES
    from rookery.fast.five_towers.rounds import NOWHERE, TO_COMING, UNTOUCHED, Round, fits_on

    (WIDTH,) = named(__file__, "WIDTH")

POINT = cython.declare(cython.const[cython.float], 0.005)
"""Weight of a point of margin relative to a win."""

NAMES: Final = (
    "room", "on_8", "on_9", "on_empty", "top", "top_discarded", "fitting", "fitting_discarded",
    "demolished", "curve", "rivals", "fading", "nine", "eight", "opener", "tallest",
)  # fmt: skip
"""Weight names of a hand-written evaluation, see HandValue."""
ONE_PLY: Final = (0.5, 14.0, 9.0, 15.0, 0.5, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0)
"""The weights that reproduce the bot `heuristic`."""
TUNED: Final[Mapping[int, tuple[float, ...]]] = MappingProxyType(
    dict.fromkeys(range(2, 6), (1.07, 14.0, 8.5, 10.2, 0.63, 0.34, 0.74, 0.32, 2.5, -0.53, 1.09, 0.54, 0.59, 1.2, 0.75, -0.47))
)
"""Weights for each number of seats, tuned by evolution with two seats and a solved auction; more seats use the same."""


class Value(Guarded):
    """A value function for each seat."""

    width: cython.Py_ssize_t
    """The length of a part."""
    shared: cython.int
    """Whether the values of two seats add up to 1."""
    margin: cython.float
    """The expected margin of the last evaluation, in points; 0 if the function does not predict it."""

    def prepare(self, r: cython.pointer[Round]) -> cython.void:
        """Prepare for a round before its parts are computed."""

    def part(
        self,
        r: cython.pointer[Round],
        view: cython.int,
        t: cython.int,
        builder: cython.int,
        way: cython.int,
        into: cython.p_float,
        at: cython.int,
    ) -> cython.void:
        """Write the part of a type's towers after the builder's way, as `view` sees them: `width` numbers starting at offset `at`."""

    def judge(self, r: cython.pointer[Round], view: cython.int, parts: cython.p_float, at: cython.int) -> cython.float:
        """Return the value to the seat `view`, given the sum of the parts and the solver's numbers after the round in `r`."""
        return 0.0


def worth_of(share: cython.float, margin: cython.float) -> cython.float:
    """Combine a share of the win and an expected margin into one number."""
    return share + POINT * margin


def result(r: cython.pointer[Round], view: cython.int) -> cython.float:
    """Return the value of a finished game: the share of the win (FT-60) plus a small weight on the margin."""
    winners: cython.int = 1
    best: cython.int = -1000
    for seat in range(r.seats):
        if seat != view:
            winners += r.points[seat] == r.points[view]
            best = max(best, r.points[seat])
    return worth_of(1.0 / winners if r.points[view] >= best else 0.0, r.points[view] - best)


def piles_without(r: cython.pointer[Round], t: cython.int, way: cython.int, piles: cython.pointer[cython.uint]) -> cython.void:
    """Return a type's cards in the piles, excluding the cards that this way takes: coming, coming twice, gone, gone twice."""
    piles[0], piles[1], piles[2], piles[3] = r.coming[t], r.coming_twice[t], r.gone[t], r.gone_twice[t]
    if way == UNTOUCHED or r.left_go == NOWHERE:
        return
    where = 0 if r.left_go == TO_COMING else 2
    for i in range(5):
        if r.way_mask[way] >> i & 1:
            bit: cython.uint = cython.cast(cython.uint, 1) << r.slot_value[i]
            if piles[where + 1] & bit:
                piles[where + 1] ^= bit
            else:
                piles[where] ^= bit


class HandValue(Value):
    """Points plus the potential of the towers. In NAMES order, the weights are for the room above a tower (its uppermost value, with
    special values for an 8, a 9 and an empty place); each of its cards while its top is to come, or is discarded and will come back; each
    fitting card that is to come, or is discarded; a demolished card; the curvature of room; the best rival; the decay of potential over time;
    a 9 and an 8 still to come; opening the next round; and the tallest tower.
    """

    def __init__(self, weights: Sequence[float]) -> None:
        self.begin_setup()
        numbers: Any = [float(weight) for weight in weights]
        if len(numbers) != len(NAMES):
            raise ValueError(f"a hand-written evaluation has {len(NAMES)} weights, not {len(numbers)}")
        if not all(map(isfinite, numbers)):
            raise ValueError(f"the weights of an evaluation must be finite, not {short(weights)}")
        if not cython.compiled:
            self.weights, self.room, self.level = [0.0] * 16, [0.0] * 17, [0.0] * 17
        for index in range(16):
            self.weights[index] = numbers[index]
        for value in range(17):
            te = {8: numbers[1], 9: numbers[2], 16: numbers[3]}.get(value, float(value))
            self.level[value] = te
            self.room[value] = numbers[0] * (te + numbers[9] * te * te / 15)
        self.width, self.shared, self.margin = 5, 0, 0.0
        self.end_setup(())

    def prepare(self, r: cython.pointer[Round]) -> cython.void:
        self.ahead = r.time ** self.weights[11]

    def part(
        self,
        r: cython.pointer[Round],
        view: cython.int,
        t: cython.int,
        builder: cython.int,
        way: cython.int,
        into: cython.p_float,
        at: cython.int,
    ) -> cython.void:
        piles: cython.uint[4] = [0, 0, 0, 0]
        piles_without(r, t, way, piles)
        for seat in range(r.seats):
            if seat == builder and way != UNTOUCHED:
                into[at + seat] = self.of_tower(r.way_top[way], r.way_height[way], piles)
            else:
                into[at + seat] = self.of_tower(r.top[TYPES * seat + t], r.height[TYPES * seat + t], piles)
        for seat in range(r.seats, 5):
            into[at + seat] = 0.0

    def of_tower(self, top: cython.int, height: cython.int, piles: cython.pointer[cython.uint]) -> cython.float:
        """Return the potential of a tower."""
        either: cython.uint = piles[0] | piles[2]
        if top == 0:
            return 0.0
        promise: cython.float = self.room[top]
        if piles[0] & 1:
            promise += self.weights[4] * height
        elif piles[2] & 1:
            promise += self.weights[5] * height
        if either >> 9 & 1 and self.level[top] < 9:
            promise += self.weights[12] * (9 - self.level[top])
        if either >> 8 & 1 and self.level[top] > 7:
            promise += self.weights[13]
        return self.ahead * promise + self.weights[6] * fits_on(top, piles[0], piles[1]) + self.weights[7] * fits_on(top, piles[2], piles[3])

    def of_seat(self, r: cython.pointer[Round], seat: cython.int, tower_sum: cython.float) -> cython.float:
        """Return the value of a seat's own cards."""
        worth: cython.float = r.points[seat] + tower_sum
        worth += r.time * (self.weights[15] * r.tallest[seat] - self.weights[8] * r.demolished[seat])
        return worth + r.time * self.weights[14] if seat == r.next else worth

    def judge(self, r: cython.pointer[Round], view: cython.int, parts: cython.p_float, at: cython.int) -> cython.float:
        best: cython.float = -1000.0
        if r.over:
            return 100.0 * result(r, view)
        for seat in range(r.seats):
            if seat != view:
                best = max(best, self.of_seat(r, seat, parts[at + seat]))
        return self.of_seat(r, view, parts[at + view]) - self.weights[10] * best
