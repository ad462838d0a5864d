"""The terminal as it is: its colours, its signs, its width."""

from collections.abc import Iterator

from rich.console import Console
from rich.text import Text

from rookery.cli.blocks import block, flow
from rookery.cli.paper import ASCII, UNICODE, Paper
from rookery.cli.telling import sheet_lines, winners_text
from rookery.core.outcome import Outcome
from rookery.core.rules import Seat
from rookery.locale import Words

BETWEEN_SHEETS = 4


def open_screen(*, plain: bool) -> Console:
    """Standard output. Colours are used where it is a terminal that has them, unless `plain` or the variable NO_COLOR forbids it."""
    return Console(color_system=None if plain else "auto", markup=False, highlight=False, emoji=False)


def make_paper(console: Console, words: Words, names: tuple[str, ...], *, you: Seat | None = None, plain: bool) -> Paper:
    """Paper as large as the screen, with the signs that it can show."""
    drawable = not plain and console.encoding.lower().startswith("utf")
    return Paper(words, names, you=you, width=console.width, height=console.height, signs=UNICODE if drawable else ASCII)


def final_lines(outcome: Outcome, paper: Paper) -> Iterator[Text | str]:
    """Everybody's score sheet, why the game is over, and who has won."""
    sheets = [block(sheet_lines(name, sheet, paper.words)) for name, sheet in zip(paper.names, outcome.sheets, strict=True)]
    for band in flow(sheets, paper.width, BETWEEN_SHEETS, hanging=True):
        yield from band
        yield ""
    yield paper.words(outcome.reason.code)
    yield winners_text(outcome.scores, outcome.places, paper)
