"""The bare package plays, simulates and referees; only the server's commands need `rookery[server]`."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from rookery.cli import COMMANDS, SERVER_COMMANDS

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
SERVER = [requirement.partition(">")[0] for requirement in PROJECT["optional-dependencies"]["server"]]
BARE = "import json, sys; sys.modules.update(dict.fromkeys(json.loads(sys.argv[1]))); from rookery.cli import main; sys.exit(main(sys.argv[2:]))"
"""Run the command line in a process where the named modules cannot be imported."""
HELP = BARE.replace("main(sys.argv[2:])", "any([main([command, '--help']) for command in sys.argv[2:]])")
"""Print the help of all the named commands; exit with 1 if one of them fails."""


def bare(*words: str, text: str = "", program: str = BARE) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", program, json.dumps(SERVER), *words], input=text, capture_output=True, text=True, check=False)


def test_only_the_server_needs_its_packages() -> None:
    assert {"litestar", "uvicorn", "msgspec"} <= set(SERVER)
    assert not [name for name in SERVER if name in " ".join(PROJECT["dependencies"])]


@pytest.mark.parametrize("command", SERVER_COMMANDS)
def test_without_them_a_command_of_the_server_says_what_to_install(command: str) -> None:
    said = bare(command, "--language", "en")
    assert said.returncode == 2
    assert re.fullmatch(rf"rookery: rookery {command} needs .*: pip install 'rookery\[server\]'\n", said.stderr)
    assert said.stdout == ""


def test_without_them_every_other_command_still_loads() -> None:
    commands = [command for command in COMMANDS if command not in SERVER_COMMANDS]
    said = bare(*commands, program=HELP)
    assert said.returncode == 0, said.stderr
    assert not [command for command in commands if f"rookery {command}" not in said.stdout]


def test_without_them_bots_play_and_the_record_replays_and_is_drawn(tmp_path: Path) -> None:
    simulated = bare("simulate", "carcassonne", "--games", "1", "--seed", "1", "--json", "--bots", "uniform")
    assert simulated.returncode == 0, simulated.stderr
    drawn = bare("replay", "-", "--svg", str(tmp_path / "end.svg"), text=simulated.stdout)
    assert drawn.returncode == 0, drawn.stderr
    assert (tmp_path / "end.svg").read_text("utf-8").startswith("<svg")


def test_without_them_the_referee_answers() -> None:
    said = bare("referee", "five-towers", "--seats", "2", "--chance", "auto", "--seed", "1", text="bid 1\n")
    assert said.returncode == 0, said.stderr
    assert [json.loads(line)["version"] for line in said.stdout.splitlines()] == [5, 6]


def test_without_the_packages_for_postgresql_the_server_says_what_to_install(tmp_path: Path) -> None:
    place = ("--database", "postgresql:///rookery", "--data", str(tmp_path / "data.sqlite3"))
    command = [sys.executable, "-c", BARE, json.dumps(["asyncpg"]), "serve", "--no-browser", "--language", "en", *place]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr == "rookery: PostgreSQL needs one more package: pip install 'rookery[server,postgres]'\n"
