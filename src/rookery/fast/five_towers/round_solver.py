"""The rest of a round, solved: who should say what, and who builds what, if every seat wants what a value tells it to want.

When the display is known, nothing in a round is left to chance: numbers rise, each seat speaks once, the winner builds. So

1. for every seat that may still win the auction and every number of cards, the build that is best for that seat by the value is found;
2. what that build is worth to every seat is one leaf of a small tree, and "nobody builds" is one more;
3. the auction is solved from its end: each seat says what leads to the leaf that is worth most to itself.

The tree is not searched for bids above what can be built: where the table allows them (FT-A1), they are never made.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import cython

if not cython.compiled:
    from pathlib import Path

    from rookery.fast.common.uncompiled import named, struct
    from rookery.fast.five_towers import rules
    from rookery.fast.five_towers.position import AUCTION, BUILDING, DEMOLISH, OVER, PASS, PLACE, RETRACT, TYPES, Position
    from rookery.fast.five_towers.rounds import DEMOLISHING, NINE, ON_EIGHT, UNTOUCHED, WAYS, Round, find_ways, points_of, read_table
    from rookery.fast.five_towers.twin import Twin
    from rookery.fast.five_towers.value import WIDTH, Value, result

    (BUILDS,) = named(__file__, "BUILDS")
    Plan = struct(Path(__file__).with_suffix(".pxd"), "Plan")

AVOIDABLE = {"demolition": DEMOLISHING, "eight": ON_EIGHT, "nine": NINE}
"""What a seat can do without: demolishing, a higher card on an 8, a 9 on a lower card."""

NOTHING = cython.declare(cython.const[cython.float], -1000000.0)
"""Less than anything is worth."""


class Solver:
    """Solves rounds by a value. `alone`: a seat says what its own best build suggests, whatever others may answer.

    `without` names what the seat that acts does without, to see what it is worth: "demolition", "eight" or "nine".

    It is not for use by two threads at once.
    """

    def __cinit__(self, *_args: Any, **_named: Any) -> None:
        self.r = cython.address(self.table)
        self.s = cython.address(self.plan)

    def __init__(self, value: Value, *, alone: bool = False, without: Collection[str] = ()) -> None:
        if not cython.compiled:
            self.r = self.table = Round()
            self.s = self.plan = Plan()
        self.value = value
        self.alone = alone
        self.own = 0
        self.avoided = sum([AVOIDABLE[name] for name in without])

    # --- for Python

    def advise(self, twin: Twin) -> int:
        """The number of the best action of the seat that is to act."""
        choices: cython.uint = rules.legal(twin.p)
        if choices == 0:
            raise ValueError("no seat is to act")
        return rules.action_of(twin.p, self.choose(twin.p))

    def worths(self, twin: Twin) -> dict[int, tuple[float, ...]]:
        """What each call of the speaker is worth to every seat, by number; only calls that can be built."""
        seats = range(twin.p.seats)
        if twin.p.step != AUCTION:
            raise ValueError("nobody speaks now")
        self.prepare(twin.p)
        self.best_call(twin.p)
        known = [call for call in range(PASS + 1) if rules.legal(twin.p) >> call & 1 and self.s.calls[5 * call + twin.p.actor] > NOTHING]
        return {call: tuple([self.s.calls[5 * call + seat] for seat in seats]) for call in known}

    def ways(self, twin: Twin, seat: int, *, demolishing: bool = True) -> list[tuple[int, int, bool, int, int, int]]:
        """The seat's ways to build on one tower: type, slots taken (a bit each), demolished?, top value, value below, height."""
        r = self.r
        read_table(r, twin.p)
        find_ways(r, seat, demolishing, self.avoided)
        numbers = range(r.first[6 * seat], r.first[6 * seat + TYPES])
        return [
            (r.way_type[way], r.way_mask[way], bool(r.way_demolished[way]), r.way_top[way], r.way_below[way], r.way_height[way]) for way in numbers
        ]

    def appraise(self, twin: Twin) -> tuple[float, ...]:
        """What the table is worth to each seat between two rounds, or at the end of the game."""
        return tuple([self.worth_now(twin.p, seat) for seat in range(twin.p.seats)])

    def margins(self, twin: Twin) -> tuple[float, ...]:
        """What the value expects of each seat beside the win, between two rounds: its margin, or its points if it is a net that learned these."""
        self.worth_now(twin.p, 0)
        return tuple([self.s.margins[seat] for seat in range(twin.p.seats)])

    def play_round(self, twin: Twin) -> None:
        """Play the rest of the round, all seats by the value."""
        with cython.nogil:
            self.finish_round(twin.p)

    # --- the builds and the leaves

    def prepare(self, p: cython.pointer[Position]) -> cython.void:
        """Find the best builds of the seats that may still win this auction, or of the builder, and what they are worth to all."""
        i: cython.int
        n: cython.int
        seat: cython.int
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
        """Whether a build of this size was found for this seat."""
        return self.s.best[6 * seat + size] > NOTHING

    def see_still(self) -> cython.void:
        """The parts of towers that stay as they are, seen by every seat."""
        view: cython.int
        t: cython.int
        for view in range(self.r.seats):
            for t in range(TYPES):
                self.value.part(self.r, view, t, UNTOUCHED, UNTOUCHED, self.s.still, WIDTH * (5 * view + t))

    def find_builds(self, seat: cython.int, demolishing: cython.int) -> cython.void:
        """The best build of this seat for each size that is wanted."""
        j: cython.Py_ssize_t
        t: cython.int
        way: cython.int
        r: cython.pointer[Round] = self.r
        s: cython.pointer[Plan] = self.s
        width: cython.int = self.value.width
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
        """Types with the fewest ways come first, so that their parts are added up least often."""
        i: cython.int
        j: cython.int
        t: cython.int
        ways: cython.int
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

    def try_ways(  # noqa: PLR0917  a C function has no named arguments
        self, seat: cython.int, depth: cython.int, size: cython.int, demolished: cython.int, points: cython.int, tallest: cython.int
    ) -> cython.void:
        """Go on with every way of the next type; a build demolishes one card at most (FT-35)."""
        j: cython.Py_ssize_t
        t: cython.int
        way: cython.int
        r: cython.pointer[Round] = self.r
        s: cython.pointer[Plan] = self.s
        here: cython.Py_ssize_t = WIDTH * depth
        part: cython.Py_ssize_t
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
        """Keep the build on the path if it is the best of its size so far."""
        t: cython.int
        worth: cython.float
        before: cython.int = self.r.demolished[seat]
        cell: cython.int = 6 * seat + size
        self.r.demolished[seat] = before + demolished
        self.r.tallest[seat] = tallest
        self.r.points[seat] = points + tallest - (before + demolished) * (before + demolished + 1) // 2
        worth = self.value.judge(self.r, seat, self.s.sums, WIDTH * TYPES)
        self.r.demolished[seat] = before
        if self.s.listing:
            self.list_build(worth)
        if worth > self.s.best[cell]:
            self.s.best[cell] = worth
            for t in range(TYPES):
                self.s.chosen[5 * cell + t] = self.s.path[t]

    def list_build(self, worth: cython.float) -> cython.void:
        """Put the build on the path into the list of the best, if it is one of them."""
        t: cython.int
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
        """List the best builds of the builder."""
        self.s.listing, self.s.listed = 1, 0
        self.prepare(p)
        self.s.listing = 0

    def see_leaf(self, builder: cython.int, size: cython.int) -> cython.void:
        """What the best build of this size is worth to every seat."""
        t: cython.int
        view: cython.int
        way: cython.int
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
        """What a build, whose ways begin at this place of `chosen`, is worth to a seat that did not build it."""
        j: cython.Py_ssize_t
        t: cython.int
        way: cython.int
        s: cython.pointer[Plan] = self.s
        width: cython.int = self.value.width
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
        """What it is worth to every seat that nobody builds."""
        j: cython.Py_ssize_t
        t: cython.int
        view: cython.int
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
        """Two seats that share a win between them see it alike: both take the mean of their opinions."""
        if self.r.seats == 2 and self.value.shared:
            worths[at] = 0.5 * (worths[at] + 1.0 - worths[at + 1])
            worths[at + 1] = 1.0 - worths[at]

    # --- the auction and the build

    def settle(  # noqa: PLR0917  a C function has no named arguments
        self, p: cython.pointer[Position], speaker: cython.int, highest: cython.int, bidder: cython.int, into: cython.p_float, at: cython.int
    ) -> cython.void:
        """What the rest of the auction is worth to every seat when this one is to speak."""
        n: cython.int
        seat: cython.int
        after: cython.int = speaker + 1 if speaker + 1 < p.seats else 0
        trial: cython.float[5] = [0.0, 0.0, 0.0, 0.0, 0.0]
        built: cython.bint
        if highest >= 0 and (speaker == p.opener or highest == p.shown):  # FT-31, FT-32, FT-54
            built = highest > 0 and self.has_build(bidder, highest)
            for seat in range(p.seats):
                into[at + seat] = self.s.leaf[5 * (6 * bidder + highest) + seat] if built else self.s.nobody[seat]
            return
        self.settle(p, after, max(highest, 0), bidder if highest >= 0 else speaker, into, at)  # a pass; the opener's is 0, FT-29
        for n in range(max(highest, 0) + 1, 6):
            if self.has_build(speaker, n):
                self.settle(p, after, n, speaker, trial, 0)
                if trial[speaker] > into[at + speaker]:
                    for seat in range(p.seats):
                        into[at + seat] = trial[seat]

    def best_call(self, p: cython.pointer[Position]) -> cython.int:
        """What the speaker says; what each call is worth is in `calls` afterwards."""
        call: cython.int
        j: cython.int
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
        """What each call is worth to a speaker who looks at nobody else: the best build of that size, or none."""
        call: cython.int
        self.see_nobody()
        self.s.calls[5 * (PASS if choices >> PASS & 1 else 0) + speaker] = self.s.nobody[speaker]
        for call in range(1, 6):
            if choices >> call & 1:
                self.s.calls[5 * call + speaker] = self.s.best[6 * speaker + call]

    def best_step(self, p: cython.pointer[Position]) -> cython.int:
        """The builder's next step towards the best build."""
        if self.has_build(p.actor, p.to_place):
            return self.first_step(self.s.chosen, 5 * (6 * p.actor + p.to_place))
        return RETRACT

    def first_step(self, ways: cython.p_short, at: cython.int) -> cython.int:
        """With what to begin the build whose ways are written from place `at` on."""
        t: cython.int
        way: cython.int
        step: cython.int = RETRACT
        for t in range(TYPES):
            way = ways[at + t]
            if self.r.way_demolished[way]:
                return DEMOLISH + t
            if self.r.way_mask[way]:
                step = PLACE + (self.r.way_order[way] & 7)
        return step

    def choose(self, p: cython.pointer[Position]) -> cython.int:
        """The best choice of the seat that is to act."""
        choices: cython.uint = rules.legal(p)
        if choices & (choices - 1) == 0:
            return lone(choices)
        self.prepare(p)
        return self.best_call(p) if p.step == AUCTION else self.best_step(p)

    def finish_round(self, p: cython.pointer[Position]) -> cython.void:
        """Play the rest of the round, all seats by the value."""
        while p.step in (AUCTION, BUILDING):
            self.prepare(p)
            while p.step == AUCTION and not self.alone:
                rules.apply(p, self.best_call(p))
            if self.alone:
                rules.apply(p, self.choose(p))
            elif p.step == BUILDING:
                self.carry_out(p)

    def carry_out(self, p: cython.pointer[Position]) -> cython.void:
        """Build the best build of the builder, or retract where there is none (FT-43)."""
        if self.has_build(p.actor, p.to_place):
            self.build(p, self.s.chosen, 5 * (6 * p.actor + p.to_place))
        else:
            rules.apply(p, RETRACT)

    def build(self, p: cython.pointer[Position], ways: cython.p_short, at: cython.int) -> cython.void:
        """Go the builder's ways that are written from place `at` on."""
        i: cython.int
        t: cython.int
        for t in range(TYPES):
            if self.r.way_demolished[ways[at + t]]:
                rules.apply(p, DEMOLISH + t)
        for t in range(TYPES):
            for i in range(self.r.way_size[ways[at + t]]):
                rules.apply(p, PLACE + (self.r.way_order[ways[at + t]] >> 3 * i & 7))

    def worth_now(self, p: cython.pointer[Position], seat: cython.int) -> cython.float:
        """What the table is worth to a seat between two rounds, or at the end of the game."""
        read_table(self.r, p)
        if p.step == OVER:
            return result(self.r, seat)
        self.value.prepare(self.r)
        self.see_still()
        self.see_nobody()
        return self.s.nobody[seat]


def lone(choices: cython.uint) -> cython.int:
    """The only choice there is."""
    choice: cython.int = 0
    while choices > 1:
        choices >>= 1
        choice += 1
    return choice
