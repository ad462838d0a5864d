"""Compiled self-play with TD(λ): the same nets play all seats of a game, one ply deep, and learn from the positions between turns.
The bot `greedy` may take some seats, so that the nets also learn about weaker rivals.

The prediction is D, a seat's value minus the mean of all seats. The target of a position is the λ-return: a mix of the true final points and the
nets' own predictions for later positions, with more weight on near ones. An exploring turn cuts the return: its target is the prediction there.
The loss is the squared error over all seats; the gradient clips errors at 25 points.
"""

from __future__ import annotations

from array import array
from typing import Any, SupportsIndex

import cython

from rookery.core.record import Setup
from rookery.fast.carcassonne.weights import Net, check
from rookery.fast.common.buffers import held_floats

if cython.compiled:
    from cython.cimports.libc.math import sqrtf
else:
    from math import sqrt as sqrtf

    from rookery.fast.carcassonne import rules
    from rookery.fast.carcassonne.inputs import list_items
    from rookery.fast.carcassonne.net import HIDDEN, NetValue
    from rookery.fast.carcassonne.players import GreedyPlayer
    from rookery.fast.carcassonne.position import DRAW, OVER, THIEF, Position
    from rookery.fast.carcassonne.scan import SIZES, WIDEST, Items
    from rookery.fast.carcassonne.turns import Turns
    from rookery.fast.carcassonne.twin import Twin
    from rookery.fast.common.buffers import copy_struct, floats
    from rookery.fast.common.checks import within
    from rookery.fast.common.guarded import Guarded
    from rookery.fast.common.self_play import AnySelfPlay
    from rookery.fast.common.uncompiled import named

    (STATES,) = named(__file__, "STATES")

CLIPPED = cython.declare(cython.const[cython.float], 25.0)


class SelfPlay(AnySelfPlay):
    """Self-play for Carcassonne, with the same nets for all seats."""

    def __cinit__(self) -> None:
        self.p = cython.address(self.memory)

    def __init__(
        self, net: Net, setup: Setup, *, seed: SupportsIndex, trace: float = 0.8, explore: SupportsIndex = 50, rivals: SupportsIndex = 0
    ) -> None:
        """Set λ (`trace`), the random turns per 1000 (`explore`), and the seats per 1000 played by the bot `greedy` (`rivals`)."""
        self.begin_setup()
        check(net)
        self.clear_gradient(len(net.weights), seed)
        if not cython.compiled:
            self.p = self.memory = Position()
            self.states_memory = [Items() for _ in range(STATES)]
            self.opinion, self.explored = [0.0] * (5 * STATES), [0] * (STATES + 1)
            self.error, self.back, self.greedy = [0.0] * 5, [0.0] * HIDDEN, [0] * 5
        self.value = NetValue(net)
        self.turns = Turns(self.value)
        self.start = Twin(setup)
        self.seats, self.trace = setup.seats, trace
        self.explore = within(explore, "the explored turns per 1000", 0, 1000)
        self.rivals = within(rivals, "the rivals per 1000", 0, 1000)
        self.rival = GreedyPlayer()
        self.end_setup((self.turns, self.rival))

    def state(self, number: cython.int) -> cython.pointer[Items]:
        """Return the items of a recorded position."""
        if cython.compiled:
            return cython.address(self.states_memory[number])
        return self.states_memory[number]

    # --- a game

    def play_game(self) -> cython.void:
        """Play a game and record the positions between turns."""
        rivals: cython.uint = self.rivals
        p: cython.pointer[Position] = self.p
        copy_struct(p, self.start.p, cython.sizeof(Position))
        p.seat = self.rng.pick(self.seats)
        for seat in range(self.seats):
            self.greedy[seat] = rivals > 0 and self.rng.pick(1000) < rivals
        self.count = 0
        while True:
            while p.step in (DRAW, THIEF):
                if p.step == DRAW:
                    rules.draw(p, self.rng.pick(p.in_pile[p.pile]))
                else:
                    rules.apply(p, rules.random_action(p, self.rng))
            if p.step == OVER:
                return
            self.explored[self.count] = self.take_turn()
            if p.step == OVER:
                return
            self.record()

    def take_turn(self) -> cython.int:
        """Place the tile and a figure; return whether the seat explored."""
        limit: cython.uint = self.explore
        if self.greedy[self.p.seat]:
            self.rival.move(self.p, self.rng)
            return 0
        if self.rng.pick(1000) < limit:
            rules.apply(self.p, rules.random_action(self.p, self.rng))
            rules.apply(self.p, rules.random_action(self.p, self.rng))
            return 1
        self.turns.rank(self.p, 1)
        self.turns.carry_out(self.p, 0)
        return 0

    def record(self) -> cython.void:
        """Record the items of the position and the nets' prediction."""
        mean: cython.float = 0.0
        at: cython.int = 5 * self.count
        t: cython.pointer[Items] = self.state(self.count)
        self.value.prepare(self.p)
        self.value.look(self.p)
        list_items(self.p, self.value.c, self.value.s, t)
        self.value.add_up(self.p, t)
        for seat in range(self.seats):
            mean += self.value.worth[seat] / self.seats
        for seat in range(self.seats):
            self.opinion[at + seat] = self.value.worth[seat] - mean
        self.count += 1

    # --- learning

    def learn(self) -> cython.void:
        """Add the gradient of all positions of the last game, backwards; `error` holds the targets meanwhile."""
        mean: cython.float = 0.0
        aim: cython.float[5] = [0.0, 0.0, 0.0, 0.0, 0.0]
        for seat in range(self.seats):
            mean += cython.cast(cython.float, rules.score(self.p, seat)) / self.seats
        for seat in range(self.seats):
            aim[seat] = rules.score(self.p, seat) - mean
        for number in range(self.count - 1, -1, -1):
            for seat in range(self.seats):
                if number < self.count - 1:
                    later: cython.float = self.opinion[5 * (number + 1) + seat]
                    aim[seat] = later if self.explored[number + 1] else (1.0 - self.trace) * later + self.trace * aim[seat]
                self.error[seat] = self.opinion[5 * number + seat] - aim[seat]
            self.learn_from(number)

    def learn_from(self, number: cython.int) -> cython.void:
        """Add the gradient of one position from its errors."""
        t: cython.pointer[Items] = self.state(number)
        self.states += 1
        for seat in range(self.seats):
            self.loss += self.error[seat] * self.error[seat]
            self.error[seat] = max(-CLIPPED, min(CLIPPED, self.error[seat]))
        for item in range(t.count):
            slope: cython.float = 0.0
            for seat in range(self.seats):
                if t.seats[item] >> seat & 1:
                    slope += self.error[seat]
            if slope != 0.0:
                self.push_back(t.net[item], t, WIDEST * item, 0.1 * slope)

    def push_back(self, net: cython.int, t: cython.pointer[Items], at: cython.Py_ssize_t, slope: cython.float) -> cython.void:
        """Accumulate one net's gradient for this output error."""
        row: cython.Py_ssize_t = self.value.begins[net]
        biases: cython.Py_ssize_t = row + SIZES[net] * HIDDEN
        straight: cython.Py_ssize_t = biases + 2 * HIDDEN
        self.value.answer(net, t.x, at)
        for j in range(HIDDEN):
            self.g[biases + HIDDEN + j] += slope * self.value.hidden[j]
            self.back[j] = slope * self.value.w[biases + HIDDEN + j] if self.value.hidden[j] > 0.0 else 0.0
            self.g[biases + j] += self.back[j]
        self.g[straight + SIZES[net]] += slope
        for i in range(SIZES[net]):
            amount: cython.float = t.x[at + i]
            if amount != 0.0:
                self.g[straight + i] += slope * amount
                for j in range(HIDDEN):
                    self.g[row + j] += amount * self.back[j]
            row += HIDDEN


