"""`rookery score carcassonne`: points from a real table, undo, lists, and the final scoring in steps."""

import json
from typing import Any

import pytest

from rookery.cli.carcassonne.sheet import ScoreSheet
from rookery.cli.errors import InputError
from rookery.games import GAMES
from rookery.locale import languages
from tests.cli.running import Rookery, Terminal
from tools.generate import SCORE_CASES

EVERYTHING = GAMES["carcassonne"].expansions
NAMES = ("Mila", "Jonas", "Ona", "Petro", "Zoë")
CASES = json.loads(SCORE_CASES.read_text(encoding="utf-8"))

PLAYED = """Mila, Jonas, Ona
Ona, Mila: city 4 1
Jonas: guard
# thieves, and second thoughts
thieves 6+5: Jonas 2, Ona
undo
mi: other -3
end
3 0 1
2+1 0 0
8 0 0
2 0 0
4
0 0 1
"""


def line_of(entry: dict[str, Any]) -> str:
    """Format a scoring event of a real game as a person would type it."""
    name, counts = NAMES[entry["seat"]], entry["counts"]
    if entry["kind"] == "thieves":
        return f"thieves {counts[0]}+{counts[1]}: {name}"
    numbers = {"city": counts, "road": counts[:1], "abbot": counts[:1]}.get(entry["kind"], [])
    return " ".join([f"{name}: {entry['kind']}", *map(str, numbers)])


@pytest.mark.parametrize("case", CASES["games"], ids=lambda case: case["game"])
def test_the_sheet_of_a_real_game_has_its_scores(case: dict[str, Any]) -> None:
    sheet = ScoreSheet(NAMES[: case["seats"]], EVERYTHING)
    for entry in case["entries"]:
        assert [gain.points for gain in sheet.note(line_of(entry)).gains] == [entry["points"]]
    final = case["final"]
    for step in sheet.steps:
        if step == "stolen":
            sheet.count(str(final["stolen"]))
        elif step == "city":
            sheet.count(" ".join(f"{tiles}+{shields}" for tiles, shields in zip(final["city"], final["shields"], strict=True)))
        else:
            sheet.count(" ".join(map(str, final[step])))
    assert sheet.totals() == case["scores"]


def test_lines_are_read_from_standard_input_and_end_in_the_result(rookery: Rookery) -> None:
    ran = rookery("score", "carcassonne", stdin=PLAYED.encode())
    assert ran.code == 0
    assert ran.out.splitlines()[:9] == [
        "Mila",
        "completed cities        10",
        "incomplete roads         3",
        "incomplete cities        3",
        "incomplete monasteries   8",
        "fields                   6",
        "other points            -3",
        "--------------------------",
        "total                   27",
    ]
    assert ran.out.endswith("1. Mila: 27\n2. Ona: 20\n3. Jonas: 2\nMila wins with 27 points.\n")


def test_unused_expansions_are_left_out(rookery: Rookery) -> None:
    base = ("score", "carcassonne", "Mila", "Jonas", "--expansions", "river", "--no-fields")
    assert rookery(*base, stdin=b"end\n1 2\n3 4\n5 6\n").out.endswith("Jonas wins with 12 points.\n")
    wrong = rookery(*base, stdin=b"Mila: guard\n")
    wrong.fails(1, "Line 1: “guard” scores nothing here. Choose from road, city, monastery, other.")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("city 4", "doesn’t say who scores"),
        ("Eve: city 4", "“Eve” is not one of the players: Mila, Jonas, Ona"),
        ("Mila: castle 4", "“castle” scores nothing here"),
        ("Mila:", "“” scores nothing here"),
        ("Mila: city", "city takes 1 to 2 numbers"),
        ("Mila: road 3 4", "road takes one number"),
        ("Mila: monastery 9", "monastery takes no number"),
        ("Mila: road -3", "“-3” is not a number from 0 to 999"),
        ("Mila: road 1000", "“1000” is not a number"),
        ("thieves: Mila", "doesn’t say who scores"),
        ("thieves 6: Eve 2", "“Eve” is not one of the players"),
        ("undo", "Nothing is noted there yet."),
        ("history", "Nothing is noted there yet."),
    ],
)
def test_invalid_lines_are_refused_with_their_number(line: str, words: str, rookery: Rookery) -> None:
    rookery("score", "carcassonne", "Mila", "Jonas", "Ona", stdin=f"\n{line}\n".encode()).fails(1, "Line 2: ", words)


@pytest.mark.parametrize(
    ("players", "words"),
    [
        (["Mila"], "There are 2 to 5 players."),
        ([f"P{number}" for number in range(6)], "There are 2 to 5 players."),
        (["Mila", "mila"], "Mila is named twice."),
        (["Mila", "O:na"], "1 to 40 characters and no colon"),
    ],
)
def test_invalid_players_are_refused(players: list[str], words: str, rookery: Rookery) -> None:
    rookery("score", "carcassonne", *players).fails(2, words)


def test_a_wrong_answer_in_the_final_scoring_changes_nothing() -> None:
    sheet = ScoreSheet(NAMES[:2], EVERYTHING)
    for wrong in ("1", "1 2 3", "1+1 2", "x 2"):
        with pytest.raises(InputError):
            sheet.count(wrong)
    assert (sheet.step, sheet.counts) == ("road", [])


def test_a_person_can_correct_mistakes_and_undo() -> None:
    with Terminal(["score", "carcassonne"], rows=60, columns=120) as terminal:
        terminal.reply("Who is playing?", "Mila, Ona")
        terminal.reply("Write who scored, a colon, and what for:", "Mila: city 4 1")
        terminal.reply("Scores: Mila 10, Ona 0.", "Ona: castle")
        terminal.reply("“castle” scores nothing here", "Ona: road 3")
        terminal.reply("Scores: Mila 10, Ona 3.", "history ona")
        terminal.reply("Ona: road 3 (Ona +3)", "undo")
        terminal.reply("Taken back: Ona: road 3. Scores: Mila 10, Ona 0.", "end")
        terminal.reply("Tiles of incomplete roads (Mila, Ona):", "5 5")
        terminal.reply("Scores: Mila 15, Ona 5.", "undo")
        terminal.expect("Tiles of incomplete roads (Mila, Ona):")
        for answer in ("0 2", "0 0", "0 0", "0 3", "0", "0 0"):
            terminal.type(answer)
        terminal.expect("Ona wins with 11 points.")
        assert terminal.wait() == 0


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_sheet(language: str, rookery: Rookery) -> None:
    rookery("score", "carcassonne", "--language", language, stdin=PLAYED.encode()).shows("27")
    assert "rookery score carcassonne Mila Jonas Ona" in rookery("score", "--help", "--language", language).out
