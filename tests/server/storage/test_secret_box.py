"""Encryption of game secrets: a copy of the data reveals none, the key decrypts them, and the server refuses the data without it."""

import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from unittest.mock import Mock

import msgspec
import pytest

from rookery.games import GAMES
from rookery.play.fair import verify
from rookery.server import time_source
from rookery.server.storage.keys import CHECK, FORM, NEWEST
from rookery.server.storage.logs import SECRET_ENTRY
from rookery.server.storage.secret_box import OLDER, SEALED, VARIABLE, SecretBox, WrongKeyError, key_file, known_key, make_key
from rookery.server.storage.sqlite.backup import backup, restore
from rookery.server.storage.sqlite.file import connect
from rookery.server.storage.sqlite.sealing import unlock
from rookery.server.storage.sqlite.store import SqliteStore
from rookery.server.tables import commands, log
from rookery.server.tables.table import Table
from tests.server.serving import ROOT
from tests.server.stores import deal, stored_log, table_service, with_store

KEY = "k" * 32
ANN = "ann"
PREVIOUS = Path(__file__).with_name("previous.sql")
"""A data file of the last release before AES-GCM, as SQL: Ann's running game and a deal, encrypted with the key below."""
PREVIOUS_KEY = "the key of the previous version's data"
PREVIOUS_TABLE, PREVIOUS_SECRET = "MHd1PreDJ1zI", "73f8bd0cbefa5076b6b38c6b2189f4b13e5579a367321eb601a7067b8ea998f2"
DEAL = deal()


@pytest.fixture
def data(path: Path) -> Path:
    return path


async def begin(store: SqliteStore) -> Table:
    opening = [partial(commands.open_table, ANN, "five-towers", 2), *(partial(commands.sit, ANN, ANN, seat) for seat in (0, 1))]
    return await table_service(store).open_table([*opening, partial(commands.start, ANN)])


async def end(name: str, store: SqliteStore) -> Table:
    """Return the table after everybody has agreed to stop."""
    return await table_service(store).change(name, lambda *, draft, now: draft.add(log.Ended(at=now, how="agreed")))


async def play(name: str, store: SqliteStore) -> Table:
    """Play one action; return the table."""
    tables = table_service(store)
    table = await tables.table(name)
    view = table.view(ANN)
    assert view is not None
    return await tables.change(name, partial(commands.act, ANN, table.version, view.choices[0].action))


def forget_key(connection: sqlite3.Connection, table: str = "", entries: Sequence[bytes] = ()) -> None:
    """Store these entries of a table and leave the file as a version without encryption would have left it."""
    for seq, entry in enumerate(entries, start=1):
        connection.execute("update log set entry = ? where table_id = ? and seq = ?", (entry, table, seq))
    connection.execute("delete from setting where name = ?", (CHECK,))
    connection.execute("update setting set value = '1' where name = ?", (FORM,))


def everything_in(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.rglob("*") if path.is_file() and path.suffix != ".key")


@pytest.mark.parametrize("text", [b"", b"secret", b"x" * 32, b"x" * 33, bytes(range(256))])
def test_only_its_key_decrypts_a_text_and_only_at_its_place(text: bytes) -> None:
    box = SecretBox(KEY)
    sealed = box.seal(text, "table/2")
    assert box.open(sealed, "table/2") == text
    assert sealed != box.seal(text, "table/2"), "nobody can tell that two secrets are the same"
    for other, place in ((box, "table/3"), (SecretBox("l" * 32), "table/2")):
        with pytest.raises(WrongKeyError):
            other.open(sealed, place)


def test_changed_data_is_not_decrypted() -> None:
    box = SecretBox(KEY)
    sealed = box.seal(b"secret", "table/2")
    for index in range(len(SEALED), len(sealed)):
        changed = sealed[:index] + bytes([sealed[index] ^ 1]) + sealed[index + 1 :]
        with pytest.raises(WrongKeyError):
            box.open(changed, "table/2")


