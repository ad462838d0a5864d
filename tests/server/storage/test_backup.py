"""Backups: made while a server runs, restored over lost or broken data, and never at the cost of intact data."""

import os
import resource
import shutil
import sqlite3
from contextlib import closing
from itertools import groupby
from pathlib import Path
from unittest.mock import Mock

import pytest

from rookery.server.storage.secret_box import key_file
from rookery.server.storage.sqlite import backup as backups
from rookery.server.storage.sqlite.backup import BrokenBackupError, backup, restore
from rookery.server.storage.sqlite.file import connect
from tests.cli.running import Rookery, run_process
from tests.server.conftest import Servers, Visitors
from tests.server.faults.test_crash import moved
from tests.server.serving import ServerProcess
from tests.server.stores import batch, with_store
from tests.server.visiting import Visitor


@pytest.fixture
def data(path: Path) -> Path:
    """Return a data file with one entry."""
    with_store(path, lambda store: store.logs.append("t", 0, batch(b"one")))
    return path


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "copy.sqlite3"


def test_a_copy_of_a_running_server_restores_its_tables(start_server: Servers, rookery: Rookery, visitor: Visitors, copy: Path) -> None:
    server = start_server(cold=True)
    ann = visitor("Ann", server.address)
    table = ann.acts(ann.opens(sit=[0, 1], start=True))
    ran = run_process("backup", str(copy), "--data", str(server.data))
    assert (ran.code, ran.err) == (0, "")
    assert str(copy) in ran.out
    later = ann.acts(table)
    server.kill()
    rookery("restore", str(copy), "--data", str(server.data)).fails(2)  # existing data is replaced only with --force
    assert rookery("restore", str(copy), "--data", str(server.data), "--force").code == 0
    moved(ann, start_server(cold=True).address)
    shown = ann.sees(table["table"])
    assert (shown["version"], shown["view"]) == (table["version"], table["view"])
    assert ann.acts(shown)["version"] == later["version"]


def test_a_copy_is_of_one_moment_and_reaches_the_disk_a_little_at_a_time(data: Path, copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written, sync = [0], os.fsync

    def write_meanwhile(file: int) -> None:
        written[0] += 1
        with closing(connect(data)) as connection:
            connection.execute("insert into setting values (?, 'written during the backup')", (f"setting {written[0]}",))
        sync(file)

    monkeypatch.setattr(backups, "PAGES_AT_ONCE", 4)
    monkeypatch.setattr(os, "fsync", write_meanwhile)
    backup(data, copy)
    assert written[0] > 5
    with closing(connect(copy)) as connection:
        assert not connection.execute("select * from setting where value = 'written during the backup'").fetchall()


def test_a_restore_is_refused_while_a_server_runs(server: ServerProcess, rookery: Rookery, visitor: Visitors, copy: Path) -> None:
    visitor("Ann", server.address).opens(sit=[0, 1], start=True)
    backup(server.data, copy)
    rookery("restore", str(copy), "--data", str(server.data), "--force").fails(1)


@pytest.mark.parametrize("content", [b"", b"no database at all " * 99], ids=["empty", "noise"])
def test_a_broken_copy_is_refused_and_the_data_stay_unchanged(rookery: Rookery, data: Path, copy: Path, content: bytes) -> None:
    copy.write_bytes(content)
    rookery("restore", str(copy), "--data", str(data), "--force").fails(1)
    assert with_store(data, lambda store: store.logs.read("t")) == [b"one"]
    assert [path.name for path in data.parent.iterdir() if "part" in path.name] == []


def test_a_backup_without_data_is_refused(rookery: Rookery, tmp_path: Path) -> None:
    rookery("backup", str(tmp_path / "copy.sqlite3"), "--data", str(tmp_path / "nothing.sqlite3")).fails(2)
    assert list(tmp_path.iterdir()) == []


def left_by_a_crash(tmp_path: Path) -> Path:
    """Return data whose last entry is only in the write-ahead log, as after a power cut."""
    running, data = tmp_path / "running.sqlite3", tmp_path / "data.sqlite3"
    with_store(running, lambda store: store.logs.append("t", 0, batch(b"one")))
    connection = connect(running)
    connection.execute("pragma wal_autocheckpoint = 0")
    connection.execute("create table later (word text)")
    for ending in ("", "-wal", ".key"):
        shutil.copy(running.with_name(running.name + ending), data.with_name(data.name + ending))
    connection.close()
    with closing(sqlite3.connect(f"file:{data}?immutable=1", uri=True)) as without_log:
        assert not without_log.execute("select 1 from sqlite_master where name = 'later'").fetchone()
    return data


def test_a_restore_that_is_killed_before_its_last_step_leaves_the_old_data_intact(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data, copy = left_by_a_crash(tmp_path), tmp_path / "copy.sqlite3"
    with_store(copy, lambda store: store.logs.append("other", 0, batch(b"two")))
    old_key = key_file(data).read_bytes()
    key_file(data).write_bytes(key_file(copy).read_bytes())
    monkeypatch.setattr(Path, "replace", Mock(side_effect=KeyboardInterrupt))
    with pytest.raises(KeyboardInterrupt):
        restore(copy, data)
    monkeypatch.undo()
    key_file(data).write_bytes(old_key)
    with closing(sqlite3.connect(data)) as connection:
        assert connection.execute("select name from sqlite_master where name = 'later'").fetchall() == [("later",)]
    assert with_store(data, lambda store: store.logs.read("t")) == [b"one"]
    key_file(data).write_bytes(key_file(copy).read_bytes())
    restore(copy, data)
    assert not data.with_name(f"{data.name}-wal").exists(), "what the old data had still to take in is no part of the new"
    assert with_store(data, lambda store: store.logs.read("other")) == [b"two"]
    assert with_store(data, lambda store: store.logs.read("t")) == []


def test_unreadable_data_is_replaced(tmp_path: Path) -> None:
    data, copy = tmp_path / "data.sqlite3", tmp_path / "copy.sqlite3"
    data.write_bytes(b"no database at all " * 99)
    data.with_name(f"{data.name}-wal").write_bytes(b"nor is this")
    with_store(copy, lambda store: store.logs.append("t", 0, batch(b"one")))
    key_file(data).write_bytes(key_file(copy).read_bytes())
    restore(copy, data)
    assert not data.with_name(f"{data.name}-wal").exists()
    assert with_store(data, lambda store: store.logs.read("t")) == [b"one"]


def test_the_draws_of_a_finished_game_can_be_verified_from_its_record(rookery: Rookery, ann: Visitor, tmp_path: Path) -> None:
    table = ann.opens(sit=[0, 1], start=True)
    while table["status"] == "running":
        table = ann.acts(table)
    record = ann.asks("GET", f"tables/{table['table']}/games/1/record.rook").text
    path = tmp_path / "game.rook"
    path.write_text(record, encoding="utf-8")
    ran = rookery("verify", str(path))
    assert ran.code == 0
    assert table["shuffle"]["commitment"] in ran.out
    secret = table["shuffle"]["secret"]
    path.write_text(record.replace(secret, secret[:-1] + ("0" if secret[-1] != "0" else "1")), encoding="utf-8")
    rookery("verify", str(path)).fails(1)


def test_a_copy_that_does_not_fit_on_the_disk_is_reported_and_leaves_nothing(rookery: Rookery, tmp_path: Path) -> None:
    data, folder = tmp_path / "data.sqlite3", tmp_path / "copies"
    folder.mkdir()
    with_store(data, lambda store: store.logs.append("t", 0, batch(b"x" * 500_000)))
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, hard))
    try:
        ran = rookery("backup", str(folder / "copy.sqlite3"), "--data", str(data))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    ran.fails(2)
    assert list(folder.iterdir()) == []


