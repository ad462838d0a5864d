"""`rookery arena` survives bots that misbehave and result files that are damaged or foreign: it loses no game and explains the error."""

import json
import sys
from pathlib import Path

import pytest

from tests.cli.running import Rookery, is_one_sentence
from tests.play import programs

BOTS = """
import os, signal, sys, time
print("a module that prints")
class First:
    def choose(self, view, rng):
        print("thinking")
        return view.choices[0].action
class Exits(First):
    def choose(self, view, rng):
        sys.exit(3)
class BreaksAtTheEnd(First):
    def begin(self, setup, seat, seed):
        pass
    def end(self, view):
        raise ValueError("too late")
class Unprintable(First):
    def choose(self, view, rng):
        raise RuntimeError("\\ud800")
class Dies(First):
    def choose(self, view, rng):
        os._exit(7)
class Needy:
    def __init__(self, depth):
        pass
class Broken:
    def __init__(self):
        self.nothing.here
class Crashes(First):
    def choose(self, view, rng):
        os.kill(os.getpid(), signal.SIGSEGV)
class Hangs(First):
    def choose(self, view, rng):
        while True:
            try:
                time.sleep(60)
            except BaseException:
                pass
"""


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "troublesome_bots", raising=False)
    (tmp_path / "troublesome_bots.py").write_text(BOTS, "utf-8")
    (tmp_path / "half_a_bot.py").write_text("class Half(", "utf-8")


def forfeits(rookery: Rookery, bot: str, *arguments: str) -> tuple[int, str]:
    """Return how many of two games this bot forfeits, and why."""
    ran = rookery("arena", "five-towers", "uniform", bot, "--games", "2", "--json", *arguments)
    assert ran.code == 0
    found = json.loads(ran.out, parse_constant=pytest.fail)
    (row,) = [row for row in found["bots"] if row["name"] == bot]
    return row["forfeits"], found["reasons"].get(bot, "")


@pytest.mark.parametrize(
    ("bot", "expected"),
    [
        ("First", (0, "")),
        ("Exits", (2, "SystemExit: 3 (troublesome_bots.py, line 10, in choose)")),
        ("BreaksAtTheEnd", (0, "")),
        ("Unprintable", (2, "RuntimeError: ? (troublesome_bots.py, line 18, in choose)")),
    ],
)
def test_a_class_that_misbehaves_harms_only_itself(rookery: Rookery, bot: str, expected: tuple[int, str]) -> None:
    assert forfeits(rookery, f"troublesome_bots:{bot}") == expected


def test_output_of_bots_in_other_processes_is_not_part_of_the_result(rookery: Rookery) -> None:
    assert forfeits(rookery, "troublesome_bots:First", "--jobs", "2") == (0, "")


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(
    ("bot", "expected"),
    [("Dies", "the bot ended its process (exit code 7)"), ("Crashes", "the bot ended its process (SIGSEGV)"), ("Hangs", "no answer within 1 s")],
)
def test_a_bot_that_kills_its_process_or_hangs_there_forfeits(rookery: Rookery, bot: str, expected: str, jobs: str) -> None:
    assert forfeits(rookery, f"troublesome_bots:{bot}", "--limit", "1", "--jobs", jobs) == (2, expected)


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("troublesome_bots:Needy", "without arguments: give depth a default value"),
        ("troublesome_bots:Broken", ": AttributeError: 'Broken' object has no attribute 'nothing' (troublesome_bots.py, line 27, in __init__)"),
        ("half_a_bot:Half", ": SyntaxError: '(' was never closed (half_a_bot.py, line 1)"),
    ],
)
def test_a_class_that_cannot_be_created_is_reported_with_the_reason(rookery: Rookery, bot: str, why: str) -> None:
    ran = rookery("arena", "five-towers", "uniform", bot, "--games", "2")
    told = ran.err.removeprefix("a module that prints\n")
    assert (ran.code, ran.out) == (2, "")
    assert is_one_sentence(told)
    assert f"the bot “{bot}” cannot be created" in told
    assert why in told


