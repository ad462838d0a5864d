"""Copies between databases: equal to the last byte, continued after an interruption, and refused where they would do harm."""

import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from rookery.server.edge.run_server import exclusive_use
from rookery.server.storage.secret_box import key_file
from rookery.server.storage.sqlite.copying import SqliteTarget
from rookery.server.storage.sqlite.file import connect
from rookery.server.storage.transfer import Row, Table, schema
from tests.cli.running import Ran, Rookery
from tests.server.conftest import Servers, Visitors
from tests.server.faults.test_crash import moved
from tests.server.serving import ROOT, ServerProcess
from tests.server.storage.test_secret_box import PREVIOUS, PREVIOUS_KEY, PREVIOUS_SECRET, PREVIOUS_TABLE, play
from tests.server.stores import with_store
from tests.server.visiting import Visitor

KILLED_AFTER = 7

KILLED = """
import os, signal, sys
from rookery.cli import main
from rookery.server.storage import transfer
from rookery.server.storage.{module} import {target} as Target

transfer.AT_ONCE = 1
vars(sys.modules[Target.__module__])["AT_ONCE"] = 1
add, left = Target.add, [{after}]

async def add_some(target, table, rows):
    await add(target, table, rows)
    left[0] -= 1
    if not left[0]:
        os.kill(os.getpid(), signal.SIGKILL)

Target.add = add_some
main(["migrate", *sys.argv[1:]])
"""
"""A copy in steps of one row, killed after some of them."""


def killed_copy(source: Path, target: str, data: Path) -> None:
    """Begin a copy in a process that is killed in the middle of it."""
    side = ("postgres.copying", "PostgresTarget") if target.startswith("postgres") else ("sqlite.copying", "SqliteTarget")
    program = KILLED.format(module=side[0], target=side[1], after=KILLED_AFTER)
    done = subprocess.run([sys.executable, "-c", program, str(source), target, "--data", str(data)], cwd=ROOT, capture_output=True, check=False)
    assert done.returncode == -signal.SIGKILL, done.stderr