def test_an_entry_with_a_secret_is_recognised_by_its_first_bytes() -> None:
    assert log.encode(log.Committed(at=1, secret="00" * 32)).startswith(SECRET_ENTRY)


def test_neither_the_data_nor_a_backup_shows_the_secret_of_a_running_game(data: Path) -> None:
    table = with_store(data, begin)
    backup(data, data.with_name("copy.sqlite3"))
    held = everything_in(data.parent)
    assert table.id.encode() in held
    assert table.secret.hex().encode() not in held
    assert table.secret not in held
    assert stat.S_IMODE(key_file(data).stat().st_mode) == 0o600


def test_a_backup_is_restored_with_its_key_and_refused_without(data: Path) -> None:
    table = with_store(data, begin)
    copy, elsewhere = data.with_name("copy.sqlite3"), data.parent / "elsewhere" / "data.sqlite3"
    backup(data, copy)
    with pytest.raises(WrongKeyError):
        restore(copy, elsewhere)
    assert not key_file(elsewhere).exists(), "no other key takes its place"
    assert with_store(elsewhere, lambda store: store.logs.read(table.id)) == []
    before = elsewhere.read_bytes()
    with pytest.raises(WrongKeyError):
        restore(copy, elsewhere)
    assert elsewhere.read_bytes() == before
    assert [path.name for path in elsewhere.parent.iterdir() if "part" in path.name] == []
    key_file(elsewhere).write_bytes(key_file(data).read_bytes())
    restore(copy, elsewhere)
    goes_on = with_store(elsewhere, partial(play, table.id))
    assert (goes_on.secret, goes_on.version) == (table.secret, table.version + 1)


def test_the_key_may_come_from_the_environment(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, KEY)
    table = with_store(data, begin)
    assert not key_file(data).exists()
    assert with_store(data, partial(play, table.id)).secret == table.secret
    monkeypatch.setenv(VARIABLE, "short")
    with pytest.raises(WrongKeyError):
        with_store(data, begin)
    monkeypatch.delenv(VARIABLE)
    with pytest.raises(WrongKeyError):
        with_store(data, begin)


def test_opening_an_older_file_encrypts_it(data: Path) -> None:
    table = with_store(data, begin)
    entries = stored_log(data, table.id)
    with closing(connect(data)) as older:  # as a version without keys would leave it
        forget_key(older, table.id, entries)
        older.execute("pragma wal_checkpoint(truncate)")
    key_file(data).unlink()
    assert table.secret.hex().encode() in everything_in(data.parent)
    assert with_store(data, partial(play, table.id)).secret == table.secret
    assert table.secret.hex().encode() not in everything_in(data.parent)
    assert stored_log(data, table.id)[: len(entries)] == entries


def test_a_finished_game_still_publishes_its_secret(data: Path) -> None:
    table = with_store(data, partial(end, with_store(data, begin).id))
    record = table.record(1)
    assert record is not None
    assert record.tags["shuffle secret"] == table.secret.hex()
    assert time_source.now() >= table.updated


def test_opening_an_older_file_encrypts_its_deals_too(data: Path) -> None:
    with_store(data, lambda store: store.deals.keep(DEAL))
    with closing(connect(data)) as older:
        older.execute("update deal set deal = ?", (msgspec.json.encode(DEAL),))
        forget_key(older)
    key_file(data).unlink()
    assert with_store(data, lambda store: store.deals.find("d")) == DEAL
    assert DEAL.secret.encode() not in everything_in(data.parent)


def test_a_file_that_cannot_be_encrypted_stays_unchanged_and_the_reason_is_reported(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, KEY)
    with_store(data, begin)
    with closing(connect(data)) as connection:
        forget_key(connection)
        connection.execute("drop table deal")
        with pytest.raises(sqlite3.OperationalError, match="deal"):
            unlock(connection, data)
        assert not connection.in_transaction
        assert connection.execute("select 1 from setting where name = ?", (CHECK,)).fetchone() is None


