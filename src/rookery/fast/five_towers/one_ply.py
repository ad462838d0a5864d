"""One ply: the value of the actor's towers after each choice and the best build that can follow, ignoring other seats.

The bots `greedy` and `heuristic` play the best of these. bots/five_towers/evaluation.py defines the evaluation and also computes it in Python, from
a view. Both results must be bit-identical, because ties are broken at random.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from rookery.fast.five_towers.actions import reading_order

if not cython.compiled:
    from rookery.fast.common.checks import within
    from rookery.fast.common.guarded import Guarded
    from rookery.fast.common.uncompiled import named
    from rookery.fast.five_towers import rules
    from rookery.fast.five_towers.position import AUCTION, CHOICES, DEMOLISH, DISPLAY, PASS, PLACE, RETRACT, TYPES, Position
    from rookery.fast.five_towers.rounds import EMPTY, fits_on, points_of, value_of
    from rookery.fast.five_towers.twin import Twin

    (MOST_UNITS,) = named(__file__, "MOST_UNITS")

NOTHING = cython.declare(cython.const[cython.double], -1e9)
"""A sentinel below every value."""
PILES = cython.declare(cython.const[cython.int], 111)
"""Number of possible sizes of a draw pile."""
MOST_ROOM = cython.declare(cython.longlong, 17)
"""The most room above a card for which MOST_UNITS suffices."""


class OnePly(Guarded):
    """An evaluation: points, plus a value per unit of room above the towers and of height that a top could double.

    `room` is indexed by uppermost value, with a last entry for an empty place; `first_pass` and `second_pass` by size of the draw pile.
    """

    def __init__(self, room: Sequence[int], first_pass: Sequence[float], second_pass: Sequence[float]) -> None:
        self.begin_setup()
        if not cython.compiled:
            self.room, self.unit_worth, self.promise = [0] * (EMPTY + 1), [0.0] * 2 * PILES, [0.0] * MOST_UNITS
            self.best, self.worth = [0.0] * (DISPLAY + 1), [0.0] * CHOICES
            self.top, self.height, self.doubled_by_top = [0] * TYPES, [0] * TYPES, [0] * TYPES
            self.slot_type, self.slot_value = [0] * DISPLAY, [0] * DISPLAY
        for value in range(EMPTY + 1):
            self.room[value] = within(room[value], "the room above a card", 0, MOST_ROOM)
        for size in range(PILES):
            self.unit_worth[size] = first_pass[size] if size < len(first_pass) else 0.0
            self.unit_worth[PILES + size] = second_pass[size] if size < len(second_pass) else 0.0
        self.end_setup(())

    def best_choices(self, twin: Twin) -> list[int]:
        """Return the numbers of the best legal actions, in the order of a view; empty if no seat is to act."""
        self.check()
        twin.check()
        choices: cython.uint = rules.legal(twin.p)
        most: cython.double = NOTHING
        if choices == 0:
            return []
        self.look(twin.p)
        if twin.p.step == AUCTION:
            self.judge_calls(twin.p)
        else:
            self.judge_steps(twin.p, choices)
        for choice in range(CHOICES):
            if choices >> choice & 1 and self.worth[choice] > most:
                most = self.worth[choice]
        found = [rules.action_of(twin.p, choice) for choice in range(CHOICES) if choices >> choice & 1 and self.worth[choice] == most]
        return sorted(found, key=reading_order) if len(found) > 1 else found

    def look(self, p: cython.pointer[Position]) -> cython.void:
        """Read the actor's towers, the display and the remaining game."""
        unit: cython.double = self.unit_worth[PILES * (p.deck_pass - 1) + p.draw]
        for i in range(TYPES):
            self.top[i] = value_of(p.top[TYPES * p.actor + i])
            self.height[i] = p.height[TYPES * p.actor + i]
            self.doubled_by_top[i] = 0
        for i in range(DISPLAY):
            self.slot_type[i], self.slot_value[i] = p.display[i] >> 5, p.display[i] & 15
            if p.deck_pass == 1 and p.left >> i & 1 and self.slot_value[i] == 0:  # FT-51
                self.doubled_by_top[self.slot_type[i]] = 1
        for i in range(p.draw):
            if p.piles[i] & 15 == 0:
                self.doubled_by_top[p.piles[i] >> 5] = 1
        if p.deck_pass == 1:
            for i in range(p.cards - p.discard, p.cards):
                if p.piles[i] & 15 == 0:
                    self.doubled_by_top[p.piles[i] >> 5] = 1
        for i in range(MOST_UNITS):  # round every product here: fused multiply-add on some machines would break ties
            self.promise[i] = unit * i

    def judge_calls(self, p: cython.pointer[Position]) -> cython.void:
        """Evaluate each bid by its best build, with or without a demolition first."""
        self.forget_builds()
        self.find_builds(p.left, p.pile[p.actor])
        untouched: cython.double = self.best[0]
        for t in range(TYPES):
            if self.height[t] and self.top[t] != 0:  # FT-39, FT-40
                self.find_demolished(p, t)
        self.best[0] = untouched  # FT-A4: without a build, no demolition
        for number in range(DISPLAY + 1):
            self.worth[number] = self.best[number]
        self.worth[PASS] = untouched

    def judge_steps(self, p: cython.pointer[Position], choices: cython.uint) -> cython.void:
        """Evaluate each building action. After any first action, no demolition is possible (FT-35)."""
        self.worth[RETRACT] = NOTHING
        for t in range(TYPES):
            if choices >> (DEMOLISH + t) & 1:
                self.forget_builds()
                self.find_demolished(p, t)
                self.worth[DEMOLISH + t] = self.best[p.to_place]
        for i in range(DISPLAY):
            if choices >> (PLACE + i) & 1:
                t = self.slot_type[i]
                top = self.top[t]
                self.forget_builds()
                self.top[t] = self.slot_value[i]
                self.height[t] += 1
                self.find_builds(p.left & ~(1 << i), p.pile[p.actor])
                self.top[t] = top
                self.height[t] -= 1
                self.worth[PLACE + i] = self.best[p.to_place - 1]

    def find_demolished(self, p: cython.pointer[Position], t: cython.int) -> cython.void:
        """Find the builds after demolishing the uppermost card of a tower."""
        top: cython.int = self.top[t]
        self.top[t] = value_of(p.covered[p.top[TYPES * p.actor + t]])
        self.height[t] -= 1
        self.find_builds(p.left, p.pile[p.actor] + 1)
        self.top[t] = top
        self.height[t] += 1

    def forget_builds(self) -> cython.void:
        for size in range(DISPLAY + 1):
            self.best[size] = NOTHING

    def find_builds(self, free: cython.int, demolished: cython.int) -> cython.void:
        """Evaluate every build from the cards in the free slots, keeping earlier results."""
        penalty: cython.int = demolished * (demolished + 1) // 2  # FT-59
        self.extend(0, self.top[0], self.height[0], free, 0, -penalty, 0, 0)

    def extend(
        self,
        t: cython.int,
        top: cython.int,
        height: cython.int,
        free: cython.int,
        size: cython.int,
        points: cython.int,
        tallest: cython.int,
        units: cython.int,
    ) -> cython.void:
        """Extend a build of this many cards by every option for the tower of type t; the sums cover the towers before it."""
        for i in range(DISPLAY):
            if free >> i & 1 and self.slot_type[i] == t and fits_on(top, 1 << self.slot_value[i], 0):
                self.extend(t, self.slot_value[i], height + 1, free & ~(1 << i), size + 1, points, tallest, units)
        points += points_of(top, height)
        tallest = max(tallest, height)
        if top != 0:
            units += self.room[top] + (height if self.doubled_by_top[t] else 0)
        if t + 1 < TYPES:
            self.extend(t + 1, self.top[t + 1], self.height[t + 1], free, size, points, tallest, units)
        else:
            self.best[size] = max(self.best[size], points + tallest + self.promise[units])  # FT-58