def test_the_first_output_of_a_hanging_or_cheating_program_is_shown(rookery: Rookery) -> None:
    hanging = programs.program("print('so hard', file=sys.stderr); time.sleep(60)")
    count, reason = forfeits(rookery, hanging, "--limit", "4")  # a busy machine needs time to start the bot
    assert (count, reason.partition(" gave ")[2]) == (2, "no answer within 4 s; it wrote: so hard")
    lying = programs.program("print('trust me', file=sys.stderr, flush=True); print('bid 9', flush=True)")
    told = "the bot chose 'bid 9': a bid must be a number from 0 to 5, not '9'; legal here: bid 1, bid 2, bid 3, bid 4, bid 5, …; it wrote: trust me"
    assert forfeits(rookery, lying) == (2, told)


@pytest.mark.parametrize("text", ["my notes\n", "my notes", '{"game": "chess"}\n', "\ufeff", '{"game": "five-towers", "se\n{"game": '])
def test_a_foreign_file_is_not_changed(rookery: Rookery, text: str) -> None:
    file = Path("notes.txt")
    file.write_text(text, "utf-8")
    ran = rookery("arena", "five-towers", "uniform", "greedy", "--games", "2", "--records", "notes.txt")
    assert (ran.code, ran.err) == (2, "rookery: notes.txt holds another tournament; choose another file with --records.\n")
    assert file.read_text("utf-8") == text


def test_a_file_cut_off_within_a_character_is_continued(rookery: Rookery) -> None:
    command = ("arena", "five-towers", "uniform", programs.program("sys.exit('ой')"), "--games", "4", "--records", "games.jsonl")
    whole = rookery(*command).out
    file = Path("games.jsonl")
    file.write_bytes(file.read_bytes().rpartition("ой".encode())[0] + "о".encode()[:1])
    again = rookery(*command)
    assert "; so far there are 2." in again.err
    assert again.out.splitlines()[-2:] == whole.splitlines()[-2:]
    assert len(file.read_text("utf-8").splitlines()) == 4


def test_a_forfeit_in_a_file_of_a_previous_version_is_quoted_in_english(rookery: Rookery) -> None:
    command = ("arena", "five-towers", "uniform", "troublesome_bots:Exits", "--games", "2", "--records", "games.jsonl", "--language", "de")
    told = " ".join(rookery(*command).out.split())  # the line is wrapped
    assert told.endswith("verliert kampflos: der Bot ist abgestürzt: SystemExit: 3 (troublesome_bots.py, Zeile 10, in choose)")
    file = Path("games.jsonl")
    games = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert [game["tags"].pop("forfeit-data", "") != "" for game in games] == [True, True]
    before = "".join(json.dumps(game, ensure_ascii=False) + "\n" for game in games)
    file.write_text(before, "utf-8")
    assert " ".join(rookery(*command).out.split()).endswith("(„SystemExit: 3 (troublesome_bots.py, line 10, in choose)“)")
    assert file.read_text("utf-8") == before


def test_a_changed_bot_starts_a_new_tournament(rookery: Rookery) -> None:
    command = ("arena", "five-towers", "uniform", "troublesome_bots:First", "--games", "2")
    rookery(*command)
    assert "; so far there are 2." in rookery(*command).err
    file = Path("troublesome_bots.py")
    file.write_text(file.read_text("utf-8") + "# changed\n", "utf-8")
    assert "; so far there are 0." in rookery(*command).err


def test_an_unknown_bot_gets_the_list_of_bots_and_levels(rookery: Rookery) -> None:
    assert "uniform, greedy, heuristic, tuned, learned, search, novice, apprentice, journeyman, expert, master, grandmaster" in (
        rookery("arena", "five-towers", "uniform", "grandmother").err
    )
