"""`rookery serve` reads its limits from the command line and the environment, and explains in one sentence why it cannot start."""

from pathlib import Path
from unittest.mock import Mock

import pytest

from rookery.cli.commands import serve
from rookery.server.limits import DEFAULTS, Rate, limits_from
from rookery.server.settings import LIMITS, Settings
from rookery.server.storage import StorageError
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
