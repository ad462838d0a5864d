"""Migration of a PostgreSQL database, forward only, while older nodes may go on running."""

import asyncio
import hashlib
import re
from importlib import resources
from typing import Final, NamedTuple

import asyncpg

from rookery.server.storage import NewerSchemaError
from rookery.server.storage.postgres.connection import Connection

LOCK: Final = "rookery: migration"
"""The name of the advisory lock that one migrating node holds."""

LOCK_TIMEOUT: Final = "1s"
"""The longest time for which a migration that waits for a table lets the queries of running nodes wait behind it."""

LOCK_PATIENCE: Final = 120.0
"""The seconds for which a node tries again if running nodes or another migration hold the locks."""

_WORKS_WITH: Final = re.compile(r"-- works with nodes from: (\d+)\n")
_UNLIMITED: Final = 24 * 60 * 60.0


class Migration(NamedTuple):
    """A numbered .sql file of this folder, applied once to every database, which records its checksum.

    The number of the newest migration that a node knows is the node's schema number. The first line of the file names the oldest schema number
    whose nodes may go on running afterwards.
    """

    number: int
    name: str
    sql: str

    @property
    def checksum(self) -> str:
        return hashlib.sha256(self.sql.encode()).hexdigest()

    @property
    def works_from(self) -> int:
        found = _WORKS_WITH.match(self.sql)
        assert found, f"{self.name} does not say with which nodes it works"
        return int(found[1])


def migrations() -> list[Migration]:
    """Return all migrations in order."""
    files = [file for file in resources.files("rookery.server.storage.postgres").iterdir() if file.name.endswith(".sql")]
    return sorted(Migration(int(file.name[:4]), file.name, file.read_text(encoding="utf-8")) for file in files)


async def migrate(connection: Connection) -> None:
    """Apply the missing migrations, each in a transaction of its own; raise NewerSchemaError for data that need newer nodes."""
    loop = asyncio.get_running_loop()
    until = loop.time() + LOCK_PATIENCE
    while True:
        try:
            if not await _migrate_once(connection):
                return
        except asyncpg.LockNotAvailableError:
            if loop.time() > until:
                raise
            await asyncio.sleep(1)


async def _migrate_once(connection: Connection) -> bool:
    """Apply the next migration; return False if none is missing."""
    await connection.execute("begin")
    try:
        await connection.execute(f"set local lock_timeout = '{LOCK_TIMEOUT}'; set local statement_timeout = 0")
        await connection.execute(f"select pg_advisory_xact_lock(hashtextextended('{LOCK}', 0))")  # before a table exists that it could lock
        missing = await _missing(connection)
        if missing is not None:
            await connection.execute(missing.sql, timeout=_UNLIMITED)
            values = (missing.number, missing.name, missing.checksum, missing.works_from)
            await connection.execute("insert into migration values ($1, $2, $3, $4)", *values)
        await connection.execute("commit")
    except BaseException:
        if not connection.is_closed():
            await connection.execute("rollback")
        raise
    return missing is not None


async def _missing(connection: Connection) -> Migration | None:
    """Return the first migration that the database lacks; raise NewerSchemaError if this node cannot work with those that it has."""
    await connection.execute(
        "create table if not exists migration"
        ' (number bigint primary key, name text collate "C" not null, checksum text collate "C" not null, works_from bigint not null)'
    )
    known = {migration.number: migration for migration in migrations()}
    done = {row["number"]: row for row in await connection.fetch("select * from migration order by number")}
    for number, row in done.items():
        if number not in known and row["works_from"] > max(known):
            raise NewerSchemaError(f"the data was written by a newer release of Rookery (it knows '{row['name']}'); please update Rookery")
        if number in known and known[number].checksum != row["checksum"]:
            raise NewerSchemaError(f"the data was written with a different migration '{row['name']}'")
    return next((migration for number, migration in known.items() if number not in done), None)
