"""Reading records from files: a `.rook` text, or JSON lines, told apart by their first sign."""

import io
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, cast

from rookery.cli.arguments import find_game
from rookery.cli.errors import WRONG_CONTENT, InputError
from rookery.cli.lines import STANDARD_INPUT, decode, next_line, standard_input, too_long
from rookery.core.errors import GameError
from rookery.core.record import Record, replay
from rookery.core.record_text import MAX_RECORD, read_json, read_rook


@contextmanager
def open_source(name: str) -> Iterator[tuple[BinaryIO, str]]:
    """The bytes of a file, `-` being standard input, and what to call it."""
    if name == "-":
        yield standard_input(), STANDARD_INPUT
        return
    with Path(name).open("rb") as file:
        yield file, name


def read_records(stream: BinaryIO, source: str) -> Iterator[Record]:
    """Every record of the stream, one after the other; no more than one is held at a time."""
    with _told_of(source):
        buffered = stream if isinstance(stream, io.BufferedReader) else io.BufferedReader(cast("io.RawIOBase", stream))
        if buffered.peek(1).lstrip(b"\xef\xbb\xbf \t\r\n")[:1] == b"{":
            yield from _read_json_lines(buffered, source)
            return
        text = buffered.read(MAX_RECORD + 1)
        if len(text) > MAX_RECORD:
            raise too_long(source, MAX_RECORD)
        yield read_rook(decode(text, source=source))


def _read_json_lines(stream: BinaryIO, source: str) -> Iterator[Record]:
    number = 0
    while True:
        number += 1
        try:
            text = next_line(stream, limit=MAX_RECORD, source=source)
        except EOFError:
            return
        if text.strip():
            yield read_json(text, line=number)


def states(record: Record, source: str) -> Iterator[Any]:
    """Every state of the record, each action checked by the rules; InputError names the first that does not hold."""
    game = find_game(record.setup.game)
    with _told_of(source):
        yield from replay(game, record)


@contextmanager
def _told_of(source: str) -> Iterator[None]:
    """Let the sentence about what is broken name the file."""
    try:
        yield
    except GameError as error:
        raise InputError("record-broken", source=source, reason=str(error), exit_code=WRONG_CONTENT) from error
