"""`rookery replay FILE --svg OUT`: a position of a record as a picture."""

import json
import re
from pathlib import Path
from typing import Literal
from xml.etree import ElementTree

import pytest

from rookery.core.record import replay
from rookery.core.record_text import read_json, read_rook
from rookery.drawing import THEMES, draw
from rookery.games import GAMES
from tests.cli.running import Rookery, is_one_sentence

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"


def record_of(game: str) -> Path:
    return PICTURES / {"carcassonne": "board.rook", "five-towers": "table.rook"}[game]


def drawn(game: str, at: int, theme: Literal["light", "dark"] = "light") -> str:
    """Draw a position of the record as a spectator sees it."""
    record = read_rook(record_of(game).read_text("utf-8"))
    view = GAMES[game].rules(record.setup).view(list(replay(GAMES[game], record))[at], None)
    return draw(view, theme=theme, names=[record.tags[f"player {seat}"] for seat in range(record.setup.seats)]).svg


@pytest.mark.parametrize("game", GAMES)
def test_the_last_position_is_drawn(game: str, tmp_path: Path, rookery: Rookery) -> None:
    picture = tmp_path / "out.svg"
    ran = rookery("replay", str(record_of(game)), "--svg", str(picture))
    assert (ran.code, ran.out, ran.err) == (0, f"Saved to {picture}.\n", "")
    assert picture.read_text("utf-8") == drawn(game, -1)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_any_position_is_drawn_in_both_themes(game: str, theme: str, tmp_path: Path, rookery: Rookery) -> None:
    picture = tmp_path / "out.svg"
    assert rookery("replay", str(record_of(game)), "--at", "12", "--svg", str(picture), "--theme", theme).code == 0
    assert picture.read_text("utf-8") == drawn(game, 12, "dark" if theme == "dark" else "light")
    assert f'class="rk-{theme}"' in picture.read_text("utf-8")


@pytest.mark.parametrize(("tags", "names"), [({}, ["Seat 0", "Seat 1"]), ({"player 0": "Ann", "player 1": "Zoë"}, ["Ann", "Zoë"])])
def test_one_record_of_many_is_drawn_with_names_or_the_numbers_of_the_seats(
    tags: dict[str, str], names: list[str], tmp_path: Path, rookery: Rookery
) -> None:
    games, picture = tmp_path / "games.jsonl", tmp_path / "out.svg"
    played = rookery("simulate", "five-towers", "--games", "2", "--seats", "2", "--seed", "7", "--bots", "uniform", "--json").out
    games.write_text("".join(json.dumps({**json.loads(line), "tags": tags}) + "\n" for line in played.splitlines()), "utf-8")
    assert rookery("replay", str(games), "--record", "2", "--svg", str(picture)).code == 0
    text = "".join(ElementTree.fromstring(picture.read_text("utf-8")).itertext())
    scores = read_json(games.read_text("utf-8").splitlines()[1]).scores
    assert scores is not None
    assert all(name in text and str(score) in text for name, score in zip(names, scores, strict=True))


def test_names_from_a_record_cannot_break_the_picture(tmp_path: Path, rookery: Rookery) -> None:
    picture = tmp_path / "out.svg"
    tags = {"player 0": "<b>&\"'\x1b[2J]]>", "player 1": "Zoë"}
    record = json.dumps({"game": "five-towers", "seats": 2, "actions": ["reveal sand-7"], "tags": tags})
    assert rookery("replay", "-", "--svg", str(picture), stdin=record.encode()).code == 0
    root = ElementTree.fromstring(picture.read_text("utf-8"))
    assert not any(element.tag.endswith("}b") for element in root.iter())
    assert "Zoë" in "".join(root.itertext())


def test_a_picture_refers_to_nothing_outside(tmp_path: Path, rookery: Rookery) -> None:
    picture = tmp_path / "out.svg"
    rookery("replay", str(record_of("carcassonne")), "--svg", str(picture))
    assert set(re.findall(r"https?://[^\"' <]*", picture.read_text("utf-8"))) == {"http://www.w3.org/2000/svg"}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--svg", "there.svg"], "there.svg already exists"),
        (["--svg", "."], "is a folder"),
        (["--svg", "nowhere/out.svg"], "its folder does not exist"),
        (["--svg", "out.svg", "--theme", "blue"], "There is no theme “blue” (known: light, dark)."),
        (["--svg", "out.svg", "--json"], "--json and --svg cannot be used together"),
        (["--svg", "out.svg", "--at", "9999"], "actions, not 9,999"),
        (["--svg"], "--svg needs a value"),
    ],
)
def test_a_picture_that_cannot_be_made_gets_one_sentence_and_leaves_no_file(
    arguments: list[str], words: str, tmp_path: Path, rookery: Rookery, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("there.svg").write_text("precious")
    rookery("replay", str(record_of("five-towers")), *arguments).fails(2, words)
    assert [path.name for path in tmp_path.iterdir()] == ["there.svg"]
    assert Path("there.svg").read_text() == "precious"


def test_a_broken_record_or_many_records_leave_no_picture(tmp_path: Path, rookery: Rookery) -> None:
    line = json.dumps({"game": "five-towers", "seats": 2, "actions": ["reveal sand-7"]})
    picture = tmp_path / "out.svg"
    for content, words in ((line.replace("reveal", "revel"), "revel"), (f"{line}\n{line}", "choose one with --record")):
        ran = rookery("replay", "-", "--svg", str(picture), stdin=content.encode())
        assert ran.code in (1, 2)
        assert is_one_sentence(ran.err)
        assert words in ran.err
        assert list(tmp_path.iterdir()) == []


def test_force_replaces_a_picture(tmp_path: Path, rookery: Rookery) -> None:
    picture = tmp_path / "out.svg"
    picture.write_text("old")
    assert rookery("replay", str(record_of("five-towers")), "--svg", str(picture), "--force").code == 0
    assert picture.read_text("utf-8").startswith("<svg ")
    assert list(tmp_path.iterdir()) == [picture]
