"""Standard output and error, made fit for whatever is at their other end."""

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import TextIO


def prepare_streams() -> None:
    """Let nothing that is printed break the program: neither a closed stream nor a sign the terminal's encoding lacks."""
    if sys.stdout is None:
        sys.stdout = _nowhere()
    if sys.stderr is None:
        sys.stderr = _nowhere()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def print_for_programs() -> None:
    """From now on print UTF-8 and plain line ends, whatever the terminal would like: JSON is read by programs."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", newline="\n")


def abandon(stream: TextIO) -> None:
    """Give up a stream whose reader may be gone, so that Python does not try again to empty it at exit."""
    try:
        stream.flush()
    except (OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _nowhere() -> TextIO:
    return Path(os.devnull).open("w", encoding="utf-8")