def hashes(ran: Ran) -> dict[str, tuple[int, str]]:
    """Return the number of rows and the hash of each table, from what a complete copy prints."""
    assert ran.code == 0, ran.err
    rows = [line.split() for line in ran.out.splitlines()[1:-1]]
    return {table: (int(count), digest) for table, count, digest in rows}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data of a server with a finished game, a running one with a clock, chat, and a code for another device."""
    data = tmp_path_factory.mktemp("played") / "data.sqlite3"
    with ServerProcess(data, cold=True) as server, Visitor(server.address) as ann:
        ann.called("\u0410\u043d\u0430")
        table = ann.opens(sit=[0, 1], start=True)
        while table["status"] == "running":
            table = ann.acts(table)
        running = ann.acts(ann.opens(sit=[0, 1], start=True, clock={"base": 600}))
        ann.posts(f"tables/{running['table']}/chat", {"text": "before"})
        ann.posts("me/codes")
        server.stop()
    return data


def contents(path: Path) -> list[str]:
    """Return the data as SQL."""
    with closing(connect(path, read_only=True)) as connection:
        return sorted(connection.iterdump())


def copy_of(data: Path, folder: Path) -> Path:
    """Return a private copy of a data file and its key."""
    target = folder / "data.sqlite3"
    target.write_bytes(data.read_bytes())
    key_file(target).write_bytes(key_file(data).read_bytes())
    return target


ODD: dict[str, object] = {"text": "Ж'\"\n%", "integer": -(2**63), "real": 0.1, "blob": b'{"odd": "\xd0\x96"}'}


@pytest.fixture
def odd(played: Path, tmp_path: Path) -> Path:
    """The same data with one more row in every table, which has an odd value of its type in each column."""
    data = copy_of(played, tmp_path)
    with closing(connect(data)) as connection:
        connection.execute("pragma foreign_keys = off")
        for table in schema():
            values = [ODD[column.kind] for column in table.columns]
            connection.execute(f"insert into {table.name} values ({', '.join('?' * len(values))})", values)
        connection.execute("update setting set value = name where name = ?", (ODD["text"],))
    return data


# --- equal


def test_every_table_of_the_data_is_copied_to_the_last_byte(odd: Path, tmp_path: Path, rookery: Rookery) -> None:
    copy = tmp_path / "copy.sqlite3"
    found = hashes(rookery("migrate", str(odd), str(copy)))
    assert set(found) == {table.name for table in schema()}
    assert found["log"][0] > 20
    assert all(rows for rows, _ in found.values())
    assert contents(copy) == contents(odd)
    assert key_file(copy).read_bytes() == key_file(odd).read_bytes()
    assert copy.stat().st_mode & 0o777 == 0o600


@pytest.mark.extras
def test_data_come_back_from_postgresql_as_they_were(odd: Path, tmp_path: Path, database: str, rookery: Rookery) -> None:
    back = tmp_path / "back.sqlite3"
    there = hashes(rookery("migrate", str(odd), database, "--data", str(odd)))
    assert hashes(rookery("migrate", database, str(back), "--data", str(odd))) == there
    assert contents(back) == contents(odd)


@pytest.mark.extras
def test_data_of_an_older_release_are_migrated_on_the_way(tmp_path: Path, database: str, rookery: Rookery) -> None:
    data, back = tmp_path / "data.sqlite3", tmp_path / "back.sqlite3"
    with closing(sqlite3.connect(data)) as connection:
        connection.executescript(PREVIOUS.read_text(encoding="utf-8"))
    key_file(data).write_text(PREVIOUS_KEY, encoding="utf-8")
    there = hashes(rookery("migrate", str(data), database, "--data", str(data)))
    assert hashes(rookery("migrate", database, str(back), "--data", str(data))) == there
    assert with_store(back, partial(play, PREVIOUS_TABLE)).secret.hex() == PREVIOUS_SECRET


def begin(server: ServerProcess, ann: Visitor) -> str:
    """Begin a game with a clock, store ratings from earlier games, and return the table."""
    table = ann.acts(ann.opens(sit=[0, 1], start=True, clock={"base": 600}))["table"]
    ratings = [(ann.gets("me")["guest"], number, number, 25.5 + number) for number in range(1, 13)]
    with closing(connect(server.data)) as connection:
        connection.executemany("insert into rating values (?, 'five-towers', 2, ?, 't', ?, ?, 1.5)", ratings)
    return str(table)


def stored_ratings(path: Path) -> list[Row]:
    with closing(connect(path, read_only=True)) as connection:
        return connection.execute("select * from rating").fetchall()


@pytest.mark.extras
def test_a_running_game_goes_on_after_each_move_of_its_data(
    start_server: Servers, visitor: Visitors, tmp_path: Path, database: str, rookery: Rookery
) -> None:
    server = start_server(cold=True)
    ann = visitor("Ann", server.address)
    table = begin(server, ann)
    shown, key = ann.sees(table), str(server.data)
    server.stop()
    ratings = stored_ratings(server.data)

    assert rookery("migrate", str(server.data), database, "--data", key).code == 0
    server = start_server(cold=True, database=database)
    seen = moved(ann, server.address).sees(table)
    assert (seen["version"], seen["view"], seen["clock"]["left"]) == (shown["version"], shown["view"], shown["clock"]["left"])
    assert seen["shuffle"] == shown["shuffle"]
    shown = ann.acts(ann.acts(seen))
    server.stop()

    back = tmp_path / "back.sqlite3"
    assert rookery("migrate", database, str(back), "--data", key).code == 0
    assert stored_ratings(back) == ratings
    with ServerProcess(back, cold=True) as server:
        seen = moved(ann, server.address).sees(table)
        assert (seen["version"], seen["view"], seen["clock"]["left"]) == (shown["version"], shown["view"], shown["clock"]["left"])
        while seen["status"] == "running":
            seen = ann.acts(seen)
        record = tmp_path / "game.rook"
        record.write_bytes(ann.asks("GET", f"tables/{table}/games/1/record.rook").content)
    assert rookery("verify", str(record)).code == 0, "all draws follow from the secret to which the first server committed"


# --- interrupted


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.extras)])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new file, or an empty database."""
    return str(tmp_path / "copy.sqlite3") if request.param == "sqlite" else request.getfixturevalue("database")


def test_a_copy_that_was_killed_continues_where_it_stopped(odd: Path, target: str, rookery: Rookery, monkeypatch: pytest.MonkeyPatch) -> None:
    killed_copy(odd, target, odd)
    added: list[str] = []
    count_rows(added, target, monkeypatch)
    found = hashes(rookery("migrate", str(odd), target, "--data", str(odd)))
    assert len(added) == sum(rows for rows, _ in found.values()) - KILLED_AFTER


