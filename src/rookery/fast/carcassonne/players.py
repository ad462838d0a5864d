"""Players without views or the GIL, for contests over thousands of games."""

from __future__ import annotations

from typing import SupportsIndex

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
    from rookery.fast.common.checks import within
    from rookery.fast.common.guarded import Guarded
    from rookery.fast.common.rng import Rng
    from rookery.fast.common.twin import share_of_win
    from rookery.fast.common.uncompiled import named

    (WIN,) = named(__file__, "WIN")

NOTHING = cython.declare(cython.const[cython.int], -1000000)
"""A sentinel below every value."""


MOST_PLAYOUTS = cython.declare(cython.longlong, 2**31 - 1)


class Player(Guarded):
    """A player for the acting seat, which chooses at random."""

    def __init__(self) -> None:
        self.begin_setup()
        self.end_setup(())

    def advise(self, twin: Twin, rng: Rng) -> str:
        """Return the notation of the acting seat's next choice."""
        self.enter_with(twin)
        try:
            if twin.p.step in (DRAW, OVER):
                raise ValueError("no seat is to act")
            with cython.nogil:
                self.plan(twin.p, rng)
            return str(twin.notation_of(self.first))
        finally:
            self.leave_with(twin)

    def play(self, twin: Twin, rng: Rng) -> None:
        """Play the acting seat's turn or choice; raise ValueError if no seat is to act."""
        self.enter_with(twin)
        try:
            if twin.p.step in (DRAW, OVER):
                raise ValueError("no seat is to act")
            with cython.nogil:
                self.move(twin.p, rng)
        finally:
            self.leave_with(twin)

    def plan(self, p: cython.pointer[Position], rng: Rng) -> cython.void:
        """Decide the codes of the next choice, `first`, and of the figure after it, `second` (-1 if undecided).

        All randomness comes from `rng`. A player may use the contents of the piles but not their order.
        """
        self.first, self.second = rules.random_action(p, rng), -1

    def move(self, p: cython.pointer[Position], rng: Rng) -> cython.void:
        """Apply the plan."""
        self.plan(p, rng)
        rules.apply(p, self.first)
        if self.second >= 0:
            rules.apply(p, self.second)


class PolicyPlayer(Player):
    """A player that follows a policy."""

    def __init__(self, policy: Policy) -> None:
        self.begin_setup()
        self.policy = policy
        self.end_setup(())

    def plan(self, p: cython.pointer[Position], rng: Rng) -> cython.void:
        self.first, self.second = policies.advise(p, self.policy, rng), -1


class ValuePlayer(Player):
    """A player that plays the best turn by the value nets; when it must raise a tower, it raises the first-ranked one."""

    def __init__(self, turns: Turns) -> None:
        self.begin_setup()
        self.turns = turns
        self.end_setup((turns,))

    def plan(self, p: cython.pointer[Position], rng: Rng) -> cython.void:  # noqa: ARG002  nothing is left to chance
        self.turns.rank(p, 1)
        self.first, self.second = self.turns.first[0], self.turns.second[0]


class LapsingPlayer(Player):
    """A player between two levels of strength: it makes `lapses` of 1000 choices like the weaker player; tile and figure are two choices."""

    def __init__(self, player: Player, weaker: Player, lapses: SupportsIndex) -> None:
        self.begin_setup()
        self.player, self.weaker, self.lapses = player, weaker, within(lapses, "the lapses", 0, 1000)
        self.end_setup((player, weaker))

    def plan(self, p: cython.pointer[Position], rng: Rng) -> cython.void:
        if cython.cast(cython.int, rng.pick(1000)) < self.lapses:
            self.weaker.plan(p, rng)
            self.first = self.weaker.first
        else:
            self.player.plan(p, rng)
            self.first = self.player.first
        self.second = -1


class GreedyPlayer(Player):
    """The bot `greedy`: maximise the lead if the game ended after the turn, then figures in supply; break ties at random."""

    def __cinit__(self) -> None:
        self.laid = cython.address(self.laid_memory)
        self.after = cython.address(self.after_memory)

    def __init__(self) -> None:
        self.begin_setup()
        if not cython.compiled:
            self.laid = self.laid_memory = Position()
            self.after = self.after_memory = Position()
            self.choices, self.figures = [0] * 1024, [0] * 64
        self.end_setup(())

    def plan(self, p: cython.pointer[Position], rng: Rng) -> cython.void:
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
            if rng.pick(equal) == 0:
                self.first, self.second = self.choices[i], self.best_figure

    def worths(self, twin: Twin) -> dict[str, int]:
        """Return each choice's value by notation: 64 x the lead if the game ended after the turn + figures in supply. Raising a tower has value 0."""
        p = twin.p
        found: dict[str, int] = {}
        lots: Rng = Rng(0)
        self.enter_with(twin)
        try:
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
        finally:
            self.leave_with(twin)
        return found

    def rank_figures(self, seat: cython.int, rng: Rng) -> cython.int:
        """Return the value of the placed tile in `laid` with its best figure, and set `best_figure`."""
        most: cython.int = NOTHING
        equal: cython.int = 0
        count: cython.int = rules.legal(self.laid, self.figures)
        for i in range(count):
            worth = self.worth(self.figures[i], seat)
            if worth < most:
                continue
            equal = equal + 1 if worth == most else 1
            most = worth
            if rng.pick(equal) == 0:
                self.best_figure = self.figures[i]
        return most

    def worth(self, figure: cython.int, seat: cython.int) -> cython.int:
        """Return the lead if the game ended after this figure, times 64, plus the figures in supply."""
        copy_struct(self.after, self.laid, cython.sizeof(Position))
        rules.apply(self.after, figure)
        home = self.after.meeples[seat] + self.after.abbots[seat]
        if self.after.step != OVER:
            score_remaining(self.after)
            towers.score_last_guards(self.after)
        return 64 * lead_of(self.after, seat) + home


def lead_of(p: cython.pointer[Position], seat: cython.int) -> cython.int:
    """Return a seat's lead over the best other seat in points."""
    best: cython.int = NOTHING
    for other in range(p.seats):
        if other != seat:
            best = max(best, rules.score(p, other))
    return rules.score(p, seat) - best


def share_of(p: cython.pointer[Position], seat: cython.int) -> cython.double:
    """Return the seat's share of the win in a finished game (BC-17)."""
    scores: cython.int[5] = [0, 0, 0, 0, 0]
    for other in range(p.seats):
        scores[other] = rules.score(p, other)
    return share_of_win(scores, p.seats, seat)
