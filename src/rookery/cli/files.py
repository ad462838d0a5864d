"""Files: reading records (a `.rook` text, or JSON lines if it starts with `{`) and writing texts."""

import io
import os
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, BinaryIO, cast

from rookery.cli.arguments import find_game
from rookery.cli.errors import WRONG_CONTENT, InputError
from rookery.cli.standard_streams import STANDARD_INPUT, decode, next_line, standard_input, too_long
from rookery.core.errors import GameError
from rookery.core.record import Record, replay
from rookery.core.record_text import MAX_RECORD, read_json, read_rook
from rookery.play.atomic_file import atomic_file


@contextmanager
def open_source(name: str) -> Iterator[tuple[BinaryIO, str]]:
    """Return the bytes of a file, or of standard input for `-`, and its name for messages."""
    if name == "-":
        yield standard_input(), STANDARD_INPUT
        return
    with Path(name).open("rb") as file:
        yield file, name


def read_records(stream: BinaryIO, source: str) -> Iterator[Record]:
    """Yield every record of the stream, with only one in memory at a time."""
    with _errors_name(source):
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


def nth_record(records: Iterator[Record], number: int, source: str) -> Record:
    """Return the record with this number, counted from 1."""
    chosen = next(islice(records, max(0, number - 1), None), None)
    if chosen is None or number < 1:
        raise InputError("replay-no-record", source=source, number=number)
    return chosen


def states(record: Record, source: str) -> Iterator[Any]:
    """Yield every state of the record. The rules check each action; InputError names the first illegal one."""
    game = find_game(record.setup.game)
    with _errors_name(source):
        yield from replay(game, record)


@contextmanager
def _errors_name(source: str) -> Iterator[None]:
    """Turn GameError into an InputError that names the file."""
    try:
        yield
    except GameError as error:
        raise InputError("record-broken", source=source, because=error, exit_code=WRONG_CONTENT) from error


def check_target(path: Path, *, overwrite: bool) -> None:
    """Raise InputError if the file cannot be written, before an hour of play is lost."""
    if path.is_dir():
        raise InputError("save-is-folder", file=str(path))
    if path.exists() and not overwrite:
        raise InputError("save-exists", file=str(path))
    if not path.absolute().parent.is_dir():
        raise InputError("save-no-folder", file=str(path))
    if not os.access(path.absolute().parent, os.W_OK):
        raise InputError("save-not-allowed", file=str(path))


def write_file(path: Path, text: str) -> None:
    """Write the text, or leave the file as it was."""
    with atomic_file(path) as file:
        file.write(text.encode())
