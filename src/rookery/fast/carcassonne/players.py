"""Players that need no view and no GIL, to be set against each other by the thousand."""

from __future__ import annotations

from typing import Any

import cython

if not cython.compiled:
    from rookery.fast.carcassonne import policy as policies
    from rookery.fast.carcassonne import rules, towers
    from rookery.fast.carcassonne.policy import Policy
    from rookery.fast.carcassonne.position import DRAW, MEEPLE, OVER, THIEF, Position
    from rookery.fast.carcassonne.scoring import score_remaining
    from rookery.fast.carcassonne.turns import Turns
    from rookery.fast.carcassonne.twin import Twin
    from rookery.fast.common.buffers import copy_struct
    from rookery.fast.common.rng import Rng
    from rookery.fast.common.twin import share_of_win
    from rookery.fast.common.uncompiled import named

    (WIN,) = named(__file__, "WIN")

NOTHING = cython.declare(cython.const[cython.int], -1000000)
"""Less than anything is worth."""


class Player:
    """Somebody who plays for the seat that is to act. It is not for use by two threads at once."""

    def advise(self, twin: Twin, rng: Rng) -> str:
        """The notation of the next choice of the seat that is to act."""
        if twin.p.step in (DRAW, OVER):
            raise ValueError("no seat is to act")
        with cython.nogil:
            self.plan(twin.p, rng)
        return str(twin.name_of(self.first))

    def play(self, twin: Twin, rng: Rng) -> None:
        """Carry out the turn, or the choice, of the seat that is to act; ValueError if there is none."""
        if twin.p.step in (DRAW, OVER):
            raise ValueError("no seat is to act")
        with cython.nogil:
            self.move(twin.p, rng)

    def plan(self, p: cython.pointer[Position], rng: Rng) -> cython.void:
        """Decide on the next choice, `first`, and on the figure after it, `second`, unless that is left open (-1); by their codes.

        All randomness comes from `rng`. A player may look at what the piles hold, not at their order.
        """
        self.first, self.second = rules.random_action(p, rng), -1

    def move(self, p: cython.pointer[Position], rng: Rng) -> cython.void:
        """Carry out what was planned."""
        self.plan(p, rng)
        rules.apply(p, self.first)
        if self.second >= 0:
            rules.apply(p, self.second)


class PolicyPlayer(Player):
    """Follows a policy."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def plan(self, p: cython.pointer[Position], rng: Rng) -> cython.void:
        self.first, self.second = policies.advise(p, self.policy, rng), -1


class ValuePlayer(Player):
    """Plays the best turn by a value; of towers that may rise, the first of those it thinks best."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns

    def plan(self, p: cython.pointer[Position], rng: Rng) -> cython.void:  # noqa: ARG002  nothing is left to chance
        self.turns.rank(p, 1)
        self.first, self.second = self.turns.first[0], self.turns.second[0]


class GreedyPlayer(Player):
    """The bot `greedy`: the lead if the game ended after the turn, then figures in supply; among equals one at random."""

    def __cinit__(self, *_args: Any, **_named: Any) -> None:
        self.laid = cython.address(self.laid_memory)
        self.after = cython.address(self.after_memory)

    def __init__(self) -> None:
        if not cython.compiled:
            self.laid = self.laid_memory = Position()
            self.after = self.after_memory = Position()
            self.choices, self.figures = [0] * 1024, [0] * 64

    def plan(self, p: cython.pointer[Position], rng: Rng) -> cython.void:
        i: cython.int
        count: cython.int
        worth: cython.int
        most: cython.int = NOTHING
        equal: cython.int = 0
        self.second = -1
        if p.step == THIEF:
            self.first = rules.random_action(p, rng)
            return
        if p.step == MEEPLE:
            copy_struct(self.laid, p, cython.sizeof(Position))
            self.rank_figures(p.seat, rng)
            self.first = self.best_figure
            return
        count = rules.legal(p, self.choices)
        for i in range(count):
            copy_struct(self.laid, p, cython.sizeof(Position))
            rules.apply(self.laid, self.choices[i])
            worth = self.rank_figures(p.seat, rng)
            if worth < most:
                continue
            equal = equal + 1 if worth == most else 1
            most = worth
            if rng.below(equal) == 0:
                self.first, self.second = self.choices[i], self.best_figure

    def worths(self, twin: Twin) -> dict[str, int]:
        """By notation, what each choice is worth: 64 x the lead if the game ended after the turn + figures in supply. Raising a tower is worth 0."""
        p = twin.p
        found: dict[str, int] = {}
        lots: Rng = Rng(0)
        for i in range(rules.legal(p, self.choices)):
            copy_struct(self.laid, p, cython.sizeof(Position))
            if p.step == MEEPLE:
                worth = self.worth(self.choices[i], p.seat)
            elif p.step == THIEF:
                worth = 0
            else:
                rules.apply(self.laid, self.choices[i])
                worth = self.rank_figures(p.seat, lots)
            found[str(twin.name_of(self.choices[i]))] = worth
        return found

    def rank_figures(self, seat: cython.int, rng: Rng) -> cython.int:
        """What the tile as it was `laid` is worth with its best figure, which is then `best_figure`."""
        i: cython.int
        worth: cython.int
        most: cython.int = NOTHING
        equal: cython.int = 0
        count: cython.int = rules.legal(self.laid, self.figures)
        for i in range(count):
            worth = self.worth(self.figures[i], seat)
            if worth < most:
                continue
            equal = equal + 1 if worth == most else 1
            most = worth
            if rng.below(equal) == 0:
                self.best_figure = self.figures[i]
        return most

    def worth(self, figure: cython.int, seat: cython.int) -> cython.int:
        """The lead if the game ended after this figure, times 64, and the figures in supply."""
        home: cython.int
        copy_struct(self.after, self.laid, cython.sizeof(Position))
        rules.apply(self.after, figure)
        home = self.after.meeples[seat] + self.after.abbots[seat]
        if self.after.step != OVER:
            score_remaining(self.after)
            towers.score_last_guards(self.after)
        return 64 * lead_of(self.after, seat) + home


def lead_of(p: cython.pointer[Position], seat: cython.int) -> cython.int:
    """How many points a seat is ahead of the best other one."""
    other: cython.int
    best: cython.int = NOTHING
    for other in range(p.seats):
        if other != seat:
            best = max(best, rules.score(p, other))
    return rules.score(p, seat) - best


def share_of(p: cython.pointer[Position], seat: cython.int) -> cython.double:
    """The seat's share of the win of a finished game (BC-17)."""
    other: cython.int
    scores: cython.int[5] = [0, 0, 0, 0, 0]
    for other in range(p.seats):
        scores[other] = rules.score(p, other)
    return share_of_win(scores, p.seats, seat)
