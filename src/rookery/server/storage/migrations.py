"""Schema migrations: the numbered .sql files of each dialect, which every store runs once and in order, with their checksums."""

import hashlib
from importlib import resources
from typing import NamedTuple


class Migration(NamedTuple):
    """A step of the schema. A store records what it has run, and refuses data that knows others (NewerSchemaError)."""

    number: int
    name: str
    sql: str

    @property
    def checksum(self) -> str:
        return hashlib.sha256(self.sql.encode()).hexdigest()


def migrations(dialect: str) -> list[Migration]:
    """Return the migrations in the folder of a dialect, in order."""
    folder = resources.files("rookery.server.storage").joinpath(dialect)
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda file: file.name)
    return [Migration(int(file.name[:4]), file.name, file.read_text(encoding="utf-8")) for file in files]
