"""`rookery play carcassonne`: a person plays against bots."""

import re
from pathlib import Path

import pytest

from rookery.core.record import replay
from rookery.core.record_text import read_rook
from rookery.games import GAMES
from tests.cli.running import Rookery, Terminal

FIRST = ("play", "carcassonne", "--seats", "2", "--bots", "uniform", "--seed", "3", "--opener", "0", "--plain")
"""With this seed the first tile is O, which fits in three places with two rotations each."""
EVERYTHING = ("--expansions", "river,abbot,towers-and-thieves")
ENOUGH = b"1\na\nb\nc\nd\n0\n\n"
"""Each prompt accepts at least one of these lines."""


def test_the_board_the_tile_in_hand_and_the_places_are_shown(rookery: Rookery) -> None:
    ran = rookery(*FIRST, stdin=b"quit\n")
    assert ran.code == 0
    assert "> A You    0 points  AAAAAAA    ###$##/  \\##$###  ...|../  \\..|..." in ran.out
    assert "1) 0,-1 cd   2) -1,0 ad   3) 1,0 bc" in ran.out
    assert "  0     2   =======   3" in ran.out
    assert ran.out.endswith("You have left the game.\n")


@pytest.mark.parametrize("lines", [b"1\nc\n", b"1c\n", b"1 C\n", b"0,-1c\n", b"0,-1\nc\n", b"1\n1c\n", b"place 0,-1 180\n"])
def test_a_tile_is_placed_in_one_step_or_two(lines: bytes, rookery: Rookery) -> None:
    ran = rookery(*FIRST, stdin=lines + b"quit\n")
    assert "You place tile O at (0, -1).\n" in ran.out
    assert ("Which one (c, d)?" in ran.out) == (lines.count(b"\n") == 2)


def test_a_figure_is_placed_by_number(rookery: Rookery) -> None:
    ran = rookery(*FIRST, stdin=b"1c\n1\n\nquit\n")
    ran.shows("0) Place nothing", "1) Place a meeple in the city (east)", "You place a meeple in the city (east).\n")
    assert 'Press Enter to end your turn, or type "undo" to take it back:' in ran.out
    assert "Pip places tile" in ran.out


def test_invalid_input_is_explained_and_the_prompt_repeated(rookery: Rookery) -> None:
    ran = rookery(*FIRST, stdin=b"place 0,-1 0\nplace 7,7 0\n1a\n9\n1,1\nplace\n\xff\nclaim city N\n1\ne\n1\nhelp\nquit\n")
    assert ran.code == 0
    assert ran.out.count("Not allowed: The tile must touch another, and all touching edges must match.") == 2
    assert "Not allowed: That belongs to a different step of the turn." in ran.out
    for text in ("1a", "9", "1,1", "place", "e"):
        assert f"“{text}” is neither a choice nor a command" in ran.out
    ran.shows("not UTF-8 text (byte 0xFF)", "Carcassonne in short:")
    assert "You place tile" not in ran.out


def test_a_mistake_leaves_the_board_on_the_screen_and_enter_shows_it_again(rookery: Rookery) -> None:
    wrong = rookery(*FIRST, stdin=b"dance\nquit\n").out
    again = rookery(*FIRST, stdin=b"\nquit\n").out
    assert wrong.count("1) 0,-1 cd") == 1
    assert again.count("1) 0,-1 cd") == again.count("> A You") == 2


def test_a_tile_can_be_taken_back(rookery: Rookery) -> None:
    ran = rookery(*FIRST, stdin=b"1c\nundo\n2a\n1\nundo\n0\n\nquit\n")
    ran.shows("Taken back: Place the tile at (0, -1), rotated 180°.", "You place tile O at (-1, 0).", "Taken back: Place a meeple")


def test_commands_show_other_parts_of_the_board_and_the_remaining_tiles(rookery: Rookery) -> None:
    ran = rookery(*FIRST, stdin=b"look all\nlook south\nlook 0,0\nlook\nlook at me\ntiles\nhint\nquit\n")
    assert ran.out.count("> A You") == 5
    ran.shows("There is no “at me” to look at here.", "70 tiles are still to come:")
    assert len(re.findall(r"Place the tile at \(.*\): [0-9.]+% to\s+win, on\s+average", ran.out)) == 3


def test_a_forced_placement_is_played_without_asking(rookery: Rookery) -> None:
    ran = rookery("play", "carcassonne", "--seats", "2", "--bots", "uniform", "--seed", "3", "--opener", "0", *EVERYTHING, stdin=b"quit\n")
    assert "You draw tile RF.\nYour only choice: Place the tile at (0, 1).\nYou place tile RF at (0, 1).\n" in ran.out


def test_a_whole_game_is_played_to_its_score_sheets(rookery: Rookery, tmp_path: Path) -> None:
    saved = tmp_path / "game.rook"
    ran = rookery(*FIRST, "--save", str(saved), stdin=ENOUGH * 60)
    assert ran.code == 0
    record = read_rook(saved.read_text())
    assert record.scores is not None
    assert len(list(replay(GAMES["carcassonne"], record))) == len(record.actions) + 1
    assert sorted(map(int, re.findall(r"total +(\d+)", ran.out))) == sorted(record.scores)
    assert "The game is over: no tile is left." in ran.out


def test_a_saved_game_resumes(rookery: Rookery, tmp_path: Path) -> None:
    saved = tmp_path / "game.rook"
    rookery(*FIRST, *EVERYTHING, "--save", str(saved), stdin=ENOUGH * 6 + b"quit\n")
    left = read_rook(saved.read_text()).actions
    ran = rookery("play", "--resume", str(saved), "--seed", "1", stdin=ENOUGH * 2 + b"quit\n")
    assert ran.code == 0
    assert len(read_rook(saved.read_text()).actions) > len(left)


# --- at a terminal


PROMPT = re.compile(r"Your choice: |Which one \((?P<letters>[a-d, ]+)\)\? |to take it back: |wins? with|Shared victory")


class Person(Terminal):
    """A player who takes the last choice of every list until the game is over."""

    def answer(self) -> str:
        """Answer the current prompt and return it."""
        while not (asked := PROMPT.search(self.shown)):
            self._read()
        before, self.shown = self.shown[: asked.start()], self.shown[asked.end() :]
        if asked["letters"]:
            self.type(asked["letters"][-1])
        elif asked[0].startswith("Your"):
            self.type(re.findall(r"\b(\d+)\) ", before)[-1])
        elif asked[0].startswith("to take"):
            self.type("")
        return asked[0]


def test_a_person_at_a_terminal_plays_a_whole_game(tmp_path: Path) -> None:
    saved = tmp_path / "game.rook"
    arguments = [*FIRST[:-1], "--option", "farmers=off", *EVERYTHING, "--save", str(saved)]
    asked = []
    person = Person(arguments, columns=80, rows=30)
    with person:
        while (question := person.answer()).endswith(" "):
            asked.append(question)
        assert person.wait() == 0
    record = read_rook(saved.read_text())
    assert record.scores is not None
    assert len(asked) > 80
    assert any(question.startswith("Which") for question in asked)
    assert {"place", "claim", "guard"} <= {action.split()[0] for action in record.actions}
