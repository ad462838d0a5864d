"""`rookery arena` ranks bots, stores every game, and reports errors clearly."""

import json
import re
from pathlib import Path

import pytest

from rookery.core.record import replay
from rookery.games import GAMES
from rookery.play.tournament import read_game
from tests.cli.running import Rookery, Terminal
from tests.play import programs

QUICK = ("arena", "five-towers", "uniform", "greedy", "--games", "4")


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_the_standings_name_the_stronger_bot_first(rookery: Rookery) -> None:
    ran = rookery(*QUICK)
    assert ran.code == 0
    assert ran.out.index("greedy") < ran.out.index("uniform")
    assert "4 of 4 games; a fair share is 50.0% of the wins." in ran.out


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_in_several_processes(rookery: Rookery, game: str) -> None:
    ran = rookery("arena", game, "greedy", "uniform", "--games", "4", "--jobs", "2")
    assert (ran.code, "4 of 4 games" in ran.out) == (0, True)


def test_json_markdown_and_svg_agree(rookery: Rookery, tmp_path: Path) -> None:
    ran = rookery(*QUICK, "--json", "--markdown", "found.md", "--svg", "found.svg")
    found = json.loads(ran.out)
    (pair,) = found["pairs"]
    assert (pair["challenger"], pair["rival"], pair["games"], pair["share"]["mean"]) == ("uniform", "greedy", 4, 0)
    assert [row["name"] for row in found["bots"]] == ["greedy", "uniform"]
    assert "| uniform – greedy | 0.0 [0.0, " in (tmp_path / "found.md").read_text("utf-8")
    assert "uniform – greedy" in (tmp_path / "found.svg").read_text("utf-8")


def test_every_game_is_stored_with_its_players(rookery: Rookery, tmp_path: Path) -> None:
    rookery(*QUICK, "--records", "games.jsonl", "--seed", "9")
    games = [read_game(line, number) for number, line in enumerate((tmp_path / "games.jsonl").read_text("utf-8").splitlines())]
    assert len(games) == 4
    for game in games:
        assert {game.record.tags["player 0"], game.record.tags["player 1"]} == {"uniform", "greedy"}
        assert game.record.tags["seed"] == "9"
        assert list(replay(GAMES["five-towers"], game.record))


def test_the_same_command_resumes_and_a_finished_one_only_reports(rookery: Rookery) -> None:
    first = rookery(*QUICK)
    again = rookery(*QUICK)
    assert "; so far there are 4." in again.err
    assert again.out == first.out


def test_stopping_early_gives_the_reason_and_a_smaller_series_reports_all_stored_games(rookery: Rookery) -> None:
    early = rookery("arena", "five-towers", "uniform", "greedy", "--games", "400", "--until", "20").out
    assert "20 of 400 games" in early
    assert "Stopped early because the question is answered: uniform – greedy\n" in early
    again = rookery(*QUICK).out
    assert "20 of 20 games" in again
    assert "Stopped early" not in again


def test_results_that_depend_on_the_host_are_reported(rookery: Rookery) -> None:
    """One of two hosts lets the weaker bot win its deals."""
    command = (*QUICK[:-1], "80", "--records", "games.jsonl")
    rookery(*command)
    file = Path("games.jsonl")
    games = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    for number, game in enumerate(games):
        game["tags"]["host"] = "good" if number < 60 else "broken"
        if number >= 60:
            game["scores"] = [1, 0] if game["tags"]["player 0"] == "uniform" else [0, 1]
    file.write_text("".join(json.dumps(game) + "\n" for game in games), "utf-8")
    shown = " ".join(rookery(*command, "--markdown", "found.md").out.split())
    assert "The results of these hosts differ from all others by more than three standard errors: broken, good" in shown
    assert re.search(r"broken .* 20 +-\d+\.\d ± \d", shown)
    assert "| broken | " in Path("found.md").read_text("utf-8")
    hosts = {host["host"]: host for host in json.loads(rookery(*command, "--json").out)["hosts"]}
    assert (hosts["broken"]["games"], hosts["broken"]["residual"]["large"]) == (20, True)
    assert hosts["broken"]["residual"]["mean"] == -hosts["good"]["residual"]["mean"] < -50


