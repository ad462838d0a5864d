"""Draw docs/pictures/terminal.svg, a moment of 5 Towers in the terminal, from the program's real output."""

import io
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from html import escape
from itertools import groupby
from pathlib import Path
from types import SimpleNamespace
from typing import Final, NamedTuple

from rich.console import Console
from rich.style import Style
from rich.text import Text

from rookery.cli import main as rookery

PICTURE: Final = Path(__file__).parent.parent / "docs" / "pictures" / "terminal.svg"
COLUMNS: Final = 80
TYPED: Final = ("3", "quit")
LAST: Final = "You bid 3."
"""Prefix of the picture's last line."""
STARTED_GAME: Final = """\
game: five-towers
seats: 3
opener: 1
position: auction round=12 pass=1 opener=1 calls=-,1,2 display=scary-6,scary-13,tree-7,tree-8,scrap-1 \
discard=candy-1,candy-2,candy-3,candy-4,scary-11,tree-1,tree-2,tree-3,tree-4,tree-9,tree-15,scrap-6,scrap-13,sand-0,sand-1,sand-4,sand-7,sand-9 \
seat0=candy:15.8;scary:10.7.3;tree:14.13;scrap:11.5.4.9;sand:11.10.5;demolished:scary-2 \
seat1=candy:13.12;scary:9.5.1.0;tree:12;scrap:10;sand:12.8;demolished:candy-10 seat2=candy:11.7.0;tree:11.10.0;scrap:12.7.3.2;sand:15
player 1: heuristic
player 2: heuristic

end
"""
ENVIRONMENT: Final = {"COLUMNS": str(COLUMNS), "LINES": "30", "FORCE_COLOR": "1", "COLORTERM": "truecolor", "TERM": "xterm-256color", "LANG": "en"}

WIDTH: Final = 8.4
HEIGHT: Final = 18.0
SIZE: Final = 14
PADDING: Final = 18.0
BAR: Final = 34.0
BACKGROUND: Final = "#1b1834"
FRAME: Final = "#5a568c"
FOREGROUND: Final = "#ece8f7"
WINDOW_BUTTONS: Final = ("#f0716a", "#f2c14e", "#6cc08b")
NO_BREAK: Final = "\u00a0"
"""A space that SVG does not collapse."""
BOX: Final = {
    "─": "M0 9h8.4",
    "│": "M4.2 0v18",
    "╭": "M8.4 9h-.6a3.6 3.6 0 0 0-3.6 3.6V18",
    "╮": "M0 9h.6a3.6 3.6 0 0 1 3.6 3.6V18",
    "╰": "M8.4 9h-.6a3.6 3.6 0 0 1-3.6-3.6V0",
    "╯": "M0 9h.6a3.6 3.6 0 0 0 3.6-3.6V0",
    "╶": "M4.2 9h4.2",
    "╴": "M0 9h4.2",
}
"""Box-drawing characters as paths, because fonts draw them with different lengths."""


class Run(NamedTuple):
    """A run of characters of one style."""

    column: int
    glyphs: str
    style: Style

    @property
    def left(self) -> float:
        return PADDING + self.column * WIDTH

    @property
    def ink(self) -> str:
        return self.style.color.get_truecolor().hex if self.style.color else FOREGROUND


class EchoingInput(io.BytesIO):
    """Standard input that echoes each line, as a terminal does."""

    def readline(self, size: int | None = -1, /) -> bytes:
        line = super().readline(size)
        sys.stdout.write(line.decode())
        return line


