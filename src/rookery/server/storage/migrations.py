"""Schema migrations: numbered .sql files, each run once, forward only, under the store's own lock, with a checksum."""

import hashlib
import sqlite3
from importlib import resources
from typing import NamedTuple

from rookery.server.storage import NewerSchemaError


class Migration(NamedTuple):
    number: int
    name: str
    sql: str

    @property
    def checksum(self) -> str:
        return hashlib.sha256(self.sql.encode()).hexdigest()


def migrations(dialect: str) -> list[Migration]:
    """The migrations of a dialect in their order."""
    folder = resources.files("rookery.server.storage").joinpath(dialect)
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda file: file.name)
    return [Migration(int(file.name[:4]), file.name, file.read_text(encoding="utf-8")) for file in files]


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a SQLite file up to date. Another process that starts at the same time waits; a newer schema is refused."""
    known = {migration.number: migration for migration in migrations("sqlite")}
    connection.execute("begin exclusive")
    try:
        connection.execute("create table if not exists migration (number integer primary key, name text not null, checksum text not null)")
        done = {number: (name, checksum) for number, name, checksum in connection.execute("select number, name, checksum from migration")}
        for number, (name, checksum) in done.items():
            if number not in known:
                raise NewerSchemaError(f"the data was written by a newer version of Rookery (it knows '{name}'); please update Rookery")
            if known[number].checksum != checksum:
                raise NewerSchemaError(f"the data was written with another version of the migration '{name}'")
        for migration in known.values():
            if migration.number not in done:
                for statement in _statements(migration.sql):
                    connection.execute(statement)
                connection.execute("insert into migration values (?, ?, ?)", (migration.number, migration.name, migration.checksum))
        connection.execute("commit")
    except BaseException:
        if connection.in_transaction:  # SQLite may have rolled back by itself
            connection.execute("rollback")
        raise


def _statements(sql: str) -> list[str]:
    """The statements of a migration: executescript would commit the transaction they must share."""
    found, current = [], ""
    for line in sql.splitlines(keepends=True):
        current += line
        if sqlite3.complete_statement(current):
            found.append(current)
            current = ""
    return found
