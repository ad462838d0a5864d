"""Blocks: lines of one width, put beside each other. The little page layout that tables and score sheets need."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from rich.text import Text

Block: TypeAlias = list[Text]
"""Lines of equal width."""


def block(lines: Iterable[Text | str], width: int = 0) -> Block:
    """The lines as a block, filled up to the widest of them or to `width`."""
    texts = [line.copy() if isinstance(line, Text) else Text(line) for line in lines]
    widest = max([width, *(text.cell_len for text in texts)])
    for text in texts:
        text.pad_right(widest - text.cell_len)
    return texts


def width_of(part: Block) -> int:
    return part[0].cell_len if part else 0


def beside(parts: Sequence[Block], gap: int, *, hanging: bool = False) -> Block:
    """The blocks side by side, standing on one ground as towers do, or hanging from one line as lists do."""
    height = max(map(len, parts))
    filled = []
    for part in parts:
        air = [Text(" " * width_of(part))] * (height - len(part))
        filled.append([*part, *air] if hanging else [*air, *part])
    return [Text(" " * gap).join(row) for row in zip(*filled, strict=True)]


def flow(parts: Sequence[Block], width: int, gap: int, *, hanging: bool = False) -> list[Block]:
    """As many blocks beside each other as the width holds, then the next band of them."""
    bands: list[list[Block]] = []
    used = 0
    for part in parts:
        needed = width_of(part)
        if bands and used + gap + needed <= width:
            bands[-1].append(part)
            used += gap + needed
        else:
            bands.append([part])
            used = needed
    return [beside(band, gap, hanging=hanging) for band in bands]