def show() -> list[Text]:
    """Play the game and return the lines of its screen."""
    former, stdin = dict(os.environ), sys.stdin
    screen = io.StringIO()
    with tempfile.TemporaryDirectory() as folder, redirect_stdout(screen), redirect_stderr(io.StringIO()):
        record = Path(folder) / "started.rook"
        record.write_text(STARTED_GAME, encoding="utf-8")
        for name in ("NO_COLOR", "ROOKERY_LANGUAGE", "LC_ALL", "LC_MESSAGES"):
            os.environ.pop(name, None)
        os.environ.update(ENVIRONMENT)
        sys.stdin = SimpleNamespace(buffer=EchoingInput("\n".join(TYPED).encode() + b"\n"))
        try:
            rookery(["play", "--resume", str(record), "--seed", "1"])
        finally:
            sys.stdin = stdin
            os.environ.clear()
            os.environ.update(former)
    lines = [Text.from_ansi(line) for line in screen.getvalue().split("\n")]
    end = next(number for number, line in enumerate(lines) if line.plain.startswith(LAST))
    return lines[: end + 1]


def runs(line: Text) -> Iterator[Run]:
    column = 0
    for segment in line.render(Console(color_system="truecolor", width=COLUMNS)):
        yield Run(column, segment.text, segment.style or Style.null())
        column += len(segment.text)


def draw_run(run: Run, top: float) -> Iterator[str]:
    """Draw the background, then the characters, each non-ASCII one separately so that a wide glyph shifts nothing."""
    if run.style.bgcolor:
        ground = run.style.bgcolor.get_truecolor().hex
        yield f'<rect x="{run.left:.1f}" y="{top:.0f}" width="{len(run.glyphs) * WIDTH:.1f}" height="{HEIGHT:.0f}" fill="{ground}"/>'
    column = run.column
    for plain, group in groupby(run.glyphs, str.isascii):
        for glyphs in ["".join(group)] if plain else list(group):
            yield from draw_text(Run(column, glyphs, run.style), top)
            column += len(glyphs)


def draw_text(run: Run, top: float) -> Iterator[str]:
    base = f'y="{top + HEIGHT * 0.72:.1f}" fill="{run.ink}"' + (' font-weight="bold"' if run.style.bold else "")
    if run.glyphs in BOX:
        yield f'<path d="{BOX[run.glyphs]}" transform="translate({run.left:.1f} {top:.0f})" stroke="{run.ink}" fill="none" stroke-width="1.4"/>'
    elif not run.glyphs.isascii():
        yield f'<text x="{run.left + WIDTH / 2:.1f}" text-anchor="middle" {base}>{run.glyphs}</text>'
    elif run.glyphs.strip():
        length = f'textLength="{len(run.glyphs) * WIDTH:.1f}" lengthAdjust="spacingAndGlyphs"'
        yield f'<text x="{run.left:.1f}" {length} {base}>{escape(run.glyphs, quote=False).replace(" ", NO_BREAK)}</text>'


def picture() -> str:
    """Return the whole picture: a terminal window with its own colours, readable in both themes."""
    lines = show()
    width = max(len(line.plain.rstrip()) for line in lines) * WIDTH + 2 * PADDING
    height = BAR + len(lines) * HEIGHT + PADDING
    body = [part for row, line in enumerate(lines) for run in runs(line) for part in draw_run(run, BAR + row * HEIGHT)]
    buttons = [f'<circle cx="{PADDING + 6 + 20 * place:.1f}" cy="17" r="6" fill="{colour}"/>' for place, colour in enumerate(WINDOW_BUTTONS)]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{width:.0f}" height="{height:.0f}" viewBox="0 0 {width:.0f} {height:.0f}">',
            "<title>rookery play five-towers</title>",
            f'<rect x="1" y="1" width="{width - 2:.0f}" height="{height - 2:.0f}" rx="12" fill="{BACKGROUND}" stroke="{FRAME}" stroke-width="2"/>',
            *buttons,
            f'<g font-family="ui-monospace, Menlo, Consolas, \'DejaVu Sans Mono\', monospace" font-size="{SIZE}">',
            f'<text x="{width / 2:.0f}" y="22" text-anchor="middle" fill="{FOREGROUND}">rookery play five-towers</text>',
            *body,
            "</g>",
            "</svg>",
            "",
        ]
    )


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
