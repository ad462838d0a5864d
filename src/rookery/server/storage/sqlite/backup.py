"""Backups of the data file, made while the server runs, and their restoration while it does not."""

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from rookery.server.storage.sqlite.file import connect, keep_private
from rookery.server.storage.sqlite.migrate import migrate
from rookery.server.storage.sqlite.sealing import check_key


class BrokenBackupError(Exception):
    """A file that is not an intact backup of Rookery's data."""


PAGES_AT_ONCE: Final = 1024
"""The number of pages (4 MiB) to copy before they are synced. The disk writes them at its own pace; a sync of the whole copy at its end would make
the commits of a running server wait."""


class NoRoomError(Exception):
    """A failed backup, of which no file remains."""


def backup(data: Path, target: Path) -> None:
    """Write a consistent copy of the data, even while a server changes it; the target appears whole or not at all."""
    beside = target.with_name(f".{target.name}.part")
    beside.unlink(missing_ok=True)
    try:
        keep_private(beside)
        with closing(connect(data, read_only=True)) as source, closing(sqlite3.connect(beside)) as copy:
            source.execute("begin")
            source.execute("select 1 from setting").fetchone()  # from here on, the copy does not begin again when a server writes
            source.backup(copy, pages=PAGES_AT_ONCE, progress=lambda *_: _sync(beside))
            copy.execute("pragma journal_mode = delete")
        _sync(beside)
        beside.replace(target)
    except (sqlite3.OperationalError, OSError) as error:
        raise NoRoomError(str(error)) from error
    finally:
        for leftover in ("", "-journal", "-wal", "-shm"):
            beside.with_name(beside.name + leftover).unlink(missing_ok=True)


def restore(source: Path, data: Path) -> None:
    """Check a backup and replace the data with it. No other process may use the data meanwhile.

    Raise BrokenBackupError, NewerSchemaError, or WrongKeyError if the key of the data is not that of the backup; the data then stay unchanged.
    """
    data.parent.mkdir(parents=True, exist_ok=True)
    beside = data.with_name(f".{data.name}.part")
    try:
        keep_private(beside)
        shutil.copyfile(source, beside)
        _check(beside, source, data)
        _sync(beside)
        _settle(data)
        beside.replace(data)
    finally:
        for leftover in ("", "-wal", "-shm"):
            beside.with_name(beside.name + leftover).unlink(missing_ok=True)


def _settle(data: Path) -> None:
    """Merge the write-ahead log into the old data, so that they stay intact until the copy replaces them."""
    if data.exists():
        with suppress(sqlite3.DatabaseError), closing(connect(data)) as connection:  # broken data need not stay intact
            connection.execute("pragma journal_mode = delete")
    for leftover in ("-wal", "-shm"):
        data.with_name(data.name + leftover).unlink(missing_ok=True)


def _check(copy: Path, source: Path, data: Path) -> None:
    try:
        with closing(connect(copy)) as connection:
            verdict = connection.execute("pragma integrity_check").fetchone()[0]
            if verdict != "ok" or not connection.execute("select 1 from sqlite_master where name = 'migration'").fetchone():
                raise BrokenBackupError(str(source))
            migrate(connection)  # closing merges the write-ahead log into the file
            check_key(connection, data)
    except sqlite3.DatabaseError as error:
        raise BrokenBackupError(str(source)) from error


def _sync(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())
