"""Migrations: forward only, once, under a lock, and never on data of a newer release."""

import json
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from subprocess import PIPE, Popen

import msgspec
import pytest

from rookery.server.storage import NewerSchemaError, StorageError
from rookery.server.storage.lists import Listing, TableDetails
from rookery.server.storage.sqlite import file as sqlite_file
from rookery.server.storage.sqlite import migrate as module
from rookery.server.storage.sqlite.file import connect
from rookery.server.storage.sqlite.migrate import Migration, migrate, migrations
from rookery.server.storage.sqlite.store import SqliteStore
from tests.server.serving import ROOT
from tests.server.stores import DETAILS, run, summary, with_store

TABLES = (
    "analysis analysis_part attempt ban code deal guest invitation log migration muting notice operator_change puzzle_solver puzzle_standing"
    " puzzle_try rating recovery result same_browser setting sitting snapshot sqlite_sequence subscription table_summary token"
)

NEXT = len(migrations()) + 1
"""The number of the next migration."""


@pytest.fixture
def data(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    connection = connect(tmp_path / "data.sqlite3")
    yield connection
    connection.close()


def tables(connection: sqlite3.Connection) -> str:
    return " ".join(name for (name,) in connection.execute("select name from sqlite_master where type = 'table' order by name"))


def test_fresh_data_get_every_database_table(data: sqlite3.Connection) -> None:
    migrate(data)
    assert tables(data) == TABLES


def test_migrating_again_changes_nothing(data: sqlite3.Connection) -> None:
    migrate(data)
    data.execute("insert into setting values ('a', 'b')")
    before = list(data.iterdump())
    migrate(data)
    assert list(data.iterdump()) == before


def test_data_of_a_newer_version_is_refused_and_left_alone(data: sqlite3.Connection) -> None:
    migrate(data)
    data.execute("insert into migration values (9999, '9999_of_tomorrow.sql', 'x')")
    before = list(data.iterdump())
    with pytest.raises(NewerSchemaError, match=r"newer release of Rookery.*9999_of_tomorrow"):
        migrate(data)
    assert list(data.iterdump()) == before
    assert not data.in_transaction


def test_a_migration_that_has_changed_since_it_ran_is_refused(data: sqlite3.Connection) -> None:
    migrate(data)
    data.execute("update migration set checksum = 'x'")
    with pytest.raises(NewerSchemaError, match=r"a different migration '0001_first\.sql'"):
        migrate(data)


def test_only_new_migrations_run_and_in_order(data: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    migrate(data)
    further = [
        Migration(NEXT, "a.sql", "create table a (x);\ninsert into a values (1);"),
        Migration(NEXT + 1, "b.sql", "create table b as select x from a;"),
    ]
    monkeypatch.setattr(module, "migrations", lambda: [*migrations(), *further])
    migrate(data)
    migrate(data)
    assert data.execute("select x from b").fetchall() == [(1,)]
    assert [row[0] for row in data.execute("select number from migration order by number")] == list(range(1, NEXT + 2))


def test_a_migration_that_fails_leaves_nothing_behind(data: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    migrate(data)
    broken = Migration(NEXT, "broken.sql", "create table a (x);\ncreate table a (x);")
    monkeypatch.setattr(module, "migrations", lambda: [*migrations(), broken])
    with pytest.raises(sqlite3.OperationalError):
        migrate(data)
    assert tables(data) == TABLES
    assert data.execute("select count(*) from migration").fetchone() == (NEXT - 1,)


OLD_CARDS = [
    (
        "t1",
        {
            "seats": ["Ann", "uniform"],
            "bots": [False, True],
            "guests": ["ann", None],
            "options": {"overbids": "retract"},
            "expansions": ["river"],
            "turn": 1,
            "number": 2,
            "chapter": 3,
            "scores": [4, 0],
            "places": [1, 2],
        },
    ),
    ("t2", {"seats": ["Ann \u265c", ""], "bots": [False, False], "guests": ["ann", None], "options": {}, "expansions": [], "turn": None}),
    ("t3", {}),
]
"""Tables and titles as earlier releases wrote them; the last has no optional fields."""


def test_summaries_of_older_data_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "data.sqlite3"
    with closing(connect(path)) as data, monkeypatch.context() as earlier:
        earlier.setattr(module, "migrations", lambda: migrations()[:1])
        migrate(data)
        for name, title in OLD_CARDS:
            card = {
                "table": name,
                "game": "five-towers",
                "status": "open",
                "listed": True,
                "host": "ann",
                "title": title,
                "guests": ["ann"],
                "updated": 7,
            }
            data.execute("insert into card values (?, 'five-towers', 'open', 1, 'ann', 7, ?)", (name, json.dumps(card).encode()))
    found = {summary.table: summary for summary in with_store(path, lambda store: store.lists.listed(Listing(), 10))}
    assert found == {
        "t1": summary(
            "t1",
            listed=True,
            guests=("ann",),
            updated=7,
            details=TableDetails(
                seats=("Ann", "uniform"),
                bots=(False, True),
                guests=("ann", None),
                options={"overbids": "retract"},
                expansions=("river",),
                turn=1,
                number=2,
                round=3,
                scores=(4, 0),
                places=(1, 2),
            ),
        ),
        "t2": summary(
            "t2", listed=True, guests=("ann",), updated=7, details=msgspec.structs.replace(DETAILS, seats=("Ann \u265c", ""), guests=("ann", None))
        ),
        "t3": summary("t3", listed=True, guests=("ann",), updated=7, details=msgspec.structs.replace(DETAILS, seats=(), bots=(), guests=())),
    }


def test_analyses_of_older_data_are_read_and_continue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "data.sqlite3"
    steps = [{"number": number} for number in range(3)]
    games = [("new", "waiting", "[]"), ("half", "growing", json.dumps(steps).encode()), ("whole", "done", json.dumps(steps).encode())]
    with closing(connect(path)) as data, monkeypatch.context() as earlier:
        earlier.setattr(module, "migrations", lambda: migrations()[:15])
        migrate(data)
        data.executemany("insert into analysis values (?, 1, 'five-towers', 7, ?, 0, 1.5, ?)", games)

    async def use(store: SqliteStore) -> None:
        found = [await store.analyses.find(name, 1) for name, *_ in games]
        assert [one and (one.state, one.spent, one.known) for one in found] == [("waiting", 1.5, -1), ("growing", 1.5, 2), ("done", 1.5, 2)]
        assert [await store.analyses.parts(name, 1) for name, *_ in games] == [[], [games[1][2]], [games[2][2]]]
        half = found[1]
        assert half is not None
        await store.analyses.keep(msgspec.structs.replace(half, state="done", known=3), b'[{"number":3}]', half.known)
        assert await store.analyses.parts("half", 1) == [games[1][2], b'[{"number":3}]']
        assert await store.analyses.next(["five-towers"]) == found[0]

    with_store(path, use)


def test_the_numbers_of_the_migrations_are_unique_and_in_order() -> None:
    numbers = [migration.number for migration in migrations()]
    assert numbers == list(range(1, len(numbers) + 1))


class Openers:
    """Processes that open files on request."""

    def __init__(self, stack: ExitStack, count: int) -> None:
        command = [sys.executable, "-m", "tests.server.opener"]
        self.processes = [stack.enter_context(ended(Popen(command, cwd=ROOT, stdin=PIPE, stdout=PIPE, text=True))) for _ in range(count)]
        assert self.say() == ["ready"] * count

    def open(self, path: Path) -> None:
        for process in self.processes:
            assert process.stdin is not None
            process.stdin.write(f"{path}\n")
        for process in self.processes:
            assert process.stdin is not None
            process.stdin.flush()

    def say(self, *, but: str = "") -> list[str]:
        """Return the next line of each process, skipping lines equal to `but`."""
        return [self._next(process, but) for process in self.processes]

    def _next(self, process: Popen[str], but: str) -> str:
        assert process.stdout is not None
        while (said := process.stdout.readline().strip()) == but:
            pass
        return said


@contextmanager
def ended(process: Popen[str]) -> Iterator[Popen[str]]:
    """Yield a process, and kill it at the end of the test."""
    with process:
        try:
            yield process
        finally:
            process.kill()


@pytest.fixture(scope="module")
def openers() -> Iterator[Openers]:
    with ExitStack() as stack:
        yield Openers(stack, 4)


def test_a_process_waits_while_another_one_prepares_the_same_new_data(openers: Openers, tmp_path: Path) -> None:
    path = tmp_path / "data.sqlite3"
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("begin immediate")
        openers.open(path)
        assert openers.say() == ["waiting"] * 4
        other.execute("commit")
        assert openers.say(but="waiting") == ["opened"] * 4
    with closing(connect(path)) as data:
        assert tables(data) == TABLES


def test_processes_that_start_simultaneously_wait_for_each_other(openers: Openers, tmp_path: Path) -> None:
    for number in range(25):
        path = tmp_path / f"{number}.sqlite3"
        openers.open(path)
        assert openers.say(but="waiting") == ["opened"] * 4, path
        with closing(connect(path)) as data:
            assert tables(data) == TABLES


def test_data_that_stays_locked_is_refused_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_file, "BUSY_SECONDS", 0.0)
    path = tmp_path / "data.sqlite3"
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("begin immediate")
        with pytest.raises(StorageError, match="locked"):
            run(SqliteStore(path).open())


@pytest.mark.parametrize("content", [b"this is a letter, not a database" * 200, b"SQLite format 3\x00" + b"\xff" * 5000])
def test_a_foreign_file_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(content)
    with pytest.raises(StorageError, match=r"letter\.txt"):
        run(SqliteStore(path).open())
    assert path.read_bytes() == content
