"""Writing a file whole or not at all."""

import os
import secrets
from pathlib import Path

from rookery.cli.errors import InputError


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


def save(path: Path, text: str) -> None:
    """Write beside the file and then take its place, so that whoever looks finds the old text or the new one."""
    target = path.resolve()
    beside = target.with_name(f".{target.name}.{secrets.token_hex(4)}.part")
    try:
        with beside.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    finally:
        beside.unlink(missing_ok=True)
