"""The programs in docs/bots.md are the files in examples/, and they behave as the page says."""

import importlib.util
import re
from dataclasses import fields
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from rookery.bots import make_bot
from rookery.core.record import Setup
from rookery.games import GAMES
from rookery.play.asking import play_out
from rookery.play.match import Match
from tests.cli.running import Rookery
from tests.play.simple_bots import meet

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bots.md").read_text("utf-8")
PROGRAMS = dict(re.findall(r"^```python (\S+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"examples_{name}", ROOT / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_shows_the_files() -> None:
    assert sorted(PROGRAMS) == ["examples/careful.py", "examples/flat_search.py", "examples/random_batch.py", "examples/visitor.py"]
    for name, text in PROGRAMS.items():
        assert text == (ROOT / name).read_text("utf-8")


def test_the_bot_has_twenty_lines_and_enters_the_arena(rookery: Rookery, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(PROGRAMS["examples/careful.py"].splitlines()) <= 20
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    monkeypatch.chdir(tmp_path)
    ran = rookery("arena", "five-towers", "uniform", "careful:Careful", "--games", "8", "--markdown", "table.md")
    assert ran.code == 0
    assert "careful:Careful" in (tmp_path / "table.md").read_text("utf-8")


def test_the_bot_is_stronger_than_chance() -> None:
    series = meet(example("careful").Careful(), make_bot("five-towers", "uniform"), deals=10, seed=1)
    assert (series.forfeits(0), series.share.mean > 70) == ([], True)


@pytest.mark.parametrize("game", ["five-towers", "carcassonne"])
def test_the_search_on_the_twin_beats_chance_in_both_games(game: str) -> None:
    bot = example("flat_search").FlatSearch()
    bot.playouts = {"five-towers": 20, "carcassonne": 2}[game]
    series = meet(bot, make_bot(game, "uniform"), Setup(game, 2), deals=2 if game == "five-towers" else 1, seed=3)
    assert (series.forfeits(0), series.share.mean) == ([], 100.0)


@pytest.mark.parametrize("game", ["five-towers", "carcassonne"])
def test_players_are_objects_with_a_score_in_both_games(game: str) -> None:
    match = Match(GAMES[game], Setup(game, 3))
    play_out(match, [make_bot(game, "uniform")] * 3, chance=Random(1), thought=Random(1))
    view: Any = match.view(0)
    assert tuple(player.score for player in view.players) == view.scores
    assert any(view.scores)


def test_every_field_of_a_view_is_explained() -> None:
    for game in GAMES.values():
        for field in fields(game.view):
            assert f"`{field.name}`" in PAGE, f"{field.name} of {game.name}"


@pytest.mark.extras
def test_the_batch_plays_thousands_of_games() -> None:
    program = example("random_batch")
    shares = program.play(games=256, seats=3, steps=400, seed=2)
    assert shares.tolist() == program.play(games=256, seats=3, steps=400, seed=2).tolist()
    assert shares.sum() == pytest.approx(1)
    assert all(0.2 < share < 0.5 for share in shares)
