"""Compiled self-play with TD(λ): one net plays all seats with the round solver and learns from the games.

Each seat's view after every round is a training state. Its target is the λ-return: a mix of the game's result and the net's own predictions
for later states, with more weight on near ones. An exploring move cuts the returns, and the state before it gets no target.
The loss of a state is the cross entropy of the win plus half the squared error of margin / 20, or of the seat's points / 20 on request.
"""

from __future__ import annotations

from array import array
from typing import Any, SupportsIndex

import cython

from rookery.fast.common.buffers import held_floats
from rookery.fast.five_towers.weights import Net, check

if cython.compiled:
    from cython.cimports.libc.math import expf, logf, sqrtf
else:
    from math import exp as expf
    from math import log as logf
    from math import sqrt as sqrtf

    from rookery.fast.common.buffers import bytes_of, floats, shorts
    from rookery.fast.common.checks import within
    from rookery.fast.common.guarded import Guarded
    from rookery.fast.common.self_play import AnySelfPlay
    from rookery.fast.common.uncompiled import named
    from rookery.fast.five_towers import rules
    from rookery.fast.five_towers.inputs import GLOBALS, list_globals, list_piles, list_towers
    from rookery.fast.five_towers.net import NetValue, add_row
    from rookery.fast.five_towers.players import share_of
    from rookery.fast.five_towers.position import AUCTION, BUILDING, OVER, TYPES, Position
    from rookery.fast.five_towers.round_solver import Solver
    from rookery.fast.five_towers.rounds import UNTOUCHED, Round, read_table

    ROUNDS, SAMPLES, PAIRS = named(__file__, "ROUNDS", "SAMPLES", "PAIRS")

TINY = cython.declare(cython.const[cython.float], 1e-7)
"""Keeps logarithms finite."""


