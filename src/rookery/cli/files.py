"""Reading records from files: a `.rook` text, or JSON lines, told apart by their first sign."""

import io
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, cast

from rookery.cli.arguments import find_game
from rookery.cli.errors import WRONG_CONTENT, InputError
from rookery.cli.standard_streams import STANDARD_INPUT, decode, next_line, standard_input, too_long
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


def states(record: Record, source: str) -> Iterator[Any]:
    """Every state of the record, each action checked by the rules; InputError names the first that does not hold."""
    game = find_game(record.setup.game)
    with _errors_name(source):
        yield from replay(game, record)


@contextmanager
def _errors_name(source: str) -> Iterator[None]:
    """Let the sentence about what is broken name the file."""
    try:
        yield
    except GameError as error:
        raise InputError("record-broken", source=source, reason=str(error), exit_code=WRONG_CONTENT) from error


def check_target(path: Path, *, overwrite: bool) -> None:
    """Say now, and not after an hour of play, that a file could not be saved there."""
    if path.is_dir():
        raise InputError("save-is-folder", file=str(path))
    if path.exists() and not overwrite:
        raise InputError("save-exists", file=str(path))
    if not path.absolute().parent.is_dir():
        raise InputError("save-no-folder", file=str(path))
    if not os.access(path.absolute().parent, os.W_OK):
        raise InputError("save-not-allowed", file=str(path))


def write_file(path: Path, text: str) -> None:
    """Write beside the file and then take its place, so that whoever looks finds the old text or the new one."""
    target = path.resolve()
    side_by_side = target.with_name(f".{target.name}.{secrets.token_hex(4)}.part")
    try:
        with side_by_side.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        side_by_side.replace(target)
    finally:
        side_by_side.unlink(missing_ok=True)
