"""The terminal as it is: its colours, its signs, its width."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from rich.console import Console
from rich.text import Text

from rookery.cli.draw_context import ASCII, UNICODE, DrawContext
from rookery.cli.log_text import sheet_lines, winners_text
from rookery.core.outcome import Outcome
from rookery.core.rules import Seat
from rookery.locale import Words

BETWEEN_SHEETS = 4


def open_console(*, plain: bool) -> Console:
    """Standard output. Colours are used where it is a terminal that has them, unless `plain` or the variable NO_COLOR forbids it."""
    return Console(color_system=None if plain else "auto", markup=False, highlight=False, emoji=False)


def make_context(console: Console, words: Words, names: tuple[str, ...], *, you: Seat | None = None, plain: bool) -> DrawContext:
    """Paper as large as the screen, with the signs that it can show."""
    drawable = not plain and console.encoding.lower().startswith("utf")
    return DrawContext(words, names, you=you, width=console.width, height=console.height, glyphs=UNICODE if drawable else ASCII)


def outcome_lines(outcome: Outcome, context: DrawContext) -> Iterator[Text | str]:
    """Everybody's score sheet, why the game is over, and who has won."""
    sheets = [block(sheet_lines(name, sheet, context.words)) for name, sheet in zip(context.names, outcome.sheets, strict=True)]
    for band in in_rows(sheets, context.width, BETWEEN_SHEETS, align_top=True):
        yield from band
        yield ""
    yield context.words(outcome.reason.code)
    yield winners_text(outcome.scores, outcome.places, context)


Block: TypeAlias = list[Text]
"""Lines of equal width."""


def block(lines: Iterable[Text | str], width: int = 0) -> Block:
    """The lines as a block, filled up to the widest of them or to `width`."""
    texts = [line.copy() if isinstance(line, Text) else Text(line) for line in lines]
    widest = max([width, *(text.cell_len for text in texts)])
    for text in texts:
        text.pad_right(widest - text.cell_len)
    return texts


def block_width(part: Block) -> int:
    return part[0].cell_len if part else 0


def side_by_side(parts: Sequence[Block], gap: int, *, align_top: bool = False) -> Block:
    """The blocks side by side, standing on one ground as towers do, or hanging from one line as lists do."""
    height = max(map(len, parts))
    filled = []
    for part in parts:
        air = [Text(" " * block_width(part))] * (height - len(part))
        filled.append([*part, *air] if align_top else [*air, *part])
    return [Text(" " * gap).join(row) for row in zip(*filled, strict=True)]


def in_rows(parts: Sequence[Block], width: int, gap: int, *, align_top: bool = False) -> list[Block]:
    """As many blocks beside each other as the width holds, then the next band of them."""
    bands: list[list[Block]] = []
    used = 0
    for part in parts:
        needed = block_width(part)
        if bands and used + gap + needed <= width:
            bands[-1].append(part)
            used += gap + needed
        else:
            bands.append([part])
            used = needed
    return [side_by_side(band, gap, align_top=align_top) for band in bands]
