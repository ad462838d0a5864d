"""`rookery backup`: copy the server's data, even while it runs."""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from rookery.cli.errors import InputError
from rookery.cli.files import check_target
from rookery.cli.server_data import add_backup_file, data_file_only
from rookery.locale import Words
from rookery.locale.error_text import system_text
from rookery.server.storage.sqlite.backup import NoRoomError, backup


def add_arguments(parser: ArgumentParser) -> None:
    add_backup_file(parser, help="argument-backup", force="argument-force")


def run(arguments: Namespace, words: Words) -> int:
    data, target = data_file_only(arguments), Path(arguments.file)
    if not data.is_file():
        raise InputError("backup-nothing", file=str(data))
    check_target(target, overwrite=arguments.force)
    try:
        backup(data, target)
    except NoRoomError as error:
        raise InputError("backup-failed", file=str(target), reason=_reason(error.__cause__, words)) from error
    sys.stdout.write(words("backup-done", file=str(target)) + "\n")
    return 0


def _reason(cause: BaseException | None, words: Words) -> str:
    """Return why the copy failed, in the reader's language; SQLite has its own error names."""
    if isinstance(cause, OSError):
        return system_text(cause, words)
    name = getattr(cause, "sqlite_errorname", "SQLITE_ERROR")
    return words("system-disk-full") if name == "SQLITE_FULL" else words("system-other", code=name)
