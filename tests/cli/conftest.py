"""Fixtures that run the command line inside the test process, where a missing message is an error."""

import io
import sys

import pytest

from rookery.cli import main
from rookery.locale import Words
from tests.cli.running import Ran, Rookery


@pytest.fixture(autouse=True)
def _calm_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    """An English terminal of 80 columns that raises an error for a missing message."""
    monkeypatch.setattr(Words, "strict", True)
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("NO_COLOR", "FORCE_COLOR", "ROOKERY_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def rookery(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Rookery:
    def run(*arguments: str, stdin: bytes = b"") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BufferedReader(io.BytesIO(stdin))))  # type: ignore[type-var, arg-type, unused-ignore]
        code = main(arguments)
        shown = capsys.readouterr()
        return Ran(code, shown.out, shown.err)

    return run