class SelfPlay(AnySelfPlay):
    """Self-play for 5 Towers, with one net for all seats."""

    def __cinit__(self) -> None:
        self.p = cython.address(self.memory)
        self.r = cython.address(self.round)

    def __init__(
        self, net: Net, *, seats: SupportsIndex, seed: SupportsIndex, trace: float = 0.7, explore: SupportsIndex = 30, points: bool = False
    ) -> None:
        """Set λ (`trace`), the random decisions per 1000 (`explore`), and whether the net learns `points` instead of the margin."""
        self.begin_setup()
        check(net)
        self.clear_gradient(len(net.weights), seed)
        if not cython.compiled:
            self.p = self.memory = Position()
            self.r = self.round = Round()
        self.value = NetValue(net)
        self.solver = Solver(self.value)
        self.seats, self.trace, self.points = within(seats, "the number of seats", 2, 5), trace, bool(points)
        self.explore = within(explore, "the explored decisions per 1000", 0, 1000)
        self.outer, self.inner = net.hidden
        lengths = {
            "amount": TYPES * PAIRS * SAMPLES,
            "globals_": GLOBALS * SAMPLES,
            "first": TYPES * self.outer * SAMPLES,
            "total": self.outer * SAMPLES,
            "second": self.inner * SAMPLES,
            "win": SAMPLES,
            "margin": SAMPLES,
            "win_aim": SAMPLES,
            "margin_aim": SAMPLES,
            "back": self.outer + self.inner,
        }
        rows = {name: array("f", bytes(4 * length)) for name, length in lengths.items()}
        index, count = array("h", bytes(2 * TYPES * PAIRS * SAMPLES)), array("h", bytes(2 * TYPES * SAMPLES))
        explored, skipped = array("B", bytes(ROUNDS + 1)), array("B", bytes(ROUNDS))
        self.buffers = (rows, index, count, explored, skipped)
        self.amount, self.globals_, self.first = floats(rows["amount"]), floats(rows["globals_"]), floats(rows["first"])
        self.total, self.second, self.back = floats(rows["total"]), floats(rows["second"]), floats(rows["back"])
        self.win, self.margin = floats(rows["win"]), floats(rows["margin"])
        self.win_aim, self.margin_aim = floats(rows["win_aim"]), floats(rows["margin_aim"])
        self.index, self.count = shorts(index), shorts(count)
        self.explored, self.skipped = bytes_of(explored), bytes_of(skipped)
        self.end_setup((self.solver,))

    # --- a game

    def play_game(self) -> cython.void:
        """Play a game and record its states."""
        rules.start(self.p, self.seats, self.rng.pick(self.seats), 0)
        self.rounds = 0
        while True:
            rules.reveal_all(self.p, self.rng)
            self.explored[self.rounds] = self.play_round()
            if self.p.step == OVER:
                return
            self.record()
            self.rounds += 1

    def play_round(self) -> cython.int:
        """Play a round; return whether a seat explored."""
        p: cython.pointer[Position] = self.p
        explored: cython.int = 0
        limit: cython.uint = self.explore
        self.solver.prepare(p)
        while p.step == AUCTION:
            if self.rng.pick(1000) < limit:
                rules.apply(p, rules.random_action(rules.legal(p), self.rng))
                explored = 1
            else:
                rules.apply(p, self.solver.best_call(p))
        if p.step == BUILDING and self.rng.pick(1000) < limit:
            explored = 1
            while p.step == BUILDING:
                rules.apply(p, rules.random_action(rules.legal(p), self.rng))
        elif p.step == BUILDING:
            self.solver.carry_out(p)
        return explored

    def record(self) -> cython.void:
        """Record each seat's inputs and the net's prediction."""
        read_table(self.r, self.p)
        for view in range(self.seats):
            row = self.seats * self.rounds + view
            for t in range(TYPES):
                at = PAIRS * (TYPES * row + t)
                at = list_piles(self.r, t, self.index, self.amount, at)
                at = list_towers(self.r, view, t, UNTOUCHED, UNTOUCHED, self.index, self.amount, at)
                self.count[TYPES * row + t] = at - PAIRS * (TYPES * row + t)
            list_globals(self.r, view, self.globals_, GLOBALS * row)
            self.look(row)

    def look(self, sample: cython.int) -> cython.void:
        """Run the net on a recorded state and keep all layers."""
        w: cython.p_float = self.value.w
        total: cython.Py_ssize_t = self.outer * sample
        hidden: cython.Py_ssize_t = self.inner * sample
        logit: cython.float = w[self.value.third_bias]
        margin: cython.float = w[self.value.third_bias + 1]
        for j in range(self.outer):
            self.total[total + j] = 0.0
        for t in range(TYPES):
            at = self.outer * (TYPES * sample + t)
            for j in range(self.outer):
                self.first[at + j] = w[self.value.first_bias + j]
            for i in range(PAIRS * (TYPES * sample + t), PAIRS * (TYPES * sample + t) + self.count[TYPES * sample + t]):
                add_row(self.first, at, w, self.outer * self.index[i], self.amount[i], self.outer)
            for j in range(self.outer):
                self.first[at + j] = max(self.first[at + j], cython.cast(cython.float, 0.0))
                self.total[total + j] += self.first[at + j]
        for j in range(self.inner):
            self.second[hidden + j] = w[self.value.second_bias + j]
        for i in range(self.outer):
            add_row(self.second, hidden, w, self.value.second + i * self.inner, self.total[total + i], self.inner)
        for i in range(GLOBALS):
            add_row(self.second, hidden, w, self.value.second + (self.outer + i) * self.inner, self.globals_[GLOBALS * sample + i], self.inner)
        for j in range(self.inner):
            self.second[hidden + j] = max(self.second[hidden + j], cython.cast(cython.float, 0.0))
            logit += self.second[hidden + j] * w[self.value.third + 2 * j]
            margin += self.second[hidden + j] * w[self.value.third + 2 * j + 1]
        self.win[sample] = 1.0 / (1.0 + expf(-logit))
        self.margin[sample] = margin

    # --- learning

    def set_aims(self) -> cython.void:
        """Compute the λ-returns of the last game, backwards."""
        for view in range(self.seats):
            best = 0 if self.points else -1000
            for row in range(self.seats):
                if row != view and not self.points:
                    best = max(best, rules.score(self.p, row))
            win: cython.float = share_of(self.p, view)
            margin: cython.float = (rules.score(self.p, view) - best) * 0.05
            for number in range(self.rounds - 1, -1, -1):
                row = self.seats * number + view
                self.skipped[number] = self.explored[number + 1]
                if self.skipped[number]:
                    win, margin = self.win[row], self.margin[row]
                self.win_aim[row], self.margin_aim[row] = win, margin
                win = self.trace * win + (1.0 - self.trace) * self.win[row]
                margin = self.trace * margin + (1.0 - self.trace) * self.margin[row]

    def learn(self) -> cython.void:
        """Add the gradient of every state that has a target."""
        self.set_aims()
        for number in range(self.rounds):
            if not self.skipped[number]:
                for view in range(self.seats):
                    self.learn_from(self.seats * number + view)

    def learn_from(self, sample: cython.int) -> cython.void:
        """Accumulate one state's loss and gradient: the output layer here, the lower layers in `push_back`."""
        w: cython.p_float = self.value.w
        third: cython.int = self.value.third
        hidden: cython.Py_ssize_t = self.inner * sample
        win: cython.float = self.win[sample] - self.win_aim[sample]
        margin: cython.float = self.margin[sample] - self.margin_aim[sample]
        self.states += 1
        self.loss += 0.5 * margin * margin - self.win_aim[sample] * logf(self.win[sample] + TINY)
        self.loss -= (1.0 - self.win_aim[sample]) * logf(1.0 - self.win[sample] + TINY)
        for j in range(self.inner):
            self.g[third + 2 * j] += win * self.second[hidden + j]
            self.g[third + 2 * j + 1] += margin * self.second[hidden + j]
            self.back[j] = win * w[third + 2 * j] + margin * w[third + 2 * j + 1] if self.second[hidden + j] > 0.0 else 0.0
        self.g[self.value.third_bias] += win
        self.g[self.value.third_bias + 1] += margin
        self.push_back(sample)

    def push_back(self, sample: cython.int) -> cython.void:
        """Backpropagate through the second and first layers."""
        w: cython.p_float = self.value.w
        back: cython.Py_ssize_t = self.inner
        for j in range(self.inner):
            self.g[self.value.second_bias + j] += self.back[j]
        for i in range(GLOBALS):
            add_row(self.g, self.value.second + (self.outer + i) * self.inner, self.back, 0, self.globals_[GLOBALS * sample + i], self.inner)
        for i in range(self.outer):
            row = self.value.second + i * self.inner
            add_row(self.g, row, self.back, 0, self.total[self.outer * sample + i], self.inner)
            slope: cython.float = 0.0
            for j in range(self.inner):
                slope += w[row + j] * self.back[j]
            self.back[back + i] = slope
        for t in range(TYPES):
            at = self.outer * (TYPES * sample + t)
            for j in range(self.outer):  # reuse the layer's activations for its gradient
                self.first[at + j] = self.back[back + j] if self.first[at + j] > 0.0 else 0.0
                self.g[self.value.first_bias + j] += self.first[at + j]
            for i in range(PAIRS * (TYPES * sample + t), PAIRS * (TYPES * sample + t) + self.count[TYPES * sample + t]):
                add_row(self.g, self.outer * self.index[i], self.first, at, self.amount[i], self.outer)


