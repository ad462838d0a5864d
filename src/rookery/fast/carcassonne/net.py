"""What a position between turns is worth to each seat: its points, and for each item (scan.py) the answer of a small net.

    44, 44, 28, 18, 36, 12 or 14 inputs -> 24, ReLU -> 1, and a straight way from the inputs to the end; x 10 points

The seven nets are for cities, roads, fields, monasteries and gardens, hands, guards, and the seat that moves next. Weights are 32-bit numbers in
one row: for each net its rows by input, the biases, the last layer, the straight way and the last bias.
"""

from __future__ import annotations

from typing import Any

import cython

from rookery.fast.carcassonne.weights import BEGINS, Net

if not cython.compiled:
    from rookery.fast.carcassonne import rules
    from rookery.fast.carcassonne.coming import Coming, read_piles
    from rookery.fast.carcassonne.inputs import list_items, look_at_board
    from rookery.fast.carcassonne.position import OVER, Position
    from rookery.fast.carcassonne.scan import NETS, SIZES, WIDEST, Items, Scan
    from rookery.fast.carcassonne.twin import Twin
    from rookery.fast.common.buffers import beginning, same_floats
    from rookery.fast.common.uncompiled import named

    HIDDEN, LIKE = named(__file__, "HIDDEN", "LIKE")


class NetValue:
    """The value of the nets with these weights; several may share them. It is not for use by two threads at once."""

    def __cinit__(self, *_args: Any, **_named: Any) -> None:
        self.c = cython.address(self.coming)
        self.s = cython.address(self.scan)
        self.t = cython.address(self.listed)

    def __init__(self, net: Net) -> None:
        number: cython.int
        self.net = net
        if cython.compiled:
            self.w = cython.cast(cython.p_float, beginning(memoryview(net.weights)))
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

    def worths(self, twin: Twin) -> tuple[float, ...]:
        """What a position between turns is worth to each seat, in points at the end of the game, up to a constant."""
        self.prepare(twin.p)
        self.look(twin.p)
        self.judge(twin.p)
        return tuple([self.worth[seat] for seat in range(twin.p.seats)])

    def items(self, twin: Twin) -> list[tuple[int, int, list[float], float]]:
        """The items of a position between turns: the net, the seats as bits, the inputs, and what the net says."""
        found: list[tuple[int, int, list[float], float]] = []
        item: cython.int
        self.prepare(twin.p)
        look_at_board(twin.p, self.c, self.s)
        list_items(twin.p, self.c, self.s, self.t)
        for item in range(self.t.count):
            inputs = [self.t.x[WIDEST * item + i] for i in range(SIZES[self.t.net[item]])]
            found.append((self.t.net[item], self.t.seats[item], inputs, self.answer(self.t.net[item], self.t.x, WIDEST * item)))
        return found

    def prepare(self, p: cython.pointer[Position]) -> cython.void:
        """Count the tiles to come; what is judged afterwards must have the same, and the same weights."""
        read_piles(self.c, p)
        self.stamp += 1

    def look(self, p: cython.pointer[Position]) -> cython.void:
        """Look at the board; whatever is judged until the next look must have the same."""
        look_at_board(p, self.c, self.s)

    def judge(self, p: cython.pointer[Position]) -> cython.void:
        """Write what a position is worth to each seat into `worth`; the true points when the game is over."""
        seat: cython.int
        if p.step == OVER:
            for seat in range(p.seats):
                self.worth[seat] = rules.score(p, seat)
            return
        list_items(p, self.c, self.s, self.t)
        self.add_up(p, self.t)

    def add_up(self, p: cython.pointer[Position], t: cython.pointer[Items]) -> cython.void:
        """The same from the items of the position."""
        seat: cython.int
        item: cython.int
        number: cython.int
        answer: cython.float
        like: cython.int[7]
        if not cython.compiled:
            like = [0] * NETS
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
        """The same as `answer`; not computed if the last item with this number, which tells items of a net apart, had the same inputs."""
        i: cython.Py_ssize_t
        if self.asked[number] != self.stamp or not same_floats(x, at, self.inputs, WIDEST * number, SIZES[net]):
            for i in range(SIZES[net]):
                self.inputs[WIDEST * number + i] = x[at + i]
            self.asked[number], self.answers[number] = self.stamp, self.answer(net, x, at)
        return self.answers[number]

    def answer(self, net: cython.int, x: cython.p_float, at: cython.Py_ssize_t) -> cython.float:
        """What a net says of the inputs from place `at` on; `hidden` holds its hidden layer afterwards. Many inputs are 0."""
        i: cython.Py_ssize_t
        j: cython.Py_ssize_t
        amount: cython.float
        row: cython.Py_ssize_t = self.begins[net]
        biases: cython.Py_ssize_t = row + SIZES[net] * HIDDEN
        straight: cython.Py_ssize_t = biases + 2 * HIDDEN
        total: cython.float = self.w[straight + SIZES[net]]
        layer: cython.float[24]  # one of its own: what might be changed elsewhere is slower
        if not cython.compiled:
            layer = self.hidden
        for j in range(HIDDEN):
            layer[j] = self.w[biases + j]
        for i in range(SIZES[net]):
            amount = x[at + i]
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
        """How far ahead of the best other seat a seat is by what was judged last."""
        other: cython.int
        best: cython.float = -1e9
        for other in range(p.seats):
            if other != seat:
                best = max(best, self.worth[other])
        return self.worth[seat] - best

    def margin(self, p: cython.pointer[Position], seat: cython.int) -> cython.float:
        """How far ahead a seat is in a position that was prepared and looked at."""
        self.judge(p)
        return self.ahead(p, seat)