def test_no_plain_text_secret_remains_in_the_file_while_the_server_runs(data: Path) -> None:
    table = with_store(data, begin)
    with closing(connect(data)) as older:
        forget_key(older, table.id, stored_log(data, table.id))
        older.execute("pragma wal_checkpoint(truncate)")
        secret = table.secret.hex().encode()
        assert secret in everything_in(data.parent)
        older.execute("pragma secure_delete = off")  # a default of some builds of SQLite
        unlock(older, data)
        assert older.execute("pragma secure_delete").fetchone() == (1,)
        assert secret not in everything_in(data.parent)


def previous_version(data: Path) -> None:
    """Restore the data file of the previous release with its key."""
    with closing(sqlite3.connect(data)) as connection:
        connection.executescript(PREVIOUS.read_text(encoding="utf-8"))
    key_file(data).write_text(PREVIOUS_KEY, encoding="utf-8")


def migrated(data: Path) -> bool:
    """Return whether the new cipher encrypts every secret; assert that no file has both ciphers."""
    with closing(connect(data)) as connection:
        entries = [entry for (entry,) in connection.execute("select entry from log union all select deal from deal")]
    older, newer = (sum(entry.startswith(prefix) for entry in entries) for prefix in (OLDER, SEALED))
    assert (older, newer) in {(2, 0), (0, 2)}
    return bool(newer)


def test_a_file_of_the_previous_version_is_encrypted_again_and_its_game_continues(data: Path) -> None:
    previous_version(data)
    assert OLDER in everything_in(data.parent)
    table = with_store(data, partial(play, PREVIOUS_TABLE))
    assert (table.secret.hex(), table.version) == (PREVIOUS_SECRET, 22)
    assert migrated(data)
    assert OLDER not in everything_in(data.parent), "not even in free pages"
    assert with_store(data, lambda store: store.deals.find("d")) == DEAL
    assert with_store(data, lambda store: store.guests.names([ANN])) == {ANN: "Ann"}
    record = with_store(data, partial(end, PREVIOUS_TABLE)).record(1)
    assert record is not None
    assert record.tags["shuffle secret"] == PREVIOUS_SECRET
    assert verify(GAMES["five-towers"], record) > 0


def test_a_file_of_the_previous_version_needs_its_own_key(data: Path) -> None:
    previous_version(data)
    key_file(data).write_text(KEY, encoding="utf-8")
    with pytest.raises(WrongKeyError):
        with_store(data, begin)
    assert not migrated(data)
    key_file(data).write_text(PREVIOUS_KEY, encoding="utf-8")
    assert with_store(data, partial(play, PREVIOUS_TABLE)).secret.hex() == PREVIOUS_SECRET


def test_a_server_that_is_killed_while_it_encrypts_loses_nothing(data: Path) -> None:
    previous_version(data)
    killed = """
import os, sys
from pathlib import Path
from rookery.server.storage.secret_box import SecretBox
from tests.server.stores import with_store
seal = SecretBox.seal
SecretBox.seal = lambda box, text, place: os._exit(9) if place == "d" else seal(box, text, place)
with_store(Path(sys.argv[1]), lambda store: store.deals.find("d"))
"""
    assert subprocess.run([sys.executable, "-c", killed, data], cwd=ROOT, check=False).returncode == 9
    assert not migrated(data), "the entry of the log was encrypted again, but not committed"
    assert with_store(data, partial(play, PREVIOUS_TABLE)).secret.hex() == PREVIOUS_SECRET
    assert migrated(data)


async def secret_setting(default: str, store: SqliteStore) -> str:
    return await store.settings.secret("push-key", default)


def test_neither_the_data_nor_a_backup_shows_a_secret_setting(data: Path) -> None:
    for text in ("the private key", "a later default"):
        assert with_store(data, partial(secret_setting, text)) == "the private key"
    backup(data, data.with_name("copy.sqlite3"))
    assert b"push-key" in everything_in(data.parent)
    assert b"the private key" not in everything_in(data.parent)


