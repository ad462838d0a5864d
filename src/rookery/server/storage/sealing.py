"""Which rows of the data file are sealed, and how a file comes under its key."""

import sqlite3
from pathlib import Path
from typing import Final

from rookery.server.storage.secret_box import SecretBox, WrongKeyError, key_file, known_key, make_key

SECRET_ENTRY: Final = b'{"kind":"committed"'
"""How the entry of a log begins that holds the secret of a game."""

CHECK: Final = "key check"
"""The name of the setting that tells which key the file is under."""


def place(table: str, seq: int) -> str:
    """Where an entry is; it can be opened nowhere else."""
    return f"{table}/{seq}"


def unlock(connection: sqlite3.Connection, data: Path) -> SecretBox:
    """The box for the secrets of this file; WrongKeyError without its key. A file that has none yet comes under one now, with what it holds."""
    key = known_key(data)
    if key is None and _check(connection) is None:
        key = make_key(data)
    if key is None:
        raise WrongKeyError(str(key_file(data)))
    box = SecretBox(key)
    if _check(connection) is None:
        _lock(connection, box)
    if _check(connection) != box.check:
        raise WrongKeyError(str(key_file(data)))
    return box


def _check(connection: sqlite3.Connection) -> str | None:
    row = connection.execute("select value from setting where name = ?", (CHECK,)).fetchone()
    return None if row is None else str(row[0])


def _lock(connection: sqlite3.Connection, box: SecretBox) -> None:
    """Seal what an older version has written, and leave nothing of it readable in the file."""
    connection.execute("pragma secure_delete = on")
    connection.execute("begin exclusive")
    try:
        if _check(connection) is None:  # else another process was faster
            entries = connection.execute("select table_id, seq, entry from log where substr(entry, 1, ?) = ?", (len(SECRET_ENTRY), SECRET_ENTRY))
            for table, seq, entry in entries.fetchall():
                sealed = box.seal(entry, place(table, seq))
                connection.execute("update log set entry = ? where table_id = ? and seq = ?", (sealed, table, seq))
            for deal, content in connection.execute("select id, deal from deal").fetchall():
                connection.execute("update deal set deal = ? where id = ?", (box.seal(content, deal), deal))
            connection.execute("insert into setting values (?, ?)", (CHECK, box.check))
        connection.execute("commit")
    except BaseException:
        if connection.in_transaction:  # SQLite may have rolled back by itself
            connection.execute("rollback")
        raise
    connection.execute("pragma wal_checkpoint(truncate)")
