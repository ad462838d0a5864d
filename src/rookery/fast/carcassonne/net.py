"""The value nets: each seat's value of a position between turns is its points plus a small net's output for each item (scan.py).

    44, 44, 28, 18, 36, 12 or 14 inputs -> 24, ReLU -> 1, and a linear skip connection from inputs to output; x 10 points

The seven nets are for cities, roads, fields, monasteries and gardens, hands, guards, and the seat that moves next. Weights are 32-bit numbers in
one row: for each net its rows by input, the biases, the last layer, the skip connection and the last bias.
"""

from __future__ import annotations

from typing import Any

import cython

from rookery.fast.carcassonne.weights import BEGINS, Net, check

if not cython.compiled:
    from rookery.fast.carcassonne import rules
    from rookery.fast.carcassonne.coming import Coming, read_piles
    from rookery.fast.carcassonne.inputs import list_items, look_at_board
    from rookery.fast.carcassonne.position import OVER, Position
    from rookery.fast.carcassonne.scan import NETS, SIZES, WIDEST, Items, Scan
    from rookery.fast.carcassonne.twin import Twin
    from rookery.fast.common.buffers import beginning, same_floats
    from rookery.fast.common.guarded import Guarded
    from rookery.fast.common.uncompiled import named

    HIDDEN, LIKE = named(__file__, "HIDDEN", "LIKE")


class NetValue(Guarded):
    """The value nets with these weights, which instances may share."""

    def __cinit__(self) -> None:
        self.c = cython.address(self.coming)
        self.s = cython.address(self.scan)
        self.t = cython.address(self.listed)

    def __init__(self, net: Net) -> None:
        self.begin_setup()
        check(net)
        self.net, self.held = net, memoryview(net.weights)
        if cython.compiled:
            self.w = cython.cast(cython.p_float, beginning(self.held))
        else:
            self.w = net.weights
            self.c = self.coming = Coming()
            self.s = self.scan = Scan()
            self.listed: Any = Items()
            self.t = self.listed
            self.begins, self.hidden, self.worth = [0] * 8, [0.0] * HIDDEN, [0.0] * 5
            self.asked, self.answers, self.inputs = [0] * (NETS * LIKE), [0.0] * (NETS * LIKE), [0.0] * (NETS * LIKE * WIDEST)
        self.stamp = 0
        for number in range(NETS + 1):
            self.begins[number] = BEGINS[number]
        self.end_setup(())

    def worths(self, twin: Twin) -> tuple[float, ...]:
        """Return the value of a position between turns for each seat, in final points up to a constant."""
        self.enter_with(twin)
        try:
            self.prepare(twin.p)
            self.look(twin.p)
            self.judge(twin.p)
            return tuple([self.worth[seat] for seat in range(twin.p.seats)])
        finally:
            self.leave_with(twin)

    def items(self, twin: Twin) -> list[tuple[int, int, list[float], float]]:
        """Return the items of a position between turns: the net, the seats as a bitmask, the inputs, and the output; none at the end."""
        found: list[tuple[int, int, list[float], float]] = []
        self.enter_with(twin)
        try:
            if twin.p.step == OVER:
                return found
            self.prepare(twin.p)
            look_at_board(twin.p, self.c, self.s)
            list_items(twin.p, self.c, self.s, self.t)
            for item in range(self.t.count):
                inputs = [self.t.x[WIDEST * item + i] for i in range(SIZES[self.t.net[item]])]
                found.append((self.t.net[item], self.t.seats[item], inputs, self.answer(self.t.net[item], self.t.x, WIDEST * item)))
        finally:
            self.leave_with(twin)
        return found

    def prepare(self, p: cython.pointer[Position]) -> cython.void:
        """Count the tiles to come. Later evaluations require the same tiles and weights."""
        read_piles(self.c, p)
        self.stamp += 1

    def look(self, p: cython.pointer[Position]) -> cython.void:
        """Compute the board's data; evaluations until the next call require the same board."""
        look_at_board(p, self.c, self.s)

    def judge(self, p: cython.pointer[Position]) -> cython.void:
        """Write each seat's value into `worth`, or its true points when the game is over."""
        if p.step == OVER:
            for seat in range(p.seats):
                self.worth[seat] = rules.score(p, seat)
            return
        list_items(p, self.c, self.s, self.t)
        self.add_up(p, self.t)

    def add_up(self, p: cython.pointer[Position], t: cython.pointer[Items]) -> cython.void:
        """Sum the items of the position into each seat's value."""
        answer: cython.float
        like: cython.int[7] = [0] * 7
        for number in range(NETS):
            like[number] = LIKE * number
        for seat in range(p.seats):
            self.worth[seat] = rules.score(p, seat)
        for item in range(t.count):
            number = like[t.net[item]]
            like[t.net[item]] += 1
            if number < LIKE * (t.net[item] + 1):
                answer = self.answer_again(t.net[item], t.x, WIDEST * item, number)
            else:
                answer = self.answer(t.net[item], t.x, WIDEST * item)
            for seat in range(p.seats):
                if t.seats[item] >> seat & 1:
                    self.worth[seat] += answer

    def answer_again(self, net: cython.int, x: cython.p_float, at: cython.Py_ssize_t, number: cython.int) -> cython.float:
        """Return `answer`, from the cache if the last item with this number had the same inputs."""
        if self.asked[number] != self.stamp or not same_floats(x, at, self.inputs, WIDEST * number, SIZES[net]):
            for i in range(SIZES[net]):
                self.inputs[WIDEST * number + i] = x[at + i]
            self.asked[number], self.answers[number] = self.stamp, self.answer(net, x, at)
        return self.answers[number]

    def answer(self, net: cython.int, x: cython.p_float, at: cython.Py_ssize_t) -> cython.float:
        """Evaluate a net on the inputs starting at offset `at`, and keep its hidden layer in `hidden`. Many inputs are 0."""
        row: cython.Py_ssize_t = self.begins[net]
        biases: cython.Py_ssize_t = row + SIZES[net] * HIDDEN
        straight: cython.Py_ssize_t = biases + 2 * HIDDEN
        total: cython.float = self.w[straight + SIZES[net]]
        layer: cython.float[24]  # a local array, so that the compiler need not assume aliasing
        if not cython.compiled:
            layer = self.hidden
        for j in range(HIDDEN):
            layer[j] = self.w[biases + j]
        for i in range(SIZES[net]):
            amount: cython.float = x[at + i]
            if amount != 0.0:
                total += amount * self.w[straight + i]
                for j in range(HIDDEN):
                    layer[j] += amount * self.w[row + j]
            row += HIDDEN
        for j in range(HIDDEN):
            self.hidden[j] = max(layer[j], cython.cast(cython.float, 0.0))
            total += self.hidden[j] * self.w[biases + HIDDEN + j]
        return 10.0 * total

    def ahead(self, p: cython.pointer[Position], seat: cython.int) -> cython.float:
        """Return a seat's lead over the best other seat in the last evaluation."""
        best: cython.float = -1e9
        for other in range(p.seats):
            if other != seat:
                best = max(best, self.worth[other])
        return self.worth[seat] - best

    def margin(self, p: cython.pointer[Position], seat: cython.int) -> cython.float:
        """Return a seat's lead in a position whose tiles and board are prepared."""
        self.judge(p)
        return self.ahead(p, seat)