def count_rows(added: list[str], target: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Note the table of each row that is added to the target."""
    if target.startswith("postgres"):
        from rookery.server.storage.postgres.copying import PostgresTarget as Side  # noqa: PLC0415  asyncpg is an extra
    else:
        from rookery.server.storage.sqlite.copying import SqliteTarget as Side  # type: ignore[assignment]  # noqa: PLC0415  as above
    add = Side.add

    async def note(side: Side, table: Table, rows: list[Row]) -> None:
        added.extend([table.name] * len(rows))
        await add(side, table, rows)

    monkeypatch.setattr(Side, "add", note)


def test_what_has_changed_since_an_interruption_is_copied_again(odd: Path, target: str, rookery: Rookery) -> None:
    killed_copy(odd, target, odd)
    with closing(connect(odd)) as connection:
        connection.execute("update analysis set spent = 3.5")
        connection.execute("delete from analysis_part")
    assert hashes(rookery("migrate", str(odd), target, "--data", str(odd)))["analysis_part"][0] == 0


def test_an_unfinished_copy_of_other_data_is_refused(odd: Path, played: Path, target: str, rookery: Rookery) -> None:
    killed_copy(odd, target, odd)
    rookery("migrate", str(played), target, "--data", str(played)).fails(1, "unfinished copy", str(odd))


@pytest.mark.extras
def test_no_server_starts_on_an_unfinished_copy(odd: Path, database: str, rookery: Rookery) -> None:
    killed_copy(odd, database, odd)
    rookery("serve", "--no-browser", "--port", "0", "--data", str(odd), "--database", database).fails(1, "unfinished copy", "rookery migrate")


# --- refused


def test_data_in_the_target_are_never_overwritten(odd: Path, target: str, rookery: Rookery) -> None:
    assert rookery("migrate", str(odd), target, "--data", str(odd)).code == 0
    rookery("migrate", str(odd), target, "--data", str(odd)).fails(1, "already has data")


def test_a_server_that_uses_the_file_prevents_a_copy(odd: Path, tmp_path: Path, rookery: Rookery) -> None:
    target = tmp_path / "copy.sqlite3"
    for used in (odd, target):
        with exclusive_use(used):
            rookery("migrate", str(odd), str(target)).fails(1, str(used), "stop all of its servers")


@pytest.mark.extras
def test_a_server_that_uses_the_database_prevents_a_copy(odd: Path, tmp_path: Path, database: str, start_server: Servers, rookery: Rookery) -> None:
    with ServerProcess(tmp_path / "other.sqlite3", cold=True, database=database) as server:
        rookery("migrate", database, str(tmp_path / "copy.sqlite3"), "--data", str(server.data)).fails(1, "stop all of its servers")
        rookery("migrate", str(odd), database, "--data", str(odd)).fails(1, "stop all of its servers")


def test_both_sides_need_the_same_key(odd: Path, target: str, tmp_path: Path, rookery: Rookery) -> None:
    place = tmp_path / "elsewhere.sqlite3"
    beside = place if target.startswith("postgres") else Path(target)
    key_file(beside).write_text("another key of thirty-two characters", encoding="utf-8")
    rookery("migrate", str(odd), target, "--data", str(place)).fails(1, str(key_file(beside)), "same key")
    key_file(beside).unlink()
    assert rookery("migrate", str(odd), target, "--data", str(place)).code == 0
    assert key_file(beside).read_bytes() == key_file(odd).read_bytes()


def test_a_source_without_its_key_is_refused(odd: Path, target: str, rookery: Rookery) -> None:
    key_file(odd).unlink()
    rookery("migrate", str(odd), target).fails(1, "key")


def test_a_source_that_does_not_exist_is_refused(tmp_path: Path, rookery: Rookery) -> None:
    rookery("migrate", str(tmp_path / "nothing.sqlite3"), str(tmp_path / "copy.sqlite3")).fails(2, "no data")
    assert list(tmp_path.iterdir()) == []


# --- different


def test_a_difference_is_reported_and_the_target_is_not_released(
    odd: Path, tmp_path: Path, rookery: Rookery, monkeypatch: pytest.MonkeyPatch
) -> None:
    add = SqliteTarget.add
    monkeypatch.setattr(SqliteTarget, "add", lambda side, table, rows: add(side, table, rows[: -1 if table.name == "ban" else None]))
    target = tmp_path / "copy.sqlite3"
    ran = rookery("migrate", str(odd), str(target))
    assert ran.code == 1
    assert ran.err.endswith("these tables differ: ban.\n")
    assert [line.split()[1] for line in ran.out.splitlines() if line.startswith("ban ")] == ["1", "0"]
    assert not target.exists()


def test_only_a_part_of_the_rows_is_in_memory_at_a_time(odd: Path, tmp_path: Path, rookery: Rookery, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(connect(odd)) as connection:
        connection.executemany("insert into log values ('long', ?, ?)", ((seq, b"{}") for seq in range(1, 2001)))
    most: list[int] = []
    add = SqliteTarget.add
    monkeypatch.setattr(SqliteTarget, "add", lambda side, table, rows: most.append(len(rows)) or add(side, table, rows))  # type: ignore[func-returns-value]
    assert rookery("migrate", str(odd), str(tmp_path / "copy.sqlite3")).code == 0
    assert max(most) == 500
