"""The log of a table as it is in the data file, opened with the file's key."""

from contextlib import closing
from pathlib import Path

from rookery.server.storage.logs import place
from rookery.server.storage.secret_box import SecretBox, known_key
from rookery.server.storage.sqlite.file import connect


def stored_log(data: Path, table: str) -> list[bytes]:
    with closing(connect(data, read_only=True)) as connection:
        rows = connection.execute("select seq, entry from log where table_id = ? order by seq", (table,)).fetchall()
    key = known_key(data)
    assert key is not None, "a data file that was opened has a key"
    box = SecretBox(key)
    return [box.open(entry if isinstance(entry, bytes) else entry.encode(), place(table, seq)) for seq, entry in rows]