class Optimiser(Guarded):
    """Adam, plus a running mean of the weights, which plays better than the latest ones."""

    def __init__(self, net: Net, first: array[float], second: array[float], mean: array[float]) -> None:
        self.begin_setup()
        check(net)
        size = len(net.weights)
        rows = {"weights": net.weights, "first moments": first, "second moments": second, "means": mean, "sums": array("f", bytes(4 * size))}
        held = {name: held_floats(row, size, name) for name, row in rows.items()}
        self.net, self.first, self.second, self.mean, self.buffers, self.size = net, first, second, mean, held, size
        self.w, self.m, self.v = floats(held["weights"]), floats(held["first moments"]), floats(held["second moments"])
        self.a, self.total = floats(held["means"]), floats(held["sums"])
        self.end_setup(())

    def step(self, gradients: list[array[float]], states: int, number: SupportsIndex, rate: float) -> None:
        """Update the weights with the sum of these gradients over `states`; `number` counts the steps from 1."""
        self.check()
        steps: int = within(number, "the number of the step", 1, 2**31 - 1)
        for i in range(self.size):
            self.total[i] = 0.0
        for gradient in gradients:
            self.add(gradient)
        if states:
            for i in range(self.size):
                self.total[i] /= states
            keep: float = min(0.9998, (steps - 1) / (steps + 9))
            self.move(rate, 1.0 - 0.9**steps, 1.0 - 0.999**steps, keep)

    def add(self, gradient: Any) -> object:
        """Add a gradient to the sum."""
        row = held_floats(gradient, self.size, "a gradient")
        g: cython.p_float = floats(row)
        for i in range(self.size):
            self.total[i] += g[i]
        return None

    def move(self, rate: cython.float, first_left: cython.float, second_left: cython.float, keep: cython.float) -> cython.void:
        for i in range(self.size):
            slope: cython.float = self.total[i]
            self.m[i] = 0.9 * self.m[i] + 0.1 * slope
            self.v[i] = 0.999 * self.v[i] + 0.001 * slope * slope
            self.w[i] -= rate * (self.m[i] / first_left) / (sqrtf(self.v[i] / second_left) + 1e-8)
            self.a[i] = keep * self.a[i] + (1.0 - keep) * self.w[i]