def test_a_copy_is_synced_to_disk_before_it_replaces_anything(data: Path, copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    replace = Path.replace
    monkeypatch.setattr(os, "fsync", lambda _file: done.append("written"))
    monkeypatch.setattr(Path, "replace", lambda path, target: done.append("replaced") or replace(path, target))  # type: ignore[func-returns-value]
    backup(data, copy)
    restore(copy, data)
    assert [step for step, _ in groupby(done)] == ["written", "replaced", "written", "replaced"]


def test_only_the_owner_may_read_a_copy_and_restored_data(data: Path, copy: Path) -> None:
    backup(data, copy)
    data.unlink()
    copy.chmod(0o644)
    restore(copy, data)
    backup(data, copy)
    assert [path.stat().st_mode & 0o777 for path in (data, copy)] == [0o600, 0o600]


def test_leftovers_of_an_interrupted_backup_do_no_harm(tmp_path: Path, data: Path, copy: Path) -> None:
    copy.with_name(".copy.sqlite3.part").write_bytes(b"no database at all " * 99)
    backup(data, copy)
    new = tmp_path / "new" / "folder" / "data.sqlite3"
    new.parent.mkdir(parents=True)
    key_file(new).write_bytes(key_file(data).read_bytes())
    restore(copy, new)
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("pragma journal_mode").fetchone() == ("delete",), "a copy is one file"


def test_the_log_of_lost_data_is_not_applied_to_the_restored_copy(tmp_path: Path) -> None:
    data, copy = left_by_a_crash(tmp_path), tmp_path / "copy.sqlite3"
    with_store(copy, lambda store: store.logs.append("other", 0, batch(b"two")))
    data.unlink()
    key_file(data).write_bytes(key_file(copy).read_bytes())
    restore(copy, data)
    assert {path.name for path in tmp_path.glob("*data.sqlite3*")} == {"data.sqlite3", "data.sqlite3.key"}


@pytest.mark.parametrize("known", [True, False], ids=["another-key", "no-key"])
def test_a_backup_under_another_key_is_refused_and_the_data_stay_unchanged(known: bool, rookery: Rookery, data: Path, copy: Path) -> None:
    with_store(copy, lambda store: store.logs.append("t", 0, batch(b"two")))
    key = key_file(data).read_bytes()
    if not known:
        key_file(data).unlink()
    rookery("restore", str(copy), "--data", str(data), "--force").fails(1, str(key_file(data)))
    key_file(data).write_bytes(key)
    assert with_store(data, lambda store: store.logs.read("t")) == [b"one"]


def test_a_restore_does_not_read_the_whole_backup_into_memory(data: Path, copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    backup(data, copy)
    monkeypatch.setattr(Path, "read_bytes", Mock(side_effect=MemoryError))
    restore(copy, data)


def test_a_copy_that_cannot_be_brought_up_to_date_is_refused(data: Path, copy: Path) -> None:
    backup(data, copy)
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute("delete from migration")
    with pytest.raises(BrokenBackupError):
        restore(copy, data)
    assert with_store(data, lambda store: store.logs.read("t")) == [b"one"]
