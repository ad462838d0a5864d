"""Files of weights: one line of JSON that says what they are, then 32-bit numbers, lowest byte first."""

import json
import sys
from array import array
from collections.abc import Mapping
from pathlib import Path
from typing import Any


def write_weights(path: Path, about: Mapping[str, Any], weights: "array[float]") -> None:
    """Write such a file, in one piece."""
    new = path.with_name(path.name + ".new")
    new.write_bytes(json.dumps(about).encode("ascii") + b"\n" + _little(weights).tobytes())
    new.replace(path)


def read_weights(content: bytes) -> tuple[dict[str, Any], "array[float]"]:
    """What such a file says about its weights (how wide the `hidden` layers are, and more), and the weights; ValueError if it is none."""
    line, newline, numbers = content.partition(b"\n")
    try:
        about = dict(json.loads(line))
        about["hidden"]
    except (ValueError, KeyError, TypeError) as error:
        raise ValueError("this is no file of weights") from error
    weights = array("f")
    if not newline or len(numbers) % weights.itemsize:
        raise ValueError("the file of weights is cut off")
    weights.frombytes(numbers)
    return about, _little(weights)


def _little(weights: "array[float]") -> "array[float]":
    """The same numbers with the lowest byte first, or back."""
    if sys.byteorder == "little":
        return weights
    turned = weights[:]
    turned.byteswap()
    return turned