def test_ctrl_c_loses_nothing(rookery: Rookery) -> None:
    with Terminal(["arena", "five-towers", "greedy", "heuristic", "--games", "100000", "--records", "games.jsonl"], columns=120) as terminal:
        terminal.expect("greedy – heuristic")
        terminal.press_ctrl_c()
        terminal.expect("Nothing is lost: the same command continues.")
        assert terminal.wait() == 130
    kept = len(Path("games.jsonl").read_text("utf-8").splitlines())
    ran = rookery("arena", "five-towers", "greedy", "heuristic", "--games", "2", "--records", "games.jsonl", "--json")
    assert json.loads(ran.out)["pairs"][0]["games"] == kept >= 2


def test_custom_programs_and_classes_can_compete(rookery: Rookery, tmp_path: Path) -> None:
    (tmp_path / "own_arena_bots.py").write_text("class Last:\n    def choose(self, view, rng):\n        return view.choices[-1].action\n", "utf-8")
    ran = rookery("arena", "five-towers", "own_arena_bots:Last", programs.FIRST, "--games", "2", "--json")
    assert {row["name"]: row["forfeits"] for row in json.loads(ran.out)["bots"]} == {"own_arena_bots:Last": 0, programs.FIRST: 0}


def test_a_bot_that_fails_forfeits_and_its_last_output_is_shown(rookery: Rookery) -> None:
    ran = rookery("arena", "five-towers", "uniform", programs.DYING, "--games", "2", "--json")
    found = json.loads(ran.out)
    assert [(row["games"], row["forfeits"]) for row in found["bots"] if row["name"] == programs.DYING] == [(2, 2)]
    assert found["reasons"][programs.DYING].endswith("it wrote: out of ideas")


def test_the_tables_and_the_reasons_are_in_the_readers_language(rookery: Rookery, tmp_path: Path) -> None:
    written = ("--markdown", "found.md", "--svg", "found.svg", "--language", "pl")
    told = " ".join(rookery("arena", "five-towers", "uniform", programs.DYING, "--games", "2", *written).out.split())
    assert "zakończył działanie; program wypisał: out of ideas" in told
    assert "has stopped running" not in told
    table = (tmp_path / "found.md").read_text("utf-8")
    assert "| 100,0 [" in table
    assert not re.search(r"[|[;±] *\d+\.\d", table), "a decimal point in a cell, not in a program's path"
    assert ">100,0</text>" in (tmp_path / "found.svg").read_text("utf-8")


@pytest.mark.parametrize(
    "arguments",
    [
        ("five-towers", "uniform"),
        ("five-towers", "uniform", "uniform"),
        ("five-towers", "uniform", "nobody-knows-this-bot"),
        ("five-towers", "uniform", "no_such_module:Bot"),
        ("five-towers", "uniform", "rookery.bots:Nobody"),
        ("five-towers", "uniform", "collections:Counter"),
        ("five-towers", "uniform", "greedy@50ms"),
        ("five-towers", "uniform", "greedy@0ms"),
        ("five-towers", "uniform", "greedy", "--seats", "6"),
        ("five-towers", "uniform", "greedy", "--games", "0"),
        ("five-towers", "uniform", "greedy", "--jobs", "0"),
        ("five-towers", "uniform", "greedy", "--jobs", "2", "--cluster", "auto"),
        ("five-towers", "uniform", "greedy", "--limit", "0"),
        ("chess", "uniform", "greedy"),
    ],
)
def test_invalid_tournaments_get_one_sentence(rookery: Rookery, arguments: tuple[str, ...]) -> None:
    rookery("arena", *arguments).fails(2)


def test_a_file_of_another_tournament_is_named(rookery: Rookery) -> None:
    rookery(*QUICK, "--records", "games.jsonl")
    ran = rookery(*QUICK, "--seed", "other", "--records", "games.jsonl")
    assert (ran.code, ran.err) == (2, "rookery: games.jsonl holds another tournament; choose another file with --records.\n")
