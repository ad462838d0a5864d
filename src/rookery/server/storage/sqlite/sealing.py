"""The key of a SQLite file, and the migration of its secrets to the current encryption."""

import sqlite3
from pathlib import Path

from rookery.server.storage.keys import CHECK, FORM, NEWEST, SECRET_SETTINGS, key_for, setting_place
from rookery.server.storage.logs import SECRET_ENTRY, place
from rookery.server.storage.secret_box import OLDER, SecretBox, WrongKeyError, key_file, known_key


def unlock(connection: sqlite3.Connection, data: Path) -> SecretBox:
    """Return the box for the secrets of this file, migrating an older file first. Raise WrongKeyError if the key is missing or wrong."""
    box = SecretBox(key_for(data, new=_setting(connection, CHECK) is None))
    if _setting(connection, FORM) != NEWEST:
        _seal(connection, box)
    if _setting(connection, CHECK) != box.check:
        raise WrongKeyError(str(key_file(data)))
    return box


def check_key(connection: sqlite3.Connection, data: Path) -> None:
    """Raise WrongKeyError unless the key of `data` decrypts this file, which may be a copy; files from releases without keys need none."""
    check, key = _setting(connection, CHECK), known_key(data)
    if check is not None and (key is None or SecretBox(key).check != check):
        raise WrongKeyError(str(key_file(data)))


def _setting(connection: sqlite3.Connection, name: str) -> str | None:
    row = connection.execute("select value from setting where name = ?", (name,)).fetchone()
    return None if row is None else str(row[0])


def _seal(connection: sqlite3.Connection, box: SecretBox) -> None:
    """Encrypt every secret of an older file in one transaction, and erase its previous form.

    If the process is killed, the file stays as it was, and the next start tries again.
    """
    connection.execute("pragma secure_delete = on")
    connection.execute("begin exclusive")
    try:
        connection.execute("insert or ignore into setting values (?, ?)", (CHECK, box.check))
        if _setting(connection, CHECK) == box.check:
            older = "select table_id, seq, entry from log where substr(entry, 1, ?) = ? or substr(entry, 1, ?) = ?"
            for table, seq, entry in connection.execute(older, (len(SECRET_ENTRY), SECRET_ENTRY, len(OLDER), OLDER)).fetchall():
                where = place(table, seq)
                connection.execute("update log set entry = ? where table_id = ? and seq = ?", (box.seal(box.open(entry, where), where), table, seq))
            for deal, content in connection.execute("select id, deal from deal").fetchall():
                connection.execute("update deal set deal = ? where id = ?", (box.seal(box.open(content, deal), deal), deal))
            for name in SECRET_SETTINGS:
                for (value,) in connection.execute("select value from setting where name = ? and typeof(value) = 'text'", (name,)).fetchall():
                    connection.execute("update setting set value = ? where name = ?", (box.seal(value.encode(), setting_place(name)), name))
            connection.execute("update setting set value = ? where name = ?", (NEWEST, FORM))
        connection.execute("commit")
    except BaseException:
        if connection.in_transaction:  # SQLite may already have rolled back
            connection.execute("rollback")
        raise
    connection.execute("pragma wal_checkpoint(truncate)")
