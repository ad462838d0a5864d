"""The weights of a net as a value of Python, and as a file."""

from array import array
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from rookery.fast.common.uncompiled import named
from rookery.fast.common.weight_files import read_weights, write_weights

INPUTS, GLOBALS = named(Path(__file__).with_name("inputs.pxd"), "INPUTS", "GLOBALS")
(WIDEST,) = named(Path(__file__).with_name("value.pxd"), "WIDTH")


def size(hidden: tuple[int, int]) -> int:
    """How many weights a net with these widths has."""
    outer, inner = hidden
    return (INPUTS + 1) * outer + (outer + GLOBALS + 1) * inner + 2 * (inner + 1)


@dataclass(slots=True)
class Net:
    """A net: the widths of its two hidden layers, its weights, and where they come from."""

    hidden: tuple[int, int]
    weights: "array[float]"
    about: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not all(4 <= width <= WIDEST and width % 4 == 0 for width in self.hidden):
            raise ValueError(f"the widths of a net are multiples of 4 up to {WIDEST}, not {self.hidden}")
        if self.weights.typecode != "f" or len(self.weights) != size(self.hidden):
            raise ValueError(f"a net of {self.hidden} has {size(self.hidden)} weights, not {len(self.weights)}")


def fresh(hidden: tuple[int, int], rng: Random) -> Net:
    """A net that knows nothing yet: weights as small as suits layers with ReLU, and no opinion on the result."""
    outer, inner = hidden
    first = [rng.gauss(0.0, (2 / 24) ** 0.5 * 0.5) for _ in range(INPUTS * outer)]  # about 24 inputs of a type are not 0
    second = [rng.gauss(0.0, (2 / (outer + GLOBALS)) ** 0.5 * 0.5) for _ in range((outer + GLOBALS) * inner)]
    third = [rng.gauss(0.0, 0.05) for _ in range(2 * inner)]
    return Net(hidden, array("f", [*first, *[0.0] * outer, *second, *[0.0] * inner, *third, 0.0, 0.0]))


def write(net: Net, path: Path) -> None:
    """Write a net to a file, in one piece."""
    write_weights(path, {"hidden": net.hidden, **net.about}, net.weights)


def read(content: bytes) -> Net:
    """The net in the content of such a file; ValueError if it is none."""
    about, weights = read_weights(content)
    hidden = about.pop("hidden")
    if not isinstance(hidden, list) or len(hidden) != 2:
        raise ValueError("this is no file of weights")
    return Net((hidden[0], hidden[1]), weights, about)
