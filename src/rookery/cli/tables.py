"""Result tables, for the terminal and as Markdown. Rich is slow to load, so programs that read JSON never load it."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rookery.locale import Words

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

Rows = Iterable[Sequence[str]]


def text_table(columns: Sequence[str], rows: Rows, words: Words, *, left: int = 1, no_wrap: bool = False, min_width: int = 0, **look: Any) -> "Table":
    """Return a table for the terminal. The first `left` columns hold text; the others hold numbers, whose cells `no_wrap` keeps on one line."""
    from rich import box  # noqa: PLC0415  slow to load
    from rich.table import Table  # noqa: PLC0415  as above
    from rich.text import Text  # noqa: PLC0415  as above

    table = Table(box=box.SIMPLE_HEAD, **look)
    for number, column in enumerate(columns):
        if number < left:
            table.add_column(words(column), overflow="fold", min_width=min_width)
        else:
            table.add_column(words(column), justify="right", overflow="fold", no_wrap=no_wrap)
    for row in rows:
        table.add_row(*map(Text, row))
    return table


def show(*parts: "RenderableType") -> None:
    """Print tables and sentences to standard output."""
    from rich.console import Console  # noqa: PLC0415  slow to load

    Console(markup=False, highlight=False).print(*parts, sep="\n")


def markdown_table(columns: Sequence[str], rows: Rows, words: Words, *, left: int = 1) -> Iterator[str]:
    """Yield the lines of the table in Markdown."""
    yield "| " + " | ".join(map(words, columns)) + " |"
    yield "|" + "|".join("---" if number < left else "---:" for number in range(len(columns))) + "|"
    for row in rows:
        yield "| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |"
