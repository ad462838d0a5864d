"""A net's optimized evaluation equals the plain sums of its definition; its weights survive a file."""

from math import exp
from pathlib import Path

import pytest

from rookery.core.record import Setup
from rookery.fast.common.rng import Rng
from rookery.fast.five_towers.inputs import inputs_of
from rookery.fast.five_towers.round_solver import Solver
from rookery.fast.five_towers.twin import Twin
from rookery.fast.five_towers.weights import GLOBALS, INPUTS, Net, read, size, write
from tests.fast.five_towers.thinkers import young, young_net


def between_rounds(seats: int, seed: int, rounds: int) -> Twin:
    twin, rng, solver = Twin(Setup("five-towers", seats)), Rng(seed), young()
    for _ in range(rounds):
        twin.draw(rng)
        solver.play_round(twin)
    return twin


def by_plain_sums(net: Net, solver: Solver, twin: Twin, view: int) -> float:
    """Evaluate the net layer by layer, straight from its definition."""
    outer, inner = net.hidden
    w = net.weights
    second = (INPUTS + 1) * outer
    third = second + (outer + GLOBALS + 1) * inner
    types, table = inputs_of(solver, twin, view)
    total = [0.0] * outer
    for inputs in types:
        for j in range(outer):
            total[j] += max(0.0, w[INPUTS * outer + j] + sum(amount * w[index * outer + j] for index, amount in inputs.items()))
    rows = total + table
    hidden = [max(0.0, w[third - inner + k] + sum(amount * w[second + i * inner + k] for i, amount in enumerate(rows))) for k in range(inner)]
    logit, margin = (w[third + 2 * inner + out] + sum(amount * w[third + 2 * k + out] for k, amount in enumerate(hidden)) for out in (0, 1))
    return 1 / (1 + exp(-logit)) + 0.005 * 20 * margin


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("rounds", [1, 8, 20])
def test_the_optimized_evaluation_gives_the_plain_sums(seats: int, rounds: int) -> None:
    solver, net = young(), young_net()
    twin = between_rounds(seats, 3, rounds)
    assert solver.appraise(twin) == pytest.approx([by_plain_sums(net, solver, twin, view) for view in range(seats)], abs=1e-5)


def test_the_predictions_of_two_seats_are_averaged() -> None:
    solver, net = young(), young_net()
    twin = between_rounds(2, 1, 5)
    own, other = (by_plain_sums(net, solver, twin, view) for view in (0, 1))
    assert solver.appraise(twin) == pytest.approx([(own + 1 - other) / 2, (other + 1 - own) / 2], abs=1e-5)


def test_the_value_does_not_depend_on_the_seat_number() -> None:
    twin = between_rounds(3, 7, 9)
    layout = twin.layout()
    turned = Twin(Setup("five-towers", 3))
    turned.lay(
        layout._replace(
            towers=(*layout.towers[1:], layout.towers[0]),
            demolished=(*layout.demolished[1:], layout.demolished[0]),
            opener=(layout.opener - 1) % 3,
        )
    )
    worths = young().appraise(twin)
    assert young().appraise(turned) == pytest.approx([*worths[1:], worths[0]], abs=1e-5)


def test_weights_survive_a_file(tmp_path: Path) -> None:
    net = young_net((8, 4))
    net.about = {"seats": 3}
    write(net, tmp_path / "net.bin")
    assert read((tmp_path / "net.bin").read_bytes()) == net
    assert (tmp_path / "net.bin").stat().st_size < 4 * size((8, 4)) + 100


@pytest.mark.parametrize(
    "content", [b"", b"no json\n", b'{"hidden": [8, 4]}\n123', b'{"hidden": [8, 4]}\n1234', b'{"hidden": 8}\n', b'{"hidden": [9, 4]}\n']
)
def test_invalid_weight_files_are_refused(content: bytes) -> None:
    with pytest.raises(ValueError, match=r"weight|widths"):
        read(content)
