"""The weights of the value nets as a Python object and as a file."""

from array import array
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from random import Random
from reprlib import repr as short
from typing import Any, Final

from rookery.fast.common.weight_files import read_weights, write_weights

INPUTS: Final = (44, 44, 28, 18, 36, 12, 14)
"""The number of inputs of each net, as in scan.py."""
HIDDEN: Final = 24
"""Width of each net's hidden layer."""


def size(inputs: int) -> int:
    """Return the number of weights of a net: rows by input, biases, the last layer, the skip connection, and its bias."""
    return inputs * HIDDEN + HIDDEN + HIDDEN + inputs + 1


BEGINS: Final = tuple(sum(map(size, INPUTS[:net])) for net in range(len(INPUTS) + 1))
"""The offset of each net's weights, and the end of the last net's."""


@dataclass(slots=True)
class Net:
    """The weights of all nets in one row, and their provenance."""

    weights: "array[float]"
    about: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        check(self)


def check(net: Net) -> None:
    """Raise TypeError or ValueError unless these are nets with all weights."""
    if not isinstance(net, Net) or not isinstance(net.weights, array):
        raise TypeError(f"nets with an array of weights are needed, not {short(net)}")
    if net.weights.typecode != "f" or len(net.weights) != BEGINS[-1]:
        raise ValueError(f"a value has {BEGINS[-1]} weights, not {len(net.weights)}")


def fresh(rng: Random) -> Net:
    """Return untrained nets."""
    weights = array("f")
    for inputs in INPUTS:
        most = 1.5 / sqrt(inputs)
        weights.extend(rng.uniform(-most, most) for _ in range(inputs * HIDDEN))
        weights.extend(rng.uniform(-0.1, 0.1) for _ in range(HIDDEN))
        weights.extend(rng.uniform(-0.05, 0.05) for _ in range(HIDDEN))
        weights.extend([0.0] * (inputs + 1))
    return Net(weights)


def write(net: Net, path: Path) -> None:
    """Write the weights to a file, atomically."""
    write_weights(path, {"hidden": HIDDEN, **net.about}, net.weights)


def read(content: bytes) -> Net:
    """Parse the content of a weight file; raise ValueError if it is invalid."""
    about, weights = read_weights(content)
    hidden = about.pop("hidden")
    if hidden != HIDDEN:
        raise ValueError(f"the hidden layers are {HIDDEN} wide, not {hidden}")
    return Net(weights, about)
