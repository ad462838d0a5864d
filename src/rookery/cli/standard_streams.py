"""Standard output and error, made fit for whatever is at their other end."""

import io
import os
import select
import sys
from collections.abc import Iterable, Iterator
from io import TextIOWrapper
from pathlib import Path
from typing import BinaryIO, Final, TextIO, TypeVar

from rookery.cli.errors import WRONG_CONTENT, InputError
from rookery.locale import Words


def prepare_streams() -> None:
    """Let nothing that is printed break the program: neither a closed stream nor a sign the terminal's encoding lacks."""
    if sys.stdout is None:
        sys.stdout = _null_stream()
    if sys.stderr is None:
        sys.stderr = _null_stream()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def print_for_programs() -> None:
    """From now on print UTF-8 and plain line ends, whatever the terminal would like: JSON is read by programs."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", newline="\n")


def discard(stream: TextIO) -> None:
    """Give up a stream whose reader may be gone, so that Python does not try again to empty it at exit."""
    try:
        stream.flush()
    except (OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _null_stream() -> TextIO:
    return Path(os.devnull).open("w", encoding="utf-8")


STANDARD_INPUT: Final = "standard-input"
LONGEST_LINE: Final = 4096
"""More bytes than any line that a person or a program has reason to send."""


POLL_SECONDS: Final = 0.25  # seconds


def standard_input() -> BinaryIO:
    """The bytes of standard input; none where it is closed."""
    return io.BytesIO() if sys.stdin is None else sys.stdin.buffer


def await_line(stream: BinaryIO) -> None:
    """Wait until a person has typed a line, looking up now and then.

    A request to end that comes an instant before a blocking read would be heeded only after it, and nobody may ever type again.
    """
    if os.name == "posix" and stream.isatty():
        while not select.select([stream], [], [], POLL_SECONDS)[0]:
            pass


def next_line(stream: BinaryIO, *, limit: int = LONGEST_LINE, source: str = STANDARD_INPUT) -> str:
    """The next line without its end; EOFError after the last.

    A line of more than `limit` bytes or not in UTF-8 is an InputError. It has been read past, without ever being held in memory whole.
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
    """The text, which must be UTF-8; a byte order mark is dropped."""
    try:
        return text.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError("not-utf-8", source=source, byte=f"0x{text[error.start]:02X}", exit_code=WRONG_CONTENT) from error


T = TypeVar("T")


def with_progress(items: Iterable[T], words: Words, label: str, *, total: int | None = None) -> Iterator[T]:
    """The items, one after the other, with a bar that moves along."""
    if not sys.stderr.isatty():
        yield from items
        return
    from rich.console import Console  # noqa: PLC0415  not needed where nobody watches, and slow to load
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415  as above

    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        yield from bar.track(items, total=total, description=words(label))
