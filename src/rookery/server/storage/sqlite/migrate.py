"""Migration of a SQLite file, forward only, in one transaction."""

import hashlib
import sqlite3
from importlib import resources
from typing import NamedTuple

from rookery.server.storage import NewerSchemaError


class Migration(NamedTuple):
    """A numbered .sql file of this folder, applied once to every data file, which records its checksum."""

    number: int
    name: str
    sql: str

    @property
    def checksum(self) -> str:
        return hashlib.sha256(self.sql.encode()).hexdigest()


def migrations() -> list[Migration]:
    """Return all migrations in order."""
    files = [file for file in resources.files("rookery.server.storage.sqlite").iterdir() if file.name.endswith(".sql")]
    return sorted(Migration(int(file.name[:4]), file.name, file.read_text(encoding="utf-8")) for file in files)


def migrate(connection: sqlite3.Connection) -> None:
    """Apply the missing migrations; raise NewerSchemaError for a newer release's file. Other processes that start at the same time wait."""
    known = {migration.number: migration for migration in migrations()}
    connection.execute("begin exclusive")
    try:
        connection.execute("create table if not exists migration (number integer primary key, name text not null, checksum text not null)")
        done = {number: (name, checksum) for number, name, checksum in connection.execute("select number, name, checksum from migration")}
        for number, (name, checksum) in done.items():
            if number not in known:
                raise NewerSchemaError(f"the data was written by a newer release of Rookery (it knows '{name}'); please update Rookery")
            if known[number].checksum != checksum:
                raise NewerSchemaError(f"the data was written with a different migration '{name}'")
        for migration in known.values():
            if migration.number not in done:
                for statement in _statements(migration.sql):
                    connection.execute(statement)
                connection.execute("insert into migration values (?, ?, ?)", (migration.number, migration.name, migration.checksum))
        connection.execute("commit")
    except BaseException:
        if connection.in_transaction:  # SQLite may already have rolled back
            connection.execute("rollback")
        raise


def _statements(sql: str) -> list[str]:
    """Split a migration into statements: executescript would commit the transaction they must share."""
    found, current = [], ""
    for line in sql.splitlines(keepends=True):
        current += line
        if sqlite3.complete_statement(current):
            found.append(current)
            current = ""
    return found
