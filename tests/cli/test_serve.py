"""`rookery serve` reads its limits from the command line and the environment, and its database, and explains in one sentence why it cannot start."""

from collections.abc import Callable
from pathlib import Path
from unittest.mock import Mock

import pytest

from rookery.cli.commands import serve
from rookery.server.limits import DEFAULTS, Rate, limits_from
from rookery.server.settings import DATABASE, DIRECT_DATABASE, LIMITS, Settings
from rookery.server.storage import NewerSchemaError, StorageError, UnfinishedCopyError
from rookery.server.storage.opening import DriverMissingError
from rookery.server.storage.secret_box import WrongKeyError, key_file, make_key
from tests.cli.running import Rookery


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Mock:
    """A stand-in for the server: it returns at once."""
    started = Mock()
    monkeypatch.setattr(serve, "serve", started)
    return started


def settings(started: Mock) -> Settings:
    return started.call_args.args[0]  # type: ignore[no-any-return]


def test_limits_come_from_the_environment_and_the_command_line_takes_precedence(
    rookery: Rookery, started: Mock, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert rookery("serve", "--no-browser").code == 0
    assert settings(started).limits == DEFAULTS
    monkeypatch.setenv(LIMITS, "crowd=1000, chat-burst=20  chat-seconds=1.5")
    assert rookery("serve", "--limit", "crowd=300", "--limit", "tables-per-guest=1e2").code == 0
    assert settings(started).limits == limits_from({"crowd": 300, "chat-burst": 20, "chat-seconds": 1.5, "tables-per-guest": 100})
    assert settings(started).limits.chat == Rate(20, 1.5)


@pytest.mark.parametrize("given", ["laughs=3", "laughs", "=3", "laughs=many"])
def test_an_unknown_limit_is_refused_with_the_known_ones(given: str, rookery: Rookery, started: Mock) -> None:
    rookery("serve", "--limit", given).fails(2, "crowd", "act-burst", "frame-bytes")
    assert not started.called


@pytest.mark.parametrize("given", ["crowd", "crowd=", "crowd=many", "crowd=0", "crowd=1.5", "act-seconds=-1", "act-burst=inf", "act-burst=nan"])
def test_an_impossible_value_is_refused(given: str, rookery: Rookery, started: Mock) -> None:
    name, _, value = given.partition("=")
    rookery("serve", "--limit", given).fails(2, name, f"“{value}”")
    assert not started.called


def test_a_full_disk_is_reported_in_a_sentence_that_blames_no_port(rookery: Rookery, started: Mock, tmp_path: Path) -> None:
    started.side_effect = StorageError("database or disk is full")
    ran = rookery("serve", "--data", str(tmp_path / "data.sqlite3"))
    ran.fails(1, "data.sqlite3 cannot be written", "disk space")
    assert "--port" not in ran.err


# --- a PostgreSQL database

ADDRESS = "postgresql://host:a-secret@db.example:5433/rookery"
SHOWN = "postgresql://db.example:5433/rookery"
NOT_ADDRESSES = [
    "mysql://host:a-secret@db.example/rookery",
    "postgresql://host:a-secret#1@db.example/rookery",
    "postgresql://host:a-secret?1@db.example/rookery",
    "postgresql://host:a-secret/1@db.example/rookery",
    "postgresql://host:a-secret@[db.example/rookery",
    "a-secret",
]


def test_the_database_comes_from_the_environment_and_the_command_line_takes_precedence(
    rookery: Rookery, started: Mock, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert rookery("serve", "--no-browser").code == 0
    assert (settings(started).database, settings(started).direct_database, settings(started).workers) == (None, None, 1)
    monkeypatch.setenv(DATABASE, ADDRESS)
    monkeypatch.setenv(DIRECT_DATABASE, f"{ADDRESS}?direct")
    assert rookery("serve", "--no-browser", "--workers", "3").code == 0
    assert (settings(started).database, settings(started).direct_database, settings(started).workers) == (ADDRESS, f"{ADDRESS}?direct", 3)
    assert rookery("serve", "--database", "postgresql:///mine", "--direct-database", "postgresql:///direct").code == 0
    assert (settings(started).database, settings(started).direct_database) == ("postgresql:///mine", "postgresql:///direct")


def test_the_server_says_where_it_keeps_its_data_without_the_password(
    rookery: Rookery, started: Mock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "data.sqlite3"

    def start(settings: Settings, *, ready: Callable[[str, str | None], None]) -> None:
        make_key(settings.data)
        ready("http://127.0.0.1:8000/", None)

    started.side_effect = start
    ran = rookery("serve", "--no-browser", "--database", ADDRESS, "--data", str(data))
    ran.shows(f"Everything is saved in {SHOWN}\n", f"a new key: {key_file(data)}", "ROOKERY_KEY")
    assert "a-secret" not in ran.out + repr(settings(started))
    assert "new key" not in rookery("serve", "--no-browser", "--database", ADDRESS, "--data", str(data)).out
    assert "new key" not in rookery("serve", "--no-browser", "--data", str(tmp_path / "other.sqlite3")).out


@pytest.mark.parametrize("address", NOT_ADDRESSES)
@pytest.mark.parametrize("argument", ["--database", "--direct-database"])
def test_an_address_that_cannot_be_read_is_refused_and_not_repeated(argument: str, address: str, rookery: Rookery, started: Mock) -> None:
    ran = rookery("serve", argument, address)
    ran.fails(2, "postgresql://USER@HOST/NAME", "%40")
    assert "a-secret" not in ran.err
    assert not started.called


def test_several_workers_need_a_database(rookery: Rookery, started: Mock) -> None:
    rookery("serve", "--workers", "2").fails(2, "--database")
    assert not started.called


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (StorageError("db.example:5433/rookery: password authentication failed"), 1, f"{SHOWN} cannot be used: password authentication failed\n"),
        (NewerSchemaError(), 1, f"{SHOWN} was written by another"),
        (UnfinishedCopyError(), 1, f"{SHOWN} holds an unfinished copy"),
        (WrongKeyError(), 1, f"The key to {SHOWN} is missing"),
        (DriverMissingError(), 2, "rookery[server,postgres]"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Exception) else None,
)
def test_what_prevents_the_start_is_told_in_a_sentence(error: Exception, code: int, said: str, rookery: Rookery, started: Mock) -> None:
    started.side_effect = error
    ran = rookery("serve", "--database", ADDRESS)
    ran.fails(code, said)
    assert "a-secret" not in ran.err


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_backups_of_a_database_are_made_with_its_own_tools(command: str, rookery: Rookery, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = str(tmp_path / "copy.sqlite3")
    rookery(command, file, "--database", ADDRESS).fails(2, SHOWN, "pg_dump", "rookery migrate")
    monkeypatch.setenv(DATABASE, ADDRESS)
    rookery(command, file).fails(2, SHOWN)
