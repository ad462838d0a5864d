"""Every example in the documents works as printed."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from rookery.core.record import Setup, replay
from rookery.core.record_text import MAX_RECORD, read_json, read_rook, write_json, write_rook
from rookery.games import GAMES
from tests.cli.running import TIMEOUT, Rookery, environment

DOCS = Path(__file__).parents[2] / "docs"
FENCE = re.compile(r"^```(\w+)([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Example(NamedTuple):
    """A fenced block: its language, its attributes and its content."""

    kind: str
    details: list[str]
    content: str


def examples(page: str, kind: str) -> list[Example]:
    found = [Example(match[1], match[2].split(), match[3]) for match in FENCE.finditer((DOCS / page).read_text("utf-8"))]
    return [example for example in found if example.kind == kind]


def _setup(example: Example) -> Setup:
    game, *settings = example.details
    named = dict(setting.split("=") for setting in settings)
    return Setup(game, int(named["seats"]), expansions=tuple(filter(None, named.get("expansions", "").split(","))))


@pytest.mark.parametrize("example", examples("notation.md", "action"), ids=lambda example: example.details[0])
def test_actions_read_back_as_written(example: Example) -> None:
    setup = _setup(example)
    lines = example.content.splitlines()
    assert [str(GAMES[setup.game].read_action(setup, line)) for line in lines] == lines


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_of_every_game_is_in_the_notation(game: str, rookery: Rookery) -> None:
    shown = {line.split()[0] for example in examples("notation.md", "action") if example.details[0] == game for line in example.content.splitlines()}
    expansions = ",".join(GAMES[game].expansions)
    ran = rookery("simulate", game, "--games", "4", "--seed", "7", "--bots", "uniform", "--expansions", expansions, "--json")
    played = {action.split()[0] for line in ran.out.splitlines() for action in json.loads(line)["actions"]}
    assert played <= shown


@pytest.mark.parametrize("example", examples("notation.md", "position"), ids=lambda example: example.content[:20])
def test_positions_read_back_as_written(example: Example) -> None:
    setup, game = _setup(example), GAMES[_setup(example).game]
    text = example.content.strip()
    assert game.write_position(setup, game.read_position(setup, text)) == text


@pytest.mark.parametrize("example", examples("notation.md", "rook"), ids=lambda example: example.content[-30:])
def test_rook_texts_replay_and_read_back_as_written(example: Example) -> None:
    record = read_rook(example.content)
    assert len(list(replay(GAMES[record.setup.game], record))) == len(record.actions) + 1
    assert write_rook(record) == example.content


def test_json_lines_replay_and_read_back_as_written() -> None:
    (example,) = examples("notation.md", "json")
    record = read_json(example.content)
    assert len(list(replay(GAMES[record.setup.game], record))) == len(record.actions) + 1
    assert write_json(record) == example.content.strip()


def test_the_notation_states_the_limit_of_a_record() -> None:
    assert f"{MAX_RECORD:,} characters" in (DOCS / "notation.md").read_text("utf-8")


def test_the_referee_answers_as_the_protocol_says(rookery: Rookery) -> None:
    (example,) = examples("protocol.md", "dialogue")
    lines = example.content.splitlines()
    typed = [line.removeprefix("> ") for line in lines if line.startswith("> ")]
    ran = rookery(*example.details[1:], stdin="\n".join(typed).encode())
    answers: list[dict[str, Any]] = [json.loads(line) for line in ran.out.splitlines()]
    said = 0
    for line in lines:
        if line.startswith("> "):
            said += 1
            continue
        shown, answer = json.loads(line), answers[said]
        assert shown == (answer if "error" in shown else {key: answer[key] for key in shown})
    assert said == len(typed) == len(answers) - 1


def test_the_keys_of_a_situation_are_those_of_the_protocol(rookery: Rookery) -> None:
    section = (DOCS / "protocol.md").read_text("utf-8").split("## What the referee prints")[1].split("\n## ")[0]
    listed = re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)
    (first,) = map(json.loads, rookery("referee", "five-towers", "--seats", "2").out.splitlines())
    assert listed == [*first, "error", "rule", "message"]


def test_the_python_example_plays_a_game() -> None:
    (example,) = examples("protocol.md", "python")
    done = subprocess.run([sys.executable, "-c", example.content], capture_output=True, env=environment(), timeout=TIMEOUT, check=True, text=True)
    assert len(json.loads(done.stdout)) == 2
    assert done.stderr == ""


def test_the_glossary_has_each_word_once() -> None:
    rows = re.findall(r"^\| ([a-z][^|]*) \|", (DOCS / "glossary.md").read_text("utf-8"), re.MULTILINE)
    words = [row for row in rows if row != "word"]
    assert len(words) > 50
    assert len(words) == len(set(words))


def test_the_files_the_glossary_names_exist() -> None:
    page = (DOCS / "glossary.md").read_text("utf-8")
    package = DOCS.parent / "src" / "rookery"
    folders = {"Every game": "", "Playing": "", "Server": "server", "5 Towers": "games/five_towers", "Carcassonne": "games/carcassonne"}
    for section, folder in folders.items():
        table = page.split(f"## {section}\n")[1].split("\n## ")[0]
        for name in re.findall(r"`([\w*/]+\.py|[\w]+/)`", table):
            assert list((package / folder).glob(name.rstrip("/"))) or (package / name).exists() or (DOCS.parent / name).exists(), name