class Optimiser(Guarded):
    """Adam."""

    def __init__(self, net: Net, first: array[float], second: array[float]) -> None:
        self.begin_setup()
        check(net)
        size = len(net.weights)
        rows = {"weights": net.weights, "first moments": first, "second moments": second, "sums": array("f", bytes(4 * size))}
        held = {name: held_floats(row, size, name) for name, row in rows.items()}
        self.net, self.first, self.second, self.held, self.size = net, first, second, held, size
        self.w, self.m, self.v = floats(held["weights"]), floats(held["first moments"]), floats(held["second moments"])
        self.sum = floats(held["sums"])
        self.end_setup(())

    def step(self, gradients: list[array[float]], states: int, number: SupportsIndex, rate: float) -> None:  # noqa: ARG002  the nets learn from games
        """Update the weights with the mean of these gradients; `number` counts the steps from 1."""
        self.check()
        steps: int = within(number, "the number of the step", 1, 2**31 - 1)
        for i in range(self.size):
            self.sum[i] = 0.0
        for gradient in gradients:
            self.add(gradient, len(gradients))
        self.move(rate, 1.0 - 0.9**steps, 1.0 - 0.999**steps)

    def add(self, gradient: Any, parts: cython.int) -> object:
        """Add a gradient's part to the mean."""
        row = held_floats(gradient, self.size, "a gradient")
        g: cython.p_float = floats(row)
        for i in range(self.size):
            self.sum[i] += g[i] / parts
        return None

    def move(self, rate: cython.float, first_left: cython.float, second_left: cython.float) -> cython.void:
        for i in range(self.size):
            slope: cython.float = self.sum[i]
            self.m[i] = 0.9 * self.m[i] + 0.1 * slope
            self.v[i] = 0.999 * self.v[i] + 0.001 * slope * slope
            self.w[i] -= rate * (self.m[i] / first_left) / (sqrtf(self.v[i] / second_left) + 1e-6)
