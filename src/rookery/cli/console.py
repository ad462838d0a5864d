"""The terminal: its colours, characters and width, and the layout of text blocks side by side."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from rich.console import Console
from rich.text import Text

from rookery.cli.draw_context import ASCII, UNICODE, DrawContext
from rookery.cli.log_text import sheet_lines, winners_text
from rookery.core.outcome import Outcome
from rookery.core.rules import Seat
from rookery.locale import Words

BETWEEN_SHEETS: Final = 4

Block: TypeAlias = list[Text]
"""Lines of equal width."""


def open_console(*, plain: bool) -> Console:
    """Return standard output, with colours if the terminal has them and neither `plain` nor the variable NO_COLOR forbids them."""
    return Console(color_system=None if plain else "auto", markup=False, highlight=False, emoji=False)


def make_context(console: Console, words: Words, names: tuple[str, ...], *, you: Seat | None = None, plain: bool) -> DrawContext:
    """Return the draw context for this console: its size and character set."""
    unicode = not plain and console.encoding.lower().startswith("utf")
    return DrawContext(words, names, you=you, width=console.width, height=console.height, glyphs=UNICODE if unicode else ASCII)


# --- text blocks side by side


def block(lines: Iterable[Text | str], width: int = 0) -> Block:
    """Pad the lines to the widest of them, or to `width`."""
    texts = [line.copy() if isinstance(line, Text) else Text(line) for line in lines]
    widest = max([width, *(text.cell_len for text in texts)])
    for text in texts:
        text.pad_right(widest - text.cell_len)
    return texts


def block_width(part: Block) -> int:
    return part[0].cell_len if part else 0


def side_by_side(parts: Sequence[Block], gap: int, *, align_top: bool = False) -> Block:
    """Join the blocks side by side, aligned at the bottom or at the top."""
    height = max(map(len, parts))
    filled = []
    for part in parts:
        padding = [Text(" " * block_width(part))] * (height - len(part))
        filled.append([*part, *padding] if align_top else [*padding, *part])
    return [Text(" " * gap).join(row) for row in zip(*filled, strict=True)]


def in_rows(parts: Sequence[Block], width: int, gap: int, *, align_top: bool = False) -> list[Block]:
    """Wrap the blocks into rows of the given width."""
    rows: list[list[Block]] = []
    used = 0
    for part in parts:
        needed = block_width(part)
        if rows and used + gap + needed <= width:
            rows[-1].append(part)
            used += gap + needed
        else:
            rows.append([part])
            used = needed
    return [side_by_side(row, gap, align_top=align_top) for row in rows]


def outcome_lines(outcome: Outcome, context: DrawContext) -> Iterator[Text | str]:
    """Return all score sheets, the reason for the end of the game, and the winners."""
    sheets = [block(sheet_lines(name, sheet, context.words)) for name, sheet in zip(context.names, outcome.sheets, strict=True)]
    for row in in_rows(sheets, context.width, BETWEEN_SHEETS, align_top=True):
        yield from row
        yield ""
    yield context.words(outcome.reason.code)
    yield winners_text(outcome.scores, outcome.places, context)
