"""Two yardsticks: fixed opponents that never change, so that measurements stay comparable for years.

FMC, flat Monte Carlo: the ten best placements by `greedy`, each with all its figures; 16 policy playouts per turn,
then 200 new ones for the best ten. A turn's value is 30 times its share of wins plus the mean lead over the best other seat.

UCT with two levels: placements, and below each its figures; 12,000 simulations, each a random playout, with the share of the win as reward.
"""

from typing import SupportsIndex

import cython

if cython.compiled:
    from cython.cimports.libc.math import log, sqrt
else:
    from math import log, sqrt

    from rookery.fast.carcassonne import rules
    from rookery.fast.carcassonne.players import WIN, GreedyPlayer, Player, share_of
    from rookery.fast.carcassonne.policy import Policy, play_out_by
    from rookery.fast.carcassonne.position import MEEPLE, THIEF, Position
    from rookery.fast.common.buffers import copy_struct
    from rookery.fast.common.checks import within
    from rookery.fast.common.rng import Rng
    from rookery.fast.common.uncompiled import named

    PLACES, TURNS, ARMS = named(__file__, "PLACES", "TURNS", "ARMS")


MOST_PLAYOUTS = cython.declare(cython.longlong, 2**31 - 1)


class FlatPlayer(Player):
    """The FMC player; `playouts` is the number in the second pass, twelve times the number in the first."""

    def __cinit__(self) -> None:
        self.scratch = cython.address(self.memory)
        self.after = cython.address(self.after_memory)

    def __init__(self, playouts: SupportsIndex = 200) -> None:
        self.begin_setup()
        if not cython.compiled:
            self.scratch = self.memory = Position()
            self.after = self.after_memory = Position()
            self.choices, self.place, self.place_worth = [0] * 1024, [0] * (PLACES + 1), [0] * (PLACES + 1)
            self.turn_first, self.turn_second, self.value = [0] * TURNS, [0] * TURNS, [0.0] * TURNS
        self.policy = Policy()
        self.playouts = within(playouts, "the playouts", 1, MOST_PLAYOUTS)
        self.greedy = GreedyPlayer()
        self.end_setup((self.greedy,))

    def plan(self, p: cython.pointer[Position], rng: Rng) -> cython.void:
        if p.step == THIEF:
            self.first, self.second = rules.random_action(p, rng), -1
            return
        self.turns = 0
        if p.step == MEEPLE:
            self.list_figures(p, -1)
        else:
            places = self.list_places(p, rng)
            for i in range(places):
                self.list_figures(p, self.place[i])
        if self.turns > 1:
            for i in range(self.turns):
                self.value[i] = self.judge(p, i, max(8, self.playouts // 12), rng)
            self.keep_best(PLACES)
            for i in range(self.turns):
                self.value[i] = self.judge(p, i, self.playouts, rng)
            self.keep_best(1)
        self.first, self.second = self.turn_first[0], self.turn_second[0]

    def list_places(self, p: cython.pointer[Position], rng: Rng) -> cython.int:
        """List the best placements by greedy's value with their best figure; return their number."""
        kept: cython.int = 0
        count: cython.int = rules.legal(p, self.choices)
        for i in range(count):
            copy_struct(self.greedy.laid, p, cython.sizeof(Position))
            rules.apply(self.greedy.laid, self.choices[i])
            worth = self.greedy.rank_figures(p.seat, rng)
            j = kept
            while j > 0 and self.place_worth[j - 1] < worth:
                self.place[j], self.place_worth[j] = self.place[j - 1], self.place_worth[j - 1]
                j -= 1
            self.place[j], self.place_worth[j] = self.choices[i], worth
            kept = min(kept + 1, cython.cast(cython.int, PLACES))
        return kept

    def list_figures(self, p: cython.pointer[Position], place: cython.int) -> cython.void:
        """List the turns of a placement, or those that remain once the tile is placed (-1)."""
        copy_struct(self.after, p, cython.sizeof(Position))
        if place >= 0:
            rules.apply(self.after, place)
        count = rules.legal(self.after, self.choices)
        for i in range(count):
            self.turn_first[self.turns] = self.choices[i] if place < 0 else place
            self.turn_second[self.turns] = -1 if place < 0 else self.choices[i]
            self.turns += 1

    def judge(self, p: cython.pointer[Position], turn: cython.int, playouts: cython.int, rng: Rng) -> cython.double:
        """Return a turn's value over a number of playouts."""
        best: cython.double = -1e9
        wins: cython.double = 0.0
        points: cython.double[5] = [0.0, 0.0, 0.0, 0.0, 0.0]
        copy_struct(self.after, p, cython.sizeof(Position))
        rules.apply(self.after, self.turn_first[turn])
        if self.turn_second[turn] >= 0:
            rules.apply(self.after, self.turn_second[turn])
        for _ in range(playouts):
            copy_struct(self.scratch, self.after, cython.sizeof(Position))
            play_out_by(self.scratch, self.policy, rng)
            wins += share_of(self.scratch, p.seat)
            for seat in range(p.seats):
                points[seat] += rules.score(self.scratch, seat)
        for seat in range(p.seats):
            if seat != p.seat:
                best = max(best, points[seat])
        return (WIN * wins + points[p.seat] - best) / playouts

    def keep_best(self, count: cython.int) -> cython.void:
        """Keep the best `count` turns in order; ties go to the earlier one."""
        for i in range(1, self.turns):
            first, second, value = self.turn_first[i], self.turn_second[i], self.value[i]
            j = i
            while j > 0 and self.value[j - 1] < value:
                self.turn_first[j], self.turn_second[j], self.value[j] = self.turn_first[j - 1], self.turn_second[j - 1], self.value[j - 1]
                j -= 1
            self.turn_first[j], self.turn_second[j], self.value[j] = first, second, value
        self.turns = min(self.turns, count)


class UctPlayer(Player):
    """The UCT player with a fixed number of simulations per turn."""

    def __cinit__(self) -> None:
        self.scratch = cython.address(self.memory)

    def __init__(self, simulations: SupportsIndex = 12_000) -> None:
        self.begin_setup()
        if not cython.compiled:
            self.scratch = self.memory = Position()
            self.choices, self.figures = [0] * 1024, [0] * 64
            self.begins, self.visits, self.total = [0] * 1025, [0] * 1024, [0.0] * 1024
            self.arm_figure, self.arm_visits, self.arm_total = [0] * ARMS, [0] * ARMS, [0.0] * ARMS
        self.simulations = within(simulations, "the simulations", 1, MOST_PLAYOUTS)
        self.end_setup(())

    def plan(self, p: cython.pointer[Position], rng: Rng) -> cython.void:
        self.second = -1
        if p.step == THIEF:
            self.first = rules.random_action(p, rng)
            return
        self.expand(p)
        if self.begins[self.places] > 1:
            for _ in range(self.simulations):
                self.simulate(p, rng)
        best = most_visited(self.visits, 0, self.places)
        self.first = self.choices[best]
        best = most_visited(self.arm_visits, self.begins[best], self.begins[best + 1])
        if p.step == MEEPLE:
            self.first = self.arm_figure[best]
        else:
            self.second = self.arm_figure[best]

    def expand(self, p: cython.pointer[Position]) -> cython.void:
        """Build both levels of the tree; if the tile is already placed, the first has one node."""
        arm: cython.int = 0
        self.places = 1 if p.step == MEEPLE else rules.legal(p, self.choices)
        for place in range(self.places):
            copy_struct(self.scratch, p, cython.sizeof(Position))
            if p.step != MEEPLE:
                rules.apply(self.scratch, self.choices[place])
            count = rules.legal(self.scratch, self.figures)
            self.visits[place], self.total[place], self.begins[place] = 0, 0.0, arm
            for i in range(min(count, ARMS - arm)):
                self.arm_figure[arm], self.arm_visits[arm], self.arm_total[arm] = self.figures[i], 0, 0.0
                arm += 1
        self.begins[self.places] = arm

    def simulate(self, p: cython.pointer[Position], rng: Rng) -> cython.void:
        """Run one playout through the most promising turn."""
        place: cython.int = ucb(self.visits, self.total, 0, self.places)
        arm: cython.int = ucb(self.arm_visits, self.arm_total, self.begins[place], self.begins[place + 1])
        copy_struct(self.scratch, p, cython.sizeof(Position))
        if p.step != MEEPLE:
            rules.apply(self.scratch, self.choices[place])
        rules.apply(self.scratch, self.arm_figure[arm])
        rules.play_out(self.scratch, rng)
        reward: cython.double = share_of(self.scratch, p.seat)
        self.visits[place] += 1
        self.total[place] += reward
        self.arm_visits[arm] += 1
        self.arm_total[arm] += reward


def ucb(visits: cython.p_int, total: cython.p_double, begin: cython.int, end: cython.int) -> cython.int:
    """Return the UCB1 choice: the first untried one, else the one with the largest upper confidence bound."""
    best: cython.int = begin
    most: cython.double = -1.0
    tried: cython.int = 0
    for i in range(begin, end):
        if visits[i] == 0:
            return i
        tried += visits[i]
    logarithm: cython.double = log(tried)
    for i in range(begin, end):
        bound: cython.double = total[i] / visits[i] + sqrt(2.0 * logarithm / visits[i])
        if bound > most:
            most, best = bound, i
    return best


def most_visited(visits: cython.p_int, begin: cython.int, end: cython.int) -> cython.int:
    best: cython.int = begin
    for i in range(begin, end):
        if visits[i] > visits[best]:
            best = i
    return best
