"""Weight files: one line of JSON metadata, then 32-bit little-endian numbers."""

import json
import sys
from array import array
from collections.abc import Mapping
from pathlib import Path
from typing import Any


def write_weights(path: Path, about: Mapping[str, Any], weights: "array[float]") -> None:
    """Write a weight file atomically."""
    new = path.with_name(path.name + ".new")
    new.write_bytes(json.dumps(about).encode("ascii") + b"\n" + _little(weights).tobytes())
    new.replace(path)


def read_weights(content: bytes) -> tuple[dict[str, Any], "array[float]"]:
    """Return a file's metadata (such as the widths of its `hidden` layers) and weights; raise ValueError if it is invalid."""
    line, newline, numbers = content.partition(b"\n")
    try:
        about = dict(json.loads(line))
        about["hidden"]
    except (ValueError, KeyError, TypeError) as error:
        raise ValueError("this is not a weight file") from error
    weights = array("f")
    if not newline or len(numbers) % weights.itemsize:
        raise ValueError("the weight file is truncated")
    weights.frombytes(numbers)
    return about, _little(weights)


def _little(weights: "array[float]") -> "array[float]":
    """Convert between native and little-endian byte order."""
    if sys.byteorder == "little":
        return weights
    turned = weights[:]
    turned.byteswap()
    return turned