def test_opening_an_older_file_encrypts_its_secret_settings_too(data: Path) -> None:
    with_store(data, begin)
    with closing(connect(data)) as older:
        older.execute("insert into setting values ('push-key', 'the private key')")
        older.execute("update setting set value = '2' where name = ?", (FORM,))
    assert with_store(data, lambda store: store.settings.secret("push-key", "another")) == "the private key"
    assert b"the private key" not in everything_in(data.parent)


def test_an_encrypted_file_is_not_encrypted_again(data: Path) -> None:
    previous_version(data)
    with_store(data, lambda store: store.deals.find("d"))
    before = data.read_bytes()
    assert with_store(data, lambda store: store.settings.setting(FORM, "")) == NEWEST
    assert data.read_bytes() == before


def test_the_box_reads_what_earlier_versions_wrote() -> None:
    """Data files depend on these bytes."""
    box, text = SecretBox(KEY), b"a text of more than thirty-two bytes"
    older = bytes.fromhex(
        "7365616c65642d313a000102030405060708090a0b0c0d0e0fb53d49b76de5f5eba28750a91da0e92d1d7576d82a1c539cab85ec2a43a54610"
        "998cf271d1b59b98dfd98cd3f95f8275c4266fb99a2e25e0e28c1cfa18357552945c3100"
    )
    assert box.open(older, "table/2") == text
    for changed, place in ((older[:-1] + b"x", "table/2"), (older, "table/3")):
        with pytest.raises(WrongKeyError):
            box.open(changed, place)
    sealed = bytes.fromhex(
        "7365616c65642d323a000102030405060708090a0bde4be10c6eed8994f538c2c2f4b0af6a9fe7f812680918b5b7ce1b5c575f5a39398e31437793ae0ba36b458c1a7dfad8a7522a23"
    )
    assert box.open(sealed, "table/2") == text
    assert box.check == "196aefc185f3e28e16ea43f89fd67900cbd3f0dabf7f04dc27cd9f10ab629227"
    assert box.open(b"never sealed", "table/2") == b"never sealed"


def test_a_new_key_is_private_long_and_synced_before_it_gets_its_name(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    link = os.link

    def sync(descriptor: int) -> None:
        status = os.fstat(descriptor)
        done.append("folder" if stat.S_ISDIR(status.st_mode) else f"{status.st_size} bytes")

    def name(source: Path, target: Path) -> None:
        done.append("named")
        link(source, target)

    monkeypatch.setattr(os, "fsync", sync)
    close = os.close

    def end(descriptor: int) -> None:
        done.append("closed")
        close(descriptor)

    monkeypatch.setattr(os, "link", name)
    monkeypatch.setattr(os, "close", end)
    key = make_key(data)
    assert done == ["65 bytes", "named", "folder", "closed"]
    assert (len(key), key_file(data).read_text(encoding="utf-8")) == (64, f"{key}\n")
    assert stat.S_IMODE(key_file(data).stat().st_mode) == 0o600
    assert make_key(data) == key, "another process was faster"
    assert [path.name for path in data.parent.iterdir()] == [key_file(data).name]


def test_a_key_that_is_too_short_is_refused(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert known_key(data) is None
    key_file(data).write_text(f" {'k' * 32}\n", encoding="utf-8")
    assert known_key(data) == "k" * 32
    monkeypatch.setenv(VARIABLE, "e" * 31)
    with pytest.raises(WrongKeyError, match="at least 32"):
        known_key(data)
    monkeypatch.setenv(VARIABLE, "e" * 32)
    assert known_key(data) == "e" * 32


def test_an_unwritable_key_file_is_reported_with_the_reason(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "open", Mock(side_effect=PermissionError("not here")))
    with pytest.raises(PermissionError, match="not here"):
        make_key(data)
