"""The program itself: its commands, help and error messages."""

import sys
from pathlib import Path
from runpy import run_module

import pytest

from rookery import __version__
from rookery.cli import COMMANDS
from rookery.cli.arguments import Parser
from rookery.cli.errors import InputError
from rookery.locale import Words
from tests.cli.running import Rookery, is_one_sentence, run_shell


def test_the_version_is_shown(rookery: Rookery) -> None:
    assert rookery("--version") == (0, f"rookery {__version__}\n", "")


def test_the_package_runs_as_a_module(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["rookery", "--version"])
    with pytest.raises(SystemExit) as ended:
        run_module("rookery", run_name="__main__")
    assert (ended.value.code, capsys.readouterr().out) == (0, f"rookery {__version__}\n")


def test_help_lists_every_command(rookery: Rookery) -> None:
    ran = rookery("--help")
    assert ran.code == 0
    assert all(f"\n    {command} " in ran.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_an_example(command: str, rookery: Rookery) -> None:
    ran = rookery(command, "--help")
    assert ran.code == 0
    assert ran.out.startswith(f"usage: rookery {command}")
    ran.shows("Example", f"  rookery {command}")


def test_without_a_command_help_is_shown_and_the_exit_code_is_2(rookery: Rookery) -> None:
    ran = rookery()
    assert (ran.code, ran.out) == (2, "")
    assert "usage: rookery" in ran.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["dance"], "no such command"),
        (["play"], "Name a game"),
        (["play", "chess"], "There is no game “chess” (known: five-towers"),
        (["play", "five-towers", "--seats"], "--seats needs a value"),
        (["play", "five-towers", "--seats", "many"], "“many” must be a whole number"),
        (["play", "five-towers", "--seats", "9"], "2 to 5 players, not 9"),
        (["play", "five-towers", "--colour"], "no argument “--colour”"),
        (["play", "five-towers", "--option", "overbids"], "NAME=VALUE"),
        (["play", "five-towers", "--option", "speed=fast"], "no option “speed”"),
        (["play", "five-towers", "--option", "overbids=maybe"], "refused, retract"),
        (["play", "five-towers", "--option", "overbids=refused", "--option", "overbids=retract"], "given twice"),
        (["play", "five-towers", "--expansions", "river"], "no expansion “river”"),
        (["play", "five-towers", "--opener", "3"], "opener must be a seat from 0 to 2"),
        (["play", "five-towers", "--bots", "genius"], "“genius” is not a bot"),
        (["play", "five-towers", "--bots", "greedy,greedy,greedy"], "one bot for all seats or 2"),
        (["play", "five-towers", "--seats", "2", "--bots", "greedy,greedy"], "One bot is needed"),
        (["simulate"], "Something is missing: GAME."),
        (["simulate", "--seats", "3"], "Something is missing: GAME."),
        (["simulate", "--bogus"], "no argument “--bogus”"),
        (["simulate", "--bogus", "five-towers"], "no argument “--bogus”"),
        (["simulate", "five-towers", "more"], "no argument “more”"),
        (["--bogus", "simulate"], "no argument “--bogus”"),
        (["--bogus"], "no argument “--bogus”"),
        (["simulate", "--seats=2", "--bogus=3"], "no argument “--bogus=3”"),
        (["play", "five-towers", "--se", "3"], "no argument “--se”"),
        (["score"], "Something is missing: GAME."),
        (["verify"], "Something is missing: FILE."),
        (["backup"], "Something is missing: FILE."),
        (["restore", "--data"], "--data needs a value"),
        (["simulate", "five-towers", "--games", "0"], "At least one game"),
        (["referee", "five-towers"], "--seats"),
        (["referee", "five-towers", "--seats", "2", "--chance", "fate"], "not “fate”"),
        (["referee", "five-towers", "--seats", "2", "--seed", "1"], "--chance auto"),
        (["replay"], "Something is missing: FILE."),
        (["score", "carcassonne", "Red: 4"], "There are 2 to 5 players."),
        (["games", "--language", "tlh"], "no translation into “tlh” (known: "),
    ],
)
def test_wrong_arguments_get_one_sentence_and_exit_code_2(arguments: list[str], words: str, rookery: Rookery) -> None:
    rookery(*arguments).fails(2, words)


def test_errors_that_only_argparse_finds_are_input_errors_too() -> None:
    with pytest.raises(InputError, match="usage-value"):
        Parser(words=Words()).error("of its own")


def test_an_argument_that_is_not_utf_8_gets_one_sentence(rookery: Rookery) -> None:
    rookery("score", "five-towers", "R\udcffd: 4").fails(2, "not UTF-8")


def test_games_lists_what_can_be_played(rookery: Rookery) -> None:
    ran = rookery("games")
    assert ran.code == 0
    assert "5 Towers (five-towers)" in ran.out
    assert "2 to 5 players, ages 7 and up, 15 to 30 minutes" in ran.out
    assert "Kasper Lapp" in ran.out
    assert "bots, from weakest to strongest: Pip (uniform)," in ran.out
    assert ran.out.index("refused (default)") < ran.out.index("retract:")


def test_closed_output_breaks_nothing(tmp_path: Path) -> None:
    assert run_shell("rookery games >&- 2>&-", tmp_path) == (0, "", "")


def test_a_full_disk_gets_one_sentence(tmp_path: Path) -> None:
    run_shell("rookery games >/dev/full", tmp_path).fails(1, "no space left")


def test_a_closed_pipe_gets_one_sentence(tmp_path: Path) -> None:
    ran = run_shell(
        "{ rookery simulate five-towers --seats 2 --games 500 --seed 1 --bots uniform --json; echo $? >&2; } | head -n 1 | wc -l", tmp_path
    )
    sentence, code = ran.err.splitlines(keepends=True)
    assert ran.out.strip() == "1"
    assert is_one_sentence(sentence)
    assert code == "141\n"


def test_an_ascii_output_gets_ascii_characters(tmp_path: Path) -> None:
    ran = run_shell("echo quit | PYTHONIOENCODING=ascii rookery play five-towers --seed 1 --opener 0", tmp_path)
    ran.shows("> You")
    assert ran.out.isascii()


def test_commands_for_programs_do_not_load_rich_or_fluent(tmp_path: Path) -> None:
    for arguments in ("referee five-towers --seats 2", "simulate five-towers --games 1 --seed 1 --json"):
        loaded = "sorted({'rich', 'fluent'} & set(sys.modules))"
        code = f"import sys; from rookery.cli import main; main({arguments.split()!r}); print({loaded}, file=sys.stderr)"
        ran = run_shell(f'{sys.executable} -c "{code}" </dev/null', tmp_path)
        assert ran.err == "[]\n"
