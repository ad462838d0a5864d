"""A net's weights as a Python object and as a file."""

from array import array
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from reprlib import repr as short
from typing import Any

from rookery.fast.common.uncompiled import named
from rookery.fast.common.weight_files import read_weights, write_weights

INPUTS, GLOBALS = named(Path(__file__).with_name("inputs.pxd"), "INPUTS", "GLOBALS")
(WIDEST,) = named(Path(__file__).with_name("value.pxd"), "WIDTH")


def size(hidden: tuple[int, int]) -> int:
    """Return the number of weights of a net with these widths."""
    outer, inner = hidden
    return (INPUTS + 1) * outer + (outer + GLOBALS + 1) * inner + 2 * (inner + 1)


@dataclass(slots=True)
class Net:
    """A net: the widths of its two hidden layers, its weights, and its provenance."""

    hidden: tuple[int, int]
    weights: "array[float]"
    about: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        check(self)


def check(net: Net) -> None:
    """Raise TypeError or ValueError unless this is a net with as many weights as its widths need."""
    if not isinstance(net, Net) or not isinstance(net.weights, array):
        raise TypeError(f"a net with an array of weights is needed, not {short(net)}")
    if len(net.hidden) != 2 or not all(isinstance(width, int) and 4 <= width <= WIDEST and width % 4 == 0 for width in net.hidden):
        raise ValueError(f"the widths of a net are two multiples of 4 up to {WIDEST}, not {net.hidden}")
    if net.weights.typecode != "f" or len(net.weights) != size(net.hidden):
        raise ValueError(f"a net of {net.hidden} has {size(net.hidden)} weights, not {len(net.weights)}")


def fresh(hidden: tuple[int, int], rng: Random) -> Net:
    """Return an untrained net: weights scaled for ReLU layers, and neutral outputs."""
    outer, inner = hidden
    first = [rng.gauss(0.0, (2 / 24) ** 0.5 * 0.5) for _ in range(INPUTS * outer)]  # about 24 inputs of a type are non-zero
    second = [rng.gauss(0.0, (2 / (outer + GLOBALS)) ** 0.5 * 0.5) for _ in range((outer + GLOBALS) * inner)]
    third = [rng.gauss(0.0, 0.05) for _ in range(2 * inner)]
    return Net(hidden, array("f", [*first, *[0.0] * outer, *second, *[0.0] * inner, *third, 0.0, 0.0]))


def write(net: Net, path: Path) -> None:
    """Write a net to a file, atomically."""
    write_weights(path, {"hidden": net.hidden, **net.about}, net.weights)


def read(content: bytes) -> Net:
    """Parse the content of a weight file; raise ValueError if it is invalid."""
    about, weights = read_weights(content)
    hidden = about.pop("hidden")
    if not isinstance(hidden, list) or len(hidden) != 2:
        raise ValueError("this is not a weight file")
    return Net((hidden[0], hidden[1]), weights, about)
