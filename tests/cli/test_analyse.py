"""`rookery analyse`: the cost of each choice in a finished game."""

import json
from pathlib import Path

import pytest

from tests.cli.running import Rookery


@pytest.fixture
def games(tmp_path: Path, rookery: Rookery) -> Path:
    """A file with one game between two random bots."""
    file = tmp_path / "games.jsonl"
    file.write_text(rookery("simulate", "five-towers", "--seats", "2", "--games", "1", "--seed", "7", "--bots", "uniform", "--json").out)
    return file


def test_mistakes_are_listed_with_better_choices_and_summed_up(rookery: Rookery, games: Path, tmp_path: Path) -> None:
    chart = tmp_path / "chances.svg"
    out = rookery("analyse", str(games), "--samples", "1", "--svg", str(chart), "--plain").out
    assert "is a blunder; it costs" in out
    assert "Better: " in out
    assert "Seat 1 (Pip)" in out
    assert chart.read_text().count("<polyline") == 2
    rookery("analyse", str(games), "--samples", "1", "--svg", str(chart)).fails(2)


def test_json_holds_every_action(rookery: Rookery, games: Path) -> None:
    found = json.loads(rookery("analyse", str(games), "--samples", "1", "--json").out)
    record = json.loads(games.read_text())
    assert [step["notation"] for step in found["steps"]] == record["actions"]
    assert all(sum(step["results"]) == pytest.approx(1, abs=0.001) for step in found["steps"])
    assert sum(player["luck"] for player in found["players"]) == pytest.approx(0, abs=0.01)
    marked = [step for step in found["steps"] if step.get("mark")]
    assert marked
    assert all(step["best"]["action"] != step["notation"] and step["best"]["explanations"] for step in marked)


@pytest.mark.parametrize(("arguments", "text"), [(["--samples", "0"], "At least one sample"), (["--record", "2"], "2")])
def test_invalid_requests_get_one_sentence(rookery: Rookery, games: Path, arguments: list[str], text: str) -> None:
    rookery("analyse", str(games), *arguments).fails(2, text)


def test_carcassonne_is_analysed_too(rookery: Rookery, tmp_path: Path) -> None:
    """Analyse only the first turns, to save time."""
    file = tmp_path / "game.jsonl"
    record = json.loads(rookery("simulate", "carcassonne", "--seats", "2", "--games", "1", "--seed", "7", "--bots", "uniform", "--json").out)
    file.write_text(json.dumps({name: record[name] for name in ("game", "seats", "opener")} | {"actions": record["actions"][:12]}))
    found = json.loads(rookery("analyse", str(file), "--samples", "1", "--json").out)
    assert [step["notation"] for step in found["steps"]] == record["actions"][:12]
    assert all(step["best"]["explanations"] for step in found["steps"] if "best" in step)
    assert sum(player["luck"] for player in found["players"]) == pytest.approx(0, abs=0.01)


def test_a_game_whose_bots_explain_nothing_is_refused(rookery: Rookery, games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rookery.cli.commands.analyse.strongest_advisor", lambda _game: None)
    rookery("analyse", str(games)).fails(2, "cannot be analysed")
