"""A value net: five parts, one per type, share a first layer and are summed; a second layer adds the table's inputs; the outputs are win and margin.

    type: 148 inputs -> 64, ReLU      sum of the five, and 24 inputs of the table -> 32, ReLU -> logit of winning, margin / 20

A part is its type's contribution to the second layer before ReLU, so evaluating a build only adds five rows.
The widths belong to the net. Weights are 32-bit numbers in one row: each layer's rows by input, then its biases.
"""

from __future__ import annotations

import cython

from rookery.fast.five_towers.weights import Net, check

if cython.compiled:
    from cython.cimports.libc.math import expf
else:
    from math import exp as expf

    from rookery.fast.common.buffers import floats
    from rookery.fast.five_towers.inputs import GLOBALS, INPUTS, list_globals, list_piles, list_towers
    from rookery.fast.five_towers.position import TYPES
    from rookery.fast.five_towers.rounds import Round
    from rookery.fast.five_towers.value import WIDTH, Value, result, worth_of


class NetValue(Value):
    """The win probability plus a small weight on the margin. Instances may share a net's weights."""

    def __init__(self, net: Net) -> None:
        self.begin_setup()
        check(net)
        self.net, self.held = net, memoryview(net.weights)
        self.outer, self.width = net.hidden
        self.shared, self.margin = 1, 0.0
        self.first_bias = INPUTS * self.outer
        self.second = self.first_bias + self.outer
        self.second_bias = self.second + (self.outer + GLOBALS) * self.width
        self.third = self.second_bias + self.width
        self.third_bias = self.third + 2 * self.width
        self.w = floats(net.weights)
        if not cython.compiled:
            self.index, self.amount = [0] * 128, [0.0] * 128
            self.piles, self.seen, self.hidden, self.globals_ = [0.0] * 640, [0.0] * 128, [0.0] * 128, [0.0] * 24
        self.end_setup(())

    def prepare(self, r: cython.pointer[Round]) -> cython.void:
        """Compute the contribution of the piles to the first layer, which all seats and ways share."""
        if r.over:
            return
        for t in range(TYPES):
            for j in range(self.outer):
                self.piles[WIDTH * t + j] = self.w[self.first_bias + j]
            count = list_piles(r, t, self.index, self.amount, 0)
            add_listed(self.piles, WIDTH * t, self.w, 0, self.index, self.amount, count, self.outer)

    def part(
        self,
        r: cython.pointer[Round],
        view: cython.int,
        t: cython.int,
        builder: cython.int,
        way: cython.int,
        into: cython.p_float,
        at: cython.int,
    ) -> cython.void:
        if r.over:
            return
        count: cython.int = list_towers(r, view, t, builder, way, self.index, self.amount, 0)
        for j in range(self.outer):
            self.seen[j] = self.piles[WIDTH * t + j]
        add_listed(self.seen, 0, self.w, 0, self.index, self.amount, count, self.outer)
        count = 0
        for j in range(self.outer):  # ReLU: collect the positive ones without a branch, which would be unpredictable
            self.index[count], self.amount[count] = j, self.seen[j]
            count += self.seen[j] > 0.0
        for j in range(self.width):
            into[at + j] = 0.0
        add_listed(into, at, self.w, self.second, self.index, self.amount, count, self.width)

    def judge(self, r: cython.pointer[Round], view: cython.int, parts: cython.p_float, at: cython.int) -> cython.float:
        if r.over:
            return result(r, view)
        list_globals(r, view, self.globals_, 0)
        return self.answer(parts, at)

    def answer(self, parts: cython.p_float, at: cython.int) -> cython.float:
        """Evaluate the second and third layers, and store the expected margin in `margin`."""
        w: cython.p_float = self.w
        at_third: cython.Py_ssize_t = self.third
        sums: cython.float[4] = [w[self.third_bias], w[self.third_bias + 1], 0.0, 0.0]  # two accumulators per output, to break the dependency chain
        for j in range(self.width):
            self.hidden[j] = w[self.second_bias + j] + parts[at + j]
        add_rows(self.hidden, 0, w, self.second + self.outer * self.width, self.globals_, GLOBALS, self.width)
        for j in range(self.width):
            self.hidden[j] = max(self.hidden[j], cython.cast(cython.float, 0.0))
        for j in range(0, self.width, 2):
            sums[0] += self.hidden[j] * w[at_third + 2 * j]
            sums[1] += self.hidden[j] * w[at_third + 2 * j + 1]
            sums[2] += self.hidden[j + 1] * w[at_third + 2 * j + 2]
            sums[3] += self.hidden[j + 1] * w[at_third + 2 * j + 3]
        self.margin = 20.0 * (sums[1] + sums[3])
        return worth_of(1.0 / (1.0 + expf(-(sums[0] + sums[2]))), self.margin)


def add_row(
    into: cython.p_float, at: cython.Py_ssize_t, w: cython.p_float, row: cython.Py_ssize_t, amount: cython.float, width: cython.Py_ssize_t
) -> cython.void:
    """Add a row of weights times an amount, starting at offset `at`. Offsets are Py_ssize_t because int prevents vectorisation."""
    for j in range(width):
        into[at + j] += amount * w[row + j]


def add_rows(
    into: cython.p_float,
    at: cython.Py_ssize_t,
    w: cython.p_float,
    row: cython.Py_ssize_t,
    amounts: cython.p_float,
    count: cython.Py_ssize_t,
    width: cython.Py_ssize_t,
) -> cython.void:
    """Add `count` (a multiple of 4) rows of weights times their amounts, four at a time to save loads and stores."""
    for i in range(0, count, 4):
        a, b, c, d = amounts[i], amounts[i + 1], amounts[i + 2], amounts[i + 3]
        for j in range(width):
            into[at + j] += a * w[row + j] + b * w[row + width + j] + c * w[row + 2 * width + j] + d * w[row + 3 * width + j]
        row += 4 * width


def add_listed(
    into: cython.p_float,
    at: cython.Py_ssize_t,
    w: cython.p_float,
    begin: cython.Py_ssize_t,
    index: cython.p_short,
    amount: cython.p_float,
    count: cython.Py_ssize_t,
    width: cython.Py_ssize_t,
) -> cython.void:
    """Add the listed rows of weights starting at `begin`, each times its amount, four at a time."""
    i: cython.Py_ssize_t = 0
    while i + 4 <= count:
        a, b, c, d = amount[i], amount[i + 1], amount[i + 2], amount[i + 3]
        one, two = begin + width * index[i], begin + width * index[i + 1]
        three, four = begin + width * index[i + 2], begin + width * index[i + 3]
        for j in range(width):
            into[at + j] += a * w[one + j] + b * w[two + j] + c * w[three + j] + d * w[four + j]
        i += 4
    while i < count:
        add_row(into, at, w, begin + width * index[i], amount[i], width)
        i += 1
