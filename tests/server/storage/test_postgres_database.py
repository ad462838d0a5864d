"""The access to PostgreSQL: keys, migrations beside running nodes, and errors that callers understand."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from rookery.server.storage import NewerSchemaError, StorageError
from rookery.server.storage.guests import Device, Guest
from rookery.server.storage.logs import SECRET_ENTRY
from rookery.server.storage.postgres import database as database_module
from rookery.server.storage.postgres import migrate as migrate_module
from rookery.server.storage.postgres.connection import connect, shown
from rookery.server.storage.postgres.migrate import Migration, migrations
from rookery.server.storage.postgres.store import PostgresStore
from rookery.server.storage.secret_box import VARIABLE, WrongKeyError, key_file
from tests.server.postgres import PostgresServer, free_port
from tests.server.storage.lossy_proxy import LossyProxy
from tests.server.stores import batch, deal, run, used

pytestmark = pytest.mark.extras

SECRET = "5ec2e7" * 8


@asynccontextmanager
async def plain(dsn: str) -> AsyncIterator[Any]:
    """Yield a connection of somebody else."""
    connection = await connect(dsn)
    try:
        yield connection
    finally:
        await connection.close(timeout=5)


# --- the key


async def everything(dsn: str) -> str:
    """Return all rows of a database as text."""
    async with plain(dsn) as connection:
        tables = [
            row[0] for row in await connection.fetch("select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace")
        ]
        return "".join([str(await connection.fetchval(f"select coalesce(string_agg(x::text, ' '), '') from {table} x")) for table in tables])


async def test_the_database_shows_no_secret(database: str, path: Path) -> None:
    async def write(store: PostgresStore) -> None:
        await store.logs.append("t", 0, batch(SECRET_ENTRY + SECRET.encode()))
        await store.deals.keep(deal(secret=SECRET))
        await store.settings.secret("push-key", SECRET)

    async def read(store: PostgresStore) -> None:
        kept = await store.deals.find("d")
        assert kept is not None
        assert (await store.logs.read("t"), kept.secret) == ([SECRET_ENTRY + SECRET.encode()], SECRET)
        assert await store.settings.secret("push-key", "another") == SECRET

    for use in (write, read):
        await used(PostgresStore(database, path), use)
    found = await everything(database)
    assert "push-key" in found
    for text in (SECRET, SECRET.encode().hex()):
        assert text not in found


def test_a_database_opens_with_its_key_only(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def opens(data: Path) -> None:
        run(used(PostgresStore(database, data), lambda store: store.lists.recent(1)))

    first, second = tmp_path / "first" / "data", tmp_path / "second" / "data"
    opens(first)
    opens(first)
    with pytest.raises(WrongKeyError):
        opens(second)
    assert not key_file(second).exists(), "no other key takes its place"
    monkeypatch.setenv(VARIABLE, "k" * 32)
    with pytest.raises(WrongKeyError):
        opens(first)
    monkeypatch.setenv(VARIABLE, key_file(first).read_text().strip())
    opens(second)


# --- migrations


def with_another(monkeypatch: pytest.MonkeyPatch, sql: str) -> None:
    """Add a migration to those that a node knows."""
    monkeypatch.setattr(migrate_module, "migrations", lambda: [*migrations(), Migration(migrations()[-1].number + 1, "invented.sql", sql)])


async def goes_on(store: PostgresStore) -> None:
    """Read and write as a node does."""
    length = len(await store.logs.read("t"))
    await store.logs.append("t", length, batch(b"x"))
    assert len(await store.logs.read("t")) == length + 1
    await store.guests.rename("ann", "Ann")
    assert len(await store.lists.recent(5)) == 1


NEWEST = migrations()[-1].number


async def test_an_older_node_goes_on_beside_a_newer_one_if_the_migration_says_so(database: str, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = PostgresStore(database, path)
    await old.open()
    await goes_on(old)
    with monkeypatch.context() as newer:
        with_another(
            newer, f"-- works with nodes from: {NEWEST}\nalter table log add column invented bigint; create table invention (name text primary key);"
        )
        await used(PostgresStore(database, path), goes_on)
        await used(PostgresStore(database, path), goes_on)
    await goes_on(old)
    await old.close()
    await used(PostgresStore(database, path), goes_on)


def test_a_node_refuses_data_that_need_a_newer_one(database: str, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as newer:
        with_another(newer, f"-- works with nodes from: {NEWEST + 1}\nalter table log rename column entry to line")
        run(used(PostgresStore(database, path), lambda store: store.lists.recent(1)))
    with pytest.raises(NewerSchemaError, match=r"invented\.sql"):
        run(PostgresStore(database, path).open())


def test_a_node_refuses_data_with_a_different_migration(database: str, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(used(PostgresStore(database, path), lambda store: store.lists.recent(1)))
    monkeypatch.setattr(migrate_module, "migrations", lambda: [one._replace(sql=one.sql + "\n") for one in migrations()])
    with pytest.raises(NewerSchemaError, match=r"0001_first\.sql"):
        run(PostgresStore(database, path).open())


async def test_nodes_that_start_at_once_share_a_new_database(database: str, path: Path) -> None:
    stores = [PostgresStore(database, path) for _ in range(5)]
    await asyncio.gather(*(store.open() for store in stores))
    for store in stores:
        await goes_on(store)
        await store.close()


async def test_a_migration_that_waits_for_a_table_does_not_hold_up_running_nodes(database: str, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = PostgresStore(database, path)
    await old.open()
    async with plain(database) as busy:
        await busy.execute("begin")
        await busy.execute("select count(*) from table_summary")  # and its transaction goes on
        with_another(monkeypatch, f"-- works with nodes from: {NEWEST}\nalter table table_summary add column shard bigint")
        new = PostgresStore(database, path)
        opening = asyncio.ensure_future(new.open())
        waiting = "select count(*) from pg_locks where relation = 'table_summary'::regclass and not granted"
        while not (await busy.fetchval(waiting)):
            assert not opening.done()
        await goes_on(old)
        await busy.execute("commit")
    await opening
    await goes_on(new)
    for store in (old, new):
        await store.close()


# --- errors


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("postgresql://postgres:geheim@127.0.0.1:{port}/nowhere", "127.0.0.1:{port}/nowhere: database"),
        ("postgresql://ann:ge/heim@127.0.0.1:{port}/postgres", "not valid"),
        ("postgresql://ann:ge#heim@127.0.0.1:{port}/postgres", "not valid"),
        ("mysql://ann:geheim@127.0.0.1:{port}/postgres", "not valid"),
        ("postgresql://ann:geheim@127.0.0.1:{closed}/postgres", "127.0.0.1:{closed}/postgres: "),
        ("postgresql://nobody:geheim@127.0.0.1:{port}/postgres", "role"),
    ],
)
async def test_an_address_that_does_not_work_is_reported_without_its_password(
    address: str, told: str, postgres: PostgresServer, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_module, "PATIENCE", 0.1)
    numbers = {"port": postgres.port, "closed": free_port()}
    store = PostgresStore(address.format(**numbers), path)
    with pytest.raises(StorageError, match=told.format(**numbers)) as failed:
        await store.open()
    assert "geheim" not in str(failed.value)
    with pytest.raises(StorageError) as failed:
        await store.database.listen_connection()
    assert "heim" not in str(failed.value)


def test_an_address_is_shown_only_as_far_as_it_is_understood() -> None:
    assert shown("postgres://ann:geheim@db.example:5432/rookery?sslmode=require") == "db.example:5432/rookery"
    assert shown("postgresql://db.example/rookery") == "db.example/rookery"
    assert shown("postgresql://ann:ge@heim@db.example/rookery") == "the database"


async def test_a_node_waits_for_a_server_that_may_not_write_or_be_entered(database: str, path: Path) -> None:
    name = database.rsplit("/", 1)[-1]
    for forbid, allow in (
        (f"alter database {name} set default_transaction_read_only = on", f"alter database {name} reset default_transaction_read_only"),
        (f"alter database {name} allow_connections false", f"alter database {name} allow_connections true"),
    ):
        store = PostgresStore(database, path)
        await store.open()
        async with plain(database.replace(name, "postgres")) as admin:
            await admin.execute(forbid)
            await admin.execute("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", name)
            appending = asyncio.ensure_future(store.logs.append(forbid, 0, batch(b"x", table=forbid)))
            done, _ = await asyncio.wait([appending], timeout=0.2)
            assert not done
            await admin.execute(allow)
        await appending
        await store.close()


async def test_a_silent_server_fails_a_call_within_seconds(database: str, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with LossyProxy(database) as proxy:
        store = PostgresStore(proxy.dsn, path)
        monkeypatch.setattr("rookery.server.storage.postgres.connection.COMMAND_SECONDS", 0.3)
        await store.open()
        monkeypatch.setattr(database_module, "PATIENCE", 0.2)
        proxy.lose("silence", b"nothing of this name")
        with pytest.raises(StorageError):
            await store.logs.read("nothing of this name")
        assert await store.logs.read("nothing of this name") == [], "a new connection serves the next call"
        await store.close()


async def test_a_value_that_postgresql_refuses_is_an_error_of_the_store(database: str, path: Path) -> None:
    async def use(store: PostgresStore) -> None:
        guest = Guest(id="ann", name="Ann", created=0)
        device = Device(hash="h", name="", address="", created=0, seen=0)
        await store.guests.add(guest, device)
        for call in (partial(store.guests.add, guest, device), partial(store.guests.rename, "ann", "A\0"), partial(store.logs.set_due, "t", 2**80)):
            with pytest.raises(StorageError):
                await call()
        assert await store.guests.names(["ann"]) == {"ann": "Ann"}

    await used(PostgresStore(database, path), use)


async def test_a_job_that_fails_leaves_nothing(database: str, path: Path) -> None:
    async def use(store: PostgresStore) -> None:
        async def job(connection: Any) -> None:
            await connection.execute("insert into muting values ('ann', 'bob')")
            raise LookupError

        with pytest.raises(LookupError):
            await store.database.write(job)
        assert await store.guests.muted("ann") == set()

    await used(PostgresStore(database, path), use)


async def test_more_calls_than_connections_wait_for_their_turn(database: str, path: Path) -> None:
    async def use(store: PostgresStore) -> None:
        await asyncio.gather(*(store.guests.muted(str(number)) for number in range(100)))
        async with plain(database) as connection:
            count = await connection.fetchval("select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()")
        assert count <= database_module.CONNECTIONS

    await used(PostgresStore(database, path), use)
