"""Solve the rest of a round: each seat's best call and build, given that all seats maximise a value function.

Once the display is known, a round has no chance: bids rise, each seat calls once, and the winner builds. So

1. for every seat that may still win the auction and every number of cards, find that seat's best build by the value function;
2. the value of that build to every seat is one leaf of a small tree, and "nobody builds" is another;
3. solve the auction by backward induction: each seat makes the call that leads to its best leaf.

The tree excludes bids above what can be built; where the table allows such bids (FT-A1), the solver never makes them.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, SupportsIndex

import cython

if not cython.compiled:
    from pathlib import Path

    from rookery.fast.common.checks import sum_named, within
    from rookery.fast.common.guarded import Guarded
    from rookery.fast.common.uncompiled import named, struct
    from rookery.fast.five_towers import rules
    from rookery.fast.five_towers.position import AUCTION, BUILDING, DEMOLISH, OVER, PASS, PLACE, RETRACT, TYPES, Position
    from rookery.fast.five_towers.rounds import DEMOLISHING, NINE, ON_EIGHT, UNTOUCHED, WAYS, Round, find_ways, points_of, read_table
    from rookery.fast.five_towers.twin import Twin
    from rookery.fast.five_towers.value import WIDTH, Value, result

    (BUILDS,) = named(__file__, "BUILDS")
    Plan = struct(Path(__file__).with_suffix(".pxd"), "Plan")

AVOIDABLE = {"demolition": DEMOLISHING, "eight": ON_EIGHT, "nine": NINE}
"""Abilities that a study can ablate: demolishing, a higher card on an 8, a 9 on a lower card."""

NOTHING = cython.declare(cython.const[cython.float], -1000000.0)
"""A sentinel below every value."""


class Solver(Guarded):
    """A round solver with a value function. `alone`: a seat calls by its own best build, ignoring the answers of others.

    `without` names the ability that the acting seat lacks, for ablation studies: "demolition", "eight" or "nine".
    """

    def __cinit__(self, *_args: Any, **_named: Any) -> None:
        self.r = cython.address(self.round)
        self.s = cython.address(self.plan)

    def __init__(self, value: Value, *, alone: bool = False, without: Collection[str] = ()) -> None:
        self.begin_setup()
        if not cython.compiled:
            self.r = self.round = Round()
            self.s = self.plan = Plan()
        self.value = value
        self.alone = bool(alone)
        self.own = 0
        self.avoided = sum_named(AVOIDABLE, without, "the abilities")
        self.end_setup((value,))

    # --- Python interface

    def advise(self, twin: Twin) -> int:
        """Return the number of the acting seat's best action."""
        self.enter_with(twin)
        try:
            if rules.legal(twin.p) == 0:
                raise ValueError("no seat is to act")
            return rules.action_of(twin.p, self.choose(twin.p))
        finally:
            self.leave_with(twin)

    def worths(self, twin: Twin) -> dict[int, tuple[float, ...]]:
        """Return the value of each buildable call to every seat, keyed by action number."""
        self.enter_with(twin)
        try:
            seats = range(twin.p.seats)
            if twin.p.step != AUCTION:
                raise ValueError("no seat is to call")
            self.prepare(twin.p)
            self.best_call(twin.p)
            known = [call for call in range(PASS + 1) if rules.legal(twin.p) >> call & 1 and self.s.calls[5 * call + twin.p.actor] > NOTHING]
            return {call: tuple([self.s.calls[5 * call + seat] for seat in seats]) for call in known}
        finally:
            self.leave_with(twin)

    def ways(self, twin: Twin, seat: SupportsIndex, *, demolishing: bool = True) -> list[tuple[int, int, bool, int, int, int]]:
        """Return the seat's ways to build on one tower: type, bitmask of slots taken, demolished?, top value, value below, height."""
        r = self.r
        self.enter_with(twin)
        try:
            at: cython.int = within(seat, "the seat", 0, twin.p.seats - 1)
            read_table(r, twin.p)
            find_ways(r, at, bool(demolishing), self.avoided)
            numbers = range(r.first[6 * at], r.first[6 * at + TYPES])
            return [
                (r.way_type[way], r.way_mask[way], bool(r.way_demolished[way]), r.way_top[way], r.way_below[way], r.way_height[way])
                for way in numbers
            ]
        finally:
            self.leave_with(twin)

    def appraise(self, twin: Twin) -> tuple[float, ...]:
        """Return each seat's value between two rounds or at the end of the game."""
        self.enter_with(twin)
        try:
            return tuple([self.worth_now(twin.p, seat) for seat in range(twin.p.seats)])
        finally:
            self.leave_with(twin)

    def margins(self, twin: Twin) -> tuple[float, ...]:
        """Return the value function's second prediction for each seat between two rounds: the margin, or the points if trained on them."""
        self.enter_with(twin)
        try:
            self.worth_now(twin.p, 0)
            return tuple([self.s.margins[seat] for seat in range(twin.p.seats)])
        finally:
            self.leave_with(twin)

    def play_round(self, twin: Twin) -> None:
        """Play the rest of the round, with all seats following the value function."""
        self.enter_with(twin)
        try:
            with cython.nogil:
                self.finish_round(twin.p)
        finally:
            self.leave_with(twin)

    # --- builds and leaves

    def prepare(self, p: cython.pointer[Position]) -> cython.void:
        """Find the best builds of the builder, or of all seats that may still win the auction, and their values to all seats."""
        read_table(self.r, p)
        self.own = p.actor
        self.value.prepare(self.r)
        self.see_still()
        for i in range(30):
            self.s.best[i] = NOTHING
        if p.step == BUILDING:
            self.s.wanted = 1 << p.to_place
            self.find_builds(p.actor, p.may_demolish)
            return
        if p.highest > 0 and not self.alone:
            self.s.wanted = 1 << p.highest
            self.find_builds(p.bidder, 1)
        seat = p.actor
        self.s.wanted = 62 >> (p.highest + 1) << (p.highest + 1) if p.highest > 0 else 62
        while True:
            self.find_builds(seat, 1)
            seat = seat + 1 if seat + 1 < p.seats else 0
            if seat == p.opener or self.alone:
                break
        if self.alone:
            return
        for seat in range(p.seats):
            for n in range(1, 6):
                if self.has_build(seat, n):
                    self.see_leaf(seat, n)
        self.see_nobody()

    def has_build(self, seat: cython.int, size: cython.int) -> cython.int:
        """Return whether the seat has a build of this size."""
        return self.s.best[6 * seat + size] > NOTHING

    def see_still(self) -> cython.void:
        """Compute the parts of unchanged towers from every seat's viewpoint."""
        for view in range(self.r.seats):
            for t in range(TYPES):
                self.value.part(self.r, view, t, UNTOUCHED, UNTOUCHED, self.s.still, WIDTH * (5 * view + t))

    def find_builds(self, seat: cython.int, demolishing: cython.int) -> cython.void:
        """Find this seat's best build for each size to search for."""
        r: cython.pointer[Round] = self.r
        s: cython.pointer[Plan] = self.s
        width: cython.Py_ssize_t = self.value.width
        points: cython.int = r.points[seat]
        tallest: cython.int = r.tallest[seat]
        demolished: cython.int = r.demolished[seat]
        find_ways(r, seat, demolishing, self.avoided if seat == self.own else 0)
        for t in range(TYPES):
            for way in range(r.first[6 * seat + t], r.first[6 * seat + t + 1]):
                if way == r.first[6 * seat + t]:
                    for j in range(width):
                        s.parts[WIDTH * (way - WAYS * seat) + j] = s.still[WIDTH * (5 * seat + t) + j]
                else:
                    self.value.part(r, seat, t, seat, way, s.parts, WIDTH * (way - WAYS * seat))
        for j in range(width):
            s.sums[j] = 0.0
        self.order_types(seat)
        r.next = seat + 1 if seat + 1 < r.seats else 0  # FT-49
        self.try_ways(seat, 0, 0, 0, 0, 0)
        r.next = r.opener
        r.points[seat], r.tallest[seat], r.demolished[seat] = points, tallest, demolished

    def order_types(self, seat: cython.int) -> cython.void:
        """Order the types by their number of ways, fewest first, so that builds share as many sums of parts as possible."""
        r: cython.pointer[Round] = self.r
        s: cython.pointer[Plan] = self.s
        for i in range(TYPES):
            ways = r.first[6 * seat + i + 1] - r.first[6 * seat + i]
            j = i
            while j > 0:
                t = s.sequence[j - 1]
                if r.first[6 * seat + t + 1] - r.first[6 * seat + t] <= ways:
                    break
                s.sequence[j] = t
                j -= 1
            s.sequence[j] = i

    def try_ways(
        self, seat: cython.int, depth: cython.int, size: cython.int, demolished: cython.int, points: cython.int, tallest: cython.int
    ) -> cython.void:
        """Extend the build by every way of the next type; a build demolishes at most one card (FT-35)."""
        r: cython.pointer[Round] = self.r
        s: cython.pointer[Plan] = self.s
        here: cython.Py_ssize_t = WIDTH * depth
        if depth == TYPES:
            if s.wanted >> size & 1:
                self.weigh(seat, size, demolished, points, tallest)
            return
        t = s.sequence[depth]
        for way in range(r.first[6 * seat + t], r.first[6 * seat + t + 1]):
            if demolished and r.way_demolished[way]:
                continue
            part = WIDTH * (way - WAYS * seat)
            for j in range(self.value.width):
                s.sums[here + WIDTH + j] = s.sums[here + j] + s.parts[part + j]
            s.path[t] = way
            self.try_ways(
                seat,
                depth + 1,
                size + r.way_size[way],
                demolished + r.way_demolished[way],
                points + points_of(r.way_top[way], r.way_height[way]),
                max(tallest, r.way_height[way]),
            )

    def weigh(self, seat: cython.int, size: cython.int, demolished: cython.int, points: cython.int, tallest: cython.int) -> cython.void:
        """Keep the current build if it is the best of its size so far."""
        before: cython.int = self.r.demolished[seat]
        cell: cython.int = 6 * seat + size
        self.r.demolished[seat] = before + demolished
        self.r.tallest[seat] = tallest
        self.r.points[seat] = points + tallest - (before + demolished) * (before + demolished + 1) // 2
        worth: cython.float = self.value.judge(self.r, seat, self.s.sums, WIDTH * TYPES)
        self.r.demolished[seat] = before
        if self.s.listing:
            self.list_build(worth)
        if worth > self.s.best[cell]:
            self.s.best[cell] = worth
            for t in range(TYPES):
                self.s.chosen[5 * cell + t] = self.s.path[t]

    def list_build(self, worth: cython.float) -> cython.void:
        """Insert the current build into the top-k list."""
        place: cython.int = self.s.listed
        s: cython.pointer[Plan] = self.s
        if place == BUILDS:
            place -= 1
            if s.list_worth[place] >= worth:
                return
        else:
            s.listed += 1
        while place > 0 and s.list_worth[place - 1] < worth:
            s.list_worth[place] = s.list_worth[place - 1]
            for t in range(TYPES):
                s.list_way[5 * place + t] = s.list_way[5 * place - 5 + t]
            place -= 1
        s.list_worth[place] = worth
        for t in range(TYPES):
            s.list_way[5 * place + t] = s.path[t]

    def list_builds(self, p: cython.pointer[Position]) -> cython.void:
        """Fill the top-k list with the builder's best builds."""
        self.s.listing, self.s.listed = 1, 0
        self.prepare(p)
        self.s.listing = 0

    def see_leaf(self, builder: cython.int, size: cython.int) -> cython.void:
        """Compute the value of the best build of this size to every seat."""
        r: cython.pointer[Round] = self.r
        cell: cython.int = 6 * builder + size
        points: cython.int = r.points[builder]
        tallest: cython.int = r.tallest[builder]
        demolished: cython.int = r.demolished[builder]
        r.points[builder] = r.tallest[builder] = 0
        for t in range(TYPES):
            way = self.s.chosen[5 * cell + t]
            r.points[builder] += points_of(r.way_top[way], r.way_height[way])
            r.tallest[builder] = max(r.tallest[builder], r.way_height[way])
            r.demolished[builder] += r.way_demolished[way]
        r.points[builder] += r.tallest[builder] - r.demolished[builder] * (r.demolished[builder] + 1) // 2
        r.next = builder + 1 if builder + 1 < r.seats else 0
        for view in range(r.seats):
            if view == builder:
                self.s.leaf[5 * cell + view] = self.s.best[cell]
            else:
                self.s.leaf[5 * cell + view] = self.seen_by(view, builder, 5 * cell)
        self.agree(self.s.leaf, 5 * cell)
        r.next = r.opener
        r.points[builder], r.tallest[builder], r.demolished[builder] = points, tallest, demolished

    def seen_by(self, view: cython.int, builder: cython.int, ways: cython.int) -> cython.float:
        """Return the value to a seat of another seat's build, whose ways begin at this index of `chosen`."""
        s: cython.pointer[Plan] = self.s
        width: cython.Py_ssize_t = self.value.width
        for j in range(width):
            s.sums[j] = 0.0
        for t in range(TYPES):
            way = s.chosen[ways + t]
            if way == self.r.first[6 * builder + t]:
                for j in range(width):
                    s.sums[j] += s.still[WIDTH * (5 * view + t) + j]
            else:
                self.value.part(self.r, view, t, builder, way, s.sums, WIDTH)
                for j in range(width):
                    s.sums[j] += s.sums[WIDTH + j]
        return self.value.judge(self.r, view, s.sums, 0)

    def see_nobody(self) -> cython.void:
        """Compute the value to every seat if nobody builds."""
        s: cython.pointer[Plan] = self.s
        for view in range(self.r.seats):
            for j in range(self.value.width):
                s.sums[j] = 0.0
                for t in range(TYPES):
                    s.sums[j] += s.still[WIDTH * (5 * view + t) + j]
            s.nobody[view] = self.value.judge(self.r, view, s.sums, 0)
            s.margins[view] = self.value.margin
        self.agree(s.nobody, 0)

    def agree(self, worths: cython.p_float, at: cython.int) -> cython.void:
        """Average the predictions of two seats that share the win, so that they add up to 1."""
        if self.r.seats == 2 and self.value.shared:
            worths[at] = 0.5 * (worths[at] + 1.0 - worths[at + 1])
            worths[at + 1] = 1.0 - worths[at]

    # --- auction and building

    def settle(
        self, p: cython.pointer[Position], speaker: cython.int, highest: cython.int, bidder: cython.int, into: cython.p_float, at: cython.int
    ) -> cython.void:
        """Solve the rest of the auction, starting with this speaker, and write its value to every seat."""
        after: cython.int = speaker + 1 if speaker + 1 < p.seats else 0
        trial: cython.float[5] = [0.0, 0.0, 0.0, 0.0, 0.0]
        if highest >= 0 and (speaker == p.opener or highest == p.shown):  # FT-31, FT-32, FT-54
            built: cython.bint = highest > 0 and self.has_build(bidder, highest)
            for seat in range(p.seats):
                into[at + seat] = self.s.leaf[5 * (6 * bidder + highest) + seat] if built else self.s.nobody[seat]
            return
        self.settle(p, after, max(highest, 0), bidder if highest >= 0 else speaker, into, at)  # a pass; the opener passes by calling 0, FT-29
        for n in range(max(highest, 0) + 1, 6):
            if self.has_build(speaker, n):
                self.settle(p, after, n, speaker, trial, 0)
                if trial[speaker] > into[at + speaker]:
                    for seat in range(p.seats):
                        into[at + seat] = trial[seat]

    def best_call(self, p: cython.pointer[Position]) -> cython.int:
        """Return the speaker's best call and store the value of each call in `calls`."""
        choices: cython.uint = rules.legal(p)
        speaker: cython.int = p.actor
        after: cython.int = speaker + 1 if speaker + 1 < p.seats else 0
        best: cython.int = PASS if choices >> PASS & 1 else 0
        s: cython.pointer[Plan] = self.s
        for j in range(35):
            s.calls[j] = NOTHING
        if self.alone:
            self.best_alone(choices, speaker)
        else:
            self.settle(p, after, max(cython.cast(cython.int, p.highest), 0), p.bidder if p.highest >= 0 else speaker, s.calls, 5 * best)
            for call in range(1, 6):
                if choices >> call & 1 and self.has_build(speaker, call):
                    self.settle(p, after, call, speaker, s.calls, 5 * call)
        for call in range(1, 6):
            if s.calls[5 * call + speaker] > s.calls[5 * best + speaker]:
                best = call
        return best

    def best_alone(self, choices: cython.uint, speaker: cython.int) -> cython.void:
        """Evaluate each call by the speaker's best build of that size, or none, ignoring other seats."""
        self.see_nobody()
        self.s.calls[5 * (PASS if choices >> PASS & 1 else 0) + speaker] = self.s.nobody[speaker]
        for call in range(1, 6):
            if choices >> call & 1:
                self.s.calls[5 * call + speaker] = self.s.best[6 * speaker + call]

    def best_step(self, p: cython.pointer[Position]) -> cython.int:
        """Return the builder's next action towards the best build."""
        if self.has_build(p.actor, p.to_place):
            return self.first_step(self.s.chosen, 5 * (6 * p.actor + p.to_place))
        return first_of(rules.legal(p))

    def first_step(self, ways: cython.p_short, at: cython.int) -> cython.int:
        """Return the first action of the build whose ways begin at index `at`."""
        step: cython.int = RETRACT
        for t in range(TYPES):
            way = ways[at + t]
            if self.r.way_demolished[way]:
                return DEMOLISH + t
            if self.r.way_mask[way]:
                step = PLACE + (self.r.way_order[way] & 7)
        return step

    def choose(self, p: cython.pointer[Position]) -> cython.int:
        """Return the acting seat's best choice."""
        choices: cython.uint = rules.legal(p)
        if choices & (choices - 1) == 0:
            return lone(choices)
        self.prepare(p)
        return self.best_call(p) if p.step == AUCTION else self.best_step(p)

    def finish_round(self, p: cython.pointer[Position]) -> cython.void:
        """Play the rest of the round, with all seats following the value function."""
        while p.step in (AUCTION, BUILDING):
            self.prepare(p)
            while p.step == AUCTION and not self.alone:
                rules.apply(p, self.best_call(p))
            if self.alone:
                rules.apply(p, self.choose(p))
            elif p.step == BUILDING:
                self.carry_out(p)

    def carry_out(self, p: cython.pointer[Position]) -> cython.void:
        """Play the builder's best build, or retract if it has none (FT-43); without any finite value, play what is legal."""
        if self.has_build(p.actor, p.to_place):
            self.build(p, self.s.chosen, 5 * (6 * p.actor + p.to_place))
        while p.step == BUILDING:
            rules.apply(p, first_of(rules.legal(p)))

    def build(self, p: cython.pointer[Position], ways: cython.p_short, at: cython.int) -> cython.void:
        """Play the builder's ways starting at index `at`."""
        for t in range(TYPES):
            if self.r.way_demolished[ways[at + t]]:
                rules.apply(p, DEMOLISH + t)
        for t in range(TYPES):
            for i in range(self.r.way_size[ways[at + t]]):
                rules.apply(p, PLACE + (self.r.way_order[ways[at + t]] >> 3 * i & 7))

    def worth_now(self, p: cython.pointer[Position], seat: cython.int) -> cython.float:
        """Return a seat's value between two rounds or at the end of the game."""
        read_table(self.r, p)
        if p.step == OVER:
            return result(self.r, seat)
        self.value.prepare(self.r)
        self.see_still()
        self.see_nobody()
        return self.s.nobody[seat]


def first_of(choices: cython.uint) -> cython.int:
    """Return the lowest choice."""
    return lone(choices & (~choices + 1))


def lone(choices: cython.uint) -> cython.int:
    """Return the only choice."""
    choice: cython.int = 0
    while choices > 1:
        choices >>= 1
        choice += 1
    return choice
