"""Reading lines that anybody may have written: of any length, of any bytes."""

import io
import os
import select
import sys
from typing import BinaryIO, Final

from rookery.cli.errors import WRONG_CONTENT, InputError

STANDARD_INPUT: Final = "standard-input"
LONGEST_LINE: Final = 4096
"""More bytes than any line that a person or a program has reason to send."""


LOOK_UP: Final = 0.25  # seconds


def standard_input() -> BinaryIO:
    """The bytes of standard input; none where it is closed."""
    return io.BytesIO() if sys.stdin is None else sys.stdin.buffer


def await_line(stream: BinaryIO) -> None:
    """Wait until a person has typed a line, looking up now and then.

    A request to end that comes an instant before a blocking read would be heeded only after it, and nobody may ever type again.
    """
    if os.name == "posix" and stream.isatty():
        while not select.select([stream], [], [], LOOK_UP)[0]:
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
