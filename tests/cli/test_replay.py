"""`rookery replay`: check and show records."""

import json
import re
from pathlib import Path

import pytest

from rookery.core.record_text import MAX_RECORD, read_json, write_rook
from tests.cli.running import Rookery, is_one_sentence, run_shell

SHORT = """\
game: five-towers
seats: 2
player 0: Ada

reveal sand-7
reveal candy-1
reveal tree-12
reveal scrap-9
reveal scary-3
bid 3
pass
demolish sand
end
"""
BEGUN = SHORT.replace("demolish sand", "place sand-7")


@pytest.fixture
def games(tmp_path: Path, rookery: Rookery) -> Path:
    """A file with three whole games."""
    file = tmp_path / "games.jsonl"
    file.write_text(rookery("simulate", "five-towers", "--seats", "3", "--games", "3", "--seed", "7", "--bots", "uniform", "--json").out)
    return file


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    file = tmp_path / "begun.rook"
    file.write_text(BEGUN)
    return file


def test_a_record_is_shown_as_sentences(begun: Path, rookery: Rookery) -> None:
    ran = rookery("replay", str(begun))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines() == [
        "5 Towers with 2 players, 8 actions",
        "",
        "Round 1",
        "    5  Revealed: sand 7, candy 1, tree 12, scrap 9 and scary 3.",
        "    6  Seat 0 (Ada) bids 3.",
        "    7  Seat 1 passes. Seat 0 (Ada) takes 3 cards.",
        "    8  Seat 0 (Ada) places sand 7.",
        "",
        "The game is not finished.",
    ]


def test_a_finished_record_ends_with_its_score_sheets(games: Path, rookery: Rookery) -> None:
    record = json.loads(games.read_text().splitlines()[1])
    ran = rookery("replay", str(games), "--record", "2")
    assert sorted(map(int, re.findall(r"total +(-?\d+)", ran.out))) == sorted(record["scores"])
    assert "The game is over: the draw pile has run out a second time." in ran.out
    assert f"with {max(record['scores'])} points" in ran.out.splitlines()[-1]


def test_the_table_is_shown_after_any_number_of_actions(begun: Path, rookery: Rookery) -> None:
    ran = rookery("replay", str(begun), "--at", "8", "--plain")
    ran.shows("After 8 actions", "Display  [C  1] [Y  3] [T 12] [P v9]  2 more to place")
    start = rookery("replay", str(begun), "--at", "0")
    assert "Before the first action" in start.out


def test_a_rook_text_becomes_json_and_json_stays_unchanged(begun: Path, games: Path, rookery: Rookery) -> None:
    ran = rookery("replay", str(begun), "--json")
    assert write_rook(read_json(ran.out)) == BEGUN.replace("player", "opener: 0\nplayer")
    assert rookery("replay", str(games), "--json").out == games.read_text()


def test_json_can_be_cut_after_an_action(games: Path, rookery: Rookery) -> None:
    cut = json.loads(rookery("replay", str(games), "--record", "1", "--at", "5", "--json").out)
    assert (len(cut["actions"]), cut["scores"]) == (5, None)


def test_many_records_are_checked_and_summed_up(games: Path, rookery: Rookery) -> None:
    actions = sum(len(json.loads(line)["actions"]) for line in games.read_text().splitlines())
    ran = rookery("replay", str(games))
    assert ran.out == f"All 3 records are correct, finished: 3; {actions} actions were checked.\n"


def test_a_dash_reads_standard_input(games: Path, begun: Path, rookery: Rookery) -> None:
    assert "All 3 records" in rookery("replay", "-", stdin=games.read_bytes()).out
    assert "Seat 0 (Ada) bids 3." in rookery("replay", "-", stdin=begun.read_bytes()).out


def test_byte_order_marks_and_windows_line_ends_are_accepted(rookery: Rookery) -> None:
    ran = rookery("replay", "-", stdin=b"\xef\xbb\xbf" + BEGUN.replace("\n", "\r\n").encode())
    assert ran.code == 0


def _json(**changes: object) -> str:
    return json.dumps({"game": "five-towers", "seats": 2, "actions": ["reveal sand-7"], **changes})


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (SHORT.encode(), "line 12: action 8: “demolish sand” is not allowed here under rule FT-35"),
        (BEGUN.replace("end", "end 3 4").encode(), "its game is not over"),
        (BEGUN.replace("end\n", "").encode(), "cut off"),
        (BEGUN.replace("seats: 2", "seats: two").encode(), "“two” is not a number"),
        (BEGUN.replace("five-towers", "chess").encode(), "no game “chess”"),
        (b"", "cut off"),
        (b"\xff\xfe\x00", "not UTF-8 text (byte 0xFF)"),
        (b"# " + b"x" * (MAX_RECORD + 1), "longer than the limit of 1,048,576 bytes"),
        (b"{", "not a JSON record"),
        (f"{_json()}\n{_json(actions=['bid 3'])}\n".encode(), "line 2: action 1: “bid 3”"),
        (f"{_json()}\n".encode() + b'{"\xff"}', "not UTF-8"),
        (_json(seats=7).encode(), "2 to 5 players"),
        (b"{" + b"x" * (MAX_RECORD + 1), "longer than the limit of 1,048,576 bytes"),
    ],
)
def test_a_broken_record_gets_one_sentence_with_the_files_name(content: bytes, words: str, tmp_path: Path, rookery: Rookery) -> None:
    file = tmp_path / "broken.rook"
    file.write_bytes(content)
    ran = rookery("replay", str(file))
    assert ran.code in (1, 2)
    assert is_one_sentence(ran.err)
    assert words in ran.err
    assert "broken.rook" in ran.err or "chess" in ran.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--record", "4"], "there is no record number 4"),
        (["--record", "0"], "there is no record number 0"),
        (["--at", "3"], "choose one with --record"),
        (["--record", "1", "--at", "9999"], "actions, not 9,999"),
    ],
)
def test_missing_records_and_actions_are_reported(arguments: list[str], words: str, games: Path, rookery: Rookery) -> None:
    rookery("replay", str(games), *arguments).fails(2, words)


@pytest.mark.parametrize(("name", "words"), [("nowhere.rook", "there is no such file"), (".", "this is a folder")])
def test_a_file_that_cannot_be_opened_gets_one_sentence(name: str, words: str, tmp_path: Path, rookery: Rookery) -> None:
    rookery("replay", str(tmp_path / name)).fails(1, words)


def test_tags_cannot_send_control_sequences(rookery: Rookery) -> None:
    record = json.loads(_json(tags={"player 0": "\x1b[2J\x1b]0;evil\x07Eve"}))
    record["actions"] = ["reveal sand-7", "reveal candy-1", "reveal tree-12", "reveal scrap-9", "reveal scary-3", "bid 0"]
    ran = rookery("replay", "-", stdin=json.dumps(record).encode())
    assert ran.code == 0
    assert "\x1b" not in ran.out
    assert "Eve) bids 0." in ran.out


def test_a_huge_line_is_not_read_into_memory(tmp_path: Path) -> None:
    run_shell("head -c 50000000 /dev/zero | tr '\\0' '{' > huge; ulimit -v 400000; rookery replay huge", tmp_path).fails(1, "huge: longer than")


def test_json_is_utf_8_in_every_terminal(tmp_path: Path) -> None:
    (tmp_path / "zoe.jsonl").write_text(_json(tags={"player 0": "Zoë"}), "utf-8")
    ran = run_shell("PYTHONIOENCODING=latin-1 rookery replay zoe.jsonl --json", tmp_path)
    assert json.loads(ran.out)["tags"] == {"player 0": "Zoë"}
