"""`rookery puzzles` finds puzzles, resumes an interrupted search, and reports how many solutions a deeper search confirms."""

from pathlib import Path

import pytest

from rookery.cli.commands import puzzles as command
from rookery.play import puzzles
from tests.cli.running import Rookery


def test_puzzles_are_found_and_their_keys_checked(rookery: Rookery, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "SAMPLES", (2, 4))
    monkeypatch.setattr(command, "SEATS", (2,))
    file = tmp_path / "puzzles.jsonl"
    assert rookery("puzzles", "five-towers", "--games", "1", "--out", str(file)).code == 0
    first = file.read_text(encoding="utf-8").splitlines()
    assert first
    assert all(puzzles.read(line).id.startswith("1.1-") for line in first)
    printed = rookery("puzzles", "five-towers", "--games", "1").out
    assert printed.splitlines() == first
    ran = rookery("puzzles", "five-towers", "--check", "--out", str(file))
    assert f"of {len(first)} solutions agree with a search ten times as deep" in ran.out
    empty = tmp_path / "none.jsonl"
    empty.touch()
    assert rookery("puzzles", "five-towers", "--check", "--out", str(empty)).code == 1
