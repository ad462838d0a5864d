"""The weights of a net as a value of Python, and as a file: one line of JSON that says what they are, then 32-bit numbers, lowest byte first."""

import json
import sys
from array import array
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

INPUTS: Final = 148
GLOBALS: Final = 24
WIDEST: Final = 128
"""As in inputs.pxd and value.pxd."""


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
    line = json.dumps({"hidden": net.hidden, **net.about}) + "\n"
    new = path.with_name(path.name + ".new")
    new.write_bytes(line.encode("ascii") + _little(net.weights).tobytes())
    new.replace(path)


def read(content: bytes) -> Net:
    """The net in the content of such a file; ValueError if it is none."""
    line, newline, numbers = content.partition(b"\n")
    try:
        about = json.loads(line)
        outer, inner = about.pop("hidden")
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise ValueError("this is no file of weights") from error
    weights = array("f")
    if not newline or len(numbers) % weights.itemsize:
        raise ValueError("the file of weights is cut off")
    weights.frombytes(numbers)
    return Net((outer, inner), _little(weights), about)


def _little(weights: "array[float]") -> "array[float]":
    """The same numbers with the lowest byte first, or back."""
    if sys.byteorder == "little":
        return weights
    turned = weights[:]
    turned.byteswap()
    return turned
