"""Standard input, output and error: line input, closed or limited streams, and a progress bar."""

import io
import os
import select
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final, TextIO, TypeVar

from rookery.cli.errors import WRONG_CONTENT, InputError
from rookery.locale import Words

if TYPE_CHECKING:
    from rich.progress import Progress

T = TypeVar("T")

STANDARD_INPUT: Final = "standard-input"
LONGEST_LINE: Final = 4096
"""The limit of a line in bytes, more than any legitimate input."""
POLL_SECONDS: Final = 0.25


def prepare_streams() -> None:
    """Make printing safe: a closed stream discards all output, and characters that the encoding lacks are escaped."""
    if sys.stdout is None:
        sys.stdout = _null_stream()
    if sys.stderr is None:
        sys.stderr = _null_stream()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def print_for_programs() -> None:
    """Switch output to UTF-8 and Unix line ends, whatever the platform's default, because programs read it."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", newline="\n")


def discard(stream: TextIO) -> None:
    """Flush a stream; if its reader is gone, redirect it to the null device, so that Python does not fail when it flushes at exit."""
    try:
        stream.flush()
    except (OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _null_stream() -> TextIO:
    return Path(os.devnull).open("w", encoding="utf-8")


def standard_input() -> BinaryIO:
    """Return the bytes of standard input; empty if it is closed."""
    return io.BytesIO() if sys.stdin is None else sys.stdin.buffer


def await_line(stream: BinaryIO) -> None:
    """Wait until a person has typed a line.

    The function polls, because Python would handle a signal that arrives just before a blocking read only after the read.
    """
    if os.name == "posix" and stream.isatty():
        while not select.select([stream], [], [], POLL_SECONDS)[0]:
            pass


def next_line(stream: BinaryIO, *, limit: int = LONGEST_LINE, source: str = STANDARD_INPUT) -> str:
    """Return the next line without its end; raise EOFError after the last.

    A line of more than `limit` bytes or not in UTF-8 raises InputError; the rest of it is skipped without being held in memory.
    """
    line = stream.readline(limit + 1)
    if not line:
        raise EOFError
    if len(line) > limit and not line.endswith(b"\n"):
        while (more := stream.readline(1 << 16)) and not more.endswith(b"\n"):
            pass
        raise too_long(source, limit)
    return decode(line, source=source).rstrip("\r\n")


def too_long(source: str, limit: int) -> InputError:
    return InputError("line-too-long", source=source, limit=limit, exit_code=WRONG_CONTENT)


def decode(text: bytes, *, source: str) -> str:
    """Decode the text and drop a byte order mark; raise InputError if it is not UTF-8."""
    try:
        return text.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError("not-utf-8", source=source, byte=f"0x{text[error.start]:02X}", exit_code=WRONG_CONTENT) from error


def with_progress(items: Iterable[T], words: Words, label: str, *, total: int | None = None) -> Iterator[T]:
    """Yield the items, with a progress bar on standard error if that is a terminal."""
    with progress_bar() as bar:
        yield from items if bar is None else bar.track(items, total=total, description=words(label))


@contextmanager
def progress_bar() -> Iterator["Progress | None"]:
    """Show a progress bar on standard error, or None if that is no terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console  # noqa: PLC0415  slow to load, and only needed at a terminal
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415  as above

    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        yield bar
